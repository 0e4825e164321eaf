"""The record of a game of `endor`, its choices and its events."""

import numpy as np

from holotable.core.records import state_dtype
from holotable.core.vocabulary import DICE, FLAGS, NUMBER, ActionSpace, EventKind, EventSpace, Observation

from .board import (
    ATTACK_PAIRS,
    CARD_ROOM,
    CARDS,
    DEATH_STAR_SECTORS,
    DUELISTS,
    LAST_SPACE,
    MARKERS,
    MOVE_PAIRS,
    ORDERS,
    PLACE_COUNT,
    PLACES,
    SEAT_ROOM,
    SHIP_COUNT,
    SHIPS,
    SIDES,
    TARGETS,
    TOTALS,
    TRACKS,
    TURN_ORDER,
)

PREPARE, GIVE_ORDERS = range(2)
PHASES = ("prepare", "orders")

NO_STEP, ORDER_STEP, MOVE_STEP, AMOUNT_STEP, ATTACK_STEP, ASSIGN_STEP, FIRE_STEP, ADVANCE_STEP, TURN_OVER = range(9)
STEPS = (None, "order", "move", "amount", "attack", "assign", "fire", "advance")
"""What the player on turn is asked; `TURN_OVER` never waits for anybody."""

STATE = state_dtype(
    [
        ("players", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),
        ("card", "i1"),
        ("step", "i1"),
        ("order", "i1"),
        ("moving", "i2"),
        ("origin", "i1"),
        ("target", "i1"),
        ("winner", "i1"),
        ("redeemed", "i1"),
        ("shield_at", "i1"),
        ("tie_reserve", "i2"),
        ("round_no", "i4"),
        ("round_limit", "i4"),
        ("dice", "i1", 6),
        ("hits", "i1", len(TRACKS)),
        ("ships", "i2", (SHIP_COUNT, PLACE_COUNT)),
        ("where", "i8", SHIP_COUNT),
        ("markers", "i8"),
        ("stormtroopers", "i8"),
        ("hand", "i8", SEAT_ROOM),
        ("pile", "i1", (SEAT_ROOM, CARD_ROOM)),
        ("pile_n", "i1", SEAT_ROOM),
        ("extras", "i1", SEAT_ROOM),
        ("deck", "i1", (2, CARD_ROOM)),
        ("deck_n", "i1", 2),
        ("discard", "i1", (2, CARD_ROOM)),
        ("discard_n", "i1", 2),
        ("fresh", "i8", 2),
        ("scratch", "i1", CARD_ROOM),
    ],
    events=64,
)
"""`moving` is the move whose number of ships is asked, by its place among the pairs of places; `origin` is the place that
attacks, bound by a move or a launch or named with the attack; `target` is the place attacked.
Cards are numbered within their side. `hand` and `fresh` are masks of cards, `where`, `markers` (the face-up ones) of
places, `stormtroopers` of spaces. A pile begins with its top card and ends with its `extras`; the top of a deck is its
last card. `fresh` are the cards that were in the deck when it was last shuffled: everybody can know them."""

OPTIONS = np.dtype(
    [
        ("players", "i1"),
        ("own", "i1"),
        ("redeemed", "i1"),
        ("shield_at", "i1"),
        ("tie_reserve", "i2"),
        ("round_limit", "i4"),
        ("hits", "i1", len(TRACKS)),
        ("ships", "i2", (SHIP_COUNT, PLACE_COUNT)),
        ("markers", "i8"),
        ("stormtroopers", "i8"),
        ("hand", "i8", SEAT_ROOM),
    ],
    align=True,
)
"""With `own` the battle begins with these ships, tracks and hands instead of those of the data; a hand of 0 is dealt."""

DIE_FACES = tuple(range(1, 7))
ACTIONS = ActionSpace(
    {
        "pick": {"card": CARDS},
        "order": {"order": ORDERS},
        "no_order": {},
        "deploy": {},
        "move": {"origin,to": [(PLACES[a], PLACES[b]) for a, b in MOVE_PAIRS]},
        "stay": {},
        "amount": {"count": range(max(TOTALS) + 1)},
        "attack": {"origin,to": [(PLACES[a], PLACES[b]) for a, b in ATTACK_PAIRS]},
        "attack_death_star": {"origin": [PLACES[a] for a in DEATH_STAR_SECTORS]},
        "no_attack": {},
        "assign": {"die": DIE_FACES, "target": TARGETS},
        "fire": {"target": PLACES},
        "advance": {"die": DIE_FACES},
        "done": {},
    }
)
kind, kind_of, make, read = ACTIONS.codes, ACTIONS.kind_of, ACTIONS.make, ACTIONS.read
MAX_LEGAL = max(one.size for one in ACTIONS.kinds.values()) + len(DEATH_STAR_SECTORS) + 2

LOSSES = ("killed", "redeemed")
KILLED, REDEEMED_LOSS = range(2)
REASONS = ("death-star", "fleet", "round-limit")
BY_DEATH_STAR, BY_FLEET, BY_ROUND_LIMIT = range(3)
ATTACKABLE = (*PLACES, "death-star")
DEATH_STAR_PLACE = PLACE_COUNT
LOSS_PLACES = (*PLACES, "reserve")
RESERVE_PLACE = PLACE_COUNT
SEAT_NAMES = tuple(TURN_ORDER[2]) + tuple(TURN_ORDER[4])
"""Seats as events name them: those of two players, then those of four."""

_LEAST = ("least", NUMBER)
"""The lowest number that a die must show to count."""
EVENTS = EventSpace(
    EventKind("picked", (("card", CARDS),), "END-3"),
    EventKind("turned_up", (("card", CARDS),), "END-4", reveals=True),
    EventKind("ordered", (("order", ORDERS),), "END-8"),
    EventKind("passed", (), "END-8"),
    EventKind("deployed", (("to", PLACES), ("count", NUMBER)), "END-20"),
    EventKind("moved", (("ship", TARGETS), ("origin", PLACES), ("to", PLACES), ("count", NUMBER)), "END-11"),
    EventKind("attacked", (("origin", PLACES), ("to", ATTACKABLE), ("dice", DICE), _LEAST), "END-30"),
    EventKind("fired", (("target", PLACES), ("dice", DICE)), "END-22"),
    EventKind("hit", (("ship", TRACKS),), "END-32"),
    EventKind("destroyed", (("ship", TARGETS), ("at", LOSS_PLACES), ("count", NUMBER)), "END-32"),
    EventKind("extra_orders", (("seat", SEAT_NAMES), ("count", NUMBER)), "END-5"),
    EventKind("rolled", (("order", ORDERS), ("dice", DICE), _LEAST), "END-40"),
    EventKind("advanced", (("die", NUMBER), ("to", NUMBER)), "END-40"),
    EventKind("ambushed", (("spaces", FLAGS),), "END-41"),
    EventKind("shield_down", (), "END-42"),
    EventKind("duelist_lost", (("who", DUELISTS), ("how", LOSSES)), "END-54"),
    EventKind("discarded", (("card", CARDS),), "END-6"),
    EventKind("drew", (("seat", SEAT_NAMES), ("count", NUMBER)), "END-6", reveals=True),
    EventKind("reshuffled", (("side", SIDES),), "END-6"),
    EventKind("won", (("side", SIDES), ("reason", REASONS)), "END-60"),
)
event = EVENTS.codes

OBSERVATION = Observation(
    ships=(SHIPS, PLACES),
    markers_up=MARKERS,
    tie_reserve=(),
    hits=TRACKS,
    redeemed=(),
    shield_at=LAST_SPACE + 1,
    stormtroopers=LAST_SPACE + 1,
    my_hand=CARD_ROOM,
    partner_hand=CARD_ROOM,
    my_pile=CARD_ROOM,
    partner_pile=CARD_ROOM,
    pile_sizes=SEAT_ROOM,
    extra_orders=SEAT_ROOM,
    deck_sizes=SIDES,
    discards=(SIDES, CARD_ROOM),
    turned_up_orders=ORDERS,
    order=ORDERS,
    step=STEPS,
    origin=PLACES,
    target=PLACES,
    dice=tuple(map(str, DIE_FACES)),
    turn=SEAT_ROOM,
    my_seat=SEAT_ROOM,
    my_side=SIDES,
    four_players=(),
    rounds_left=(),
    rounds_to_come=(),
)
at = OBSERVATION.at
