"""Campaigns of `command`: branches, support cards, secret goals, points, saves (COM-92, COM-92a)."""

import json
import random

import pytest
from command_kit import after_card, at, events, shoot

import holotable as ht
from holotable.core import campaigns
from holotable.games.command.campaign import CAMPAIGNS, Campaign, effective_winner


def finish(table, seed):
    """Play a battle to its end at random."""
    generator = random.Random(seed)
    while not table.over:
        seat = table.to_act[0]
        table.play_actions(seat, [generator.choice(table.game.legal_list(table.record, table.seats.index(seat)))])


def end_at_once(table, winner, loser_medals=4):
    """Bring a battle to its end by one position: the winner has all medals but one and a sure kill."""
    s = table.record
    from holotable.games.command.rules import medals

    s.medals[1 - winner] = loser_medals
    if s.need[winner] == 0:
        s.need[winner] = 1
    medals.give_medals(s, winner, int(s.need[winner]))
    assert table.over


def test_COM_92_the_chain_branches_on_the_winner():
    campaign = Campaign(1, seed=4)
    assert campaign.table.options["scenario"] == 1
    end_at_once(campaign.table, 1, 2)
    assert campaign.go_on()
    assert campaign.table.options["scenario"] == 3
    assert campaign.battles[0].winner == "empire"
    assert len(campaign.support("rebels")) >= 1
    assert campaign.table.options["rebel_support"] == sorted(campaign.support("rebels"), key=order_of("rebels"))
    for winner in (0, 0, 0):
        end_at_once(campaign.table, winner, 0)
        campaign.go_on()
    assert campaign.table.options["scenario"] == 14
    assert (campaign.table.options["rebel_leader"], campaign.table.options["empire_leader"]) == ("leia", "piett")
    assert campaign.table.options["empire_extra"] == 1
    end_at_once(campaign.table, 0, 0)
    assert campaign.go_on() is False
    assert campaign.over
    assert campaign.winner == "rebels"
    points = campaign.points
    goals = {side: min(2, sum(b.met[side] for b in campaign.battles)) for side in points}
    assert points == {"rebels": 1 + 1 + 2 + 3 + goals["rebels"], "empire": 1 + goals["empire"]}


def order_of(side):
    from holotable.games.command.tables import CARD_DATA

    cards = [c["id"] for c in CARD_DATA["support"][side]]
    return cards.index


def test_COM_92_goals_fit_their_scenario_and_stay_secret():
    for seed in range(12):
        campaign = Campaign(1, seed=seed)
        assert campaign.table.options["rebel_goal"] not in ("guns-and-wings", "walker-down")
        assert campaign.table.options["empire_goal"] != "walkers-whole"
    table = campaign.table
    assert table.view("empire")["goals"]["rebels"] is None
    assert table.view("rebels")["goals"]["rebels"] == table.options["rebel_goal"]


def goal(side, name, units, met, **rest):
    table = at(units, goals={side: name}, **rest)
    return table, (lambda: (name in table.position()["feats"]) is met)


def test_COM_92_secret_goals_met_once_or_at_the_end():
    units = {"speeders-1": "4,3", "at-at-1": "4,2", "snowtroopers-1": "9,0"}
    table, holds = goal("rebels", "walker-down", units, True, step="attack")
    shoot(table, "speeders-1", "at-at-1", 3, 6, 6, 6, 4)
    assert holds()
    assert events(table, "goal_met") == [{"side": "rebels", "goal": "walker-down"}]
    table, holds = goal("rebels", "behind-their-lines", {"troopers-1": "8,1", "snowtroopers-1": "0,0"}, True)
    after_card(table)
    assert holds()
    units = {"snowtroopers-1": "4,5", "troopers-1": "9,0"}
    table, holds = goal("empire", "baseline", units, True, seat="empire", step="move")
    table.play("move", unit="snowtroopers-1", to="4,6")
    assert holds()
    units = {"at-at-1": "4,2", "troopers-1": ("4,3", 1), "troopers-2": "9,6"}
    table, holds = goal("empire", "close-quarters", units, True, seat="empire", step="attack", pending={"close_kills": 2})
    shoot(table, "at-at-1", "troopers-1", 4, 6, 6)
    assert holds()
    kill = {"artillery-1": "4,4", "snowtroopers-1": ("4,3", 1), "snowtroopers-2": "0,0"}
    for name, rest, met in (
        ("guns-and-wings", {}, True),
        ("guns-and-wings", {"lost": ["speeders-1"]}, False),
        ("clear-win", {"medals": {"rebels": 3, "empire": 2}}, True),
        ("clear-win", {"medals": {"rebels": 3, "empire": 3}}, False),
    ):
        rest = {"medals": {"rebels": 3}, **rest}
        table, holds = goal("rebels", name, kill, met, step="attack", **rest)
        shoot(table, "artillery-1", "snowtroopers-1", 1, 6, 6)
        assert table.over
        assert holds()
    six = {f"snowtroopers-{i}": f"{i},0" for i in range(1, 6)}
    duel = {"at-at-1": "4,2", "troopers-1": ("4,3", 1), "troopers-2": "9,6", **six}
    for name, rest, met in (
        ("walkers-whole", {}, True),
        ("walkers-whole", {"lost": ["at-at-2"]}, False),
        ("eyes-open", {}, False),
        ("eyes-open", {"scenario": 4}, True),
    ):
        table, holds = goal("empire", name, duel, met, seat="empire", step="attack", medals={"empire": 3}, **rest)
        shoot(table, "at-at-1", "troopers-1", 4, 6, 6)
        assert table.over
        assert holds()


def test_COM_92_a_campaign_is_saved_resumed_and_replayed_as_one_file(tmp_path):
    campaign = Campaign(2, seed=9)
    assert campaign.title == CAMPAIGNS[1]["title"]
    finish(campaign.table, 1)
    campaign.go_on()
    for _ in range(3):
        campaign.table.play(campaign.table.choices()[0])
    campaign.save(tmp_path / "campaign.json")
    again = campaigns.load(tmp_path / "campaign.json")
    assert again.table.record.tobytes() == campaign.table.record.tobytes()
    assert again.battles == campaign.battles
    assert again.to_save() == campaign.to_save()
    data = json.loads((tmp_path / "campaign.json").read_text())
    data["battles"][1]["options"]["scenario"] = 1
    with pytest.raises(ht.BadSave):
        campaigns.from_save(data)
    with pytest.raises(ht.BadSave, match="not a campaign"):
        campaigns.from_save({})


def test_COM_92_a_whole_campaign_played_and_loaded():
    campaign = Campaign(1, seed=2)
    number = 0
    while not campaign.over:
        number += 1
        finish(campaign.table, number)
        campaign.go_on()
    assert [battle.number for battle in campaign.battles] == [1, 2, 3, 4, 5]
    save = json.loads(json.dumps(campaign.to_save()))
    again = campaigns.from_save(save)
    assert again.winner == campaign.winner
    assert again.to_save() == campaign.to_save()
    assert campaign.go_on() is False


def test_COM_92_without_a_winner_the_battle_still_counts():
    for number, medals, winner in ((10, {}, 0), (1, {"empire": 1}, 1), (1, {}, 0)):
        units = {"troopers-1": "0,4", "snowtroopers-1": "9,0"}
        table = at(units, scenario=number, options={"turn_limit": 1}, turns={"rebels": 1, "empire": 1}, medals=medals)
        after_card(table)
        assert table.over
        assert effective_winner(table.record) == winner


def test_COM_92a_options_of_a_campaign_battle():
    options = {"rebel_support": ["air-support"], "empire_goal": "baseline", "rebel_extra": 1}
    table = ht.Table("command", scenario=2, **options)
    position = table.position()
    assert position["support"] == {"rebels": ["air-support"], "empire": []}
    assert len(position["hands"]["rebels"]) == 5
    assert position["goals"] == {"empire": "baseline"}
    assert table.view("empire")["support"] == {"rebels": 1, "empire": []}
    with pytest.raises(ht.BadOption, match="2 players"):
        ht.Table("command", players=4, rebel_support=["air-support"])
