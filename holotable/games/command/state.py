"""The record of a battle of `command`, its options, its choices and its events."""

import numpy as np

from holotable.core.records import state_dtype
from holotable.core.vocabulary import DICE, MORE_DICE, NUMBER, ActionSpace, EventKind, EventSpace, Grid, Observation

from .board import COLUMN, COLUMNS, EMPIRE, HEX_COUNT, HEXES, REBELS, ROW, ROWS, SECTIONS, SIDES
from .hexset import WORDS
from .tables import (
    BADGES,
    CARDS,
    DECK_ROOM,
    FACES,
    GOALS,
    KIND_COUNT,
    KINDS,
    MOST_DICE,
    REASONS,
    STRUCTURE_COUNT,
    SUDDEN_DEATHS,
    SUPPORT,
    TARGETS,
    TERRAINS,
    UNIT_COUNT,
    UNIT_SIDE,
    UNITS,
)

MAX_SEATS = 4
MARKER_ROOM = 8
TITLE_ROOM = 48
FIGHT_ROOM = 64
MOST_COLUMNS = max(COLUMNS)

# The steps of a turn and the questions inside them; `begin`, `resolve`, `after` and `draw` ask nobody.
STEPS = (
    "begin", "deploy", "play", "section", "pick", "order", "move", "attack", "reroll", "resolve", "trench", "retreat",
    "after", "break_through", "second", "move_after", "discard", "take", "draw", "reserve",
)  # fmt: skip
(
    BEGIN, DEPLOY, PLAY, SECTION_STEP, PICK, ORDER, MOVE, ATTACK, REROLL, RESOLVE, TRENCH_STEP, RETREAT,
    AFTER, BREAK, SECOND, MOVE_AFTER, DISCARD, TAKE, DRAW, RESERVE,
) = range(len(STEPS))  # fmt: skip

NONE = -1
BY_UNIT, BY_AIR, BY_FINAL_ASSAULT, BY_ORBIT = range(4)
"""Where an attack comes from: a unit, or a card."""

POWERS = ("plain", "force", "orbit")
PLAIN_POWER, BY_FORCE, FROM_ORBIT = range(3)
"""What makes more of the retreat symbols of an attack."""

PICKS = ("none", "orbit", "air", "reserve", "desperate", "incursion", "rout", "heal", "scout")
(
    PICK_NONE, PICK_ORBIT, PICK_AIR, PICK_RESERVE, PICK_DESPERATE, PICK_INCURSION, PICK_ROUT, PICK_HEAL, PICK_SCOUT,
) = range(len(PICKS))  # fmt: skip
"""What a unit is picked for."""

REINFORCEMENTS, LANDINGS, ALL_DEPLOYED = range(3)
"""How far the deployments of a turn are."""

NO_FLEET, FLEET_ACTIVE, FLEET_PARTNER, FLEET_OVER = range(4)
"""Who discards for Deploy the Fleet!, once it is played."""

ANY_UNIT, ONLY_INFANTRY, ONLY_OFFICER, NOBODY = range(4)
UNIT_FILTERS = ("any", "infantry", "officer")

SCENARIO = [
    ("scenario", "i2"),
    ("boxes", "i1"),  # how many boxes of the game its pieces come from
    ("title", "u1", TITLE_ROOM),
    # the side that begins, hands, and how a side wins
    ("first", "i1"),
    ("hand_size", "i1", 2),
    ("need", "i2", 2),  # medals, 0 for a side that wins by sudden death alone
    ("sudden", "i2", 2),  # bits: the sudden deaths that win for a side
    ("left_need", "i1", 2),
    ("lost_need", "i1", 2),
    # units and structures at the start: hexes, -1 for those not in the battle
    ("start_at", "i1", UNIT_COUNT),
    ("start_badge", "i1", UNIT_COUNT),
    ("start_structure", "i1", STRUCTURE_COUNT),
    ("structure_side", "i1", STRUCTURE_COUNT),
    # the ground by hex, and as sets of hexes
    ("terrain", "i1", HEX_COUNT),
    ("ridge", "i8", WORDS),
    ("stop", "i8", WORDS),  # entering ends the move (COM-41)
    ("serac", "i8", WORDS),
    ("crevasse", "i8", WORDS),
    ("blind", "i8", WORDS),  # blocks sight
    # temporary medals
    ("hold_n", "i1"),
    ("hold_at", "i8", (MARKER_ROOM, WORDS)),
    ("hold_side", "i1", MARKER_ROOM),
    ("hold_count", "i1", MARKER_ROOM),
    ("hold_units", "i1", MARKER_ROOM),
    ("hold_together", "i1", MARKER_ROOM),  # one medal for all its hexes
    # permanent medals
    ("enter_n", "i1"),
    ("enter_at", "i8", (MARKER_ROOM, WORDS)),
    ("enter_side", "i1", MARKER_ROOM),
    ("enter_count", "i8", MARKER_ROOM),
    ("objectives", "i8", (2, WORDS)),
    ("exits", "i8", (2, WORDS)),
    # special rules, each by the side it is for, -1 where the scenario has it not
    ("leave_units", "i1", 2),
    ("leave_medals", "i8", 2),
    ("kill", "i1", (2, KIND_COUNT)),
    ("no_kill", "i1", 2),
    ("data_side", "i1"),
    ("data_units", "i1"),
    ("data_at", "i1"),
    ("data_count", "i8"),
    ("war_side", "i1"),
    ("war_kind", "i8"),
    ("war_most", "i1"),
    ("reinforce_side", "i1"),
    ("reinforce_kind", "i8"),
    ("reinforce_number", "i1"),
    ("reinforce_from", "i2"),
    ("land_side", "i1"),
    ("land_kind", "i8"),
    ("land_next", "i1"),
    ("land_from", "i2"),
    ("land_most", "i1"),
    ("charge_side", "i1"),
    ("charge_full", "i1"),
    ("charge_count", "i8"),
    ("officer_side", "i1"),
    ("officer_at", "i1"),
    ("steep", "i1"),  # what a step onto a ridge costs
    ("home", "i1", (2, HEX_COUNT)),  # how far a hex is from where a side retreats to
    ("away", "i1", 2),  # a side that retreats away from the attacker instead
    ("card_hex", "i1"),
    ("watch", "i8", WORDS),  # where entering or leaving means something
]
"""A scenario as numbers; the options carry it in, the record keeps it."""

TABLE = [
    ("players", "i1"),
    ("team", "i1"),  # with three players the side of two
    ("leader", "i1", MAX_SEATS),
    ("turn_limit", "i4"),
    ("goal", "i1", 2),  # each side's secret goal
    ("extra", "i1", 2),
]
"""Who plays: kept in the record as given."""

OPTIONS = np.dtype([*SCENARIO, *TABLE, ("support", "i2", 2)], align=True)

STATE = state_dtype(
    [
        ("step", "i8"),
        ("seat", "i8"),  # the active player's
        ("side", "i8"),
        ("winner", "i1"),
        ("reason", "i1"),
        ("turns", "i4", 2),  # begun by each side
        ("first_seat", "i1", 2),
        ("seats", "i1", 2),
        # units: masks, but for what is by unit or by hex
        ("at", "i1", UNIT_COUNT),  # the hex, or -1
        ("figures", "i1", UNIT_COUNT),
        ("badge", "i1", UNIT_COUNT),
        ("made", "i1", KIND_COUNT),  # how many numbers of a kind are used
        ("unit_on", "i1", HEX_COUNT),  # the unit, or -1
        ("on_field", "i8", 2),
        ("standing", "i8", (2, WORDS)),  # the hexes of each side's units
        ("scouts", "i8"),
        ("moving", "i8"),  # E-Webs whose marker shows 'moving'
        ("gone", "i8"),  # left by an exit
        ("lost", "i8"),
        ("structure_at", "i1", STRUCTURE_COUNT),
        ("built", "i8", WORDS),  # the hexes of the structures that stand
        # medals and special rules
        ("medals", "i2", 2),
        ("held", "i2", 2),
        ("taken", "i8", WORDS),  # hexes whose permanent medal is gone
        ("officer_lies", "i1"),  # a hex, or -1
        ("carrier", "i1"),  # the unit that carries the officer, or -1
        ("charges", "i1"),
        ("due", "i1"),  # units the war machine owes
        ("reinforced", "i1"),
        ("deployment", "i1"),
        ("to_place", "i1"),  # reinforcements still to be placed once begun
        ("owes", "i1"),  # the seat that owes a card for leaving the card hex, or -1
        # cards: masks, but for the decks
        ("hand", "i8", MAX_SEATS),
        ("discards", "i8", MAX_SEATS),
        ("known", "i8", MAX_SEATS),  # everybody knows that they are in the hand
        ("rebuilt", "i8", MAX_SEATS),  # those the deck was last made of
        ("deck", "i1", (MAX_SEATS, DECK_ROOM)),
        ("deck_n", "i1", MAX_SEATS),
        ("card", "i8"),  # in play, or -1
        ("op", "i8"),  # the row of OP that it plays by
        ("fleet", "i1"),
        ("thrown", "i1"),  # discarded for Deploy the Fleet! so far
        ("support", "i2", 2),
        ("spent", "i2", 2),
        ("supported", "i1"),  # a support card is played this turn
        # the turn: masks of units
        ("ordered", "i8"),
        ("beside_card", "i8"),  # those ordered not by the card: it does nothing for them
        ("named", "i1"),  # how many the player has named
        ("moved", "i8"),
        ("entered", "i8"),  # those on a hex they came to this turn
        ("no_attack", "i8"),
        ("attacked", "i8"),
        ("fights", "i1"),  # the attacks so far, one after another
        ("fight_unit", "i1", FIGHT_ROOM),
        ("fight_target", "i1", FIGHT_ROOM),
        ("broke", "i8"),  # those that have broken through
        ("moved_after", "i8"),
        ("struck", "i8"),  # from orbit
        ("second_half", "i1"),  # of Determination
        ("incursion", "i8"),  # the unit that acts a second time, or -1
        ("incursion_attacked", "i1"),
        ("picking", "i8"),
        ("desperate", "i8"),  # the unit of the support card, or -1
        ("rout", "i8"),  # the unit of the support card, or -1
        ("close_dice", "i1"),
        # the attack at hand
        ("source", "i8"),
        ("attacker", "i8"),
        ("target", "i8"),
        ("target_hex", "i8"),  # where the target stood when attacked
        ("dice_n", "i1"),
        ("dice", "i1", MOST_DICE),
        ("rerolls", "i1"),
        ("retreats", "i1"),  # steps still to be made
        ("stepped", "i1"),  # steps made
        ("passing", "i8"),  # the unit in the middle of its retreat: it enters no hex on the way; or -1
        ("vacated", "i8"),  # the hex to break through to, or -1
        ("takes_back", "i1"),  # Special Orders: a card of the discards instead of the draw
        # secret goals
        ("feats", "i2"),  # bits: goals whose deed has been done
        ("close_kills", "i1"),
        *SCENARIO,
        *TABLE,
    ],
    events=64,
)

SEAT_NAMES = {
    (2, REBELS): ("rebels", "empire"),
    (2, EMPIRE): ("rebels", "empire"),
    (3, REBELS): ("rebels-1", "rebels-2", "empire"),
    (3, EMPIRE): ("rebels", "empire-1", "empire-2"),
    (4, REBELS): ("rebels-1", "rebels-2", "empire-1", "empire-2"),
    (4, EMPIRE): ("rebels-1", "rebels-2", "empire-1", "empire-2"),
}
"""The seats by number of players and side of two (COM-80)."""

ALL_SEATS = (*SIDES, *(f"{side}-{n}" for side in SIDES for n in (1, 2)))
"""Every name a seat can have, for events."""

REROLLS = tuple([place for place in range(MOST_DICE) if bits >> place & 1] for bits in range(1, 1 << MOST_DICE))
"""Every choice of dice to roll again; those of a few dice come before any with a later die."""
REROLL_BITS = np.array([sum(1 << place for place in places) for places in REROLLS])

PAIRS = tuple(
    (unit, target)
    for unit in range(UNIT_COUNT)
    for target in range(len(TARGETS))
    if target >= UNIT_COUNT or UNIT_SIDE[target] != UNIT_SIDE[unit]
)
"""Every unit with every target it could ever attack."""
PAIR_UNIT = np.array([unit for unit, _ in PAIRS])
PAIR_TARGET = np.array([target for _, target in PAIRS])
PAIR = np.full((UNIT_COUNT, len(TARGETS)), -1)
PAIR[PAIR_UNIT, PAIR_TARGET] = np.arange(len(PAIRS))

ACTIONS = ActionSpace(
    {
        "play_card": {"card": CARDS},
        "section": {"section": SECTIONS},
        "order": {"unit": UNITS},
        "move": {"unit": UNITS, "to": HEXES},
        "leave": {"unit": UNITS},
        "attack": {"unit,target": [(UNITS[unit], TARGETS[target]) for unit, target in PAIRS]},
        "reroll": {"dice": REROLLS},
        "keep_dice": {},
        "retreat": {"unit": UNITS, "to": HEXES},
        "ignore_retreat": {},
        "take_retreat": {},
        "break_through": {"unit": UNITS},
        "hold": {"unit": UNITS},
        "move_after": {"unit": UNITS, "to": HEXES},
        "discard": {"card": CARDS},
        "take": {"card": CARDS},
        "support": {"card": SUPPORT},
        "pick": {"target": UNITS},
        "deploy": {"unit": UNITS, "to": HEXES},
        "done": {},
    }
)
kind, kind_of, make, read = ACTIONS.codes, ACTIONS.kind_of, ACTIONS.make, ACTIONS.read
MAX_LEGAL = 2304

_SEAT = ("seat", ALL_SEATS)
_SIDE = ("side", SIDES)
_UNIT = ("unit", UNITS)
_TARGET = ("target", TARGETS)
_TO = ("to", HEXES)
_ORIGIN = ("origin", HEXES)
_DICE = (("dice", DICE), ("dice", MORE_DICE))
_POWER = ("power", POWERS)
EVENTS = EventSpace(
    EventKind("turn_began", (_SEAT, ("turn", NUMBER)), "COM-10"),
    EventKind("card_played", (_SEAT, ("card", (*CARDS, *SUPPORT))), "COM-11"),
    EventKind("ordered", (_UNIT,), "COM-12"),
    EventKind("moved", (_UNIT, _ORIGIN, _TO), "COM-15"),
    EventKind("attacked", (_UNIT, _TARGET, *_DICE, _POWER), "COM-16"),
    EventKind("rerolled", (*_DICE, _TARGET, _POWER), "COM-62"),
    EventKind("confirmed", _DICE, "COM-7"),
    EventKind("figure_lost", (_UNIT, ("count", NUMBER)), "COM-22"),
    EventKind("retreated", (_UNIT, _ORIGIN, _TO), "COM-24"),
    EventKind("destroyed", (_TARGET,), "COM-23"),
    EventKind("broke_through", (_UNIT, _ORIGIN, _TO), "COM-61"),
    EventKind("medal", (_SIDE, ("count", NUMBER)), "COM-50"),
    EventKind("left", (_UNIT, _ORIGIN), "COM-93"),
    EventKind("deployed", (_UNIT, _TO), "COM-90a"),
    EventKind("restored", (_UNIT, ("count", NUMBER)), "COM-72"),
    EventKind("discarded", (_SEAT, ("card", CARDS)), "COM-17"),
    EventKind("drew", (_SEAT, ("card", CARDS)), "COM-17", reveals=True),
    EventKind("taken", (_SEAT, ("card", CARDS)), "COM-92"),
    EventKind("goal_met", (_SIDE, ("goal", GOALS)), "COM-92", reveals=True),
    EventKind("won", (_SIDE, ("reason", REASONS)), "COM-51"),
)
event = EVENTS.codes

OWN_FIRST = ("own", "enemy")
"""Both sides as a learner sees them."""
OBSERVATION = Observation(
    own_figures=HEXES,
    enemy_figures=HEXES,
    unit_kind=(KINDS, HEXES),
    unit_badge=(BADGES[1:], HEXES),
    moving_e_web=HEXES,
    terrain=(TERRAINS, HEXES),
    structure=HEXES,
    ordered=HEXES,
    moved=HEXES,
    attacked=HEXES,
    under_attack=HEXES,
    open_marker=HEXES,
    own_exit=HEXES,
    enemy_exit=HEXES,
    officer=HEXES,
    hand=CARDS,
    partner_hand=CARDS,
    own_discards=CARDS,
    enemy_discards=CARDS,
    card_in_play=CARDS,
    support=SUPPORT,
    step=STEPS,
    dice=tuple(f"{place}-{face}" for place, face in enumerate(FACES, 1)),
    medals=(OWN_FIRST, ("held", "needed")),
    my_turn=(),
    my_side=SIDES,
    hand_sizes=MAX_SEATS,
    charges=(),
    turns=(),
    objective=(OWN_FIRST, HEXES),
    sudden_death=(OWN_FIRST, SUDDEN_DEATHS),
    infantry_lost=OWN_FIRST,
    infantry_gone=OWN_FIRST,
    kill_medals=(OWN_FIRST, KINDS),
    leave_medals=OWN_FIRST,
    unit_row=(UNITS, ROWS),
    unit_column=(UNITS, MOST_COLUMNS),
    unit_figures=UNITS,
    attacker=HEXES,
    no_attack=HEXES,
    picking=PICKS,
    retreats=(),
    to_place=(),
    enemy_support=(),
    known_enemy_hand=CARDS,
    own_goal=GOALS,
)
at = OBSERVATION.at

GRID = Grid(HEXES, ROW, COLUMN, pairs=(("unit_row", "unit_column"),))
