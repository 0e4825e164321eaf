"""Openings of one's own: a map, forces still to come, bases, Death Star, Force and hands that a game begins with."""

from collections.abc import Collection
from typing import Any

from holotable.core import records
from holotable.core.checks import listed, need, one_of, reason_of, shown, table, whole
from holotable.core.errors import BadOption, BadPosition, HolotableError
from holotable.core.records import Record

from .board import (
    EMPIRE,
    FACTION_OF,
    FIELD_LIMIT,
    FORCE_END,
    FORCE_START,
    HAND_LIMIT,
    LAYOUTS,
    MARKER_COUNT,
    MARKERS,
    PLANET_COUNT,
    PLANETS,
    SEATS,
    START_FORCES,
    TRILOGY,
)
from .checks import planet_named, planets_of
from .position import layout_of, plain_options
from .reading import check_planet, check_ship_limits, owners_of, read_planet
from .reading_cards import read_hands
from .rules import planets
from .rules.hands import hand_size
from .rules.outcome import check_victory
from .rules.start import clear_table
from .rules.steps.claim import unclaimed
from .state import STATE

PARTS = ("planets", "forces", "asteroids", "death_star", "force", "hands")
TRILOGY_PARTS = ("asteroids", "death_star", "force")
HIDDEN = "hidden"
FACES = (*MARKERS, HIDDEN)
"""What a base of an opening may be: with a face that its author chose, or with one that the shuffled markers give."""
MOST_START_FORCES = 500


def encode_options(options: dict[str, Any]) -> Record:
    """The options as the record that `start` reads; raises `BadOption` with the reason."""
    o = plain_options(options)
    if options["opening"] is None:
        return o
    reader = Reader(int(o.layout), options["opening"])
    if reader.faults:
        raise BadOption("trilogy:error.of_own", reason=reader.faults[0])
    o.own = 1
    for field in ("force", "star", "fields", "pool", "owner", "forces", "ships", "hand", "base_n", "base_at", "base_face"):
        o[field] = reader.s[field]
    return o


def check_opening(value: Any) -> Any:
    """An opening as far as it can be judged without mode and players; raises `BadOption`."""
    if value is not None and not isinstance(value, dict):
        raise BadOption("trilogy:error.opening_object", value=shown(value))
    return value


def open_options(options: dict[str, Any], seats: Collection[str]) -> dict[str, Any]:
    """The options as some seats may know them: no other hand, and faces of bases to the Empire alone (TRI-72, TRI-113)."""
    opening = options.get("opening")
    if not opening:
        return options
    layout = LAYOUTS.index(f"{options['mode']}-{options['players']}")
    sides = {int(FACTION_OF[layout, SEATS[layout].index(seat)]) for seat in seats if seat in SEATS[layout]}
    shared = [seat for i, seat in enumerate(SEATS[layout]) if int(FACTION_OF[layout, i]) in sides]
    known = {**opening, "hands": {seat: cards for seat, cards in opening.get("hands", {}).items() if seat in shared}}
    if not (TRILOGY[layout] and EMPIRE in sides):
        known["planets"] = {
            name: {**entry, "bases": [HIDDEN] * len(entry["bases"])} if entry.get("bases") else entry
            for name, entry in opening.get("planets", {}).items()
        }
    return {**options, "opening": known}


def standard(options: dict[str, Any]) -> dict[str, Any]:
    """The opening that the rules have: nobody anywhere, all start forces to come (TRI-6, TRI-41, TRI-47)."""
    layout = layout_of(options)
    s: Record = records.new(STATE)[0]
    s.layout = layout
    forces = {name: int(START_FORCES[layout, owner]) for name, owner in owners_of(s).items()}
    if not TRILOGY[layout]:
        return {"planets": {}, "forces": forces, "hands": {}}
    return {"planets": {}, "forces": forces, "asteroids": [], "death_star": None, "force": FORCE_START, "hands": {}}


class Reader:
    """An opening read into a record, part by part; what is wrong is noted and left out."""

    def __init__(self, layout: int, opening: Any) -> None:
        self.s: Record = records.new(STATE)[0]
        clear_table(self.s)
        self.s.layout = layout
        self.faults: list[HolotableError] = []
        try:
            given = table(opening, "the opening", PARTS)
        except BadPosition as refused:
            self.faults.append(reason_of(refused))
            return
        self._do(self._read_galaxy, given)
        entries = given.get("planets", {})
        self._do(table, entries, "planets", PLANETS)
        for name, entry in entries.items() if isinstance(entries, dict) else ():
            self._do(self._read_planet, name, entry)
        self._do(self._read_forces, given.get("forces"))
        self._do(self._read_hands, given.get("hands", {}))
        self._do(check_ship_limits, self.s)
        if not self.faults:
            self._do(self._check_whole)

    def _do(self, read: Any, *values: Any) -> None:
        try:
            read(*values)
        except BadPosition as refused:
            self.faults.append(reason_of(refused))

    def _read_galaxy(self, given: dict[str, Any]) -> None:
        """Asteroid fields, Death Star and Force."""
        s = self.s
        s.force = FORCE_START if TRILOGY[s.layout] else 0
        if not TRILOGY[s.layout]:
            odd = [part for part in TRILOGY_PARTS if given.get(part)]
            need(not odd, "trilogy:error.standard_games_have_no_3", odd=", ".join(odd))
            return
        s.force = whole(given.get("force", FORCE_START), -FORCE_END, FORCE_END, "force")
        if given.get("death_star") is not None:
            s.star = planet_named(given["death_star"], "death_star")
        s.fields = planets_of(given.get("asteroids", []), "asteroids")
        need(int(s.fields).bit_count() <= FIELD_LIMIT, "trilogy:error.at_most_asteroid_fields", field_limit=FIELD_LIMIT)

    def _read_planet(self, name: Any, entry: Any) -> None:
        s = self.s
        planet = read_planet(s, name, entry)
        for base in listed(entry.get("bases", []), f"the bases of {name}"):
            need(TRILOGY[s.layout], "trilogy:error.standard_games_have_no_2")
            need(s.base_n < MARKER_COUNT, "trilogy:error.too_few_markers", count=MARKER_COUNT, name=name)
            face = one_of(base, FACES, f"a base on {name}")
            need(face != 1 or 1 not in s.base_face[: s.base_n], "trilogy:error.second_emperor_on", name=name)
            planets.add_base(s, planet, face, 0)
        check_planet(s, planet, False)

    def _read_forces(self, forces: Any) -> None:
        """What is still to come; by default the start forces that are not on the map."""
        s = self.s
        owners = owners_of(s)
        given = None if forces is None else table(forces, "forces", tuple(owners))
        for name, owner in owners.items():
            placed = sum(int(s.forces[p]) for p in range(PLANET_COUNT) if s.owner[p] == owner)
            rest = max(0, int(START_FORCES[s.layout, owner]) - placed)
            what = f"the forces that {name} places"
            s.pool[owner] = rest if given is None else whole(given.get(name, 0), 0, MOST_START_FORCES, what)

    def _read_hands(self, hands: Any) -> None:
        s = self.s
        read_hands(s, table(hands, "hands", SEATS[s.layout]), set())
        for seat, name in enumerate(SEATS[s.layout]):
            need(hand_size(s, seat) <= HAND_LIMIT, "trilogy:error.hand_too_large", name=name, most=HAND_LIMIT)

    def _check_whole(self) -> None:
        """Everybody has a planet or will claim one, and nobody has won."""
        s = self.s
        free = int(unclaimed(s)).bit_count()
        without = [name for seat, name in enumerate(SEATS[s.layout]) if not s.held[seat]]
        need(free or not without, "trilogy:error.no_planet_left", names=", ".join(without))
        enough = not without or free >= len(SEATS[s.layout])
        need(enough, "trilogy:error.too_few_planets", names=", ".join(without), free=free)
        if s.star >= 0:
            owner = int(s.owner[s.star])
            imperial = owner >= 0 and FACTION_OF[s.layout, owner] == EMPIRE
            need(imperial, "trilogy:error.star_not_imperial", planet=PLANETS[s.star])
        if not free:
            check_victory(s)
            need(not s.over, "trilogy:error.over_before")
