"""Let a server play for a long time, and look whether its memory stays level and its log says of no error.

``python tools/soak.py --minutes 60 --tables 200`` plays at so many tables and prints the server's memory now and then.
"""

import argparse
import os
import re
import tempfile
import threading
import time
from pathlib import Path

from holotable.core import game as registry
from holotable.server import bench

SAMPLE_SECONDS = 10.0
TROUBLE = re.compile(r"ERROR|CRITICAL|Traceback")


def memory(process: int) -> float:
    """The memory of a process and of those that serve for it, in MB; what they share is counted in each."""
    numbers = [process, *bench.children(process)]
    total = 0
    for number in numbers:
        try:
            total += int(Path(f"/proc/{number}/statm").read_text(encoding="ascii").split()[1])
        except OSError:
            continue
    return total * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> int:
    """Status 1 if memory grew by a tenth after its first fifth, or the log tells of an error."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100, help="choices a second at all tables together")
    parser.add_argument("--game", default=registry.list_games()[0])
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    samples: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with bench.server(args.database, args.processes, log) as served:
            began, done = time.monotonic(), threading.Event()

            def watch() -> None:
                while not done.wait(SAMPLE_SECONDS):
                    samples.append((time.monotonic() - began, memory(served.process)))
                    spent = served.processor()
                    print(
                        f"{samples[-1][0] / 60:5.1f} min  {samples[-1][1]:7.0f} MB  {spent:7.0f} s of processor time",
                        flush=True,
                    )

            threading.Thread(target=watch, daemon=True).start()
            try:
                load = bench.measure(served, args.game, args.tables, args.minutes * 60, args.rate)
            except Exception:
                print(log.read_text(encoding="utf-8"))  # it would be gone with its folder
                raise
            done.set()
        lines = [line for line in log.read_text(encoding="utf-8").splitlines() if TROUBLE.search(line)]
    print(load.report())
    later = [size for at, size in samples if at > samples[-1][0] / 5]
    grown = later[-1] / later[0] - 1
    print(f"From {later[0]:.0f} to {later[-1]:.0f} MB ({grown:+.1%}) after the first fifth; {len(lines)} lines of trouble.")
    print("\n".join(lines[:20]))
    return 1 if lines or grown > 0.1 else 0


if __name__ == "__main__":
    raise SystemExit(main())
