"""The table: choosing, dice, taking back, saving, proving."""

import dataclasses
import json
import os
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import holotable as ht
from holotable.core import dice, records
from holotable.core.choices import choice_id


def play_some(table, count, pick=lambda choices: choices[0]):
    for _ in range(count):
        if table.over:
            break
        table.play(pick(table.choices(table.to_act[0])))
    return table


def test_the_games_are_listed_and_an_unknown_one_is_named():
    assert "brick" in ht.list_games()
    with pytest.raises(ht.UnknownGame, match="no game 'chess'; the games are brick"):
        ht.Table("chess")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"speed": 3}, "no option 'speed'; its options are double_move"),
        ({"guns": "yes"}, "guns must be one of false, true, not 'yes'"),
        ({"guns": 1}, "guns must be one of"),
        ({"turn_limit": 0}, "whole number from 1"),
        ({"turn_limit": True}, "whole number from 1"),
    ],
)
def test_wrong_options_are_refused(options, reason):
    with pytest.raises(ht.BadOption, match=reason):
        ht.Table("brick", **options)


@pytest.mark.parametrize("name", ["seed", "secret", "language", "game", "options", "self", "more", "\ud800", 3, None, ("a",)])
def test_whatever_an_option_from_outside_is_named_it_is_only_an_option(name):
    for value in (1, "../../x", {"deep": [[[]]]}, float("nan"), None):
        with pytest.raises(ht.BadOption, match=r"^brick has no option .*; its options are double_move") as refused:
            ht.Table("brick", {name: value})
        str(refused.value).encode()


@pytest.mark.parametrize("options", [[], "heroes", 7, [["heroes", True]]])
def test_options_from_outside_are_one_dictionary(options):
    with pytest.raises(ht.BadOption, match="brick: the options are names with values, not"):
        ht.Table("brick", options)


def test_options_are_given_together_or_by_name():
    together = ht.Table("brick", {"heroes": True, "turn_limit": 9}, seed=1)
    assert together.options == ht.Table("brick", seed=1, heroes=True, turn_limit=9).options
    assert together.options == ht.Table("brick", {"heroes": True, "turn_limit": 4}, seed=1, turn_limit=9).options
    assert (together.options["heroes"], together.options["turn_limit"]) == (True, 9)


def test_a_large_value_from_outside_is_refused_in_a_short_sentence():
    deep = []
    for _ in range(900):
        deep = [deep]
    for value in ("x" * 100_000, list(range(100_000)), deep, {"a": deep}):
        with pytest.raises(ht.BadOption) as refused:
            ht.Table("brick", {"guns": value})
        assert len(str(refused.value)) < 300
        with pytest.raises(ht.IllegalChoice) as refused:
            ht.Table("brick").play_words("move", {"unit": value, "to": "d6"})
        assert len(str(refused.value)) < 2100


def test_a_choice_plays_by_itself_or_by_its_words():
    one, two = ht.Table("brick", seed=1), ht.Table("brick", seed=1)
    choice = next(c for c in one.choices() if c.args == {"unit": "at-at", "to": "d6"})
    assert choice in one.choices()
    assert choice.id == "move(unit=at-at,to=d6)" == choice_id("move", choice.args)
    assert (choice.clause, choice.text) == ("BRI-22", "AT-AT: move from d7 to d6")
    one.play(choice)
    two.play("move", unit="at-at", to="d6")
    assert one.record.tobytes() == two.record.tobytes()
    assert one.by_id("empire", one.choices()[0].id) == one.choices()[0]


@pytest.mark.parametrize(
    ("kind", "args", "reason"),
    [
        ("fly", {}, "no choice 'fly' in brick; empire may now choose move, end_turn"),
        ("move", {"unit": "at-at", "to": "d5"}, "D5 is not next to d7"),
        ("move", {"unit": "luke", "to": "a1"}, "Luke is not yours"),
        ("move", {"unit": "at-at"}, "is not allowed now. Allowed: move"),
        ("move", {"unit": "at-at", "to": "d6", "speed": 2}, "not allowed now"),
        ("move", {"unit": ["at-at"], "to": "d6"}, "not allowed"),
        ("end_turn", {"now": True}, "Allowed: end_turn"),
    ],
)
def test_an_illegal_choice_says_why_and_changes_nothing(kind, args, reason):
    table = ht.Table("brick", seed=3)
    before = table.record.tobytes()
    with pytest.raises(ht.IllegalChoice, match=reason):
        table.play(kind, **args)
    assert table.record.tobytes() == before
    assert table.ply == 0


@pytest.mark.parametrize("name", ["choice", "self", "seat", "kind", "args", "\ud800", "speed"])
@pytest.mark.parametrize("value", ["empire", float("nan"), "\udfff", [["d6"]], {"a": None}])
def test_whatever_an_argument_from_outside_is_named_it_is_only_an_argument(name, value):
    table = ht.Table("brick", seed=3)
    with pytest.raises(ht.IllegalChoice, match=r"^move\(unit=at-at,to=d6,.*\) is not allowed now. Allowed: move") as refused:
        table.play_words("move", {"unit": "at-at", "to": "d6", name: value})
    str(refused.value).encode()
    save = table.to_save()
    line = {"seat": "empire", "kind": "move", "args": {"unit": "at-at", "to": "d6", name: value}}
    with pytest.raises(ht.BadSave, match="Choice 1 of the save cannot be played: move"):
        ht.Table.from_save({**save, "actions": [line]})
    assert table.ply == 0


def test_an_offered_choice_is_not_said_in_words_again(monkeypatch):
    table = ht.Table("brick", seed=1)
    choice = table.choices()[0]
    monkeypatch.setattr(type(table.game.actions), "encode", None)
    monkeypatch.setattr(type(table.words), "say", lambda *args, **more: "")
    table.play(choice)
    assert (table.log[0].kind, table.log[0].args) == (choice.kind, choice.args)


def test_a_choice_that_is_not_offered_any_more_is_refused():
    table = ht.Table("brick", seed=1)
    stale = next(c for c in table.choices() if c.args == {"unit": "at-at", "to": "d6"})
    table.play(stale)
    before = table.record.tobytes()
    with pytest.raises(ht.IllegalChoice, match="AT-AT has moved this turn"):
        table.play(stale)
    with pytest.raises(ht.IllegalChoice, match="not allowed now"):
        table.play(dataclasses.replace(table.choices()[0], actions=()))
    with pytest.raises(ht.IllegalChoice, match="speed=2"):
        table.play(table.choices()[0], speed=2)
    table.play("end_turn")
    with pytest.raises(ht.IllegalChoice, match="empire is not asked now; rebels is"):
        table.play(stale)
    table.undo()
    assert table.record.tobytes() == before


def test_a_choice_is_played_for_its_own_seat_only():
    table = ht.Table("brick", secret_deployment=True)
    mine = table.choices("empire")[0]
    with pytest.raises(ht.IllegalChoice, match=f"{re.escape(mine.id)} is a choice of empire, not of rebels"):
        table.play(mine, seat="rebels")
    table.play(mine, seat="empire")
    assert table.log[0].seat == "empire"


def test_an_amount_is_checked_against_what_is_offered_now():
    table = ht.Table("trilogy", seed=1)
    while not (place := [c for c in table.choices() if c.amount and c.amount[2] > 2]):
        table.play(table.choices()[0])
    choice, (name, least, most) = place[0], place[0].amount
    sentence = f"{name} must be a whole number from {least} to {most}, not"
    for wrong in (least - 1, most + 1, True, "2", float("nan")):
        with pytest.raises(ht.IllegalChoice, match=sentence):
            table.play(choice, **{name: wrong})
        with pytest.raises(ht.IllegalChoice, match=sentence):
            table.play(choice.kind, **choice.args, **{name: wrong})
    table.play(choice, **{name: most - 1})
    assert table.log[-1].args == {**choice.args, name: most - 1}
    assert [c.amount for c in table.choices() if c.id == choice.id] == [(name, 1, 1)]
    with pytest.raises(ht.IllegalChoice, match="not allowed"):
        table.play(choice, **{name: 2})


def test_the_seat_that_plays_must_be_asked():
    table = ht.Table("brick")
    with pytest.raises(ht.IllegalChoice, match="rebels is not asked now; empire is"):
        table.play("end_turn", seat="rebels")
    with pytest.raises(ht.IllegalChoice, match="no seat 'hutts'; the seats are empire, rebels"):
        table.view("hutts")
    both = ht.Table("brick", secret_deployment=True)
    with pytest.raises(ht.IllegalChoice, match="name one of empire, rebels"):
        both.play("deploy", unit="luke", to="a1")


def test_nobody_has_a_choice_after_the_end():
    table = ht.Table("brick", turn_limit=1)
    table.play("end_turn")
    assert (table.to_act, table.choices("empire")) == ((), [])
    with pytest.raises(ht.IllegalChoice, match="over"):
        table.play("end_turn")


POSITION = {"units": {"snowtroopers": {"at": "b4"}, "troopers": {"at": "b3"}, "at-at": {"at": "d6"}}}


def test_scripted_dice_replace_what_is_left_and_then_the_generator_goes_on():
    table = ht.Table.at("brick", POSITION)
    table.dice([1, 1, 1])
    table.dice([6])
    table.play("attack", unit="snowtroopers", target="troopers")
    assert table.events[-1].args["die"] == 6
    with pytest.raises(ht.IllegalChoice, match="up to 96 dice"):
        table.dice([0])


def test_taking_back_is_free_until_a_die_or_another_seat():
    table = ht.Table.at("brick", POSITION)
    before = table.record.tobytes()
    table.play("move", unit="at-at", to="d5")
    assert table.free_take_backs("empire") == 1
    assert table.free_take_backs("rebels") == 0
    table.undo()
    assert table.record.tobytes() == before
    table.play("attack", unit="snowtroopers", target="troopers")
    assert table.free_take_backs("empire") == 0
    table.undo()
    assert table.record.tobytes() == before
    with pytest.raises(ht.IllegalChoice, match="0 choices to take back"):
        table.undo()


def test_another_seat_being_asked_ends_free_taking_back():
    table = ht.Table.at("brick", POSITION)
    table.play("move", unit="at-at", to="d5")
    table.play("move", unit="snowtroopers", to="b5")
    assert table.to_act == ("rebels",)
    assert table.free_take_backs("empire") == 0
    both_deploy = ht.Table("brick", secret_deployment=True)
    both_deploy.play("deploy", seat="empire", unit="vader", to="a7")
    assert both_deploy.to_act == ("empire", "rebels")
    assert both_deploy.free_take_backs("empire") == 1


def test_a_reveal_ends_free_taking_back():
    table = ht.Table("brick", secret_deployment=True)
    for unit, space in (("vader", "a7"), ("at-at", "b7"), ("at-st", "c7"), ("at-at-2", "d7")):
        table.play("deploy", seat="empire", unit=unit, to=space)
    assert table.free_take_backs("empire") == 4
    for unit, space in (("luke", "a1"), ("troopers", "b1"), ("tauntaun", "c1")):
        table.play("deploy", seat="rebels", unit=unit, to=space)
    assert table.free_take_backs("rebels") == 3
    table.play("deploy", seat="rebels", unit="rebel-gun", to="d1")
    assert table.free_take_backs("rebels") == 0


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 10_000), picks=st.lists(st.integers(0, 1_000), max_size=60), heroes=st.booleans(), secret=st.booleans()
)
def test_save_load_and_undo_are_exact(seed, picks, heroes, secret):
    table = ht.Table("brick", seed=seed, secret=b"holo" if secret else None, heroes=heroes, reinforcement=True)
    trail = []
    for pick in picks:
        if table.over:
            break
        trail.append(table.record.tobytes())
        choices = table.choices()
        table.play(choices[pick % len(choices)])
    again = ht.Table.from_save(json.loads(json.dumps(table.to_save())))
    assert again.record.tobytes() == table.record.tobytes()
    assert [e.text for e in again.events] == [e.text for e in table.events]
    for before in reversed(trail):
        table.undo()
        assert table.record.tobytes() == before


def test_a_save_keeps_typed_dice(tmp_path):
    table = ht.Table.at("brick", POSITION, seed=4)
    table.dice([2])
    table.play("attack", unit="snowtroopers", target="troopers")
    path = tmp_path / "game.json"
    table.save(path)
    assert ht.Table.load(path).record.tobytes() == table.record.tobytes()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "line 1 is not JSON"),
        ("[]", "not a Holotable save"),
        ('{"holotable": 1, "game": "brick"}', "no proper 'options'"),
        ('{"holotable": 1, "game": "brick", "rules": 0, "options": {}, "seed": 1, "actions": []}', "rules version 0"),
        ('{"holotable": 1, "game": "brick", "rules": 1, "options": {}, "seed": 1, "actions": [7]}', "Choice 1"),
        (
            '{"holotable": 1, "game": "brick", "rules": 1, "options": {}, "seed": 1, "actions": [{"kind": "fly", "args": {}}]}',
            "Choice 1 of the save cannot be played",
        ),
    ],
)
def test_broken_saves_are_refused(text, reason, tmp_path):
    path = tmp_path / "broken.json"
    path.write_text(text)
    with pytest.raises(ht.BadSave, match=reason):
        ht.Table.load(path)


def test_a_missing_save_is_named(tmp_path):
    with pytest.raises(ht.BadSave, match="No such file"):
        ht.Table.load(tmp_path / "none.json")


def test_sealed_dice_are_proved_and_tampering_shows():
    table = play_some(
        ht.Table("brick", seed=1, secret=b"yavin", turn_limit=12), 100, lambda choices: choices[len(choices) // 2]
    )
    assert table.over
    data = table.to_save()
    assert data["commitment"] == dice.commitment(b"yavin")
    assert ht.verify(data)[0]
    assert ht.verify({**data, "secret": b"hoth!".hex()}) == (
        False,
        "The secret does not fit the commitment that was shown before the game.",
    )
    assert not ht.verify({**data, "result": {"empire": 0.0, "rebels": 1.0}})[0]
    assert not ht.verify(ht.Table("brick").to_save())[0]


def test_after_taking_back_a_die_the_sealed_dice_differ():
    position = {"units": {"snowtroopers": {"at": "b4"}, "troopers": {"at": "b3"}}}
    rolls = set()
    table = ht.Table("brick", seed=1, secret=b"x")
    table._array[0] = ht.Table.at("brick", position).record
    for _ in range(12):
        table.play("attack", unit="snowtroopers", target="troopers")
        rolls.add(next(e for e in table.events if e.kind == "attacked").args["die"])
        table.undo()
    assert len(rolls) > 1
    assert table.branch == 12


def test_a_record_reads_as_plain_numbers_and_clones_share_nothing():
    s = ht.Table("brick").record
    assert type(s.turn) is int
    assert type(s.at[0]) is int
    twin = records.clone(s)
    twin.turn = 9
    assert s.turn == 1
    with pytest.raises(AttributeError):
        _ = s.no_such_field


def test_views_can_be_written_as_json():
    table = ht.Table("brick", secret_deployment=True)
    for seat in (*table.seats, None):
        json.dumps(table.view(seat))


@pytest.mark.parametrize("script", [None, 5, [True], [0], ["six"], [21], [1] * 97])
def test_scripted_dice_that_are_none_are_refused(script):
    table = ht.Table("brick", seed=1)
    with pytest.raises(ht.IllegalChoice, match="A script is up to 96 dice, each a whole number from 1 to 20"):
        table.dice(script)


@pytest.mark.parametrize("count", [0, 2, -1, True, "x", None, 1.0])
def test_only_so_many_choices_can_be_taken_back(count):
    table = ht.Table("brick", seed=1)
    table.play(table.choices()[0])
    table.undo(1)
    with pytest.raises(ht.IllegalChoice, match="choices to take back, not"):
        table.undo(count)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ({"dice": 5}, "Choice 1 of the save cannot be played: A script is up to 96 dice"),
        ({"dice": ["six"]}, "A script is up to 96 dice"),
        ({"branch": "x"}, "Choice 1 of the save has the branch 'x', which is no whole number from 0"),
        ({"branch": -1}, "the branch -1"),
        ({"seat": 7}, "There is no seat 7"),
    ],
)
def test_a_wrong_line_of_a_save_is_named(line, sentence):
    table = ht.Table("brick", seed=1)
    table.play(table.choices()[0])
    save = table.to_save()
    save["actions"][0] |= line
    with pytest.raises(ht.BadSave, match=sentence):
        ht.Table.from_save(save)


def test_a_save_replaces_ordinary_files_only(tmp_path):
    table = ht.Table("brick", seed=1)
    table.save(tmp_path / "a.json")
    (tmp_path / "link.json").symlink_to(tmp_path / "a.json")
    table.play(table.choices()[0])
    table.save(tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert ht.Table.load(tmp_path / "a.json").ply == 1
    os.mkfifo(tmp_path / "pipe")
    for place in (tmp_path, tmp_path / "pipe"):
        with pytest.raises(ht.BadSave, match="it is no ordinary file"):
            table.save(place)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.json", "link.json", "pipe"]
