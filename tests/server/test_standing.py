"""Answers given once and for all: the set-up is dealt, a planet is defended with all dice, also for a seat away."""

import pytest

SEATS = ("orange", "yellow", "grey")
PEOPLE = {seat: {"kind": "human"} for seat in SEATS}


def standard(serve, seats=PEOPLE, **more):
    server = serve()
    table = server.open_table(seats, "trilogy", options={"mode": "standard"}, **more)
    return server, table, server.join(table, *table["tokens"].values())


def steps_of(client):
    return {choice["kind"] for choice in client.state["choices"]}


def test_a_table_that_is_dealt_begins_with_the_first_turn(serve):
    _, _, client = standard(serve, standing=["deal"])
    assert not steps_of(client) & {"claim", "reinforce"}
    planets = client.state["view"]["planets"].values()
    assert all(planet["owner"] for planet in planets)
    assert sum(planet["forces"] for planet in planets) == 3 * 35


def test_TRI_7_who_deals_the_rest_is_asked_no_more_and_computers_follow(serve):
    seats = {"orange": {"kind": "human"}, "yellow": {"kind": "computer"}, "grey": {"kind": "computer"}}
    _, _, client = standard(serve, seats)
    while client.state["ask"]["seat"] is None:
        client.next("state")
    assert client.state["ask"]["standing"] == ["deal"]
    client.send(type="standing", seat="orange", name="deal", on=True)
    state = client.next("state")
    assert state["view"]["step"] not in ("claim", "reinforce")


def test_TRI_28_a_seat_that_always_defends_with_all_dice_is_not_asked_how(serve):
    _, _, client = standard(serve, standing=["deal"])
    for seat in SEATS:
        client.send(type="standing", seat=seat, name="defend", on=True)
        client.next("seats")
    battles = 0
    while battles < 3:
        attacks = [choice for choice in client.state["choices"] if choice["kind"] == "attack"]
        choice = max(attacks, key=lambda c: c["args"]["dice"]) if attacks else client.state["choices"][0]
        happened = client.play(choice, **({"count": choice["amount"][2]} if choice["amount"] else {}))["events"]
        assert "defend" not in steps_of(client)
        defended = [event for event in happened if event["kind"] == "defended"]
        battles += len(defended)
        assert all(event["args"]["dice"] in (1, 2) for event in defended)


def test_an_unknown_standing_answer_is_refused_in_a_sentence(serve):
    _, _, client = standard(serve)
    client.send(type="standing", seat="orange", name="retreat", on=True)
    assert client.next("refused")["reason"] == "trilogy has no standing answer 'retreat'; there is deal, defend."


@pytest.mark.parametrize("on", [True, False])
def test_a_standing_answer_is_kept_and_shown_at_the_seat(serve, on):
    server, table, client = standard(serve)
    for wish in (True, on):
        client.send(type="standing", seat="yellow", name="defend", on=wish)
        client.next("seats")
    again = server.join(table, table["tokens"]["grey"])
    yellow = next(seat for seat in again.welcome["seats"] if seat["seat"] == "yellow")
    assert yellow["standing"][1] == {"id": "defend", "text": "Always defend with all dice", "on": on}
