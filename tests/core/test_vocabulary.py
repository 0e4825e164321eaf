"""Numbers made and read by compiled functions, and the columns of an observation."""

import numpy as np
import pytest

import holotable as ht
from holotable.core.dice import pack_small
from holotable.core.vocabulary import NUMBER, SMALL, ActionSpace, EventKind, EventSpace, Observation


@pytest.mark.parametrize("name", ht.list_games())
def test_kinds_and_arguments_are_read_as_they_are_decoded(name):
    actions = ht.get(name).actions
    kinds = list(actions.kinds.values())
    rng = np.random.default_rng(1)
    for action in {0, actions.size - 1, *(int(a) for a in rng.integers(0, actions.size, 200))}:
        kind = kinds[actions.kind_of(action)]
        assert kind.name == actions.decode(action)[0]
        places = [getattr(actions.read, f"{kind.name}_{entry.replace(',', '_')}")(action) for entry, _ in kind.domains]
        assert [kind.name, places] == [kind.name, list(actions.table[action][1 : 1 + len(places)])]
        assert getattr(actions.make, kind.name)(*places) == action


def test_the_last_argument_varies_fastest_and_a_pair_is_one_place():
    space = ActionSpace({"wait": {}, "go": {"via,to": [("a", "b"), ("b", "c")], "fast": (False, True, None)}})
    assert [space.make.wait(), space.make.go(1, 2)] == [0, 1 + 1 * 3 + 2]
    assert (space.read.go_via_to(6), space.read.go_fast(6)) == (1, 2)
    assert space.table.tolist()[0] == [0, -1, -1]


def test_columns_of_an_observation_follow_each_other():
    seen = Observation(first=3, alone=(), table=(2, 4))
    assert [seen.at.first(2), seen.at.alone(), seen.at.table(1, 3)] == [2, 3, 11]
    assert (seen.columns("alone"), seen.size) == (slice(3, 4), 12)


@pytest.mark.parametrize("numbers", [(0, 0, 0), (7, -8, 3), (-1, 7, -8)])
def test_three_small_numbers_share_one_argument(numbers):
    space = EventSpace(EventKind("shot", (("dice,bonus,hits", SMALL), ("damage", NUMBER)), ""))
    kind, args = space.decode(0, [pack_small(*numbers), 2])
    assert (kind.name, args) == ("shot", {**dict(zip(("dice", "bonus", "hits"), numbers, strict=True)), "damage": 2})
