"""The numbers a learner sees: only what its seat may see (TRI-46, TRI-74, TRI-113)."""

from holotable.core.bits import has_bit
from holotable.core.jit import rule

from ..board import CARD_COUNT, EMPEROR, EMPIRE, FACTION_OF, PARTNER, PLANET_COUNT, PLAYERS, TRILOGY
from ..state import BASE, DICE_ROOM, NO_LIMIT, at
from .aims import FIRST_OF_CARD
from .hands import deck_of, hand_size, place_of
from .hidden import knows_base

USUAL_TURNS = 60
"""What turns to come are counted by; without a limit a game looks as if it had just begun."""


@rule
def observe(s, seat, out):
    """Everything, laid out as OBSERVATION says."""
    out[:] = 0.0
    observe_map(s, seat, out)
    observe_bases(s, seat, out)
    observe_cards(s, seat, out)
    observe_turn(s, seat, out)
    observe_battle(s, out)
    if s.asked == seat:
        observe_choice(s, out)


@rule
def observe_map(s, seat, out):
    """Who holds what, with how much; asteroid fields and the Death Star."""
    for planet in range(PLANET_COUNT):
        owner = s.owner[planet]
        out[at.mine(planet)] = owner == seat
        if owner >= 0:
            out[at.partner(planet)] = owner == PARTNER[s.layout, seat]
            out[at.side(planet, FACTION_OF[s.layout, owner])] = 1.0
        out[at.forces(planet)] = s.forces[planet] / 10.0
        for ship in range(3):
            out[at.ships(planet, ship)] = s.ships[planet, ship] / 3.0
        out[at.asteroids(planet)] = has_bit(s.fields, planet)
        out[at.death_star(planet)] = s.star == planet


@rule
def observe_bases(s, seat, out):
    """Bases, as far as the seat knows them."""
    faction = FACTION_OF[s.layout, seat]
    for i in range(s.base_n):
        planet = s.base_at[i]
        out[at.bases(planet)] += 1.0
        if knows_base(s, faction, i):
            if s.base_face[i] == EMPEROR:
                out[at.known_emperor(planet)] = 1.0
            else:
                out[at.known_empty(planet)] = 1.0
    out[at.markers_left()] = s.stack_n / 6.0
    if faction == EMPIRE and s.step == BASE and s.stack_n > 0:
        out[at.taken_marker_is_emperor()] = s.stack[s.stack_n - 1] == EMPEROR


@rule
def observe_cards(s, seat, out):
    """Cards the seat knows in hands, cards out of play, cards at work, and the size of every hand."""
    for card in range(CARD_COUNT):
        deck = deck_of(card)
        place = place_of(card)
        seen = s.hand[seat, deck]
        if PARTNER[s.layout, seat] >= 0:
            seen |= s.hand[PARTNER[s.layout, seat], deck]
        if TRILOGY[s.layout]:
            seen |= s.known[FACTION_OF[s.layout, seat], deck]
        out[at.cards_i_know(card)] = has_bit(seen, place)
        out[at.cards_out_of_play(card)] = has_bit(s.discard[deck], place)
        out[at.cards_working(card)] = has_bit(s.effects[deck], place)
    for other in range(PLAYERS[s.layout]):
        out[at.hand_sizes(other)] = hand_size(s, other) / 10.0


@rule
def observe_turn(s, seat, out):
    """Whose turn it is, where it stands, and what is left to do in it."""
    out[at.seat(seat)] = 1.0
    out[at.seat_on_turn(s.seat)] = 1.0
    out[at.layout(s.layout)] = 1.0
    out[at.step(s.step)] = 1.0
    out[at.stage(s.stage)] = 1.0
    out[at.to_place()] = s.to_place / 10.0
    out[at.force()] = s.force / 3.0
    out[at.death_star_roll()] = s.star_roll / 6.0
    out[at.fortifies_left()] = s.fortifies_left
    out[at.asked()] = s.asked == seat
    out[at.conquered()] = s.taken != 0
    out[at.turns_to_come()] = (s.turn_limit - s.turn) / USUAL_TURNS if s.turn_limit != NO_LIMIT else 1.0
    for other in range(PLAYERS[s.layout]):
        out[at.pools(other)] = s.pool[other] / 10.0
    for ship in range(3):
        out[at.ships_to_place(ship)] = s.ships_to_place[ship] / 3.0


@rule
def mark(out, first, planet):
    """A one for a planet, where one is named; `first` is the number of the first planet."""
    if planet >= 0:
        out[first + planet] = 1.0


@rule
def observe_battle(s, out):
    """The battle under way: its planets, ships and dice."""
    mark(out, at.battle_origin(0), s.origin)
    mark(out, at.battle_target(0), s.target)
    out[at.dice()] = s.dice / 3.0
    out[at.defence()] = s.defence / 2.0
    for ship in range(3):
        out[at.escort(ship)] = s.escort[ship] / 3.0
    for i in range(DICE_ROOM):
        out[at.attack_roll(i)] = s.attack_roll[i] / 8.0
        out[at.defend_roll(i)] = s.defend_roll[i] / 8.0
    for planet in range(PLANET_COUNT):
        for ship in range(3):
            out[at.along(planet, ship)] = s.along[planet, ship] / 3.0


@rule
def observe_choice(s, out):
    """What the seat asked has said so far of a choice in parts: where an amount goes, a card and what it is aimed at."""
    mark(out, at.amount_from(0), s.move_from)
    mark(out, at.amount_to(0), s.move_to)
    mark(out, at.wanted(0), s.wanted)
    if s.card >= 0:
        out[at.card_being_played(s.card)] = 1.0
        for k in range(s.argument_n):
            out[at.arguments_so_far(FIRST_OF_CARD[s.card, k] + s.arguments[k])] = 1.0
    for k in range(s.pick_n):
        out[at.picked(s.picks[k])] = 1.0
