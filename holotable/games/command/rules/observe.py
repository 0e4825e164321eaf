"""Numbers for a learner, laid out as OBSERVATION says (COM-73)."""

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule

from ..board import COLUMN, HEX_COUNT, ROW
from ..hexset import first_hex, has_hex, is_empty, load, without_first
from ..state import NONE, at
from ..tables import (
    CARD_COUNT,
    INFANTRY_UNITS,
    KIND_COUNT,
    KIND_SIDE,
    STRUCTURE_COUNT,
    SUDDEN_DEATHS,
    SUPPORT,
    UNIT_COUNT,
    UNIT_KIND,
    UNIT_SIDE,
)
from .field import full_figures, target_hex
from .flow import asked_seat
from .scenario_fields import fill
from .seats import side_of
from .units import kill_value

SUPPORT_COUNT = len(SUPPORT)
SUDDEN_DEATH_COUNT = len(SUDDEN_DEATHS)


@rule
def observe_units(s, side, out):
    """Figures, kinds and badges by hex; and for each unit where it stands, since actions name units."""
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
        out[at.unit_row(unit, ROW[h])] = 1.0
        out[at.unit_column(unit, COLUMN[h])] = 1.0
        out[at.unit_figures(unit)] = share
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
    if s.officer_lies != NONE:
        out[at.officer(s.officer_lies)] = 1.0
    if s.carrier != NONE:
        out[at.officer(s.at[s.carrier])] = 1.0


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
        out[at.no_attack(h)] = has_bit(s.no_attack, unit)
    if s.attacker != NONE and s.at[s.attacker] != NONE:
        out[at.attacker(s.at[s.attacker])] = 1.0
    if s.target != NONE:
        h = target_hex(s, s.target)
        if h != NONE:
            out[at.under_attack(h)] = 1.0
    out[at.step(s.step)] = 1.0
    out[at.picking(s.picking)] = 1.0
    out[at.retreats()] = s.retreats
    out[at.to_place()] = s.to_place
    for i in range(s.dice_n):
        out[at.dice(s.dice[i] - 1)] += 1.0


@rule
def observe_cards(s, seat, out):
    """The own hand, the partner's, both sides' discards, the card in play and the side's support cards."""
    side = side_of(s, seat)
    partner = 0
    own = 0
    other = 0
    known = 0
    for p in range(s.players):
        if side_of(s, p) == side:
            own |= s.discards[p]
            if p != seat:
                partner = s.hand[p]
        else:
            other |= s.discards[p]
            known |= s.known[p] & s.hand[p]
    for card in range(CARD_COUNT):
        out[at.hand(card)] = has_bit(s.hand[seat], card)
        out[at.partner_hand(card)] = has_bit(partner, card)
        out[at.own_discards(card)] = has_bit(own, card)
        out[at.enemy_discards(card)] = has_bit(other, card)
        out[at.known_enemy_hand(card)] = has_bit(known, card)
    if s.card != NONE:
        out[at.card_in_play(s.card)] = 1.0
    for card in range(SUPPORT_COUNT):
        out[at.support(card)] = has_bit(s.support[side], card)
    out[at.enemy_support()] = count_bits(s.support[1 - side])
    out[at.own_goal(s.goal[side])] = 1.0


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
def observe_battle(s, side, out):
    """How both sides can win this battle, the own side first: objectives, sudden deaths, and what gives medals (COM-50)."""
    for i in range(2):
        which = side if i == 0 else 1 - side
        objectives = load(s.objectives[which])
        while not is_empty(objectives):
            out[at.objective(i, first_hex(objectives))] = 1.0
            objectives = without_first(objectives)
        for death in range(SUDDEN_DEATH_COUNT):
            out[at.sudden_death(i, death)] = has_bit(s.sudden[which], death)
        out[at.infantry_lost(i)] = count_bits(s.lost & INFANTRY_UNITS[which])
        out[at.infantry_gone(i)] = count_bits(s.gone & INFANTRY_UNITS[which])
        for unit_kind in range(KIND_COUNT):
            if KIND_SIDE[unit_kind] != which:
                out[at.kill_medals(i, unit_kind)] = kill_value(s, which, unit_kind)
        out[at.leave_medals(i)] = s.leave_medals[which]


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
    observe_battle(s, side, out)
