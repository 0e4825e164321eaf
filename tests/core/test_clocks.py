"""Clocks by themselves: turns, increments, free seconds, days, absences and what people write."""

import pytest

from holotable.core.clocks import ON_ITS_WAY, ONE_ANSWER, Clocks, TimeControl, shown_time
from holotable.core.errors import BadOption

SEATS = ("first", "second")


def clocks(text="10+5"):
    made = Clocks(TimeControl.read(text), SEATS)
    made.set(made.after(1000.0, {"first": False}))
    return made


def test_only_who_is_asked_uses_time_after_the_way_to_the_screen():
    kept = clocks()
    assert kept.left_at("first", 1000.0 + ON_ITS_WAY) == 600
    assert kept.left_at("first", 1000.0 + ON_ITS_WAY + 7) == 593
    assert kept.left_at("second", 5000.0) == 600


def test_the_increment_comes_when_the_turn_ends_and_never_lifts_a_clock_above_its_start():
    kept = clocks()
    kept.set(kept.after(1001.0 + 60, {"first": False}, {"first"}))
    assert kept.left["first"] == 540, "the turn goes on: nothing is given back"
    kept.set(kept.after(1001.0 + 62, {"second": False}, {"first"}))
    assert kept.left["first"] == 543
    kept.set(kept.after(1001.0 + 62, {"first": False}, {"second"}))
    assert kept.left["second"] == 600


def test_who_was_asked_beside_another_goes_on_as_before():
    kept = clocks()
    kept.set(kept.after(1001.0, {"first": False, "second": False}))
    kept.set(kept.after(1010.0, {"second": False}, {"first"}))
    assert kept.left_at("second", 1012.0) == 590


def test_a_question_with_one_answer_is_free_for_a_while():
    kept = clocks()
    kept.set(kept.after(1001.0, {"second": True}, {"first"}))
    assert kept.left_at("second", 1001.0 + ONE_ANSWER) == 600
    assert kept.left_at("second", 1001.0 + ONE_ANSWER + 3) == 597


def test_every_turn_has_its_days():
    kept = clocks("2d")
    kept.set(kept.after(1001.0 + 86400, {"second": False}, {"first"}))
    assert kept.left["first"] == 86400
    kept.set(kept.after(90000.0, {"first": False}, {"second"}))
    assert kept.left["first"] == 2 * 86400


def test_a_flag_falls_when_the_time_is_up_and_not_before():
    kept = clocks("1+0")
    assert kept.falls_at(1000.0) == 1061
    assert kept.fallen(1060.9) == []
    assert kept.fallen(1061) == ["first"]


def test_nobody_is_charged_while_no_server_kept_the_time():
    kept = clocks("1+0")
    kept.absences = [(1020.0, 1090.0), (1050.0, 1100.0), (5.0, 6.0)]
    assert kept.left_at("first", 1100.0) == 41
    assert kept.falls_at(1100.0) == 1141


@pytest.mark.parametrize("text", ["", "ten", "0+5", "181+0", "5+61", "15d", "3d+1", "-1+0", "5+", "1.5"])
def test_a_clock_that_is_none_is_refused_in_a_sentence(text):
    with pytest.raises(BadOption, match=r"\.$"):
        TimeControl.read(text if text != "5+" else "5+x")


@pytest.mark.parametrize("data", [None, {}, {"kind": "sand", "amount": 1}, {"kind": "live", "amount": True}, {"much": 1}])
def test_a_clock_from_outside_is_checked(data):
    with pytest.raises(BadOption, match=r"\.$"):
        TimeControl.of(data)


def test_times_for_people():
    assert [shown_time(s) for s in (7.9, 581, 3909, 90000)] == ["0:07", "9:41", "1:05:09", "1 d 1 h"]
