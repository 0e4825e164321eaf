"""Half-sent requests, unread answers, too many connections and lines that fall silent."""

import asyncio
import contextlib
import socket
import time

import pytest

from holotable.server import connections
from holotable.server.connections import Alarm, Doorkeeper

from .test_http import BOTH


def line(server):
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


def ends_within(link, seconds):
    link.settimeout(seconds)
    try:
        while link.recv(65536):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
        b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{",
        b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n",
        b"GET /api/games/brick HTTP/1.1\r\nHost: x\r\n\r\nGET /api/ga",
    ],
)
def test_a_half_sent_request_is_not_waited_for(serve, monkeypatch, half, caplog):
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.5)
    with contextlib.closing(line(serve())) as link:
        link.sendall(half)
        assert ends_within(link, 10)
    assert "Traceback" not in caplog.text


def test_a_request_that_drips_is_not_waited_for(serve, monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 1.0)
    with contextlib.closing(line(serve())) as link:
        link.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n")
        began = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - began < 10:
                link.sendall(b" ")
                time.sleep(0.2)
        assert time.monotonic() - began < 5


def test_a_whole_request_and_a_socket_are_left_alone(serve, monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.4)
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    time.sleep(1.0)
    client.play()
    assert server.http.get("/api/games").status_code == 200


def test_an_answer_that_is_left_unread_is_given_up(serve, monkeypatch):
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.5)
    server = serve()
    whole = len(server.http.get("/api/openapi.json", headers={"Accept-Encoding": "identity"}).content)
    with contextlib.closing(socket.socket()) as link:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        link.connect(("127.0.0.1", server.port))
        link.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
        time.sleep(2.5)
        read = 0
        with contextlib.suppress(ConnectionResetError):
            while got := link.recv(65536):
                read += len(got)
        assert read < 200 * whole / 2


def test_too_many_connections_are_turned_away_with_one_line_of_log(serve, monkeypatch, caplog):
    monkeypatch.setattr(connections, "most_connections", lambda: 20)
    server = serve()
    links = [line(server) for _ in range(40)]
    answers = []
    for link in links:
        link.settimeout(0.3)
        with contextlib.suppress(TimeoutError):
            answers.append(link.recv(1000))
    assert len(answers) == 20
    assert all(b"503" in answer and b"too many open connections" in answer for answer in answers)
    assert [record.message for record in caplog.records if "turned away" in record.message] == [
        "20 connections are open; 1 were turned away"
    ]
    for link in links:
        link.close()
    table = server.open_table(BOTH)
    server.join(table, *table["tokens"].values()).play()


def test_connections_and_sockets_are_counted_in_and_out(serve, monkeypatch):
    counts = []
    enter, leave = Doorkeeper.enter, Doorkeeper.leave
    monkeypatch.setattr(Doorkeeper, "enter", lambda self, address: counts.append(address) or enter(self, address))
    monkeypatch.setattr(Doorkeeper, "leave", lambda self, address: counts.remove(address) or leave(self, address))
    server = serve()
    table = server.open_table(BOTH)
    clients = [server.join(table, table["watch"]) for _ in range(5)]
    assert len(counts) == 6
    for client in clients:
        client.close()
    server.http.close()
    until = time.monotonic() + 10
    while counts and time.monotonic() < until:
        time.sleep(0.05)
    assert counts == []


def test_one_network_cannot_take_all_connections():
    keeper = Doorkeeper(10, 4)
    assert [keeper.enter("a") for _ in range(5)] == [True] * 4 + [False]
    assert keeper.enter("b")
    keeper.leave("a")
    assert keeper.enter("a")


def test_the_limit_lies_below_the_open_files():
    import resource

    most = connections.most_connections()
    assert most <= resource.getrlimit(resource.RLIMIT_NOFILE)[0] - connections.RESERVED_FILES


def test_an_alarm_goes_off_once_unless_it_is_stopped():
    heard = []

    async def scene():
        loop = asyncio.get_running_loop()
        stopped, on = Alarm(loop, 0.05, lambda: heard.append("stopped")), Alarm(loop, 0.05, lambda: heard.append("on"))
        for alarm in (stopped, on, on):
            alarm.set()
        stopped.stop()
        await asyncio.sleep(0.2)

    asyncio.run(scene())
    assert heard == ["on"]


def enter(server, table, token, link):
    """Sit down over a bare connection, which answers no ping."""
    link.sendall(
        f"GET /ws/{table['table']} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n".encode()
        + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    link.recv(65536)
    say(link, f'{{"type":"hello","tokens":["{token}"]}}')


def say(link, text):
    link.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode())


def test_a_line_that_falls_silent_is_noticed_within_five_seconds(serve):
    """The other side is there no more, but nothing says so: as when a cable is pulled."""
    server = serve()
    table = server.open_table(BOTH)
    empire = server.join(table, table["tokens"]["empire"])
    with contextlib.closing(line(server)) as link:
        enter(server, table, table["tokens"]["rebels"], link)
        assert empire.next("seats")["seats"][1]["online"]
        began = time.monotonic()
        assert not empire.next("seats", timeout=15)["seats"][1]["online"]
        assert time.monotonic() - began < 6


def test_who_was_just_heard_is_not_pinged(serve, monkeypatch):
    monkeypatch.setattr(connections, "PING_SECONDS", 0.4)
    server = serve()
    table = server.open_table(BOTH)
    ping = b"\x89\x04"
    with contextlib.closing(line(server)) as link:
        enter(server, table, table["tokens"]["rebels"], link)
        time.sleep(0.1)
        for _ in range(10):
            say(link, '{"type":"ping"}')
            time.sleep(0.1)
        assert ping not in link.recv(1 << 20)
        assert ping in link.recv(1 << 20)
