"""What event cards do, one by one (TRI-130..TRI-136); when they can be played is in `cards.py`."""

from holotable.core.bits import count_bits, lowest_bit
from holotable.core.dice import below
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    CARD_AMOUNT,
    CARD_ARG_COUNT,
    CARD_OP,
    DECK_SIZE,
    FACTION_OF,
    REGION_MASK,
    REGION_OF,
    RESOURCES,
)
from ..state import (
    ARGUMENT,
    BASE_MOVED,
    BASE_SEEN,
    CARD_FORCE,
    CARD_PLAYED,
    DISCARD,
    HAND_SHOWN,
    IDLE,
    LOST,
    MOVED,
    PLACED,
    SHIPS_LOST,
    SHIPS_MOVED,
    TAKEN,
    WHOLE,
)
from .basics import (
    add_base,
    add_forces,
    add_ships,
    after_loss,
    base_planets,
    draw_card,
    faction_eyes,
    hand_size,
    lose_card,
    move_force,
    nth_card,
    out_of_hand,
    remove_base,
    seat_name,
    set_owner,
    ships_at,
    team_eyes,
)
from .battle import reroll_attack, reroll_defence, shrink
from .cards import (
    OP_ADD_FORCES,
    OP_BASE_CREWS,
    OP_DISCARD_RANDOM,
    OP_EVACUATE,
    OP_EXTRA_FORTIFY,
    OP_FIRE,
    OP_FORCE,
    OP_LIMIT_ATTACK,
    OP_LONG_ATTACK,
    OP_LOOK_DISCARD,
    OP_MOVE_BASE,
    OP_NEW_STAR,
    OP_PROTECTION,
    OP_REINFORCE,
    OP_REMOVE_ATTACKER,
    OP_REMOVE_SHIP,
    OP_REMOVE_TARGET,
    OP_REROLL,
    OP_SLAVES,
    OP_SPREAD,
    OP_SPY,
    OP_STEAL,
    OP_THROUGH_FIELD,
    OP_TURN_PLANET,
    seat_named,
)
from .effects import ASKING, LASTING, end_effects
from .station import build_star, fire


@rule
def begin_card(s, seat, card):
    """A card is named; it works at once unless something must still be named (TRI-53)."""
    if CARD_ARG_COUNT[card] == 0:
        play_card(s, seat, card)
    else:
        s.card = card
        s.part = ARGUMENT


@rule
def add_argument(s, seat, value):
    """The next thing a card is aimed at; after the last one it works."""
    s.arguments[s.argument_n] = value
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
    deck = card // DECK_SIZE
    out_of_hand(s, seat, card)
    emit(s, CARD_PLAYED, EVERYONE, seat_name(s, seat), card)
    s.effects[deck] |= LASTING[deck] & (1 << (card % DECK_SIZE))
    if s.stage == IDLE:
        play_in_step(s, seat, card)
    else:
        play_in_battle(s, seat, card)


@rule
def play_in_step(s, seat, card):
    """A card played at a step's own decision."""
    op = CARD_OP[card]
    amount = CARD_AMOUNT[card]
    if op == OP_FORCE:
        move_force(s, amount)
    elif op == OP_FIRE:
        fire(s)
    elif op == OP_NEW_STAR:
        build_star(s, s.arguments[0])
    elif op == OP_DISCARD_RANDOM:
        lose_random(s, seat_named(s, s.arguments[0]), amount)
    elif op == OP_STEAL:
        lose_random(s, seat_named(s, s.arguments[0]), amount)
        draw_card(s, seat)
    elif op == OP_LOOK_DISCARD:
        look(s, seat, seat_named(s, s.arguments[0]), amount)
    elif op == OP_REINFORCE:
        s.to_place += amount
    elif op == OP_SLAVES:
        s.to_place += min(amount, count_bits(s.held[seat] & RESOURCES) // 2)
    elif op == OP_BASE_CREWS:
        crew_bases(s, amount)
    elif op in (OP_SPREAD, OP_PROTECTION):
        s.stage = CARD_FORCE
        s.left = amount if op == OP_SPREAD else 0
    elif op == OP_EXTRA_FORTIFY:
        s.fortifies_left += amount
    else:
        play_on_map(s, seat, op)


@rule
def play_on_map(s, seat, op):
    """A card that changes planets, ships, bases or ways."""
    if op == OP_REMOVE_SHIP:
        ship = s.arguments[1]
        add_ships(s, s.arguments[0], ship, -1)
        emit(s, SHIPS_LOST, EVERYONE, s.arguments[0], int(ship == 0), int(ship == 1), int(ship == 2))
    elif op == OP_SPY:
        spy(s, seat, s.arguments[0])
    elif op == OP_TURN_PLANET:
        turn_planet(s, seat, s.arguments[0])
    elif op == OP_LONG_ATTACK:
        s.lane_from = s.arguments[0]
        s.lane_to = s.arguments[1]
    elif op == OP_THROUGH_FIELD:
        s.open_field = s.arguments[0]
    elif op == OP_MOVE_BASE:
        transfer_base(s, s.arguments[0], s.arguments[1], s.arguments[2])


@rule
def play_in_battle(s, seat, card):
    """A card played in a window of a battle; additions wait among the effects (TRI-133)."""
    op = CARD_OP[card]
    amount = CARD_AMOUNT[card]
    if op == OP_ADD_FORCES:
        add_forces(s, s.target, amount)
        emit(s, PLACED, EVERYONE, seat_name(s, seat), s.target, amount)
    elif op == OP_REMOVE_TARGET:
        lose_forces(s, s.target, amount)
    elif op == OP_REMOVE_ATTACKER:
        lose_forces(s, s.origin, amount)
        shrink(s)
    elif op == OP_EVACUATE:
        evacuate(s, s.arguments[0])
    elif op == OP_LIMIT_ATTACK:
        s.dice = amount
        shrink(s)
    elif op == OP_REROLL:
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
        emit(s, LOST, EVERYONE, planet, lost)


@rule
def lose_random(s, seat, amount):
    """A seat loses cards drawn at random, all if it holds fewer."""
    for _ in range(min(amount, hand_size(s, seat))):
        lose_card(s, seat, nth_card(s, seat, below(s.rng, hand_size(s, seat))))


@rule
def look(s, seat, opponent, amount):
    """A whole hand is seen by the player's faction; then its cards are picked, one by one."""
    faction = FACTION_OF[s.layout, seat]
    for deck in range(3):
        s.known[faction, deck] |= s.hand[opponent, deck]
    for n in range(hand_size(s, opponent)):
        emit(s, HAND_SHOWN, team_eyes(s, seat), seat_name(s, opponent), nth_card(s, opponent, n))
    s.stage = DISCARD
    s.about = opponent
    s.left = min(amount, hand_size(s, opponent))


@rule
def discard(s, card):
    """One card of a hand that was shown is thrown away."""
    lose_card(s, s.about, card)
    s.left -= 1
    if s.left == 0:
        end_questions(s)


@rule
def end_questions(s):
    """A card's questions are answered."""
    s.stage = IDLE
    s.about = -1
    s.left = 0
    s.given = 0
    end_effects(s, ASKING)


@rule
def crew_bases(s, amount):
    """A force for every planet with a base."""
    planets = base_planets(s)
    while planets:
        low = planets & -planets
        planets ^= low
        planet = lowest_bit(low)
        add_forces(s, planet, amount)
        emit(s, PLACED, EVERYONE, seat_name(s, s.owner[planet]), planet, amount)


@rule
def card_force_sites(s, seat):
    """Where the next force of Hidden Cells or Protection Money may go."""
    if s.left > 0:
        return s.held[seat] & ~s.given
    mask = 0
    for region in range(len(REGION_MASK)):
        if not (s.given >> region) & 1 and s.held[seat] & RESOURCES & REGION_MASK[region]:
            mask |= s.held[seat] & REGION_MASK[region]
    return mask


@rule
def card_force(s, seat, planet):
    """One force by card: Hidden Cells on different planets, Protection Money one a region."""
    add_forces(s, planet, 1)
    emit(s, PLACED, EVERYONE, seat_name(s, seat), planet, 1)
    if s.left > 0:
        s.given |= 1 << planet
        s.left -= 1
        if s.left == 0 or card_force_sites(s, seat) == 0:
            end_questions(s)
    else:
        s.given |= 1 << REGION_OF[planet]
        if card_force_sites(s, seat) == 0:
            end_questions(s)


@rule
def spy(s, seat, planet):
    """A faction sees, in secret, the first marker of a planet that it has not seen."""
    faction = FACTION_OF[s.layout, seat]
    i = 0
    while s.base_at[i] != planet or (s.base_seen[i] >> faction) & 1:
        i += 1
    s.base_seen[i] |= 1 << faction
    emit(s, BASE_SEEN, faction_eyes(s, faction), planet, s.base_face[i])


@rule
def turn_planet(s, seat, planet):
    """A weak enemy planet changes sides; it earns no card."""
    loser = s.owner[planet]
    set_owner(s, planet, seat)
    emit(s, TAKEN, EVERYONE, planet, seat_name(s, seat))
    after_loss(s, loser)


@rule
def evacuate(s, to):
    """All forces but one and all ships leave the attacked planet."""
    moved = s.forces[s.target] - 1
    add_forces(s, s.target, -moved)
    add_forces(s, to, moved)
    if moved > 0:
        emit(s, MOVED, EVERYONE, s.target, to, moved)
    if ships_at(s, s.target) > 0:
        emit(s, SHIPS_MOVED, EVERYONE, s.target, to, s.ships[s.target, 0], s.ships[s.target, 1], s.ships[s.target, 2])
    for ship in range(3):
        add_ships(s, to, ship, s.ships[s.target, ship])
        add_ships(s, s.target, ship, -s.ships[s.target, ship])


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
    emit(s, BASE_MOVED, EVERYONE, origin, to)
