"""Setting up: decks, claiming, the Death Star, reinforcing (TRI-5..TRI-11, TRI-41..TRI-47)."""

from holotable.core.bits import count_bits
from holotable.core.dice import roll, seed_words, shuffle
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    ALL_PLANETS,
    CARD_COUNT,
    CLAIM_LIMIT,
    DECK_SIZE,
    EMPEROR,
    EMPERORS,
    EMPIRE,
    FACTION_OF,
    FORCE_START,
    HAS_NEUTRAL,
    MARKER_COUNT,
    NEUTRAL,
    OWNERS,
    PLANET_COUNT,
    PLAYERS,
    START_FORCES,
    TRILOGY,
)
from ..state import (
    CLAIM,
    CLAIM_NEUTRAL,
    DICE_ROOM,
    IDLE,
    PLACED,
    REINFORCE,
    REINFORCE_NEUTRAL,
    ROLLED,
    STAR_MOVED,
    STAR_SETUP,
    WHOLE,
)
from .basics import (
    add_forces,
    seat_name,
    set_owner,
)
from .turn import begin_turn


@rule
def start(s, options, seed):
    """A fresh game: everything in its box, decks and markers shuffled, the first seat asked to claim."""
    seed_words(s.rng, seed, 0)
    s.script_n = 0
    s.script_at = 0
    s.quiet = 0
    s.over = 0
    s.event_n = 0
    s.events[:, :] = 0
    clear_table(s)
    s.layout = options.layout
    s.turn_limit = options.turn_limit
    for owner in range(OWNERS):
        s.pool[owner] = START_FORCES[s.layout, owner]
    shuffle_decks(s)
    if TRILOGY[s.layout]:
        s.force = FORCE_START
        shuffle_markers(s)
    else:
        s.first = roll_for_first(s)
    s.seat = s.first
    s.asked = s.seat


@rule
def clear_table(s):
    """Nothing on the map, nothing under way."""
    for owner in range(OWNERS):
        s.held[owner] = 0
        s.pool[owner] = 0
        for deck in range(3):
            s.hand[owner, deck] = 0
    for deck in range(3):
        s.discard[deck] = 0
        s.declined[deck] = 0
        s.effects[deck] = 0
        s.deck_n[deck] = 0
        for faction in range(3):
            s.known[faction, deck] = 0
        s.ships_to_place[deck] = 0
        s.escort[deck] = 0
        s.arguments[deck] = 0
        s.docked[deck] = 0
    for planet in range(PLANET_COUNT):
        s.owner[planet] = -1
        s.forces[planet] = 0
        for ship in range(3):
            s.ships[planet, ship] = 0
    for i in range(CARD_COUNT):
        s.deck[i] = 0
    for i in range(MARKER_COUNT):
        s.base_at[i] = 0
        s.base_face[i] = 0
        s.base_seen[i] = 0
        s.stack[i] = 0
    for i in range(DICE_ROOM):
        s.attack_roll[i] = 0
        s.defend_roll[i] = 0
    clear_numbers(s)


@rule
def clear_numbers(s):
    """The single numbers of the record, as they are when nothing has happened."""
    s.fields = 0
    s.strong = 0
    s.refused = 0
    s.given = 0
    s.sole[0] = 0
    s.sole[1] = 0
    s.turn = 0
    s.to_place = 0
    s.step = CLAIM
    s.stage = IDLE
    s.part = WHOLE
    s.first = 0
    s.winner = 0
    s.reason = 0
    s.set_played = 0
    s.ships_built = 0
    s.fortifies_left = 0
    s.ships_from = -1
    s.ships_to = -1
    s.taken = 0
    s.about = -1
    s.left = 0
    s.star = -1
    s.star_roll = 0
    s.star_done = 0
    s.force = 0
    s.base_n = 0
    s.stack_n = 0
    s.kept = 0
    s.open_field = -1
    s.lane_from = -1
    s.lane_to = -1
    s.origin = -1
    s.target = -1
    s.dice = 0
    s.fresh = 0
    s.defence = 0
    s.card = -1
    s.argument_n = 0
    s.picks[0] = 0
    s.picks[1] = 0
    s.pick_n = 0
    s.move_from = -1
    s.move_to = -1


@rule
def shuffle_decks(s):
    """One deck of 81 in standard mode, else a deck for each faction that is played (TRI-11, TRI-46)."""
    for card in range(CARD_COUNT):
        s.deck[card] = card
    if not TRILOGY[s.layout]:
        s.deck_n[0] = CARD_COUNT
        shuffle(s, s.deck, 0, CARD_COUNT)
        return
    for deck in range(3):
        if HAS_NEUTRAL[s.layout] and deck == FACTION_OF[s.layout, NEUTRAL]:
            for card in range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE):
                s.deck[card] = 0
        else:
            s.deck_n[deck] = DECK_SIZE
            shuffle(s, s.deck, deck * DECK_SIZE, (deck + 1) * DECK_SIZE)


@rule
def shuffle_markers(s):
    """Six base markers face down, the Emperor under one of them (TRI-46)."""
    s.stack_n = MARKER_COUNT
    for i in range(MARKER_COUNT):
        s.stack[i] = EMPEROR if i < EMPERORS else 0
    shuffle(s, s.stack, 0, MARKER_COUNT)


@rule
def roll_for_first(s):
    """Each seat rolls; the highest begins, the tied ones roll again (TRI-7, TRI-10)."""
    running = (1 << PLAYERS[s.layout]) - 1
    while running & (running - 1):
        best = 0
        leaders = 0
        for seat in range(PLAYERS[s.layout]):
            if (running >> seat) & 1:
                die = roll(s, 6)
                emit(s, ROLLED, EVERYONE, seat_name(s, seat), die)
                if die > best:
                    best = die
                    leaders = 0
                if die == best:
                    leaders |= 1 << seat
        running = leaders
    seat = 0
    while not (running >> seat) & 1:
        seat += 1
    return seat


# Claiming


@rule
def unclaimed(s):
    """The planets nobody has claimed yet."""
    mask = ALL_PLANETS & ~s.fields
    for owner in range(OWNERS):
        mask &= ~s.held[owner]
    return mask


@rule
def put_start_force(s, planet, owner):
    """One of the start forces goes on a planet."""
    add_forces(s, planet, 1)
    s.pool[owner] -= 1
    emit(s, PLACED, EVERYONE, seat_name(s, owner), planet, 1)


@rule
def claim(s, planet, owner):
    """Claim a planet with one force, then the next seat (TRI-7, TRI-42, TRI-43)."""
    set_owner(s, planet, owner)
    put_start_force(s, planet, owner)
    if unclaimed(s) == 0:
        finish_claiming(s)
    elif not TRILOGY[s.layout]:
        s.seat = (s.seat + 1) % PLAYERS[s.layout]
    else:
        next_claim(s, owner)


@rule
def may_claim(s, seat):
    """Whether a seat is below its limit of planets (TRI-42)."""
    return count_bits(s.held[seat]) < CLAIM_LIMIT[s.layout, seat]


@rule
def next_claim(s, last):
    """The next seat below its limit; after each round one planet for neutral Hutts (TRI-42, TRI-43)."""
    if last != NEUTRAL:
        for seat in range(last + 1, PLAYERS[s.layout]):
            if may_claim(s, seat):
                s.seat = seat
                return
        if HAS_NEUTRAL[s.layout] and may_claim(s, NEUTRAL):
            s.step = CLAIM_NEUTRAL
            s.seat = count_bits(s.held[NEUTRAL]) % PLAYERS[s.layout]
            return
    s.step = CLAIM
    s.seat = 0
    while not may_claim(s, s.seat):
        s.seat += 1


@rule
def finish_claiming(s):
    """All claimed: the Death Star is put down, then start forces are added (TRI-8, TRI-44, TRI-45)."""
    if TRILOGY[s.layout]:
        s.step = STAR_SETUP
        s.seat = 0
        while FACTION_OF[s.layout, s.seat] != EMPIRE:
            s.seat += 1
    else:
        s.step = REINFORCE
        s.seat = s.first
        s.first = 0
        skip_empty_pools(s)


@rule
def set_up_star(s, planet):
    """The Death Star goes on an Imperial planet (TRI-44)."""
    s.star = planet
    emit(s, STAR_MOVED, EVERYONE, planet)
    s.step = REINFORCE
    next_reinforcement(s, -1)


# Reinforcing


@rule
def pools_left(s):
    """Whether any start force is still to be placed."""
    for owner in range(OWNERS):
        if s.pool[owner] > 0:
            return True
    return False


@rule
def skip_empty_pools(s):
    """Standard mode: the seat, or the next one that has start forces left (TRI-8)."""
    if not pools_left(s):
        begin_game(s)
        return
    while s.pool[s.seat] == 0:
        s.seat = (s.seat + 1) % PLAYERS[s.layout]


@rule
def reinforce(s, planet, owner):
    """One start force on an own planet, then the next seat (TRI-8, TRI-45)."""
    put_start_force(s, planet, owner)
    if TRILOGY[s.layout]:
        next_reinforcement(s, owner)
    else:
        s.seat = (s.seat + 1) % PLAYERS[s.layout]
        skip_empty_pools(s)


@rule
def next_reinforcement(s, last):
    """The next seat with start forces; after each round one neutral Hutt force (TRI-45)."""
    if not pools_left(s):
        begin_game(s)
        return
    if last != NEUTRAL:
        for seat in range(last + 1, PLAYERS[s.layout]):
            if s.pool[seat] > 0:
                s.seat = seat
                return
        if s.pool[NEUTRAL] > 0:
            ask_for_neutral_force(s)
            return
    for seat in range(PLAYERS[s.layout]):
        if s.pool[seat] > 0:
            s.step = REINFORCE
            s.seat = seat
            return
    ask_for_neutral_force(s)


@rule
def ask_for_neutral_force(s):
    """Seat by seat, from seat 1, places the neutral Hutts' start forces (TRI-45)."""
    placed = -count_bits(s.held[NEUTRAL])
    for planet in range(PLANET_COUNT):
        if s.owner[planet] == NEUTRAL:
            placed += s.forces[planet]
    s.step = REINFORCE_NEUTRAL
    s.seat = placed % PLAYERS[s.layout]


@rule
def begin_game(s):
    """Standard mode rolls for the first player again; trilogy mode begins with seat 1 (TRI-10, TRI-45)."""
    seat = 0
    if not TRILOGY[s.layout]:
        seat = roll_for_first(s)
    begin_turn(s, seat)
