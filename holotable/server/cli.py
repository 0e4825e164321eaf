"""`holotable serve`, `holotable backup` and `holotable shelf`: the server from the command line."""

import argparse
import contextlib
import errno
import functools
import json
import os
import socket
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs

from holotable.commands import decimal, say, whole

if TYPE_CHECKING:
    from .bench import Load

DEFAULT_PORT = 8040
HIGHEST_PORT = 65535
BENCH_SECONDS = 15.0
HERE = ("127.0.0.1", "::1", "localhost")
"""The addresses that only this machine reaches."""
_NO_LISTENING = {errno.EADDRINUSE: "said-port-taken", errno.EACCES: "said-port-forbidden"}
"""What is said where the server cannot listen; everything else is the fault of the host's name."""
WORKERS = min(2, os.cpu_count() or 1)
"""Two, so that a quick player at one table seldom waits for a slow one at another."""


def add_parsers(subparsers: Any) -> None:
    """Add `serve`, `backup` and `shelf` to the command line."""
    _add_serve(subparsers)
    _add_shelf(subparsers)
    parser: argparse.ArgumentParser = subparsers.add_parser("backup", help="copy the database of a server that goes on running")
    parser.add_argument("file", metavar="FILE", help="where the copy is written")
    parser.add_argument("--database", metavar="URL", help="which database (default: SQLite in your data folder)")
    parser.set_defaults(run=run_backup)


def _add_shelf(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "shelf", help="the battles that people have put on a server's shelf"
    )
    parser.add_argument("--database", metavar="URL", help="which database (default: SQLite in your data folder)")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--add", metavar="FILE", help="put the battle of a file on the shelf")
    what.add_argument("--remove", metavar="ID", help="take a battle away")
    what.add_argument(
        "--link",
        nargs="?",
        const=f"http://127.0.0.1:{DEFAULT_PORT}",
        metavar="ADDRESS",
        help="make a link for the host of the server at this address; the one before ends",
    )
    parser.set_defaults(run=run_shelf)


def run_shelf(args: argparse.Namespace) -> int:
    """Show the shelf of a database, or change it; a server that runs on it shows the change at once."""
    from . import shelf_command

    return shelf_command.run(args.database or default_database(), args.add, args.remove, args.link)


def run_backup(args: argparse.Namespace) -> int:
    """Copy the database."""
    from .backups import backup

    tables = backup(args.database or default_database(), Path(args.file))
    print(say("said-copied", tables=tables, file=args.file))
    return 0


def _add_serve(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser("serve", help="put the table on a page in your browser")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 lets the network in")
    parser.add_argument("--port", type=_port, default=DEFAULT_PORT, help="the port (default %(default)s)")
    parser.add_argument("--database", metavar="URL", help="where tables are kept (default: SQLite in your data folder)")
    parser.add_argument(
        "--workers", type=whole, default=WORKERS, help="processes that think for computer players (default %(default)s)"
    )
    parser.add_argument(
        "--processes",
        type=whole,
        default=1,
        metavar="N",
        help="processes that serve one PostgreSQL database (default 1)",
    )
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="NAME",
        help="offer a player of your own: file.py:object or module:object",
    )
    parser.add_argument("--battles", metavar="FOLDER", help="offer the battles of a folder: files of the workshop")
    parser.add_argument(
        "--shelf",
        choices=("host", "anyone"),
        help="who may put battles on the shelf: who has the link of `holotable shelf --link`, or anyone "
        "(default: anyone while only this machine reaches the server)",
    )
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="another page that may connect")
    parser.add_argument("--behind-proxy", action="store_true", help="believe X-Forwarded-For from a proxy on this machine")
    parser.add_argument("--webhooks", action="store_true", help="let seats name an address that is told of their turn")
    parser.add_argument("--metrics", action="store_true", help="show counters for Prometheus at /metrics, to everybody")
    parser.add_argument("--log", choices=("text", "json"), default="text", help="lines of the log for people or for programs")
    parser.add_argument("--no-limits", action="store_true", help="no limits of rates and counts, for tests and benchmarks")
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    parser.set_defaults(run=run)


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('holotable')) / 'tables.db'}"


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from . import levels, logs, serving
    from .app import Settings
    from .limits import FREE, Limits
    from .store import url_of

    database, processes = args.database or default_database(), max(1, args.processes)
    kept_in = url_of(database)
    if processes > 1 and kept_in.get_backend_name() == "sqlite":
        print(say("said-one-process"))
        return 1
    if args.battles and not Path(args.battles).is_dir():
        print(say("said-no-folder", folder=args.battles))
        return 1
    settings = Settings(
        database=database,
        workers=max(1, args.workers // processes),
        origins=frozenset(args.origin),
        limits=FREE if args.no_limits else Limits(),
        webhooks=args.webhooks,
        metrics=args.metrics,
        log=args.log,
        players=tuple(args.player),
        battles=Path(args.battles) if args.battles else None,
        shelf=args.shelf or ("anyone" if args.host in HERE and not args.behind_proxy else "host"),
    )
    logs.set_up(settings.log)
    levels.invite(settings.players)
    try:
        listener = _listen(args.host, args.port)
    except OSError as error:
        print(say(_NO_LISTENING.get(error.errno or 0, "said-no-host"), port=str(args.port), host=args.host))
        return 1
    address = f"http://{_shown(args.host)}:{listener.getsockname()[1]}/"
    if processes > 1:
        announce = functools.partial(_announce, address, args.open)
        return serving.Supervisor(settings, args.behind_proxy, listener, processes, announce).run()

    def started(server: Any) -> None:
        while not server.started and not server.should_exit:
            time.sleep(0.02)
        if server.started:
            _announce(address, args.open)

    with contextlib.suppress(KeyboardInterrupt):
        return serving.serve(settings, args.behind_proxy, listener, started)
    return 0


def run_bench(args: argparse.Namespace, games: list[str]) -> int:
    """Measure a server under load, or (inside) where the time of a choice goes."""
    from holotable.core import game as registry

    from . import bench

    for game in games:
        registry.get(game)
    if args.inside:
        spent = {game: bench.parts(game) for game in games or registry.list_games()}
        _print_parts(spent, args.json)
        return 0
    with bench.server(args.database, args.processes) as served:
        loads = [
            bench.measure(served, game, args.tables, args.seconds or BENCH_SECONDS, rate)
            for game in games or registry.list_games()[:1]
            for rate in args.rate or [0.0]
        ]
    _print_loads(loads, args.json)
    return 0


def _print_loads(loads: "list[Load]", as_json: bool) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    if as_json:
        print(json.dumps([load.report() for load in loads], indent=1))
        return
    heads = [say(f"head-{head}") for head in ("game", "tables", "wanted", "made")]
    grid = Grid(*heads, "p50", "p95", "p99", say("head-processor"), title=say("said-load"))
    for load in loads:
        report = load.report()
        trips = [f"{value} ms" for value in report["round_trip_ms"].values()]
        rate = decimal(report["choices_a_second"])
        wanted = decimal(load.rate) if load.rate else say("said-all")
        spent = say("said-micro", count=decimal(report["processor_us_a_choice"]))
        grid.add_row(load.game, str(load.tables), wanted, rate, *trips, spent)
    Console().print(grid)


def _print_parts(spent: dict[str, dict[str, float]], as_json: bool) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    if as_json:
        print(json.dumps(spent, indent=1))
        return
    labels = ("rules", "view", "goals", "choices", "state", "rest", "odds")
    heads = (say(f"head-{head}") for head in ("game", *labels, "all-but"))
    grid = Grid(*heads, title=say("said-parts"))
    for game, parts in spent.items():
        whole = sum(value for label, value in parts.items() if label != "odds")
        grid.add_row(game, *(decimal(parts.get(label, 0)) for label in labels), decimal(whole))
    Console().print(grid)


def _announce(address: str, show: bool) -> None:
    """Say where the table stands."""
    print(say("said-stands-at", address=address), flush=True)
    if show:
        webbrowser.open(address)


def _port(text: str) -> int:
    """The number of a port; 0 lets the machine choose one."""
    if not text.isascii() or not text.isdigit() or int(text) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(say("said-bad-port", text=repr(text), most=str(HIGHEST_PORT)))
    return int(text)


def _listen(host: str, port: int) -> socket.socket:
    """The listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def _shown(host: str) -> str:
    """The address for people: of this machine in the network, where the server listens everywhere."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"
