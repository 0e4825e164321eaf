"""Entering and leaving hexes, medals, objectives and the end of a battle (COM-50..COM-53, COM-90, COM-93)."""

import numpy as np

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import EMPIRE, HEX_COUNT, REBELS, ROW, ROWS
from ..hexset import covers, has_hex, is_empty, load, meet, store, with_hex, without_hex, words_of
from ..state import CARRIED, NONE, event
from ..tables import (
    AT_ATS_DESTROYED,
    BASELINE,
    BEHIND_THEIR_LINES,
    BY_MEDALS,
    BY_NO_UNITS,
    BY_TURN_LIMIT,
    CLEAR_WIN,
    CLOSE_QUARTERS,
    EYES_OPEN,
    FIRST_UNIT,
    FULL,
    GENERATORS_DESTROYED,
    GOAL_SIDE,
    GUNS_AND_WINGS,
    HOLD_OBJECTIVES,
    INFANTRY_DESTROYED,
    INFANTRY_LEFT,
    ION_CANNON,
    ION_CANNON_DESTROYED,
    KILL_MEDALS,
    KIND,
    OFFICER_LEFT,
    OFFICER_TAKEN,
    ROOM,
    UNIT_COUNT,
    UNIT_KIND,
    UNIT_SIDE,
    WALKER_DOWN,
    WALKERS_WHOLE,
)
from .decks import draw
from .field import fits, infantry, note_structures, seat_code, seat_on_call

AT_AT, SPEEDERS, ARTILLERY, DROIDS = (KIND[name] for name in ("at-at", "speeders", "artillery", "droids"))
INFANTRY_KIND = np.array([KIND["troopers"], KIND["snowtroopers"]])
IMPERIAL_LINES = words_of(h for h in range(HEX_COUNT) if ROW[h] <= 1)
CLOSE_KILLS_WANTED = 3
FEW_MEDALS = 2
MANY_UNITS = 6
EITHER = 2


@rule
def kind_mask(kind):
    """All units of a kind as a mask."""
    return ((1 << ROOM[kind]) - 1) << FIRST_UNIT[kind]


@rule
def infantry_mask(side):
    """All infantry units of a side as a mask."""
    return kind_mask(INFANTRY_KIND[side])


# The end of a battle


@rule
def win(s, side, reason):
    """The battle ends at once; goals judged at the end are judged now (COM-51, COM-51a)."""
    if s.over:
        return
    s.winner = side
    s.reason = reason
    s.over = 1
    s.owed = 0
    emit(s, event.won, EVERYONE, side, reason)
    for owner in range(2):
        judge_goal(s, owner)


@rule
def check_medals(s):
    """A side with all the medals its scenario asks for, temporary ones included, has won (COM-51)."""
    for i in range(2):
        side = s.side if i == 0 else 1 - s.side
        if s.need[side] > 0 and s.medals[side] + s.held[side] >= s.need[side]:
            win(s, side, BY_MEDALS)


@rule
def give_medals(s, side, count):
    """Medals kept for good."""
    if count == 0:
        return
    s.medals[side] += count
    emit(s, event.medal, EVERYONE, side, count)
    check_medals(s)


@rule
def sudden_death(s, side, which):
    """The named side wins at once if its scenario has that sudden death (COM-50)."""
    if has_bit(s.sudden[side], which):
        win(s, side, which)


@rule
def check_units(s, side):
    """A side without units loses, once nothing else has decided the battle (COM-52)."""
    if not s.over and s.on_field[side] == 0:
        win(s, 1 - side, BY_NO_UNITS)


@rule
def out_of_time(s):
    """After the turn limit the battle ends without a winner (COM-53)."""
    win(s, NONE, BY_TURN_LIMIT)


# Objectives


@rule
def meant_for(owner, side):
    """Whether a marker is a side's: its own, or one for either."""
    return owner in (side, EITHER)


@rule
def holders(s, marker, side):
    """How many hexes of a temporary medal a side's fitting units stand on (COM-50, COM-50a)."""
    n = 0
    mask = s.on_field[side]
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if has_hex(load(s.hold_at[marker]), s.at[unit]) and fits(s, unit, s.hold_units[marker]):
            n += 1
    return n


@rule
def count_held(s):
    """Count both sides' temporary medals anew (COM-50)."""
    for side in range(2):
        held = 0
        for marker in range(s.hold_n):
            if meant_for(s.hold_side[marker], side):
                n = holders(s, marker, side)
                if s.hold_together[marker]:
                    n = min(n, 1)
                held += n * s.hold_count[marker]
        s.held[side] = held


@rule
def take_marker(s, side, h):
    """The first unit of the named side on a permanent medal's hex takes it (COM-50)."""
    if has_hex(load(s.taken), h):
        return
    for marker in range(s.enter_n):
        if meant_for(s.enter_side[marker], side) and has_hex(load(s.enter_at[marker]), h):
            store(s.taken, with_hex(load(s.taken), h))
            give_medals(s, side, s.enter_count[marker])


@rule
def check_objectives(s, side):
    """Units of a side on all its objective hexes: sudden death where the scenario says so."""
    objectives = load(s.objectives[side])
    if not is_empty(objectives) and covers(load(s.standing[side]), objectives):
        sudden_death(s, side, HOLD_OBJECTIVES)


@rule
def meet_officer(s, unit, h):
    """The officer's side picks it up, the enemy takes it: sudden death (rule `officer`)."""
    if s.officer != h:
        return
    side = UNIT_SIDE[unit]
    if side == s.officer_side:
        s.officer = CARRIED + unit
    else:
        sudden_death(s, side, OFFICER_TAKEN)


# Units come and go


@rule
def stand(s, unit, h):
    """Put a unit on a hex, without any consequence."""
    side = UNIT_SIDE[unit]
    s.at[unit] = h
    s.unit_on[h] = unit
    s.on_field[side] |= 1 << unit
    store(s.standing[side], with_hex(load(s.standing[side]), h))


@rule
def lift(s, unit):
    """Take a unit off its hex, without any consequence."""
    side = UNIT_SIDE[unit]
    h = s.at[unit]
    s.at[unit] = NONE
    s.unit_on[h] = NONE
    s.on_field[side] &= ~(1 << unit)
    store(s.standing[side], without_hex(load(s.standing[side]), h))


@rule
def arrive(s, unit, h):
    """A unit enters a hex: officer, objectives, medals, card hex (COM-50, COM-50a, COM-15a)."""
    stand(s, unit, h)
    side = UNIT_SIDE[unit]
    if s.officer_side != NONE:
        meet_officer(s, unit, h)
    if ROW[h] == ROWS - 1 and side == EMPIRE:
        do_feat(s, BASELINE)
    if has_hex(load(s.watch), h):
        count_held(s)
        take_marker(s, side, h)
        check_medals(s)
        check_objectives(s, side)
        if h == s.card_hex and not s.over:
            draw(s, seat_on_call(s, side))


@rule
def depart(s, unit):
    """A unit leaves its hex by any cause: temporary medals are lost, the card hex costs a card (COM-50, rule `card-hex`)."""
    h = s.at[unit]
    lift(s, unit)
    if has_hex(load(s.watch), h):
        count_held(s)
        if h == s.card_hex:
            seat = seat_on_call(s, UNIT_SIDE[unit])
            if s.hand[seat]:
                s.owed = seat + 1


@rule
def go(s, unit, h):
    """Move a unit from its hex to another."""
    depart(s, unit)
    arrive(s, unit, h)


@rule
def vanish(s, unit):
    """A unit no longer on the field keeps nothing."""
    s.figures[unit] = 0
    s.badge[unit] = 0
    s.scouts &= ~(1 << unit)
    s.moving &= ~(1 << unit)


@rule
def leave_field(s, unit):
    """An ordered unit leaves by an exit (COM-93, rule `leave`)."""
    side = UNIT_SIDE[unit]
    emit(s, event.left, EVERYONE, unit, s.at[unit])
    carried = s.officer == CARRIED + unit
    depart(s, unit)
    vanish(s, unit)
    s.gone |= 1 << unit
    if carried:
        s.officer = NONE
        sudden_death(s, side, OFFICER_LEFT)
    if not s.over:
        give_medals(s, side, s.leave_medals[side])
    if not s.over and count_bits(s.gone & infantry_mask(side)) >= s.left_need[side]:
        sudden_death(s, side, INFANTRY_LEFT)
    check_units(s, side)


@rule
def kill_value(s, side, kind):
    """The medals a side gets for destroying a unit of a kind (COM-8, COM-23, rules `kill-medals`, `no-kill-medals`)."""
    if s.no_kill[side]:
        return 0
    return s.kill[side, kind] if s.kill[side, kind] != NONE else KILL_MEDALS[kind]


@rule
def destroy(s, unit, close):
    """A unit is destroyed: its officer falls, the enemy takes medals, and the battle may be over (COM-23, COM-52)."""
    side = UNIT_SIDE[unit]
    enemy = 1 - side
    h = s.at[unit]
    emit(s, event.destroyed, EVERYONE, unit)
    depart(s, unit)
    vanish(s, unit)
    s.lost |= 1 << unit
    if s.officer == CARRIED + unit:
        s.officer = h
    if s.war_side == side and infantry(unit):
        s.due += 1
    note_kill(s, unit, close)
    give_medals(s, enemy, kill_value(s, enemy, UNIT_KIND[unit]))
    check_losses(s, side)
    check_units(s, side)


@rule
def check_losses(s, side):
    """Sudden deaths by destroyed units: all AT-ATs, or so many infantry units."""
    enemy = 1 - side
    if s.over:
        return
    if has_bit(s.sudden[enemy], AT_ATS_DESTROYED) and (s.on_field[side] & kind_mask(AT_AT)) == 0:
        sudden_death(s, enemy, AT_ATS_DESTROYED)
    if has_bit(s.sudden[enemy], INFANTRY_DESTROYED) and count_bits(s.lost & infantry_mask(side)) >= s.lost_need[enemy]:
        sudden_death(s, enemy, INFANTRY_DESTROYED)


@rule
def destroy_structure(s, structure):
    """A structure is destroyed and leaves its hex free (COM-47, COM-47a)."""
    enemy = 1 - s.structure_side[structure]
    emit(s, event.destroyed, EVERYONE, UNIT_COUNT + structure)
    s.structure_at[structure] = NONE
    note_structures(s)
    if structure == ION_CANNON:
        sudden_death(s, enemy, ION_CANNON_DESTROYED)
    elif s.structure_at[0] == NONE and s.structure_at[1] == NONE:
        sudden_death(s, enemy, GENERATORS_DESTROYED)


@rule
def deploy(s, kind, h):
    """A fresh unit with all its figures, no badge and the next unused number (COM-90a)."""
    unit = FIRST_UNIT[kind] + s.made[kind]
    s.made[kind] += 1
    s.figures[unit] = FULL[kind]
    emit(s, event.deployed, EVERYONE, unit, h)
    arrive(s, unit, h)
    return unit


# The start of a turn


@rule
def announce_turn(s):
    """Say whose turn it is."""
    emit(s, event.turn_began, EVERYONE, seat_code(s, s.seat), s.turns[s.side])


@rule
def collect_data(s):
    """Medals for standing on the data hex at the start of the own turn (rule `data`)."""
    if s.data_side != s.side:
        return
    unit = s.unit_on[s.data_at]
    if unit != NONE and UNIT_SIDE[unit] == s.side and fits(s, unit, s.data_units):
        give_medals(s, s.side, s.data_count)


@rule
def charge_cannon(s):
    """A charge more on the cannon, or a medal for a full one (rule `charge`)."""
    if s.charge_side != s.side or s.over:
        return
    if s.charges >= s.charge_full:
        s.charges = 0
        give_medals(s, s.side, s.charge_count)
    else:
        s.charges += 1


# Secret goals (COM-92)


@rule
def do_feat(s, goal):
    """Something that a secret goal may ask for has happened; its owner's goal is now met and shown."""
    if has_bit(s.feats, goal):
        return
    s.feats |= 1 << goal
    side = GOAL_SIDE[goal]
    if s.goal[side] == goal:
        emit(s, event.goal_met, EVERYONE, side, goal)


@rule
def note_kill(s, unit, close):
    """Destroyed units that secret goals ask for."""
    if UNIT_KIND[unit] == AT_AT:
        do_feat(s, WALKER_DOWN)
    if close and UNIT_SIDE[unit] == REBELS:
        s.close_kills += 1
        if s.close_kills >= CLOSE_KILLS_WANTED:
            do_feat(s, CLOSE_QUARTERS)


@rule
def note_turn_end(s):
    """A Rebel unit behind the Imperial lines at the end of a turn (COM-92)."""
    if meet(load(s.standing[REBELS]), IMPERIAL_LINES):
        do_feat(s, BEHIND_THEIR_LINES)


@rule
def starting_units(s, kind):
    """The units of a kind that the scenario's set-up has, as a mask."""
    mask = 0
    for unit in range(FIRST_UNIT[kind], FIRST_UNIT[kind] + ROOM[kind]):
        if s.start_at[unit] != NONE:
            mask |= 1 << unit
    return mask


@rule
def kept_all(s, kind):
    """Whether no unit of a kind has been destroyed."""
    return (s.lost & kind_mask(kind)) == 0


@rule
def goal_holds_at_end(s, goal):
    """Whether a goal judged when the battle is over is met."""
    if goal == GUNS_AND_WINGS:
        return kept_all(s, ARTILLERY) and kept_all(s, SPEEDERS)
    if goal == CLEAR_WIN:
        return s.winner == REBELS and s.medals[EMPIRE] + s.held[EMPIRE] <= FEW_MEDALS
    if goal == WALKERS_WHOLE:
        return kept_all(s, AT_AT)
    if goal == EYES_OPEN:
        droids = starting_units(s, DROIDS)
        if droids == 0:
            return count_bits(s.on_field[EMPIRE]) >= MANY_UNITS
        return (s.on_field[EMPIRE] & droids) == droids
    return False


@rule
def judge_goal(s, side):
    """At the end of the battle: is a side's goal met?"""
    if s.goal[side] and goal_holds_at_end(s, s.goal[side]):
        do_feat(s, s.goal[side])
