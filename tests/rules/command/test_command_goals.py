"""What is told of winning a battle: all that the scenario's data say, to whom it may be told (COM-50..COM-53, COM-92)."""

import pytest
from command_kit import at

import holotable as ht
from holotable.games.command import goals
from holotable.games.command.scenario import SCENARIOS
from holotable.games.command.tables import CAMPAIGN_DATA, SIDES

NUMBERS = sorted(SCENARIOS)
MARKS = ("temporary-medal", "permanent-medal")


def read(number):
    """The goals of a battle of the book at its start, as keys, and by the side that wins by them."""
    found = goals.goals(ht.Table("command", scenario=number, seed=1).record, None)
    return found, {side: {goal.key: goal for goal in found if side in goal.seats} for side in SIDES}


@pytest.mark.parametrize("number", NUMBERS)
def test_com50_every_way_to_win_a_battle_is_told_to_its_side_and_to_no_other(number):
    _, told = read(number)
    for side in SIDES:
        win = SCENARIOS[number]["win"][side]
        wanted = {f"goal.{death['id']}" for death in win["sudden_death"]} | {"goal.no-units"}
        medals = {key for key in told[side] if key.startswith("goal.medals")}
        assert set(told[side]) - medals == wanted
        assert bool(medals) == (win["medals"] is not None)
        assert all(told[side][key].of == win["medals"] for key in medals)
        for death in win["sudden_death"]:
            assert told[side][f"goal.{death['id']}"].of == death.get("count", told[side][f"goal.{death['id']}"].of)


@pytest.mark.parametrize("number", NUMBERS)
def test_com51_who_gets_no_medals_for_units_is_told_so(number):
    _, told = read(number)
    without = [special["side"] for special in SCENARIOS[number]["special"] if special["rule"] == "no-kill-medals"]
    for side in SIDES:
        if SCENARIOS[number]["win"][side]["medals"] is not None:
            assert ("goal.medals.no-kills" in told[side]) == (side in without or "both" in without)


@pytest.mark.parametrize("number", NUMBERS)
def test_com90_every_special_rule_and_medal_marker_of_a_battle_is_told(number):
    found, _ = read(number)
    told = {goal.key for goal in found if not goal.seats}
    scenario = SCENARIOS[number]
    by_marker = {"hold-medals", "enter-medals", "no-kill-medals", "structures", "officer"}
    for special in scenario["special"]:
        if special["rule"] not in by_marker:
            assert any(key.startswith(f"goal.rule.{special['rule']}") for key in told), special["text"]
    for marker in scenario["markers"]:
        if marker["kind"] in MARKS:
            assert any(key.startswith(f"goal.rule.{marker['kind']}") for key in told), marker


GOALS = {side: [goal["id"] for goal in CAMPAIGN_DATA["secret_goals"][side]] for side in SIDES}


@pytest.mark.parametrize("side", SIDES)
def test_com92_a_secret_goal_is_its_owner_s_alone_until_it_is_met(side):
    """Neither the other side nor an onlooker finds it among the goals; met, everybody does."""
    other = next(name for name in SIDES if name != side)
    option = {"rebels": "rebel_goal", "empire": "empire_goal"}
    for goal in GOALS[side]:
        options = {option[side]: goal, option[other]: GOALS[other][0]}
        table = ht.Table("command", scenario=5, **options, seed=2)
        if not table.record.goal[SIDES.index(side)]:
            continue  # a goal about units that this battle does not have is put back
        name = table.game.words().name(goal)
        assert any(name in objective.text for objective in table.objectives(side))
        for eyes in (other, None):
            assert not any(name in objective.text for objective in table.objectives(eyes))
            secret = [objective for objective in table.objectives(eyes) if objective.text.startswith("Secret goal")]
            assert all(objective.seats == (eyes,) for objective in secret)
        table.record.feats |= 1 << table.record.goal[SIDES.index(side)]
        assert all(any(name in objective.text for objective in table.objectives(eyes)) for eyes in (side, other, None))


def test_com15a_a_move_that_gives_up_the_attack_has_its_price():
    table = at({"troopers-1": "4,4", "troopers-2": "9,6", "snowtroopers-1": "4,1"}, step="move")
    prices = {c.args["to"]: c.price for c in table.choices() if c.kind == "move" and c.args["unit"] == "troopers-1"}
    near, far = prices["4,3"], prices["4,2"]
    assert near == ""
    assert "COM-15a" in far
    table.play("move", unit="troopers-1", to="4,2")
    assert table.position()["no_attack"] == ["troopers-1"]


def test_com90a_reinforcements_that_find_no_free_hex_are_told():
    full = {f"troopers-{n}": (f"{n - 1},6", 1) for n in range(1, 9)}
    table = at(
        {**full, "snowtroopers-1": "9,0"},
        {"serac": ["8,6", "9,6"]},
        scenario=7,
        seat="empire",
        turns={"rebels": 5, "empire": 6},
    )
    table.play("play_card", card="recon-right")
    while table.to_act == ("empire",) and not table.over:
        table.play("done")
    told = [event for event in table.events if event.key == "no_room" or event.kind == "no_room"]
    assert [event.clause for event in told] == ["COM-90a"]
    assert told[0].text == "No fresh unit arrives: none is left, or no hex is free."
    assert not [event for event in table.events if event.kind == "deployed"]


def test_com12_a_card_lights_whom_it_would_order_now_and_when_its_turn_is_past():
    table = ht.Table("command", scenario=1, seed=3)
    hand = table.view("rebels")["hands"]["rebels"]
    assert {"assault-left", "recon-in-force"} <= set(hand)

    def lit(card):
        return {place for area in table.about("rebels", f"card:{card}").areas for place in area.places}

    left = {"0,5", "1,5", "2,6"}
    assert lit("assault-left") == left, "a card for every unit of a section orders them without asking"
    assert lit("recon-in-force") > left
    table.play("play_card", card="raid-right")
    while not any(choice.kind == "move" for choice in table.choices()):
        table.play(table.choices()[0])
    assert lit("assault-left") == left
    assert table.about("empire", "card:assault-left").areas == []
