"""Battles of one's own, and retreats over markers, of `command` (COM-50a, COM-91)."""

import copy
import json

import pytest
from command_kit import at, figures, shoot, step, where

import holotable as ht
from holotable.games.command.scenario import SCENARIOS


def custom(**changes):
    scenario = copy.deepcopy(SCENARIOS[2])
    scenario.pop("number")
    scenario.update(changes)
    return scenario


def test_COM_91_a_custom_scenario_plays_and_round_trips():
    for number, scenario in SCENARIOS.items():
        own = {k: v for k, v in scenario.items() if k != "number"}
        table = ht.Table("command", scenario=own, seed=5)
        known = ht.Table("command", scenario=number, seed=5)
        again = ht.Table.at("command", json.loads(json.dumps(table.position())))
        assert again.position() == table.position()
        for key in ("units", "terrain", "structures", "hands", "held", "officer"):
            assert table.position()[key] == known.position()[key]


FAULTS = {
    "impassable": {"terrain": {"serac": ["5,6"]}},
    "off the field": {"units": {"rebels": {"troopers": ["9,1"]}, "empire": {"snowtroopers": ["0,0"]}}},
    "both stand": {"units": {"rebels": {"troopers": ["4,4", "4,4"]}, "empire": {"snowtroopers": ["0,0"]}}},
    "does not fit": {"badges": {"scouts": ["0,6"]}},
    "beside no unit": {"badges": {"scouts": ["4,4"]}},
    "no special rule": {"special": [{"rule": "lightning"}]},
    "no marker": {"markers": [{"kind": "flag", "side": "rebels", "at": ["4,4"]}]},
    "terrain tiles": {"terrain": {"rocks": [f"{c},{r}" for r in (3, 4) for c in range(9)] + ["9,4", "0,5"]}},
    "no way to win": {"win": {"rebels": {"medals": None, "sudden_death": []}, "empire": {"medals": 4, "sudden_death": []}}},
    "does not say": {"special": [{"rule": "war-machine", "side": "empire"}]},
    "needs a marker": {"special": [{"rule": "leave", "side": "rebels", "units": "any"}]},
    "two kinds of terrain": {"terrain": {"rocks": ["4,4"], "ridge": ["4,4"]}},
    "the landing places infantry": {
        "special": [{"rule": "landing", "side": "empire", "unit": "droids", "next_to": "at-at", "from_turn": 2, "most": 6}]
    },
}


@pytest.mark.parametrize("reason", FAULTS)
def test_COM_91_a_faulty_scenario_is_refused_with_the_reason(reason):
    with pytest.raises(ht.BadOption, match=reason):
        ht.Table("command", scenario=custom(**FAULTS[reason]))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"units": {"troopers-1": {"at": "4,4", "figures": 9}, "snowtroopers-1": {"at": "0,0"}}}, "figures"),
        ({"units": {"troopers-1": {"at": "4,4"}, "troopers-2": {"at": "4,4"}}}, "two units"),
        ({"hands": {"rebels": ["recon-left"]}, "discards": {"rebels": ["recon-left"]}}, "elsewhere"),
        ({"hands": {"rebels": ["pincer-move"]}}, "no card of that side"),
        ({"step": "move", "card": "raid-left", "ordered": ["snowtroopers-1"]}, "acting side"),
        ({"seat": "pirates"}, "seat must be one of rebels, empire"),
        ({"colour": "red"}, "have no colour"),
        ({"terrain": {"5,6": "serac"}}, "impassable"),
        ({"terrain": {f"{c},{r}": "rocks" for r in (2, 3, 4) for c in range(7)}}, "tiles"),
    ],
)
def test_COM_91_a_faulty_position_is_refused_with_the_reason(change, reason):
    with pytest.raises(ht.BadPosition, match=reason):
        ht.Table.at("command", {"scenario": 2, "seat": "rebels", **change})


def test_COM_16_choices_can_be_taken_back_until_dice_fall():
    table = at({"troopers-1": "4,4", "snowtroopers-1": "4,2", "snowtroopers-2": "9,0"}, hands={"rebels": ["recon-centre"]})
    before = table.record.tobytes()
    table.play("play_card", card="recon-centre")
    table.play("order", unit="troopers-1")
    table.play("move", unit="troopers-1", to="4,3")
    assert table.free_take_backs("rebels") == 3
    table.undo(3)
    assert table.record.tobytes() == before
    table.play("play_card", card="recon-centre")
    table.play("order", unit="troopers-1")
    table.play("done")
    shoot(table, "troopers-1", "snowtroopers-1", 6, 6)
    assert table.free_take_backs("rebels") == 0


ROW = [f"{column},6" for column in range(10)]
BEYOND_THE_BOX = {
    "it needs 27 figures of troopers; the box holds 24.": {"rebels": {"troopers": ROW[:9]}},
    "it needs 12 figures of speeders; the box holds 9.": {"rebels": {"speeders": ROW[:4]}},
    "it needs 3 figures of artillery; the box holds 2.": {"rebels": {"artillery": ROW[:3]}},
    "it needs 36 figures of snowtroopers; the box holds 32.": {"empire": {"snowtroopers": ROW[:9]}},
    "it needs 4 figures of at-at; the box holds 3.": {"empire": {"at-at": ROW[:4]}},
    "it needs 6 figures of droids; the box holds 4.": {"empire": {"droids": ROW[:3]}},
}
"""More than one box holds of each kind, and that two boxes hold it."""
LONE_UNITS = {"rebels": {"troopers": ["0,3"]}, "empire": {"snowtroopers": ["9,2"]}}


@pytest.mark.parametrize("sentence", BEYOND_THE_BOX)
def test_COM_91_a_battle_of_ones_own_needs_no_more_figures_than_the_box_holds(sentence):
    units = {**LONE_UNITS, **BEYOND_THE_BOX[sentence]}
    battle = custom(units=units, terrain={}, badges={}, markers=[], special=[])
    with pytest.raises(ht.BadOption, match=f"Faulty scenario: {sentence}$"):
        ht.Table("command", scenario=battle)
    two = ht.Table("command", scenario={**battle, "boxes": 2})
    assert two.options["scenario"]["boxes"] == 2
    assert ht.Table.at("command", two.position()).position() == two.position()
    standing = two.position()["units"]
    with pytest.raises(ht.BadPosition, match="Bad position: " + sentence):
        ht.Table.at("command", {"scenario": custom(units=LONE_UNITS, terrain={}, markers=[], special=[]), "units": standing})


def test_COM_91_the_box_counts_what_comes_later_elite_squadrons_tokens_and_tiles():
    speeders = {**LONE_UNITS, "rebels": {"speeders": ROW[:2]}}
    coming = [{"rule": "reinforcements", "side": "rebels", "unit": "speeders", "number": 1, "from_turn": 2}]
    fits = custom(units=speeders, special=coming, terrain={}, markers=[])
    assert ht.Table("command", scenario=fits).position()["units"]["speeders-2"]["figures"] == 3
    elite = {**fits, "badges": {"elite-squadron": ["0,6"]}}
    machine = [{"rule": "war-machine", "side": "empire", "unit": "snowtroopers", "most": 9}]
    worn = {"rebels": {"troopers": ROW[:7]}, "empire": {"snowtroopers": [f"{c},0" for c in range(7)]}}
    badges = {"e-web": ROW[:7], "assault": [f"{c},0" for c in range(4)]}
    tiles = {"rocks": [f"{c},{r}" for r in (2, 4) for c in range(10)]}
    for wrong, sentence in (
        (elite, "it needs 10 figures of speeders; the box holds 9."),
        (
            custom(units=LONE_UNITS, special=machine, terrain={}, markers=[]),
            "it needs 36 figures of snowtroopers; the box holds 32.",
        ),
        (custom(units=worn, badges=badges, special=[], terrain={}, markers=[]), "it has 11 badges; the box holds 10."),
        (custom(terrain=tiles), "it has 20 terrain tiles; the box holds 19."),
    ):
        with pytest.raises(ht.BadOption, match=f"Faulty scenario: {sentence}$"):
            ht.Table("command", scenario=wrong)
        ht.Table("command", scenario={**wrong, "boxes": 2})
    with pytest.raises(ht.BadOption, match="boxes must be a whole number from 1 to 2, not 3"):
        ht.Table("command", scenario=custom(boxes=3))
    with pytest.raises(ht.BadOption, match="two boxes hold 38"):
        ht.Table(
            "command", scenario=custom(boxes=2, terrain={"rocks": [f"{c},{r}" for r in (1, 2, 3, 4) for c in range(9)] + ROW})
        )


def test_COM_91_a_battle_that_is_over_at_its_start_is_refused():
    units = {"rebels": {"troopers": ["3,3", "5,3"]}, "empire": {"snowtroopers": ["9,2"]}}
    medals = {"kind": "temporary-medal", "side": "rebels", "count": 1, "at": ["3,3", "5,3"]}
    data = {"rule": "data", "side": "rebels", "units": "infantry", "at": "3,3", "count": 2}

    def won(need, markers, special=(), first="rebels"):
        wins = {"rebels": {"medals": need, "sudden_death": []}, "empire": {"medals": 4, "sudden_death": []}}
        return custom(units=units, terrain={}, first=first, win=wins, markers=markers, special=list(special))

    sentence = "Faulty scenario: the rebels have all their medals before the battle begins.$"
    for decided in (won(2, [medals]), won(2, [{**medals, "side": "either"}]), won(2, [], [data]), won(4, [medals], [data])):
        with pytest.raises(ht.BadOption, match=sentence):
            ht.Table("command", scenario=decided)
    for open_battle in (
        won(3, [medals]),
        won(2, [{**medals, "together": True}]),
        won(2, [], [data], first="empire"),
        won(3, [], [data]),
    ):
        assert not ht.Table("command", scenario=open_battle).over
    held = custom(units=units, terrain={}, markers=[{"kind": "objective", "side": "rebels", "at": ["3,3"]}], special=[])
    held["win"] = {"rebels": {"sudden_death": [{"id": "hold-objectives"}]}, "empire": {"medals": 4}}
    with pytest.raises(ht.BadOption, match="the rebels hold all objectives before the battle begins"):
        ht.Table("command", scenario=held)


def test_COM_91_an_officer_does_not_begin_under_an_enemy():
    units = {"rebels": {"troopers": ["3,3"]}, "empire": {"snowtroopers": ["9,2"]}}

    def battle(side, place):
        return custom(units=units, terrain={}, markers=[{"kind": "officer", "side": side, "at": [place]}], special=[])

    for side, place, enemy in (("rebels", "9,2", "empire"), ("empire", "3,3", "rebels")):
        with pytest.raises(ht.BadOption, match=f"the officer lies under a unit of the {enemy} before the battle begins"):
            ht.Table("command", scenario=battle(side, place))
    assert not ht.Table("command", scenario=battle("rebels", "3,3")).over


# A retreat enters the hex where it ends (COM-50a)

ON_THE_WAY = ["4,2", "5,2"]
"""The hexes of the first step of a retreat of two."""
PUSHED = {"artillery-1": "4,4", "snowtroopers-1": "4,3", "snowtroopers-2": "9,0"}


def pushed(markers=(), special=(), win=None, ground=None, dice=(5, 5, 6), **rest):
    """Snowtroopers on 4,3 attacked so that they retreat, on a field with these markers."""
    wins = {"rebels": {"medals": 4}, "empire": {"medals": 4}} | (win or {})
    scenario = custom(units=LONE_UNITS, terrain={}, markers=list(markers), special=list(special), win=wins)
    table = at(PUSHED, ground, scenario=scenario, step="attack", **rest)
    shoot(table, "artillery-1", "snowtroopers-1", *dice)
    return table


def test_COM_50a_a_retreat_takes_a_permanent_medal_only_where_it_ends():
    marker = {"kind": "permanent-medal", "side": "empire", "count": 1, "at": ON_THE_WAY}
    passing = pushed([marker])
    passing.play("retreat", unit="snowtroopers-1", to="4,2")
    assert (passing.to_act, passing.position()["taken"]) == (("empire",), [])
    passing.play("retreat", unit="snowtroopers-1", to="4,1")
    assert passing.position()["medals"]["empire"] == 0
    ending = pushed([marker], dice=(5, 6, 6))
    ending.play("retreat", unit="snowtroopers-1", to="4,2")
    assert (ending.position()["medals"]["empire"], ending.position()["taken"]) == (1, ["4,2"])


def test_COM_50a_a_retreat_that_is_cut_short_ends_where_it_stops():
    marker = {"kind": "permanent-medal", "side": "empire", "count": 1, "at": ON_THE_WAY}
    table = pushed([marker], ground={"serac": ["5,2", "3,1", "4,1"]})
    assert (where(table, "snowtroopers-1"), figures(table, "snowtroopers-1")) == ("4,2", 3)
    assert table.position()["medals"]["empire"] == 1


def test_COM_50a_nobody_wins_by_a_medal_that_is_only_passed():
    marker = {"kind": "temporary-medal", "side": "empire", "count": 1, "at": ON_THE_WAY}
    table = pushed([marker], win={"empire": {"medals": 1}})
    table.play("retreat", unit="snowtroopers-1", to="4,2")
    assert not table.over
    position = table.position()
    assert (position["held"]["empire"], position["pending"]["passing"]) == (0, "snowtroopers-1")
    assert ht.Table.at("command", position).position() == position
    table.play("retreat", unit="snowtroopers-1", to="4,1")
    assert not table.over
    ending = pushed([marker], win={"empire": {"medals": 1}}, dice=(5, 6, 6))
    ending.play("retreat", unit="snowtroopers-1", to="5,2")
    assert ending.winners == ("empire",)


def test_COM_50a_objectives_look_at_where_a_retreat_ends():
    marker = {"kind": "objective", "side": "empire", "at": ["4,2"]}
    win = {"empire": {"sudden_death": [{"id": "hold-objectives"}]}}
    table = pushed([marker], win=win)
    table.play("retreat", unit="snowtroopers-1", to="4,2")
    assert not table.over
    assert not ht.Table.at("command", table.position()).over
    ending = pushed([marker], win=win, dice=(5, 6, 6))
    ending.play("retreat", unit="snowtroopers-1", to="4,2")
    assert ending.winners == ("empire",)


def test_COM_50a_the_officer_is_met_only_where_a_retreat_ends():
    markers = [{"kind": "officer", "side": "rebels", "at": ["4,2"]}]
    win = {"empire": {"medals": 4, "sudden_death": [{"id": "officer-taken"}]}}
    table = pushed(markers, [{"rule": "officer", "side": "rebels"}], win=win, ground={"serac": ["5,2"]})
    assert not table.over
    assert table.position()["officer"] == "4,2"
    ending = pushed(markers, [{"rule": "officer", "side": "rebels"}], win=win, ground={"serac": ["5,2"]}, dice=(5, 6, 6))
    assert ending.winners == ("empire",)


def test_COM_50a_the_card_hex_is_left_where_a_retreat_begins_and_entered_where_it_ends():
    def hand(table):
        return len(table.position()["hands"]["empire"])

    walls, hands = {"serac": ["5,2"]}, {"empire": ["raid-left", "recon-left"]}
    passed = pushed(special=[{"rule": "card-hex", "at": "4,2"}], ground=walls, hands=hands)
    assert (step(passed), hand(passed)) == ("retreat", 2)
    ended = pushed(special=[{"rule": "card-hex", "at": "4,2"}], ground=walls, hands=hands, dice=(5, 6, 6))
    assert hand(ended) == 3
    left = pushed(special=[{"rule": "card-hex", "at": "4,3"}], ground=walls, hands=hands)
    assert (step(left), where(left, "snowtroopers-1")) == ("discard", "4,2")
    left.play("discard", card="raid-left")
    left.play("retreat", unit="snowtroopers-1", to="4,1")
    assert hand(left) == 1


def test_COM_50a_a_second_retreat_leaves_the_hex_where_the_first_ended():
    marker = {"kind": "temporary-medal", "side": "rebels", "count": 1, "at": ["4,4"]}
    scenario = custom(units=LONE_UNITS, terrain={}, markers=[marker], special=[])
    units = {"snowtroopers-1": "4,2", "troopers-1": "4,3", "troopers-2": "0,6"}
    rest = {"support": {"empire": ["final-assault"]}, "seat": "empire", "step": "attack", "ordered": ["snowtroopers-1"]}
    table = at(units, {"serac": ["5,4"]}, scenario=scenario, **rest)
    shoot(table, "snowtroopers-1", "troopers-1", 5, 6, 6)
    assert (where(table, "troopers-1"), table.position()["held"]["rebels"]) == ("4,4", 1)
    table.dice([5, 6])
    table.play("support", card="final-assault")
    table.play("retreat", unit="troopers-1", to="4,5")
    assert table.position()["held"]["rebels"] == 0
