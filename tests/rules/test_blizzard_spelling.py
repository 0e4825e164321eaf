"""The small decisions of `blizzard` and the words that people use for them."""

import pytest
from blizzard_table import at, offered, roll
from seen import events, kinds

import holotable as ht
from holotable.games.blizzard.board import UNIT

COMMANDS = {"step": "commands", "points": 3}
WAITING = {"seat": "alliance", "waiting": ["snowspeeder-1", "luke"], **COMMANDS}


def test_the_rules_know_a_few_thousand_small_decisions_and_people_their_words():
    game = ht.get("blizzard")
    assert game.actions.size < 4000
    assert list(game.vocabulary.kinds) == [
        "march", "turn", "move", "step", "face", "rally", "reinforce", "place", "pushed", "follow", "stay", "great_shot",
        "shoot", "harpoon", "self_destruct", "done",
    ]  # fmt: skip


def test_BLZ_26_a_reinforcement_is_one_choice_of_two_small_decisions():
    t = at(2, {"scout-1": "9,9", "at-st-1": "0,0"}, **WAITING)
    choice = next(c for c in t.choices() if c.args == {"unit": "luke", "hex": "4,13"})
    assert (choice.id, len(choice.actions)) == ("reinforce(unit=luke,hex=4,13)", 2)
    assert len(offered(t, "reinforce", unit="luke")) == 3 * 23
    t.play(choice)
    assert (t.log[-1].kind, t.log[-1].args) == ("reinforce", {"unit": "luke", "hex": "4,13"})
    assert (kinds(t), t.position()["points"]) == ({"face"}, 2)


def test_BLZ_26_a_reinforcement_half_chosen_is_a_position_too():
    t = at(2, {"scout-1": "9,9", "at-st-1": "0,0"}, **WAITING)
    first = next(c for c in t.choices() if c.kind == "reinforce").actions[0]
    t.game.apply(t.record, 0, first)
    assert t.position()["pending"] == [{"ask": "arrive", "unit": "snowspeeder-1"}]
    again, _ = t.game.from_position(t.position())
    assert t.game.legal_list(again, 0) == t.game.legal_list(t.record, 0)
    assert len(t.game.legal_list(again, 0)) == 3 * 23


BAD = {
    "a unit that does not wait": {"pending": [{"ask": "arrive", "unit": "scout-2"}]},
    "a unit of the other side": {"pending": [{"ask": "arrive", "unit": "at-at-1"}], "waiting": ["at-at-1"]},
    "no points": {"pending": [{"ask": "arrive", "unit": "luke"}], "points": 0},
    "another step": {"pending": [{"ask": "arrive", "unit": "luke"}], "step": "fire", "points": 0},
    "another question": {"pending": [{"ask": "arrive", "unit": "luke"}], "moving": {"unit": "scout-1", "left": 1}},
}


@pytest.mark.parametrize("name", BAD)
def test_nobody_arrives_who_cannot(name):
    with pytest.raises(ht.BadPosition, match=r"arrives|cannot come in"):
        at(2, {"scout-1": "9,9", "at-st-1": "0,0"}, **{**WAITING, **BAD[name]})


def test_BLZ_44_infantry_half_brought_back_is_a_position_too():
    t = at(3, {"snowtrooper-1": "0,0", "generators": "11,14"}, destroyed=["snowtrooper-2"])
    roll(t, 5, 5)
    t.game.apply(t.record, 1, next(c for c in t.choices() if c.kind == "place").actions[0])
    again, _ = t.game.from_position(t.position())
    assert len(t.game.legal_list(again, 1)) == 22
    t.game.apply(again, 1, t.game.legal_list(again, 1)[0])
    assert again.at[UNIT["snowtrooper-2"]] >= 0


STRANGE = {
    "a step of a unit that is not on the move": ("step", {"unit": "scout-2", "to": "9,8"}),
    "a facing of another unit": ("face", {"unit": "scout-2", "facing": "N"}),
    "a hex far away": ("step", {"unit": "scout-1", "to": "0,0"}),
    "nobody is pushed": ("pushed", {"unit": "scout-1", "hex": "9,8"}),
    "nobody follows": ("follow", {"unit": "scout-1"}),
    "a harpoon that there is not": ("harpoon", {"unit": "scout-1", "target": "at-at-1"}),
    "a shot at a friend": ("shoot", {"unit": "scout-1", "target": "scout-2", "max_power": False}),
    "a move of a unit that is gone": ("move", {"unit": "luke", "to": "9,8"}),
    "one argument too many": ("done", {"unit": "luke"}),
    "no such hex": ("step", {"unit": "scout-1", "to": "99,99"}),
    "no such kind": ("arrive", {"hex": "0,0"}),
}


@pytest.mark.parametrize("name", STRANGE)
def test_words_that_mean_nothing_here_are_refused(name):
    t = at(1, {"scout-1": "9,9", "scout-2": "4,4", "probe-droid-1": "0,0"}, step="commands", points=2)
    t.play("move", unit="scout-1", to="9,8")
    before = t.record.tobytes()
    with pytest.raises(ht.IllegalChoice):
        t.play_words(*STRANGE[name])
    assert t.record.tobytes() == before


def test_BLZ_53_off_is_one_word_whichever_way_an_agile_unit_goes():
    t = at(2, {"probe-droid-1": "6,14", "scout-1": "2,2"}, step="commands", points=1)
    assert [to for _, to in offered(t, "move", unit="probe-droid-1")].count("off") == 1
    t.play("move", unit="probe-droid-1", to="off")
    assert ("left", "probe-droid-1") in events(t)


def test_BLZ_54_only_the_next_unit_is_placed():
    t = ht.Table("blizzard", mission=1)
    with pytest.raises(ht.IllegalChoice, match="not the next unit"):
        t.play("place", unit="scout-1", hex="4,13")
    t.play("place", unit="han", hex="4,13")
    t.play("face", unit="han", facing="N")
    assert {c.args["unit"] for c in t.choices()} == {"scout-1"}
