"""Telling people who are away that it is their turn."""

import contextlib
import socket
import threading
import time

import pytest

from holotable.server import webhooks
from holotable.server.errors import Refusal


def test_a_seat_that_is_away_is_told_of_its_turn_once(serve, monkeypatch):
    told = []
    heard = threading.Event()

    def send(url, notice):
        told.append((url, notice))
        heard.set()

    monkeypatch.setattr(webhooks, "send", send)
    server = serve(webhooks=True)
    hook = "https://example.org/turn?x=1"
    table = server.open_table({"empire": {"kind": "human"}, "rebels": {"kind": "human", "name": "Mon", "webhook": hook}})
    empire = server.join(table, table["tokens"]["empire"])
    while empire.state["to_act"] == ["empire"]:
        assert told == []
        empire.play(next(c for c in empire.state["choices"] if c["kind"] in ("move", "end_turn")))
    assert heard.wait(10)
    assert [url for url, _ in told] == [hook]
    notice = told[0][1]
    assert (notice["table"], notice["seat"], notice["name"]) == (table["table"], "rebels", "Mon")
    assert not [token for token in table["tokens"].values() if token in str(notice)]


@pytest.mark.parametrize("url", ["http://example.org", "ftp://x", "https://", "https://user@example.org/", "https://x:99999/"])
def test_only_https_addresses_are_taken(url):
    with pytest.raises(Refusal, match="https"):
        webhooks.check(url)


PRIVATE = [
    "127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.1.1", "172.16.0.9", "100.64.0.1", "0.0.0.0", "255.255.255.255",
    "224.0.0.1", "239.255.255.250", "240.0.0.1", "192.0.2.1", "198.18.0.1", "192.88.99.1",
    "::", "::1", "fd00::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1", "2001:db8::1", "3fff::1", "100::1",
    "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::8.8.8.8",
    "64:ff9b:1::a00:1", "2002:7f00:1::1", "2002:808:808::1", "2001:0:7f00:1::1", "2a00:1450::5efe:7f00:1",
    "2a00:1450::200:5efe:a00:1",
]  # fmt: skip
PUBLIC = ["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946", "2a00:1450:4001:81b::200e"]


@pytest.mark.parametrize("address", PRIVATE)
def test_the_servers_own_network_is_never_called(monkeypatch, address):
    answers = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **kwargs: answers)
    monkeypatch.setattr(socket, "create_connection", lambda *args, **kwargs: pytest.fail("connected"))
    assert not webhooks.is_public(address)
    assert webhooks.send("https://example.org/", {}) is False


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses_are_told_from_others(address):
    assert webhooks.is_public(address)
    host = f"[{address}]" if ":" in address else address
    assert webhooks.check(f"https://{host}/turn")


def test_a_name_with_one_private_address_is_not_called(monkeypatch):
    answers = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in ("93.184.216.34", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **kwargs: answers)
    monkeypatch.setattr(socket, "create_connection", lambda *args, **kwargs: pytest.fail("connected"))
    assert webhooks.send("https://example.org/", {}) is False


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "127.1", "127.0.0.1.", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "017700000001", "127.0.0.01",
        "①②⑦.0.0.1", "１２７.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]", "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]", "[fe80::1%25eth0]", "[fe80::1%eth0]", "[ff02::1]", "224.0.0.1", "169.254.169.254",
        "0", "10.0.0.1:8443",
    ],
)  # fmt: skip
def test_every_spelling_of_a_private_address_is_refused(host):
    with pytest.raises(Refusal):
        webhooks.check(f"https://{host}/")


@pytest.mark.parametrize(
    "url", ["https://x/é☃", "https://x/a b", "https://x/\x7f", "https://" + "x" * 300 + "/", "https://a..b/"]
)
def test_an_odd_address_fails_quietly(monkeypatch, url):
    def connect(address, timeout):
        raise OSError("no network in tests")

    monkeypatch.setattr(socket, "create_connection", connect)
    assert webhooks.send(url, {}) is False


def test_an_answer_that_comes_letter_by_letter_is_cut_off(monkeypatch):
    monkeypatch.setattr(webhooks, "SECONDS_IN_ALL", 0.5)
    listener = socket.create_server(("127.0.0.1", 0))
    stopping = threading.Event()

    def drip():
        link, _ = listener.accept()
        with link, contextlib.suppress(OSError):
            link.recv(1000)
            while not stopping.wait(0.1):
                link.sendall(b"H")

    thread = threading.Thread(target=drip)
    thread.start()
    try:
        connection = webhooks._Pinned("example.org", listener.getsockname()[1], "127.0.0.1")
        began = time.monotonic()
        with pytest.raises(OSError), connection.ended_in_time():
            connection.request("POST", "/")
        assert time.monotonic() - began < webhooks.SECONDS
    finally:
        stopping.set()
        thread.join()
        listener.close()


def test_a_public_address_is_pinned(monkeypatch):
    answers = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **kwargs: answers)
    tried = []

    def connect(address, timeout):
        tried.append(address)
        raise OSError("no network in tests")

    monkeypatch.setattr(socket, "create_connection", connect)
    assert webhooks.send("https://example.org/", {}) is False
    assert tried == [("93.184.216.34", 443)]
