"""Whose decision, what may be chosen, and carrying it out: the protocol's half of the rules."""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule

from ..hexset import list_hexes
from ..rules.turn import deploy_hexes
from ..state import (
    ATTACK,
    BREAK,
    DEPLOY,
    DISCARD,
    DRAW,
    MOVE,
    MOVE_AFTER,
    ORDER,
    PAIR_TARGET,
    PAIR_UNIT,
    PICK,
    PICK_ORBIT,
    PLAY,
    REROLL,
    REROLL_BITS,
    RESERVE,
    RETREAT,
    SECOND,
    SECTION_STEP,
    TAKE,
    TRENCH_STEP,
    kind,
    kind_of,
    make,
    read,
)
from ..tables import UNIT_SIDE
from .attack import (
    attack_unit,
    break_through,
    hold,
    keep_dice,
    legal_attacks,
    list_attacks,
    may_break_through,
    reroll,
    rerolls_of,
)
from .decks import discard_from_hand
from .field import seat_on_call
from .medals import leave_field
from .moves import legal_later_moves, legal_moves, may_leave, move_after, move_unit, movers
from .orders import end_orders, name_section, name_unit, orderable, play_card, sections_to_name
from .retreats import list_retreats, retreat_to
from .setup import begin_battle
from .support import list_support, pick, pickable, play_support
from .turn import (
    advance,
    decline_deployment,
    end_attacks,
    end_discards,
    end_moves,
    fleet_seat,
    fresh_unit,
    place_fresh,
    take_card,
)


@rule
def start(s, options, seed):
    """A fresh battle up to its first question (COM-4)."""
    begin_battle(s, options, seed)
    advance(s)


@rule
def asked_seat(s):
    """The one seat that decides now (COM-82, COM-82a)."""
    if s.owed:
        return s.owed - 1
    if s.step == DISCARD:
        return fleet_seat(s)
    if s.step == TRENCH_STEP or s.step == RETREAT:
        return seat_on_call(s, UNIT_SIDE[s.target])
    return s.seat


@rule
def to_act(s):
    """The seats that may decide now, as a mask."""
    return 0 if s.over else 1 << asked_seat(s)


# What may be chosen


@rule
def list_bits(out, n, first, mask):
    """Write one action for every bit of a mask, the bit 0 being the first action."""
    while mask:
        out[n] = first + lowest_bit(mask)
        mask = without_lowest(mask)
        n += 1
    return n


@rule
def add(out, n, action):
    """Write one more action."""
    out[n] = action
    return n + 1


@rule
def question(s):
    """A number for what is asked: games that ask the same run side by side on a GPU.

    Those whose deck is empty stand apart: they shuffle before they draw.
    """
    return (s.step << 8) | (s.picking << 1) | (s.deck_n[s.seat] == 0)


@rule
def legal(s, seat, out):
    """Everything a seat may choose now, in rising order."""
    if s.over or seat != asked_seat(s):
        return 0
    if s.owed:
        return list_bits(out, 0, make.discard(0), s.hand[seat])
    step = s.step
    if step == MOVE:
        return legal_move_step(s, out)
    if step == ATTACK:
        n = legal_attacks(s, out)
        return add(out, list_support(s, out, n), make.done())
    if step == ORDER:
        n = list_bits(out, 0, make.order(0), orderable(s))
        return add(out, list_support(s, out, n), make.done())
    if step == PLAY:
        return list_bits(out, 0, make.play_card(0), s.hand[seat])
    if step == RETREAT:
        return legal_retreats(s, out)
    if step == TRENCH_STEP:
        return add(out, add(out, 0, make.ignore_retreat()), make.take_retreat())
    if step == REROLL:
        return legal_rerolls(s, out)
    if step == BREAK:
        return legal_break(s, out)
    if step == SECOND:
        return add(out, list_attacks(s, s.attacker, out, 0), make.hold(s.attacker))
    return legal_rare(s, seat, out)


@rule
def legal_rare(s, seat, out):
    """What may be chosen in the steps that come seldom."""
    step = s.step
    if step == MOVE_AFTER:
        return add(out, legal_later_moves(s, out), make.done())
    if step == SECTION_STEP:
        return list_bits(out, 0, make.section(0), sections_to_name(s))
    if step == PICK:
        n = list_bits(out, 0, make.pick(0), pickable(s))
        return add(out, n, make.done()) if s.picking == PICK_ORBIT else n
    if step == DISCARD:
        return add(out, list_bits(out, 0, make.discard(0), s.hand[seat]), make.done())
    if step == TAKE:
        if s.offered:
            return list_bits(out, 0, make.take(0), s.discards[seat])
        return add(out, list_support(s, out, 0), make.done())
    return legal_deployments(s, out)


@rule
def legal_move_step(s, out):
    """Moves, leaving the field, or done (COM-15, COM-93)."""
    n = legal_moves(s, out)
    mask = movers(s)
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if may_leave(s, unit):
            n = add(out, n, make.leave(unit))
    return add(out, n, make.done())


@rule
def legal_retreats(s, out):
    """The hexes the retreating unit may step to (COM-25a)."""
    return list_retreats(s, out)


@rule
def legal_rerolls(s, out):
    """Any dice again, or none (COM-62a); or a support card that allows it."""
    n = 0
    if s.rerolls > 0:
        for dice in range(rerolls_of(s.dice_n)):
            n = add(out, n, make.reroll(dice))
    return list_support(s, out, add(out, n, make.keep_dice()))


@rule
def legal_break(s, out):
    """Break through or hold; Final Assault, or going on without it (COM-61a)."""
    if may_break_through(s):
        return list_support(s, out, add(out, add(out, 0, make.break_through(s.attacker)), make.hold(s.attacker)))
    return add(out, list_support(s, out, 0), make.done())


@rule
def legal_deployments(s, out):
    """Where the next fresh unit may be placed; declined only where the rule allows it (COM-90a)."""
    unit = fresh_unit(s)
    n = list_hexes(out, 0, make.deploy(unit, 0), deploy_hexes(s, unit))
    if s.step == RESERVE or s.to_place > 0:
        return n
    return add(out, n, make.done())


# Carrying a choice out


@rule
def apply(s, seat, action):
    """Carry out one legal choice with its dice, up to the next decision."""
    chosen = kind_of(action)
    if chosen == kind.move:
        move_unit(s, read.move_unit(action), read.move_to(action))
    elif chosen == kind.order:
        name_unit(s, read.order_unit(action))
    elif chosen == kind.attack:
        pair = read.attack_unit_target(action)
        attack_unit(s, PAIR_UNIT[pair], PAIR_TARGET[pair])
    elif chosen == kind.play_card:
        play_card(s, read.play_card_card(action))
    elif chosen == kind.done:
        end_step(s)
    elif chosen == kind.retreat:
        retreat_to(s, read.retreat_to(action))
    else:
        apply_seldom(s, seat, chosen, action)
    advance(s)


@rule
def apply_seldom(s, seat, chosen, action):
    """Carry out a choice of a kind that comes seldom."""
    if chosen == kind.section:
        name_section(s, read.section_section(action))
    elif chosen == kind.leave:
        leave_field(s, read.leave_unit(action))
    elif chosen == kind.reroll:
        reroll(s, REROLL_BITS[read.reroll_dice(action)])
    elif chosen == kind.keep_dice:
        keep_dice(s)
    elif chosen == kind.ignore_retreat:
        ignore_retreat(s)
    elif chosen == kind.take_retreat:
        s.step = RETREAT
    elif chosen == kind.break_through:
        break_through(s)
    elif chosen == kind.hold:
        hold(s)
    elif chosen == kind.move_after:
        move_after(s, read.move_after_unit(action), read.move_after_to(action))
    elif chosen == kind.discard:
        apply_discard(s, seat, read.discard_card(action))
    elif chosen == kind.take:
        take_card(s, read.take_card(action))
    elif chosen == kind.support:
        play_support(s, read.support_card(action))
    elif chosen == kind.pick:
        pick(s, read.pick_target(action))
    else:
        place_fresh(s, read.deploy_to(action))


@rule
def ignore_retreat(s):
    """The trench takes away one retreat symbol (COM-44a)."""
    s.retreats -= 1
    s.step = RETREAT


@rule
def apply_discard(s, seat, card):
    """A card owed for leaving the card hex, or one for Deploy the Fleet!"""
    discard_from_hand(s, seat, card)
    if s.owed:
        s.owed = 0
    else:
        s.thrown += 1


@rule
def end_step(s):
    """The present step ends, or what is offered is declined (COM-10a)."""
    step = s.step
    if step == ORDER:
        end_orders(s)
    elif step == MOVE:
        end_moves(s)
    elif step == ATTACK:
        end_attacks(s)
    elif step == MOVE_AFTER:
        s.step = TAKE
    elif step == DISCARD:
        end_discards(s)
    elif step == DEPLOY:
        decline_deployment(s)
    elif step == PICK:
        s.picking = 0
        s.step = TAKE
    elif step == BREAK:
        hold(s)
    else:
        finish_take(s)


@rule
def finish_take(s):
    """No card is taken back; the ordinary draw follows."""
    s.step = DRAW
