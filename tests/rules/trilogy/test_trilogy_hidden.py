"""What each seat knows: views, re-dealing, positions and their refusals, words and drawings."""

import io

import pytest
from galaxy import position, standard, table

import holotable as ht
from holotable.core.records import clone
from holotable.games.trilogy import GAME

SECRETS = {
    "hands": {"rebels": ["rebels-ambush", "rebels-recruits"], "empire": ["empire-conscripts"], "hutts": ["hutts-bribe"]},
    "bases": {"byss": ["emperor"], "duro": [{"marker": "empty", "seen": ["rebels"]}], "kuat": ["empty"]},
}


def secretive(**more):
    return table({"rebels": "endor", "hutts": "kessel"}, **{"forces": {"endor": 3}, "force": 0, **SECRETS, **more})


def test_a_view_hides_hands_decks_and_markers():
    view = secretive().view("rebels")
    assert view["hands"] == {"rebels": SECRETS["hands"]["rebels"], "hutts": 1, "empire": 1}
    assert view["decks"] == {"empire": 26, "rebels": 25, "hutts": 26}
    assert view["markers"] == 3
    assert [view["planets"][p]["bases"] for p in ("byss", "duro", "kuat")] == [["hidden"], ["empty"], ["hidden"]]


def redealt(t, seat, times=40):
    for n in range(times):
        s = clone(t.record)
        GAME.redeal(s, t.seats.index(seat), n)
        yield GAME.to_position(s)


def test_redeal_samples_what_a_seat_cannot_know_and_nothing_else():
    t = secretive()
    faces, hands = set(), set()
    for p in redealt(t, "rebels"):
        assert p["hands"]["rebels"] == SECRETS["hands"]["rebels"]
        assert p["planets"]["duro"]["bases"] == [{"marker": "empty", "seen": ["rebels"]}]
        faces.add((p["planets"]["byss"]["bases"][0], p["planets"]["kuat"]["bases"][0], tuple(p["markers"])))
        hands.add(tuple(p["hands"]["empire"]))
        emperors = sum(base == "emperor" for entry in p["planets"].values() for base in entry.get("bases", []))
        assert emperors + p["markers"].count("emperor") == 1
        assert len(p["hands"]["hutts"]) == 1
    assert len(faces) > 2
    assert len(hands) > 5
    for p in redealt(t, "empire"):
        assert p["planets"] == t.position()["planets"]


def test_redeal_keeps_a_hand_that_was_seen():
    t = secretive(step="cards", hands={"rebels": ["rebels-a-critical-error"], "empire": ["empire-conscripts", *FOUR]})
    t.play("play_card", card="rebels-a-critical-error", opponent="empire")
    t.play("discard", card="empire-conscripts")
    t.play("discard", card=FOUR[0])
    for p in redealt(t, "rebels"):
        assert p["hands"]["empire"] == t.position()["hands"]["empire"]
    assert len({tuple(p["hands"]["empire"]) for p in redealt(t, "hutts")}) > 3


FOUR = ["empire-field-officer-1", "empire-field-officer-2", "empire-walker-assault", "empire-screening-fighters"]


def test_being_asked_tells_nothing_of_a_hand():
    t = secretive(forces={"endor": 9, "bespin": 4}, hands={"empire": ["empire-emergency-garrison-1"]})
    t.play("attack", origin="endor", to="bespin", dice=3)
    assert t.to_act == ("empire",)
    found = set()
    for p in redealt(t, "rebels"):
        found.update(p["hands"]["empire"])
    assert len(found) > 10


def test_the_marker_being_placed_is_known_to_the_empire_alone():
    t = table({"rebels": "hoth", "hutts": "kessel"}, seat="empire", step="base")
    top = t.position()["markers"][0]
    assert {p["markers"][0] for p in redealt(t, "empire")} == {top}
    assert len({p["markers"][0] for p in redealt(t, "rebels", 80)}) == 2


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"nonsense": 1}, "have no nonsense"),
        ({"mode": "chess"}, "mode must be one of"),
        ({"mode": "standard", "players": 2}, "3 or 4 players"),
        ({"seat": "orange"}, "seat must be one of"),
        ({"step": "lunch"}, "step must be one of"),
        ({"step": "base"}, "has no step base"),
        ({"asteroids": ["hoth", "endor", "byss", "duro"]}, "at most 3"),
        ({"force": 4}, "from -3 to 3"),
        ({"bases": {"byss": ["emperor"], "duro": ["emperor"]}}, "second Emperor"),
        ({"planets": {}}, "are missing"),
        ({"invasion": {"to": "nowhere"}}, "the planets are"),
        ({"asking": {"seat": "rebels", "window": "before-dice"}}, "no battle"),
        ({"asking": {"seat": "rebels", "choice": "sleep"}}, "no question"),
        ({"to_place": -1}, "to_place"),
        ({"death_star": 7}, "the planets are"),
    ],
)
def test_bad_positions_are_refused_with_the_reason(more, words):
    with pytest.raises(ht.BadPosition, match=words):
        ht.Table.at("trilogy", {**position({"rebels": "endor", "hutts": "kessel"}, bases=more.pop("bases", None)), **more})


def test_bad_options_are_refused():
    for options in ({"mode": "standard", "players": 5}, {"players": 6}, {"mode": "x"}, {"turn_limit": 0}):
        with pytest.raises(ht.BadOption):
            ht.Table("trilogy", **options)


def test_positions_round_trip_in_the_middle_of_things():
    t = secretive(forces={"endor": 9, "bespin": 4}, ships={"endor": {"fighter": 1}})
    t.play("attack", origin="endor", to="bespin", dice=2)
    again = ht.Table.at("trilogy", t.position())
    assert again.position() == t.position()
    t.play("escort", fighter=1, bomber=0, destroyer=0)
    assert ht.Table.at("trilogy", t.position()).position() == t.position()


def test_drawing_and_terminal_table():
    drawing = GAME.drawing(GAME.check_options({}))
    assert len(drawing["planets"]) == 42
    assert len(drawing["lanes"]) == 10
    assert len(drawing["cards"]) == 81
    borders = {tuple(sorted(pair)) for pair in drawing["borders"]}
    assert ("coruscant", "falleen") not in borders
    from rich.console import Console

    for t in (secretive(), standard({"orange": "hoth"}), ht.Table("trilogy", seed=1)):
        console = Console(width=160, record=True, file=io.StringIO())
        console.print(GAME.draw_text(t.view(t.seats[0]), t.words))
        text = console.export_text()
        assert "Coruscant" in text
        assert "emperor" not in text
