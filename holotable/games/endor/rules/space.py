"""The battle around the Death Star, step by step: move, attack, assign the dice, and the great laser (END-10..END-35).

A step is asked for by its `begin_...`, which passes on to the next where there is nothing to choose (END-9).
"""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, emit

from ..board import (
    ATTACK_ORIGIN,
    ATTACK_PAIR,
    ATTACK_TO,
    DEATH_STAR_SECTORS,
    DEPLOYED_AT_ONCE,
    DICE_EACH,
    EMPIRE,
    EXECUTOR,
    FALCON,
    FIRST_SPECIAL,
    LASER_DICE,
    LASER_NEED,
    MARKER,
    MARKER_MASK,
    MOST_DICE,
    MOVE_ORIGIN,
    MOVE_PAIR,
    MOVE_TO,
    MOVES,
    NEAR_DEATH_STAR,
    NEXT_TO,
    REBELS,
    SECTOR_COUNT,
    SECTOR_MASK,
    SHIP_OF_ORDER,
    SHIP_SIDE,
    TIE,
    TO_HIT,
    TO_HIT_DEATH_STAR,
)
from ..state import (
    AMOUNT_STEP,
    ASSIGN_STEP,
    ATTACK_STEP,
    BY_DEATH_STAR,
    DEATH_STAR_PLACE,
    FIRE_STEP,
    MOVE_STEP,
    TURN_OVER,
    event,
    make,
)
from .cards import win
from .fleet import count_losses, destroy, destroy_marker, destroy_ships, fleet, hit_special, holds_ships, place_of, put, take
from .ground import shield_is_down
from .throws import any_die, count_throw, throw_for_use

TARGET_COUNT = MARKER + 1


@rule
def ordered_ship(s):
    """The kind of ship that the order is for."""
    return SHIP_OF_ORDER[s.order]


# Move or launch (END-10, END-11, END-13, END-20..END-24)


@rule
def begin_move(s):
    """A ship order begins with a move or a launch; without any the attack is next (END-9, END-20)."""
    if can_move_or_launch(s, ordered_ship(s)):
        s.step = MOVE_STEP
    else:
        begin_attack(s)


@rule
def open_to(s, ship):
    """The places a ship may enter: none with enemies; face-up markers for Rebel fighters alone (END-10, END-13)."""
    open_sectors = SECTOR_MASK & ~fleet(s, 1 - SHIP_SIDE[ship])
    if ship < FIRST_SPECIAL and SHIP_SIDE[ship] == REBELS:
        return open_sectors | s.markers
    return open_sectors


@rule
def any_beside(origins, places):
    """Whether one of some places lies next to one of the origins."""
    while origins:
        if NEXT_TO[lowest_bit(origins)] & places:
            return True
        origins = without_lowest(origins)
    return False


@rule
def can_move(s, ship):
    """Whether a ship of a kind has an open neighbour (END-8)."""
    return any_beside(s.where[ship], open_to(s, ship))


@rule
def reach(s, ship, origin):
    """Where a move of a ship may end, every sector on the way being open to it (END-11, END-11b)."""
    free = open_to(s, ship)
    reached = NEXT_TO[origin] & free
    for _ in range(1, MOVES[ship]):
        passed = reached
        while passed:
            reached |= NEXT_TO[lowest_bit(passed)] & free
            passed = without_lowest(passed)
    return reached & ~(1 << origin)


@rule
def can_launch(s):
    """Whether fighters wait on an Executor that is there (END-20)."""
    return s.tie_reserve > 0 and s.where[EXECUTOR] != 0


@rule
def can_move_or_launch(s, ship):
    """Whether the step has another answer than to stay (END-8, END-9)."""
    return can_move(s, ship) or (ship == TIE and can_launch(s))


@rule
def legal_moves(s, out):
    """Launching for TIEs, every move of one origin and end, or staying (END-11, END-20..END-24)."""
    n = 0
    ship = ordered_ship(s)
    if ship == TIE and can_launch(s):
        n = write(out, n, make.deploy())
    origins = s.where[ship]
    while origins:
        origin = lowest_bit(origins)
        origins = without_lowest(origins)
        ends = reach(s, ship, origin)
        while ends:
            n = write(out, n, make.move(MOVE_PAIR[origin, lowest_bit(ends)]))
            ends = without_lowest(ends)
    return write(out, n, make.stay())


@rule
def choose_move(s, pair):
    """A move is named; how many ships make it is asked next (END-11)."""
    s.moving = pair
    s.step = AMOUNT_STEP


@rule
def launch(s):
    """Put fighters from the reserve beside the Executor; the attack then comes from there (END-20)."""
    count = min(DEPLOYED_AT_ONCE, s.tie_reserve)
    s.origin = place_of(s, EXECUTOR)
    s.tie_reserve -= count
    put(s, TIE, s.origin, count)
    emit(s, event.deployed, EVERYONE, s.origin, count)
    begin_attack(s)


# How many ships (END-11)


@rule
def legal_amounts(s, out):
    """Any number of the ships in the origin of the move (END-11)."""
    most = s.ships[ordered_ship(s), MOVE_ORIGIN[s.moving]]
    for i in range(most):
        out[i] = make.amount(i + 1)
    return most


@rule
def move(s, count):
    """Ships make the move; the attack then comes from where it ends (END-11)."""
    ship = ordered_ship(s)
    origin = MOVE_ORIGIN[s.moving]
    to = MOVE_TO[s.moving]
    s.moving = -1
    take(s, ship, origin, count)
    put(s, ship, to, count)
    emit(s, event.moved, EVERYONE, ship, origin, to, count)
    s.origin = to
    begin_attack(s)


# Attack (END-11, END-11a, END-30, END-35)


@rule
def begin_attack(s):
    """The second half of a ship order; with nothing to attack the turn is over (END-9)."""
    s.step = ATTACK_STEP if can_attack(s, ordered_ship(s)) else TURN_OVER


@rule
def targets_of(s, side):
    """The places a side may attack: those with enemy ships; for the Empire every face-up marker too (END-11a)."""
    if side == REBELS:
        return fleet(s, EMPIRE)
    return fleet(s, REBELS) | s.markers


@rule
def attackers(s, ship):
    """The places a kind may attack from: the one that a move bound, else all that hold it (END-11)."""
    if s.origin >= 0:
        return 1 << s.origin
    return s.where[ship]


@rule
def may_attack_death_star(s, ship, origins):
    """The sectors of a mask from which a Rebel kind may attack the Death Star (END-35)."""
    if SHIP_SIDE[ship] == REBELS and shield_is_down(s):
        return origins & NEAR_DEATH_STAR
    return 0


@rule
def can_attack(s, ship):
    """Whether a kind has anything to attack (END-8, END-9)."""
    origins = attackers(s, ship)
    if may_attack_death_star(s, ship, origins):
        return True
    return any_beside(origins, targets_of(s, SHIP_SIDE[ship]))


@rule
def legal_attacks(s, out):
    """Every attack on a neighbour, on the Death Star where it lies open, or none (END-11, END-11a, END-35)."""
    n = 0
    ship = ordered_ship(s)
    origins = attackers(s, ship)
    stations = may_attack_death_star(s, ship, origins)
    targets = targets_of(s, SHIP_SIDE[ship])
    while origins:
        origin = lowest_bit(origins)
        origins = without_lowest(origins)
        attacked = NEXT_TO[origin] & targets
        while attacked:
            n = write(out, n, make.attack(ATTACK_PAIR[origin, lowest_bit(attacked)]))
            attacked = without_lowest(attacked)
    if stations:
        for k in range(DEATH_STAR_SECTORS.shape[0]):
            if has_bit(stations, DEATH_STAR_SECTORS[k]):
                n = write(out, n, make.attack_death_star(k))
    return write(out, n, make.no_attack())


@rule
def attack_dice(s, ship, origin):
    """One die a fighter, more for a special ship, five at most (END-30)."""
    return min(MOST_DICE, s.ships[ship, origin] * DICE_EACH[ship])


@rule
def attack(s, pair):
    """Throw all dice of an attack on a sector or marker; they are assigned next (END-30, END-31)."""
    s.origin = ATTACK_ORIGIN[pair]
    s.target = ATTACK_TO[pair]
    dice = attack_dice(s, ordered_ship(s), s.origin)
    emit(s, event.attacked, EVERYONE, s.origin, s.target, throw_for_use(s, dice), easiest_target(s))
    begin_assigning(s)


@rule
def attack_death_star(s, origin):
    """A single 6 destroys the Death Star and wins (END-35, END-60)."""
    hits, rolled = count_throw(s, attack_dice(s, ordered_ship(s), origin), TO_HIT_DEATH_STAR)
    emit(s, event.attacked, EVERYONE, origin, DEATH_STAR_PLACE, rolled, TO_HIT_DEATH_STAR)
    s.step = TURN_OVER
    if hits > 0:
        win(s, REBELS, BY_DEATH_STAR)


# Assign the dice of an attack (END-31..END-34)


@rule
def begin_assigning(s):
    """Dice are assigned as long as an unused one hits anything that is left (END-31a)."""
    s.step = ASSIGN_STEP if can_assign(s) else TURN_OVER


@rule
def can_be_hit(s, what):
    """Whether something of a kind is left in the attacked place (END-31)."""
    if what == MARKER:
        return has_bit(s.markers, s.target)
    return has_bit(s.where[what], s.target)


@rule
def easiest_target(s):
    """The lowest number that hits anything left in the attacked place; 7 if nothing is left."""
    least = 7
    for what in range(TARGET_COUNT):
        if can_be_hit(s, what):
            least = min(least, TO_HIT[what])
    return least


@rule
def can_assign(s):
    """Whether an unused die hits anything that is left (END-31a)."""
    return any_die(s, easiest_target(s))


@rule
def legal_assignments(s, out):
    """Each unused number with each kind of target it hits, or done (END-31, END-31a)."""
    n = 0
    for face in range(6):
        if s.dice[face] > 0:
            for what in range(TARGET_COUNT):
                if face + 1 >= TO_HIT[what] and can_be_hit(s, what):
                    n = write(out, n, make.assign(face, what))
    return write(out, n, make.done())


@rule
def assign(s, face, what):
    """One die takes its effect at once (END-31a, END-32)."""
    s.dice[face] -= 1
    held = holds_ships(s, s.target)
    falcon = s.where[FALCON] != 0
    if what == MARKER:
        destroy_marker(s, s.target)
    elif what < FIRST_SPECIAL:
        destroy(s, what, s.target, 1)
    else:
        hit_special(s, what, s.target)
    count_losses(s, s.target, held, falcon)
    if not s.over:
        begin_assigning(s)


# The Death Star's laser (END-22, END-34)


@rule
def begin_fire(s):
    """The order is usable, so there is a target to choose (END-8)."""
    s.step = FIRE_STEP


@rule
def laser_targets(s):
    """Face-up markers while there are any, then sectors with Rebel ships (END-22)."""
    if s.markers:
        return s.markers
    return fleet(s, REBELS) & ~MARKER_MASK


@rule
def legal_shots(s, out):
    """Every target of the laser (END-22)."""
    n = 0
    targets = laser_targets(s)
    while targets:
        n = write(out, n, make.fire(lowest_bit(targets)))
        targets = without_lowest(targets)
    return n


@rule
def fire(s, place):
    """Two dice, one of them 5 or 6: the marker or all ships of the sector are gone (END-22, END-34)."""
    hits, rolled = count_throw(s, LASER_DICE, LASER_NEED)
    emit(s, event.fired, EVERYONE, place, rolled)
    s.step = TURN_OVER
    if hits == 0:
        return
    falcon = s.where[FALCON] != 0
    if place >= SECTOR_COUNT:
        destroy_marker(s, place)
        count_losses(s, place, False, falcon)
    else:
        destroy_ships(s, place)
        count_losses(s, place, True, falcon)
