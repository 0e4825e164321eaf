"""A planet is taken: its ships are lost, its bases turned up, the winners move in (TRI-31, TRI-32, TRI-65, TRI-71..TRI-73)."""

from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import EMPEROR, EMPIRE, FACTION_OF, FACTIONS, PARTNER, PLANETS, PLAYERS, REBELS, TRILOGY
from ...state import AMOUNT_MOVE_IN, EMPEROR_FOUND, ENTER, FALLEN, MOVE_IN, event, make
from ..battlefield import clear_dice, end_battle, end_invasion
from ..hands import hand_size
from ..lists import write, write_amounts, write_each
from ..outcome import after_loss, move_force, win
from ..planets import (
    add_base,
    add_forces,
    add_ships,
    base_sites,
    bases_at,
    lose_all_ships,
    remove_base,
    seat_name,
    set_owner,
    ships_at,
)

CLAUSES = {"move_in": "TRI-31"}
ALL_BUT_EMPIRE = ((1 << len(FACTIONS)) - 1) & ~(1 << EMPIRE)


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Where a base goes that Hutts have taken, or how many forces move in."""
    key = "ask.rescue_base" if s.stage == FALLEN else "ask.move_in"
    return key, {"to": PLANETS[s.target], "origin": PLANETS[s.origin]}


@rule
def go_on(s):
    """One moment of taking a planet; tells whether somebody is asked now (TRI-31, TRI-72)."""
    if s.stage == FALLEN:
        s.asked = s.base_mover
        return True
    if s.stage == ENTER:
        enter(s)
        return False
    if s.forces[s.origin] == 1:
        finish_taking(s)
        return False
    s.asked = s.seat
    return True


@rule
def take_planet(s):
    """The planet falls: its ships are gone, its bases are turned up, victory is looked at before moving in
    (TRI-31, TRI-65, TRI-71..TRI-73, TRI-120a)."""
    clear_dice(s)
    planet = s.target
    loser = s.owner[planet]
    s.taken |= 1 << FACTION_OF[s.layout, loser]
    if ships_at(s, planet) > 0:
        emit(s, event.ships_lost, EVERYONE, planet, s.ships[planet, 0], s.ships[planet, 1], s.ships[planet, 2])
        lose_all_ships(s, planet)
    set_owner(s, planet, s.seat)
    emit(s, event.taken, EVERYONE, planet, seat_name(s, s.seat))
    s.stage = ENTER
    if TRILOGY[s.layout] and bases_at(s, planet) > 0:
        find_bases(s, planet, loser)
    after_loss(s, loser)
    if s.over:
        s.base_mover = -1
        enter(s)
        end_battle(s)
        end_invasion(s)


# Bases


@rule
def find_bases(s, planet, loser):
    """The bases of a planet just taken: Rebels keep them, Hutts have them moved on (TRI-71..TRI-73)."""
    rebels = FACTION_OF[s.layout, s.seat] == REBELS
    emperor = False
    for i in range(s.base_n - 1, -1, -1):
        if s.base_at[i] == planet:
            emit(s, event.base_shown, EVERYONE, planet, s.base_face[i])
            s.base_seen[i] = ALL_BUT_EMPIRE
            if rebels:
                emperor = emperor or s.base_face[i] == EMPEROR
                keep_marker(s, i)
    if emperor:
        win(s, 1 << REBELS, EMPEROR_FOUND)
    elif not rebels:
        s.stage = FALLEN
        s.base_mover = mover_of_bases(s, loser)


@rule
def keep_marker(s, place):
    """The Rebels keep a marker; if it hid nobody, the Force moves to the light (TRI-71)."""
    empty = s.base_face[place] != EMPEROR
    remove_base(s, place)
    s.kept += 1
    if empty:
        move_force(s, 1)


@rule
def mover_of_bases(s, loser):
    """Who moves a base that Hutts took: the seat that lost the planet, or its partner if that seat is out (TRI-72)."""
    return loser if s.held[loser] else PARTNER[s.layout, loser]


@rule
def rescue_choices(s, out, room):
    """Another Imperial planet without a base, or any if all have one (TRI-72)."""
    return write_each(base_sites(s), make.base(0), out, 0, room)


@rule
def rescue_base(s, to):
    """A base that Hutts took moves to another Imperial planet, known to all (TRI-72)."""
    place = 0
    while s.base_at[place] != s.target:
        place += 1
    face = s.base_face[place]
    seen = s.base_seen[place]
    remove_base(s, place)
    add_base(s, to, face, seen)
    emit(s, event.base_moved, EVERYONE, s.target, to)
    if bases_at(s, s.target) == 0:
        s.base_mover = -1
        s.stage = ENTER


# Moving in


@rule
def enter(s):
    """The forces of the winning battle move in at once, and the ships of the invasion with them (TRI-31, TRI-65)."""
    add_forces(s, s.origin, -s.dice)
    add_forces(s, s.target, s.dice)
    emit(s, event.moved, EVERYONE, s.origin, s.target, s.dice)
    fighters, bombers, destroyers = s.along[s.origin, 0], s.along[s.origin, 1], s.along[s.origin, 2]
    if fighters + bombers + destroyers > 0:
        emit(s, event.ships_moved, EVERYONE, s.origin, s.target, fighters, bombers, destroyers)
    for ship in range(3):
        add_ships(s, s.origin, ship, -s.along[s.origin, ship])
        add_ships(s, s.target, ship, s.along[s.origin, ship])
        s.escort[ship] = 0
    s.along[:, :] = 0
    s.stage = MOVE_IN


@rule
def move_in_choices(s, out, room):
    """Moving in is one choice with an amount."""
    return write(make.move_in(), out, 0, room)


@rule
def name_move_in(s):
    """How many move in is asked next."""
    s.part = AMOUNT_MOVE_IN


@rule
def amount_choices(s, out, room):
    """From the forces of the battle to all but one of the attacking planet (TRI-31)."""
    return write_amounts(s.dice, s.dice + s.forces[s.origin] - 1, out, room)


@rule
def move_in(s, count):
    """More forces may follow those that moved at once; the count names them all (TRI-31)."""
    more = count - s.dice
    if more > 0:
        add_forces(s, s.origin, -more)
        add_forces(s, s.target, more)
        emit(s, event.moved, EVERYONE, s.origin, s.target, more)
    finish_taking(s)


@rule
def finish_taking(s):
    """The invasion is over; in standard mode the cards of a player now out go to the conqueror (TRI-30a, TRI-32)."""
    end_battle(s)
    end_invasion(s)
    if not TRILOGY[s.layout]:
        for loser in range(PLAYERS[s.layout]):
            if s.held[loser] == 0 and hand_size(s, loser) > 0:
                take_cards(s, loser)


@rule
def take_cards(s, loser):
    """All cards of a player who is out change hands (TRI-32)."""
    emit(s, event.cards_taken, EVERYONE, seat_name(s, s.seat), seat_name(s, loser), hand_size(s, loser))
    for deck in range(3):
        s.hand[s.seat, deck] |= s.hand[loser, deck]
        s.hand[loser, deck] = 0
