"""The lab from the command line: fuzz, check-games, ladder, lab and puzzles."""

import argparse
import concurrent.futures
import json
import math
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

import holotable as ht
from holotable.commands import decimal, percent, say, whole
from holotable.core import campaigns
from holotable.core.speaking import speaking

from . import script
from .script import FOUND_PROBLEMS, add_game, check_plot, options_of, progress_bar

if TYPE_CHECKING:
    from .puzzles import Puzzle


def add_parsers(subparsers: Any) -> None:
    """Add the commands of the lab to the command line."""
    for add in (_add_fuzz, _add_check_games, _add_ladder, _add_lab, _add_puzzles):
        add(subparsers)


def _add_fuzz(subparsers: Any) -> None:
    parser = subparsers.add_parser("fuzz", help="check a game's promises on random play")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=script.count, default=1000, metavar="N")
    parser.add_argument(
        "--seed", type=whole, default=None, metavar="S", help="seed of the first game (shown; random by default)"
    )
    parser.add_argument("--jobs", type=script.count, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--looks", type=script.count, default=1, metavar="N", help="positions of each game looked at deeply")
    parser.add_argument("--out", default=".", metavar="DIR", help="where a failing game is written")
    parser.set_defaults(run=run_fuzz)


def _fuzz_some(name: str, first: int, count: int, looks: int) -> tuple[int, Any]:
    """A stretch of fuzzed games in a worker process."""
    from .fuzz import Broken, check_game

    game = ht.get(name)
    mixes = game.option_mixes()
    decisions = 0
    for seed in range(first, first + count):
        try:
            decisions += check_game(game, mixes[seed % len(mixes)], seed, looks=looks)
        except Broken as broken:
            return decisions, (str(broken), broken.options, broken.seed, broken.actions)
    return decisions, None


def run_fuzz(args: argparse.Namespace) -> int:
    """Random games with everything checked; a failing one is written as a save."""
    from .fuzz import Broken

    game = ht.get(args.game)
    seed = args.seed if args.seed is not None else int.from_bytes(os.urandom(3), "big")
    started, decisions = time.monotonic(), 0
    print(say("said-fuzzing", game=args.game, games=args.games, seed=str(seed), mixes=len(game.option_mixes())))
    stretch = 20
    with progress_bar() as progress, concurrent.futures.ProcessPoolExecutor(args.jobs) as pool:
        task = progress.add_task(say("head-games"), total=args.games)
        sizes = {first: min(stretch, args.games - first) for first in range(0, args.games, stretch)}
        waiting = {pool.submit(_fuzz_some, args.game, seed + first, size, args.looks): size for first, size in sizes.items()}
        for future in concurrent.futures.as_completed(waiting):
            played, problem = future.result()
            decisions += played
            progress.advance(task, waiting[future])
            if problem:
                pool.shutdown(wait=False, cancel_futures=True)
                text, options, bad_seed, actions = problem
                path = Broken(text, game, options, bad_seed, actions).save(Path(args.out))
                print(f"{text}\n{say('said-fuzz-written', path=str(path))}")
                return FOUND_PROBLEMS
    seconds = decimal(time.monotonic() - started)
    print(say("said-fuzz-clean", games=args.games, decisions=decisions, seconds=seconds))
    return 0


def _add_check_games(subparsers: Any) -> None:
    parser = subparsers.add_parser("check-games", help="replay stored games and name those that differ")
    parser.add_argument("folder", metavar="DIR")
    parser.set_defaults(run=run_check_games)


def run_check_games(args: argparse.Namespace) -> int:
    """Replay every save below a folder."""
    folder = Path(args.folder)
    if not folder.is_dir():
        raise ht.BadSave("error.not_folder", folder=folder)
    paths = sorted(folder.rglob("*.json"))
    differing = []
    for path in paths:
        try:
            if not _ends_as_stated(path):
                differing.append(say("said-differs", path=str(path)))
        except ht.HolotableError as error:
            differing.append(f"{path}: {error.say(speaking())}")
    for line in differing:
        print(line)
    print(say("said-looked-at", games=len(paths), differ=len(differing)))
    return FOUND_PROBLEMS if differing else 0


def _ends_as_stated(path: Path) -> bool:
    """Whether a save, of a game or of a campaign, replays to the result it states."""
    data = script.json_of(str(path))
    if campaigns.is_campaign(data):
        campaign = campaigns.load(path)
        return (campaign.points, campaign.winner) == (data.get("points"), data.get("winner"))
    table = ht.Table.load(path)
    return bool(data.get("result") == (table.scores if table.over else None))


def _add_ladder(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "ladder", help="let players meet in every seat and rate them", epilog="Options of a game go as NAME=VALUE."
    )
    add_game(parser)
    parser.add_argument(
        "--players",
        default="random,cadet,officer,commander",
        metavar="A,B,...",
        help="who plays, weakest first (without the admirals unless named: their games last long)",
    )
    parser.add_argument("--neighbours", action="store_true", help="each player meets only the one named before it")
    parser.add_argument("--games", type=script.count, metavar="N", help="games of each pairing, alike in every seat (40 or 42)")
    parser.add_argument("--seed", type=script.seed, default=1, metavar="S")
    parser.add_argument("--jobs", type=script.count, default=1, metavar="N", help="games played side by side")
    parser.add_argument("--out", metavar="DIR", help="keep the games here (a second run goes on), with JSON and a plot")
    parser.add_argument(
        "--times",
        type=float,
        metavar="S",
        help="play no ladder: time each level's choices at two tables at once, S seconds each",
    )
    parser.add_argument("--plot", metavar="FILE", help="draw the ratings as .svg, or as .png where matplotlib is installed")
    parser.set_defaults(run=run_ladder)


def run_ladder(args: argparse.Namespace) -> int:
    """Play a ladder, show its progress, print and write its standings."""
    from . import ladder

    game = ht.get(args.game)
    options = options_of(game, args.options)
    if args.times is not None:
        if not 0 < args.times < math.inf:
            raise ht.BadOption(say("said-bad-times", times=f"{args.times:g}"))
        return _print_times(args, options)
    check_plot(args.plot)
    who = tuple(name.strip() for name in args.players.split(","))
    games = args.games or ladder.games_by_default(args.game, options)
    plan = ladder.Ladder(args.game, who, games, args.seed, options, args.neighbours)
    total = sum(1 for _ in plan.pairings())
    folder = Path(args.out) if args.out else None
    played = []
    with progress_bar() as progress:
        task = progress.add_task(say("said-progress", game=args.game, what=say("head-games")), total=total)
        for game_played in ladder.run(plan, folder / f"{args.game}.jsonl" if folder else None, args.jobs):
            played.append(game_played)
            progress.advance(task)
    found = ladder.standings(plan, played)
    Console().print(ladder.as_grid(found))
    if folder:
        (folder / f"{args.game}.json").write_text(json.dumps(found.as_json(), indent=1) + "\n", encoding="utf-8")
        ladder.plot(found, folder / f"{args.game}.svg")
        print(say("said-written-to", folder=str(folder)))
    if args.plot:
        ladder.plot(found, Path(args.plot))
    return 0


def _print_times(args: argparse.Namespace, options: dict[str, Any]) -> int:
    """Time the levels' choices."""
    from holotable.players import LEVELS

    from . import pace

    found = pace.paces(args.game, [level.id for level in LEVELS], args.times, options, args.seed)
    Console().print(pace.as_grid(found))
    return 0


def _add_lab(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "lab",
        help="simulate many games and report the balance",
        epilog="Options of a game go as NAME=VALUE; NAME=VALUE|VALUE makes a scenario of each value.",
    )
    add_game(parser)
    parser.add_argument("--players", default="random", metavar="A,B", help="who plays, one for all seats or one a seat")
    parser.add_argument("--games", type=script.count, default=1000, metavar="N", help="games of each scenario")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="the seed of the first game")
    parser.add_argument("--keep-seats", action="store_true", help="do not let the players change seats from game to game")
    parser.add_argument("--jobs", type=script.count, default=os.cpu_count() or 1, metavar="N", help="processes")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster ('local' starts one here)")
    parser.add_argument("--out", metavar="DIR", help="where results are kept; a study that was broken off goes on from there")
    parser.add_argument("--file", metavar="PLAN", help="whether a battle of your own, drawn in the workshop, is fair")
    parser.add_argument("--figures", action="store_true", help="keep what was found beside the game, for its set-up page")
    parser.set_defaults(run=run_lab)


def run_lab(args: argparse.Namespace) -> int:
    """Simulate, keep and report."""
    from . import commands

    return commands.study(args)


def _add_puzzles(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "puzzles",
        help="check the puzzles of a game with the search, or find new ones in games of the computer",
        epilog="Options of a game go as NAME=VALUE.",
    )
    add_game(parser)
    parser.add_argument("--find", type=script.count, metavar="N", help="find so many new ones and add them to the file")
    parser.add_argument("--seat", metavar="SEAT", help="look only at the moments of this seat")
    parser.add_argument("--last", type=script.count, metavar="N", help="look only at the last N moments of each game")
    parser.add_argument("--seed", type=script.seed, default=1, metavar="S", help="the seed of the first game, or of the check")
    parser.add_argument("--renew", action="store_true", help="keep the puzzles that hold, with the chances measured now")
    parser.add_argument("--out", metavar="FILE", help="the file of puzzles, that beside the game unless named")
    parser.set_defaults(run=run_puzzles)


def run_puzzles(args: argparse.Namespace) -> int:
    """Find puzzles, or let the search judge those that are kept."""
    from . import puzzles

    path = Path(args.out) if args.out else puzzles.place(args.game)
    kept = puzzles.load(path)
    if args.find is None:
        return _check_puzzles(args, path, kept)
    options = options_of(ht.get(args.game), args.options)
    search = puzzles.Search(args.game, options, args.seed, args.seat, args.last)
    with Console().status(say("said-looking")) as status:
        for puzzle in puzzles.find(search, args.find, status.update):
            kept.append(puzzle)
            puzzles.write(path, kept)
            print(_told(puzzle))
    return 0


def _told(puzzle: "Puzzle") -> str:
    chances = {"chance": percent(puzzle.chance), "next": percent(puzzle.next_best)}
    return say("said-puzzle-found", seat=puzzle.seat, answer=puzzle.answer, **chances)


def _check_puzzles(args: argparse.Namespace, path: Path, kept: "list[Puzzle]") -> int:
    """Which puzzles hold, and with which chances; they are written anew if that is wished."""
    from . import puzzles

    good = []
    for number, puzzle in enumerate(kept, 1):
        measured = puzzles.judged(args.game, puzzle, args.seed)
        if measured is None:
            print(say("said-puzzle-doubtful", number=number, answer=puzzle.answer))
        else:
            print(_told(measured))
            good.append(measured)
    print(say("said-puzzles-hold", good=len(good), all=len(kept), game=args.game))
    if args.renew:
        puzzles.write(path, good)
    return 0 if len(good) == len(kept) else FOUND_PROBLEMS
