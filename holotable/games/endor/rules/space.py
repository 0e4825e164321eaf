"""The battle around the Death Star: moves, attacks, losses and the great laser (END-10..END-35)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    ATTACK_PAIR,
    B_WING,
    CLEAR_BONUS,
    DEATH_STAR_SECTORS,
    DEPLOYED_AT_ONCE,
    DICE_EACH,
    EMPIRE,
    EXECUTOR,
    FALCON,
    FALCON_BONUS,
    FIRST_SPECIAL,
    LASER_DICE,
    LASER_NEED,
    LAST_SPACE,
    MARKER,
    MARKER_MASK,
    MOST_DICE,
    MOVE_PAIR,
    MOVES,
    NEAR_DEATH_STAR,
    NEXT_TO,
    REBELS,
    SECTOR_COUNT,
    SECTOR_MASK,
    SHIP_COUNT,
    SHIP_SIDE,
    TIE,
    TO_HIT,
    TO_HIT_DEATH_STAR,
    TRACK_LENGTH,
    X_WING,
    Y_WING,
)
from ..state import (
    ASSIGN_STEP,
    ATTACK_STEP,
    BY_DEATH_STAR,
    BY_FLEET,
    DEATH_STAR_PLACE,
    RESERVE_PLACE,
    TURN_OVER,
    event,
    make,
)
from .cards import extra_orders, win
from .throws import count_throw, throw_for_use

TARGET_COUNT = MARKER + 1


# Where ships are


@rule
def fleet(s, side):
    """The places that hold ships of a side, as a mask."""
    if side == REBELS:
        return s.where[X_WING] | s.where[Y_WING] | s.where[B_WING] | s.where[FALCON]
    return s.where[TIE] | s.where[EXECUTOR]


@rule
def put(s, ship, place, count):
    """Add ships of one kind to a place."""
    s.ships[ship, place] += count
    s.where[ship] |= 1 << place


@rule
def take(s, ship, place, count):
    """Take ships of one kind from a place."""
    s.ships[ship, place] -= count
    if s.ships[ship, place] == 0:
        s.where[ship] &= ~(1 << place)


@rule
def place_of(s, ship):
    """Where a special ship is; -1 if it is destroyed."""
    return lowest_bit(s.where[ship]) if s.where[ship] else -1


@rule
def shield_is_down(s):
    """Whether the assault team stands on the last space (END-42)."""
    return s.shield_at == LAST_SPACE


# Moving


@rule
def open_to(s, ship):
    """The places a ship may enter: none with enemies; face-up markers for Rebel fighters alone (END-10, END-13)."""
    open_sectors = SECTOR_MASK & ~fleet(s, 1 - SHIP_SIDE[ship])
    if ship < FIRST_SPECIAL and SHIP_SIDE[ship] == REBELS:
        return open_sectors | s.markers
    return open_sectors


@rule
def can_move(s, ship):
    """Whether a ship of a kind has an open neighbour (END-8)."""
    free = open_to(s, ship)
    origins = s.where[ship]
    while origins:
        if NEXT_TO[lowest_bit(origins)] & free:
            return True
        origins = without_lowest(origins)
    return False


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
def can_deploy(s):
    """Whether fighters wait on an Executor that is there (END-20)."""
    return s.tie_reserve > 0 and s.where[EXECUTOR] != 0


@rule
def legal_moves(s, ship, out):
    """Deploying for TIEs, every move of one origin and end, or staying (END-11, END-20..END-24)."""
    n = 0
    if ship == TIE and can_deploy(s):
        out[n] = make.deploy()
        n += 1
    origins = s.where[ship]
    while origins:
        origin = lowest_bit(origins)
        origins = without_lowest(origins)
        ends = reach(s, ship, origin)
        while ends:
            out[n] = make.move(MOVE_PAIR[origin, lowest_bit(ends)])
            n += 1
            ends = without_lowest(ends)
    out[n] = make.stay()
    return n + 1


@rule
def move(s, ship, count):
    """Move ships from the origin to the target of the order; the attack then comes from there (END-11)."""
    take(s, ship, s.origin, count)
    put(s, ship, s.target, count)
    emit(s, event.moved, EVERYONE, ship, s.origin, s.target, count)
    s.origin = s.target
    s.target = -1
    s.step = ATTACK_STEP


@rule
def deploy(s):
    """Put fighters from the reserve beside the Executor; the attack then comes from there (END-20)."""
    count = min(DEPLOYED_AT_ONCE, s.tie_reserve)
    s.origin = place_of(s, EXECUTOR)
    s.tie_reserve -= count
    put(s, TIE, s.origin, count)
    emit(s, event.deployed, EVERYONE, s.origin, count)
    s.step = ATTACK_STEP


# Attacking


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
    targets = targets_of(s, SHIP_SIDE[ship])
    while origins:
        if NEXT_TO[lowest_bit(origins)] & targets:
            return True
        origins = without_lowest(origins)
    return False


@rule
def legal_attacks(s, ship, out):
    """Every attack on a neighbour, on the Death Star where it lies open, or none (END-11, END-11a, END-35)."""
    n = 0
    origins = attackers(s, ship)
    stations = may_attack_death_star(s, ship, origins)
    targets = targets_of(s, SHIP_SIDE[ship])
    while origins:
        origin = lowest_bit(origins)
        origins = without_lowest(origins)
        attacked = NEXT_TO[origin] & targets
        while attacked:
            out[n] = make.attack(ATTACK_PAIR[origin, lowest_bit(attacked)])
            n += 1
            attacked = without_lowest(attacked)
    if stations:
        for k in range(DEATH_STAR_SECTORS.shape[0]):
            if has_bit(stations, DEATH_STAR_SECTORS[k]):
                out[n] = make.attack_death_star(k)
                n += 1
    out[n] = make.no_attack()
    return n + 1


@rule
def attack_dice(s, ship, origin):
    """One die a fighter, more for a special ship, five at most (END-30)."""
    return min(MOST_DICE, s.ships[ship, origin] * DICE_EACH[ship])


@rule
def attack(s, ship, origin, target):
    """Roll all dice of an attack on a sector or marker; they are assigned next (END-30, END-31)."""
    s.origin = origin
    s.target = target
    emit(s, event.attacked, EVERYONE, origin, target, throw_for_use(s, attack_dice(s, ship, origin)))
    s.step = ASSIGN_STEP


@rule
def attack_death_star(s, ship, origin):
    """A single 6 destroys the Death Star and wins (END-35, END-60)."""
    hits, rolled = count_throw(s, attack_dice(s, ship, origin), TO_HIT_DEATH_STAR)
    emit(s, event.attacked, EVERYONE, origin, DEATH_STAR_PLACE, rolled)
    s.step = TURN_OVER
    if hits > 0:
        win(s, REBELS, BY_DEATH_STAR)


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
    for face in range(easiest_target(s) - 1, 6):
        if s.dice[face] > 0:
            return True
    return False


@rule
def legal_assignments(s, out):
    """Each unused number with each kind of target it hits, or done (END-31, END-31a)."""
    n = 0
    for face in range(6):
        if s.dice[face] > 0:
            for what in range(TARGET_COUNT):
                if face + 1 >= TO_HIT[what] and can_be_hit(s, what):
                    out[n] = make.assign(face, what)
                    n += 1
    out[n] = make.done()
    return n + 1


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


# Losses


@rule
def holds_ships(s, place):
    """Whether any ship is in a place (END-12)."""
    return has_bit(fleet(s, REBELS) | fleet(s, EMPIRE), place)


@rule
def destroy(s, ship, place, count):
    """Ships of one kind leave the game (END-32)."""
    take(s, ship, place, count)
    emit(s, event.destroyed, EVERYONE, ship, place, count)


@rule
def hit_special(s, ship, place):
    """A special ship's token moves one space; at the end of the track it is destroyed (END-32)."""
    track = ship - FIRST_SPECIAL
    s.hits[track] += 1
    emit(s, event.hit, EVERYONE, track)
    if s.hits[track] == TRACK_LENGTH[track]:
        destroy_special(s, ship, place)


@rule
def destroy_special(s, ship, place):
    """A special ship is gone; the Executor takes its reserve with it (END-33)."""
    s.hits[ship - FIRST_SPECIAL] = TRACK_LENGTH[ship - FIRST_SPECIAL]
    destroy(s, ship, place, 1)
    if ship == EXECUTOR and s.tie_reserve > 0:
        emit(s, event.destroyed, EVERYONE, TIE, RESERVE_PLACE, s.tie_reserve)
        s.tie_reserve = 0


@rule
def destroy_marker(s, place):
    """A marker is turned face down, and every fighter on it is destroyed (END-33)."""
    s.markers &= ~(1 << place)
    emit(s, event.destroyed, EVERYONE, MARKER, place, 1)
    destroy_ships(s, place)


@rule
def destroy_ships(s, place):
    """Every ship in a place is destroyed (END-22, END-33)."""
    for ship in range(FIRST_SPECIAL):
        if s.ships[ship, place] > 0:
            destroy(s, ship, place, s.ships[ship, place])
    for ship in range(FIRST_SPECIAL, SHIP_COUNT):
        if s.ships[ship, place] > 0:
            destroy_special(s, ship, place)


@rule
def count_losses(s, place, held, falcon):
    """What a loss brings: the Empire's victory, or the extra orders for the Falcon and a cleared place (END-34, END-60)."""
    if fleet(s, REBELS) == 0 and s.markers == 0:
        win(s, EMPIRE, BY_FLEET)
        return
    if falcon and s.where[FALCON] == 0:
        extra_orders(s, FALCON_BONUS)
    if held and not holds_ships(s, place):
        extra_orders(s, CLEAR_BONUS)


# The Death Star's laser


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
        out[n] = make.fire(lowest_bit(targets))
        n += 1
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
