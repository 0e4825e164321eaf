"""The turn as a chain of steps: what passes by itself and what is asked (COM-10, COM-17, COM-81, COM-90a)."""

from holotable.core.bits import count_bits, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import BASE_ROW, BESIDE, ROW_HEXES
from ..hexset import count_hexes, empty_set, first_hex, load, minus, union
from ..rules.field import closed
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
    PICK,
    PICK_ORBIT,
    PLAY,
    REROLL,
    RESERVE,
    RESOLVE,
    RETREAT,
    SECTION_STEP,
    TAKE,
    TRENCH_STEP,
    event,
)
from ..tables import CARD, DISCARDS, DRAWS, FIRST_UNIT, MOVE_AFTER_HEXES, ROOM, STRIKES, TWICE, UNIT_KIND
from .attack import (
    any_attack,
    end_attack_at_hand,
    may_break_through,
    run_after,
    run_resolve,
    run_second,
)
from .decks import draw, lay_down
from .field import op, seat_code
from .medals import announce_turn, charge_cannon, collect_data, deploy, infantry_mask, note_turn_end, out_of_time
from .moves import any_later_move, any_move, turn_e_webs
from .orders import end_orders, moves_forbidden, orderable, run_section
from .retreats import run_retreat
from .setup import clear_fights, clear_turn
from .support import pick, pickable, usable_support

FLEET = CARD["piett-fleet"]
REINFORCING, LANDING, DEPLOYED_ALL = range(3)


# Deployments (COM-90a)


@rule
def baseline(s, unit):
    """The hexes of the acting side's baseline that a unit may enter."""
    return minus(load(ROW_HEXES[BASE_ROW[s.side]]), closed(s, unit))


@rule
def fresh_unit(s):
    """The unit that would be placed next, or -1 when its kind has no number left."""
    kind = s.rein_kind
    if s.step == RESERVE:
        kind = s.war_kind
    elif s.stage == LANDING:
        kind = s.land_kind
    return NONE if s.made[kind] >= ROOM[kind] else FIRST_UNIT[kind] + s.made[kind]


@rule
def landing(s, unit):
    """The free hexes next to the units it lands beside (rule `landing`)."""
    found = empty_set()
    mask = s.on_field[s.side]
    while mask:
        other = lowest_bit(mask)
        mask = without_lowest(mask)
        if UNIT_KIND[other] == s.land_next:
            found = union(found, load(BESIDE[s.at[other]]))
    return minus(found, closed(s, unit))


@rule
def deploy_hexes(s, unit):
    """The hexes where the next fresh unit may be placed."""
    if s.step == DEPLOY and s.stage == LANDING:
        return landing(s, unit)
    return baseline(s, unit)


@rule
def infantry_on_field(s):
    """How many infantry units the acting side has on the field."""
    return count_bits(s.on_field[s.side] & infantry_mask(s.side))


@rule
def deployment_due(s):
    """Whether the rule of this stage lets the side place a unit now."""
    if s.stage == REINFORCING:
        if s.to_place > 0:
            return True
        return s.rein_side == s.side and not s.reinforced and s.turns[s.side] >= s.rein_from
    if s.land_side != s.side or s.turns[s.side] < s.land_from:
        return False
    return infantry_on_field(s) < s.land_most


@rule
def places_free(s):
    """How many hexes the next fresh unit could be placed on."""
    unit = fresh_unit(s)
    if unit == NONE:
        return 0
    return count_hexes(deploy_hexes(s, unit))


@rule
def only_place(s):
    """The first hex where the next fresh unit may be placed."""
    return first_hex(deploy_hexes(s, fresh_unit(s)))


@rule
def run_deploy(s):
    """Ask for reinforcements and landings; once begun, reinforcements with one place left need no question."""
    if s.stage == DEPLOYED_ALL:
        s.step = PLAY
        return False
    n = places_free(s) if deployment_due(s) else 0
    if n == 0:
        s.to_place = 0
        s.stage += 1
        return False
    if n == 1 and s.to_place > 0:
        place_fresh(s, only_place(s))
        return False
    return True


@rule
def place_fresh(s, h):
    """Place the next fresh unit; reinforcements are ordered this turn beside the card (rules `reinforcements`, `landing`)."""
    if s.step == RESERVE:
        s.due -= 1
        deploy(s, s.war_kind, h)
    elif s.stage == LANDING:
        s.stage += 1
        deploy(s, s.land_kind, h)
    else:
        s.to_place = s.rein_number - 1 if s.to_place == 0 else s.to_place - 1
        s.reinforced = 1
        if s.to_place == 0:
            s.stage += 1
        unit = deploy(s, s.rein_kind, h)
        s.ordered |= 1 << unit
        s.plain |= 1 << unit


@rule
def decline_deployment(s):
    """The side goes without, or leaves it for a later turn."""
    s.stage += 1


# The steps


@rule
def run_begin(s):
    """The start of a turn: first what happens by itself, then deployments (COM-90a)."""
    announce_turn(s)
    collect_data(s)
    charge_cannon(s)
    s.stage = REINFORCING
    s.step = DEPLOY


@rule
def run_play(s):
    """Ask for a card; a player without a hand only draws (COM-11, COM-17a)."""
    if s.hand[s.seat]:
        return True
    s.step = DRAW
    return False


@rule
def run_discard(s):
    """Deploy the Fleet!: discard, draw, then the partner, then another card (COM-83, ruling C12)."""
    seat = fleet_seat(s)
    if s.thrown < op(s, DISCARDS) and s.hand[seat]:
        return True
    end_discards(s)
    return False


@rule
def fleet_seat(s):
    """Who discards for Deploy the Fleet!: the active player, then the partner."""
    if s.fleet == 1:
        return s.seat
    return s.first_seat[s.side] + (1 - (s.seat - s.first_seat[s.side]))


@rule
def end_discards(s):
    """Draw as many as were discarded, the active player 1 more."""
    seat = fleet_seat(s)
    more = op(s, DRAWS) if s.fleet == 1 else 0
    for _ in range(s.thrown + more):
        draw(s, seat)
    s.thrown = 0
    s.fleet += 1
    if s.fleet == 2 and s.seats[s.side] == 2:
        return
    s.fleet = 3
    s.step = PLAY


@rule
def run_pick(s):
    """Ask which unit; where only one will do and one is demanded, it is taken (COM-10a, ruling C10)."""
    units = pickable(s)
    if s.picking == PICK_ORBIT:
        if units == 0 or count_bits(s.struck) >= op(s, STRIKES):
            s.picking = 0
            s.step = TAKE
            return False
        return True
    if units & (units - 1):
        return True
    pick(s, lowest_bit(units))
    return False


@rule
def run_order(s):
    """Ask for orders while there is one to give (COM-10a, COM-12)."""
    if orderable(s) or usable_support(s):
        return True
    end_orders(s)
    return False


@rule
def run_move(s):
    """Ask for moves while a unit can make one (COM-10a, COM-15)."""
    if not moves_forbidden(s) and any_move(s):
        return True
    end_moves(s)
    return False


@rule
def end_moves(s):
    """The E-Webs' markers turn; then the attacks (COM-62a)."""
    turn_e_webs(s, s.ordered if s.solo < 0 else 1 << s.solo)
    s.step = ATTACK


@rule
def run_attack(s):
    """Ask for attacks while a unit can make one (COM-10a, COM-16)."""
    if any_attack(s) or usable_support(s):
        return True
    end_attacks(s)
    return False


@rule
def end_attacks(s):
    """After the attacks: the end of an incursion, a second half of the turn, later moves, or the draw (rulings C7, C8)."""
    if s.solo >= 0:
        s.solo = NONE
        s.solo_attacked = 0
        return
    if op(s, TWICE) and not s.again:
        s.again = 1
        s.ordered &= ~s.plain
        s.plain = 0
        s.moved = 0
        s.no_attack = 0
        clear_fights(s)
        s.step = MOVE
    elif op(s, MOVE_AFTER_HEXES):
        s.step = MOVE_AFTER
    else:
        s.step = TAKE


@rule
def run_reroll(s):
    """Ask for a re-roll if one is due or can be bought (COM-62a)."""
    if s.rerolls > 0 or usable_support(s):
        return True
    s.step = RESOLVE
    return False


@rule
def run_break(s):
    """After a unit's attack: a break-through, or a support card (COM-61a, ruling S3)."""
    if may_break_through(s) or usable_support(s):
        return True
    end_attack_at_hand(s)
    s.step = ATTACK
    return False


@rule
def run_move_after(s):
    """Ask for moves after the attacks while a unit can make one (ruling C7)."""
    if any_later_move(s):
        return True
    s.step = TAKE
    return False


@rule
def run_take(s):
    """Special Orders: a card of choice instead of the draw (support card)."""
    if s.offered or usable_support(s):
        return True
    s.step = DRAW
    return False


@rule
def take_card(s, card):
    """A card comes back from the own discards, in the sight of all."""
    s.discards[s.seat] &= ~(1 << card)
    s.hand[s.seat] |= 1 << card
    s.known[s.seat] |= 1 << card
    emit(s, event.taken, EVERYONE, seat_code(s, s.seat), card)
    s.step = DRAW


@rule
def run_draw(s):
    """The played cards are discarded face up and one card is drawn (COM-17, COM-17a, ruling C12)."""
    if s.fleet:
        lay_down(s, s.seat, FLEET)
    if s.card != NONE and not (s.fleet and s.card == FLEET):
        lay_down(s, s.seat, s.card)
    if not s.offered:
        draw(s, s.seat)
    s.card = NONE
    s.op = NONE
    s.fleet = 0
    s.offered = 0
    s.step = RESERVE


@rule
def run_reserve(s):
    """The war machine replaces destroyed infantry at the end of its side's turn (rule `war-machine`)."""
    n = 0
    if s.war_side == s.side and s.due > 0 and infantry_on_field(s) < s.war_most:
        n = places_free(s)
    if n == 0:
        end_turn(s)
        return False
    if n == 1:
        place_fresh(s, only_place(s))
        return False
    return True


@rule
def end_turn(s):
    """The other side's turn begins; after the turn limit of each side the battle is over (COM-53, COM-81)."""
    note_turn_end(s)
    side = 1 - s.side
    if s.turns[side] >= s.turn_limit:
        out_of_time(s)
        return
    clear_turn(s)
    s.side = side
    s.seat = s.first_seat[side] + s.turns[side] % s.seats[side]
    s.turns[side] += 1
    s.step = BEGIN


@rule
def run_attack_step(s):
    """One link of the chain inside an attack; tells whether somebody is asked."""
    step = s.step
    if step == REROLL:
        return run_reroll(s)
    if step == RESOLVE:
        run_resolve(s)
        return False
    if step == TRENCH_STEP:
        return True
    if step == RETREAT:
        return run_retreat(s)
    if step == AFTER:
        run_after(s)
        return False
    if step == BREAK:
        return run_break(s)
    return run_second(s)


@rule
def run_step(s):
    """One link of the chain; tells whether somebody is asked now."""
    step = s.step
    if step == MOVE:
        return run_move(s)
    if step == ATTACK:
        return run_attack(s)
    if step == ORDER:
        return run_order(s)
    if step == BEGIN:
        run_begin(s)
        return False
    if step == DEPLOY:
        return run_deploy(s)
    if step == PLAY:
        return run_play(s)
    if step == SECTION_STEP:
        return run_section(s)
    if step == PICK:
        return run_pick(s)
    if step == MOVE_AFTER:
        return run_move_after(s)
    if step == DISCARD:
        return run_discard(s)
    if step == TAKE:
        return run_take(s)
    if step == DRAW:
        run_draw(s)
        return False
    if step == RESERVE:
        return run_reserve(s)
    return run_attack_step(s)


@rule
def advance(s):
    """Go on until somebody is asked, a card is owed, or the battle is over (COM-10a)."""
    while not s.over and not s.owed:
        if run_step(s):
            return
