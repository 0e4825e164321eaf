"""How fast the page is on a slow machine: what a first visit loads, when a table can be played, and how smoothly it moves.

``python tools/page_speed.py`` starts a server and Chromium, slows the page's processor down four times, and prints a table.
Measure on a machine that does nothing else: the load of the machine is printed with the numbers. The last column is the time
of the page's main thread for one frame, counted in its own ticks, so that it means something on a busy machine too: above 20 ms
there cannot be 50 frames a second.
"""

import argparse
import itertools
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import holotable as ht

CHROMIUM = "/usr/bin/chromium"
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
COLUMNS = {
    "kB": "load kB",
    "usable": "usable ms",
    "fps": "frames/s",
    "slowest": "slowest s",
    "long": "% > 50 ms",
    "work": "ms a frame",
}
USABLE = """() => {
  const lit = document.querySelector('.choices .ch:not(:disabled), .choices .closing:not(:disabled), .spot.active')
  return lit ? performance.now() : 0
}"""
WATCH_FRAMES = """() => {
  window.frames_seen = []
  const tick = (now) => (window.frames_seen.push([now, moving()]), requestAnimationFrame(tick))
  const passing = (a) => a.playState === 'running' && a.effect?.getTiming().iterations !== Infinity
  const moving = () => !!document.querySelector('.board.gliding') || document.getAnimations().some(passing)
  requestAnimationFrame(tick)
}"""
CHOOSE = """() => {
  const any = (css) => { const all = document.querySelectorAll(css); return all[Math.floor(Math.random() * all.length)] }
  const next = any('.curtain button') ?? any('.pick .go .primary') ?? any('.pick .opt') ?? any('.sheet .go .primary') ??
    any('.choices .ch:not(:disabled)') ?? any('.choices .acts .closing:not(:disabled)')
  next?.click()
  return !!next
}"""


@contextmanager
def served() -> Iterator[str]:
    """A server of its own on a fresh database; all rules are compiled when it is handed over."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "holotable.cli", "serve", "--port", "0", "--no-limits"]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            assert server.stdout is not None
            found = next(found for line in server.stdout if (found := re.search(r"http://[\d.]+:\d+", line)))
            while any(game["status"] != "ready" for game in httpx.get(f"{found[0]}/api/games").json()):
                time.sleep(0.5)
            yield found[0]
        finally:
            server.terminate()
            server.wait()


def table_of(url: str, game: str) -> str:
    """A table against cadets: the address of the person's seat."""
    info = next(info for info in httpx.get(f"{url}/api/games").json() if info["id"] == game)
    seats = {seat: {"kind": "computer", "level": "cadet"} for seat in info["seats"]} | {info["seats"][0]: {"kind": "human"}}
    made = httpx.post(f"{url}/api/tables", json={"game": game, "options": {}, "seats": seats}).json()
    return f"{url}/t/{made['table']}#{made['tokens'][info['seats'][0]]}"


def slow_page(browser: Browser, size: str, slower: float) -> tuple[Page, CDPSession, dict[str, int]]:
    """A fresh page with a slowed processor, the line to its browser, and the bytes of each answer on the wire."""
    context = browser.new_context(viewport=SIZES[size], service_workers="block")  # type: ignore[arg-type]
    context.add_init_script(f"localStorage.setItem('holotable.settings', {json.dumps(json.dumps({'sound': False}))})")
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    sizes: dict[str, int] = {}
    wire.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    return page, wire, sizes


def busy(wire: CDPSession) -> float:
    """Seconds that the page's main thread has worked."""
    return next(float(m["value"]) for m in wire.send("Performance.getMetrics")["metrics"] if m["name"] == "TaskDuration")


def frame_rate(stamps: list[tuple[float, bool]]) -> dict[str, Any]:
    """Frames a second while something moves: the mean, the slowest second, and the share of frames that took over 50 ms."""
    gaps = [(b[0] - a[0]) for a, b in itertools.pairwise(stamps) if a[1] and b[1]]
    if not gaps:
        return {"fps": None, "slowest": None, "long": None}
    rates, run = [], list[float]()
    for gap in gaps:
        run.append(gap)
        if sum(run) >= 1000:
            rates.append(1000 * len(run) / sum(run))
            run = []
    fps = 1000 / statistics.mean(gaps)
    return {"fps": fps, "slowest": min(rates, default=fps), "long": 100 * sum(gap > 50 for gap in gaps) / len(gaps)}


def measure(browser: Browser, address: str, size: str, slower: float, seconds: float) -> dict[str, Any]:
    """One game: load, time until a choice is offered, and frames while it is played."""
    page, wire, sizes = slow_page(browser, size, slower)
    page.goto(address)
    usable = page.wait_for_function(USABLE, polling="raf", timeout=120_000).json_value()
    page.wait_for_timeout(500)
    loaded = sum(sizes.values())
    page.evaluate(WATCH_FRAMES)
    until, before = time.monotonic() + seconds, busy(wire)
    while time.monotonic() < until:
        page.evaluate(CHOOSE)
        page.wait_for_timeout(400)
    worked = busy(wire) - before
    stamps = [tuple(stamp) for stamp in page.evaluate("() => window.frames_seen")]
    page.context.close()
    return {"kB": loaded / 1000, "usable": usable, "work": 1000 * worked / max(1, len(stamps)), **frame_rate(stamps)}


def main() -> None:
    """Measure all games and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(ht.list_games()))
    parser.add_argument("--slower", type=float, default=4, help="how many times the processor is slowed down")
    parser.add_argument("--seconds", type=float, default=15, help="how long each game is played")
    parser.add_argument("--size", choices=SIZES, default="desk")
    options = parser.parse_args()
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        home, _, sizes = slow_page(browser, options.size, options.slower)
        home.goto(url)
        home.locator(".gcard .primary:not(:disabled)").first.wait_for()
        home.wait_for_timeout(500)
        print(f"{options.size}, processor {options.slower:g} times slower, load of the machine {os.getloadavg()[0]:.1f}")
        print(f"home: {sum(sizes.values()) / 1000:.0f} kB")
        home.context.close()
        print(f"{'game':10}", *(f"{title:>11}" for title in COLUMNS.values()))
        for game in options.games:
            found = measure(browser, table_of(url, game), options.size, options.slower, options.seconds)
            print(f"{game:10}", *(f"{'-' if found[key] is None else format(found[key], '.0f'):>11}" for key in COLUMNS))
        browser.close()


if __name__ == "__main__":
    main()
