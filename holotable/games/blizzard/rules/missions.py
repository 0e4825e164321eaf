"""The missions: what is placed where, who wins, and what the campaign carries on (BLZ-50..BLZ-57)."""

from holotable.core.bits import has_bit
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, emit

from ..board import (
    ALLIANCE,
    APART,
    CARRY_ORDER,
    CLEAR,
    EMPIRE,
    EXITS_TO_WIN,
    FIRST_SLOT,
    FIRST_UNIT,
    GENERATORS,
    GROUND,
    HEX_COUNT,
    IN_THE_MIDDLE,
    KIND,
    KIND_COUNT,
    LAST_UNIT,
    LEAVES,
    LIST,
    LISTED,
    LOSSES_TO_LOSE,
    MIDDLE,
    MISSION_COUNT,
    MOVES_FIRST,
    PLACES_FIRST,
    SIDE,
    SLOTS,
    STAYS_OUT,
    TAKEN,
    TURNS,
    UNIT_COUNT,
    UNWARNED_START,
    ZONES,
)
from ..state import EXITED, LOST, MARCHING, NO_EVENT, NOBODY, NOWHERE, SETUP, UNPLACED, WAITING, event, make
from .units import bring, distance, on_map

# Set-up


@rule
def set_up(s, mission, places_first, moves_first, unwarned, carried):
    """An empty map for a mission, the generators on it, and everybody else in the order of placing (BLZ-50..BLZ-54)."""
    clear_map(s, mission, moves_first)
    lay_out(s, mission)
    call_up(s, places_first, unwarned, carried)
    call_up(s, 1 - places_first, unwarned, carried)
    s.seat = SIDE[s.queue[0]]


@rule
def clear_map(s, mission, moves_first):
    """Nobody anywhere, and nothing has happened yet."""
    s.mission = mission
    s.step = SETUP
    s.first = moves_first
    s.turn = 1
    s.losses = 0
    s.queued = 0
    clear_turn(s)
    clear_questions(s)
    s.standing[:] = 0
    s.exits[:] = 0
    s.damaged[:] = 0
    s.facing[:] = 0
    s.at[:] = NOWHERE
    s.queue[:] = NOBODY


@rule
def lay_out(s, mission):
    """The numbers and the ground of a mission of the book (BLZ-50..BLZ-54)."""
    m = mission - 1
    s.own = 0
    s.leaves = LEAVES[m]
    s.exits_to_win = EXITS_TO_WIN[m]
    s.losses_to_lose = LOSSES_TO_LOSE[m]
    s.turns = TURNS[m]
    for side in range(2):
        s.clear[side] = CLEAR[m, side]
        s.stays_out[side] = STAYS_OUT[m, side]
    for kind in range(KIND_COUNT):
        s.apart[kind] = APART[m, kind]
    for hex_ in range(HEX_COUNT):
        s.held[hex_] = GROUND[m, hex_]


# A mission of one's own


@rule
def set_up_own(s, options):
    """A mission of one's own: who stands from the start, who waits, and everybody else in the order of placing."""
    clear_map(s, options.mission, options.moves_first)
    lay_out_own(s, options)
    call_up_own(s, options.places_first, options)
    call_up_own(s, 1 - options.places_first, options)
    s.seat = SIDE[s.queue[0]] if s.queued > 0 else s.first


@rule
def lay_out_own(s, options):
    """The numbers and the ground of a mission of one's own."""
    s.own = 1
    s.leaves = options.leaves
    s.exits_to_win = options.exits_to_win
    s.losses_to_lose = options.losses_to_lose
    s.turns = options.turns
    for side in range(2):
        s.clear[side] = options.clear[side]
        s.stays_out[side] = options.stays_out[side]
    for kind in range(KIND_COUNT):
        s.apart[kind] = options.apart[kind]
    for hex_ in range(HEX_COUNT):
        s.held[hex_] = options.ground[hex_]


@rule
def call_up_own(s, side, options):
    """A side's units in the order of its list."""
    for i in range(UNIT_COUNT):
        unit = options.list[side, i]
        if unit == NOBODY:
            return
        hex_ = options.stands_at[unit]
        if has_bit(options.waiting, unit):
            s.at[unit] = WAITING
        elif hex_ >= 0:
            bring(s, unit, hex_)
            s.facing[unit] = options.stands_facing[unit]
            s.to_face = NOBODY
            emit(s, event.placed, EVERYONE, unit, hex_)
        else:
            enqueue(s, unit)


# Placing


@rule
def call_up(s, side, unwarned, carried):
    """A side's units, in the order of its list; those of an Alliance caught unwarned wait (BLZ-51, BLZ-54)."""
    if side == EMPIRE:
        call_up_carried(s, carried)
    for i in range(UNIT_COUNT):
        unit = LIST[s.mission - 1, side, i]
        if unit == NOBODY:
            return
        if unit == IN_THE_MIDDLE[s.mission - 1]:
            bring(s, unit, MIDDLE)
            s.to_face = NOBODY
            emit(s, event.placed, EVERYONE, unit, MIDDLE)
        elif unwarned and side == ALLIANCE and not UNWARNED_START[unit]:
            s.at[unit] = WAITING
        else:
            enqueue(s, unit)


@rule
def call_up_carried(s, carried):
    """What got through mission 2, before the rest (BLZ-52)."""
    for i in range(CARRY_ORDER.shape[0]):
        kind = CARRY_ORDER[i]
        for unit in range(FIRST_SLOT[kind], FIRST_SLOT[kind] + SLOTS[kind]):
            if has_bit(carried, unit):
                enqueue(s, unit)


@rule
def enqueue(s, unit):
    """A unit waits for its turn to be placed."""
    s.at[unit] = UNPLACED
    s.queue[s.queued] = unit
    s.queued += 1


@rule
def dequeue(s):
    """The unit next to be placed; the others move up."""
    unit = s.queue[0]
    s.queued -= 1
    for i in range(s.queued):
        s.queue[i] = s.queue[i + 1]
    s.queue[s.queued] = NOBODY
    return unit


@rule
def in_zone(s, side, hex_):
    """Whether a hex is one of those in which a side places in this mission (BLZ-54)."""
    return s.held[hex_] & ZONES[side] != 0


@rule
def far_enough(s, unit, hex_):
    """Whether a unit on a hex would keep its distance from the enemy and from its own kind (BLZ-50)."""
    clear = s.clear[SIDE[unit]]
    apart = s.apart[KIND[unit]]
    if clear == 0 and apart == 0:
        return True
    for other in range(UNIT_COUNT):
        if s.at[other] < 0:
            continue
        if SIDE[other] != SIDE[unit]:
            if distance(s.at[other], hex_) < clear:
                return False
        elif KIND[other] == KIND[unit] and distance(s.at[other], hex_) < apart:
            return False
    return True


@rule
def may_place(s, unit, hex_):
    """Whether a unit may be put on a hex of its deployment zone: an empty one (BLZ-26, BLZ-50..BLZ-54)."""
    return s.held[hex_] & TAKEN == 0 and in_zone(s, SIDE[unit], hex_) and far_enough(s, unit, hex_)


@rule
def has_room(s, unit):
    """Whether there is any hex to put a unit on."""
    for hex_ in range(HEX_COUNT):
        if may_place(s, unit, hex_):
            return True
    return False


@rule
def legal_placings(s, out):
    """Every hex on which the next unit may be placed (BLZ-54)."""
    n = 0
    unit = s.queue[0]
    for hex_ in range(HEX_COUNT):
        if may_place(s, unit, hex_):
            n = write(out, n, make.set_up(hex_))
    return n


@rule
def apply_set_up(s, hex_):
    """The next unit stands; its facing is asked next (BLZ-6, BLZ-54)."""
    unit = dequeue(s)
    emit(s, event.placed, EVERYONE, unit, hex_)
    bring(s, unit, hex_)


@rule
def go_on_placing(s):
    """Pass over units without room (BLZ-50, BLZ-52); when all stand the first turn begins (BLZ-54)."""
    while s.queued > 0:
        unit = s.queue[0]
        if has_room(s, unit):
            s.seat = SIDE[unit]
            return
        dequeue(s)
        s.at[unit] = NOWHERE if s.stays_out[SIDE[unit]] else WAITING
    s.step = MARCHING
    s.seat = s.first


@rule
def clear_turn(s):
    """Nothing rolled, marched, returned, spent or shot."""
    s.event = NO_EVENT
    s.points = 0
    s.marched = 0
    s.returned = 0
    s.shot = 0


@rule
def clear_questions(s):
    """No question open and nobody on the move."""
    s.moving = NOBODY
    s.hexes_left = 0
    s.pushed = NOBODY
    s.arriving = NOBODY
    s.to_face = NOBODY
    s.follows = 0
    s.follow[:] = NOBODY


# The end of a mission


@rule
def settle(s):
    """After every happening: placing goes on, and a mission that is decided ends (BLZ-16, BLZ-54, BLZ-56)."""
    while not s.over:
        if s.step == SETUP and s.to_face == NOBODY:
            go_on_placing(s)
        if s.step == SETUP:
            return
        winner = mission_winner(s)
        if winner == NOBODY:
            return
        end_mission(s, winner)


@rule
def mission_winner(s):
    """Who has won the mission by now, if anybody (BLZ-50..BLZ-52, BLZ-55, BLZ-57)."""
    if s.mission == 1:
        return winner_of_1(s)
    if s.mission == 2:
        return winner_of_2(s)
    return winner_of_3(s)


@rule
def out_of_turns(s):
    """Whether both sides have had all their turns (BLZ-57)."""
    return s.turn > s.turn_limit


@rule
def wiped_out(s, side):
    """Whether a side has no units on the map and none waiting (BLZ-55)."""
    if s.standing[side] > 0:
        return False
    for unit in range(FIRST_UNIT[side], LAST_UNIT[side]):
        if s.at[unit] == WAITING:
            return False
    return True


@rule
def winner_of_1(s):
    """Three off the Imperial edge, or three destroyed (BLZ-50); a side without units loses (BLZ-55); time (BLZ-57)."""
    if s.exits[ALLIANCE] >= s.exits_to_win:
        return ALLIANCE
    if (s.losses_to_lose > 0 and s.losses >= s.losses_to_lose) or wiped_out(s, ALLIANCE):
        return EMPIRE
    if wiped_out(s, EMPIRE):
        return ALLIANCE
    return EMPIRE if out_of_turns(s) else NOBODY


@rule
def winner_of_2(s):
    """Decided by who got through, when no Imperial unit is on the map or time is up (BLZ-51, BLZ-57)."""
    if s.standing[EMPIRE] > 0 and not out_of_turns(s):
        return NOBODY
    return EMPIRE if s.exits[EMPIRE] >= s.exits_to_win else ALLIANCE


@rule
def winner_of_3(s):
    """The generators destroyed, or standing after the Alliance's last turn (BLZ-52); a side without units (BLZ-55)."""
    if s.at[GENERATORS] == LOST:
        return EMPIRE
    if alliance_turns_had(s) >= s.turns or wiped_out(s, EMPIRE):
        return ALLIANCE
    return EMPIRE if wiped_out(s, ALLIANCE) else NOBODY


@rule
def alliance_turns_had(s):
    """How many turns the Alliance has finished in this mission."""
    return s.turn - (s.seat == ALLIANCE or s.first == EMPIRE)


@rule
def end_mission(s, winner):
    """A mission ends: the game is won, or the campaign goes on to the next set-up (BLZ-56)."""
    emit(s, event.mission_ended, EVERYONE, s.mission, winner)
    if not s.campaign or s.mission == MISSION_COUNT:
        clear_questions(s)
        s.winner = winner
        s.over = 1
        emit(s, event.won, EVERYONE, winner)
    elif s.mission == 1:
        begin_mission_2(s, 1 - winner)
    else:
        begin_mission_3(s, not_destroyed(s))


@rule
def begin_mission_2(s, loser):
    """The loser of mission 1 places and moves first; an Alliance that lost it is not warned (BLZ-51)."""
    set_up(s, 2, loser, loser, loser == ALLIANCE, 0)


@rule
def begin_mission_3(s, survivors):
    """The Empire has its survivors of mission 2 with it (BLZ-52)."""
    set_up(s, 3, PLACES_FIRST[2], MOVES_FIRST[2], False, renumbered(survivors))


@rule
def not_destroyed(s):
    """The Imperial units that mission 2 did not destroy, wherever they are, as a mask (BLZ-52, BLZ-57)."""
    mask = 0
    for unit in range(FIRST_UNIT[EMPIRE], LAST_UNIT[EMPIRE]):
        if on_map(s, unit) or s.at[unit] == EXITED or s.at[unit] == WAITING:
            mask |= 1 << unit
    return mask


@rule
def renumbered(survivors):
    """Survivors of mission 2 by their next free numbers in mission 3, as far as there are counters (BLZ-3)."""
    carried = 0
    for i in range(CARRY_ORDER.shape[0]):
        kind = CARRY_ORDER[i]
        free = LISTED[2, kind]
        for unit in range(FIRST_SLOT[kind], FIRST_SLOT[kind] + SLOTS[kind]):
            if has_bit(survivors, unit) and free < SLOTS[kind]:
                carried |= 1 << (FIRST_SLOT[kind] + free)
                free += 1
    return carried
