"""What `holotable bench` and `holotable lab` do and print."""

import argparse
import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from holotable.core import game as registry
from holotable.core.errors import BadOption
from holotable.lab import bench as measuring
from holotable.lab import fair, simulate, tidy
from holotable.lab.page import write_report

SECONDS = 1.0
"""Time for each game."""


def bench(args: argparse.Namespace) -> int:
    """Measure what was asked for and print it, for people or as JSON."""
    names = args.games or list(registry.list_games())
    for name in names:
        registry.get(name)
    threads = _threads(args.cores)
    if args.gpu:
        from holotable.research import card

        card.need_gpu()
    if args.plot and not args.peers:
        raise BadOption("error.plot_draws_rates_beside")
    console = Console(stderr=args.json)
    if args.search:
        return _search(console, names, args)
    found: dict[str, Any] = {"machine": measuring.machine(), "games": []}
    with console.status("measuring") as status:
        for name in names:
            status.update(f"measuring {name}")
            found["games"].append(_one(name, args, threads))
        if args.peers:
            status.update("measuring beside peers")
            paces = measuring.beside_peers(names)
            found["peers"] = {name: asdict(pace) for name, pace in paces.items()}
    if args.plot:
        measuring.plot(paces, args.plot)
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        _print(console, found, threads)
    return 0


def _search(console: Console, names: list[str], args: argparse.Namespace) -> int:
    from holotable.lab import pace

    with console.status("measuring the search"):
        rates = pace.simulations_a_second(names, args.seconds or SECONDS)
    if args.json:
        print(json.dumps({"machine": measuring.machine(), "simulations_a_second": rates}, indent=1))
        return 0
    console.print(" · ".join(f"{k} {v}" for k, v in measuring.machine().items()), style="dim")
    grid = Grid("search", "simulations/s", title="one core")
    for name, rate in rates.items():
        grid.add_row(name, measuring.short(rate))
    console.print(grid)
    return 0


def _threads(cores: str | None) -> int:
    if cores is None:
        return 0
    if cores == "all":
        return os.cpu_count() or 1
    if not cores.isdecimal() or int(cores) < 1:
        raise BadOption("error.cores_takes_whole_number", cores=repr(cores))
    return int(cores)


def _one(name: str, args: argparse.Namespace, threads: int) -> dict[str, Any]:
    speed = measuring.measure(name, seconds=args.seconds or SECONDS)
    facts: dict[str, Any] = {**asdict(speed), "ratio": speed.ratio}
    if threads:
        facts["cores"] = threads
        facts["all_cores"] = measuring.cores(name, threads, args.seconds or SECONDS)
    if args.mixes:
        options, rate = measuring.slowest_mix(name)
        facts["slowest_mix"] = {"options": options, "decisions_a_second": rate}
    if args.gpu:
        facts["gpu"] = asdict(measuring.on_gpu(name))
    return facts


def _print(console: Console, found: dict[str, Any], threads: int) -> None:
    console.print(" · ".join(f"{k} {v}" for k, v in found["machine"].items()), style="dim")
    grid = Grid("game", "decisions/s", "games/s", "clone", "record", "ordinary Python", "ratio", title="one core, random play")
    for facts in found["games"]:
        grid.add_row(
            facts["game"],
            measuring.short(facts["decisions_a_second"]),
            f"{facts['games_a_second']:,.0f}",
            f"{facts['clone_ns']:.0f} ns",
            f"{facts['record_bytes']} bytes",
            measuring.short(facts["python_decisions_a_second"]),
            f"{facts['ratio']:.0f}",
        )
    console.print(grid)
    if threads:
        more = Grid("game", "decisions/s", "times one core", title=f"{threads} cores")
        for facts in found["games"]:
            times = facts["all_cores"] / facts["decisions_a_second"]
            more.add_row(facts["game"], measuring.short(facts["all_cores"]), f"{times:.1f}")
        console.print(more)
    for facts in found["games"]:
        if "slowest_mix" in facts:
            _print_slowest(console, facts)
    if found["games"] and "gpu" in found["games"][0]:
        _print_gpu(console, found["games"])
    if "peers" in found:
        _print_peers(console, found["peers"])


def _print_slowest(console: Console, facts: dict[str, Any]) -> None:
    mix = facts["slowest_mix"]
    words = " ".join(f"{name}={json.dumps(value)}" for name, value in mix["options"].items() if not isinstance(value, dict))
    rate = measuring.short(mix["decisions_a_second"])
    console.print(f"{facts['game']}: the slowest of its option mixes has {rate} decisions/s ({words}).", highlight=False)


def _print_gpu(console: Console, games: list[dict[str, Any]]) -> None:
    grid = Grid("game", "same as CPU", "decisions/s", "registers", "local memory", title="GPU")
    for facts in games:
        card = facts["gpu"]
        kernel = card["kernel"]
        best = max(card["decisions_a_second"].values())
        registers, local = kernel.get("registers_a_thread", "?"), kernel.get("local_bytes_a_thread", "?")
        grid.add_row(
            facts["game"], "yes" if card["same_as_cpu"] else "no", measuring.short(best), f"{registers}", f"{local} bytes"
        )
    console.print(grid)


def _print_peers(console: Console, paces: dict[str, dict[str, float]]) -> None:
    """Raw rates and learners' rates of our games, then the peers; each beside every peer in decisions a second."""
    ours = [name for name in paces if name.split(",")[0] in registry.list_games()]
    others = [name for name in paces if name not in ours]
    rates = {name: pace["decisions_a_second"] for name, pace in paces.items()}
    heads = ("decisions/s", "games/s", *(f"times {name}" for name in others))
    grid = Grid("one core, from Python", *heads, title="beside peers (batch: steps with observations and lists)")
    for name in [*ours, *others]:
        games = measuring.short(paces[name]["games_a_second"])
        grid.add_row(name, measuring.short(rates[name]), games, *(f"{rates[name] / rates[other]:,.2g}" for other in others))
    console.print(grid)


def study(args: argparse.Namespace) -> int:
    """Play a study on, and report what its folder holds; or say whether the plan of a file is fair."""
    if args.file:
        return fair.judge(args)
    scenarios = simulate.scenarios_of(args.game, args.options)
    those = tuple(name.strip() for name in args.players.split(","))
    study = simulate.Study(args.game, those, args.games, args.seed, scenarios, not args.keep_seats)
    folder = Path(args.out or f"lab-{args.game}-{args.seed}")
    left = sum(last - first for first, last in simulate.open_folder(study, folder))
    if left < study.total:
        print(f"{folder} holds {study.total - left} of {study.total} games already.")
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
        console=Console(stderr=True),
    ) as progress:  # fmt: skip
        task = progress.add_task("games", total=left)
        for played in simulate.run(study, folder, args.jobs, args.ray):
            progress.advance(task, played)
    if args.figures:
        print(f"The figures are {fair.keep_figures(study, simulate.read_rows(study, folder))}.")
    found, page = write_report(study, folder)
    grid = Grid("", "games", "wins", "95% interval", title=f"{study.game}, {found.games} games", title_justify="left")
    for rate in [*found.by_seat, *found.by_player, *found.by_scenario, found.first_player]:
        grid.add_row(rate.label, str(rate.games), f"{rate.rate:.1%}", f"{rate.low:.1%} to {rate.high:.1%}")
    Console().print(grid)
    print(f"The middle game has {found.length_median:.0f} decisions; the luck share is {found.luck:.0%}.")
    print(f"The tables are {folder / tidy.FOLDER}.")
    print(f"The report is {page}." if page else "The page with plots needs matplotlib: pip install 'holotable[lab]'.")
    return 0
