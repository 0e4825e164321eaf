"""The computer offers to give up when it sees no way to win; its opponent accepts or plays on."""

import pytest

import holotable as ht
from holotable.players import hope, roster
from holotable.players.hope import IN_A_ROW, QUIET, Decision, Outlook

ALONE = {"empire": {"kind": "human"}, "rebels": {"kind": "computer", "level": "commander"}}
OFFER = "The Rebels see no way to win and offer to resign."


class Mood:
    """What the computer players of these tests think of their chances; they choose at random."""

    def __init__(self):
        self.hopeless = True
        self.choices = 0

    def decision(self, player, table, seat, seed):
        self.choices += 1
        return Decision(roster.actions_of(player, table, seat, seed), Outlook(self.hopeless, self.choices))


@pytest.fixture
def mood(monkeypatch):
    mood = Mood()
    monkeypatch.setattr(hope, "decision", mood.decision)
    return mood


def play_on(client, until):
    """End turn after turn until something is so, or the game is over."""
    while not until() and not client.state["over"]:
        if client.state["choices"]:
            client.play(next((c for c in client.state["choices"] if c["kind"] == "end_turn"), client.state["choices"][0]))
        else:
            client.next("state")
    assert until()


def sit_down(server, seats=ALONE, **more):
    table = server.open_table(seats, **more)
    return table, server.join(table, table["tokens"]["empire"])


def written(server, table):
    """The entries of the table's log: what the Rebels chose, and all that is no choice."""
    rows = server.app.state.hub.store.load(table["table"])[1]
    return [row.kind for row in rows if row.data.get("seat") != "empire" or row.kind != "play"]


def answer(client, accept):
    """Answer the offer, and wait until it is gone; the number that it had."""
    number = client.state["offer"]["number"]
    client.send(type="offer", offer=number, accept=accept)
    while client.next("state")["offer"]:
        pass
    return number


def said(client):
    return [message["text"] for message in client.received if message["type"] == "chat"]


def test_who_sees_no_way_to_win_in_three_choices_offers_to_give_up_and_accepting_ends_the_game(serve, mood, database):
    server = serve(database)
    table, client = sit_down(server)
    play_on(client, lambda: client.state["offer"])
    assert client.state["offer"]["seats"] == ["rebels"]
    assert client.state["offer"]["text"] == OFFER
    client.drain()
    assert said(client) == [OFFER]
    answer(client, accept=True)
    assert client.state["over"]
    assert (client.state["winners"], client.state["resigned"], client.state["offer"]) == (["empire"], ["rebels"], None)
    assert said(client)[-1] == "The Rebels give up."
    log = written(server, table)
    assert log[: log.index("offer")] == ["play"] * IN_A_ROW
    assert log[-2:] == ["resign", "over"]


def test_who_plays_on_is_not_asked_again_for_ten_choices(serve, mood):
    server = serve()
    table, client = sit_down(server)
    play_on(client, lambda: client.state["offer"])
    first = answer(client, accept=False)
    assert not client.state["over"]
    assert said(client)[-1] == "The Empire plays on."
    play_on(client, lambda: client.state["offer"])
    log = written(server, table)
    assert log[log.index("declined") + 1 : -log[::-1].index("offer") - 1] == ["play"] * QUIET
    assert "has passed" in client.refused(type="offer", offer=first, accept=True)


def test_an_offer_stands_while_the_game_goes_on_and_after_coming_back(serve, mood):
    server = serve()
    table, client = sit_down(server)
    play_on(client, lambda: client.state["offer"])
    offer, before = client.state["offer"], mood.choices
    play_on(client, lambda: mood.choices > before + 1)
    client.drain()
    assert client.state["offer"] == offer
    assert server.join(table, table["tokens"]["empire"]).state["offer"] == offer
    assert said(client) == [OFFER]


def test_who_sees_a_way_to_win_again_takes_the_offer_back(serve, mood):
    client = sit_down(serve())[1]
    play_on(client, lambda: client.state["offer"])
    mood.hopeless = False
    play_on(client, lambda: client.state["offer"] is None)
    client.drain()
    assert said(client) == [OFFER, "The Rebels see a way to win again and play on."]


def test_an_onlooker_is_shown_no_offer_and_cannot_accept_it(serve, mood):
    server = serve()
    table, client = sit_down(server)
    onlooker = server.join(table, table["watch"])
    play_on(client, lambda: client.state["offer"])
    onlooker.drain()
    assert said(onlooker) == [OFFER]
    assert onlooker.state["offer"] is None
    number = client.state["offer"]["number"]
    assert "does not wait for your answer" in onlooker.refused(type="offer", offer=number, accept=True)
    assert not client.state["over"]


def test_nobody_is_offered_anything_while_there_is_hope(serve, mood):
    mood.hopeless = False
    client = sit_down(serve(), options={"turn_limit": 20})[1]
    play_on(client, lambda: client.state["over"])
    assert mood.choices > IN_A_ROW
    assert said(client) == []


def test_a_seat_that_a_person_handed_to_the_computer_is_not_given_up(serve, mood):
    server = serve()
    table = server.open_table({"empire": {"kind": "human"}, "rebels": {"kind": "human"}}, options={"turn_limit": 20})
    empire = server.join(table, table["tokens"]["empire"])
    rebels = server.join(table, table["tokens"]["rebels"])
    rebels.send(type="computer", seat="rebels", level="commander")
    rebels.next("state")
    play_on(empire, lambda: empire.state["over"])
    assert mood.choices == 0


def test_several_computers_give_up_together(serve, mood):
    server = serve()
    seats = {name: {"kind": "computer", "level": "commander"} for name in ("rebels", "hutts")}
    table = server.open_table({"empire": {"kind": "human"}, **seats}, game="trilogy", options={"players": 3})
    client = server.join(table, *table["tokens"].values())
    play_on(client, lambda: client.state["offer"])
    assert sorted(client.state["offer"]["seats"]) == ["hutts", "rebels"]
    answer(client, accept=True)
    assert (client.state["winners"], sorted(client.state["resigned"])) == (["empire"], ["hutts", "rebels"])


LOST = {
    **{name: unit for name, unit in ht.Table("brick").position()["units"].items() if name not in ("vader", "at-at", "at-st")},
    "snowtroopers": {"at": "b7", "figures": ["trooper"]},
}


@pytest.mark.real_players
def test_a_lost_position_is_offered_to_be_given_up(serve):
    """The last trooper of the Empire stands far from the Rebels' base, and four units guard it."""
    save = ht.Table.at("brick", {"units": LOST, "seat": "rebels"}, seed=5).to_save()
    save["seats"] = {"empire": {"kind": "computer", "level": "officer"}, "rebels": {"kind": "human"}}
    server = serve()
    made = server.http.post("/api/resume", json=save)
    assert made.status_code == 201, made.text
    table = made.json()
    client = server.join(table, table["tokens"]["rebels"])
    play_on(client, lambda: client.state["offer"])
    assert client.state["offer"]["text"] == "The Empire sees no way to win and offers to resign."
