"""The command line: play, replay, verify, analyse, warm, fuzz, check and measure."""

import argparse
import functools
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.table import Table as Grid

import holotable as ht
from holotable import commands as spoken
from holotable.core import campaigns as core_campaigns
from holotable.core.clocks import Clocks, TimeControl
from holotable.core.errors import BadGame
from holotable.core.refusals import proof_heard
from holotable.core.speaking import of_environment, offered, speak, speaking
from holotable.core.words import PSEUDO
from holotable.lab import cli as lab_cli
from holotable.lab import script
from holotable.languages import cli as languages_cli
from holotable.learn import command as learning
from holotable.server import cli as server_cli


class _Parser(argparse.ArgumentParser):
    """Answers wrong words with one sentence and what is allowed; speaks the language of the terminal."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**{"formatter_class": spoken.Help, **more})

    def error(self, message: str) -> NoReturn:
        further = spoken.heard("Try '%(prog)s --help'.") % {"prog": self.prog}
        self.exit(script.WRONG_INPUT, f"{self.prog}: {message}\n{further}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    speak(_asked_for(sys.argv[1:] if argv is None else argv) or of_environment())
    args = build_parser().parse_args(argv)
    try:
        code: int = args.run(args)
    except ht.HolotableError as error:
        print(f"holotable: {error.say(speaking())}", file=sys.stderr)
        return script.WRONG_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _asked_for(argv: Sequence[str]) -> str | None:
    """The language that the words of a command name, before they are read: the help is in it too."""
    reader = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    reader.add_argument("--language", choices=(*offered(), PSEUDO))
    try:
        named: str | None = reader.parse_known_args(argv)[0].language
    except (argparse.ArgumentError, SystemExit):
        return None  # the whole parser says what is wrong
    return named


def build_parser() -> argparse.ArgumentParser:
    """All commands with their words and help."""
    spoken.teach_argparse()
    parser = _Parser(prog="holotable", description="Star Wars board games on one digital table.")
    parser.add_argument("--version", action="version", version=f"holotable {ht.__version__}")
    known = (*offered(), PSEUDO)
    parser.add_argument(
        "--language", choices=known, metavar="LANGUAGE", help="the language to speak; `holotable languages` lists them"
    )
    commands = parser.add_subparsers(dest="word", required=True, metavar="COMMAND")
    for add in (
        _add_games,
        _add_tables,
        _add_saves,
        server_cli.add_parsers,
        lab_cli.add_parsers,
        _add_measures,
        languages_cli.add_parser,
    ):
        add(commands)
    return parser


def _add_games(commands: Any) -> None:
    """The commands about the games themselves."""
    games = commands.add_parser("games", help="list the games and their options")
    games.set_defaults(run=run_games)

    new_game = commands.add_parser("new-game", help="write a tiny playable game to make your own of")
    new_game.add_argument("name", metavar="NAME", help="the name of its folder: small letters, digits and _")
    new_game.add_argument("--folder", default=".", metavar="DIR", help="where the folder is written (here by default)")
    new_game.set_defaults(run=run_new_game)

    rules = commands.add_parser("rules", help="read a game's rules: all of them, one clause, or what speaks of some words")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("wanted", nargs="*", default=[], metavar="CLAUSE", help="the number of a clause, or words to look for")
    rules.set_defaults(run=run_rules)

    warm = commands.add_parser("warm", help="compile the rules ahead of play")
    warm.add_argument("games", nargs="*", metavar="GAME")
    warm.add_argument("--first", action="store_true", help="only the first game of the list, to play at once")
    warm.set_defaults(run=run_warm)


def _add_tables(commands: Any) -> None:
    """The commands that open a table at the terminal."""
    play = commands.add_parser(
        "play",
        help="play at the terminal",
        epilog="Options of a game go as NAME=VALUE: reinforcement=true, scenario=@mine.json",
    )
    script.add_game(play)
    play.add_argument("--seed", type=spoken.whole, help="the seed of the dice")
    play.add_argument("--clock", metavar="TIME", help="a clock for the people: 10+5 is ten minutes and five seconds a turn")
    _add_seats(play, "write the game here when it ends or you leave")
    play.set_defaults(run=run_play)

    campaign = commands.add_parser("campaign", help="fight a game's campaign at the terminal, battle by battle")
    campaign.add_argument("game", metavar="GAME")
    campaign.add_argument("number", nargs="?", type=script.count, default=1, metavar="NUMBER", help="which one, from 1")
    campaign.add_argument(
        "options", nargs="*", default=[], metavar="NAME=VALUE", help="options that the campaign leaves to choose"
    )
    campaign.add_argument("--seed", type=spoken.whole, help="the seed of the dice")
    _add_seats(campaign, "write the campaign here when it ends or you leave")
    campaign.set_defaults(run=run_campaign)

    resume = commands.add_parser("resume", help="play on with a saved game or campaign at the terminal")
    resume.add_argument("file", metavar="FILE")
    _add_seats(resume, "write it here when it ends or you leave, and not back to FILE")
    resume.set_defaults(run=run_resume)


def _add_saves(commands: Any) -> None:
    """The commands that look at a saved game."""
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


def _add_measures(commands: Any) -> None:
    """The commands that measure, and that train a network."""
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

    learn = commands.add_parser("learn", help="train a network by self-play, on a GPU or small on the CPU")
    learning.add_words(learn)
    learn.set_defaults(run=run_learn)


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


def run_games(args: argparse.Namespace) -> int:
    """List the games with their options; one that cannot be loaded is named with what is wrong."""
    console = Console()
    faults = []
    for name in ht.list_games():
        try:
            game = ht.get(name)
        except BadGame as fault:
            faults.append(fault.say(speaking()))
            continue
        grid = Grid(title=f"{name}: {game.title}", title_justify="left", title_style="bold cyan", box=None, padding=(0, 2))
        for heading in ("head-option", "head-default", "head-what"):
            grid.add_column(spoken.say(heading), header_style="dim")
        for option in game.options:
            default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
            grid.add_row(option.name, default, game.words_in(speaking()).text(option.help))
        console.print(grid, "")
    for sentence in faults:
        print(sentence, file=sys.stderr)
    return script.FOUND_PROBLEMS if faults else 0


def run_new_game(args: argparse.Namespace) -> int:
    """Write a game from the template and say how it comes to the table."""
    from holotable import new_game

    folder = Path(args.folder).resolve()
    written = new_game.write(args.name, folder)
    print(spoken.say("said-written-game", folder=str(written), call=new_game.call(args.name, folder)))
    return 0


def run_play(args: argparse.Namespace) -> int:
    """Open a terminal table."""
    game = ht.get(args.game)
    table = ht.Table(
        args.game, script.options_of(game, args.options), seed=args.seed, language=game.words_in(speaking()).language
    )
    script.check_place(args.save)
    if args.clock is not None:
        table.clock = Clocks(TimeControl.read(args.clock), table.seats).to_save(0.0)
    _seated(table, args).run()
    return _keep(table, args.save)


def run_campaign(args: argparse.Namespace) -> int:
    """Begin a campaign."""
    from holotable import campaigns

    seed = int.from_bytes(os.urandom(4), "big") if args.seed is None else args.seed
    language = ht.get(args.game).words_in(speaking()).language
    options = script.options_of(ht.get(args.game), args.options)
    campaign = core_campaigns.begin(args.game, args.number, seed=seed, language=language, options=options)
    script.check_place(args.save)
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

    script.check_place(args.save)
    if core_campaigns.is_campaign(script.json_of(args.file)):
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

    named = script.json_of(path).get("seats")
    if not isinstance(named, dict):
        return []
    known = [level.id for level in players.LEVELS]
    found = {seat: who for seat, who in named.items() if seat in table.seats and isinstance(who, dict)}
    computers = {seat: who.get("level") for seat, who in found.items() if who.get("kind") == "computer"}
    levels = {seat: level if level in known else players.DEFAULT_LEVEL for seat, level in computers.items()}
    return [f"{seat}={levels.get(seat, 'human')}" for seat in found]


def _spoken(table: ht.Table) -> ht.Table:
    """A table of a save in the language of the terminal."""
    table.words = table.game.words_in(speaking())
    return table


def _seated(table: ht.Table, args: argparse.Namespace) -> Any:
    """A terminal table with its people and computers."""
    from holotable import players, terminal

    who = dict.fromkeys(table.seats, players.DEFAULT_LEVEL)
    who[table.seats[0]] = "human"
    who |= _by_seat(table, args.seat)
    computers = {seat: players.load(name) for seat, name in who.items() if name != "human"}
    names = {seat: " or ".join(name.strip() for name in text.split(",")) for seat, text in _by_seat(table, args.name).items()}
    return terminal.TerminalTable(_spoken(table), computers, names, Console(), args.ask_all)


def _keep(played: Any, path: str | None) -> int:
    """Write what was played to a file, if one was named."""
    if path is not None:
        try:
            played.save(path)
        except OSError as error:
            raise ht.BadSave("error.cannot_written", path=path, strerror=error.strerror) from None
        print(spoken.say("terminal.saved_as", what=path))
    return 0


def _by_seat(table: ht.Table, words: list[str]) -> dict[str, str]:
    found = {}
    for word in words:
        seat, sign, value = word.partition("=")
        if not sign or seat not in table.seats:
            raise ht.BadOption("error.not_seat_word_seats", word=repr(word), seats=", ".join(table.seats))
        found[seat] = value
    return found


def run_replay(args: argparse.Namespace) -> int:
    """Step through a saved game or campaign, or print it whole."""
    from holotable import campaigns, terminal

    data = script.json_of(args.file)
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
        print("\n".join(_spoken(table).playthrough()))
    else:
        terminal.step_through(_spoken(ht.Table.opening_of(data)), data["actions"], Console())
    return 0


def run_verify(args: argparse.Namespace) -> int:
    """Prove the dice of a saved game."""
    data = script.json_of(args.file)
    if core_campaigns.is_campaign(data):
        core_campaigns.load(args.file)
    else:
        ht.Table.load(args.file)
    sound, text = ht.verify(data)
    print(proof_heard(sound, text, len(data.get("actions", ())), speaking()))
    return 0 if sound else script.FOUND_PROBLEMS


def run_analyse(args: argparse.Namespace) -> int:
    """Look at a saved game again: its curve of chances and its biggest swings."""
    from holotable import players
    from holotable.lab import curve

    script.check_plot(args.plot)
    if core_campaigns.is_campaign(script.json_of(args.file)):
        raise ht.BadSave("error.holds_campaign_only_single", file=args.file)
    table = _spoken(ht.Table.load(args.file))
    names = {seat: table.words.name(seat) for seat in table.seats}
    with script.progress_bar() as progress:
        task = progress.add_task(spoken.say("said-progress", game=table.game.id, what=spoken.say("head-choices")), total=None)
        found = players.analyse(
            table, args.simulations, args.seed, lambda done, of: progress.update(task, completed=done, total=of)
        )
    if args.json:
        told = {"game": table.game.id, "simulations": args.simulations, "seed": args.seed, **asdict(found)}
        print(json.dumps(told, indent=1))
    else:
        Console().print(curve.as_grid(names, found))
    if args.plot:
        curve.plot(spoken.say("said-chances", game=table.game.title), names, found, Path(args.plot))
    return 0


def run_warm(args: argparse.Namespace) -> int:
    """Compile what play needs, game by game."""
    names = args.games or list(ht.list_games()[: 1 if args.first else None])
    for name in names:
        ht.get(name)
    from holotable import players
    from holotable.core.warm import steps

    with script.progress_bar() as progress:
        task = progress.add_task(spoken.say("said-compiling-all"), total=None)
        work = [(name, label, step) for name in names for label, step in steps(ht.get(name))]
        work += [(name, "computer players", functools.partial(players.warm, name)) for name in names]
        progress.update(task, total=len(work))
        for name, label, step in work:
            progress.update(task, description=spoken.say("said-compiling", game=name, part=spoken.heard(label)))
            step()
            progress.advance(task)
        progress.update(task, description=spoken.say("said-compiled"))
    return 0


def run_learn(args: argparse.Namespace) -> int:
    """Train a network."""
    return learning.learn(args, script.options_of(ht.get(args.game), args.options))


def run_bench(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.games[:1] == ["server"]:
        return server_cli.run_bench(args, args.games[1:])
    from holotable.lab import commands

    return commands.bench(args)


if __name__ == "__main__":
    sys.exit(main())
