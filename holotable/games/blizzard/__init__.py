"""The Battle of Hoth: three missions on hexes, singly or as a campaign."""

from pathlib import Path

from holotable.core.game import Game, Option, Sequel, Spelling, compiled_half, human_half

from . import (
    asking,
    campaign,
    causes,
    draw,
    goals,
    odds,
    position,
    routes,
    rules,
    shortcuts,
    spelling,
    state,
    svg,
    tray,
    words,
    workshop,
)
from .board import SEATS

GAME = Game(
    id="blizzard",
    rules_version=2,
    max_seats=2,
    **compiled_half(state, rules),
    **human_half(asking, causes, draw, goals, odds, position, routes, shortcuts, svg, tray, words),
    options=(
        Option(
            "mission",
            1,
            "Mission 1, 2 or 3, all three as a campaign, or one of your own.",
            position.check_mission,
            clause="BLZ-56",
            known=words.MISSION_TITLES,
        ),
        Option("turn_limit", position.DEFAULT_TURN_LIMIT, "Turns for each side in missions 1 and 2.", None, clause="BLZ-57"),
        Option("warned", True, "Mission 2 alone: the Alliance won mission 1 and is not taken by surprise.", clause="BLZ-51"),
        Option(
            "survivors",
            [],
            "Mission 3 alone: the Imperial units that came through mission 2.",
            position.check_survivors,
            clause="BLZ-52",
        ),
        Option(
            "reinforcements",
            "lost",
            "What event 5 brings: infantry that was lost or waits, or any infantry counter that is free.",
            position.POOLS,
            clause="BLZ-44",
        ),
    ),
    seats=lambda options: SEATS,
    clauses=words.CLAUSES,
    compounds={"reinforce": Sequel("arrive"), "bring_back": Sequel("arrive")},
    spelling=Spelling(spelling.WORDS, spelling.tell, spelling.read),
    factions={"alliance": "rebels", "empire": "empire"},
    campaign=campaign.Campaign,
    workshop=workshop.WORKSHOP,
    bench_options={"mission": state.CAMPAIGN},
    folder=Path(__file__).parent,
)
