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

from holotable.commands import decimal, percent, say
from holotable.core import game as registry
from holotable.core.errors import BadOption
from holotable.core.speaking import speaking
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
    with console.status(say("said-measuring")) as status:
        for name in names:
            status.update(say("said-measuring-game", game=name))
            found["games"].append(_one(name, args, threads))
        if args.peers:
            status.update(say("said-measuring-peers"))
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

    with console.status(say("said-measuring-search")):
        rates = pace.simulations_a_second(names, args.seconds or SECONDS)
    if args.json:
        print(json.dumps({"machine": measuring.machine(), "simulations_a_second": rates}, indent=1))
        return 0
    console.print(" · ".join(f"{k} {v}" for k, v in measuring.machine().items()), style="dim")
    grid = Grid(say("head-search"), say("head-simulations"), title=say("said-one-core"))
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
    heads = ("game", "decisions", "games-a-second", "clone", "record", "python", "ratio")
    grid = Grid(*(say(f"head-{head}") for head in heads), title=say("said-one-core-random"))
    for facts in found["games"]:
        grid.add_row(
            facts["game"],
            measuring.short(facts["decisions_a_second"]),
            decimal(facts["games_a_second"]),
            f"{facts['clone_ns']:.0f} ns",
            say("said-bytes", count=facts["record_bytes"]),
            measuring.short(facts["python_decisions_a_second"]),
            f"{facts['ratio']:.0f}",
        )
    console.print(grid)
    if threads:
        more = Grid(
            *(say(f"head-{head}") for head in ("game", "decisions", "times-one")), title=say("said-cores", count=threads)
        )
        for facts in found["games"]:
            times = facts["all_cores"] / facts["decisions_a_second"]
            more.add_row(facts["game"], measuring.short(facts["all_cores"]), decimal(times, 1))
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
    console.print(say("said-slowest-mix", game=facts["game"], rate=rate, mix=words), highlight=False)


def _print_gpu(console: Console, games: list[dict[str, Any]]) -> None:
    heads = ("game", "same", "decisions", "registers", "local")
    grid = Grid(*(say(f"head-{head}") for head in heads), title="GPU")
    for facts in games:
        card = facts["gpu"]
        kernel = card["kernel"]
        best = max(card["decisions_a_second"].values())
        registers, local = kernel.get("registers_a_thread", "?"), kernel.get("local_bytes_a_thread", "?")
        grid.add_row(
            facts["game"],
            say("said-yes" if card["same_as_cpu"] else "said-no"),
            measuring.short(best),
            f"{registers}",
            say("said-bytes", count=local),
        )
    console.print(grid)


def _print_peers(console: Console, paces: dict[str, dict[str, float]]) -> None:
    """Raw rates and learners' rates of our games, then the peers; each beside every peer in decisions a second."""
    ours = [name for name in paces if name.split(",")[0] in registry.list_games()]
    others = [name for name in paces if name not in ours]
    rates = {name: pace["decisions_a_second"] for name, pace in paces.items()}
    heads = (say("head-decisions"), say("head-games-a-second"), *(say("head-times", name=name) for name in others))
    grid = Grid(say("head-from-python"), *heads, title=say("said-peers"))
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
        print(say("said-holds", folder=str(folder), done=study.total - left, total=study.total))
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
        console=Console(stderr=True),
    ) as progress:  # fmt: skip
        task = progress.add_task(say("head-games"), total=left)
        for played in simulate.run(study, folder, args.jobs, args.ray):
            progress.advance(task, played)
    if args.figures:
        print(say("said-figures", path=str(fair.keep_figures(study, simulate.read_rows(study, folder)))))
    found, page = write_report(study, folder)
    words = registry.get(study.game).words_in(speaking())
    heads = (say(f"head-{head}") for head in ("games", "wins", "interval"))
    grid = Grid("", *heads, title=say("said-balance", game=study.game, games=found.games), title_justify="left")
    for rate in [*found.by_seat, *found.by_player, *found.by_scenario, found.first_player]:
        interval = say("said-range", low=percent(rate.low, 1), high=percent(rate.high, 1))
        label = words.part("study.first") if rate is found.first_player else words.name(rate.label)
        grid.add_row(label, str(rate.games), percent(rate.rate, 1), interval)
    Console().print(grid)
    print(say("said-middle", decisions=decimal(found.length_median), share=percent(found.luck)))
    print(say("said-tables", path=str(folder / tidy.FOLDER)))
    print(say("said-report", path=str(page)) if page else say("said-no-report"))
    return 0
