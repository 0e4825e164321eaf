"""Telling people who are away that it is their turn."""

import socket
import threading

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


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.1.1", "::1", "fd00::1"])
def test_the_servers_own_network_is_never_called(monkeypatch, address):
    answers = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **kwargs: answers)
    monkeypatch.setattr(socket, "create_connection", lambda *args, **kwargs: pytest.fail("connected"))
    assert webhooks.send("https://example.org/", {}) is False


@pytest.mark.parametrize("addresses", [("93.184.216.34", "10.1.2.3"), ("127.0.0.1", "93.184.216.34")])
def test_one_private_address_among_public_ones_is_enough_to_call_none(monkeypatch, addresses):
    answers = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **kwargs: answers)
    monkeypatch.setattr(socket, "create_connection", lambda *args, **kwargs: pytest.fail("connected"))
    assert webhooks.send("https://example.org/", {}) is False


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
