"""Setting a battle up from its options (COM-4, COM-80)."""

from holotable.core.bits import has_bit
from holotable.core.jit import rule
from holotable.core.records import reset

from ..board import EMPIRE, REBELS, ROW, ROWS
from ..state import BEGIN, NO_FLEET, NONE, PICK_NONE
from ..tables import BASELINE, FIRST_UNIT, KIND_COUNT, ROOM, UNIT_COUNT
from .attack_at_hand import end_attack_at_hand
from .decks import deal, draw
from .field import full_figures, give_badge, note_structures
from .firing import clear_fights
from .medals import check_medals, check_objectives, count_held
from .scenario_fields import copy, copy_scenario, fill, fill_rows
from .secret_goals import do_feat
from .units import stand


@rule
def clear_battle(s):
    """An empty field, no cards, nothing begun."""
    s.winner = NONE
    s.reason = NONE
    fill(s.turns, 0)
    fill(s.at, NONE)
    fill(s.figures, 0)
    fill(s.badge, 0)
    fill(s.made, 0)
    fill(s.unit_on, NONE)
    fill(s.on_field, 0)
    fill_rows(s.standing, 0)
    s.scouts = 0
    s.moving = 0
    s.gone = 0
    s.lost = 0
    fill(s.medals, 0)
    fill(s.held, 0)
    fill(s.taken, 0)
    s.charges = 0
    s.due = 0
    s.reinforced = 0
    fill(s.hand, 0)
    fill(s.discards, 0)
    fill(s.known, 0)
    fill(s.rebuilt, 0)
    fill_rows(s.deck, 0)
    fill(s.deck_n, 0)
    fill(s.spent, 0)
    s.feats = 0
    s.close_kills = 0
    fill(s.dice, 0)
    s.dice_n = 0
    fill(s.fight_unit, 0)
    fill(s.fight_target, 0)
    s.fights = 0
    s.owes = NONE


@rule
def clear_turn(s):
    """Nothing has been done yet this turn."""
    s.deployment = 0
    s.to_place = 0
    s.card = NONE
    s.op = NONE
    s.fleet = NO_FLEET
    s.thrown = 0
    s.supported = 0
    s.ordered = 0
    s.beside_card = 0
    s.named = 0
    s.moved = 0
    s.entered = 0
    s.no_attack = 0
    clear_fights(s)
    s.broke = 0
    s.moved_after = 0
    s.struck = 0
    s.second_half = 0
    s.incursion = NONE
    s.incursion_attacked = 0
    s.picking = PICK_NONE
    s.desperate = NONE
    s.rout = NONE
    s.close_dice = 0
    end_attack_at_hand(s)


@rule
def seat_players(s, options):
    """Who sits where: 2 players, or teams of two (COM-80)."""
    s.players = options.players
    s.team = options.team
    copy(s.leader, options.leader)
    s.turn_limit = options.turn_limit
    copy(s.goal, options.goal)
    copy(s.extra, options.extra)
    s.seats[REBELS] = 2 if s.players == 4 or (s.players == 3 and s.team == REBELS) else 1
    s.seats[EMPIRE] = s.players - s.seats[REBELS]
    s.first_seat[REBELS] = 0
    s.first_seat[EMPIRE] = s.seats[REBELS]


@rule
def place_units(s):
    """The scenario's units with all their figures and badges (COM-4)."""
    for kind in range(KIND_COUNT):
        for unit in range(FIRST_UNIT[kind], FIRST_UNIT[kind] + ROOM[kind]):
            if s.start_at[unit] != NONE:
                s.made[kind] += 1
                give_badge(s, unit, s.start_badge[unit])
                s.figures[unit] = full_figures(s, unit)
                stand(s, unit, s.start_at[unit])


@rule
def note_start(s):
    """What holds from the first moment: temporary medals, objectives, goals (COM-50a, COM-92)."""
    count_held(s)
    check_medals(s)
    for side in range(2):
        check_objectives(s, side)
    for unit in range(UNIT_COUNT):
        if s.at[unit] != NONE and unit != s.passing and on_rebel_baseline(s, unit):
            do_feat(s, BASELINE)


@rule
def on_rebel_baseline(s, unit):
    """Whether an Imperial unit stands on row 6."""
    return has_bit(s.on_field[EMPIRE], unit) and ROW[s.at[unit]] == ROWS - 1


@rule
def deal_cards(s):
    """Each side shuffles its own deck and draws the hand the scenario says; partners half each (COM-4, COM-80)."""
    for side in range(2):
        deal(s, side)
        size = s.hand_size[side]
        if s.seats[side] == 2:
            size = (size + 1) // 2
        for seat in range(s.first_seat[side], s.first_seat[side] + s.seats[side]):
            for _ in range(size + s.extra[side]):
                draw(s, seat)


@rule
def begin_battle(s, options, seed):
    """A battle before its first turn."""
    reset(s, seed)
    clear_battle(s)
    clear_turn(s)
    copy_scenario(s, options)
    seat_players(s, options)
    s.officer_lies = s.officer_at
    s.carrier = NONE
    copy(s.structure_at, s.start_structure)
    note_structures(s)
    copy(s.support, options.support)
    s.side = s.first
    s.seat = s.first_seat[s.first]
    s.turns[s.first] = 1
    place_units(s)
    deal_cards(s)
    s.step = BEGIN
    note_start(s)
