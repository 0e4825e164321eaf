"""What who points or clicks is told: what a planet can reach, and what a click may have meant (TRI-2, TRI-27, TRI-33)."""

from collections.abc import Sequence

from holotable.core.about import About, Area, Note
from holotable.core.bits import has_bit
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from .board import PLANET, PLANET_COUNT, PLANETS
from .rules.planets import protected
from .rules.steps import invade
from .state import FORTIFY, INVADE, PLACE, REINFORCE


def tells(s: Record, seat: int | None, thing: str) -> About:
    """Where the forces of a planet could attack, and how many may leave it (TRI-2, TRI-27, TRI-28)."""
    planet = PLANET.get(thing)
    if planet is None or has_bit(s.fields, planet) or s.forces[planet] < 1:
        return About()
    others = (to for to in _reach(s, planet) if s.owner[to] != s.owner[planet])
    notes = [Note("note.may_leave", {"count": int(s.forces[planet]) - 1}, "TRI-27")]
    notes += [Note("note.protected", clause="TRI-80")] if has_bit(protected(s), planet) else []
    return About((Area("fire", tuple(PLANETS[to] for to in others)),), notes)


def _reach(s: Record, planet: int) -> list[int]:
    reach = invade.attack_reach(s, planet)
    return [to for to in range(PLANET_COUNT) if has_bit(reach, to) and not has_bit(s.fields, to)]


def attempts(s: Record, seat: int, thing: str | None, place: str) -> Sequence[tuple[str, Args]]:
    """An attack or a move between two planets, or forces for one, by the step of the turn."""
    if place not in PLANET:
        return ()
    if s.step in (INVADE, FORTIFY):
        kind = "attack" if s.step == INVADE else "fortify"
        if thing is not None:
            return [(kind, {"origin": thing, "to": place})]
        return [(kind, {"origin": place, "to": PLANETS[to]}) for to in _reach(s, PLANET[place])]
    kinds = {PLACE: "place", REINFORCE: "reinforce"}
    return [(kinds[int(s.step)], {"planet": place})] if s.step in kinds else ()
