"""An attack repeated by one message: the battles are ordinary choices, and whoever is asked in between is asked."""

import pytest

SEATS = ("orange", "yellow", "grey")


@pytest.fixture
def war(serve):
    """Standard Risk for three on one connection, at the first attack: the client and the choice of it."""
    server = serve()
    table = server.open_table({seat: {"kind": "human"} for seat in SEATS}, "trilogy", options={"mode": "standard"})
    client = server.join(table, *table["tokens"].values())
    while not any(choice["repeats"] for choice in client.state["choices"]):
        choice = client.state["choices"][0]
        client.play(choice, **({"count": choice["amount"][2]} if choice["amount"] else {}))
    planets = client.state["view"]["planets"]
    attacks = [choice for choice in client.state["choices"] if choice["repeats"]]
    client.send(type="odds", seat=client.state["viewing"])
    odds = client.next("odds")["odds"]
    return client, max(attacks, key=lambda c: (planets[c["args"]["to"]]["forces"], odds[c["id"]]["chances"][0][1]))


def forces(client, planet):
    return client.state["view"]["planets"][planet]["forces"]


def kinds(client):
    return {choice["kind"] for choice in client.state["choices"]}


def fight(client, choice, **more):
    """Begin a blitz and answer for the defender, until the attacker is asked again; all events on the way."""
    happened = list(client.play(choice, **more)["events"])
    while kinds(client) == {"defend"}:
        happened += client.play(client.state["choices"][-1])["events"]
    return happened


def test_a_blitz_goes_on_until_the_planet_falls_or_one_force_is_left(war):
    client, choice = war
    origin, to = choice["args"]["origin"], choice["args"]["to"]
    before = client.state["ply"]
    happened = fight(client, choice, keep=1)
    battles = [event for event in happened if event["kind"] == "rolled"]
    assert len(battles) >= 2
    assert len({event["ply"] for event in battles}) * 2 == len(battles) <= 2 * (client.state["ply"] - before)
    taken = [event["args"]["planet"] for event in happened if event["kind"] == "taken"]
    assert taken == [to] or forces(client, origin) == 1


def test_a_blitz_stops_at_the_forces_to_keep(war):
    client, choice = war
    origin, to = choice["args"]["origin"], choice["args"]["to"]
    keep = forces(client, origin) - 1
    happened = fight(client, choice, keep=keep)
    assert forces(client, origin) == keep or "taken" in {event["kind"] for event in happened}
    assert forces(client, to) >= 0
    assert all(len(e["args"]["dice"]) == 1 for e in happened if e["kind"] == "rolled" and e["args"]["seat"] == choice["seat"])


def test_what_cannot_be_repeated_is_refused_with_a_sentence(war):
    client, choice = war
    about = {"type": "play", "ply": client.state["ply"], "seat": choice["seat"]}
    assert "from 1 to 1000, not 0" in client.refused(**about, choice=choice["id"], keep=0)
    many = forces(client, choice["args"]["origin"])
    assert client.refused(**about, choice=choice["id"], keep=many).endswith(f"has too few forces to attack and keep {many}.")
    done = next(c for c in client.state["choices"] if c["kind"] == "done")
    assert "only an attack can be" in client.refused(**about, choice=done["id"], keep=1)
    assert not done["repeats"]
    client.play(done)
    assert client.state["ply"] == about["ply"] + 1
