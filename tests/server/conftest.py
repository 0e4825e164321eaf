"""Servers on real sockets, on SQLite and on PostgreSQL, and a small client to talk to them."""

import contextlib
import json
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import httpx
import machine
import pytest
import sqlalchemy as sa
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from holotable import players
from holotable.players.roster import Anyone
from holotable.server import connections
from holotable.server.app import Settings, create_app
from holotable.server.limits import FREE
from holotable.server.preparing import rehearse


class Postgres:
    """A PostgreSQL of our own on a socket file; it refuses to run as root, so root runs it as another user."""

    def __init__(self, programs):
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="holotable-pg-"))
        self.data = self.folder / "data"
        self.user = None
        if os.geteuid() == 0:
            names = {entry.pw_name for entry in pwd.getpwall()}
            self.user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(self.folder, self.user)
        self.url = f"postgresql+psycopg://holotable@/postgres?host={self.folder}"
        self.run("initdb", "-U", "holotable", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()

    def run(self, program, *words):
        command = [str(self.programs / program), "-D", str(self.data), *words]
        subprocess.run(command, check=True, user=self.user, stdout=subprocess.DEVNULL, cwd=self.folder)

    def start(self):
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off"
        self.run("pg_ctl", "-o", options, "-l", str(self.folder / "log"), "-w", "start")

    def stop(self):
        self.run("pg_ctl", "-m", "immediate", "stop")

    def processes(self):
        """The numbers of its processes, the first of them last."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        others = {int(name): status_of(name) for name in os.listdir("/proc") if name.isdigit()}
        return [*(number for number, status in others.items() if status and status[1] == str(first)), first]

    @contextlib.contextmanager
    def hanging(self):
        """Alive, but it answers nothing."""
        numbers = self.processes()
        for number in numbers:
            os.kill(number, signal.SIGSTOP)
        try:
            yield
        finally:
            for number in numbers:
                os.kill(number, signal.SIGCONT)

    def new_database(self):
        """The address of an empty database."""
        name = f"t{time.monotonic_ns()}"
        engine = sa.create_engine(self.url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self.url.replace("/postgres?", f"/{name}?")


def status_of(number):
    """State and parent of a process, or nothing when there is none."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[:2]
    except OSError:
        return None


def running(number):
    status = status_of(number)
    return status is not None and status[0] != "Z"


@pytest.fixture(scope="session")
def postgres():
    running = Postgres(machine.need("PostgreSQL"))
    yield running
    running.stop()
    shutil.rmtree(running.folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    yield request.getfixturevalue("postgres").new_database()


def quick_advice(table, seat, budget, seed):
    return [players.Advice(choice, None, 0.5, 1) for choice in table.choices(seat)]


@pytest.fixture(autouse=True, scope="session")
def compiled():
    """Compile before any test counts seconds."""
    rehearse("brick")


@pytest.fixture(autouse=True)
def quick_players(monkeypatch, request):
    if "real_players" not in request.keywords:
        monkeypatch.setattr(players, "load", lambda name: Anyone())  # needs no compiled search
        monkeypatch.setattr(players, "advice", quick_advice)


class Running:
    """A server on a real socket, in a thread of this process."""

    def __init__(self, settings):
        self.app = create_app(settings)
        self.server = uvicorn.Server(connections.config(self.app, settings.limits, port=0))
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=60)
        self.clients = []

    def open_table(self, seats=None, game="brick", **more):
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats or {}, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def join(self, table, *tokens, **hello):
        client = Client(self.url, table["table"], tokens, **hello)
        self.clients.append(client)
        return client

    def stop(self):
        for client in self.clients:
            client.close()
        self.http.close()
        self.server.should_exit = True
        self.thread.join(timeout=20)
        assert not self.thread.is_alive()


class Client:
    """One connection that keeps all it received."""

    def __init__(self, url, table, tokens, expect_state=True, origin=None, **hello):
        self.open = contextlib.ExitStack()
        self.socket = self.open.enter_context(
            connect(f"{url.replace('http', 'ws', 1)}/ws/{table}", origin=origin, max_size=None)
        )
        self.received = []
        with contextlib.suppress(ConnectionClosed):
            self.send(type="hello", tokens=list(tokens), **hello)
        if expect_state:
            self.welcome = self.next("welcome")
            self.state = self.next("state")

    def send(self, **message):
        self.socket.send(json.dumps(message))

    def next_any(self, timeout=30):
        """The next message, whatever it is; all are kept in `received`."""
        message = json.loads(self.socket.recv(timeout=timeout))
        self.received.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def next(self, kind, timeout=30):
        """The next message of a kind."""
        until = time.monotonic() + timeout
        while True:
            message = self.next_any(max(0.01, until - time.monotonic()))
            if message["type"] == kind:
                return message
            assert message["type"] != "refused", message

    def play(self, choice=None, **more):
        """Play the first choice, or the one given, and wait for the next state."""
        choice = choice or self.state["choices"][0]
        self.send(type="play", ply=self.state["ply"], seat=choice["seat"], choice=choice["id"], **more)
        return self.next("state")

    def refused(self, **message):
        self.send(**message)
        return self.next("refused")["reason"]

    def drain(self, seconds=0.15):
        """All that still arrives within a moment."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.next_any(seconds)
        return self.received

    def close(self):
        self.open.close()


@pytest.fixture
def serve(tmp_path):
    """Start servers; they stop with the test."""
    running = []

    def start(database=None, **settings):
        settings = {"workers": 0, "limits": FREE, "prepare": False, **settings}
        running.append(Running(Settings(database=database or f"sqlite:///{tmp_path / 'tables.db'}", **settings)))
        return running[-1]

    yield start
    for server in running:
        if server.thread.is_alive():
            server.stop()
