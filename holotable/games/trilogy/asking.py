"""What who points or clicks is told: what a planet can reach, and what a click may have meant (TRI-2, TRI-27, TRI-33)."""

from collections.abc import Sequence

from holotable.core.about import About, Area, Note
from holotable.core.bits import has_bit
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from .board import (
    CARD,
    CARD_ARGS,
    CARD_REGIONS,
    DECK_SIZE,
    FACTION_OF,
    FIRE_CARDS,
    PLANET,
    PLANET_COUNT,
    PLANETS,
    TRILOGY,
)
from .rules import aims
from .rules.planets import protected
from .rules.steps import invade
from .state import FORTIFY, IDLE, INVADE, PLACE, REINFORCE

CARD_KEY = "card:"
PLANET_ARGS = (("planet",), ("origin",), ("to",))
"""What a card is aimed at first, where that is a planet."""


def tells(s: Record, seat: int | None, thing: str) -> About:
    """Where the forces of a planet could attack, how many may leave it, and a card's aims (TRI-2, TRI-27, TRI-28, TRI-130)."""
    if thing.startswith(CARD_KEY):
        return About() if seat is None else About((Area("order", _aimed_at(s, seat, thing.removeprefix(CARD_KEY))),))
    planet = PLANET.get(thing)
    if planet is None or has_bit(s.fields, planet) or s.forces[planet] < 1:
        return About()
    others = (to for to in _reach(s, planet) if s.owner[to] != s.owner[planet])
    notes = [Note("note.may_leave", {"count": int(s.forces[planet]) - 1}, "TRI-27")]
    notes += [Note("note.protected", clause="TRI-80")] if has_bit(protected(s), planet) else []
    return About((Area("fire", tuple(PLANETS[to] for to in others)),), notes)


def _aimed_at(s: Record, seat: int, name: str) -> tuple[str, ...]:
    """The planets that a card of the seat's own deck could be aimed at with the galaxy as it is (TRI-70, TRI-130)."""
    card = CARD.get(name)
    if card is None or not TRILOGY[s.layout] or card not in cards_of_deck(s, seat):
        return ()
    if name in FIRE_CARDS:
        found = CARD_REGIONS[card] & (1 << s.star) if s.star >= 0 else 0
    elif CARD_ARGS[card][:1] == ("to",) and s.stage == IDLE:
        return ()
    else:
        found = aims.aims(s, seat, card, 0) if CARD_ARGS[card][:1] in PLANET_ARGS else 0
    return tuple(PLANETS[planet] for planet in range(PLANET_COUNT) if has_bit(found, planet))


def cards_of_deck(s: Record, seat: int) -> range:
    """The numbers of the cards of a seat's own deck."""
    first = int(FACTION_OF[s.layout, seat]) * DECK_SIZE
    return range(first, first + DECK_SIZE)


def _reach(s: Record, planet: int) -> list[int]:
    reach = invade.attack_reach(s, planet)
    return [to for to in range(PLANET_COUNT) if has_bit(reach, to) and not has_bit(s.fields, to)]


def attempts(s: Record, seat: int, thing: str | None, place: str) -> Sequence[tuple[str, Args]]:
    """An attack or a move between two planets, or forces for one, by the step of the turn."""
    if place.startswith(CARD_KEY):
        return [("play_card", {"card": place.removeprefix(CARD_KEY)})]
    if place not in PLANET:
        return ()
    if s.step in (INVADE, FORTIFY):
        kind = "attack" if s.step == INVADE else "fortify"
        if thing is not None:
            return [(kind, {"origin": thing, "to": place})]
        return [(kind, {"origin": place, "to": PLANETS[to]}) for to in _reach(s, PLANET[place])]
    kinds = {PLACE: "place", REINFORCE: "reinforce"}
    return [(kinds[int(s.step)], {"planet": place})] if s.step in kinds else ()
