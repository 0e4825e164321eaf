"""The campaign of `blizzard` as a chain of tables (BLZ-51, BLZ-52, BLZ-56)."""

import json

import pytest

import holotable as ht
from holotable.core import campaigns
from holotable.games.blizzard.board import EMPIRE, LIST, SIDE, UNIT, UNITS
from holotable.games.blizzard.rules import missions

LISTED = [UNITS[unit] for unit in LIST[1, EMPIRE] if unit >= 0]
"""The Imperial units that fight in mission 2 from the start."""
BEGUN = {"mission": 2, "units": {"scout-1": {"at": "5,12"}}}


def begun():
    return campaigns.begin("blizzard", seed=7)


def decided(exited, destroyed):
    """Mission 2 with no Imperial unit left on the map."""
    return ht.Table.at("blizzard", {**BEGUN, "exited": exited, "destroyed": destroyed})


@pytest.mark.parametrize(("loser", "warned"), [("alliance", False), ("empire", True)])
def test_BLZ_56_the_loser_of_mission_1_begins_mission_2_as_in_the_campaign_of_one_table(loser, warned):
    chain = begun()
    chain.go_on(loser)
    table = chain.table
    assert (table.options["mission"], table.options["warned"]) == (2, warned)
    whole = ht.Table("blizzard", mission="campaign")
    missions.begin_mission_2(whole.record, whole.seats.index(loser))
    missions.settle(whole.record)
    left, right = (dict(one.position()) for one in (table, whole))
    assert left.pop("options") != right.pop("options")
    assert left == right


def test_BLZ_56_what_mission_2_did_not_destroy_fights_in_mission_3():
    chain = begun()
    chain.go_on("alliance")
    out = ["at-at-1", "at-st-1", "at-st-2", "snowtrooper-1", "snowtrooper-2"]
    chain.tables[-1] = decided(out, [unit for unit in LISTED if unit not in out])
    chain.go_on()
    assert chain.battles[1].winner == "empire"
    assert sorted(chain.table.options["survivors"]) == out
    assert chain.news(2)[1].startswith("On to the next mission, whole again: AT-AT 1, ")
    placed = chain.table.position()
    assert {"at-at-3", "at-st-4"} <= {*placed["unplaced"], *placed["waiting"]}


def both_ways(position, options, **more):
    """What fights for the Empire in mission 3 after the last turn of a mission 2: in the chain, and at the one table."""
    found = []
    for mission in (2, "campaign"):
        table = ht.Table.at("blizzard", {**BEGUN, **position, "options": {**options, "mission": mission}, **more})
        while not table.over and table.position()["mission"] == 2:
            table.play("done")
        if mission == 2:
            chain = campaigns.begin("blizzard", seed=7, options=options)
            chain.go_on("empire")
            chain.tables[-1] = table
            chain.go_on()
            table = chain.table
        placed = table.position()
        found.append(sorted(unit for unit in (*placed["unplaced"], *placed["waiting"]) if SIDE[UNIT[unit]] == EMPIRE))
    return found


def test_BLZ_52_infantry_that_event_5_brought_goes_on_like_all_others():
    units = {**BEGUN["units"], "snowtrooper-7": {"at": "0,14", "facing": "S", "damaged": True}}
    options = {"turn_limit": 4, "reinforcements": "any"}
    lost = ["snowtrooper-1", "snowtrooper-2", "snowtrooper-3", "at-at-1", "at-st-1", "at-st-2", "at-st-3"]
    chain, whole = both_ways({"units": units, "destroyed": lost, "exited": ["snowtrooper-4"]}, options, turn=4, seat="alliance")
    assert chain == whole
    assert {"snowtrooper-7", "snowtrooper-8"} <= set(chain)
    assert "snowtrooper-9" not in chain


def test_BLZ_57_what_is_on_the_map_at_the_limit_goes_on_in_the_chain_too():
    units = {**BEGUN["units"], "at-st-1": {"at": "0,14", "facing": "S", "damaged": True}}
    more = {"destroyed": ["at-st-2", "snowtrooper-2"], "waiting": ["at-at-1"], "exited": ["snowtrooper-1"]}
    chain, whole = both_ways({"units": units, **more}, {"turn_limit": 4}, turn=4, seat="alliance")
    assert chain == whole
    assert {"at-at-3", "at-st-4", "snowtrooper-7"} <= set(chain)
    assert "at-st-5" not in chain


def test_BLZ_56_units_that_were_never_placed_were_not_destroyed():
    chain = begun()
    chain.go_on("empire")
    chain.go_on("empire")
    assert sorted(chain.table.options["survivors"]) == sorted(LISTED)
    chain = begun()
    chain.go_on("empire")
    chain.tables[-1] = decided([], LISTED)
    chain.go_on()
    assert chain.news(2)[1] == "No Imperial unit is left to join the next mission."


def test_BLZ_56_who_wins_the_third_mission_wins_it_all_and_the_file_tells_it_again():
    chain = begun()
    chain.go_on("empire")
    chain.go_on("empire")
    assert chain.winner is None
    assert not chain.go_on("alliance")
    assert (chain.over, chain.winner, chain.points) == (True, "empire", {})
    assert chain.verdict() == "The Battle of Hoth: won by the Empire."
    assert chain.report(3) == ["Battle 3 goes to the Empire."]
    save = chain.to_save()
    for battle, loser in zip(save["battles"], ("empire", "empire", "alliance"), strict=True):
        battle["resigned"] = [loser]
    again = campaigns.from_save(json.loads(json.dumps(save)))
    assert (again.winner, again.battles) == (chain.winner, chain.battles)
