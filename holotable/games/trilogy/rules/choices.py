"""What a seat may choose now: one list for each step and each question, in rising order (TRI-12).

Every list stops at `room` entries, so that the same functions tell cheaply whether there is more than one choice.
"""

from holotable.core.bits import lowest_bit
from holotable.core.jit import rule

from ..board import (
    ADJACENT,
    CARD_CLASS,
    CARD_OP,
    DECK_SIZE,
    EMPIRE,
    FACTION_OF,
    FIRST_FIRE_CARD,
    HAND_LIMIT,
    NEUTRAL,
    PAIR,
    PARTNER,
    PLANET_COUNT,
    TRILOGY,
)
from ..state import (
    AGREE,
    AMOUNT_FORTIFY,
    AMOUNT_MOVE_IN,
    AMOUNT_PLACE,
    ARGUMENT,
    BASE,
    CARD_FORCE,
    CLAIM,
    CLAIM_NEUTRAL,
    DEATH_STAR,
    DEFEND,
    DISCARD,
    DO_AGREE,
    DO_AMOUNT,
    DO_ARGUMENT,
    DO_ATTACK,
    DO_ATTACK_STAR,
    DO_BASE,
    DO_BUILD,
    DO_CARD_FORCE,
    DO_CLAIM,
    DO_CLAIM_NEUTRAL,
    DO_DECLINE,
    DO_DEFEND,
    DO_DISCARD,
    DO_DONE,
    DO_ESCORT,
    DO_FIRE,
    DO_FORTIFY,
    DO_FORTIFY_SHIP,
    DO_MOVE_IN,
    DO_MOVE_STAR,
    DO_PICK,
    DO_PLACE,
    DO_PLACE_SHIP,
    DO_PLAY_CARD,
    DO_REFUSE,
    DO_REINFORCE,
    DO_REINFORCE_NEUTRAL,
    DO_ROLL_STAR,
    DO_STAR_SETUP,
    DO_TAKE_OVER,
    DO_TRADE,
    ESCORT,
    FALLEN,
    FIRST_ARGUMENT,
    FORTIFY,
    FORTIFY_SHIPS,
    IDLE,
    INVADE,
    MOST,
    MOVE_IN,
    PLACE,
    REINFORCE,
    STAR_SETUP,
    STATION_ESCORT,
    TAKE_OVER,
    USE_CARDS,
    WHOLE,
)
from .basics import (
    base_planets,
    base_sites,
    enemy_planets,
    faction_planets,
    hand_size,
    join_field,
    protected,
    with_ships,
)
from .battle import MOST_ATTACK_DICE, MOST_DEFEND_DICE
from .card_effects import card_force_sites
from .cards import ARGUMENT_KIND, OP_FIRE, argument_mask, playable_cards
from .setup import unclaimed
from .station import around_star, card_dice_held, meter_dice, star_reach, station_dice
from .turn import begins_set, can_build, completes, connected, has_set, next_card, set_value, ships_allowed

MOST_SHIPS_ALONG = 3


@rule
def choices(s, seat, out, room):
    """Everything the seat that is asked may choose, at most `room` of it."""
    if s.part != WHOLE:
        return part_choices(s, seat, out, room)
    if s.stage != IDLE:
        return stage_choices(s, seat, out, room)
    if s.step == INVADE:
        return invade_choices(s, seat, out, room)
    if s.step == PLACE:
        return place_choices(s, seat, out, room)
    if s.step == USE_CARDS:
        return card_choices(s, seat, out, room)
    if s.step == FORTIFY:
        return fortify_choices(s, seat, out, room)
    if s.step < BASE:
        return setup_choices(s, seat, out, room)
    return late_choices(s, seat, out, room)


@rule
def write_planets(mask, base, out, n, room):
    """One choice for each planet of a mask."""
    while mask and n < room:
        low = mask & -mask
        mask ^= low
        out[n] = base + lowest_bit(low)
        n += 1
    return n


@rule
def write(action, out, n, room):
    """One more choice, if there is room."""
    if n < room:
        out[n] = action
        n += 1
    return n


# Inside one choice


@rule
def part_choices(s, seat, out, room):
    """The next part of a choice with an amount, arguments or several cards."""
    if s.part == AMOUNT_PLACE:
        return amounts_from(1, s.to_place, out, room)
    if s.part == AMOUNT_FORTIFY:
        return amounts_from(1, s.forces[s.move_from] - 1, out, room)
    if s.part == AMOUNT_MOVE_IN:
        return amounts_from(s.dice, s.dice + s.forces[s.origin] - 1, out, room)
    if s.part == ARGUMENT:
        base = DO_ARGUMENT + FIRST_ARGUMENT[ARGUMENT_KIND[s.card, s.argument_n]]
        return write_planets(argument_mask(s, seat, s.card, s.argument_n), base, out, 0, room)
    return pick_choices(s, seat, out, room)


@rule
def amounts_from(least, most, out, room):
    """Every amount from the least to the most."""
    n = 0
    for count in range(least, min(most, MOST) + 1):
        n = write(DO_AMOUNT + count, out, n, room)
    return n


@rule
def fits_set(s, seat, card):
    """Whether a card goes on with the set that is being picked."""
    if s.pick_n == 1:
        return completes(s, seat, s.picks[0], card)
    return set_value(s.picks[0], s.picks[1], card) > 0


@rule
def pick_choices(s, seat, out, room):
    """The second and third card of a set (TRI-23)."""
    n = 0
    card = next_card(s, seat, s.picks[s.pick_n - 1])
    while card >= 0 and n < room:
        if fits_set(s, seat, card):
            n = write(DO_PICK + card, out, n, room)
        card = next_card(s, seat, card)
    return n


# Set-up


@rule
def setup_choices(s, seat, out, room):
    """Claiming, the Death Star's first place, start forces (TRI-7, TRI-8, TRI-42..TRI-45)."""
    if s.step == CLAIM:
        return write_planets(unclaimed(s), DO_CLAIM, out, 0, room)
    if s.step == CLAIM_NEUTRAL:
        return write_planets(unclaimed(s), DO_CLAIM_NEUTRAL, out, 0, room)
    if s.step == STAR_SETUP:
        return write_planets(faction_planets(s, EMPIRE), DO_STAR_SETUP, out, 0, room)
    if s.step == REINFORCE:
        return write_planets(s.held[seat], DO_REINFORCE, out, 0, room)
    return write_planets(s.held[NEUTRAL], DO_REINFORCE_NEUTRAL, out, 0, room)


# Cards


@rule
def write_cards(cards, deck, base, out, n, room):
    """One choice for each card of a mask."""
    while cards and n < room:
        low = cards & -cards
        cards ^= low
        out[n] = base + deck * DECK_SIZE + lowest_bit(low)
        n += 1
    return n


@rule
def fire_cards(cards, deck):
    """The cards of a mask that fire the Death Star; they are spoken as `fire`."""
    found = 0
    mask = cards
    while mask:
        low = mask & -mask
        mask ^= low
        if CARD_OP[deck * DECK_SIZE + lowest_bit(low)] == OP_FIRE:
            found |= low
    return found


@rule
def event_choices(s, seat, out, n, room):
    """Every event card that could be played now, each with its `decline` (TRI-131)."""
    if n == room or not TRILOGY[s.layout]:
        return n
    cards = playable_cards(s, seat)
    if cards == 0:
        return n
    deck = FACTION_OF[s.layout, seat]
    fires = fire_cards(cards, deck)
    n = write_cards(fires, deck, DO_FIRE - FIRST_FIRE_CARD, out, n, room)
    n = write_cards(cards & ~fires, deck, DO_PLAY_CARD, out, n, room)
    return write_cards(cards, deck, DO_DECLINE, out, n, room)


@rule
def trade_choices(s, seat, out, n, room):
    """The first card of every set, in the data's order (TRI-23)."""
    if not has_set(s, seat):
        return n
    card = next_card(s, seat, -1)
    while card >= 0 and n < room:
        if begins_set(s, seat, card):
            n = write(DO_TRADE + card, out, n, room)
        card = next_card(s, seat, card)
    return n


@rule
def build_choices(s, seat, out, n, room):
    """Every card that can become a ship (TRI-53, TRI-54)."""
    if s.ships_built >= ships_allowed(s, seat):
        return n
    open_0 = can_build(s, seat, 0)
    open_1 = can_build(s, seat, 1)
    open_2 = can_build(s, seat, 2)
    card = next_card(s, seat, -1)
    while card >= 0 and n < room:
        ship = CARD_CLASS[card]
        if (ship == 0 and open_0) or (ship == 1 and open_1) or (ship == 2 and open_2):
            n = write(DO_BUILD + card, out, n, room)
        card = next_card(s, seat, card)
    return n


@rule
def card_choices(s, seat, out, room):
    """Step cards: sets, a ship, events; a full hand must play a set in standard mode (TRI-23, TRI-24, TRI-53)."""
    n = 0
    if not TRILOGY[s.layout]:
        n = trade_choices(s, seat, out, n, room)
        return n if hand_size(s, seat) >= HAND_LIMIT else write(DO_DONE, out, n, room)
    deck = FACTION_OF[s.layout, seat]
    if s.hand[seat, deck]:
        if not s.set_played:
            n = trade_choices(s, seat, out, n, room)
        n = build_choices(s, seat, out, n, room)
        n = event_choices(s, seat, out, n, room)
    return write(DO_DONE, out, n, room)


# Place


@rule
def place_choices(s, seat, out, room):
    """Forces first, then ships; nothing may be kept (TRI-26, TRI-55)."""
    n = 0
    owed = False
    if s.to_place > 0:
        owed = True
        n = write_planets(s.held[seat], DO_PLACE, out, n, room)
    else:
        for ship in range(3):
            if s.ships_to_place[ship] > 0:
                owed = True
                n = write_planets(s.held[seat], DO_PLACE_SHIP + ship * PLANET_COUNT, out, n, room)
    n = event_choices(s, seat, out, n, room)
    return n if owed else write(DO_DONE, out, n, room)


# Invade


@rule
def invade_choices(s, seat, out, room):
    """Step invade; in standard mode a conquered hand may first have to be played and placed (TRI-27, TRI-32)."""
    if not TRILOGY[s.layout]:
        if hand_size(s, seat) >= HAND_LIMIT:
            return trade_choices(s, seat, out, 0, room)
        if s.to_place > 0:
            return write_planets(s.held[seat], DO_PLACE, out, 0, room)
    n = attack_choices(s, seat, out, 0, room)
    if s.star >= 0 and FACTION_OF[s.layout, seat] != EMPIRE:
        n = star_attack_choices(s, seat, out, n, room)
    n = event_choices(s, seat, out, n, room)
    return write(DO_DONE, out, n, room)


@rule
def attack_reach(s, planet):
    """The planets an invasion can reach from here: neighbours, and ways opened by cards (TRI-2, TRI-130)."""
    reach = join_field(s, planet, ADJACENT[planet])
    if s.lane_from == planet:
        reach |= 1 << s.lane_to
    return reach


@rule
def attack_choices(s, seat, out, n, room):
    """From every own planet with 2 forces to every enemy in reach, with 1 to 3 dice (TRI-27, TRI-28, TRI-80)."""
    enemies = enemy_planets(s, seat) & ~protected(s)
    own = s.held[seat] & s.strong
    while own and n < room:
        low = own & -own
        own ^= low
        origin = lowest_bit(low)
        most = min(MOST_ATTACK_DICE, s.forces[origin] - 1)
        targets = attack_reach(s, origin) & enemies
        while targets:
            bit = targets & -targets
            targets ^= bit
            first = DO_ATTACK + PAIR[origin, lowest_bit(bit)] * 3
            for dice in range(most):
                n = write(first + dice, out, n, room)
    return n


@rule
def star_attack_choices(s, seat, out, n, room):
    """1 to 3 forces from around the Death Star, if the meter leaves a die (TRI-81, TRI-90)."""
    own = s.held[seat] & s.strong & around_star(s)
    while own and n < room:
        low = own & -own
        own ^= low
        origin = lowest_bit(low)
        for forces in range(1, min(MOST_ATTACK_DICE, s.forces[origin] - 1) + 1):
            if forces + meter_dice(s, seat) >= 1:
                n = write(DO_ATTACK_STAR + origin * 3 + forces - 1, out, n, room)
    return n


# Fortify


@rule
def fortify_choices(s, seat, out, room):
    """One move of forces over connected ground (TRI-33, TRI-111)."""
    n = 0
    if s.fortifies_left > 0:
        own = s.held[seat] & s.strong
        ground = 0
        while own and n < room:
            low = own & -own
            own ^= low
            origin = lowest_bit(low)
            if ground & low == 0:
                ground = connected(s, seat, origin, room)
            n = write_planets(ground & s.held[seat] & ~low, DO_FORTIFY + origin * PLANET_COUNT, out, n, room)
    n = event_choices(s, seat, out, n, room)
    return write(DO_DONE, out, n, room)


@rule
def fortify_ship_choices(s, seat, out, n, room):
    """Ships move over connected ground; the first fixes both planets (TRI-57, TRI-111)."""
    if s.ships_from >= 0:
        for ship in range(3):
            if s.ships[s.ships_from, ship] > 0:
                action = DO_FORTIFY_SHIP + (ship * PLANET_COUNT + s.ships_from) * PLANET_COUNT + s.ships_to
                n = write(action, out, n, room)
        return n
    for ship in range(3):
        own = s.held[seat] & s.docked[ship]
        ground = 0
        while own and n < room:
            low = own & -own
            own ^= low
            origin = lowest_bit(low)
            if ground & low == 0:
                ground = connected(s, seat, origin, room)
            base = DO_FORTIFY_SHIP + (ship * PLANET_COUNT + origin) * PLANET_COUNT
            n = write_planets(ground & s.held[seat] & ~low, base, out, n, room)
    return n


@rule
def take_over_sites(s, seat):
    """Partner planets with 1 force, no ship, no base, not refused this turn (TRI-112)."""
    partner = PARTNER[s.layout, seat]
    if partner < 0:
        return 0
    return s.held[partner] & ~(s.refused | s.strong | with_ships(s) | base_planets(s))


# The other steps


@rule
def late_choices(s, seat, out, room):
    """Base marker, ships, take-over, Death Star, and the window before the draw."""
    if s.step == BASE:
        n = write_planets(base_sites(s), DO_BASE, out, 0, room)
        return event_choices(s, seat, out, n, room)
    n = 0
    if s.step == FORTIFY_SHIPS:
        n = fortify_ship_choices(s, seat, out, n, room)
    elif s.step == TAKE_OVER:
        n = write_planets(take_over_sites(s, seat), DO_TAKE_OVER, out, n, room)
    elif s.step == DEATH_STAR and s.star >= 0 and not s.star_done:
        n = star_move_choices(s, out, n, room)
    n = event_choices(s, seat, out, n, room)
    return write(DO_DONE, out, n, room)


@rule
def star_move_choices(s, out, n, room):
    """The Death Star's die, then where it takes it; staying is `done` (TRI-84)."""
    if s.star_roll == 0:
        return write(DO_ROLL_STAR, out, n, room)
    return write_planets(star_reach(s), DO_MOVE_STAR, out, n, room)


# Questions inside a step


@rule
def stage_choices(s, seat, out, room):
    """Battle, Death Star attack and card questions."""
    if s.stage == DEFEND:
        n = 0
        for dice in range(min(MOST_DEFEND_DICE, s.forces[s.target])):
            n = write(DO_DEFEND + dice, out, n, room)
        return n
    if s.stage == MOVE_IN:
        return write(DO_MOVE_IN, out, 0, room)
    if s.stage == ESCORT:
        return escort_choices(s, s.dice, out, room)
    if s.stage == STATION_ESCORT:
        return escort_choices(s, min(MOST_SHIPS_ALONG, station_dice(s) + card_dice_held(s)), out, room)
    if s.stage == FALLEN:
        return write_planets(base_sites(s), DO_BASE, out, 0, room)
    if s.stage == AGREE:
        return write(DO_REFUSE, out, write(DO_AGREE, out, 0, room), room)
    if s.stage == DISCARD:
        return discard_choices(s, out, room)
    if s.stage == CARD_FORCE:
        n = write_planets(card_force_sites(s, seat), DO_CARD_FORCE, out, 0, room)
        return write(DO_DONE, out, n, room) if s.left > 0 and s.given else n
    return write(DO_DONE, out, event_choices(s, seat, out, 0, room), room)


@rule
def escort_choices(s, dice, out, room):
    """Any ships of the attacking planet, of each class as many as there are dice (TRI-60, TRI-60a)."""
    n = 0
    for fighters in range(min(dice, s.ships[s.origin, 0]) + 1):
        for bombers in range(min(dice, s.ships[s.origin, 1]) + 1):
            for destroyers in range(min(dice, s.ships[s.origin, 2]) + 1):
                n = write(DO_ESCORT + (fighters * 4 + bombers) * 4 + destroyers, out, n, room)
    return n


@rule
def discard_choices(s, out, room):
    """The cards of the hand that was shown."""
    n = 0
    card = next_card(s, s.about, -1)
    while card >= 0:
        n = write(DO_DISCARD + card, out, n, room)
        card = next_card(s, s.about, card)
    return n


@rule
def offers_cards(s, seat):
    """Whether a seat must be asked in this window: it holds a card that it could play (TRI-131)."""
    if seat == NEUTRAL or not TRILOGY[s.layout]:
        return False
    return playable_cards(s, seat) != 0


@rule
def any_ships(s):
    """Whether there are ships on the attacking planet (TRI-60a)."""
    return (with_ships(s) >> s.origin) & 1
