"""Clocks by themselves: turns, increments, free seconds, days, absences and what people write."""

import pytest

from holotable.core.clocks import FREE_SECONDS, Clocks, TimeControl, shown_time
from holotable.core.errors import BadOption

SEATS = ("first", "second")


def clocks(text="10+5"):
    made = Clocks(TimeControl.read(text), SEATS)
    made.set(made.after(1000.0, ["first"]))
    return made


def test_only_who_is_asked_uses_time_after_the_free_seconds():
    kept = clocks()
    assert kept.left_at("first", 1000.0 + FREE_SECONDS) == 600
    assert kept.left_at("first", 1000.0 + FREE_SECONDS + 7) == 593
    assert kept.left_at("second", 5000.0) == 600


def test_the_increment_comes_when_the_turn_ends_and_never_lifts_a_clock_above_its_start():
    kept = clocks()
    kept.set(kept.after(1003.0 + 60, ["first"], {"first"}))
    assert kept.left["first"] == 540, "the turn goes on: nothing is given back"
    kept.set(kept.after(1003.0 + 62, ["second"], {"first"}))
    assert kept.left["first"] == 543
    kept.set(kept.after(1003.0 + 62, ["first"], {"second"}))
    assert kept.left["second"] == 600


def test_who_was_asked_beside_another_goes_on_as_before():
    kept = clocks()
    kept.set(kept.after(1001.0, ["first", "second"]))
    kept.set(kept.after(1010.0, ["second"], {"first"}))
    assert kept.left_at("second", 1014.0) == 590


def test_every_turn_has_its_days():
    kept = clocks("2d")
    kept.set(kept.after(1003.0 + 86400, ["second"], {"first"}))
    assert kept.left["first"] == 86400
    kept.set(kept.after(90000.0, ["first"], {"second"}))
    assert kept.left["first"] == 2 * 86400


def test_a_flag_falls_when_the_time_is_up_and_not_before():
    kept = clocks("1+0")
    assert kept.falls_at(1000.0) == 1063
    assert kept.fallen(1062.9) == []
    assert kept.fallen(1063) == ["first"]


def test_nobody_is_charged_while_no_server_kept_the_time():
    kept = clocks("1+0")
    kept.absences = [(1020.0, 1090.0), (1050.0, 1100.0), (5.0, 6.0)]
    assert kept.left_at("first", 1100.0) == 43
    assert kept.falls_at(1100.0) == 1143


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
