"""The command line: play, replay, verify, analyse, warm, fuzz, check and measure."""

import argparse
import concurrent.futures
import functools
import json
import math
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

import holotable as ht
from holotable.core import campaigns as core_campaigns
from holotable.core.clocks import Clocks, TimeControl
from holotable.core.game import Game
from holotable.lab import script
from holotable.learn import command as learning
from holotable.server import cli as server_cli

FOUND_PROBLEMS = 1


class _Parser(argparse.ArgumentParser):
    """Answers wrong words with one sentence and what is allowed."""

    def error(self, message: str) -> NoReturn:
        self.exit(script.WRONG_INPUT, f"{self.prog}: {message}\nTry '{self.prog} --help'.\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    args = build_parser().parse_args(argv)
    try:
        code: int = args.run(args)
    except ht.HolotableError as error:
        print(f"holotable: {error}", file=sys.stderr)
        return script.WRONG_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def build_parser() -> argparse.ArgumentParser:
    """All commands with their words and help."""
    parser = _Parser(prog="holotable", description="Star Wars board games on one digital table.")
    parser.add_argument("--version", action="version", version=f"holotable {ht.__version__}")
    commands = parser.add_subparsers(dest="word", required=True, metavar="COMMAND")

    games = commands.add_parser("games", help="list the games and their options")
    games.set_defaults(run=run_games)

    new_game = commands.add_parser("new-game", help="write a tiny playable game to make your own of")
    new_game.add_argument("name", metavar="NAME", help="the name of its folder: small letters, digits and _")
    new_game.add_argument("--folder", default=".", metavar="DIR", help="where the folder is written (here by default)")
    new_game.set_defaults(run=run_new_game)

    play = commands.add_parser(
        "play",
        help="play at the terminal",
        epilog="Options of a game go as NAME=VALUE: reinforcement=true, scenario=@mine.json",
    )
    _add_game(play)
    play.add_argument("--seed", type=int, help="the seed of the dice")
    play.add_argument("--clock", metavar="TIME", help="a clock for the people: 10+5 is ten minutes and five seconds a turn")
    _add_seats(play, "write the game here when it ends or you leave")
    play.set_defaults(run=run_play)

    campaign = commands.add_parser("campaign", help="fight a game's campaign at the terminal, battle by battle")
    campaign.add_argument("game", metavar="GAME")
    campaign.add_argument("number", nargs="?", type=script.count, default=1, metavar="NUMBER", help="which one, from 1")
    campaign.add_argument("--seed", type=int, help="the seed of the dice")
    _add_seats(campaign, "write the campaign here when it ends or you leave")
    campaign.set_defaults(run=run_campaign)

    rules = commands.add_parser("rules", help="read a game's rules: all of them, one clause, or what speaks of some words")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("wanted", nargs="*", metavar="CLAUSE", help="the number of a clause, or words to look for")
    rules.set_defaults(run=run_rules)

    resume = commands.add_parser("resume", help="play on with a saved game or campaign at the terminal")
    resume.add_argument("file", metavar="FILE")
    _add_seats(resume, "write it here when it ends or you leave, and not back to FILE")
    resume.set_defaults(run=run_resume)

    replay = commands.add_parser("replay", help="step through a saved game or campaign")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--text", action="store_true", help="print the whole game at once")
    replay.set_defaults(run=run_replay)

    verify = commands.add_parser("verify", help="prove the dice of a finished game")
    verify.add_argument("file", metavar="FILE")
    verify.set_defaults(run=run_verify)

    analyse = commands.add_parser("analyse", help="the chances over a saved game, and the choices that turned it")
    analyse.add_argument("file", metavar="SAVE")
    analyse.add_argument("--simulations", type=script.count, default=400, metavar="N", help="games in the head a choice")
    analyse.add_argument("--seed", type=script.seed, default=0, metavar="S", help="the same seed tells the same analysis")
    analyse.add_argument("--plot", metavar="FILE", help="draw the curve as .svg, or as .png where matplotlib is installed")
    analyse.add_argument("--json", action="store_true", help="print JSON")
    analyse.set_defaults(run=run_analyse)

    warm = commands.add_parser("warm", help="compile the rules ahead of play")
    warm.add_argument("games", nargs="*", metavar="GAME")
    warm.add_argument("--first", action="store_true", help="only the first game of the list, to play at once")
    warm.set_defaults(run=run_warm)

    fuzz = commands.add_parser("fuzz", help="check a game's promises on random play")
    fuzz.add_argument("game", metavar="GAME")
    fuzz.add_argument("--games", type=script.count, default=1000, metavar="N")
    fuzz.add_argument("--seed", type=int, default=None, metavar="S", help="seed of the first game (shown; random by default)")
    fuzz.add_argument("--jobs", type=script.count, default=os.cpu_count() or 1, metavar="N")
    fuzz.add_argument("--looks", type=script.count, default=1, metavar="N", help="positions of each game looked at deeply")
    fuzz.add_argument("--out", default=".", metavar="DIR", help="where a failing game is written")
    fuzz.set_defaults(run=run_fuzz)

    check = commands.add_parser("check-games", help="replay stored games and name those that differ")
    check.add_argument("folder", metavar="DIR")
    check.set_defaults(run=run_check_games)

    ladder = commands.add_parser(
        "ladder", help="let players meet in every seat and rate them", epilog="Options of a game go as NAME=VALUE."
    )
    _add_game(ladder)
    ladder.add_argument(
        "--players",
        default="random,cadet,officer,commander",
        metavar="A,B,...",
        help="who plays, weakest first (without the admirals unless named: their games last long)",
    )
    ladder.add_argument("--neighbours", action="store_true", help="each player meets only the one named before it")
    ladder.add_argument("--games", type=script.count, metavar="N", help="games of each pairing, alike in every seat (40 or 42)")
    ladder.add_argument("--seed", type=script.seed, default=1, metavar="S")
    ladder.add_argument("--jobs", type=script.count, default=1, metavar="N", help="games played side by side")
    ladder.add_argument("--out", metavar="DIR", help="keep the games here (a second run goes on), with JSON and a plot")
    ladder.add_argument(
        "--times",
        type=float,
        metavar="S",
        help="play no ladder: time each level's choices at two tables at once, S seconds each",
    )
    ladder.add_argument("--plot", metavar="FILE", help="draw the ratings as .svg, or as .png where matplotlib is installed")
    ladder.set_defaults(run=run_ladder)

    server_cli.add_parsers(commands)

    bench = commands.add_parser("bench", help="measure decisions a second, or (bench server) the server under load")
    bench.add_argument("games", nargs="*", metavar="GAME")
    bench.add_argument("--tables", type=script.count, default=200, metavar="N", help="bench server: tables at once")
    bench.add_argument(
        "--rate", type=float, action="append", metavar="R", help="bench server: choices a second at all tables together"
    )
    bench.add_argument("--database", metavar="URL", help="bench server: an empty PostgreSQL database (default: SQLite)")
    bench.add_argument("--processes", type=script.count, default=1, metavar="N", help="bench server: processes that serve it")
    bench.add_argument("--inside", action="store_true", help="bench server: where the time of one choice goes")
    bench.add_argument("--seconds", type=float, metavar="S", help="time for each game")
    bench.add_argument("--cores", metavar="N", help="also on so many cores, or 'all'")
    bench.add_argument("--mixes", action="store_true", help="also with every mix of a game's options: the slowest of them")
    bench.add_argument("--gpu", action="store_true", help="also on the GPU")
    bench.add_argument(
        "--search", action="store_true", help="simulations a second of the computer's search, beside OpenSpiel's"
    )
    bench.add_argument("--peers", action="store_true", help="beside other libraries' games, as far as they are installed")
    bench.add_argument("--plot", metavar="FILE", help="with --peers, draw the rates as an image")
    bench.add_argument("--json", action="store_true", help="print JSON")
    bench.set_defaults(run=run_bench)

    lab = commands.add_parser(
        "lab",
        help="simulate many games and report the balance",
        epilog="Options of a game go as NAME=VALUE; NAME=VALUE|VALUE makes a scenario of each value.",
    )
    _add_game(lab)
    lab.add_argument("--players", default="random", metavar="A,B", help="who plays, one for all seats or one a seat")
    lab.add_argument("--games", type=script.count, default=1000, metavar="N", help="games of each scenario")
    lab.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of the first game")
    lab.add_argument("--keep-seats", action="store_true", help="do not let the players change seats from game to game")
    lab.add_argument("--jobs", type=script.count, default=os.cpu_count() or 1, metavar="N", help="processes")
    lab.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster ('local' starts one here)")
    lab.add_argument("--out", metavar="DIR", help="where results are kept; a study that was broken off goes on from there")
    lab.add_argument("--file", metavar="PLAN", help="whether a battle of your own, drawn in the workshop, is fair")
    lab.add_argument("--figures", action="store_true", help="keep what was found beside the game, for its set-up page")
    lab.set_defaults(run=run_lab)

    puzzles = commands.add_parser(
        "puzzles",
        help="check the puzzles of a game with the search, or find new ones in games of the computer",
        epilog="Options of a game go as NAME=VALUE.",
    )
    _add_game(puzzles)
    puzzles.add_argument("--find", type=script.count, metavar="N", help="find so many new ones and add them to the file")
    puzzles.add_argument("--seed", type=script.seed, default=1, metavar="S", help="the seed of the first game, or of the check")
    puzzles.add_argument("--out", metavar="FILE", help="the file of puzzles, that beside the game unless named")
    puzzles.set_defaults(run=run_puzzles)

    learn = commands.add_parser("learn", help="train a network by self-play, on a GPU or small on the CPU")
    learning.add_words(learn)
    learn.set_defaults(run=run_learn)
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    """The words of every command that plays a game with options."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("options", nargs="*", metavar="NAME=VALUE")


def _add_seats(parser: argparse.ArgumentParser, save: str) -> None:
    """The words of every command that opens a terminal table."""
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="SEAT=WHO",
        help="who plays a seat: human, random, a level (cadet to grand-admiral), net, or your own player as file.py:object",
    )
    parser.add_argument("--name", action="append", default=[], metavar="SEAT=NAMES", help="the people who share a seat")
    parser.add_argument("--ask-all", action="store_true", help="ask even where there is only one answer")
    parser.add_argument("--save", metavar="FILE", help=save)


def parse_option(game: Game, text: str) -> tuple[str, Any]:
    """One NAME=VALUE of a game: true, false, none, numbers and JSON as such, @FILE the JSON in it, all else a word."""
    name, sign, value = text.partition("=")
    if not sign:
        raise ht.BadOption(
            f"{text!r} is not NAME=VALUE; the options of {game.id} are {', '.join(o.name for o in game.options)}."
        )
    if value.startswith("@"):
        return name, _option_file(name, Path(value[1:]))
    try:
        return name, None if value == "none" else json.loads(value)
    except json.JSONDecodeError:
        return name, value


def _option_file(name: str, path: Path) -> Any:
    """The value of an option that stands in a file, such as a scenario of one's own."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise ht.BadOption(f"{name}: {path} is not JSON at line {error.lineno}.") from None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise ht.BadOption(f"{name}: {path} cannot be read: {reason}.") from None


def run_games(args: argparse.Namespace) -> int:
    """List the games with their options."""
    console = Console()
    for name in ht.list_games():
        game = ht.get(name)
        grid = Grid(title=f"{name}: {game.title}", title_justify="left", title_style="bold cyan", box=None, padding=(0, 2))
        for heading in ("option", "default", "what it does"):
            grid.add_column(heading, header_style="dim")
        for option in game.options:
            default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
            grid.add_row(option.name, default, option.help)
        console.print(grid, "")
    return 0


def run_new_game(args: argparse.Namespace) -> int:
    """Write a game from the template and say how it comes to the table."""
    from holotable import new_game

    folder = Path(args.folder).resolve()
    written = new_game.write(args.name, folder)
    print(f"{written} is a playable game. {new_game.next_step(args.name, folder)}")
    return 0


def run_play(args: argparse.Namespace) -> int:
    """Open a terminal table."""
    game = ht.get(args.game)
    table = ht.Table(args.game, dict(parse_option(game, text) for text in args.options), seed=args.seed)
    _check_place(args.save)
    if args.clock is not None:
        table.clock = Clocks(TimeControl.read(args.clock), table.seats).to_save(0.0)
    _seated(table, args).run()
    return _keep(table, args.save)


def run_campaign(args: argparse.Namespace) -> int:
    """Begin a campaign."""
    from holotable import campaigns

    seed = int.from_bytes(os.urandom(4), "big") if args.seed is None else args.seed
    campaign = core_campaigns.begin(args.game, args.number, seed=seed)
    _check_place(args.save)
    campaigns.fight(campaign, functools.partial(_seated, args=args), Console())
    return _keep(campaign, args.save)


def run_rules(args: argparse.Namespace) -> int:
    """Read the rules of a game."""
    from holotable.teaching import terminal

    terminal.show(Console(), args.game, " ".join(args.wanted) or None)
    return 0


def run_resume(args: argparse.Namespace) -> int:
    """Go on with a saved game or campaign."""
    from holotable import campaigns

    _check_place(args.save)
    if core_campaigns.is_campaign(_json_of(args.file)):
        campaign = core_campaigns.load(args.file)
        campaigns.fight(campaign, functools.partial(_seated, args=args), Console())
        return _keep(campaign, args.save or args.file)
    table = ht.Table.load(args.file)
    args.seat = [*_saved_seats(table, args.file), *args.seat]
    _seated(table, args).run()
    return _keep(table, args.save or args.file)


def _saved_seats(table: ht.Table, path: str) -> list[str]:
    """Who plays each seat, as far as a save from a server names them, in the words of the option --seat."""
    from holotable import players

    named = _json_of(path).get("seats")
    if not isinstance(named, dict):
        return []
    known = [level.id for level in players.LEVELS]
    found = {seat: who for seat, who in named.items() if seat in table.seats and isinstance(who, dict)}
    computers = {seat: who.get("level") for seat, who in found.items() if who.get("kind") == "computer"}
    levels = {seat: level if level in known else players.DEFAULT_LEVEL for seat, level in computers.items()}
    return [f"{seat}={levels.get(seat, 'human')}" for seat in found]


def _seated(table: ht.Table, args: argparse.Namespace) -> Any:
    """A terminal table with its people and computers."""
    from holotable import players, terminal

    who = dict.fromkeys(table.seats, players.DEFAULT_LEVEL)
    who[table.seats[0]] = "human"
    who |= _by_seat(table, args.seat)
    computers = {seat: players.load(name) for seat, name in who.items() if name != "human"}
    names = {seat: " or ".join(name.strip() for name in text.split(",")) for seat, text in _by_seat(table, args.name).items()}
    return terminal.TerminalTable(table, computers, names, Console(), args.ask_all)


def _check_place(path: str | None) -> None:
    """Refuse a place that cannot be written to before anybody has played for it."""
    if path is None:
        return
    target = Path(path).resolve()
    if target.exists() and not target.is_file():
        raise ht.BadSave(f"{path} cannot be written: it is no ordinary file.")
    if not os.access(target.parent, os.W_OK):
        raise ht.BadSave(f"{path} cannot be written: {target.parent} is no folder to write in.")


def _keep(played: Any, path: str | None) -> int:
    """Write what was played to a file, if one was named."""
    if path is not None:
        try:
            played.save(path)
        except OSError as error:
            raise ht.BadSave(f"{path} cannot be written: {error.strerror}.") from None
        print(f"Saved as {path}.")
    return 0


def _by_seat(table: ht.Table, words: list[str]) -> dict[str, str]:
    found = {}
    for word in words:
        seat, sign, value = word.partition("=")
        if not sign or seat not in table.seats:
            raise ht.BadOption(f"{word!r} is not SEAT=WORD; the seats are {', '.join(table.seats)}.")
        found[seat] = value
    return found


def _json_of(path: str) -> Any:
    """The JSON of a file; None where it is none, for the reader of saves to complain."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def run_replay(args: argparse.Namespace) -> int:
    """Step through a saved game or campaign, or print it whole."""
    from holotable import campaigns, terminal

    data = _json_of(args.file)
    shown_whole = args.text or not sys.stdin.isatty()
    if core_campaigns.is_campaign(data):
        campaign = core_campaigns.load(args.file)
        if shown_whole:
            print("\n".join(campaign.playthrough()))
        else:
            campaigns.step_through_all(campaign, Console())
        return 0
    table = ht.Table.load(args.file)
    if shown_whole:
        print("\n".join(table.playthrough()))
    else:
        terminal.step_through(ht.Table.opening_of(data), data["actions"], Console())
    return 0


def run_verify(args: argparse.Namespace) -> int:
    """Prove the dice of a saved game."""
    data = _json_of(args.file)
    if core_campaigns.is_campaign(data):
        core_campaigns.load(args.file)
    else:
        ht.Table.load(args.file)
    sound, text = ht.verify(data)
    print(text)
    return 0 if sound else FOUND_PROBLEMS


def _check_plot(path: str | None) -> None:
    """Refuse a picture that could not be drawn, before the work for it is done."""
    from holotable.lab import pictures

    if path:
        pictures.check(Path(path))
        _check_place(path)


def run_analyse(args: argparse.Namespace) -> int:
    """Look at a saved game again: its curve of chances and its biggest swings."""
    from holotable import players
    from holotable.lab import curve

    _check_plot(args.plot)
    if core_campaigns.is_campaign(_json_of(args.file)):
        raise ht.BadSave(f"{args.file} holds a campaign; only a single game can be analysed.")
    table = ht.Table.load(args.file)
    with _progress() as progress:
        task = progress.add_task(f"{table.game.id}: choices", total=None)
        found = players.analyse(
            table, args.simulations, args.seed, lambda done, of: progress.update(task, completed=done, total=of)
        )
    if args.json:
        told = {"game": table.game.id, "simulations": args.simulations, "seed": args.seed, **asdict(found)}
        print(json.dumps(told, indent=1))
    else:
        Console().print(curve.as_grid(table.seats, found))
    if args.plot:
        curve.plot(f"{table.game.title}: chances to win", table.seats, found, Path(args.plot))
    return 0


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=Console(stderr=True)
    )


def run_warm(args: argparse.Namespace) -> int:
    """Compile what play needs, game by game."""
    names = args.games or list(ht.list_games()[: 1 if args.first else None])
    for name in names:
        ht.get(name)
    from holotable import players
    from holotable.core.warm import steps

    with _progress() as progress:
        task = progress.add_task("compiling the rules", total=None)
        work = [(name, label, step) for name in names for label, step in steps(ht.get(name))]
        work += [(name, "computer players", functools.partial(players.warm, name)) for name in names]
        progress.update(task, total=len(work))
        for name, label, step in work:
            progress.update(task, description=f"compiling {name}: {label}")
            step()
            progress.advance(task)
        progress.update(task, description="compiled")
    return 0


def _fuzz_some(name: str, first: int, count: int, looks: int) -> tuple[int, Any]:
    """A stretch of fuzzed games in a worker process."""
    from holotable.lab.fuzz import Broken, check_game

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
    from holotable.lab.fuzz import Broken

    game = ht.get(args.game)
    seed = args.seed if args.seed is not None else int.from_bytes(os.urandom(3), "big")
    started, decisions = time.monotonic(), 0
    print(f"Fuzzing {args.game}: {args.games} games from seed {seed} over {len(game.option_mixes())} option mixes.")
    stretch = 20
    with _progress() as progress, concurrent.futures.ProcessPoolExecutor(args.jobs) as pool:
        task = progress.add_task("games", total=args.games)
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
                print(f"{text}\nThe game is written to {path}: holotable replay {path}")
                return FOUND_PROBLEMS
    print(f"Nothing found in {args.games} games, {decisions} decisions, {time.monotonic() - started:.0f} s.")
    return 0


def run_puzzles(args: argparse.Namespace) -> int:
    """Find puzzles, or let the search judge those that are kept."""
    from holotable.lab import puzzles

    game = ht.get(args.game)
    path = Path(args.out) if args.out else puzzles.place(args.game)
    kept = puzzles.load(path)
    if args.find is None:
        doubtful = [number for number, puzzle in enumerate(kept, 1) if not puzzles.holds(args.game, puzzle, args.seed)]
        for number in doubtful:
            print(f"Puzzle {number}: {kept[number - 1].answer} is not clearly the best choice.")
        print(f"{len(kept) - len(doubtful)} of {len(kept)} puzzles of {args.game} hold.")
        return FOUND_PROBLEMS if doubtful else 0
    options = dict(parse_option(game, text) for text in args.options)
    with Console().status("looking") as status:
        for puzzle in puzzles.find(args.game, options, args.find, args.seed, status.update):
            kept.append(puzzle)
            puzzles.write(path, kept)
            print(f"{puzzle.seat}: {puzzle.answer} ({puzzle.chance:.0%}, the next best {puzzle.next_best:.0%})")
    return 0


def run_check_games(args: argparse.Namespace) -> int:
    """Replay every save below a folder."""
    folder = Path(args.folder)
    if not folder.is_dir():
        raise ht.BadSave(f"{folder} is not a folder.")
    paths = sorted(folder.rglob("*.json"))
    differing = []
    for path in paths:
        try:
            if not _ends_as_stated(path):
                differing.append(f"{path}: ends otherwise than it says")
        except ht.HolotableError as error:
            differing.append(f"{path}: {error}")
    for line in differing:
        print(line)
    print(f"{len(paths)} games looked at, {len(differing)} differ.")
    return FOUND_PROBLEMS if differing else 0


def _ends_as_stated(path: Path) -> bool:
    """Whether a save, of a game or of a campaign, replays to the result it states."""
    data = _json_of(str(path))
    if core_campaigns.is_campaign(data):
        campaign = core_campaigns.load(path)
        return (campaign.points, campaign.winner) == (data.get("points"), data.get("winner"))
    table = ht.Table.load(path)
    return bool(data.get("result") == (table.scores if table.over else None))


def run_ladder(args: argparse.Namespace) -> int:
    """Play a ladder, show its progress, print and write its standings."""
    from holotable.lab import ladder

    game = ht.get(args.game)
    options = dict(parse_option(game, text) for text in args.options)
    if args.times is not None:
        if not 0 < args.times < math.inf:
            raise ht.BadOption(f"--times takes seconds above 0, not {args.times:g}.")
        return _print_times(args, options)
    _check_plot(args.plot)
    who = tuple(name.strip() for name in args.players.split(","))
    games = args.games or ladder.games_by_default(args.game, options)
    plan = ladder.Ladder(args.game, who, games, args.seed, options, args.neighbours)
    total = sum(1 for _ in plan.pairings())
    folder = Path(args.out) if args.out else None
    played = []
    with _progress() as progress:
        task = progress.add_task(f"{args.game}: games", total=total)
        for game_played in ladder.run(plan, folder / f"{args.game}.jsonl" if folder else None, args.jobs):
            played.append(game_played)
            progress.advance(task)
    found = ladder.standings(plan, played)
    Console().print(ladder.as_grid(found))
    if folder:
        (folder / f"{args.game}.json").write_text(json.dumps(found.as_json(), indent=1) + "\n", encoding="utf-8")
        ladder.plot(found, folder / f"{args.game}.svg")
        print(f"Written to {folder}.")
    if args.plot:
        ladder.plot(found, Path(args.plot))
    return 0


def _print_times(args: argparse.Namespace, options: dict[str, Any]) -> int:
    """Time the levels' choices."""
    from holotable.lab import pace
    from holotable.players import LEVELS

    found = pace.paces(args.game, [level.id for level in LEVELS], args.times, options, args.seed)
    Console().print(pace.as_grid(found))
    return 0


def run_lab(args: argparse.Namespace) -> int:
    """Simulate, keep and report."""
    from holotable.lab import commands

    return commands.study(args)


def run_learn(args: argparse.Namespace) -> int:
    """Train a network."""
    return learning.learn(args, dict(parse_option(ht.get(args.game), text) for text in args.options))


def run_bench(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.games[:1] == ["server"]:
        return server_cli.run_bench(args, args.games[1:])
    from holotable.lab import commands

    return commands.bench(args)


if __name__ == "__main__":
    sys.exit(main())
