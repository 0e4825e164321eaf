"""Whose decision, what may be chosen, and carrying it out: the protocol's half of the rules."""

from holotable.core.bits import lowest_bit
from holotable.core.jit import rule

from ..board import HEX_COUNT, SECTIONS
from ..state import (
    ATTACK,
    ATTACK_UNIT,
    BREAK,
    BREAK_THROUGH,
    DEPLOY,
    DEPLOY_UNIT,
    DISCARD,
    DISCARD_CARD,
    DONE,
    DRAW,
    HOLD,
    IGNORE_RETREAT,
    KEEP_DICE,
    LEAVE_FIELD,
    MOVE,
    MOVE_AFTER,
    MOVE_UNIT,
    MOVE_UNIT_AFTER,
    NAME_SECTION,
    ORDER,
    ORDER_UNIT,
    PICK,
    PICK_ORBIT,
    PICK_UNIT,
    PLAY,
    PLAY_CARD,
    PLAY_SUPPORT,
    REROLL,
    REROLL_DICE,
    RESERVE,
    RETREAT,
    RETREAT_TO,
    SECOND,
    SECTION_STEP,
    SIDE_TARGETS,
    TAKE,
    TAKE_CARD,
    TAKE_RETREAT,
    TRENCH_STEP,
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
    named_target,
    reroll,
)
from .decks import discard_from_hand
from .field import seat_on_call
from .medals import leave_field
from .moves import legal_later_moves, legal_moves, list_hexes, may_leave, move_after, move_unit, movers
from .orders import end_orders, name_section, name_unit, orderable, play_card, sections_to_name
from .retreats import list_retreats, retreat_to
from .setup import begin_battle
from .support import list_support, pick, pickable, play_support
from .turn import (
    advance,
    decline_deployment,
    deploy_hi,
    deploy_lo,
    end_attacks,
    end_discards,
    end_moves,
    fleet_seat,
    fresh_unit,
    place_fresh,
    take_card,
)

SECTION_COUNT = len(SECTIONS)


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
def list_bits(out, n, base, mask):
    """Write one action for every bit of a mask."""
    while mask:
        out[n] = base + lowest_bit(mask)
        mask &= mask - 1
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
        return list_bits(out, 0, DISCARD_CARD, s.hand[seat])
    step = s.step
    if step == MOVE:
        return legal_move_step(s, out)
    if step == ATTACK:
        n = legal_attacks(s, out)
        return add(out, list_support(s, out, n), DONE)
    if step == ORDER:
        n = list_bits(out, 0, ORDER_UNIT, orderable(s))
        return add(out, list_support(s, out, n), DONE)
    if step == PLAY:
        return list_bits(out, 0, PLAY_CARD, s.hand[seat])
    if step == RETREAT:
        return legal_retreats(s, out)
    if step == TRENCH_STEP:
        return add(out, add(out, 0, IGNORE_RETREAT), TAKE_RETREAT)
    if step == REROLL:
        return legal_rerolls(s, out)
    if step == BREAK:
        return legal_break(s, out)
    if step == SECOND:
        return add(out, list_attacks(s, s.attacker, out, 0), HOLD + s.attacker)
    return legal_rare(s, seat, out)


@rule
def legal_rare(s, seat, out):
    """What may be chosen in the steps that come seldom."""
    step = s.step
    if step == MOVE_AFTER:
        return add(out, legal_later_moves(s, out), DONE)
    if step == SECTION_STEP:
        return list_bits(out, 0, NAME_SECTION, sections_to_name(s))
    if step == PICK:
        n = list_bits(out, 0, PICK_UNIT, pickable(s))
        return add(out, n, DONE) if s.picking == PICK_ORBIT else n
    if step == DISCARD:
        return add(out, list_bits(out, 0, DISCARD_CARD, s.hand[seat]), DONE)
    if step == TAKE:
        if s.offered:
            return list_bits(out, 0, TAKE_CARD, s.discards[seat])
        return add(out, list_support(s, out, 0), DONE)
    return legal_deployments(s, out)


@rule
def legal_move_step(s, out):
    """Moves, leaving the field, or done (COM-15, COM-93)."""
    n = legal_moves(s, out)
    mask = movers(s)
    while mask:
        unit = lowest_bit(mask)
        mask &= mask - 1
        if may_leave(s, unit):
            n = add(out, n, LEAVE_FIELD + unit)
    return add(out, n, DONE)


@rule
def legal_retreats(s, out):
    """The hexes the retreating unit may step to (COM-25a)."""
    n = list_retreats(s, out)
    for i in range(n):
        out[i] += RETREAT_TO + s.target * HEX_COUNT
    return n


@rule
def legal_rerolls(s, out):
    """Any dice again, or none (COM-62a); or a support card that allows it."""
    n = 0
    if s.rerolls > 0:
        for chosen in range(1, 1 << s.dice_n):
            out[n] = REROLL_DICE + chosen - 1
            n += 1
    return list_support(s, out, add(out, n, KEEP_DICE))


@rule
def legal_break(s, out):
    """Break through or hold; Final Assault, or going on without it (COM-61a)."""
    if may_break_through(s):
        return list_support(s, out, add(out, add(out, 0, BREAK_THROUGH + s.attacker), HOLD + s.attacker))
    return add(out, list_support(s, out, 0), DONE)


@rule
def legal_deployments(s, out):
    """Where the next fresh unit may be placed; declined only where the rule allows it (COM-90a)."""
    unit = fresh_unit(s)
    n = list_hexes(out, 0, DEPLOY_UNIT + unit * HEX_COUNT, deploy_lo(s, unit), deploy_hi(s, unit))
    if s.step == RESERVE or s.to_place > 0:
        return n
    return add(out, n, DONE)


# Carrying a choice out


@rule
def apply(s, seat, action):
    """Carry out one legal choice with its dice, up to the next decision."""
    if action < LEAVE_FIELD:
        apply_first(s, action)
    elif action < RETREAT_TO:
        apply_attack_choice(s, action)
    elif action < MOVE_UNIT_AFTER:
        apply_reaction(s, action)
    else:
        apply_rest(s, seat, action)
    advance(s)


@rule
def apply_first(s, action):
    """Cards, sections, orders and moves."""
    if action < NAME_SECTION:
        play_card(s, action - PLAY_CARD)
    elif action < ORDER_UNIT:
        name_section(s, action - NAME_SECTION)
    elif action < MOVE_UNIT:
        name_unit(s, action - ORDER_UNIT)
    else:
        move_unit(s, (action - MOVE_UNIT) // HEX_COUNT, (action - MOVE_UNIT) % HEX_COUNT)


@rule
def apply_attack_choice(s, action):
    """Leaving, attacks and re-rolls."""
    if action < ATTACK_UNIT:
        leave_field(s, action - LEAVE_FIELD)
    elif action < REROLL_DICE:
        unit = (action - ATTACK_UNIT) // SIDE_TARGETS
        attack_unit(s, unit, named_target(unit, (action - ATTACK_UNIT) % SIDE_TARGETS))
    elif action < KEEP_DICE:
        reroll(s, action - REROLL_DICE + 1)
    else:
        keep_dice(s)


@rule
def apply_reaction(s, action):
    """Retreats, the trench, and break-throughs."""
    if action < IGNORE_RETREAT:
        retreat_to(s, (action - RETREAT_TO) % HEX_COUNT)
    elif action < BREAK_THROUGH:
        s.step = RETREAT
        if action == IGNORE_RETREAT:
            s.retreats -= 1
    elif action < HOLD:
        break_through(s)
    else:
        hold(s)


@rule
def apply_rest(s, seat, action):
    """Moves after the attacks, discards, cards taken back, support cards, picks, deployments, done."""
    if action < DISCARD_CARD:
        move_after(s, (action - MOVE_UNIT_AFTER) // HEX_COUNT, (action - MOVE_UNIT_AFTER) % HEX_COUNT)
    elif action < TAKE_CARD:
        apply_discard(s, seat, action - DISCARD_CARD)
    elif action < PLAY_SUPPORT:
        take_card(s, action - TAKE_CARD)
    elif action < PICK_UNIT:
        play_support(s, action - PLAY_SUPPORT)
    elif action < DEPLOY_UNIT:
        pick(s, action - PICK_UNIT)
    elif action < DONE:
        place_fresh(s, (action - DEPLOY_UNIT) % HEX_COUNT)
    else:
        end_step(s)


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
