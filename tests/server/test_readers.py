"""Saves are read in processes of their own, with limits: nobody is slowed down by another's long game."""

import asyncio
import contextlib
import gc
import json
import os
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

import holotable as ht
from holotable.players.levels import random_choice
from holotable.server import processes, readers
from holotable.server.app import Pieces
from holotable.server.errors import Busy, Refusal, TooMuch
from holotable.server.readers import Readers

from .chores import count, fail, many_bytes, pid, pid_after, refuse, spin, stop_myself, take_memory, work
from .conftest import running
from .test_http import BOTH

GOLDEN = Path(__file__).parent.parent / "golden"


def scene(act, **limits):
    """Let something happen with readers in an event loop."""

    async def run():
        found = Readers(**{"processes": 1, **limits})
        try:
            return await act(found)
        finally:
            found.close()

    return asyncio.run(run())


def test_parts_come_as_they_are_made():
    async def act(found):
        return [part async for part in found.parts("a", count, 5)]

    assert scene(act) == [0, 1, 2, 3, 4]


def test_a_save_is_read_elsewhere_and_what_is_refused_is_said():
    async def act(found):
        here = await found.one("a", pid)
        with pytest.raises(Refusal, match=r"^Not this one\.$"):
            await found.one("a", refuse)
        with pytest.raises(Refusal, match=r"^This game could not be read\.$"):
            await found.one("a", fail)
        assert await found.one("a", pid) == here
        return here

    assert scene(act) != os.getpid()


def test_a_limit_of_time():
    async def act(found):
        began = time.monotonic()
        with pytest.raises(Refusal, match="takes longer to read than the server gives it: 1 seconds"):
            await found.one("a", spin)
        assert time.monotonic() - began < processes.START_SECONDS
        return await found.one("a", pid)

    assert scene(act, seconds=1)


def test_a_limit_of_memory():
    async def act(found):
        assert await found.one("a", take_memory, 1 << 20) == 1 << 20
        with pytest.raises(Refusal, match="more memory than the server gives"):
            await found.one("a", take_memory, 1 << 29)

    scene(act, memory=1 << 28)


def test_a_stopped_process_is_replaced(monkeypatch):
    monkeypatch.setattr(processes, "SILENT_SECONDS", 2.5)

    async def act(found):
        first = await found.one("a", pid)
        with pytest.raises(Refusal, match="could not be read; try again"):
            await found.one("a", stop_myself)
        assert await found.one("a", pid) != first

    scene(act)


def test_a_process_that_only_waits_for_a_busy_machine_is_not_ended(monkeypatch):
    monkeypatch.setattr(processes, "SILENT_SECONDS", 0.2)

    async def act(found):
        with pytest.raises(Refusal, match="takes longer to read than the server gives it: 1 seconds"):
            await found.one("a", work)  # would be heard of only after a second

    scene(act, seconds=1)


def test_one_at_a_time_for_an_address_and_a_bounded_queue(monkeypatch, tmp_path):
    monkeypatch.setattr(readers, "OF_ALL", 4)
    go_on = tmp_path / "go on"

    async def act(found):
        await asyncio.gather(found.one("a", pid), found.one("b", pid))  # both processes stand
        slow = [asyncio.create_task(found.one("a", pid_after, str(go_on))) for _ in range(3)]
        await asyncio.sleep(0.1)
        with pytest.raises(TooMuch, match="Games of your address"):
            await found.one("a", pid)
        await found.one("b", pid)
        assert not any(task.done() for task in slow), "another address waited for the first one"
        slow.append(asyncio.create_task(found.one("c", pid_after, str(go_on))))
        await asyncio.sleep(0.1)
        with pytest.raises(Busy, match="try again in a moment"):
            await found.one("d", pid)
        go_on.touch()
        assert len(set(await asyncio.gather(*slow))) <= 2
        assert found.waiting == 0

    scene(act, processes=2)


def test_an_answer_that_nobody_takes_counts_for_its_address():
    async def act(found):
        left = [found.parts("a", count, 5) for _ in range(readers.OF_ONE_ADDRESS)]
        for parts in left:
            assert await anext(parts) == 0
        while found.waiting:
            await asyncio.sleep(0.01)
        with pytest.raises(TooMuch, match="Games of your address"):
            await found.one("a", pid)
        assert await found.one("b", pid)
        await left[0].aclose()
        assert await found.one("a", pid)

    scene(act)


def test_answers_that_nobody_takes_are_bounded_over_all_addresses(monkeypatch):
    monkeypatch.setattr(readers, "OF_ALL", 2)

    async def act(found):
        left = [found.parts(address, count, 5) for address in "ab"]
        for parts in left:
            assert await anext(parts) == 0
        while found.waiting:
            await asyncio.sleep(0.01)
        with pytest.raises(Busy, match="try again in a moment"):
            await found.one("c", pid)
        await left[0].aclose()
        assert await found.one("c", pid)

    scene(act)


def test_a_process_ends_with_its_parent():
    """However the parent ended: nobody is left to think for nobody."""
    code = (
        "import asyncio, os\n"
        "from holotable.server.readers import Readers\n"
        "from tests.server.chores import pid, spin\n"
        "async def main():\n"
        "    found = Readers(1)\n"
        "    print(await found.one('a', pid), flush=True)\n"
        "    await found.one('a', spin)\n"
        "asyncio.run(main())\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=GOLDEN.parent.parent)
    child = int(parent.stdout.readline())
    time.sleep(0.5)
    parent.kill()
    parent.wait()
    until = time.monotonic() + 20
    while running(child):
        assert time.monotonic() < until, "the process lives on"
        time.sleep(0.1)


def long_save(size):
    """A random game, as long as a save of so many bytes."""
    table = ht.Table("trilogy", {"mode": "standard"}, seed=3)
    while True:
        for n in range(100):
            seat = table.to_act[0]
            table.play_actions(seat, random_choice(table.game, table.record, table.seats.index(seat), n))
        if len(save := json.dumps(table.to_save()).encode()) > size:
            return save


def test_thirty_posts_of_a_long_save_slow_nobody(serve):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    save = long_save(125_000)  # the rules are compiled here, so that no reader spends its time on that
    answers = []

    def post():
        answers.append(httpx.post(f"{server.url}/api/replay", content=save, timeout=300))

    threads = [threading.Thread(target=post) for _ in range(30)]
    for thread in threads:
        thread.start()
    trips = []
    until = time.monotonic() + 4
    while time.monotonic() < until and not client.state["over"]:
        began = time.monotonic()
        client.play()
        trips.append(time.monotonic() - began)
    assert sorted(trips)[len(trips) * 9 // 10] < 1.0
    for thread in threads:
        thread.join()
    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(refused) >= 30 - 2 * readers.OF_ONE_ADDRESS
    assert {answer.json()["detail"] for answer in refused} == {
        "Games of your address are being read already; wait until they are done."
    }
    good = [answer for answer in answers if answer.status_code == 200]
    assert len(good) + len(refused) == 30
    plies = len(json.loads(save)["actions"]) + 1
    assert {len(answer.json()["plies"]) for answer in good} == {plies}


def test_downloads_that_are_broken_off_count_for_nobody(serve):
    """Somebody asks for a long replay, reads no more of it until the server can send nothing, and goes away."""
    server = serve()
    save = long_save(60_000)
    reading = server.app.state.hub.readers
    gc.disable()  # the server itself collects once in a while
    try:
        for _ in range(readers.OF_ONE_ADDRESS):
            with socket.socket() as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                line.connect(("127.0.0.1", server.port))
                line.sendall(b"POST /api/replay HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % len(save) + save)
                assert line.recv(1000).startswith(b"HTTP/1.1 200")
                until = time.monotonic() + 60
                while reading.waiting:  # all of it was made, and the server still sends
                    assert time.monotonic() < until
                    time.sleep(0.01)
                assert reading.taken == 1
            while reading.taken:
                assert time.monotonic() < until, "an answer that nobody takes still counts"
                time.sleep(0.01)
    finally:
        gc.enable()
    assert server.http.post("/api/replay", content=save).status_code == 200


def test_an_answer_ends_with_its_connection_even_while_somebody_still_knows_it():
    """A failure that is kept, for one, knows all that went on when it happened."""

    async def act(found):
        gone, blocked = asyncio.Event(), asyncio.Event()
        pieces = found.parts("a", many_bytes, 5)
        answer = Pieces(await anext(pieces), pieces, {})

        async def receive():
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message):
            if message["type"] == "http.response.body":
                blocked.set()
                await asyncio.Event().wait()

        sending = asyncio.create_task(answer({"type": "http", "asgi": {"spec_version": "2.3"}}, receive, send))
        await blocked.wait()
        assert found.taken == 1
        gone.set()
        await sending
        assert found.taken == 0

    scene(act)


def test_a_replay_is_the_same_packed_or_not(serve):
    server = serve()
    save = (GOLDEN / "brick" / "moved-won-rebels.json").read_bytes()
    plain = server.http.post("/api/replay", content=save, headers={"Accept-Encoding": "identity"})
    packed = server.http.post("/api/replay", content=save)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()
    assert plain.json()["plies"][0]["ply"] == 0


def test_a_save_that_breaks_in_the_middle_is_refused_whole(serve):
    save = json.loads((GOLDEN / "brick" / "moved-won-rebels.json").read_bytes())
    save["actions"][20]["args"] = {"unit": "nobody"}
    answer = serve().http.post("/api/replay", json=save)
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith("Choice 21 of the save cannot be played")


def test_what_is_wrong_with_a_save_is_told_in_the_language_of_who_sent_it(serve):
    save = json.loads((GOLDEN / "brick" / "moved-won-rebels.json").read_bytes())
    save["actions"][20]["args"] = {"unit": "nobody"}
    answer = serve().http.post("/api/replay", json=save, headers={"Accept-Language": "de"})
    assert answer.json()["detail"].startswith("Entscheidung 21 des Spielstands")


def test_sigterm_is_honoured_while_a_save_is_read(tmp_path):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.db'}", "--no-limits"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}  # slow on purpose, and nothing is compiled
    process = subprocess.Popen([sys.executable, "-m", "holotable.cli", *words], stdout=subprocess.PIPE, env=environment)
    try:
        process.stdout.readline()
        save = (GOLDEN / "trilogy" / "standard-turn-limit.json").read_bytes()

        def post():
            with contextlib.suppress(httpx.HTTPError):
                httpx.post(f"http://127.0.0.1:{port}/api/replay", content=save, timeout=60)

        threads = [threading.Thread(target=post, daemon=True) for _ in range(3)]
        for thread in threads:
            thread.start()
        time.sleep(3)
        began = time.monotonic()
        process.terminate()
        process.wait(timeout=30)
        assert time.monotonic() - began < 10
    finally:
        process.kill()
        process.wait()
