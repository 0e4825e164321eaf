"""What who points or clicks is told: sight and reach of a unit, what a card would order, what a click may have meant."""

from collections.abc import Sequence

from holotable.core import records
from holotable.core.about import About, Area, Note
from holotable.core.bits import has_bit
from holotable.core.records import Record, clone
from holotable.core.vocabulary import Args

from . import rules
from .board import DISTANCE, HEX, HEX_COUNT, HEXES
from .hexset import hexes_of
from .rules.field import sees_unit, target_hex
from .rules.reach import allowance, reach
from .state import ATTACK, MAX_LEGAL, MOVE, NONE, PLAY, SECOND, kind, kind_of, make, read
from .tables import CARD, RANGE, TARGETS, UNIT, UNIT_COUNT, UNIT_KIND, UNIT_SIDE, UNITS

CARD_KEY, TERRAIN_KEY = "card:", "terrain:"
TERRAIN_CLAUSES = {
    "ridge": "COM-40", "rocks": "COM-41", "building": "COM-42", "wreckage": "COM-42", "serac": "COM-43", "trench": "COM-44",
    "crevasse": "COM-45",
}  # fmt: skip


def tells(s: Record, seat: int | None, thing: str) -> About:
    """Where a unit sees targets and may go, and what it may still do; whom a card of one's own would order (COM-12, COM-20)."""
    if thing.startswith(CARD_KEY):
        card = CARD.get(thing.removeprefix(CARD_KEY))
        if card is None or seat is None or not has_bit(s.hand[seat], card):
            return About()
        return About((Area("order", _ordered_by(s, seat, card)),))
    if (terrain := thing.removeprefix(TERRAIN_KEY)) in TERRAIN_CLAUSES:
        return About(notes=[Note(f"terrain.{terrain}", clause=TERRAIN_CLAUSES[terrain])])
    unit = UNIT.get(thing)
    if unit is None or s.at[unit] == NONE:
        return About()
    there = reach(s, unit, allowance(s, unit))
    goes = tuple(HEXES[h] for h in hexes_of(there))
    return About((Area("fire", _in_sight(s, unit)), Area("reach", goes)), _notes(s, unit))


def _in_sight(s: Record, unit: int) -> tuple[str, ...]:
    """The hexes in range where a unit would be seen (COM-20, COM-30..COM-33)."""
    at, far = int(s.at[unit]), int(RANGE[UNIT_KIND[unit]])
    near = (h for h in range(HEX_COUNT) if h != at and DISTANCE[at, h] <= far)
    return tuple(HEXES[h] for h in near if sees_unit(s, at, h))


def _notes(s: Record, unit: int) -> list[Note]:
    if not has_bit(s.ordered, unit):
        return []
    notes = [Note("note.ordered", clause="COM-12")]
    notes += [Note("note.moved", clause="COM-15")] if has_bit(s.moved, unit) else []
    if has_bit(s.no_attack, unit):
        return [*notes, Note("note.no_attack", clause="COM-15a")]
    return [*notes, Note("note.attacked", clause="COM-16")] if has_bit(s.attacked, unit) else notes


def _ordered_by(s: Record, seat: int, card: int) -> tuple[str, ...]:
    """Where the units stand that a card in hand could order, in one of its sections or another (COM-12).

    A card that cannot be played now is looked at as if the turn of its owner began with the field as it is.
    """
    after = _after(_turn_of(s, seat), seat, make.play_card(card))
    choices = _legal(after, seat)
    asks_section = choices and kind_of(choices[0]) == kind.section
    found = [_after(after, seat, section) for section in choices] if asks_section else [after]
    units = {unit for moment in found for unit in _ordered(moment, seat)}
    return tuple(HEXES[s.at[unit]] for unit in sorted(units))


def _ordered(s: Record, seat: int) -> set[int]:
    """The units that are ordered or could be: a card for all of them has ordered them without asking (COM-12a)."""
    own = (unit for unit in range(UNIT_COUNT) if UNIT_SIDE[unit] == int(seat >= s.first_seat[1]))
    asked = {int(read.order_unit(action)) for action in _legal(s, seat) if kind_of(action) == kind.order}
    return asked | {unit for unit in own if has_bit(s.ordered, unit)}


def _turn_of(s: Record, seat: int) -> Record:
    """The moment at which a seat plays a card: this one, or a turn that begins on the field as it is."""
    if s.step == PLAY and s.seat == seat:
        return s
    begun = clone(s)
    begun.step, begun.seat, begun.side = PLAY, seat, int(seat >= s.first_seat[1])
    begun.ordered = begun.moved = begun.attacked = begun.no_attack = begun.beside_card = 0
    begun.card = begun.op = NONE
    return begun


def _legal(s: Record, seat: int) -> list[int]:
    out = records.legal_buffer(MAX_LEGAL)
    return [int(action) for action in out[: rules.legal(s, seat, out)]]


def _after(s: Record, seat: int, action: int) -> Record:
    after = clone(s)
    after.quiet = 1
    rules.apply(after, seat, action)
    return after


def attempts(s: Record, seat: int, thing: str | None, place: str) -> Sequence[tuple[str, Args]]:
    """A unit that is ordered, moves or attacks, by the step of the turn; without one, the unit that stands on the hex."""
    if place.startswith(CARD_KEY):
        return [("play_card", {"card": place.removeprefix(CARD_KEY)})]
    if place not in HEX:
        return ()
    here = [name for i, name in enumerate(TARGETS) if target_hex(s, i) == HEX[place]]
    if thing is not None and s.step == MOVE:
        return [("move", {"unit": thing, "to": place})]
    if thing is not None and s.step in (ATTACK, SECOND):
        return [("attack", {"unit": thing, "target": target}) for target in here]
    return [_meant(s, unit, place) for unit in here if unit in UNIT]


def _meant(s: Record, unit: str, place: str) -> tuple[str, Args]:
    """What somebody wants who clicks on a unit in this step."""
    if s.step == MOVE:
        return "move", {"unit": unit, "to": place}
    if s.step in (ATTACK, SECOND):
        foes = (other for other in range(UNIT_COUNT) if UNIT_SIDE[other] != UNIT_SIDE[UNIT[unit]] and s.at[other] != NONE)
        return "attack", {"unit": unit, "target": UNITS[next(foes, 0)]}
    return "order", {"unit": unit}
