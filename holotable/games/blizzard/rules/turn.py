"""The turn in its five steps, and the protocol's functions (BLZ-10..BLZ-16, BLZ-40..BLZ-45)."""

from holotable.core.dice import roll, seed_words
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    COLUMNS,
    CUNNING_POINTS,
    EDGE_ROW,
    FIRST_UNIT,
    HEX_COUNT,
    LAST_UNIT,
    MOVES_FIRST,
    PLACES_FIRST,
    RETURNING,
    RETURNS,
    ROWS,
    SIDE,
    SIDES_OF_A_HEX,
    TURNS,
    UNIT_COUNT,
)
from ..state import (
    CHARGE,
    COMMANDS,
    CUNNING_PLAN,
    DESTRUCT,
    DONE,
    EVENT,
    EXITED,
    FACE,
    FIRE,
    FOLLOW,
    GREAT_SHOT,
    GREAT_SHOT_EVENT,
    HARPOON_UNIT,
    INITIATIVE,
    LOST,
    MARCH_ON,
    MARCHING,
    MOVE,
    NOBODY,
    PLACE,
    PLACE_COUNT,
    PLACED,
    PUSHED,
    RALLY_UNIT,
    REINFORCE,
    REINFORCEMENTS,
    RETURN,
    ROLLED,
    SETUP,
    SHOOT,
    STAY,
    STEP,
    STEPS,
    TURN,
    TURN_ENDED,
    UNIT_FEATURES,
    UNPLACED,
    WAITING,
)
from .missions import clear_turn, dequeue, legal_placings, set_up, settle
from .movement import (
    apply_face,
    apply_follow,
    apply_march,
    apply_move,
    apply_pushed,
    apply_rally,
    apply_reinforce,
    apply_step,
    apply_turn,
    follower,
    legal_commands,
    legal_faces,
    legal_follows,
    legal_marches,
    legal_on_the_move,
    legal_pushes,
    may_rally,
)
from .shooting import apply_harpoon, apply_self_destruct, apply_shot, in_reach, legal_fire, legal_return
from .units import bring, destroy, on_map, rally

STEP_COUNT = len(STEPS)


@rule
def start(s, options, seed):
    """A fresh game: the chosen mission, or the campaign at its first (BLZ-50..BLZ-56)."""
    seed_words(s.rng, seed, 0)
    s.script_n = 0
    s.script_at = 0
    s.script[:] = 0
    s.quiet = 0
    s.over = 0
    s.event_n = 0
    s.events[:, :] = 0
    s.winner = NOBODY
    s.campaign = options.campaign
    s.turn_limit = options.turn_limit
    mission = options.mission
    set_up(s, mission, PLACES_FIRST[mission - 1], MOVES_FIRST[mission - 1], False, 0)
    settle(s)


# Whose decision, and which


@rule
def acting_seat(s):
    """The one seat that decides now: the owner of what is asked about, or the side whose step it is (BLZ-14, BLZ-16)."""
    if s.pushed != NOBODY:
        return SIDE[s.pushed]
    if s.follows > 0:
        return SIDE[follower(s)]
    return 1 - s.seat if s.step == RETURN else s.seat


@rule
def to_act(s):
    """The seats that may decide now."""
    if s.over:
        return 0
    return 1 << acting_seat(s)


@rule
def question(s):
    """A number for what is asked: games that ask the same run side by side on a GPU."""
    return int(s.step)


@rule
def legal(s, seat, out):
    """Everything a seat may choose now, in rising order."""
    if s.over or acting_seat(s) != seat:
        return 0
    if s.pushed != NOBODY:
        return legal_pushes(s, out)
    if s.follows > 0:
        return legal_follows(s, out)
    if s.to_face != NOBODY:
        return legal_faces(s, s.to_face, False, out, 0)
    if s.moving != NOBODY:
        return legal_on_the_move(s, out)
    if s.step == MARCHING:
        return legal_marches(s, seat, False, out)
    if s.step == COMMANDS:
        return legal_commands(s, seat, out)
    if s.step == FIRE:
        return legal_fire(s, seat, out)
    if s.step == RETURN:
        return legal_return(s, seat, out)
    if s.step == SETUP:
        return legal_placings(s, out)
    return legal_in_event(s, seat, out)


@rule
def apply(s, seat, action):
    """Carry out one legal choice with its dice, up to the next decision."""
    if action == DONE:
        end_step(s)
    elif action >= GREAT_SHOT:
        apply_attack(s, action)
    elif action < RALLY_UNIT:
        apply_movement(s, action)
    elif action < REINFORCE:
        apply_rally(s, action - RALLY_UNIT)
    elif action < PLACE:
        apply_reinforce(s, (action - REINFORCE) // HEX_COUNT, (action - REINFORCE) % HEX_COUNT)
    elif action < PUSHED:
        apply_place(s, (action - PLACE) // HEX_COUNT, (action - PLACE) % HEX_COUNT)
    elif action < FOLLOW:
        apply_pushed(s, (action - PUSHED) % HEX_COUNT)
    elif action < STAY:
        apply_follow(s, action - FOLLOW, True)
    else:
        apply_follow(s, action - STAY, False)
    settle(s)


@rule
def apply_movement(s, action):
    """March, turn, move, step or face."""
    if action < TURN:
        apply_march(s, action - MARCH_ON)
    elif action < MOVE:
        apply_turn(s, (action - TURN) // SIDES_OF_A_HEX, (action - TURN) % SIDES_OF_A_HEX)
    elif action < STEP:
        apply_move(s, (action - MOVE) // PLACE_COUNT, (action - MOVE) % PLACE_COUNT)
    elif action < FACE:
        apply_step(s, (action - STEP) % PLACE_COUNT)
    else:
        apply_face(s, (action - FACE) // SIDES_OF_A_HEX, (action - FACE) % SIDES_OF_A_HEX)


@rule
def apply_attack(s, action):
    """Great shot, shot, harpoon or self-destruction."""
    if action < SHOOT:
        apply_great_shot(s, action - GREAT_SHOT)
    elif action < HARPOON_UNIT:
        code = (action - SHOOT) // 2
        apply_shot(s, code // UNIT_COUNT, code % UNIT_COUNT, (action - SHOOT) % 2 == 1)
    elif action < DESTRUCT:
        apply_harpoon(s, (action - HARPOON_UNIT) // UNIT_COUNT, (action - HARPOON_UNIT) % UNIT_COUNT)
    else:
        apply_self_destruct(s, (action - DESTRUCT) // UNIT_COUNT, (action - DESTRUCT) % UNIT_COUNT)


# From step to step


@rule
def end_step(s):
    """The player whose step it is has said that it is done (BLZ-16)."""
    if s.step == MARCHING:
        s.marched = 0
        command_roll(s)
    elif s.step == EVENT:
        end_event(s)
    elif s.step == COMMANDS:
        s.points = 0
        s.step = FIRE
    elif s.step == FIRE and s.event != INITIATIVE:
        s.shot = 0
        s.step = RETURN
    else:
        end_turn(s)


@rule
def end_turn(s):
    """The other player's turn (BLZ-15)."""
    emit(s, TURN_ENDED, EVERYONE, s.seat)
    clear_turn(s)
    s.step = MARCHING
    s.seat = 1 - s.seat
    s.turn += s.seat == s.first


@rule
def command_roll(s):
    """Two dice: the higher gives the points, doubles an event that is carried out at once (BLZ-11)."""
    a = roll(s, 6)
    b = roll(s, 6)
    s.points = max(a, b)
    s.event = a if a == b else 0
    if s.event == CUNNING_PLAN:
        s.points = CUNNING_POINTS
    emit(s, ROLLED, EVERYONE, a * 10 + b, s.points, s.event)
    if s.event == CHARGE:
        rally_all(s, s.seat)
    s.step = EVENT if event_asks(s) else COMMANDS


@rule
def event_asks(s):
    """Whether the event has a step of its own: a charge always, 1 and 5 if there is a unit to choose (BLZ-40..BLZ-44)."""
    if s.event == GREAT_SHOT_EVENT:
        return any_in_reach(s, s.seat)
    if s.event == REINFORCEMENTS:
        return any_returning(s, s.seat)
    return s.event == CHARGE


# Events (BLZ-40..BLZ-45)


@rule
def legal_in_event(s, seat, out):
    """What the event of the command roll offers (BLZ-40, BLZ-42, BLZ-44)."""
    if s.event == GREAT_SHOT_EVENT:
        return legal_great_shots(s, seat, out)
    if s.event == CHARGE:
        return legal_marches(s, seat, True, out)
    return legal_returning(s, seat, out)


@rule
def end_event(s):
    """On to the commands."""
    s.marched = 0
    s.shot = 0
    s.step = COMMANDS


@rule
def any_in_reach(s, seat):
    """Whether there is an enemy to choose for the great shot (BLZ-40)."""
    for target in range(FIRST_UNIT[1 - seat], LAST_UNIT[1 - seat]):
        if on_map(s, target) and in_reach(s, seat, target):
            return True
    return False


@rule
def legal_great_shots(s, seat, out):
    """Any enemy unit within range of any own unit (BLZ-40)."""
    n = 0
    for target in range(FIRST_UNIT[1 - seat], LAST_UNIT[1 - seat]):
        if on_map(s, target) and in_reach(s, seat, target):
            out[n] = GREAT_SHOT + target
            n += 1
    return n


@rule
def apply_great_shot(s, target):
    """The chosen enemy is destroyed (BLZ-40)."""
    destroy(s, target)
    end_event(s)


@rule
def rally_all(s, seat):
    """All damaged own infantry rally at once (BLZ-42)."""
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if may_rally(s, unit):
            rally(s, unit)


@rule
def may_return(s, unit):
    """Whether event 5 may bring a unit: infantry that waits or was destroyed in this mission (BLZ-44)."""
    return RETURNS[unit] and (s.at[unit] == WAITING or s.at[unit] == LOST)


@rule
def any_returning(s, seat):
    """Whether there is infantry for event 5 to bring (BLZ-44)."""
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if may_return(s, unit):
            return True
    return False


@rule
def legal_returning(s, seat, out):
    """Infantry on empty hexes of the own edge row, while fewer than two have come, and the end of the step (BLZ-44)."""
    n = 0
    if returned(s) < RETURNING:
        n = legal_returns(s, seat, out)
    out[n] = DONE
    return n + 1


@rule
def returned(s):
    """How many units event 5 has brought so far (BLZ-44)."""
    n = 0
    for unit in range(FIRST_UNIT[s.seat], LAST_UNIT[s.seat]):
        n += (s.shot >> unit) & 1
    return n


@rule
def legal_returns(s, seat, out):
    """Every unit of the pool on every empty hex of the edge row (BLZ-44)."""
    n = 0
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if may_return(s, unit):
            for column in range(COLUMNS):
                hex_ = column * ROWS + EDGE_ROW[seat]
                if s.held[hex_] == 0:
                    out[n] = PLACE + unit * HEX_COUNT + hex_
                    n += 1
    return n


@rule
def apply_place(s, unit, hex_):
    """A unit is placed: at set-up the next of the queue, in event 5 one of the pool (BLZ-44, BLZ-54)."""
    if s.step == SETUP:
        dequeue(s)
    else:
        s.shot |= 1 << unit
    emit(s, PLACED, EVERYONE, unit, hex_)
    bring(s, unit, hex_)


# The end, and what a seat knows


@rule
def result(s, out):
    """1 for the winner, 0 for the loser (BLZ-56)."""
    out[0] = 1.0 if s.winner == 0 else 0.0
    out[1] = 1.0 if s.winner == 1 else 0.0


@rule
def redeal(s, seat, seed):
    """Nothing is hidden but the dice to come."""
    seed_words(s.rng, seed, 1)


@rule
def observe(s, seat, out):
    """Numbers for a learner, laid out as OBSERVATION says."""
    out[:] = 0.0
    for unit in range(UNIT_COUNT):
        observe_unit(s, unit, unit * UNIT_FEATURES, out)
    k = UNIT_COUNT * UNIT_FEATURES
    out[k + s.mission - 1] = 1.0
    k += 3
    out[k + s.step] = 1.0
    k += STEP_COUNT
    out[k + s.event] = 1.0
    k += 7
    out[k + seat] = 1.0
    out[k + 2] = s.seat == seat
    out[k + 3] = s.points / 7.0
    turns = TURNS[s.mission - 1] if TURNS[s.mission - 1] > 0 else s.turn_limit
    out[k + 4] = 1.0 - s.turn / turns
    out[k + 5] = s.exits[0] / 3.0
    out[k + 6] = s.exits[1] / 5.0
    out[k + 7] = s.losses / 3.0
    out[k + 8] = s.left / 3.0


@rule
def observe_unit(s, unit, k, out):
    """One unit's numbers."""
    at = s.at[unit]
    if at >= 0:
        out[k] = 1.0
        out[k + 1] = (at // ROWS + 1) / COLUMNS
        out[k + 2] = (at % ROWS + 1) / ROWS
        out[k + 3 + s.facing[unit]] = 1.0
    out[k + 9] = s.damaged[unit]
    out[k + 10] = at == WAITING
    out[k + 11] = at == UNPLACED
    out[k + 12] = at == EXITED
    out[k + 13] = at == LOST
    out[k + 14] = (s.marched >> unit) & 1
    out[k + 15] = (s.shot >> unit) & 1
    out[k + 16] = s.moving == unit
    out[k + 17] = s.pushed == unit
    out[k + 18] = s.follow[unit] >= 0
    out[k + 19] = s.to_face == unit
