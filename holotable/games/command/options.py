"""The options of a battle: scenario, players, leaders, and what a campaign adds (COM-71, COM-80, COM-92a)."""

from collections.abc import Callable, Collection
from typing import Any

from holotable.core import records
from holotable.core.errors import BadOption
from holotable.core.game import Option
from holotable.core.records import Record

from .board import EMPIRE, REBELS, SIDES
from .scenario import SCENARIOS, check_scenario, encode_scenario
from .state import MAX_SEATS, NONE, OPTIONS
from .tables import CAMPAIGN_DATA, CARD_DATA, GOAL, LEADER, SUPPORT_CODE

PREFIXES = ("rebel", "empire")
TURN_LIMIT = 100
MOST_EXTRA = 3


def _leader(side: str) -> tuple[Any, ...]:
    return (None, *CARD_DATA["leader_sides"][side])


def _goals(side: str) -> tuple[Any, ...]:
    return (None, *(goal["id"] for goal in CAMPAIGN_DATA["secret_goals"][side]))


def _support(side: str) -> Callable[[Any], Any]:
    cards = [card["id"] for card in CARD_DATA["support"][side]]

    def check(value: Any) -> Any:
        fits = isinstance(value, (list, tuple)) and all(card in cards for card in value) and len(set(value)) == len(value)
        if not fits:
            raise BadOption("command:error.command_support_cards_list", side=side, cards=", ".join(cards))
        return sorted(value, key=cards.index)

    return check


def _sided(side: str, prefix: str) -> tuple[Option, ...]:
    name = "Rebel" if prefix == "rebel" else "Imperial"
    return (
        Option(f"{prefix}_leader", None, f"The {name} leader whose three cards join the deck.", _leader(side), "COM-71"),
        Option(f"{prefix}_leader_2", None, f"The leader of the {name} team's second player.", _leader(side), "COM-80"),
        Option(f"{prefix}_support", [], f"{name} support cards in hand, for a campaign.", _support(side), "COM-92a"),
        Option(f"{prefix}_goal", None, f"The secret goal of the {name} side, for a campaign.", _goals(side), "COM-92a"),
        Option(f"{prefix}_extra", 0, "Cards drawn beyond the scenario's hand.", tuple(range(MOST_EXTRA + 1)), "COM-92a"),
    )


GAME_OPTIONS = (
    Option(
        "scenario",
        1,
        "The battle: 1 to 17, or a scenario of your own.",
        check_scenario,
        "COM-90",
        known={number: scenario["title"] for number, scenario in SCENARIOS.items()},
    ),
    Option("players", 2, "Two players, or teams of two.", (2, 3, 4), "COM-80"),
    Option("team", "rebels", "With three players: the side of two.", SIDES, "COM-80"),
    *_sided("rebels", "rebel"),
    *_sided("empire", "empire"),
    Option("turn_limit", TURN_LIMIT, "The battle ends without a winner after so many turns of each side.", None, "COM-53"),
)


def encode_options(options: dict[str, Any]) -> Record:
    """The options as the record that `start` reads; raises `BadOption` where they do not go together."""
    o: Record = records.new(OPTIONS)[0]
    encode_scenario(o, options["scenario"])
    o.players = options["players"]
    o.team = SIDES.index(options["team"])
    o.turn_limit = options["turn_limit"]
    twos = {2: (), 3: (o.team,), 4: (REBELS, EMPIRE)}[o.players]
    o.leader[:] = NONE
    first = 0
    for side, prefix in enumerate(PREFIXES):
        _encode_leaders(o, options, side, prefix, first, side in twos)
        first += 2 if side in twos else 1
        campaign = [f"{prefix}_{key}" for key in ("support", "goal", "extra") if options[f"{prefix}_{key}"]]
        if campaign and o.players > 2:
            raise BadOption("command:error.command_belongs_campaign_which", what=campaign[0])
        o.support[side] = sum(1 << SUPPORT_CODE[card] for card in options[f"{prefix}_support"])
        o.goal[side] = GOAL[options[f"{prefix}_goal"] or "none"]
        o.extra[side] = options[f"{prefix}_extra"]
    assert first <= MAX_SEATS
    return o


def _encode_leaders(o: Record, options: dict[str, Any], side: int, prefix: str, first: int, two: bool) -> None:
    one, other = options[f"{prefix}_leader"], options[f"{prefix}_leader_2"]
    if one is not None:
        o.leader[first] = LEADER[one]
    if other is None:
        return
    if not two:
        raise BadOption("command:error.command_leader_needs_two", prefix=prefix, what=SIDES[side])
    if other == one:
        raise BadOption("command:error.command_partners_take_different", one=one)
    o.leader[first + 1] = LEADER[other]


def open_options(options: dict[str, Any], seats: Collection[str]) -> dict[str, Any]:
    """The options without the secret goals and support cards of those sides that none of some seats belongs to (COM-92a)."""
    others = [prefix for side, prefix in zip(SIDES, PREFIXES, strict=True) if side not in seats]
    hidden: dict[str, Any] = {f"{prefix}_goal": None for prefix in others} | {f"{prefix}_support": [] for prefix in others}
    return {**options, **hidden}


def every_rule() -> dict[str, Any]:
    """A scenario of our own with every special rule at once, for the test kit."""
    win = {"medals": 8, "sudden_death": [{"id": "officer-left"}, {"id": "at-ats-destroyed"}]}
    deaths = [{"id": "officer-taken"}, {"id": "generators-destroyed"}, {"id": "infantry-destroyed", "count": 6}]
    return {
        "title": "Everything at once",
        "boxes": 2,
        "first": "empire",
        "hand": {"rebels": 5, "empire": 3},
        "win": {"rebels": win, "empire": {"medals": 9, "sudden_death": deaths}},
        "units": {
            "rebels": {"troopers": ["2,5", "3,5", "5,4", "8,5"], "speeders": ["0,6"], "artillery": ["4,6"]},
            "empire": {"snowtroopers": ["2,1", "4,1", "6,1", "7,0"], "at-at": ["4,0", "8,1"], "droids": ["0,2"]},
        },
        "badges": {"assault": ["2,5", "4,1"], "scouts": ["3,5"], "elite": ["6,1"], "e-web": ["5,4"], "elite-squadron": ["0,6"]},
        "terrain": {
            "ridge": ["3,5", "4,3", "2,2"],
            "rocks": ["5,2", "6,4"],
            "trench": ["5,4", "8,5"],
            "crevasse": ["7,3"],
            "serac": ["1,3"],
            "building": ["9,4"],
            "wreckage": ["3,2"],
        },
        "markers": [
            {"kind": "temporary-medal", "side": "either", "count": 1, "at": ["4,3"]},
            {"kind": "permanent-medal", "side": "empire", "count": 2, "at": ["9,4", "0,4"]},
            {"kind": "exit", "side": "rebels", "at": ["0,0", "9,0"]},
            {"kind": "exit", "side": "empire", "at": ["9,6"]},
            {"kind": "officer", "side": "rebels", "at": ["5,3"]},
            {"kind": "shield-generator", "side": "rebels", "at": ["1,6", "7,6"]},
            {"kind": "ion-cannon", "side": "rebels", "at": ["6,6"]},
        ],
        "special": [
            {"rule": "kill-medals", "side": "rebels", "unit": "droids", "count": 2},
            {"rule": "data", "side": "rebels", "units": "any", "at": "3,4", "count": 1},
            {"rule": "war-machine", "side": "empire", "unit": "snowtroopers", "most": 6},
            {"rule": "reinforcements", "side": "rebels", "unit": "speeders", "number": 2, "from_turn": 2},
            {"rule": "landing", "side": "empire", "unit": "snowtroopers", "next_to": "at-at", "from_turn": 2, "most": 6},
            {"rule": "officer", "side": "rebels"},
            {"rule": "leave", "side": "rebels", "units": "any", "count": 1},
            {"rule": "leave", "side": "empire", "units": "infantry", "count": 2},
            {"rule": "steep-ridges", "cost": 3},
            {"rule": "retreat-home", "side": "rebels", "hexes": ["0,6", "9,6"]},
            {"rule": "retreat-away", "side": "empire"},
            {"rule": "charge", "side": "rebels", "full": 2, "count": 1},
            {"rule": "card-hex", "at": "4,4"},
        ],
    }


def option_mixes() -> list[dict[str, Any]]:
    """Every scenario plain, with leaders, in teams and as a campaign battle, short enough for random play."""
    rebels, empire = (CARD_DATA["leader_sides"][side] for side in SIDES)
    support = [[card["id"] for card in CARD_DATA["support"][side]] for side in SIDES]
    goals = [_goals(side)[1:] for side in SIDES]
    mixes: list[dict[str, Any]] = []
    for i, number in enumerate(SCENARIOS):
        leaders = {"rebel_leader": rebels[i % 3], "empire_leader": empire[i % 3]}
        seconds = {"rebel_leader_2": rebels[(i + 1) % 3], "empire_leader_2": empire[(i + 1) % 3]}
        trio = {"players": 3, "team": SIDES[i % 2], f"{PREFIXES[i % 2]}_leader_2": seconds[f"{PREFIXES[i % 2]}_leader_2"]}
        mixes += [
            {"scenario": number, "turn_limit": 12},
            {"scenario": number, "turn_limit": 30, **leaders},
            {"scenario": number, "turn_limit": 12, "players": 4, **leaders, **seconds},
            {"scenario": number, "turn_limit": 12, **trio},
            {
                "scenario": number,
                "turn_limit": 20,
                **leaders,
                "rebel_support": support[0][i % 3 :: 2],
                "empire_support": support[1][i % 3 :: 2],
                "rebel_goal": goals[0][i % 4],
                "empire_goal": goals[1][i % 4],
                "rebel_extra": i % 2,
            },
        ]
    everything = {"scenario": every_rule(), "rebel_leader": "luke", "empire_leader": "vader"}
    mixes += [{**everything, "turn_limit": 20}, {**everything, "turn_limit": 12, "players": 4, "empire_leader_2": "veers"}]
    return mixes
