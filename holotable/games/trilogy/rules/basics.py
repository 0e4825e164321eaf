"""Small questions and small deeds that every part of the rules shares."""

from holotable.core.bits import count_bits, lowest_bit
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    ADJACENT,
    ALL_PLANETS,
    DECK_SIZE,
    EMPIRE,
    FACTION_OF,
    FORCE_END,
    HUTTS,
    MARKER_COUNT,
    NAME_OF,
    NEUTRAL,
    OWNERS_OF,
    PARTNER,
    PLAYERS,
    REBELS,
    RESOURCE_WIN,
    RESOURCES,
    TRILOGY,
)
from ..state import (
    ALL_PLANETS_WIN,
    DISCARDED,
    ELIMINATED,
    FORCE_MOVED,
    NO_EMPIRE,
    NO_REBELS,
    RECEIVED,
    RESOURCES_HELD,
    WON,
)

ALL_FACTIONS = (1 << EMPIRE) | (1 << REBELS) | (1 << HUTTS)
FIRST_STANDARD_WINNER = 3
"""Where the seats of standard mode begin among the names of winners."""

# Masks of planets


@rule
def own_ground(s, seat):
    """The planets of a seat and its partner (TRI-110, TRI-111)."""
    partner = PARTNER[s.layout, seat]
    if partner < 0:
        return s.held[seat]
    return s.held[seat] | s.held[partner]


@rule
def faction_planets(s, faction):
    """The planets of a whole faction, neutral Hutts included."""
    mask = 0
    owners = OWNERS_OF[s.layout, faction]
    while owners:
        low = owners & -owners
        owners ^= low
        mask |= s.held[lowest_bit(low)]
    return mask


@rule
def enemy_planets(s, seat):
    """The planets of all that a seat may fight (TRI-27, TRI-110); asteroid fields are nobody's (TRI-86)."""
    return ALL_PLANETS & ~s.fields & ~own_ground(s, seat)


@rule
def protected(s):
    """The Imperial planet under the Death Star, which cannot be attacked, as a mask (TRI-80)."""
    if s.star < 0 or s.owner[s.star] < 0 or FACTION_OF[s.layout, s.owner[s.star]] != EMPIRE:
        return 0
    return 1 << s.star


@rule
def touching(s, planets):
    """Every planet next to one of these."""
    mask = 0
    while planets:
        low = planets & -planets
        planets ^= low
        mask |= ADJACENT[lowest_bit(low)]
    return mask & ~s.fields


@rule
def join_field(s, planet, reach):
    """The planets an invasion or fortification reaches from here, with a way through an asteroid field opened (TRI-130)."""
    if s.open_field >= 0 and (ADJACENT[s.open_field] >> planet) & 1:
        reach |= ADJACENT[s.open_field] & ~(1 << planet)
    return reach


@rule
def set_owner(s, planet, owner):
    """A planet changes hands."""
    if s.owner[planet] >= 0:
        s.held[s.owner[planet]] &= ~(1 << planet)
    s.owner[planet] = owner
    if owner >= 0:
        s.held[owner] |= 1 << planet


@rule
def seat_name(s, owner):
    """The name of an owner as events know it."""
    return NAME_OF[s.layout, owner]


@rule
def team_eyes(s, seat):
    """The seats that share what a seat sees (TRI-113)."""
    partner = PARTNER[s.layout, seat]
    return (1 << seat) | ((1 << partner) if partner >= 0 else 0)


@rule
def faction_eyes(s, faction):
    """The seats of a faction as a mask."""
    mask = 0
    for seat in range(PLAYERS[s.layout]):
        if FACTION_OF[s.layout, seat] == faction:
            mask |= 1 << seat
    return mask


@rule
def add_forces(s, planet, count):
    """Forces come to a planet, or leave it."""
    s.forces[planet] += count
    bit = 1 << planet
    s.strong = s.strong | bit if s.forces[planet] >= 2 else s.strong & ~bit


@rule
def add_ships(s, planet, ship, count):
    """Ships of a class come to a planet, or leave it."""
    s.ships[planet, ship] += count
    bit = 1 << planet
    s.docked[ship] = s.docked[ship] | bit if s.ships[planet, ship] > 0 else s.docked[ship] & ~bit


@rule
def ships_at(s, planet):
    """How many ships stand on a planet."""
    return s.ships[planet, 0] + s.ships[planet, 1] + s.ships[planet, 2]


@rule
def with_ships(s):
    """The planets with ships as a mask."""
    return s.docked[0] | s.docked[1] | s.docked[2]


@rule
def bases_at(s, planet):
    """How many bases stand on a planet."""
    n = 0
    for i in range(s.base_n):
        n += s.base_at[i] == planet
    return n


@rule
def base_planets(s):
    """The planets with a base as a mask."""
    mask = 0
    for i in range(s.base_n):
        mask |= 1 << s.base_at[i]
    return mask


@rule
def base_sites(s):
    """Where a base may go: Imperial planets without one, all of them if there is no other (TRI-51, TRI-72)."""
    imperial = faction_planets(s, EMPIRE)
    free = imperial & ~base_planets(s)
    return free if free else imperial


@rule
def add_base(s, planet, face, seen):
    """Put a marker on a planet, behind those that are there; the list is kept by planet."""
    i = s.base_n
    while i > 0 and s.base_at[i - 1] > planet:
        s.base_at[i] = s.base_at[i - 1]
        s.base_face[i] = s.base_face[i - 1]
        s.base_seen[i] = s.base_seen[i - 1]
        i -= 1
    s.base_at[i] = planet
    s.base_face[i] = face
    s.base_seen[i] = seen
    s.base_n += 1


@rule
def remove_base(s, at):
    """Take the marker at a place of the list off the map."""
    for i in range(at, MARKER_COUNT - 1):
        s.base_at[i] = s.base_at[i + 1]
        s.base_face[i] = s.base_face[i + 1]
        s.base_seen[i] = s.base_seen[i + 1]
    s.base_at[MARKER_COUNT - 1] = 0
    s.base_face[MARKER_COUNT - 1] = 0
    s.base_seen[MARKER_COUNT - 1] = 0
    s.base_n -= 1


# Cards


@rule
def hand_size(s, seat):
    """How many cards a seat holds."""
    return count_bits(s.hand[seat, 0]) + count_bits(s.hand[seat, 1]) + count_bits(s.hand[seat, 2])


@rule
def holds(s, seat, card):
    """Whether a seat holds a card."""
    return (s.hand[seat, card // DECK_SIZE] >> (card % DECK_SIZE)) & 1


@rule
def out_of_hand(s, seat, card):
    """A card leaves a hand for the out-of-play pile, face up (TRI-25)."""
    deck = card // DECK_SIZE
    bit = 1 << (card % DECK_SIZE)
    s.hand[seat, deck] &= ~bit
    s.declined[deck] &= ~bit
    s.discard[deck] |= bit
    for faction in range(3):
        s.known[faction, deck] &= ~bit


@rule
def deck_of(s, seat):
    """The deck a seat draws from: its faction's, in standard mode the only one (TRI-11, TRI-46)."""
    return FACTION_OF[s.layout, seat] if TRILOGY[s.layout] else 0


@rule
def draw_card(s, seat):
    """Draw one card; an empty deck gives none (TRI-25). Tells whether there was one."""
    deck = deck_of(s, seat)
    if s.deck_n[deck] == 0:
        return False
    s.deck_n[deck] -= 1
    slot = deck * DECK_SIZE + s.deck_n[deck]
    card = s.deck[slot]
    s.deck[slot] = 0
    s.hand[seat, card // DECK_SIZE] |= 1 << (card % DECK_SIZE)
    emit(s, RECEIVED, team_eyes(s, seat), seat_name(s, seat), card)
    return True


@rule
def nth_card(s, seat, n):
    """The n-th card of a hand in the data's order."""
    for deck in range(3):
        mask = s.hand[seat, deck]
        while mask:
            low = mask & -mask
            mask ^= low
            if n == 0:
                return deck * DECK_SIZE + lowest_bit(low)
            n -= 1
    return -1


@rule
def lose_card(s, seat, card):
    """A seat loses a card from its hand, for all to see (TRI-25)."""
    out_of_hand(s, seat, card)
    emit(s, DISCARDED, EVERYONE, seat_name(s, seat), card)


# The Force, elimination and victory


@rule
def move_force(s, steps):
    """The Force moves; the meter stops at its ends (TRI-91)."""
    to = min(FORCE_END, max(-FORCE_END, s.force + steps))
    if to != s.force:
        s.force = to
        emit(s, FORCE_MOVED, EVERYONE, to)


@rule
def win(s, sides, winner, reason):
    """The game ends at once; `sides` is a mask of factions, in standard mode of seats."""
    s.winner = sides
    s.reason = reason
    s.over = 1
    for side in range(4):
        if (sides >> side) & 1:
            emit(s, WON, EVERYONE, winner + side, reason)


@rule
def faction_wins(s, faction):
    """Whether a faction has what it needs, and why; -1 if not (TRI-120)."""
    if faction == EMPIRE and faction_planets(s, REBELS) == 0:
        return NO_REBELS
    if faction == REBELS and faction_planets(s, EMPIRE) == 0:
        return NO_EMPIRE
    if faction == HUTTS and s.held[NEUTRAL] == 0 and count_bits(faction_planets(s, HUTTS) & RESOURCES) >= RESOURCE_WIN:
        return RESOURCES_HELD
    return -1


@rule
def check_victory(s):
    """Look whether somebody has won, the side on turn first (TRI-35, TRI-120, TRI-120a)."""
    if s.over:
        return
    mine = FACTION_OF[s.layout, s.seat]
    if not TRILOGY[s.layout]:
        if s.held[s.seat] == ALL_PLANETS:
            win(s, 1 << s.seat, FIRST_STANDARD_WINNER, ALL_PLANETS_WIN)
        return
    for turn in range(3):
        faction = (mine + turn) % 3
        reason = faction_wins(s, faction)
        if reason >= 0:
            win(s, 1 << faction, 0, reason)
            return


@rule
def after_loss(s, loser):
    """A seat without a planet is out, in trilogy mode with its cards; then victory is looked at (TRI-13, TRI-94)."""
    if loser != NEUTRAL and s.held[loser] == 0:
        emit(s, ELIMINATED, EVERYONE, seat_name(s, loser))
        if TRILOGY[s.layout]:
            while hand_size(s, loser) > 0:
                lose_card(s, loser, nth_card(s, loser, 0))
    check_victory(s)


@rule
def lose_all_ships(s, planet):
    """Every ship on a planet is gone."""
    for ship in range(3):
        add_ships(s, planet, ship, -s.ships[planet, ship])


@rule
def ships_of_class(s, seat, ship):
    """How many ships of a class a seat has on the map and still to place (TRI-54)."""
    n = s.ships_to_place[ship] if seat == s.seat else 0
    planets = s.held[seat] & s.docked[ship]
    while planets:
        low = planets & -planets
        planets ^= low
        n += s.ships[lowest_bit(low), ship]
    return n
