"""A turn: its steps in order, count, sets and ships, placing, fortifying, drawing (TRI-20..TRI-34, TRI-50..TRI-57)."""

from holotable.core.bits import count_bits, lowest_bit
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    ADJACENT,
    CARD_CLASS,
    CARD_WILD,
    CLASS_MASK,
    DECK_SIZE,
    EMPIRE,
    FACTION_OF,
    FORCE_END,
    HUTTS,
    METER_CARDS,
    OWNERS,
    PLAYERS,
    REGION_BONUS,
    REGION_COUNT,
    REGION_MASK,
    RESOURCE_CARDS,
    RESOURCES,
    SET_OF_CLASS,
    SET_OF_EACH,
    SHIP_LIMIT,
    TEAMS,
    TRILOGY,
)
from ..state import (
    BASE,
    BASE_PLACED,
    BUILT,
    COUNT,
    COUNTED,
    DEATH_STAR,
    DRAW,
    DREW,
    FORTIFY,
    FORTIFY_SHIPS,
    IDLE,
    INVADE,
    LIMIT_REACHED,
    MARKER_TAKEN,
    MOVED,
    PLACE,
    PLACED,
    SHIP_PLACED,
    SHIPS_MOVED,
    TAKE_OVER,
    TAKEN_OVER,
    TRADED,
    TURN_BEGUN,
    USE_CARDS,
)
from .basics import (
    FIRST_STANDARD_WINNER,
    add_base,
    add_forces,
    add_ships,
    draw_card,
    faction_eyes,
    join_field,
    out_of_hand,
    own_ground,
    seat_name,
    set_owner,
    ships_of_class,
    win,
)
from .effects import EXTRA_DRAW, EXTRA_SHIP, INVASION_EFFECTS, LONG_ATTACK, STATION_DRIVE, amounts, end_effects

# The steps


@rule
def begin_turn(s, seat):
    """A seat's turn begins: the Empire with its base marker, the others with the count (TRI-50, TRI-51)."""
    s.seat = seat
    s.asked = seat
    s.stage = IDLE
    s.step = COUNT
    emit(s, TURN_BEGUN, EVERYONE, seat_name(s, seat))
    if TRILOGY[s.layout] and FACTION_OF[s.layout, seat] == EMPIRE and s.stack_n > 0:
        s.step = BASE
        emit(s, MARKER_TAKEN, faction_eyes(s, EMPIRE), s.stack[s.stack_n - 1])


@rule
def next_step(s):
    """Leave the present step for the next one that this seat has (TRI-20, TRI-50)."""
    if s.step == USE_CARDS:
        s.set_played = 0
        s.ships_built = 0
        end_effects(s, EXTRA_SHIP)
        s.step = PLACE
    elif s.step == PLACE:
        s.step = INVADE
    elif s.step == INVADE:
        end_invasion(s)
        s.lane_from = -1
        s.lane_to = -1
        end_effects(s, LONG_ATTACK)
        s.step = FORTIFY
        s.fortifies_left = 1
    elif s.step == FORTIFY:
        s.fortifies_left = 0
        s.step = FORTIFY_SHIPS if TRILOGY[s.layout] else DRAW
    elif s.step == FORTIFY_SHIPS:
        s.ships_from = -1
        s.ships_to = -1
        s.step = TAKE_OVER
        if not TEAMS[s.layout]:
            skip_to_star(s)
    elif s.step == TAKE_OVER:
        s.refused = 0
        skip_to_star(s)
    elif s.step == DEATH_STAR:
        s.star_roll = 0
        s.star_done = 0
        end_effects(s, STATION_DRIVE)
        s.step = DRAW


@rule
def skip_to_star(s):
    """The Death Star's step is the Empire's; the others draw (TRI-50)."""
    s.step = DEATH_STAR if FACTION_OF[s.layout, s.seat] == EMPIRE else DRAW


@rule
def end_invasion(s):
    """An invasion is over, and with it the cards that last as long (TRI-30a)."""
    s.target = -1
    end_effects(s, INVASION_EFFECTS)


# Base marker


@rule
def place_base(s, planet):
    """The marker just taken goes face down on an Imperial planet (TRI-51)."""
    s.stack_n -= 1
    add_base(s, planet, s.stack[s.stack_n], 0)
    s.stack[s.stack_n] = 0
    emit(s, BASE_PLACED, EVERYONE, planet)
    s.step = COUNT


# Count


@rule
def reinforcements(s, seat):
    """A third of the planets, at least 3, and the bonus of every region held (TRI-21, TRI-22, TRI-52, TRI-86)."""
    forces = max(3, count_bits(s.held[seat]) // 3)
    for region in range(REGION_COUNT):
        planets = REGION_MASK[region] & ~s.fields
        if planets and planets & ~s.held[seat] == 0:
            forces += REGION_BONUS[region]
    return forces


@rule
def count_forces(s):
    """Step count asks nothing (TRI-12, TRI-21)."""
    forces = reinforcements(s, s.seat)
    s.to_place += forces
    emit(s, COUNTED, EVERYONE, seat_name(s, s.seat), forces)
    s.step = USE_CARDS


# Sets


@rule
def set_value(a, b, c):
    """The forces three cards bring as a set, 0 if they are none; a wild card makes the dearest set (TRI-23)."""
    x = CARD_CLASS[a]
    y = CARD_CLASS[b]
    z = CARD_CLASS[c]
    if CARD_WILD[a]:
        return SET_OF_CLASS[y] if y == z else SET_OF_EACH
    if CARD_WILD[b]:
        return SET_OF_CLASS[x] if x == z else SET_OF_EACH
    if CARD_WILD[c]:
        return SET_OF_CLASS[x] if x == y else SET_OF_EACH
    if x == y and y == z:
        return SET_OF_CLASS[x]
    if x != y and y != z and x != z:
        return SET_OF_EACH
    return 0


@rule
def next_card(s, seat, card):
    """The first card of a hand after a card, -1 if there is none."""
    after = card + 1
    for deck in range(after // DECK_SIZE, 3):
        mask = from_place(s.hand[seat, deck], after - deck * DECK_SIZE)
        if mask:
            return deck * DECK_SIZE + lowest_bit(mask & -mask)
    return -1


@rule
def from_place(mask, places):
    """A mask without its lowest places."""
    if places <= 0:
        return mask
    return (mask >> places) << places


@rule
def completes(s, seat, a, b):
    """Whether a later card of the hand makes a set with two."""
    c = next_card(s, seat, b)
    while c >= 0:
        if set_value(a, b, c) > 0:
            return True
        c = next_card(s, seat, c)
    return False


@rule
def begins_set(s, seat, a):
    """Whether two later cards of the hand make a set with one."""
    b = next_card(s, seat, a)
    while b >= 0:
        if completes(s, seat, a, b):
            return True
        b = next_card(s, seat, b)
    return False


@rule
def has_set(s, seat):
    """Whether a hand holds any set."""
    counts_0 = 0
    counts_1 = 0
    counts_2 = 0
    for deck in range(3):
        mask = s.hand[seat, deck]
        if mask:
            counts_0 += count_bits(mask & CLASS_MASK[deck, 0])
            counts_1 += count_bits(mask & CLASS_MASK[deck, 1])
            counts_2 += count_bits(mask & CLASS_MASK[deck, 2])
    if counts_0 >= 3 or counts_1 >= 3 or counts_2 >= 3 or (counts_0 > 0 and counts_1 > 0 and counts_2 > 0):
        return True
    return counts_0 + counts_1 + counts_2 >= 3 and holds_wild(s, seat)


@rule
def holds_wild(s, seat):
    """Whether a hand holds a card that stands for any class."""
    for deck in range(3):
        mask = s.hand[seat, deck]
        while mask:
            low = mask & -mask
            mask ^= low
            if CARD_WILD[deck * DECK_SIZE + lowest_bit(low)]:
                return True
    return False


@rule
def only_one_set(s, seat):
    """Whether the hand holds exactly one set."""
    n = 0
    a = next_card(s, seat, -1)
    while a >= 0:
        b = next_card(s, seat, a)
        while b >= 0:
            c = next_card(s, seat, b)
            while c >= 0:
                n += set_value(a, b, c) > 0
                c = next_card(s, seat, c)
            b = next_card(s, seat, b)
        a = next_card(s, seat, a)
    return n == 1


@rule
def play_set(s, seat, a, b, c):
    """A set leaves the hand and brings its forces (TRI-23, TRI-25)."""
    forces = set_value(a, b, c)
    out_of_hand(s, seat, a)
    out_of_hand(s, seat, b)
    out_of_hand(s, seat, c)
    s.to_place += forces
    s.set_played = TRILOGY[s.layout]
    emit(s, TRADED, EVERYONE, seat_name(s, seat), a, b, c, forces)


@rule
def play_only_set(s, seat):
    """The one set of a hand, when it must be played (TRI-12, TRI-24)."""
    a = next_card(s, seat, -1)
    while not begins_set(s, seat, a):
        a = next_card(s, seat, a)
    b = next_card(s, seat, a)
    while not completes(s, seat, a, b):
        b = next_card(s, seat, b)
    c = next_card(s, seat, b)
    while set_value(a, b, c) == 0:
        c = next_card(s, seat, c)
    play_set(s, seat, a, b, c)


# Ships


@rule
def ships_allowed(s, seat):
    """How many ships a seat may build this turn: one, and one more by card (TRI-54)."""
    return 1 + amounts(s, FACTION_OF[s.layout, seat], EXTRA_SHIP)


@rule
def can_build(s, seat, ship):
    """Whether a class is below its limit (TRI-54)."""
    return ships_of_class(s, seat, ship) < SHIP_LIMIT[s.layout, seat]


@rule
def build(s, card):
    """A card becomes a ship of its class, to be placed in the next step (TRI-53, TRI-54)."""
    ship = CARD_CLASS[card]
    out_of_hand(s, s.seat, card)
    s.ships_built += 1
    s.ships_to_place[ship] += 1
    emit(s, BUILT, EVERYONE, seat_name(s, s.seat), card, ship)


# Place


@rule
def place(s, planet, count):
    """Forces received go on an own planet (TRI-26)."""
    add_forces(s, planet, count)
    s.to_place -= count
    emit(s, PLACED, EVERYONE, seat_name(s, s.seat), planet, count)


@rule
def place_ship(s, ship, planet):
    """The ship built goes on an own planet (TRI-55)."""
    s.ships_to_place[ship] -= 1
    add_ships(s, planet, ship, 1)
    emit(s, SHIP_PLACED, EVERYONE, ship, planet)


# Fortify


@rule
def connected(s, seat, planet, room):
    """The planets joined to one through own ground (TRI-33, TRI-111), a way through an asteroid field included.

    As the lists that are made of it, this stops where it has found `room` planets to go to.
    """
    ground = own_ground(s, seat)
    reach = 1 << planet
    frontier = reach
    while frontier and count_bits(reach & s.held[seat]) <= room:
        low = frontier & -frontier
        frontier ^= low
        here = lowest_bit(low)
        more = join_field(s, here, ADJACENT[here]) & ground & ~reach
        reach |= more
        frontier |= more
    return reach


@rule
def fortify(s, origin, to, count):
    """Forces move over own ground, at least one staying behind (TRI-33)."""
    add_forces(s, origin, -count)
    add_forces(s, to, count)
    s.fortifies_left -= 1
    emit(s, MOVED, EVERYONE, origin, to, count)


@rule
def fortify_ship(s, ship, origin, to):
    """One ship moves; the first one fixes both planets (TRI-57)."""
    add_ships(s, origin, ship, -1)
    add_ships(s, to, ship, 1)
    s.ships_from = origin
    s.ships_to = to
    emit(s, SHIPS_MOVED, EVERYONE, origin, to, int(ship == 0), int(ship == 1), int(ship == 2))


@rule
def take_over(s, planet):
    """A partner's planet changes hands by consent; no card comes of it (TRI-112)."""
    set_owner(s, planet, s.seat)
    emit(s, TAKEN_OVER, EVERYONE, seat_name(s, s.seat), planet)


# Draw


@rule
def cards_due(s):
    """How many cards the seat on turn draws (TRI-34, TRI-90, TRI-92, TRI-93)."""
    faction = FACTION_OF[s.layout, s.seat]
    if not TRILOGY[s.layout]:
        return 1 if s.taken else 0
    cards = count_bits(s.taken) + METER_CARDS[s.force + FORCE_END, faction]
    if faction == HUTTS:
        cards += RESOURCE_CARDS[count_bits(s.held[s.seat] & RESOURCES)]
    return cards + amounts(s, faction, EXTRA_DRAW)


@rule
def draw(s):
    """Draw what is due, as far as the deck goes, and end the turn (TRI-25, TRI-34, TRI-93)."""
    drawn = 0
    for _ in range(cards_due(s)):
        drawn += draw_card(s, s.seat)
    if drawn > 0:
        emit(s, DREW, EVERYONE, seat_name(s, s.seat), drawn)
    end_turn(s)


@rule
def end_turn(s):
    """The turn passes to the next seat that has a planet, or the turn limit ends the game (TRI-13, TRI-122)."""
    s.turn += 1
    s.taken = 0
    s.open_field = -1
    for deck in range(3):
        s.declined[deck] = 0
        s.effects[deck] = 0
    seat = (s.seat + 1) % PLAYERS[s.layout]
    while s.held[seat] == 0:
        seat = (seat + 1) % PLAYERS[s.layout]
    if s.turn_limit > 0 and s.turn >= s.turn_limit:
        s.step = COUNT
        s.seat = seat
        s.asked = seat
        finish_by_planets(s)
    else:
        begin_turn(s, seat)


@rule
def side_planets(s, side):
    """How many planets a side holds that a seat plays; neutral Hutts cannot win (TRI-122)."""
    planets = 0
    for owner in range(OWNERS - 1):
        if FACTION_OF[s.layout, owner] == side:
            planets += count_bits(s.held[owner])
    return planets


@rule
def finish_by_planets(s):
    """Most planets win at the turn limit, ties shared (TRI-122)."""
    best = 0
    winners = 0
    for side in range(4):
        planets = side_planets(s, side)
        if planets > best:
            best = planets
            winners = 0
        if planets == best and planets > 0:
            winners |= 1 << side
    win(s, winners, 0 if TRILOGY[s.layout] else FIRST_STANDARD_WINNER, LIMIT_REACHED)
