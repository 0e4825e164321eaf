"""Why things happened: the causes that the log tells between the events of a choice, or in their place."""

import pytest
from kit.test_golden import saves_of

import holotable as ht
from holotable.core.causes import Cause, Deed, with_causes
from holotable.core.choices import Event
from holotable.games.blizzard import causes as blizzard
from holotable.games.command import causes as command
from holotable.games.command.tables import RETREAT_FACE


def deed(game, kind, *events, after=None, before=None, **args):
    table = ht.Table(game, seed=1)
    for name, value in (after or {}).items():
        setattr(table.record, name, value)
    return Deed(kind, args, tuple(events), lambda: before if before is not None else table.record, table.record)


def told(found):
    return [(cause.place, cause.key, cause.instead) for cause in found]


def test_a_cause_is_told_before_an_event_after_all_or_in_its_place():
    words = ht.get("blizzard").words()
    lost = Event(4, "empire", "destroyed", {"unit": "scout-1"}, "Scout 1 is destroyed!", "BLZ-32", ("empire", None))
    causes = [
        Cause(0, "great_shot", "BLZ-40", {"target": "scout-1"}),
        Cause(0, "no_dodge", "BLZ-24", instead=True),
        Cause(1, "nobody_fresh", "BLZ-44"),
    ]
    lines = with_causes([lost], causes, words)
    assert [line.text for line in lines] == [
        "A great shot finds scout 1.",
        "Scout 1 has nowhere to dodge and is destroyed!",
        "No infantry is left to come in.",
    ]
    assert [(line.kind, line.clause, line.seats) for line in lines] == [
        ("great_shot", "BLZ-40", lost.seats),
        ("destroyed", "BLZ-24", lost.seats),
        ("nobody_fresh", "BLZ-44", lost.seats),
    ]
    assert lines[1].args == lost.args
    assert [line.say(words) for line in lines] == [line.text for line in lines]


def test_blz36_self_destruction_and_harpoons_are_told():
    lost = ("destroyed", {"unit": "probe-droid-1"})
    assert told(blizzard.causes(deed("blizzard", "self_destruct", lost, unit="probe-droid-1", target="scout-1"))) == [
        (0, "self_destructed", False)
    ]
    assert told(blizzard.causes(deed("blizzard", "harpoon", lost, unit="luke", target="at-at-1"))) == [(0, "harpooned", False)]


def test_blz24_overrun_infantry_without_a_way_out_is_told():
    events = [("overrun", {"unit": "scout-1", "by": "at-at-1"}), ("destroyed", {"unit": "scout-1"})]
    assert told(blizzard.causes(deed("blizzard", "move", *events))) == [(1, "no_dodge", True)]
    assert told(blizzard.causes(deed("blizzard", "shoot", events[1]))) == []


@pytest.mark.parametrize(("event", "key"), [(1, "no_target"), (5, "nobody_fresh"), (2, None)])
def test_blz44_an_event_that_finds_nobody_is_told(event, key):
    rolled = ("rolled", {"dice": [event, event], "points": event, "event": event})
    found = told(blizzard.causes(deed("blizzard", "done", rolled)))
    assert found == ([(1, key, False)] if key else [])


def test_com25_figures_lost_for_want_of_a_way_back_are_told():
    missed = ("attacked", {"unit": "troopers-1", "target": "snowtroopers-1", "dice": [RETREAT_FACE], "power": "plain"})
    hit = ("attacked", {**missed[1], "dice": [1]})
    lost = ("figure_lost", {"unit": "snowtroopers-1", "count": 1})
    back = ("retreated", {"unit": "snowtroopers-1", "origin": "1,1", "to": "1,0"})
    assert told(command.causes(deed("command", "attack", missed, lost))) == [(1, "no_way_back", True)]
    assert told(command.causes(deed("command", "attack", hit, lost))) == []
    assert told(command.causes(deed("command", "attack", hit, lost, back, lost))) == [(3, "no_way_back", True)]
    assert told(command.causes(deed("command", "retreat", back, lost))) == [(1, "no_way_back", True)]


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("blizzard", {"self_destructed", "harpooned", "great_shot", "no_target", "nobody_fresh"}),
        ("command", {"no_way_back"}),
    ],
)
def test_the_causes_are_told_in_golden_games(game, keys):
    seen = set()
    for path in saves_of(game):
        seen |= {event.key or event.kind for event in ht.Table.load(path).events} & keys
        if seen == keys:
            break
    assert seen == keys
