"""What a click on a place of space may have meant (END-10, END-11, END-22, END-35)."""

from collections.abc import Sequence

from holotable.core.records import Record
from holotable.core.vocabulary import Args

from .board import PLACE
from .state import ATTACK_STEP, FIRE_STEP, MOVE_STEP

DEATH_STAR = "death-star"


def attempts(s: Record, seat: int, thing: str | None, place: str) -> Sequence[tuple[str, Args]]:
    """A move, an attack or a shot, by the step of the turn; without an origin, from the place itself."""
    origin = thing if thing in PLACE else place
    if s.step == FIRE_STEP:
        return [("fire", {"target": place})]
    if s.step == ATTACK_STEP and place == DEATH_STAR:
        return [("attack_death_star", {"origin": origin})]
    kinds = {MOVE_STEP: "move", ATTACK_STEP: "attack"}
    return [(kinds[int(s.step)], {"origin": origin, "to": place})] if s.step in kinds else ()
