"""The game protocol: whose decision it is, what may be chosen, and carrying it out up to the next decision.

Everything about a step stands in its module of `steps`; here the record's step, stage and part find it.
"""

from holotable.core.jit import rule

from ..board import FIRST_FIRE_CARD, NEUTRAL, PAIR_FROM, PAIR_TO
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
    COMPARE,
    COUNT,
    DEATH_STAR,
    DEFEND,
    DISCARD,
    ENTER,
    ESCORT,
    FALLEN,
    FORTIFY,
    FORTIFY_SHIPS,
    IDLE,
    INVADE,
    MOVE_IN,
    PLACE,
    ROLL,
    STAR_ESCORT,
    STAR_ROLL,
    STAR_SETUP,
    STAR_SUM,
    TAKE_OVER,
    USE_CARDS,
    WHOLE,
    kind,
    kind_of,
    make,
    read,
)
from .aims import argument_choices
from .battlefield import name_escort
from .card_effects import add_argument, begin_card, play_card
from .event_cards import decline, event_choices, may_hold_card
from .lists import write
from .steps import (
    attack_star,
    base,
    card_force,
    cards,
    claim,
    conquest,
    count,
    death_star,
    draw,
    fortify,
    fortify_ships,
    invade,
    place,
    reinforce,
    shown_hand,
    star_setup,
    take_over,
    windows,
)


@rule
def to_act(s):
    """The seat that decides now."""
    return 0 if s.over else 1 << s.asked


@rule
def question(s):
    """A number for what is asked: games that ask the same run side by side on a GPU."""
    return (s.step << 10) | (s.stage << 5) | s.part


@rule
def legal(s, seat, out):
    """Everything a seat may choose now, in rising order."""
    if s.over or seat != s.asked:
        return 0
    return choices(s, seat, out, out.shape[0])


@rule
def apply(s, seat, action):
    """Carry out one choice with its dice, up to the next decision."""
    carry_out(s, seat, action)
    settle(s)


@rule
def settle(s):
    """Go on by itself as long as all know that nobody has a real choice (TRI-12)."""
    while s.part == WHOLE:
        run(s)
        if s.over:
            break
        n = open_choices(s, s.asked, s.sole[:], 2)
        if n != 1 or may_hide_choices(s, s.asked) or not carry_out_sole(s, s.sole[0]):
            break
    s.sole[0] = 0
    s.sole[1] = 0
    if s.over:
        s.asked = s.seat


@rule
def carry_out_sole(s, action):
    """Carry out the only choice there is; tells whether it was really the only one, parts included."""
    chosen = kind_of(action)
    if chosen == kind.move_in:
        return False
    if chosen == kind.place:
        if s.to_place > 1:
            return False
        place.place(s, read.place_planet(action), 1)
    else:
        carry_out(s, s.asked, action)
    return True


@rule
def run(s):
    """Everything that asks nobody, up to the next question."""
    asks = False
    while not s.over and not asks:
        stage = s.stage
        if stage == IDLE:
            asks = go_on_in_step(s)
        elif stage in (ESCORT, DEFEND, ROLL, COMPARE):
            asks = invade.go_on(s)
        elif stage in (FALLEN, ENTER, MOVE_IN):
            asks = conquest.go_on(s)
        elif stage in (STAR_ESCORT, STAR_ROLL, STAR_SUM):
            asks = attack_star.go_on(s)
        elif windows.is_window(stage):
            asks = windows.go_on(s)
        else:
            asks = True


@rule
def go_on_in_step(s):
    """Counting asks nothing; at every other step the seat on turn is asked (TRI-12)."""
    if s.step == COUNT or (s.step == BASE and s.stack_n == 0):
        count.count_forces(s)
        return False
    s.asked = s.seat
    return True


# What may be chosen


@rule
def choices(s, seat, out, room):
    """Everything the seat that is asked may choose, at most `room` of it."""
    if s.part != WHOLE:
        return part_choices(s, seat, out, room)
    if s.stage != IDLE:
        return stage_choices(s, seat, out, room)
    if s.step < BASE:
        return setup_choices(s, seat, out, room)
    n = event_choices(s, seat, out, step_choices(s, seat, out, room), room)
    return n if owes(s, seat) else write(make.done(), out, n, room)


@rule
def open_choices(s, seat, out, room):
    """What all know that the seat asked may choose, at most `room` of it; what its cards allow is its own secret."""
    if s.step < BASE:
        return setup_choices(s, seat, out, room)
    if s.stage != IDLE:
        return 0 if windows.is_window(s.stage) else stage_choices(s, seat, out, room)
    if cards.must_trade(s, seat):
        return 0
    n = 0 if s.step == USE_CARDS else step_choices(s, seat, out, room)
    return n if owes(s, seat) else write(make.done(), out, n, room)


@rule
def may_hide_choices(s, seat):
    """Whether the seat asked could have more choices than all know, by a card in its hand (TRI-12, TRI-131)."""
    if s.stage != IDLE or s.step < BASE:
        return False
    if s.step == USE_CARDS and cards.may_use(s, seat):
        return True
    if s.step == PLACE and not place.owes(s):
        return False
    return may_hold_card(s, seat)


@rule
def setup_choices(s, seat, out, room):
    """The steps of set-up."""
    if s.step == CLAIM or s.step == CLAIM_NEUTRAL:
        return claim.choices(s, out, room)
    if s.step == STAR_SETUP:
        return star_setup.choices(s, out, room)
    return reinforce.choices(s, seat, out, room)


@rule
def step_choices(s, seat, out, room):
    """The steps of a turn; event cards and `done` come after their own choices."""
    step = s.step
    if step == INVADE:
        return invade.choices(s, seat, out, room)
    if step == PLACE:
        return place.choices(s, seat, out, room)
    if step == USE_CARDS:
        return cards.choices(s, seat, out, room)
    if step == FORTIFY:
        return fortify.choices(s, seat, out, room)
    if step == FORTIFY_SHIPS:
        return fortify_ships.choices(s, seat, out, room)
    if step == TAKE_OVER:
        return take_over.choices(s, seat, out, room)
    if step == DEATH_STAR:
        return death_star.choices(s, out, room)
    if step == BASE:
        return base.choices(s, out, room)
    return 0


@rule
def owes(s, seat):
    """Whether the seat on turn cannot be done yet (TRI-12)."""
    if s.step == PLACE:
        return place.owes(s)
    if s.step == INVADE:
        return invade.owes(s, seat)
    if s.step == USE_CARDS:
        return cards.must_trade(s, seat)
    return s.step == BASE


@rule
def stage_choices(s, seat, out, room):
    """The questions inside a step."""
    stage = s.stage
    if stage == DEFEND:
        return invade.defend_choices(s, out, room)
    if stage == ESCORT:
        return invade.battle_escort_choices(s, out, room)
    if stage == MOVE_IN:
        return conquest.move_in_choices(s, out, room)
    if stage == FALLEN:
        return conquest.rescue_choices(s, out, room)
    if stage == STAR_ESCORT:
        return attack_star.star_escort_choices(s, out, room)
    if stage == AGREE:
        return take_over.answer_choices(s, out, room)
    if stage == DISCARD:
        return shown_hand.choices(s, out, room)
    if stage == CARD_FORCE:
        return card_force.choices(s, seat, out, room)
    return windows.choices(s, seat, out, room)


@rule
def part_choices(s, seat, out, room):
    """The next part of a choice with an amount, arguments or several cards."""
    if s.part == AMOUNT_PLACE:
        return place.amount_choices(s, out, room)
    if s.part == AMOUNT_FORTIFY:
        return fortify.amount_choices(s, out, room)
    if s.part == AMOUNT_MOVE_IN:
        return conquest.amount_choices(s, out, room)
    if s.part == ARGUMENT:
        return argument_choices(s, seat, out, room)
    return cards.pick_choices(s, seat, out, room)


# Carrying a choice out


@rule
def carry_out(s, seat, action):
    """One choice, as far as it goes by itself."""
    chosen = kind_of(action)
    if chosen == kind.claim:
        claim.claim(s, read.claim_planet(action), seat)
    elif chosen == kind.claim_neutral:
        claim.claim(s, read.claim_neutral_planet(action), NEUTRAL)
    elif chosen == kind.death_star:
        star_setup.set_up_star(s, read.death_star_planet(action))
    elif chosen == kind.reinforce:
        reinforce.reinforce(s, read.reinforce_planet(action), seat)
    elif chosen == kind.reinforce_neutral:
        reinforce.reinforce(s, read.reinforce_neutral_planet(action), NEUTRAL)
    elif chosen == kind.base and s.stage == IDLE:
        base.place_base(s, read.base_planet(action))
    elif chosen == kind.trade:
        cards.begin_set(s, read.trade_card(action))
    elif chosen == kind.build:
        cards.build(s, read.build_card(action))
    elif chosen == kind.place:
        place.name_planet(s, read.place_planet(action))
    elif chosen == kind.place_ship:
        place.place_ship(s, read.place_ship_ship(action), read.place_ship_planet(action))
    elif chosen == kind.attack:
        pair = read.attack_origin_to(action)
        invade.declare_attack(s, PAIR_FROM[pair], PAIR_TO[pair], read.attack_dice(action) + 1)
    elif chosen == kind.attack_death_star:
        attack_star.declare_attack(s, read.attack_death_star_origin(action), read.attack_death_star_forces(action) + 1)
    elif chosen == kind.fortify:
        fortify.name_planets(s, read.fortify_origin(action), read.fortify_to(action))
    elif chosen == kind.fortify_ship:
        origin, to = read.fortify_ship_origin(action), read.fortify_ship_to(action)
        fortify_ships.fortify_ship(s, read.fortify_ship_ship(action), origin, to)
    elif chosen == kind.take_over:
        take_over.want(s, read.take_over_planet(action))
    elif chosen == kind.roll_death_star:
        death_star.roll_star(s)
    elif chosen == kind.move_death_star:
        death_star.move_star(s, read.move_death_star_to(action))
    else:
        answer(s, seat, action, chosen)


@rule
def answer(s, seat, action, chosen):
    """Cards, `done`, and what is asked inside a step."""
    if chosen == kind.done:
        done(s)
    elif chosen == kind.amount:
        set_amount(s, read.amount_count(action))
    elif chosen == kind.defend:
        invade.defend(s, read.defend_dice(action) + 1)
    elif chosen == kind.escort:
        escort(s, action)
    elif chosen == kind.move_in:
        conquest.name_move_in(s)
    elif chosen == kind.base:
        conquest.rescue_base(s, read.base_planet(action))
    elif chosen == kind.pick:
        cards.pick(s, seat, read.pick_card(action))
    elif chosen == kind.play_card:
        begin_card(s, seat, read.play_card_card(action))
    elif chosen == kind.fire:
        play_card(s, seat, read.fire_card(action) + FIRST_FIRE_CARD)
    elif chosen == kind.argument:
        add_argument(s, seat, read.argument_name_value(action))
    elif chosen == kind.decline:
        decline(s, read.decline_card(action))
    elif chosen == kind.discard:
        shown_hand.discard(s, read.discard_card(action))
    elif chosen == kind.card_force:
        card_force.card_force(s, seat, read.card_force_planet(action))
    elif chosen == kind.agree:
        take_over.agree(s)
    else:
        take_over.refuse(s)


@rule
def escort(s, action):
    """The ships that go along, in a battle or at the Death Star (TRI-60a)."""
    name_escort(s, read.escort_fighter(action), read.escort_bomber(action), read.escort_destroyer(action))
    if s.stage == STAR_ESCORT:
        attack_star.leave_escort(s)
    else:
        invade.leave_escort(s)


@rule
def set_amount(s, count):
    """The amount of a choice that carries one."""
    part = s.part
    s.part = WHOLE
    if part == AMOUNT_PLACE:
        place.place(s, s.move_to, count)
    elif part == AMOUNT_FORTIFY:
        fortify.fortify(s, s.move_from, s.move_to, count)
    else:
        conquest.move_in(s, count)
    s.move_from = -1
    s.move_to = -1


@rule
def done(s):
    """No more in this step or window (TRI-12, TRI-131)."""
    if s.stage == CARD_FORCE:
        card_force.leave(s)
    elif s.stage != IDLE:
        windows.leave(s)
    elif s.step == USE_CARDS:
        cards.leave(s)
    elif s.step == PLACE:
        place.leave(s)
    elif s.step == INVADE:
        invade.leave(s)
    elif s.step == FORTIFY:
        fortify.leave(s)
    elif s.step == FORTIFY_SHIPS:
        fortify_ships.leave(s)
    elif s.step == TAKE_OVER:
        take_over.leave(s)
    elif s.step == DEATH_STAR:
        death_star.leave(s)
    else:
        draw.draw(s)
