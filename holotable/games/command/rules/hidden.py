"""What a seat knows: re-dealing what it cannot know, numbers for a learner, and the result (COM-73, COM-82)."""

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.dice import below, seed_words
from holotable.core.jit import rule

from ..board import HEX_COUNT
from ..hexset import has_hex, load
from ..state import CARRIED, NONE, at
from ..tables import (
    CARD_COUNT,
    GOAL_NEEDS,
    GOAL_SIDE,
    GOALS,
    KIND_COUNT,
    LEADER_CARDS,
    STRUCTURE_COUNT,
    SUPPORT,
    SUPPORT_OF,
    UNIT_COUNT,
    UNIT_KIND,
    UNIT_SIDE,
)
from .choices import asked_seat
from .field import full_figures, side_of, target_hex
from .medals import starting_units
from .scenario_fields import fill

GOAL_COUNT = len(GOALS)
SUPPORT_COUNT = len(SUPPORT)


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
    """Figures, kinds and badges by hex."""
    for unit in range(UNIT_COUNT):
        h = s.at[unit]
        if h == NONE:
            continue
        share = s.figures[unit] / full_figures(s, unit)
        if UNIT_SIDE[unit] == side:
            out[at.own_figures(h)] = share
        else:
            out[at.enemy_figures(h)] = share
        out[at.unit_kind(UNIT_KIND[unit], h)] = 1.0
        if has_bit(s.moving, unit):
            out[at.moving_e_web(h)] = 1.0
        elif s.badge[unit]:
            out[at.unit_badge(s.badge[unit] - 1, h)] = 1.0


@rule
def observe_field(s, side, out):
    """Terrain, structures, markers still open, exits and the officer, by hex."""
    for h in range(HEX_COUNT):
        out[at.terrain(s.terrain[h], h)] = 1.0
        out[at.open_marker(h)] = has_hex(load(s.watch), h) and not has_hex(load(s.taken), h)
        out[at.own_exit(h)] = has_hex(load(s.exits[side]), h)
        out[at.enemy_exit(h)] = has_hex(load(s.exits[1 - side]), h)
    for i in range(STRUCTURE_COUNT):
        if s.structure_at[i] != NONE:
            out[at.structure(s.structure_at[i])] = 1.0
    if s.officer != NONE:
        out[at.officer(s.officer if s.officer < CARRIED else s.at[s.officer - CARRIED])] = 1.0


@rule
def observe_turn(s, out):
    """What units have done this turn, and the target of an attack, by hex; the step and the dice."""
    mask = s.ordered & s.on_field[s.side]
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        h = s.at[unit]
        out[at.ordered(h)] = 1.0
        out[at.moved(h)] = has_bit(s.moved, unit)
        out[at.attacked(h)] = has_bit(s.attacked, unit)
    if s.target != NONE:
        h = target_hex(s, s.target)
        if h != NONE:
            out[at.under_attack(h)] = 1.0
    out[at.step(s.step)] = 1.0
    for i in range(s.dice_n):
        out[at.dice(s.dice[i] - 1)] += 1.0


@rule
def observe_cards(s, seat, out):
    """The own hand, the partner's, both sides' discards, the card in play and the side's support cards."""
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
        out[at.hand(card)] = has_bit(s.hand[seat], card)
        out[at.partner_hand(card)] = has_bit(partner, card)
        out[at.own_discards(card)] = has_bit(own, card)
        out[at.enemy_discards(card)] = has_bit(other, card)
    if s.card != NONE:
        out[at.card_in_play(s.card)] = 1.0
    for card in range(SUPPORT_COUNT):
        out[at.support(card)] = has_bit(s.support[side], card)


@rule
def observe_counts(s, seat, out):
    """Whose turn it is, medals held and needed, cards in hand, charges, and the turns so far."""
    side = side_of(s, seat)
    out[at.my_turn()] = not s.over and asked_seat(s) == seat
    out[at.my_side(side)] = 1.0
    for i in range(2):
        which = side if i == 0 else 1 - side
        out[at.medals(i, 0)] = s.medals[which] + s.held[which]
        out[at.medals(i, 1)] = s.need[which]
    for p in range(s.players):
        out[at.hand_sizes(p)] = count_bits(s.hand[p])
    out[at.charges()] = s.charges
    out[at.turns()] = s.turns[side] / s.turn_limit


@rule
def observe(s, seat, out):
    """Numbers for a learner, laid out as OBSERVATION says, hiding what the seat may not see."""
    fill(out, 0.0)
    side = side_of(s, seat)
    observe_units(s, side, out)
    observe_field(s, side, out)
    observe_turn(s, out)
    observe_cards(s, seat, out)
    observe_counts(s, seat, out)
