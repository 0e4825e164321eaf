"""What a seat knows: re-dealing what it cannot know, numbers for a learner, and the result (COM-73, COM-82)."""

from holotable.core.bits import count_bits, lowest_bit
from holotable.core.dice import below, seed_words
from holotable.core.jit import rule

from ..board import HEX_COUNT
from ..state import CARRIED, NONE, STEPS
from ..tables import (
    BADGES,
    CARD_COUNT,
    GOAL_NEEDS,
    GOAL_SIDE,
    GOALS,
    KIND_COUNT,
    LEADER_CARDS,
    STRUCTURE_COUNT,
    SUPPORT,
    SUPPORT_OF,
    TERRAINS,
    UNIT_COUNT,
    UNIT_KIND,
    UNIT_SIDE,
)
from .choices import asked_seat
from .field import full_figures, has, side_of, target_hex, within
from .medals import starting_units
from .scenario_fields import fill

GOAL_COUNT = len(GOALS)
STEP_COUNT = len(STEPS)
TERRAIN_COUNT = len(TERRAINS)
BADGE_COUNT = len(BADGES)
SUPPORT_COUNT = len(SUPPORT)
FACE_COUNT = 6


@rule
def result(s, out):
    """1 for each player of the winning side, 0 for the others, a half each without a winner (COM-53, COM-82a)."""
    for seat in range(s.players):
        if s.winner == NONE:
            out[seat] = 0.5
        else:
            out[seat] = 1.0 if side_of(s, seat) == s.winner else 0.0


# Hidden cards


@rule
def any_of(s, mask):
    """A random bit of a mask, as a mask."""
    k = below(s.rng, count_bits(mask))
    while k > 0:
        mask &= mask - 1
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
    if GOAL_SIDE[goal] != side or (s.feats >> goal) & 1:
        return False
    if GOAL_NEEDS[goal] == 0:
        return True
    for kind in range(KIND_COUNT):
        if (GOAL_NEEDS[goal] >> kind) & 1 and starting_units(s, kind):
            return True
    return False


@rule
def redeal_goal(s, side):
    """Another secret goal that the enemy could hold."""
    if s.goal[side] == 0 or (s.feats >> s.goal[side]) & 1 or s.over:
        return
    mask = 0
    for goal in range(1, GOAL_COUNT):
        if goal_possible(s, goal, side):
            mask |= 1 << goal
    s.goal[side] = lowest_bit(any_of(s, mask | 1 << s.goal[side]))


@rule
def redeal_support(s, side):
    """Other support cards the enemy could hold: as many, of those not yet played in this battle."""
    count = count_bits(s.support[side])
    pool = SUPPORT_OF[side] & ~s.spent[side]
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


# Numbers for a learner


@rule
def observe_units(s, side, out):
    """Figures, kinds and badges by hex; returns where the next part begins."""
    for unit in range(UNIT_COUNT):
        h = s.at[unit]
        if h == NONE:
            continue
        share = s.figures[unit] / full_figures(s, unit)
        out[h if UNIT_SIDE[unit] == side else HEX_COUNT + h] = share
        out[(2 + UNIT_KIND[unit]) * HEX_COUNT + h] = 1.0
        badge = BADGE_COUNT - 1 if has(s.moving, unit) else s.badge[unit] - 1
        if s.badge[unit]:
            out[(2 + KIND_COUNT + badge) * HEX_COUNT + h] = 1.0
    return (2 + KIND_COUNT + BADGE_COUNT) * HEX_COUNT


@rule
def observe_field(s, out, k):
    """Terrain and structures by hex."""
    for h in range(HEX_COUNT):
        out[k + s.terrain[h] * HEX_COUNT + h] = 1.0
    k += TERRAIN_COUNT * HEX_COUNT
    for i in range(STRUCTURE_COUNT):
        if s.structure_at[i] != NONE:
            out[k + s.structure_at[i]] = 1.0
    return k + HEX_COUNT


@rule
def observe_turn(s, out, k):
    """What units have done this turn, and the target of an attack, by hex."""
    mask = s.ordered & s.on_field[s.side]
    while mask:
        unit = lowest_bit(mask)
        mask &= mask - 1
        h = s.at[unit]
        out[k + h] = 1.0
        out[k + HEX_COUNT + h] = has(s.moved, unit)
        out[k + 2 * HEX_COUNT + h] = has(s.attacked, unit)
    if s.target != NONE:
        h = target_hex(s, s.target)
        if h != NONE:
            out[k + 3 * HEX_COUNT + h] = 1.0
    return k + 4 * HEX_COUNT


@rule
def observe_special(s, side, out, k):
    """Medal hexes, exits, objectives and the officer, by hex."""
    for h in range(HEX_COUNT):
        out[k + h] = within(s.watch_lo, s.watch_hi, h) and not within(s.taken_lo, s.taken_hi, h)
        out[k + HEX_COUNT + h] = within(s.exit_lo[side], s.exit_hi[side], h)
        out[k + 2 * HEX_COUNT + h] = within(s.exit_lo[1 - side], s.exit_hi[1 - side], h)
    if s.officer != NONE:
        out[k + 3 * HEX_COUNT + (s.officer if s.officer < CARRIED else s.at[s.officer - CARRIED])] = 1.0
    return k + 4 * HEX_COUNT


@rule
def observe_cards(s, seat, out, k):
    """The own hand, the partner's, both sides' discards and the card in play."""
    side = side_of(s, seat)
    partner = 0
    own = 0
    other = 0
    for p in range(s.players):
        if side_of(s, p) == side:
            own |= s.discards[p]
            if p != seat:
                partner = s.hand[p]
        else:
            other |= s.discards[p]
    for card in range(CARD_COUNT):
        out[k + card] = (s.hand[seat] >> card) & 1
        out[k + CARD_COUNT + card] = (partner >> card) & 1
        out[k + 2 * CARD_COUNT + card] = (own >> card) & 1
        out[k + 3 * CARD_COUNT + card] = (other >> card) & 1
    k += 4 * CARD_COUNT
    if s.card != NONE:
        out[k + s.card] = 1.0
    k += CARD_COUNT
    for card in range(SUPPORT_COUNT):
        out[k + card] = (s.support[side] >> card) & 1
    return k + SUPPORT_COUNT


@rule
def observe(s, seat, out):
    """Numbers for a learner, laid out as OBSERVATION says, hiding what the seat may not see."""
    fill(out, 0.0)
    side = side_of(s, seat)
    k = observe_units(s, side, out)
    k = observe_field(s, out, k)
    k = observe_turn(s, out, k)
    k = observe_special(s, side, out, k)
    k = observe_cards(s, seat, out, k)
    out[k + s.step] = 1.0
    k += STEP_COUNT
    for i in range(s.dice_n):
        out[k + s.dice[i] - 1] += 1.0
    k += FACE_COUNT
    for i in range(2):
        which = side if i == 0 else 1 - side
        out[k + 2 * i] = s.medals[which] + s.held[which]
        out[k + 2 * i + 1] = s.need[which]
    k += 4
    out[k] = not s.over and asked_seat(s) == seat
    out[k + 1 + side] = 1.0
    k += 3
    for p in range(s.players):
        out[k + p] = count_bits(s.hand[p])
    out[k + 4] = s.charges
    out[k + 5] = s.turns[side] / s.turn_limit
