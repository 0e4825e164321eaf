"""The turn in its five steps, and the protocol's functions (BLZ-10..BLZ-16)."""

from holotable.core.bits import has_bit
from holotable.core.dice import seed_words
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit, reset

from ..board import (
    ALLIANCE,
    COLUMN,
    DESTRUCT_TARGET,
    DESTRUCT_UNIT,
    EMPIRE,
    HARPOON_TARGET,
    HARPOON_UNIT,
    MOVES_FIRST,
    PLACES_FIRST,
    ROW,
    SHOT_TARGET,
    SHOT_UNIT,
    SIDE,
    UNIT_COUNT,
)
from ..state import (
    COMMANDS,
    EVENT,
    EXITED,
    FIRE,
    INITIATIVE,
    LOST,
    MARCHING,
    NOBODY,
    RETURN,
    SETUP,
    UNPLACED,
    WAITING,
    at,
    event,
    kind,
    kind_of,
    read,
)
from .commands import (
    apply_move,
    apply_rally,
    apply_reinforce,
    apply_step,
    apply_turn,
    legal_arrivals,
    legal_commands,
    legal_on_the_move,
)
from .events import apply_great_shot, apply_return, command_roll, end_event, legal_in_event, legal_returns
from .missions import apply_set_up, begin_mission_2, begin_mission_3, clear_turn, legal_placings, set_up, set_up_own, settle
from .movement import (
    apply_face,
    apply_follow,
    apply_march,
    apply_pushed,
    follower,
    legal_faces,
    legal_follows,
    legal_marches,
    legal_pushes,
)
from .shooting import apply_harpoon, apply_self_destruct, apply_shot, legal_fire, legal_return

USUAL_TURNS = 50
"""What an observation measures the turns to come by (BLZ-57)."""


@rule
def start(s, options, seed):
    """A fresh game: the chosen mission, or the campaign at its first (BLZ-50..BLZ-56)."""
    reset(s, seed)
    s.winner = NOBODY
    s.campaign = options.campaign
    s.warned = options.warned
    s.any_infantry = options.any_infantry
    s.survivors = options.survivors
    s.turn_limit = options.turn_limit
    if options.own:
        set_up_own(s, options)
    elif options.mission == 2 and not options.warned:
        begin_mission_2(s, ALLIANCE)
    elif options.mission == 3:
        begin_mission_3(s, options.survivors)
    else:
        set_up(s, options.mission, PLACES_FIRST[options.mission - 1], MOVES_FIRST[options.mission - 1], False, 0)
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
    if s.arriving != NOBODY:
        return legal_arrivals(s, out) if s.step == COMMANDS else legal_returns(s, out)
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
    chosen = kind_of(action)
    if chosen == kind.march:
        apply_march(s, read.march_unit(action))
    elif chosen == kind.turn:
        apply_turn(s, read.turn_unit(action), read.turn_facing(action))
    elif chosen == kind.move:
        apply_move(s, read.move_unit(action), read.move_way(action))
    elif chosen == kind.step:
        apply_step(s, read.step_way(action))
    elif chosen == kind.face:
        apply_face(s, read.face_facing(action))
    elif chosen == kind.rally:
        apply_rally(s, read.rally_unit(action))
    elif chosen == kind.reinforce:
        s.arriving = read.reinforce_unit(action)
    elif chosen == kind.bring_back:
        s.arriving = read.bring_back_unit(action)
    elif chosen == kind.set_up:
        apply_set_up(s, read.set_up_hex(action))
    elif chosen == kind.arrive and s.step == COMMANDS:
        apply_reinforce(s, read.arrive_hex(action))
    elif chosen == kind.arrive:
        apply_return(s, read.arrive_hex(action))
    elif chosen == kind.pushed:
        apply_pushed(s, read.pushed_way(action))
    elif chosen == kind.follow:
        apply_follow(s, True)
    elif chosen == kind.stay:
        apply_follow(s, False)
    elif chosen == kind.great_shot:
        apply_great_shot(s, read.great_shot_target(action))
    elif chosen == kind.shoot:
        pair = read.shoot_unit_target(action)
        apply_shot(s, SHOT_UNIT[pair], SHOT_TARGET[pair], read.shoot_max_power(action) == 1)
    elif chosen == kind.harpoon:
        pair = read.harpoon_unit_target(action)
        apply_harpoon(s, HARPOON_UNIT[pair], HARPOON_TARGET[pair])
    elif chosen == kind.self_destruct:
        pair = read.self_destruct_unit_target(action)
        apply_self_destruct(s, DESTRUCT_UNIT[pair], DESTRUCT_TARGET[pair])
    else:
        end_step(s)
    settle(s)


# From step to step


@rule
def end_step(s):
    """The player whose step it is has said that it is done: on to the next step, or to the other player (BLZ-10..BLZ-16)."""
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
    emit(s, event.turn_ended, EVERYONE, s.seat)
    clear_turn(s)
    s.step = MARCHING
    s.seat = 1 - s.seat
    s.turn += s.seat == s.first


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
        observe_unit(s, unit, out)
    out[at.mission(s.mission - 1)] = 1.0
    out[at.campaign()] = s.campaign
    out[at.any_infantry()] = s.any_infantry
    out[at.step(s.step)] = 1.0
    out[at.event(s.event)] = 1.0
    out[at.my_side(seat)] = 1.0
    out[at.my_turn()] = s.seat == seat
    out[at.points()] = s.points / 7.0
    turns = s.turns if s.turns > 0 else s.turn_limit
    out[at.turns_left()] = 1.0 - s.turn / turns
    out[at.turns_to_come()] = (turns - s.turn) / USUAL_TURNS
    out[at.exits(ALLIANCE)] = s.exits[ALLIANCE] / 3.0
    out[at.exits(EMPIRE)] = s.exits[EMPIRE] / 5.0
    out[at.losses()] = s.losses / 3.0
    out[at.hexes_left()] = s.hexes_left / 3.0
    out[at.warned()] = s.warned


@rule
def observe_unit(s, unit, out):
    """One unit's numbers: where it is, and what it has done or is asked."""
    place = s.at[unit]
    if place >= 0:
        out[at.unit_on_map(unit)] = 1.0
        out[at.unit_column(unit, COLUMN[place])] = 1.0
        out[at.unit_row(unit, ROW[place])] = 1.0
        out[at.unit_facing(unit, s.facing[unit])] = 1.0
    out[at.unit_damaged(unit)] = s.damaged[unit]
    out[at.unit_waiting(unit)] = place == WAITING
    out[at.unit_unplaced(unit)] = place == UNPLACED
    out[at.unit_exited(unit)] = place == EXITED
    out[at.unit_destroyed(unit)] = place == LOST
    out[at.unit_marched(unit)] = has_bit(s.marched, unit)
    out[at.unit_returned(unit)] = has_bit(s.returned, unit)
    out[at.unit_shot(unit)] = has_bit(s.shot, unit)
    out[at.unit_on_the_move(unit)] = s.moving == unit
    out[at.unit_to_be_pushed(unit)] = s.pushed == unit
    out[at.unit_to_follow(unit)] = s.follow[unit] >= 0
    out[at.unit_to_arrive(unit)] = s.arriving == unit
    out[at.unit_to_face(unit)] = s.to_face == unit
    out[at.unit_to_set_up(unit)] = s.queued > 0 and s.queue[0] == unit
