"""Event cards: when each can be played, what it is aimed at, and what it does (TRI-130..TRI-136)."""

import numpy as np

from holotable.core.bits import count_bits, lowest_bit
from holotable.core.jit import rule

from ..board import (
    ADJACENT,
    CARD_AMOUNT,
    CARD_ARG_COUNT,
    CARD_ARGS,
    CARD_CLASS,
    CARD_COUNT,
    CARD_NEEDS,
    CARD_OP,
    CARD_TARGET,
    DECK_SIZE,
    EMPIRE,
    FACTION_OF,
    FORCE_END,
    HUTTS,
    NAME_OF,
    OPS,
    PLAYERS,
    RESOURCE_WIN,
    RESOURCES,
    TWO_STEPS,
    WINDOW_CARDS,
)
from ..state import (
    AFTER_ATTACKER,
    AFTER_DEFENDER,
    ARGUMENT_KINDS,
    BASE,
    BEFORE_ATTACKER,
    BEFORE_DEFENDER,
    DEATH_STAR,
    DECLARED_ATTACKER,
    DECLARED_DEFENDER,
    DRAW,
    FORTIFY,
    IDLE,
    INVADE,
    PLACE,
    STAGE_COUNT,
    STATION_AFTER,
    STATION_BEFORE,
    STEPS,
    USE_CARDS,
)
from .basics import (
    base_planets,
    enemy_planets,
    faction_planets,
    hand_size,
    protected,
    ships_at,
    touching,
    with_ships,
)
from .battle import base_helps, defend_ships
from .effects import DOUBLE_LOSS, EIGHT_SIDED, active
from .station import can_fire
from .turn import can_build, cards_due, ships_allowed

OP_FIRE = OPS.index("fire")
OP_NEW_STAR = OPS.index("new-death-star")
OP_FORCE = OPS.index("force")
OP_DISCARD_RANDOM = OPS.index("discard-random")
OP_ADD_FORCES = OPS.index("add-forces")
OP_REMOVE_TARGET = OPS.index("remove-target")
OP_REINFORCE = OPS.index("reinforce")
OP_BASE_CREWS = OPS.index("base-crews")
OP_LOOK_DISCARD = OPS.index("look-discard")
OP_EXTRA_FORTIFY = OPS.index("extra-fortify")
OP_JAM = OPS.index("jam")
OP_STATION_DRIVE = OPS.index("station-drive")
OP_MOVE_BASE = OPS.index("move-base")
OP_EIGHT_SIDED = OPS.index("eight-sided")
OP_REROLL = OPS.index("re-roll")
OP_EXTRA_DRAW = OPS.index("extra-draw")
OP_THROUGH_FIELD = OPS.index("through-field")
OP_REMOVE_ATTACKER = OPS.index("remove-attacker")
OP_REMOVE_SHIP = OPS.index("remove-ship")
OP_SPY = OPS.index("spy")
OP_EVACUATE = OPS.index("evacuate")
OP_TURN_PLANET = OPS.index("turn-planet")
OP_SPREAD = OPS.index("spread")
OP_LIMIT_ATTACK = OPS.index("limit-attack")
OP_LONG_ATTACK = OPS.index("long-attack")
OP_SIX_SIDED = OPS.index("six-sided")
OP_SLAVES = OPS.index("slaves")
OP_WILD = OPS.index("wild")
OP_STEAL = OPS.index("steal")
OP_DOUBLE_LOSS = OPS.index("double-loss")
OP_PROTECTION = OPS.index("protection")
OP_EXTRA_SHIP = OPS.index("extra-ship")

ARGUMENT_KIND = np.full((CARD_COUNT, 3), -1, np.int64)
"""Which kind of thing each argument of a card is."""
for _card, _args in enumerate(CARD_ARGS):
    for _k, _name in enumerate(_args):
        ARGUMENT_KIND[_card, _k] = ARGUMENT_KINDS.index(_name)


def _windows(count: int, windows: dict[int, tuple[str, str]]):
    table = np.zeros((count, 3), np.int64)
    for place, window in windows.items():
        table[place] = WINDOW_CARDS[window]
    return table


STAGE_CARDS = _windows(
    STAGE_COUNT,
    {
        DECLARED_ATTACKER: ("attack-declared-attacker", "attacker"),
        DECLARED_DEFENDER: ("attack-declared-defender", "defender"),
        BEFORE_ATTACKER: ("before-dice", "attacker"),
        BEFORE_DEFENDER: ("before-dice", "defender"),
        AFTER_ATTACKER: ("after-dice", "attacker"),
        AFTER_DEFENDER: ("after-dice", "defender"),
        STATION_BEFORE: ("death-star-before-dice", "attacker"),
        STATION_AFTER: ("death-star-after-dice", "attacker"),
    },
)
STEP_CARDS = _windows(
    len(STEPS),
    {
        BASE: ("base-step", "attacker"),
        USE_CARDS: ("cards-step", "attacker"),
        PLACE: ("place-step", "attacker"),
        INVADE: ("invade-step", "attacker"),
        FORTIFY: ("fortify-step", "attacker"),
        DEATH_STAR: ("death-star-step", "attacker"),
        DRAW: ("draw-step", "attacker"),
    },
)
"""The cards of each deck that the seat on turn may play in a step; those of the own turn are added."""
for _step in range(BASE, len(STEPS)):
    STEP_CARDS[_step] |= WINDOW_CARDS["own-turn", "attacker"]


# When


@rule
def playable_cards(s, seat):
    """The cards of a seat's own deck that it could play at this moment, as a mask (TRI-131, TRI-132)."""
    deck = FACTION_OF[s.layout, seat]
    window = STEP_CARDS[s.step, deck] if s.stage == IDLE else STAGE_CARDS[s.stage, deck]
    mask = s.hand[seat, deck] & window & ~s.declined[deck]
    found = 0
    while mask:
        low = mask & -mask
        mask ^= low
        if playable(s, seat, deck * DECK_SIZE + lowest_bit(low)):
            found |= low
    return found


@rule
def playable(s, seat, card):
    """Whether a card would change anything now (TRI-134)."""
    op = CARD_OP[card]
    if CARD_ARG_COUNT[card] > 0:
        return argument_mask(s, seat, card, 0) != 0
    if s.stage != IDLE:
        return playable_in_battle(s, op)
    if op == OP_FORCE:
        return abs(s.force + CARD_AMOUNT[card]) <= FORCE_END
    if op == OP_FIRE:
        return can_fire(s, card)
    if op == OP_SLAVES:
        return count_bits(s.held[seat] & RESOURCES) >= 2
    if op == OP_BASE_CREWS:
        return s.base_n > 0
    if op == OP_STATION_DRIVE:
        return s.star >= 0 and s.star_roll == 0 and s.star_done == 0
    if op == OP_EXTRA_DRAW:
        deck = FACTION_OF[s.layout, seat]
        return s.taken & CARD_NEEDS[card] == CARD_NEEDS[card] and s.deck_n[deck] > cards_due(s)
    if op == OP_PROTECTION:
        return s.held[seat] & RESOURCES != 0
    if op == OP_EXTRA_SHIP:
        return cards_to_build_with(s, seat, card) > ships_allowed(s, seat) - s.ships_built
    return op != OP_WILD


@rule
def playable_in_battle(s, op):
    """Whether a card without arguments would change anything in this battle (TRI-134)."""
    if op == OP_REMOVE_TARGET:
        return s.forces[s.target] >= 2
    if op == OP_JAM:
        return jams_anything(s)
    if op == OP_EIGHT_SIDED:
        return not active(s, FACTION_OF[s.layout, s.seat], EIGHT_SIDED)
    if op == OP_SIX_SIDED:
        return base_helps(s)
    if op == OP_LIMIT_ATTACK:
        return s.dice >= 2
    if op == OP_DOUBLE_LOSS:
        return s.forces[s.origin] >= 3 and not active(s, FACTION_OF[s.layout, s.owner[s.target]], DOUBLE_LOSS)
    return True


@rule
def jams_anything(s):
    """Whether enemy ships take part in this battle."""
    ships = 0
    for ship in range(3):
        ships += s.escort[ship] if s.stage == BEFORE_DEFENDER else defend_ships(s, ship)
    return ships > 0


@rule
def cards_to_build_with(s, seat, card):
    """How many other cards of the hand could become a ship now."""
    deck = card // DECK_SIZE
    mask = s.hand[seat, deck] & ~(1 << (card % DECK_SIZE))
    n = 0
    while mask:
        low = mask & -mask
        mask ^= low
        n += can_build(s, seat, CARD_CLASS[deck * DECK_SIZE + lowest_bit(low)])
    return n


# What at


@rule
def argument_mask(s, seat, card, k):
    """What the k-th argument of a card may be: planets, classes, seat names or marker faces, as a mask."""
    op = CARD_OP[card]
    if op == OP_NEW_STAR:
        return faction_planets(s, EMPIRE) if s.star < 0 else 0
    if op in (OP_DISCARD_RANDOM, OP_LOOK_DISCARD, OP_STEAL):
        return opponents_with_cards(s, seat, CARD_TARGET[card])
    if op == OP_REMOVE_SHIP:
        if k == 0:
            return planets_with_enemy_ships(s, seat, CARD_TARGET[card])
        return classes_at(s, s.arguments[0])
    if op == OP_SPY:
        return unseen_bases(s, FACTION_OF[s.layout, seat])
    if op == OP_EVACUATE:
        if s.forces[s.target] < 2 and ships_at(s, s.target) == 0:
            return 0
        return ADJACENT[s.target] & s.held[seat]
    if op == OP_TURN_PLANET:
        return planets_to_turn(s, seat)
    if op == OP_LONG_ATTACK:
        return long_origins(s, seat) if k == 0 else long_targets(s, seat, s.arguments[0])
    if op == OP_THROUGH_FIELD:
        return fields_beside(s, seat)
    return base_move_mask(s, k)


@rule
def opponents_with_cards(s, seat, faction):
    """Seats of other factions, or of one named faction, that hold a card; by their names (TRI-134)."""
    mask = 0
    for other in range(PLAYERS[s.layout]):
        side = FACTION_OF[s.layout, other]
        if side != FACTION_OF[s.layout, seat] and (faction < 0 or side == faction) and hand_size(s, other) > 0:
            mask |= 1 << NAME_OF[s.layout, other]
    return mask


@rule
def seat_named(s, name):
    """The seat of this table with a name."""
    seat = 0
    while NAME_OF[s.layout, seat] != name:
        seat += 1
    return seat


@rule
def planets_with_enemy_ships(s, seat, faction):
    """Enemy planets with ships next to an own planet."""
    near = touching(s, s.held[seat]) & enemy_planets(s, seat)
    if faction >= 0:
        near &= faction_planets(s, faction)
    return near & with_ships(s)


@rule
def classes_at(s, planet):
    """The classes of ships on a planet."""
    mask = 0
    for ship in range(3):
        mask |= (s.ships[planet, ship] > 0) << ship
    return mask


@rule
def unseen_bases(s, faction):
    """Planets with a base marker that a faction has not seen."""
    mask = 0
    for i in range(s.base_n):
        if not (s.base_seen[i] >> faction) & 1:
            mask |= 1 << s.base_at[i]
    return mask


@rule
def planets_to_turn(s, seat):
    """Enemy planets next to an own one with 1 force and no ship, base or Death Star; never a tenth resource planet."""
    near = touching(s, s.held[seat]) & enemy_planets(s, seat) & ~(s.strong | with_ships(s) | base_planets(s))
    if s.star >= 0:
        near &= ~(1 << s.star)
    if FACTION_OF[s.layout, seat] == HUTTS and count_bits(s.held[seat] & RESOURCES) >= RESOURCE_WIN - 1:
        near &= ~RESOURCES
    return near


@rule
def long_targets(s, seat, origin):
    """Enemy planets exactly two steps away, over any planet that is no asteroid field."""
    reach = TWO_STEPS[origin] & touching(s, ADJACENT[origin] & ~s.fields)
    return reach & enemy_planets(s, seat) & ~protected(s)


@rule
def long_origins(s, seat):
    """Own planets with two forces that have an enemy two steps away; one such way at a time."""
    if s.lane_from >= 0:
        return 0
    own = s.held[seat] & s.strong
    mask = 0
    while own:
        low = own & -own
        own ^= low
        if long_targets(s, seat, lowest_bit(low)) != 0:
            mask |= low
    return mask


@rule
def fields_beside(s, seat):
    """Asteroid fields next to an own planet, while no way through a field is open."""
    if s.open_field >= 0:
        return 0
    fields = s.fields
    mask = 0
    while fields:
        low = fields & -fields
        fields ^= low
        if ADJACENT[lowest_bit(low)] & s.held[seat]:
            mask |= low
    return mask


@rule
def base_move_mask(s, k):
    """Secret Transfer: from any base, to an Imperial planet without one, and which marker."""
    free = faction_planets(s, EMPIRE) & ~base_planets(s)
    if k == 0:
        return base_planets(s) if free else 0
    if k == 1:
        return free
    mask = 0
    for i in range(s.base_n):
        if s.base_at[i] == s.arguments[0]:
            mask |= 1 << s.base_face[i]
    return mask
