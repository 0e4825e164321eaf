"""What a seat cannot know, dealt anew: hidden cards, secret goals and support cards (COM-73, COM-82, COM-92)."""

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.dice import below, seed_words
from holotable.core.jit import rule

from ..state import ATTACK, BREAK, NONE, ORDER, REROLL, TAKE
from ..tables import (
    GOAL_NEEDS,
    GOAL_SIDE,
    GOALS,
    KIND_COUNT,
    LEADER_CARDS,
    SUPPORT_OF,
)
from .seats import side_of
from .secret_goals import starting_units
from .steps.attack import any_attack
from .steps.break_through import may_break_through
from .steps.order import orderable

GOAL_COUNT = len(GOALS)


@rule
def any_of(s, mask):
    """A random bit of a mask, as a mask."""
    k = below(s.rng, count_bits(mask))
    while k > 0:
        mask = without_lowest(mask)
        k -= 1
    return mask & -mask


@rule
def deck_mask(s, seat):
    """The cards of a deck, whatever their order."""
    mask = 0
    for i in range(s.deck_n[seat]):
        mask |= 1 << s.deck[seat, i]
    return mask


@rule
def deal_hidden(s, seat, cards, to_hand, first):
    """Deal hidden cards at random: some to the hand, the others to the deck from a place on."""
    for _ in range(to_hand):
        card = any_of(s, cards)
        cards ^= card
        s.hand[seat] |= card
    while cards:
        card = any_of(s, cards)
        cards ^= card
        s.deck[seat, first] = lowest_bit(card)
        first += 1


@rule
def unseen(s, seat, hands_open):
    """A seat's cards that nobody outside can place: not yet seen since the game began."""
    cards = 0
    if not s.rebuilt[seat]:
        cards = deck_mask(s, seat)
    if not hands_open:
        cards |= s.hand[seat] & ~s.known[seat] & ~s.rebuilt[seat]
    return cards


@rule
def redeal_recycled(s, seat, hands_open):
    """Cards that went from the discards into a new deck lie in that deck or were drawn from it since."""
    if not s.rebuilt[seat]:
        return
    cards = deck_mask(s, seat)
    in_hand = 0
    if not hands_open:
        in_hand = s.hand[seat] & s.rebuilt[seat] & ~s.known[seat]
        s.hand[seat] &= ~in_hand
    deal_hidden(s, seat, cards | in_hand, count_bits(in_hand), 0)


@rule
def redeal_side(s, side, hands_open):
    """Deal a side's hidden cards anew; partners' unseen plain cards may lie with either (COM-80)."""
    first = s.first_seat[side]
    last = first + s.seats[side]
    pool = 0
    for seat in range(first, last):
        pool |= unseen(s, seat, hands_open) & ~own_leader(s, seat)
    for seat in range(first, last):
        redeal_recycled(s, seat, hands_open)
        cards = unseen(s, seat, hands_open)
        in_hand = cards & s.hand[seat]
        leaders = cards & own_leader(s, seat)
        share = leaders
        for _ in range(count_bits(cards) - count_bits(leaders)):
            card = any_of(s, pool)
            pool ^= card
            share |= card
        s.hand[seat] &= ~in_hand
        deal_hidden(s, seat, share, count_bits(in_hand), 0)


@rule
def own_leader(s, seat):
    """The cards of a seat's leader, which are surely its own."""
    return LEADER_CARDS[s.leader[seat]] if s.leader[seat] != NONE else 0


@rule
def goal_possible(s, goal, side):
    """Whether a side could still hold a goal that has not been shown (COM-92)."""
    if GOAL_SIDE[goal] != side or has_bit(s.feats, goal):
        return False
    if GOAL_NEEDS[goal] == 0:
        return True
    for kind in range(KIND_COUNT):
        if has_bit(GOAL_NEEDS[goal], kind) and starting_units(s, kind):
            return True
    return False


@rule
def redeal_goal(s, side):
    """Another secret goal that the enemy could hold."""
    if s.goal[side] == 0 or has_bit(s.feats, s.goal[side]) or s.over:
        return
    mask = 0
    for goal in range(1, GOAL_COUNT):
        if goal_possible(s, goal, side):
            mask |= 1 << goal
    s.goal[side] = lowest_bit(any_of(s, mask | 1 << s.goal[side]))


@rule
def asked_anyhow(s):
    """Whether the open question, if there is one, would be asked of a side without support cards (COM-92a)."""
    if s.over or s.owes != NONE:
        return True
    step = s.step
    if step == ORDER:
        return orderable(s) != 0
    if step == ATTACK:
        return any_attack(s)
    if step == REROLL:
        return s.rerolls > 0
    if step == BREAK:
        return may_break_through(s)
    if step == TAKE:
        return s.takes_back != 0
    return True


@rule
def redeal_support(s, side):
    """Other support cards the enemy could hold: as many, of those not yet played in this battle."""
    pool = SUPPORT_OF[side] & ~s.spent[side]
    count = count_bits(s.support[side])
    s.support[side] = 0
    for _ in range(count):
        card = any_of(s, pool)
        pool ^= card
        s.support[side] |= card


@rule
def redeal(s, seat, seed):
    """Re-sample everything a seat cannot know, consistently with what it does know (COM-73)."""
    seed_words(s.rng, seed, 1)
    own = side_of(s, seat)
    redeal_side(s, own, True)
    redeal_side(s, 1 - own, False)
    redeal_goal(s, 1 - own)
    redeal_support(s, 1 - own)
