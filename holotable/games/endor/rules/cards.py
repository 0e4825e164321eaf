"""Order cards: decks, hands, piles and rounds (END-1..END-7, END-60..END-62, END-70..END-72)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.dice import shuffle
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, emit

from ..board import (
    ALL_CARDS,
    CARD_BASE,
    CARD_COUNT,
    DRAWS,
    EMPIRE,
    HAND_SIZE,
    PICKS,
    SIDE_OF,
)
from ..state import BY_ROUND_LIMIT, NO_STEP, PREPARE, event, make


@rule
def seat_name(s, seat):
    """The number of a seat among the names of events: two players' seats come first."""
    return seat if s.players == 2 else 2 + seat


@rule
def team(s, seat):
    """A seat and its partner as a mask: they see each other's cards (END-72)."""
    mask = 0
    for other in range(s.players):
        if SIDE_OF[other] == SIDE_OF[seat]:
            mask |= 1 << other
    return mask


@rule
def win(s, side, reason):
    """The game ends at once (END-60)."""
    s.winner = side
    s.over = 1
    clear_order(s)
    emit(s, event.won, EVERYONE, side, reason)


@rule
def clear_order(s):
    """Nothing of an order is left over."""
    s.step = NO_STEP
    s.order = -1
    s.moving = -1
    s.origin = -1
    s.target = -1
    for face in range(6):
        s.dice[face] = 0


# Decks


@rule
def fill_decks(s):
    """Both decks whole and shuffled, the last card on top (END-1)."""
    for side in range(2):
        for card in range(CARD_COUNT[side]):
            s.deck[side, card] = card
        s.deck_n[side] = CARD_COUNT[side]
        s.fresh[side] = ALL_CARDS[side]
        shuffle(s, s.deck[side], 0, CARD_COUNT[side])


@rule
def reshuffle(s, side):
    """An empty deck is made of the shuffled discards (END-6)."""
    n = s.discard_n[side]
    s.fresh[side] = 0
    for i in range(n):
        card = s.discard[side, i]
        s.deck[side, i] = card
        s.discard[side, i] = 0
        s.fresh[side] |= 1 << card
    s.deck_n[side] = n
    s.discard_n[side] = 0
    shuffle(s, s.deck[side], 0, n)
    emit(s, event.reshuffled, EVERYONE, side)


@rule
def draw(s, side):
    """The top card of a deck; -1 if deck and discards are both empty (END-6a, END-7)."""
    if s.deck_n[side] == 0:
        if s.discard_n[side] == 0:
            return -1
        reshuffle(s, side)
    s.deck_n[side] -= 1
    top = s.deck_n[side]
    card = s.deck[side, top]
    s.deck[side, top] = 0
    return card


@rule
def draw_to_hand(s, seat, count):
    """A player's whole draw (END-6, END-70a)."""
    drawn = 0
    for _ in range(count):
        card = draw(s, SIDE_OF[seat])
        if card >= 0:
            s.hand[seat] |= 1 << card
            drawn += 1
    if drawn > 0:
        emit(s, event.drew, EVERYONE, seat_name(s, seat), drawn)


@rule
def take_hand(s, seat, cards):
    """A hand that an opening names, taken out of the shuffled deck."""
    if cards == 0:
        return
    side = SIDE_OF[seat]
    kept = 0
    for i in range(s.deck_n[side]):
        card = s.deck[side, i]
        s.deck[side, i] = 0
        if not has_bit(cards, card):
            s.deck[side, kept] = card
            kept += 1
    emit(s, event.drew, EVERYONE, seat_name(s, seat), s.deck_n[side] - kept)
    s.deck_n[side] = kept
    s.hand[seat] = cards


@rule
def deal(s):
    """Six cards to everybody whose hand is not named, in the order of turns (END-1, END-70a)."""
    for seat in range(s.players):
        if s.hand[seat] == 0:
            draw_to_hand(s, seat, HAND_SIZE)


@rule
def extra_orders(s, count):
    """Cards drawn unseen under the pile of the player on turn, the first drawn above the next (END-5, END-71)."""
    seat = s.turn
    drawn = 0
    for _ in range(count):
        card = draw(s, SIDE_OF[seat])
        if card >= 0:
            s.pile[seat, s.pile_n[seat]] = card
            s.pile_n[seat] += 1
            s.extras[seat] += 1
            drawn += 1
    if drawn > 0:
        emit(s, event.extra_orders, EVERYONE, seat_name(s, seat), drawn)


# Prepare: everybody picks at the same time


@rule
def still_picks(s, seat):
    """Whether a seat has cards left to pick for its pile (END-3, END-7, END-70)."""
    return s.pile_n[seat] < PICKS[s.players] and s.hand[seat] != 0


@rule
def pickers(s):
    """The seats that still pick, as a mask."""
    mask = 0
    for seat in range(s.players):
        if still_picks(s, seat):
            mask |= 1 << seat
    return mask


@rule
def legal_picks(s, seat, out):
    """Any card of the hand (END-3)."""
    n = 0
    hand = s.hand[seat]
    while hand:
        n = write(out, n, make.pick(CARD_BASE[SIDE_OF[seat]] + lowest_bit(hand)))
        hand = without_lowest(hand)
    return n


@rule
def pick(s, seat, card):
    """Put a card of the hand, by its number among all cards, under those picked before (END-3, END-3a)."""
    own = card - CARD_BASE[SIDE_OF[seat]]
    s.hand[seat] &= ~(1 << own)
    s.pile[seat, s.pile_n[seat]] = own
    s.pile_n[seat] += 1
    emit(s, event.picked, team(s, seat), card)


# Turns


@rule
def next_seat(s):
    """The next player with a card in its pile, in the order of turns; -1 if all piles are empty (END-4, END-70)."""
    for step in range(s.players):
        seat = (s.turn + 1 + step) % s.players
        if s.pile_n[seat] > 0:
            return seat
    return -1


@rule
def turn_up(s, seat):
    """Take the top card off a pile for all to see (END-4)."""
    s.turn = seat
    s.card = s.pile[seat, 0]
    s.pile_n[seat] -= 1
    n = s.pile_n[seat]
    for i in range(n):
        s.pile[seat, i] = s.pile[seat, i + 1]
    s.pile[seat, n] = 0
    s.extras[seat] = min(s.extras[seat], n)
    emit(s, event.turned_up, EVERYONE, CARD_BASE[SIDE_OF[seat]] + s.card)


@rule
def discard(s):
    """The turned-up card joins the discards when its turn is over (END-6, END-6a)."""
    side = SIDE_OF[s.turn]
    s.discard[side, s.discard_n[side]] = s.card
    s.discard_n[side] += 1
    emit(s, event.discarded, EVERYONE, CARD_BASE[side] + s.card)
    s.card = -1


@rule
def end_round(s):
    """All piles are empty: the limit is looked at, then every player draws for the next round (END-6, END-61)."""
    s.turn = -1
    s.phase = PREPARE
    if s.round_no >= s.round_limit:
        win(s, EMPIRE, BY_ROUND_LIMIT)
        return
    s.round_no += 1
    for seat in range(s.players):
        draw_to_hand(s, seat, DRAWS[s.players])
