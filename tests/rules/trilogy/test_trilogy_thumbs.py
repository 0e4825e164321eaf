"""The computer's rules of thumb in trilogy: every faction minds its own goal and those of the others."""

import numpy as np
import pytest
from galaxy import position, standard, table

import holotable as ht
from holotable.games.trilogy import GAME
from holotable.games.trilogy.board import DATA, PLANETS
from holotable.players import heuristics

KNOWN = heuristics.of("trilogy")
RICH = [planet["id"] for planet in DATA["planets"] if planet["resource"]]


def chance(t, seat):
    """The evaluation for a seat."""
    return KNOWN.functions.evaluate(t.record, t.seats.index(seat), KNOWN.weights)


def thumbs(t, kind):
    """The greatest weight of a kind of choice for each planet it is aimed at."""
    number = t.seats.index(t.to_act[0])
    actions = GAME.legal_list(t.record, number)
    out = np.zeros(len(actions))
    KNOWN.functions.weigh(t.record, number, np.array(actions, np.int32), len(actions), KNOWN.weights, out)
    found = {}
    for action, weight in zip(actions, out, strict=True):
        name, args = GAME.actions.decode(action)
        if name == kind:
            planet = args.get("planet", args.get("to"))
            found[planet] = max(weight, found.get(planet, 0.0))
    return found


def test_everybody_claims_resource_planets_while_the_hutts_are_played():
    claims = thumbs(ht.Table("trilogy", seed=1), "claim")
    assert min(claims[planet] for planet in RICH) > max(claims[planet] for planet in PLANETS if planet not in RICH)
    assert len(set(thumbs(ht.Table("trilogy", seed=1, players=2), "claim").values())) == 1


@pytest.mark.parametrize(("held", "pressing"), [(9, True), (5, False)])
def test_the_hutts_are_stopped_when_they_are_near_their_goal(held, pressing):
    forces = dict.fromkeys(PLANETS, 8) | dict.fromkeys([*RICH, "hoth", "bakura"], 2)
    t = table({"hutts": " ".join(RICH[:held]), "rebels": "hoth bakura"}, seat="empire", forces=forces)
    attacks = thumbs(t, "attack")
    assert (attacks["kessel"] > attacks["hoth"]) == pressing


def test_rebels_next_to_the_emperor_are_a_danger():
    def at(place, rebels):
        return table({"rebels": "hoth", "hutts": "kessel"}, forces={"hoth": rebels}, bases={place: ["emperor"]})

    assert chance(at("bespin", 1), "rebels") > chance(at("coruscant", 1), "rebels")
    assert chance(at("bespin", 9), "empire") < chance(at("coruscant", 9), "empire")


def test_found_bases_count_for_the_rebels():
    def with_bases(kept):
        return ht.Table.at("trilogy", position({"rebels": "hoth", "hutts": "kessel"}, kept=kept))

    assert chance(with_bases(["empty", "empty"]), "rebels") > chance(with_bases([]), "rebels")


def test_chances_add_up_in_both_modes():
    for t in (table({"rebels": "hoth", "hutts": "kessel"}), standard({"orange": "hoth", "yellow": "kessel"})):
        assert sum(chance(t, seat) for seat in t.seats) == pytest.approx(1.0)
