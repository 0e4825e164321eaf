"""Deployments at the start of a turn: reinforcements, then a landing (COM-90a, rules `reinforcements`, `landing`)."""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...board import BESIDE
from ...hexset import count_hexes, empty_set, first_hex, is_empty, load, minus, union
from ...state import ALL_DEPLOYED, LANDINGS, NONE, PLAY, REINFORCEMENTS, make
from ...tables import UNIT_KIND
from ..field import closed, free_baseline
from ..lists import write_hexes
from ..units import deploy, infantry_on_field, next_unit

CLAUSES = {"deploy": "COM-90a"}


@rule
def go_on(s):
    """Ask for reinforcements and landings; once begun, reinforcements with one place left need no question (COM-10a)."""
    if s.deployment == ALL_DEPLOYED:
        s.step = PLAY
        return False
    hexes = places(s) if is_due(s) else empty_set()
    if is_empty(hexes):
        s.to_place = 0
        s.deployment += 1
        return False
    if s.to_place > 0 and count_hexes(hexes) == 1:
        place(s, first_hex(hexes))
        return False
    return True


@rule
def is_due(s):
    """Whether the rule of this stage lets the side place a unit now."""
    if s.deployment == REINFORCEMENTS:
        if s.to_place > 0:
            return True
        return s.reinforce_side == s.side and not s.reinforced and s.turns[s.side] >= s.reinforce_from
    if s.land_side != s.side or s.turns[s.side] < s.land_from:
        return False
    return infantry_on_field(s) < s.land_most


@rule
def kind_due(s):
    """The kind of unit that is placed now."""
    return s.land_kind if s.deployment == LANDINGS else s.reinforce_kind


@rule
def places(s):
    """The hexes where the next fresh unit may be placed; none when its kind has no number left."""
    unit = next_unit(s, kind_due(s))
    if unit == NONE:
        return empty_set()
    return landing_hexes(s, unit) if s.deployment == LANDINGS else free_baseline(s, unit)


@rule
def landing_hexes(s, unit):
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
def choices(s, out):
    """Where the next fresh unit may be placed; declined only before the first (COM-90a)."""
    n = write_hexes(out, 0, make.deploy(next_unit(s, kind_due(s)), 0), places(s))
    return n if s.to_place > 0 else write(out, n, make.done())


@rule
def place(s, h):
    """Place the next fresh unit; reinforcements are ordered this turn beside the card."""
    if s.deployment == LANDINGS:
        s.deployment += 1
        deploy(s, s.land_kind, h)
        return
    s.to_place = s.reinforce_number - 1 if s.to_place == 0 else s.to_place - 1
    s.reinforced = 1
    if s.to_place == 0:
        s.deployment += 1
    unit = deploy(s, s.reinforce_kind, h)
    s.ordered |= 1 << unit
    s.beside_card |= 1 << unit


@rule
def done(s):
    """The side goes without, or leaves it for a later turn."""
    s.deployment += 1


def ask(s: Record) -> tuple[str, Args]:
    """Place a fresh unit, or wait?"""
    return "ask.deploy", {}


def done_name(s: Record) -> str:
    """Nothing is placed now."""
    return "done-deploy"
