"""What event cards do, one by one (TRI-130..TRI-136); when they can be played is in `event_cards`."""

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.dice import below
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import CARD_AMOUNT, CARD_ARG_COUNT, CARD_OP, FACTION_OF, RESOURCES, op
from ..state import ARGUMENT, IDLE, WHOLE, event
from .aims import FIRST_OF_CARD, seat_named
from .effects import LASTING
from .hands import deck_of, draw_card, hand_size, lose_card, nth_card, out_of_hand, place_of
from .outcome import after_loss, move_force
from .planets import (
    add_base,
    add_forces,
    add_ships,
    base_planets,
    faction_eyes,
    remove_base,
    seat_name,
    set_owner,
    ships_at,
)
from .steps import card_force, shown_hand
from .steps.death_star import build_star, fire
from .steps.invade import reroll_attack, reroll_defence, shrink


@rule
def begin_card(s, seat, card):
    """A card is named; it works at once unless something must still be named (TRI-53)."""
    if CARD_ARG_COUNT[card] == 0:
        play_card(s, seat, card)
    else:
        s.card = card
        s.part = ARGUMENT


@rule
def add_argument(s, seat, argument):
    """The next thing a card is aimed at; after the last one it works."""
    s.arguments[s.argument_n] = argument - FIRST_OF_CARD[s.card, s.argument_n]
    s.argument_n += 1
    if s.argument_n == CARD_ARG_COUNT[s.card]:
        card = s.card
        s.card = -1
        s.argument_n = 0
        s.part = WHOLE
        play_card(s, seat, card)
        for k in range(3):
            s.arguments[k] = 0


@rule
def play_card(s, seat, card):
    """The card is shown, goes out of play, and does what it says (TRI-25, TRI-53)."""
    deck = deck_of(card)
    out_of_hand(s, seat, card)
    emit(s, event.card_played, EVERYONE, seat_name(s, seat), card)
    s.effects[deck] |= LASTING[deck] & (1 << place_of(card))
    if s.stage == IDLE:
        play_in_step(s, seat, card)
    else:
        play_in_battle(s, seat, card)


# At a step's own decision


@rule
def play_in_step(s, seat, card):
    """A card played at a step's own decision."""
    what = CARD_OP[card]
    amount = CARD_AMOUNT[card]
    if what == op.force:
        move_force(s, amount)
    elif what == op.fire:
        fire(s)
    elif what == op.new_death_star:
        build_star(s, s.arguments[0])
    elif what == op.discard_random:
        lose_random(s, seat_named(s, s.arguments[0]), amount)
    elif what == op.steal:
        lose_random(s, seat_named(s, s.arguments[0]), amount)
        draw_card(s, seat)
    elif what == op.look_discard:
        shown_hand.look(s, seat, seat_named(s, s.arguments[0]), amount)
    elif what == op.reinforce:
        s.to_place += amount
    elif what == op.slaves:
        s.to_place += min(amount, count_bits(s.held[seat] & RESOURCES) // 2)
    elif what == op.base_crews:
        crew_bases(s, amount)
    elif what == op.spread:
        card_force.begin(s, amount)
    elif what == op.protection:
        card_force.begin(s, 0)
    elif what == op.extra_fortify:
        s.fortifies_left += amount
    else:
        play_on_map(s, seat, what)


@rule
def play_on_map(s, seat, what):
    """A card that changes planets, ships, bases or ways."""
    if what == op.remove_ship:
        ship = s.arguments[1]
        add_ships(s, s.arguments[0], ship, -1)
        emit(s, event.ships_lost, EVERYONE, s.arguments[0], int(ship == 0), int(ship == 1), int(ship == 2))
    elif what == op.spy:
        spy(s, seat, s.arguments[0])
    elif what == op.turn_planet:
        turn_planet(s, seat, s.arguments[0])
    elif what == op.long_attack:
        s.lane_from = s.arguments[0]
        s.lane_to = s.arguments[1]
    elif what == op.through_field:
        s.open_field = s.arguments[0]
    elif what == op.move_base:
        transfer_base(s, s.arguments[0], s.arguments[1], s.arguments[2])


@rule
def lose_random(s, seat, amount):
    """A seat loses cards drawn at random, all if it holds fewer."""
    for _ in range(min(amount, hand_size(s, seat))):
        lose_card(s, seat, nth_card(s, seat, below(s.rng, hand_size(s, seat))))


@rule
def crew_bases(s, amount):
    """A force for every planet with a base."""
    planets = base_planets(s)
    while planets:
        planet = lowest_bit(planets)
        planets = without_lowest(planets)
        add_forces(s, planet, amount)
        emit(s, event.placed, EVERYONE, seat_name(s, s.owner[planet]), planet, amount)


@rule
def spy(s, seat, planet):
    """A faction sees, in secret, the first marker of a planet that it has not seen."""
    faction = FACTION_OF[s.layout, seat]
    i = 0
    while s.base_at[i] != planet or has_bit(s.base_seen[i], faction):
        i += 1
    s.base_seen[i] |= 1 << faction
    emit(s, event.base_seen, faction_eyes(s, faction), planet, s.base_face[i])


@rule
def turn_planet(s, seat, planet):
    """A weak enemy planet changes sides; it earns no card."""
    loser = s.owner[planet]
    set_owner(s, planet, seat)
    emit(s, event.taken, EVERYONE, planet, seat_name(s, seat))
    after_loss(s, loser)


@rule
def transfer_base(s, origin, to, face):
    """One marker moves openly; of two alike the one fewer factions have seen."""
    best = -1
    for i in range(s.base_n):
        fits = s.base_at[i] == origin and s.base_face[i] == face
        if fits and (best < 0 or count_bits(s.base_seen[i]) < count_bits(s.base_seen[best])):
            best = i
    seen = s.base_seen[best]
    remove_base(s, best)
    add_base(s, to, face, seen)
    emit(s, event.base_moved, EVERYONE, origin, to)


# In a window of a battle


@rule
def play_in_battle(s, seat, card):
    """A card played in a window of a battle; additions wait among the effects (TRI-133)."""
    what = CARD_OP[card]
    amount = CARD_AMOUNT[card]
    if what == op.add_forces:
        add_forces(s, s.target, amount)
        emit(s, event.placed, EVERYONE, seat_name(s, seat), s.target, amount)
    elif what == op.remove_target:
        lose_forces(s, s.target, amount)
    elif what == op.remove_attacker:
        lose_forces(s, s.origin, amount)
        shrink(s)
    elif what == op.evacuate:
        evacuate(s, s.arguments[0])
    elif what == op.limit_attack:
        s.dice = amount
        shrink(s)
    elif what == op.re_roll:
        if seat == s.seat:
            reroll_attack(s)
        else:
            reroll_defence(s)


@rule
def lose_forces(s, planet, amount):
    """A planet loses forces, never its last."""
    lost = min(amount, s.forces[planet] - 1)
    if lost > 0:
        add_forces(s, planet, -lost)
        emit(s, event.lost, EVERYONE, planet, lost)


@rule
def evacuate(s, to):
    """All forces but one and all ships leave the attacked planet."""
    moved = s.forces[s.target] - 1
    add_forces(s, s.target, -moved)
    add_forces(s, to, moved)
    if moved > 0:
        emit(s, event.moved, EVERYONE, s.target, to, moved)
    if ships_at(s, s.target) > 0:
        fighters, bombers, destroyers = s.ships[s.target, 0], s.ships[s.target, 1], s.ships[s.target, 2]
        emit(s, event.ships_moved, EVERYONE, s.target, to, fighters, bombers, destroyers)
    for ship in range(3):
        add_ships(s, to, ship, s.ships[s.target, ship])
        add_ships(s, s.target, ship, -s.ships[s.target, ship])
