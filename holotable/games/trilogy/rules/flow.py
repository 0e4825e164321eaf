"""The game protocol: whose decision it is, what may be chosen, and carrying it out up to the next decision."""

from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    FACTION_OF,
    FIRST_FIRE_CARD,
    NEUTRAL,
    PAIR_FROM,
    PAIR_TO,
    PLANET_COUNT,
    PLAYERS,
    TRILOGY,
)
from ..state import (
    AFTER_ATTACKER,
    AGREE,
    AMOUNT_FORTIFY,
    AMOUNT_MOVE_IN,
    AMOUNT_PLACE,
    ASKED_FOR,
    BASE,
    BEFORE_ATTACKER,
    CARD_FORCE,
    COMPARE,
    COUNT,
    DECLARED_ATTACKER,
    DEFEND,
    DEFENDED,
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
    DO_REINFORCE,
    DO_REINFORCE_NEUTRAL,
    DO_ROLL_STAR,
    DO_STAR_SETUP,
    DO_TAKE_OVER,
    DO_TRADE,
    DRAW,
    ENTER,
    ESCORT,
    FALLEN,
    FIRST_ARGUMENT,
    IDLE,
    MOVE_IN,
    PICK,
    REFUSED,
    ROLL,
    STATION_AFTER,
    STATION_BEFORE,
    STATION_ESCORT,
    STATION_ROLL,
    STATION_SUM,
    WHOLE,
)
from .basics import DECK_SIZE, seat_name
from .battle import (
    MOST_DEFEND_DICE,
    compare,
    declare_attack,
    enter,
    finish_taking,
    move_in,
    rescue_base,
    roll_battle,
)
from .card_effects import add_argument, begin_card, card_force, discard, end_questions, play_card
from .cards import ARGUMENT_KIND
from .choices import any_ships, choices, offers_cards
from .setup import claim, reinforce, set_up_star
from .station import declare_star_attack, judge_star_attack, move_star, roll_at_star, roll_star
from .turn import (
    build,
    count_forces,
    draw,
    fortify,
    fortify_ship,
    next_step,
    only_one_set,
    place,
    place_base,
    place_ship,
    play_only_set,
    play_set,
    take_over,
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
    """Go on by itself as long as nobody has a real choice (TRI-12)."""
    while s.part == WHOLE:
        run(s)
        if s.over:
            break
        n = choices(s, s.asked, s.sole[:], 2)
        action = s.sole[0]
        if n != 1 or DO_MOVE_IN <= action < DO_FORTIFY or not carry_out_sole(s, action):
            break
    s.sole[0] = 0
    s.sole[1] = 0
    if s.over:
        s.asked = s.seat


@rule
def carry_out_sole(s, action):
    """Carry out the only choice there is; tells whether it was really the only one, parts included."""
    if DO_TRADE <= action < DO_PICK:
        if not only_one_set(s, s.asked):
            return False
        play_only_set(s, s.asked)
    elif DO_PLACE <= action < DO_PLACE_SHIP:
        if s.to_place > 1:
            return False
        place(s, action - DO_PLACE, 1)
    else:
        carry_out(s, s.asked, action)
    return True


# What happens by itself


@rule
def run(s):
    """Everything that asks nobody, up to the next question."""
    while not s.over:
        if s.stage == IDLE:
            if s.step == COUNT or (s.step == BASE and s.stack_n == 0):
                count_forces(s)
            elif s.step == DRAW and not offers_cards(s, s.seat):
                draw(s)
            else:
                s.asked = s.seat
                return
        elif s.stage <= COMPARE:
            if battle_asks(s):
                return
        elif s.stage <= MOVE_IN:
            if taking_asks(s):
                return
        elif s.stage <= STATION_SUM:
            if station_asks(s):
                return
        else:
            return


@rule
def ask_window(s, seat):
    """Ask a seat about its cards in this window, or pass on to the next moment (TRI-131, TRI-133)."""
    if offers_cards(s, seat):
        s.asked = seat
        return True
    s.stage += 1
    return False


@rule
def battle_asks(s):
    """One moment of a battle; tells whether somebody is asked now (TRI-64, TRI-132)."""
    defender = s.owner[s.target]
    if s.stage == DEFEND:
        if defender != NEUTRAL:
            s.asked = defender
            return True
        defend(s, min(MOST_DEFEND_DICE, s.forces[s.target]))
    elif s.stage == ROLL:
        roll_battle(s)
        s.stage = AFTER_ATTACKER if TRILOGY[s.layout] else COMPARE
    elif s.stage == COMPARE:
        compare(s)
    elif s.stage == ESCORT:
        if any_ships(s):
            s.asked = s.seat
            return True
        leave_escort(s)
    elif s.stage == DECLARED_ATTACKER or s.stage == BEFORE_ATTACKER or s.stage == AFTER_ATTACKER:
        return ask_window(s, s.seat)
    else:
        return ask_window(s, defender)
    return False


@rule
def leave_escort(s):
    """The windows of a declared attack belong to the first battle of an invasion (TRI-132)."""
    s.stage = DECLARED_ATTACKER if s.fresh else DEFEND


@rule
def taking_asks(s):
    """One moment of taking a planet; tells whether somebody is asked now (TRI-31, TRI-72)."""
    if s.stage == FALLEN:
        s.asked = s.about
        return True
    if s.stage == ENTER:
        enter(s)
        return False
    if s.forces[s.origin] == 1:
        finish_taking(s)
        return False
    s.asked = s.seat
    return True


@rule
def station_asks(s):
    """One moment of an attack on the Death Star; tells whether the attacker is asked now (TRI-81, TRI-132)."""
    if s.stage == STATION_ESCORT:
        if any_ships(s):
            s.asked = s.seat
            return True
        s.stage = STATION_BEFORE
    elif s.stage == STATION_ROLL:
        roll_at_star(s)
        s.stage = STATION_AFTER
    elif s.stage == STATION_SUM:
        judge_star_attack(s)
    else:
        return ask_window(s, s.seat)
    return False


# Carrying a choice out


@rule
def carry_out(s, seat, action):
    """One choice, as far as it goes by itself."""
    if action >= DO_AMOUNT:
        set_amount(s, action - DO_AMOUNT)
    elif action >= DO_PLAY_CARD:
        carry_out_card(s, seat, action)
    elif action >= DO_FORTIFY:
        carry_out_late(s, action)
    elif action >= DO_ATTACK:
        carry_out_battle(s, action)
    elif action >= DO_TRADE:
        carry_out_early(s, seat, action)
    else:
        carry_out_setup(s, seat, action)


@rule
def carry_out_setup(s, seat, action):
    """Set-up choices, and bases."""
    if action < DO_CLAIM_NEUTRAL:
        claim(s, action - DO_CLAIM, seat)
    elif action < DO_STAR_SETUP:
        claim(s, action - DO_CLAIM_NEUTRAL, NEUTRAL)
    elif action < DO_REINFORCE:
        set_up_star(s, action - DO_STAR_SETUP)
    elif action < DO_REINFORCE_NEUTRAL:
        reinforce(s, action - DO_REINFORCE, seat)
    elif action < DO_BASE:
        reinforce(s, action - DO_REINFORCE_NEUTRAL, NEUTRAL)
    elif s.stage == FALLEN:
        rescue_base(s, action - DO_BASE)
    else:
        place_base(s, action - DO_BASE)


@rule
def carry_out_early(s, seat, action):
    """Sets, ships and placing."""
    if action < DO_PICK:
        s.picks[0] = action - DO_TRADE
        s.pick_n = 1
        s.part = PICK
    elif action < DO_BUILD:
        pick(s, seat, action - DO_PICK)
    elif action < DO_PLACE:
        build(s, action - DO_BUILD)
    elif action < DO_PLACE_SHIP:
        s.move_to = action - DO_PLACE
        s.part = AMOUNT_PLACE
    else:
        place_ship(s, (action - DO_PLACE_SHIP) // PLANET_COUNT, (action - DO_PLACE_SHIP) % PLANET_COUNT)


@rule
def pick(s, seat, card):
    """The second card of a set waits for the third, which plays it (TRI-23)."""
    if s.pick_n == 1:
        s.picks[1] = card
        s.pick_n = 2
        return
    play_set(s, seat, s.picks[0], s.picks[1], card)
    s.picks[0] = 0
    s.picks[1] = 0
    s.pick_n = 0
    s.part = WHOLE


@rule
def carry_out_battle(s, action):
    """Attacks, ships along, defence, and the question of moving in."""
    if action < DO_ATTACK_STAR:
        pair = (action - DO_ATTACK) // 3
        declare_attack(s, PAIR_FROM[pair], PAIR_TO[pair], (action - DO_ATTACK) % 3 + 1)
    elif action < DO_ESCORT:
        declare_star_attack(s, (action - DO_ATTACK_STAR) // 3, (action - DO_ATTACK_STAR) % 3 + 1)
    elif action < DO_DEFEND:
        escort(s, action - DO_ESCORT)
    elif action < DO_MOVE_IN:
        defend(s, action - DO_DEFEND + 1)
    else:
        s.part = AMOUNT_MOVE_IN


@rule
def escort(s, code):
    """The attacker names the ships that go along (TRI-60a)."""
    s.escort[0] = code // 16
    s.escort[1] = code // 4 % 4
    s.escort[2] = code % 4
    if s.stage == STATION_ESCORT:
        s.stage = STATION_BEFORE
    else:
        leave_escort(s)


@rule
def defend(s, dice):
    """The defender names its dice (TRI-28)."""
    s.defence = dice
    emit(s, DEFENDED, EVERYONE, seat_name(s, s.owner[s.target]), s.target, dice)
    s.stage = BEFORE_ATTACKER if TRILOGY[s.layout] else ROLL


@rule
def carry_out_late(s, action):
    """Fortifying, taking over, the Death Star."""
    if action < DO_FORTIFY_SHIP:
        s.move_from = (action - DO_FORTIFY) // PLANET_COUNT
        s.move_to = (action - DO_FORTIFY) % PLANET_COUNT
        s.part = AMOUNT_FORTIFY
    elif action < DO_TAKE_OVER:
        code = action - DO_FORTIFY_SHIP
        ship = code // (PLANET_COUNT * PLANET_COUNT)
        fortify_ship(s, ship, code // PLANET_COUNT % PLANET_COUNT, code % PLANET_COUNT)
    elif action < DO_AGREE:
        ask_partner(s, action - DO_TAKE_OVER)
    elif action < DO_ROLL_STAR:
        answer(s, action == DO_AGREE)
    elif action < DO_MOVE_STAR:
        roll_star(s)
    elif action < DO_FIRE:
        move_star(s, action - DO_MOVE_STAR)
    else:
        play_card(s, s.seat, action - DO_FIRE + FIRST_FIRE_CARD)


@rule
def ask_partner(s, planet):
    """The partner is asked for one of its planets (TRI-112)."""
    s.stage = AGREE
    s.about = planet
    s.asked = s.owner[planet]
    emit(s, ASKED_FOR, EVERYONE, seat_name(s, s.seat), planet)


@rule
def answer(s, agreed):
    """The partner agrees, which ends the step, or refuses this planet for this turn (TRI-112)."""
    planet = s.about
    s.about = -1
    s.stage = IDLE
    if agreed:
        take_over(s, planet)
        next_step(s)
    else:
        s.refused |= 1 << planet
        emit(s, REFUSED, EVERYONE, planet)


@rule
def carry_out_card(s, seat, action):
    """Event cards, their arguments and questions, and saying no."""
    if action < DO_ARGUMENT:
        begin_card(s, seat, action - DO_PLAY_CARD)
    elif action < DO_DISCARD:
        kind = ARGUMENT_KIND[s.card, s.argument_n]
        add_argument(s, seat, action - DO_ARGUMENT - FIRST_ARGUMENT[kind])
    elif action < DO_CARD_FORCE:
        discard(s, action - DO_DISCARD)
    elif action < DO_DECLINE:
        card_force(s, seat, action - DO_CARD_FORCE)
    elif action < DO_DONE:
        card = action - DO_DECLINE
        s.declined[card // DECK_SIZE] |= 1 << (card % DECK_SIZE)
    else:
        done(s)


@rule
def done(s):
    """No more in this step or window (TRI-12, TRI-131)."""
    if s.stage == CARD_FORCE:
        end_questions(s)
    elif s.stage != IDLE:
        s.stage += 1
    elif s.step == DRAW:
        draw(s)
    else:
        next_step(s)


@rule
def set_amount(s, count):
    """The amount of a choice that carries one."""
    part = s.part
    s.part = WHOLE
    if part == AMOUNT_PLACE:
        place(s, s.move_to, count)
    elif part == AMOUNT_FORTIFY:
        fortify(s, s.move_from, s.move_to, count)
    else:
        move_in(s, count)
    s.move_from = -1
    s.move_to = -1


@rule
def result(s, out):
    """1 shared among the winning factions, each of whose seats scores it; 0 for the others (TRI-120a, TRI-122)."""
    shares = 0
    for side in range(4):
        shares += (s.winner >> side) & 1
    out[:] = 0.0
    for seat in range(PLAYERS[s.layout]):
        if (s.winner >> FACTION_OF[s.layout, seat]) & 1:
            out[seat] = 1.0 / shares
