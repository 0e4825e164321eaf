"""The record of a game of `trilogy`, its choices and its events."""

import numpy as np

from holotable.core.records import state_dtype
from holotable.core.vocabulary import DICE, NUMBER, ActionSpace, EventKind, EventSpace, Observation

from .board import (
    CARD_COUNT,
    CARDS,
    FACTIONS,
    FIRE_CARDS,
    LAYOUTS,
    MARKER_COUNT,
    MARKERS,
    NAMES,
    OWNERS,
    PAIRS,
    PLANET_COUNT,
    PLANETS,
    SEATS,
    SHIPS,
)

(
    CLAIM, CLAIM_NEUTRAL, STAR_SETUP, REINFORCE, REINFORCE_NEUTRAL,
    BASE, COUNT, USE_CARDS, PLACE, INVADE, FORTIFY, TAKE_OVER, FORTIFY_SHIPS, DEATH_STAR, DRAW,
) = range(15)  # fmt: skip
STEPS = (
    "claim", "claim_neutral", "death_star_setup", "reinforce", "reinforce_neutral",
    "base", "count", "cards", "place", "invade", "fortify", "take_over", "fortify_ships", "death_star", "draw",
)  # fmt: skip

(
    IDLE, ESCORT, DECLARED_ATTACKER, DECLARED_DEFENDER, DEFEND, BEFORE_ATTACKER, BEFORE_DEFENDER, ROLL,
    AFTER_ATTACKER, AFTER_DEFENDER, COMPARE, FALLEN, ENTER, MOVE_IN,
    STAR_ESCORT, STAR_BEFORE, STAR_ROLL, STAR_AFTER, STAR_SUM,
    AGREE, DISCARD, CARD_FORCE,
) = range(22)  # fmt: skip
"""Where a battle, an attack on the Death Star or a card's question stands; IDLE is the step's own decision."""
STAGES = (
    "idle", "escort", "declared-attacker", "declared-defender", "defend", "before-attacker", "before-defender", "roll",
    "after-attacker", "after-defender", "compare", "fallen", "enter", "move-in",
    "star-escort", "star-before", "star-roll", "star-after", "star-sum",
    "agree", "discard", "card-force",
)  # fmt: skip
STAGE_COUNT = len(STAGES)

WHOLE, AMOUNT_PLACE, AMOUNT_FORTIFY, AMOUNT_MOVE_IN, ARGUMENT, PICK = range(6)
"""Inside one choice of the table: which part of it is asked next."""

STAR_TARGET = PLANET_COUNT
"""What stands in `target` for an attack on the Death Star."""
DICE_ROOM = 8
MOST = 999
"""The largest amount that one choice can carry."""

WINDOW_OF = {
    DECLARED_ATTACKER: "attack-declared-attacker",
    DECLARED_DEFENDER: "attack-declared-defender",
    BEFORE_ATTACKER: "before-dice",
    BEFORE_DEFENDER: "before-dice",
    AFTER_ATTACKER: "after-dice",
    AFTER_DEFENDER: "after-dice",
    STAR_BEFORE: "death-star-before-dice",
    STAR_AFTER: "death-star-after-dice",
}
"""The windows for cards inside a battle or an attack on the Death Star (TRI-132)."""
QUESTION_OF = {
    ESCORT: "escort",
    STAR_ESCORT: "escort",
    DEFEND: "defend",
    FALLEN: "base",
    MOVE_IN: "move_in",
    AGREE: "agree",
    DISCARD: "discard",
    CARD_FORCE: "card_force",
}
"""What is asked inside a step besides cards, as positions name it."""

STATE = state_dtype(
    [
        # where the turn stands
        ("layout", "i1"),
        ("seat", "i1"),  # on turn
        ("step", "i1"),
        ("stage", "i1"),
        ("part", "i1"),
        ("asked", "i1"),  # the seat that decides now
        ("first", "i1"),  # the seat that began claiming, in standard mode
        ("winner", "i1"),  # bits: sides, that is factions, in standard mode seats
        ("reason", "i1"),
        # what this turn has seen
        ("set_played", "i1"),
        ("ships_built", "i1"),
        ("ships_to_place", "i1", 3),
        ("to_place", "i4"),
        ("taken", "i1"),  # bits: sides that lost a planet to the seat on turn
        ("fortifies_left", "i1"),
        ("ships_from", "i1"),
        ("ships_to", "i1"),
        ("refused", "i8"),  # bits: planets a partner would not give away
        ("star_roll", "i1"),
        ("star_done", "i1"),
        # the battle, or the attack on the Death Star
        ("origin", "i1"),
        ("target", "i1"),
        ("dice", "i1"),  # forces sent, a die each
        ("fresh", "i1"),  # the first battle of its invasion
        ("defence", "i1"),
        ("escort", "i1", 3),
        ("along", "i1", (PLANET_COUNT, 3)),  # the ships of each planet that have gone along in this invasion
        ("attack_roll", "i1", DICE_ROOM),
        ("defend_roll", "i1", DICE_ROOM),
        # questions inside a step
        ("base_mover", "i1"),  # the seat that moves the bases of a fallen planet
        ("wanted", "i1"),  # the planet a partner is asked for
        ("shown", "i1"),  # the seat whose hand a card has shown
        ("discards_left", "i1"),  # cards of that hand still to be thrown away
        ("spread_left", "i1"),  # forces of Hidden Cells still to be placed
        ("spread_over", "i8"),  # bits: planets that have one of them
        ("paid_in", "i1"),  # bits: regions where Protection Money has placed its force
        # the choice that is being made in parts
        ("card", "i1"),
        ("arguments", "i1", 3),
        ("argument_n", "i1"),
        ("picks", "i1", 2),
        ("pick_n", "i1"),
        ("move_from", "i1"),
        ("move_to", "i1"),
        ("sole", "i4", 2),  # room to look whether there is only one choice
        # planets; masks have a bit for each
        ("held", "i8", OWNERS),
        ("fields", "i8"),
        ("owner", "i1", PLANET_COUNT),
        ("forces", "i4", PLANET_COUNT),
        ("strong", "i8"),  # the planets with two forces or more
        ("ships", "i1", (PLANET_COUNT, 3)),
        ("docked", "i8", 3),  # the planets with ships, by class
        ("star", "i1"),
        ("open_field", "i1"),  # an asteroid field with a way through
        ("lane_from", "i1"),  # the hidden way opened by a card
        ("lane_to", "i1"),
        # cards; masks are by deck and have a bit for each card of it
        ("hand", "i8", (OWNERS, 3)),
        ("discard", "i8", 3),
        ("declined", "i8", 3),
        ("effects", "i8", 3),  # cards at work
        ("known", "i8", (3, 3)),  # cards a faction has seen in other hands
        ("deck_n", "i1", 3),
        ("deck", "i1", CARD_COUNT),
        # bases
        ("base_n", "i1"),
        ("base_at", "i1", MARKER_COUNT),
        ("base_face", "i1", MARKER_COUNT),
        ("base_seen", "i1", MARKER_COUNT),  # bits: factions that have seen it
        ("stack", "i1", MARKER_COUNT),
        ("stack_n", "i1"),
        ("kept", "i1"),
        # the game as a whole
        ("force", "i1"),
        ("turn", "i4"),
        ("turn_limit", "i4"),
        ("pool", "i4", OWNERS),
    ],
    events=64,
)

OPTIONS = np.dtype(
    [
        ("layout", "i1"),
        ("own", "i1"),
        ("force", "i1"),
        ("star", "i1"),
        ("turn_limit", "i4"),
        ("fields", "i8"),
        ("pool", "i4", OWNERS),
        ("owner", "i1", PLANET_COUNT),
        ("forces", "i4", PLANET_COUNT),
        ("ships", "i1", (PLANET_COUNT, 3)),
        ("hand", "i8", (OWNERS, 3)),
        ("base_n", "i1"),
        ("base_at", "i1", MARKER_COUNT),
        ("base_face", "i1", MARKER_COUNT),
    ],
    align=True,
)
"""With `own` the game begins with this map, these forces still to come and these hands; a base whose face is `UNKNOWN_FACE` is
taken off the shuffled markers."""
UNKNOWN_FACE = len(MARKERS)
NO_LIMIT = 0

SHIP_NUMBERS = range(4)
ARGUMENTS = (
    *(("planet", planet) for planet in PLANETS),
    *(("origin", planet) for planet in PLANETS),
    *(("to", planet) for planet in PLANETS),
    *(("ship", ship) for ship in SHIPS),
    *(("opponent", name) for name in NAMES),
    *(("marker", marker) for marker in MARKERS),
)
"""What the arguments of event cards can be; the table shows a card with its arguments as one choice."""
ARGUMENT_KINDS = ("planet", "origin", "to", "ship", "opponent", "marker")
FIRST_ARGUMENT = np.array([next(i for i, (name, _) in enumerate(ARGUMENTS) if name == kind) for kind in ARGUMENT_KINDS])

ACTIONS = ActionSpace(
    {
        "claim": {"planet": PLANETS},
        "claim_neutral": {"planet": PLANETS},
        "death_star": {"planet": PLANETS},
        "reinforce": {"planet": PLANETS},
        "reinforce_neutral": {"planet": PLANETS},
        "base": {"planet": PLANETS},
        "trade": {"card": CARDS},
        "pick": {"card": CARDS},
        "build": {"card": CARDS},
        "place": {"planet": PLANETS},
        "place_ship": {"ship": SHIPS, "planet": PLANETS},
        "attack": {"origin,to": [(PLANETS[a], PLANETS[b]) for a, b in PAIRS], "dice": (1, 2, 3)},
        "attack_death_star": {"origin": PLANETS, "forces": (1, 2, 3)},
        "escort": {"fighter": SHIP_NUMBERS, "bomber": SHIP_NUMBERS, "destroyer": SHIP_NUMBERS},
        "defend": {"dice": (1, 2)},
        "move_in": {},
        "fortify": {"origin": PLANETS, "to": PLANETS},
        "fortify_ship": {"ship": SHIPS, "origin": PLANETS, "to": PLANETS},
        "take_over": {"planet": PLANETS},
        "agree": {},
        "refuse": {},
        "roll_death_star": {},
        "move_death_star": {"to": PLANETS},
        "fire": {"card": FIRE_CARDS},
        "play_card": {"card": CARDS},
        "argument": {"name,value": ARGUMENTS},
        "discard": {"card": CARDS},
        "card_force": {"planet": PLANETS},
        "decline": {"card": CARDS},
        "done": {},
        "amount": {"count": range(MOST + 1)},
    }
)
kind, kind_of, make, read = ACTIONS.codes, ACTIONS.kind_of, ACTIONS.make, ACTIONS.read
MAX_LEGAL = 2400

REASONS = ("all-planets", "no-rebels", "no-empire", "emperor", "resources", "turn-limit")
ALL_PLANETS_WIN, NO_REBELS, NO_EMPIRE, EMPEROR_FOUND, RESOURCES_HELD, LIMIT_REACHED = range(6)
WINNERS = (*FACTIONS, *SEATS[1])
"""Who can win: a faction, or a seat of standard mode."""

PURPOSES = ("begin", "attack", "defence", "death-star", "flight")
TO_BEGIN, TO_ATTACK, TO_DEFEND, AT_STAR, TO_FLY = range(len(PURPOSES))
"""What dice are rolled for."""

_SEAT = ("seat", NAMES)
_THROW = (("dice", DICE), ("eights", NUMBER), ("purpose", PURPOSES))
"""A throw: its dice, how many of them (the first ones) are eight-sided, and what for."""
_PLANET = ("planet", PLANETS)
_CARD = ("card", CARDS)
_COUNT = ("count", NUMBER)
EVENTS = EventSpace(
    EventKind("turn_begun", (_SEAT,), "TRI-20"),
    EventKind("rolled", (_SEAT, *_THROW), "TRI-28"),
    EventKind("rerolled", (_SEAT, *_THROW), "TRI-61"),
    EventKind("attacked", (_SEAT, ("origin", PLANETS), ("to", PLANETS), ("dice", NUMBER)), "TRI-28"),
    EventKind("defended", (_SEAT, _PLANET, ("dice", NUMBER)), "TRI-28"),
    EventKind("called_off", (_PLANET,), "TRI-135"),
    EventKind("lost", (_PLANET, _COUNT), "TRI-29"),
    EventKind("taken", (_PLANET, _SEAT), "TRI-31"),
    EventKind("counted", (_SEAT, _COUNT), "TRI-21"),
    EventKind("placed", (_SEAT, _PLANET, _COUNT), "TRI-26"),
    EventKind("moved", (("origin", PLANETS), ("to", PLANETS), _COUNT), "TRI-33"),
    EventKind("traded", (_SEAT, ("first", CARDS), ("second", CARDS), ("third", CARDS), _COUNT), "TRI-23"),
    EventKind("built", (_SEAT, _CARD, ("ship", SHIPS)), "TRI-54"),
    EventKind("ship_placed", (("ship", SHIPS), _PLANET), "TRI-55"),
    EventKind("ships_moved", (("origin", PLANETS), ("to", PLANETS), *((ship, NUMBER) for ship in SHIPS)), "TRI-57"),
    EventKind("ships_lost", (_PLANET, *((ship, NUMBER) for ship in SHIPS)), "TRI-65"),
    EventKind("marker_taken", (("marker", MARKERS),), "TRI-51", reveals=True),
    EventKind("base_placed", (_PLANET,), "TRI-51"),
    EventKind("base_moved", (("origin", PLANETS), ("to", PLANETS)), "TRI-74"),
    EventKind("base_shown", (_PLANET, ("marker", MARKERS)), "TRI-71", reveals=True),
    EventKind("base_seen", (_PLANET, ("marker", MARKERS)), "TRI-74", reveals=True),
    EventKind("force", (("to", NUMBER),), "TRI-91"),
    EventKind("death_star_moved", (("to", PLANETS),), "TRI-84"),
    EventKind("death_star_attacked", (_SEAT, ("origin", PLANETS), ("forces", NUMBER)), "TRI-81"),
    EventKind("death_star_total", (("total", NUMBER),), "TRI-81"),
    EventKind("death_star_destroyed", (_SEAT,), "TRI-81"),
    EventKind("fired", (_PLANET,), "TRI-85"),
    EventKind("card_played", (_SEAT, _CARD), "TRI-53"),
    EventKind("discarded", (_SEAT, _CARD), "TRI-25"),
    EventKind("hand_shown", (_SEAT, _CARD), "TRI-130", reveals=True),
    EventKind("drew", (_SEAT, _COUNT), "TRI-34", reveals=True),
    EventKind("received", (_SEAT, _CARD), "TRI-34", reveals=True),
    EventKind("cards_taken", (_SEAT, ("loser", NAMES), _COUNT), "TRI-32", reveals=True),
    EventKind("asked_for", (_SEAT, _PLANET), "TRI-112"),
    EventKind("taken_over", (_SEAT, _PLANET), "TRI-112"),
    EventKind("refused", (_PLANET,), "TRI-112"),
    EventKind("eliminated", (_SEAT,), "TRI-13"),
    EventKind("won", (("faction", WINNERS), ("reason", REASONS)), "TRI-120"),
)
event = EVENTS.codes

OBSERVATION = Observation(
    mine=PLANETS,
    partner=PLANETS,
    side=(PLANETS, 4),
    forces=PLANETS,
    ships=(PLANETS, SHIPS),
    bases=PLANETS,
    known_empty=PLANETS,
    known_emperor=PLANETS,
    asteroids=PLANETS,
    death_star=PLANETS,
    battle_origin=PLANETS,
    battle_target=(*PLANETS, "death-star"),
    cards_i_know=CARDS,
    cards_out_of_play=CARDS,
    cards_working=CARDS,
    hand_sizes=5,
    seat=5,
    seat_on_turn=5,
    layout=LAYOUTS,
    step=STEPS,
    stage=STAGES,
    attack_roll=DICE_ROOM,
    defend_roll=DICE_ROOM,
    escort=SHIPS,
    to_place=(),
    force=(),
    death_star_roll=(),
    dice=(),
    defence=(),
    fortifies_left=(),
    markers_left=(),
    asked=(),
    taken_marker_is_emperor=(),
    along=(PLANETS, SHIPS),
    amount_from=PLANETS,
    amount_to=PLANETS,
    wanted=PLANETS,
    card_being_played=CARDS,
    arguments_so_far=tuple(f"{name}={value}" for name, value in ARGUMENTS),
    picked=CARDS,
    ships_to_place=SHIPS,
    pools=5,
    conquered=(),
    turns_to_come=(),
)
at = OBSERVATION.at
