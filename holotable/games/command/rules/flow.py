"""The game protocol: whose decision it is, what may be chosen, and carrying it out up to the next decision.

Everything about a step stands in its module of `steps`; here the record's step finds it.
"""

from holotable.core.jit import rule

from ..state import (
    AFTER,
    ATTACK,
    BEGIN,
    BREAK,
    DEPLOY,
    DISCARD,
    DRAW,
    MOVE,
    MOVE_AFTER,
    NONE,
    ORDER,
    PAIR_TARGET,
    PAIR_UNIT,
    PICK,
    PLAY,
    REROLL,
    REROLL_BITS,
    RESERVE,
    RESOLVE,
    RETREAT,
    SECOND,
    SECTION_STEP,
    TAKE,
    TRENCH_STEP,
    kind,
    kind_of,
    read,
)
from .attack_at_hand import hold
from .seats import side_of
from .setup import begin_battle
from .steps import (
    attack,
    begin,
    break_through,
    card_hex,
    deploy,
    discard,
    draw,
    move,
    move_after,
    order,
    pick,
    play,
    reroll,
    reserve,
    resolve,
    retreat,
    second_attack,
    section,
    take,
    trench,
)
from .support import play_support


@rule
def start(s, options, seed):
    """A fresh battle up to its first question (COM-4)."""
    begin_battle(s, options, seed)
    advance(s)


@rule
def asked_seat(s):
    """The one seat that decides now (COM-82, COM-82a)."""
    if s.owes != NONE:
        return s.owes
    if s.step == DISCARD:
        return discard.asked(s)
    if s.step == TRENCH_STEP or s.step == RETREAT:
        return retreat.asked(s)
    return s.seat


@rule
def to_act(s):
    """The seats that may decide now, as a mask."""
    return 0 if s.over else 1 << asked_seat(s)


@rule
def question(s):
    """A number for what is asked: games that ask the same run side by side on a GPU.

    Those whose deck is empty stand apart: they shuffle before they draw.
    """
    return (s.step << 8) | (s.picking << 1) | (s.deck_n[s.seat] == 0)


# What may be chosen


@rule
def legal(s, seat, out):
    """Everything a seat may choose now, in rising order."""
    if s.over or seat != asked_seat(s):
        return 0
    if s.owes != NONE:
        return card_hex.choices(s, out)
    step = s.step
    if step == MOVE:
        return move.choices(s, out)
    if step == ATTACK:
        return attack.choices(s, out)
    if step == ORDER:
        return order.choices(s, out)
    if step == PLAY:
        return play.choices(s, out)
    if step == RETREAT:
        return retreat.choices(s, out)
    if step == TRENCH_STEP:
        return trench.choices(s, out)
    if step == REROLL:
        return reroll.choices(s, out)
    return legal_seldom(s, seat, out)


@rule
def legal_seldom(s, seat, out):
    """What may be chosen in the steps that come seldom."""
    step = s.step
    if step == BREAK:
        return break_through.choices(s, out)
    if step == SECOND:
        return second_attack.choices(s, out)
    if step == MOVE_AFTER:
        return move_after.choices(s, out)
    if step == SECTION_STEP:
        return section.choices(s, out)
    if step == PICK:
        return pick.choices(s, out)
    if step == DISCARD:
        return discard.choices(s, seat, out)
    if step == TAKE:
        return take.choices(s, out)
    if step == DEPLOY:
        return deploy.choices(s, out)
    return reserve.choices(s, out)


# Carrying a choice out


@rule
def apply(s, seat, action):
    """Carry out one legal choice with its dice, up to the next decision."""
    chosen = kind_of(action)
    if chosen == kind.move:
        move.move_unit(s, read.move_unit(action), read.move_to(action))
    elif chosen == kind.order:
        order.name_unit(s, read.order_unit(action))
    elif chosen == kind.attack:
        pair = read.attack_unit_target(action)
        attack.attack_unit(s, PAIR_UNIT[pair], PAIR_TARGET[pair])
    elif chosen == kind.play_card:
        play.play_card(s, read.play_card_card(action))
    elif chosen == kind.done:
        end_step(s)
    elif chosen == kind.retreat:
        retreat.retreat_to(s, read.retreat_to(action))
    else:
        apply_seldom(s, seat, chosen, action)
    advance(s)


@rule
def apply_seldom(s, seat, chosen, action):
    """Carry out a choice of a kind that comes seldom."""
    if chosen == kind.section:
        section.name_section(s, read.section_section(action))
    elif chosen == kind.leave:
        move.leave(s, read.leave_unit(action))
    elif chosen == kind.reroll:
        reroll.reroll(s, REROLL_BITS[read.reroll_dice(action)])
    elif chosen == kind.keep_dice:
        reroll.keep_dice(s)
    elif chosen == kind.ignore_retreat:
        trench.ignore_retreat(s)
    elif chosen == kind.take_retreat:
        trench.take_retreat(s)
    elif chosen == kind.break_through:
        break_through.break_through(s)
    elif chosen == kind.hold:
        hold(s)
    elif chosen == kind.move_after:
        move_after.move_after(s, read.move_after_unit(action), read.move_after_to(action))
    else:
        apply_card_or_unit(s, seat, chosen, action)


@rule
def apply_card_or_unit(s, seat, chosen, action):
    """Carry out a discard, a card taken back, a support card, a pick or a deployment."""
    if chosen == kind.discard:
        if s.owes != NONE:
            card_hex.pay(s, read.discard_card(action))
        else:
            discard.discard(s, seat, read.discard_card(action))
    elif chosen == kind.take:
        take.take_card(s, read.take_card(action))
    elif chosen == kind.support:
        play_support(s, read.support_card(action))
    elif chosen == kind.pick:
        pick.pick(s, read.pick_target(action))
    elif s.step == DEPLOY:
        deploy.place(s, read.deploy_to(action))
    else:
        reserve.place(s, read.deploy_to(action))


@rule
def end_step(s):
    """The present step ends, or what is offered is declined (COM-10a)."""
    step = s.step
    if step == ORDER:
        order.done(s)
    elif step == MOVE:
        move.done(s)
    elif step == ATTACK:
        attack.done(s)
    elif step == MOVE_AFTER:
        move_after.done(s)
    elif step == DISCARD:
        discard.done(s)
    elif step == DEPLOY:
        deploy.done(s)
    elif step == PICK:
        pick.done(s)
    elif step == BREAK:
        break_through.done(s)
    else:
        take.done(s)


# Going on


@rule
def advance(s):
    """Go on until somebody is asked, a card is owed, or the battle is over (COM-10a)."""
    while not s.over and s.owes == NONE:
        if go_on(s):
            return


@rule
def go_on(s):
    """One link of the chain; tells whether somebody is asked now."""
    step = s.step
    if step == MOVE:
        return move.go_on(s)
    if step == ATTACK:
        return attack.go_on(s)
    if step == ORDER:
        return order.go_on(s)
    if step == BEGIN:
        return begin.go_on(s)
    if step == DEPLOY:
        return deploy.go_on(s)
    if step == PLAY:
        return play.go_on(s)
    if step == SECTION_STEP:
        return section.go_on(s)
    if step == PICK:
        return pick.go_on(s)
    if step == MOVE_AFTER:
        return move_after.go_on(s)
    if step == DISCARD:
        return discard.go_on(s)
    if step == TAKE:
        return take.go_on(s)
    if step == DRAW:
        return draw.go_on(s)
    if step == RESERVE:
        return reserve.go_on(s)
    return go_on_in_attack(s)


@rule
def go_on_in_attack(s):
    """One link of the chain inside an attack; tells whether somebody is asked now."""
    step = s.step
    if step == REROLL:
        return reroll.go_on(s)
    if step == RESOLVE:
        return resolve.go_on(s)
    if step == TRENCH_STEP:
        return trench.go_on(s)
    if step == RETREAT:
        return retreat.go_on(s)
    if step == AFTER:
        return break_through.follow(s)
    if step == BREAK:
        return break_through.go_on(s)
    return second_attack.go_on(s)


# The end


@rule
def result(s, out):
    """1 for each player of the winning side, 0 for the others, a half each without a winner (COM-53, COM-82a)."""
    for seat in range(s.players):
        if s.winner == NONE:
            out[seat] = 0.5
        else:
            out[seat] = 1.0 if side_of(s, seat) == s.winner else 0.0
