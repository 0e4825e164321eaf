"""The rules of `brick`, in the order of play; the clauses are those of docs/rules/brick.md."""

from holotable.core.bits import has_bit
from holotable.core.dice import below, roll, seed_words
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, emit, reset

from .board import (
    BETWEEN,
    CAN_HIT,
    EMPIRE,
    ENEMY_BASE_ROW,
    FIGURE_COUNT,
    FIRST_HERO,
    FULL,
    GUN,
    GUN_OF,
    HERO_COUNT,
    HERO_SIDE,
    INFANTRY,
    LEADER_FIGURE,
    LED,
    PAIR_CODE,
    PAIR_TO,
    PAIR_VIA,
    PLAIN_FIGURE,
    REBELS,
    REINFORCEMENT,
    ROWS,
    SIDE,
    SIDE_UNITS,
    SPACE_COUNT,
    STEPS,
    UNIT_COUNT,
    WIDTH,
)
from .state import (
    DEPLOY,
    GONE,
    GUNS,
    HERO_LOST,
    HERO_OUT,
    HERO_PHASE,
    RESERVE,
    UNPLACED,
    at,
    event,
    kind,
    kind_of,
    make,
    read,
)

ACTIONS_A_TURN = 2
HIT_FACES, FORCE_FACES = 2, 4
"""Faces 1-2 hit, 3-4 are a Force Hit, 5-6 miss (BRI-24)."""
TO_DEPLOY = 4
USUAL_TURNS = 200
"""What an observation measures the turns to come by (BRI-30)."""


# Small questions


@rule
def first_unit(side):
    """The first of a side's six units."""
    return side * SIDE_UNITS


@rule
def on_board(s, unit):
    """Whether a unit stands on a space."""
    return s.at[unit] >= 0


@rule
def units_on_board(s, side):
    """How many units of a side are on the board."""
    n = 0
    for unit in range(first_unit(side), first_unit(side) + SIDE_UNITS):
        n += s.at[unit] >= 0
    return n


@rule
def units_left(s, side):
    """How many units a side has on the board and in reserve (BRI-29)."""
    n = 0
    for unit in range(first_unit(side), first_unit(side) + SIDE_UNITS):
        n += s.at[unit] >= 0 or s.at[unit] == RESERVE
    return n


@rule
def empty(s, space):
    """Whether no unit stands on a space."""
    return not has_bit(s.occupied, space)


@rule
def linked(s, space, direction):
    """Whether a link leads from a space in one of the four directions (BRI-2)."""
    return has_bit(s.link[space], direction)


@rule
def has_hero(s, unit):
    """Whether a hero rides with a unit (BRI-44)."""
    for hero in range(HERO_COUNT):
        if s.hero[hero] == unit:
            return True
    return False


@rule
def holds_figure(s, unit, figure):
    """Whether a unit holds at least one figure of a kind."""
    if figure == PLAIN_FIGURE[unit]:
        return s.troops[unit] > 0
    if figure == LEADER_FIGURE[unit]:
        return s.leader[unit] > 0
    if figure >= FIRST_HERO:
        return s.hero[figure - FIRST_HERO] == unit
    return False


@rule
def kinds_of_figures(s, unit):
    """How many kinds of figures a unit holds (BRI-25)."""
    n = (s.troops[unit] > 0) + (s.leader[unit] > 0)
    for hero in range(HERO_COUNT):
        n += s.hero[hero] == unit
    return n


@rule
def in_enemy_base(unit, space):
    """Whether a space belongs to the base of a unit's enemy (BRI-29)."""
    return space // WIDTH == ENEMY_BASE_ROW[SIDE[unit]]


# Set-up (BRI-11, BRI-13)


@rule
def start(s, options, seed):
    """A fresh game: units in their bases, options as given, the first question of BRI-13."""
    reset(s, seed)
    s.double_move = options.double_move
    s.guns = options.guns
    s.secret_deployment = options.secret_deployment
    s.reinforcement = options.reinforcement
    s.heroes = options.heroes
    s.layout = options.layout
    s.turn_limit = options.turn_limit
    s.closed = options.closed
    s.link[:] = options.link
    s.start[:] = options.start
    s.winner = -1
    s.seat = EMPIRE
    s.turn = 1
    s.actions_left = ACTIONS_A_TURN
    s.moved = 0
    s.attacked = 0
    s.occupied = 0
    s.attacker = -1
    s.target = -1
    s.reroll = 0
    s.hero[:] = HERO_OUT
    for unit in range(UNIT_COUNT):
        fill(s, unit)
        set_up_unit(s, unit)
    s.phase = DEPLOY
    if not s.secret_deployment:
        next_phase(s)


@rule
def fill(s, unit):
    """Give a unit all its figures (BRI-10)."""
    s.troops[unit] = FULL[unit]
    s.leader[unit] = LED[unit]


@rule
def set_up_unit(s, unit):
    """Put a unit where it starts: its space, the hand to deploy from, or the reserve (BRI-5a, BRI-11, BRI-42, BRI-43)."""
    if s.secret_deployment:
        s.at[unit] = UNPLACED
    elif s.start[unit] < 0:
        set_aside(s, unit)
    else:
        put(s, unit, s.start[unit])


@rule
def set_aside(s, unit):
    """A unit not on the board at the start joins the reserve, else it leaves the game (BRI-41..BRI-43)."""
    if s.reinforcement:
        s.at[unit] = RESERVE
    else:
        leave_game(s, unit)


@rule
def leave_game(s, unit):
    """A unit out of the game stands nowhere and holds nobody."""
    s.at[unit] = GONE
    s.troops[unit] = 0
    s.leader[unit] = 0


@rule
def put(s, unit, space):
    """Stand a unit on a space."""
    s.at[unit] = space
    s.occupied |= 1 << space


@rule
def next_phase(s):
    """Go on to the next part of the set-up that the options ask for (BRI-13)."""
    s.seat = EMPIRE
    s.phase += 1
    if s.phase == GUNS and (not s.guns or s.secret_deployment):
        s.phase += 1
    if s.phase == HERO_PHASE and not s.heroes:
        s.phase += 1


@rule
def next_side_or_phase(s):
    """In guns and heroes the Empire makes all its choices, then the Rebels (BRI-13)."""
    if s.seat == EMPIRE:
        s.seat = REBELS
    else:
        next_phase(s)


@rule
def deployed(s, side):
    """How many units a side has placed so far (BRI-42)."""
    return units_on_board(s, side)


@rule
def apply_deploy(s, seat, unit, space):
    """Place one unit in secret; the second side's fourth unit reveals everything (BRI-42)."""
    put(s, unit, space)
    emit(s, event.deployed, 1 << seat, unit, space)
    if deployed(s, EMPIRE) == TO_DEPLOY and deployed(s, REBELS) == TO_DEPLOY:
        reveal(s)
        next_phase(s)


@rule
def reveal(s):
    """Show each side the other's deployment; what was left over is the reserve, else out of the game (BRI-42)."""
    for unit in range(UNIT_COUNT):
        if on_board(s, unit):
            emit(s, event.deployed, EVERYONE & ~(1 << SIDE[unit]), unit, s.at[unit])
        else:
            set_aside(s, unit)


@rule
def apply_swap_gun(s, unit):
    """The gun takes a unit's space; the unit joins the reserve or leaves the game (BRI-41)."""
    gun = GUN_OF[s.seat]
    fill(s, gun)
    s.at[gun] = s.at[unit]
    set_aside(s, unit)
    emit(s, event.gun_swapped, EVERYONE, unit)
    next_side_or_phase(s)


@rule
def apply_add_hero(s, hero, unit):
    """A hero joins a unit as one more figure (BRI-44)."""
    s.hero[hero] = unit
    emit(s, event.hero_added, EVERYONE, hero, unit)
    if not may_add_any_hero(s, s.seat):
        next_side_or_phase(s)


@rule
def may_add_any_hero(s, side):
    """Whether a side has a hero still to add."""
    for hero in range(HERO_COUNT):
        if HERO_SIDE[hero] == side and s.hero[hero] == HERO_OUT:
            return True
    return False


# Whose decision, and which


@rule
def to_act(s):
    """The seats that may decide now: both while they deploy, the target's owner after a hit, else the seat on turn."""
    if s.over:
        return 0
    if s.phase == DEPLOY:
        mask = 0
        for side in range(2):
            if deployed(s, side) < TO_DEPLOY:
                mask |= 1 << side
        return mask
    if s.target >= 0:
        return 1 << SIDE[s.target]
    return 1 << s.seat


@rule
def legal(s, seat, out):
    """Everything a seat may choose now, in rising order."""
    if not has_bit(to_act(s), seat):
        return 0
    if s.phase == DEPLOY:
        return legal_deployments(s, seat, out)
    if s.phase == GUNS:
        return legal_swaps(s, seat, out)
    if s.phase == HERO_PHASE:
        return legal_heroes(s, seat, out)
    if s.target >= 0:
        return legal_removals(s, out)
    n = legal_moves(s, seat, out, 0)
    n = legal_attacks(s, seat, out, n)
    if s.actions_left == ACTIONS_A_TURN:
        if s.double_move:
            n = legal_double_moves(s, seat, out, n)
        if s.reinforcement:
            n = legal_reinforcements(s, seat, out, n)
    if units_on_board(s, seat) > 0:
        n = write(out, n, make.end_turn())
    return n


@rule
def legal_deployments(s, seat, out):
    """Any unit of the six not yet placed, on any free space of the own base (BRI-42)."""
    n = 0
    base = (ROWS - 1) * WIDTH if seat == EMPIRE else 0
    for unit in range(first_unit(seat), first_unit(seat) + SIDE_UNITS):
        if s.at[unit] == UNPLACED:
            for space in range(base, base + WIDTH):
                if empty(s, space):
                    n = write(out, n, make.deploy(unit, space))
    return n


@rule
def legal_swaps(s, seat, out):
    """Any of the four starting units (BRI-41)."""
    n = 0
    for unit in range(first_unit(seat), first_unit(seat) + SIDE_UNITS):
        if on_board(s, unit):
            n = write(out, n, make.swap_gun(unit))
    return n


@rule
def legal_heroes(s, seat, out):
    """Each hero still out, to each own unit on the board without a hero (BRI-44)."""
    n = 0
    for hero in range(HERO_COUNT):
        if HERO_SIDE[hero] == seat and s.hero[hero] == HERO_OUT:
            for unit in range(first_unit(seat), first_unit(seat) + SIDE_UNITS):
                if on_board(s, unit) and not has_hero(s, unit):
                    n = write(out, n, make.add_hero(hero, unit))
    return n


@rule
def legal_removals(s, out):
    """One choice for each kind of figure in the unit that was hit (BRI-25)."""
    n = 0
    for figure in range(FIGURE_COUNT):
        if holds_figure(s, s.target, figure):
            n = write(out, n, make.remove(s.target, figure))
    return n


@rule
def legal_moves(s, seat, out, n):
    """One linked step into an empty space, for a unit that has not moved this turn (BRI-21, BRI-22)."""
    for unit in range(first_unit(seat), first_unit(seat) + SIDE_UNITS):
        if not on_board(s, unit) or has_bit(s.moved, unit):
            continue
        for direction in range(4):
            if linked(s, s.at[unit], direction):
                space = s.at[unit] + STEPS[direction]
                if empty(s, space):
                    n = write(out, n, make.move(unit, space))
    return n


@rule
def may_attack(s, unit):
    """A unit attacks once a turn, a gun twice (BRI-21, BRI-41)."""
    return on_board(s, unit) and (GUN[unit] or not has_bit(s.attacked, unit))


@rule
def in_range(s, unit, target):
    """Whether a target stands in a unit's range with nobody on the line between (BRI-23)."""
    a = s.at[unit]
    b = s.at[target]
    return CAN_HIT[unit, a, b] and not s.occupied & BETWEEN[a, b]


@rule
def legal_attacks(s, seat, out, n):
    """Every enemy unit in range of each own unit that may still attack (BRI-23)."""
    for unit in range(first_unit(seat), first_unit(seat) + SIDE_UNITS):
        if not may_attack(s, unit):
            continue
        for target in range(first_unit(1 - seat), first_unit(1 - seat) + SIDE_UNITS):
            if on_board(s, target) and in_range(s, unit, target):
                n = write(out, n, make.attack(unit, target))
    return n


@rule
def jumps_own_unit(s, unit, via):
    """Whether the space stepped through holds a unit of the same side, so that the double move is a jump (BRI-40)."""
    for other in range(first_unit(SIDE[unit]), first_unit(SIDE[unit]) + SIDE_UNITS):
        if s.at[other] == via:
            return True
    return False


@rule
def legal_double_moves(s, seat, out, n):
    """Two linked steps into empty spaces, or a straight jump over one own unit (BRI-40)."""
    for unit in range(first_unit(seat), first_unit(seat) + SIDE_UNITS):
        if not on_board(s, unit) or GUN[unit]:
            continue
        for first in range(4):
            if not linked(s, s.at[unit], first):
                continue
            via = s.at[unit] + STEPS[first]
            step_in = empty(s, via)
            if not step_in and not jumps_own_unit(s, unit, via):
                continue
            for second in range(4):
                if linked(s, via, second) and (step_in or second == first):
                    space = via + STEPS[second]
                    if empty(s, space) and space != s.at[unit]:
                        n = write(out, n, make.double_move(unit, PAIR_CODE[via, space]))
    return n


@rule
def legal_reinforcements(s, seat, out, n):
    """A reserve unit, while fewer than four own units are on the board and the insignia space is free (BRI-43)."""
    if units_on_board(s, seat) >= TO_DEPLOY or not empty(s, REINFORCEMENT[seat]):
        return n
    for unit in range(first_unit(seat), first_unit(seat) + SIDE_UNITS):
        if s.at[unit] == RESERVE:
            n = write(out, n, make.reinforce(unit))
    return n


# Carrying a choice out


@rule
def apply(s, seat, action):
    """Carry out one legal choice with its dice, up to the next decision."""
    chosen = kind_of(action)
    if chosen == kind.move:
        apply_move(s, read.move_unit(action), read.move_to(action))
    elif chosen == kind.attack:
        apply_attack(s, read.attack_unit(action), read.attack_target(action))
    elif chosen == kind.remove:
        apply_remove(s, read.remove_figure(action))
    elif chosen == kind.double_move:
        apply_double_move(s, read.double_move_unit(action), read.double_move_via_to(action))
    elif chosen == kind.reinforce:
        apply_reinforce(s, read.reinforce_unit(action))
    elif chosen == kind.swap_gun:
        apply_swap_gun(s, read.swap_gun_unit(action))
    elif chosen == kind.deploy:
        apply_deploy(s, seat, read.deploy_unit(action), read.deploy_to(action))
    elif chosen == kind.add_hero:
        apply_add_hero(s, read.add_hero_figure(action), read.add_hero_unit(action))
    else:
        end_turn(s)


@rule
def step(s, unit, space):
    """Move a unit to a space; entering the enemy base wins at once (BRI-22, BRI-29)."""
    emit(s, event.moved, EVERYONE, unit, s.at[unit], space)
    s.occupied &= ~(1 << s.at[unit])
    put(s, unit, space)
    if in_enemy_base(unit, space):
        win(s, SIDE[unit])


@rule
def apply_move(s, unit, space):
    """Move: one unit, one linked step (BRI-22)."""
    s.moved |= 1 << unit
    s.actions_left -= 1
    step(s, unit, space)
    finish_action(s)


@rule
def apply_double_move(s, unit, pair):
    """Double move: two steps or a jump, the whole turn; a first step into the enemy base ends the game (BRI-29, BRI-40)."""
    s.moved |= 1 << unit
    s.actions_left = 0
    if empty(s, PAIR_VIA[pair]):
        step(s, unit, PAIR_VIA[pair])
    if not s.over:
        step(s, unit, PAIR_TO[pair])
    finish_action(s)


@rule
def apply_reinforce(s, unit):
    """Reinforcement: a reserve unit at full strength, the whole turn (BRI-43)."""
    put(s, unit, REINFORCEMENT[SIDE[unit]])
    fill(s, unit)
    s.actions_left = 0
    emit(s, event.reinforced, EVERYONE, unit, s.at[unit])
    finish_action(s)


@rule
def apply_attack(s, unit, target):
    """Attack: the target is named, then one die is rolled, and a hero's second one where it is due (BRI-23, BRI-44)."""
    s.attacked |= 1 << unit
    s.actions_left -= 1
    again = roll_attack(s, unit, target, False)
    if again:
        roll_attack(s, unit, target, True)
    if s.target < 0:
        finish_action(s)


@rule
def roll_attack(s, unit, target, second):
    """One roll at a target: miss, hit, or Force Hit; tells whether a second roll follows now (BRI-24..BRI-28, BRI-44)."""
    die = roll(s, 6)
    emit(s, event.attacked, EVERYONE, unit, target, die)
    if die > FORCE_FACES:
        return False
    force = die > HIT_FACES
    if force and INFANTRY[unit] and s.leader[unit]:
        destroy(s, target)
        return False
    return hit(s, unit, target, force and not second and has_hero(s, unit))


@rule
def hit(s, unit, target, reroll):
    """A hit: one figure, the owner choosing among kinds; a unit without figures is destroyed (BRI-25, BRI-26).

    Tells whether a second roll follows now: not when the owner has to choose first, nor at a target that is gone.
    """
    kinds = kinds_of_figures(s, target)
    if kinds == 0:
        destroy(s, target)
    elif kinds > 1:
        s.attacker = unit
        s.target = target
        s.reroll = reroll
        return False
    else:
        remove_figure(s, target, only_figure(s, target))
    return reroll and on_board(s, target)


@rule
def only_figure(s, unit):
    """The kind of a unit's figures when all are alike."""
    figure = 0
    while not holds_figure(s, unit, figure):
        figure += 1
    return figure


@rule
def remove_figure(s, unit, figure):
    """Take one figure off a unit; infantry without figures is destroyed (BRI-25, BRI-26)."""
    if figure == PLAIN_FIGURE[unit]:
        s.troops[unit] -= 1
    elif figure == LEADER_FIGURE[unit]:
        s.leader[unit] = 0
    else:
        s.hero[figure - FIRST_HERO] = HERO_LOST
    emit(s, event.figure_removed, EVERYONE, unit, figure)
    if INFANTRY[unit] and kinds_of_figures(s, unit) == 0:
        destroy(s, unit)


@rule
def apply_remove(s, figure):
    """The owner of the target names the figure it loses; the attack goes on from there (BRI-25, BRI-44)."""
    unit = s.attacker
    target = s.target
    reroll = s.reroll
    s.attacker = -1
    s.target = -1
    s.reroll = 0
    remove_figure(s, target, figure)
    if reroll and on_board(s, target):
        roll_attack(s, unit, target, True)
    if s.target < 0:
        finish_action(s)


@rule
def destroy(s, unit):
    """A destroyed unit never returns; a side without units has lost (BRI-26, BRI-29)."""
    s.occupied &= ~(1 << s.at[unit])
    leave_game(s, unit)
    for hero in range(HERO_COUNT):
        if s.hero[hero] == unit:
            s.hero[hero] = HERO_LOST
    emit(s, event.destroyed, EVERYONE, unit)
    if units_left(s, SIDE[unit]) == 0:
        win(s, 1 - SIDE[unit])


@rule
def finish_action(s):
    """After the second action and all its consequences the turn passes by itself (BRI-20)."""
    if not s.over and s.actions_left == 0:
        end_turn(s)


@rule
def end_turn(s):
    """The turn passes to the other side; at the turn limit the game is drawn (BRI-20, BRI-30)."""
    emit(s, event.turn_ended, EVERYONE, s.seat)
    s.turn += 1
    s.seat = 1 - s.seat
    s.actions_left = ACTIONS_A_TURN
    s.moved = 0
    s.attacked = 0
    if s.turn > s.turn_limit:
        s.over = 1
        emit(s, event.drawn, EVERYONE)


@rule
def win(s, side):
    """The game ends at once (BRI-29)."""
    s.winner = side
    s.over = 1
    emit(s, event.won, EVERYONE, side)


@rule
def result(s, out):
    """1 for the winner, 0 for the loser, a half each for a draw."""
    for side in range(2):
        if s.winner < 0:
            out[side] = 0.5
        else:
            out[side] = 1.0 if s.winner == side else 0.0


# What a seat knows


@rule
def redeal(s, seat, seed):
    """Re-sample what a seat cannot know: the other side's secret deployment (BRI-42)."""
    seed_words(s.rng, seed, 1)
    if s.phase != DEPLOY:
        return
    other = 1 - seat
    n = deployed(s, other)
    for unit in range(first_unit(other), first_unit(other) + SIDE_UNITS):
        if on_board(s, unit):
            s.occupied &= ~(1 << s.at[unit])
            s.at[unit] = UNPLACED
    base = (ROWS - 1) * WIDTH if other == EMPIRE else 0
    while deployed(s, other) < n:
        unit = first_unit(other) + below(s.rng, SIDE_UNITS)
        space = base + below(s.rng, WIDTH)
        if s.at[unit] == UNPLACED and empty(s, space):
            put(s, unit, space)


@rule
def observe(s, seat, out):
    """Numbers for a learner, laid out as OBSERVATION says; an unseen deployment shows as not on the board."""
    out[:] = 0.0
    for unit in range(UNIT_COUNT):
        hidden = s.phase == DEPLOY and SIDE[unit] != seat
        if on_board(s, unit) and not hidden:
            out[at.unit_at(unit, s.at[unit])] = 1.0
        out[at.unit_in_reserve(unit)] = s.at[unit] == RESERVE
        out[at.unit_troops(unit)] = s.troops[unit] / 4.0
        out[at.unit_has_leader(unit)] = s.leader[unit]
        out[at.moved(unit)] = has_bit(s.moved, unit)
        out[at.attacked(unit)] = has_bit(s.attacked, unit)
    for hero in range(HERO_COUNT):
        if s.hero[hero] >= 0:
            out[at.hero_in_unit(hero, s.hero[hero])] = 1.0
    if s.target >= 0:
        out[at.under_attack(s.target)] = 1.0
    for space in range(SPACE_COUNT):
        for direction in range(4):
            out[at.links(space, direction)] = linked(s, space, direction)
    out[at.phase(s.phase)] = 1.0
    out[at.double_move()] = s.double_move
    out[at.guns()] = s.guns
    out[at.secret_deployment()] = s.secret_deployment
    out[at.reinforcement()] = s.reinforcement
    out[at.heroes()] = s.heroes
    out[at.my_turn()] = s.seat == seat
    out[at.my_side(seat)] = 1.0
    out[at.actions_left()] = s.actions_left / 2.0
    out[at.turns_left()] = 1.0 - s.turn / s.turn_limit
    out[at.turns_to_come()] = (s.turn_limit - s.turn) / USUAL_TURNS
