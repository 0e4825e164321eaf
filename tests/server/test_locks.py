"""A seat locked by its person: the link that its host knows opens it no more."""

import time

import pytest

from holotable.server import seats

KEY = "k" * 32
OTHER_KEY = "o" * 32
PLAN = {"empire": {"kind": "human"}, "rebels": {"kind": "open"}}


@pytest.fixture
def guest(serve):
    """A host, a guest who came by the link and locked the seat, and the token in that link."""
    server = serve()
    table = server.open_table(PLAN)
    link = table["invite"]["rebels"].partition("#")[2]
    host = server.join(table, table["tokens"]["empire"], table["host"])
    guest = server.join(table, link)
    assert guest.welcome["unlocked"] == ["rebels"]
    guest.send(type="lock", seat="rebels", key=KEY)
    guest.next("seats")
    return server, table, link, host, guest


def test_the_host_cannot_take_the_seat_of_a_guest(guest):
    server, table, link, _, _ = guest
    assert seats.seat_token(table["host"], "rebels") == link
    thief = server.join(table, link, table["host"])
    assert thief.welcome["you"] == []
    assert "rebels" not in thief.welcome["invite"]
    assert thief.state["viewing"] is None
    assert "is not your seat" in thief.refused(type="resign", seat="rebels")
    assert server.http.get(f"/api/tables/{table['table']}", headers={"Authorization": f"Bearer {link}"}).status_code == 404


def test_the_guest_comes_back_by_the_key_after_a_restart_too(guest, serve):
    server, table, link, _, _ = guest
    server.stop()
    back = serve().join(table, link, KEY)
    assert back.welcome["you"] == ["rebels"]
    assert back.welcome["unlocked"] == []


def test_who_holds_the_seat_by_its_link_when_it_is_locked_loses_it(serve):
    server = serve()
    table = server.open_table(PLAN)
    link = table["invite"]["rebels"].partition("#")[2]
    thief = server.join(table, link)
    guest = server.join(table, link)
    guest.send(type="lock", seat="rebels", key=KEY)
    assert thief.next("welcome")["you"] == []
    assert thief.next("state")["viewing"] is None
    assert "is not your seat" in thief.refused(type="resign", seat="rebels")
    assert "locked already" in guest.refused(type="lock", seat="rebels", key=OTHER_KEY)


def test_a_seat_handed_on_opens_to_its_link_when_its_persons_hour_is_over(guest, monkeypatch):
    server, table, link, host, player = guest
    player.close()
    host.next("seats")
    host.send(type="computer", seat="rebels", level=None)
    host.next("state")
    early = server.join(table, link, table["watch"])
    assert early.welcome["you"] == []
    later = time.time() + seats.CLAIM_SECONDS + 1
    monkeypatch.setattr("holotable.server.room.time.time", lambda: later)
    late = server.join(table, link)
    assert late.welcome["you"] == ["rebels"]
    assert late.welcome["unlocked"] == ["rebels"]
    former = server.join(table, KEY, table["watch"])
    assert former.welcome["you"] == []


@pytest.mark.parametrize("key", ["short", "k" * 65, "k" * 31 + " "])
def test_a_bad_key_is_refused(guest, key):
    *_, player = guest
    assert "cannot be read" in player.refused(type="lock", seat="rebels", key=key)
