"""What who points or clicks is told: what the ships of a place can do, and what a click may have meant (END-10..END-35)."""

from collections.abc import Sequence

from holotable.core.about import About, Area, Note
from holotable.core.bits import has_bit
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from .board import (
    ATTACK_PAIR,
    CARD_COUNT,
    CARD_ORDERS,
    MOVES,
    ORDER,
    PLACE,
    PLACE_COUNT,
    PLACES,
    SHIP_COUNT,
    SHIP_OF_ORDER,
    SHIP_SIDE,
    SHIPS,
    SIDE_OF,
    TO_HIT,
)
from .position import card_name
from .rules import space
from .state import ATTACK_STEP, FIRE_STEP, MOVE_STEP
from .words import dice_word

DEATH_STAR = "death-star"
CARD_KEY = "card:"


def tells(s: Record, seat: int | None, thing: str) -> About:
    """Where the ships of a place could go and attack as they stand, and what each kind of them does (END-11, END-30).

    Of a card: where the ships stand that it gives an order to, and what the Death Star could fire at by it (END-8, END-22).
    """
    if thing.startswith(CARD_KEY):
        return About() if seat is None else About(_ordered_by(s, int(SIDE_OF[seat]), thing.removeprefix(CARD_KEY)))
    at = PLACE.get(thing, -1)
    here = [ship for ship in range(SHIP_COUNT) if at >= 0 and s.ships[ship, at]]
    if not here:
        return About()
    reach = [to for to in range(PLACE_COUNT) if any(has_bit(space.reach(s, ship, at), to) for ship in here)]
    targets = space.targets_of(s, SHIP_SIDE[here[0]])
    fire = [to for to in range(PLACE_COUNT) if has_bit(targets, to) and ATTACK_PAIR[at, to] >= 0]
    return About((_area("reach", reach), _area("fire", fire)), [_of_kind(s, ship, at) for ship in here])


def _ordered_by(s: Record, side: int, card: str) -> tuple[Area, ...]:
    number = next((n for n in range(int(CARD_COUNT[side])) if card_name(side, n) == card), None)
    if number is None:
        return ()
    orders = [order for order in range(len(SHIP_OF_ORDER)) if has_bit(CARD_ORDERS[side, number], order)]
    ships = [int(SHIP_OF_ORDER[order]) for order in orders if SHIP_OF_ORDER[order] >= 0]
    ordered = [place for place in range(PLACE_COUNT) if any(s.ships[ship, place] for ship in ships)]
    fired_at = space.laser_targets(s) if ORDER[DEATH_STAR] in orders else 0
    return _area("order", ordered), _area("fire", [place for place in range(PLACE_COUNT) if has_bit(fired_at, place)])


def _area(kind: str, places: list[int]) -> Area:
    return Area(kind, tuple(PLACES[place] for place in places))


def _of_kind(s: Record, ship: int, at: int) -> Note:
    dice = dice_word(int(space.attack_dice(s, ship, at)))
    facts = {"ship": SHIPS[ship], "count": int(MOVES[ship]), "dice": dice, "need": int(TO_HIT[ship])}
    return Note("note.ship", facts, "END-30")


def attempts(s: Record, seat: int, thing: str | None, place: str) -> Sequence[tuple[str, Args]]:
    """A move, an attack or a shot, by the step of the turn; without an origin, from the place itself."""
    if place.startswith(CARD_KEY):
        return [("pick", {"card": place.removeprefix(CARD_KEY)})]
    origin = thing if thing in PLACE else place
    if s.step == FIRE_STEP:
        return [("fire", {"target": place})]
    if s.step == ATTACK_STEP and place == DEATH_STAR:
        return [("attack_death_star", {"origin": origin})]
    kinds = {MOVE_STEP: "move", ATTACK_STEP: "attack"}
    return [(kinds[int(s.step)], {"origin": origin, "to": place})] if s.step in kinds else ()
