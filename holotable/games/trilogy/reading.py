"""Reading JSON positions of `trilogy` into the record, refusing what breaks the rules with the reason."""

from typing import Any

from holotable.core import records
from holotable.core.bits import count_bits, has_bit
from holotable.core.checks import listed, need, one_of, table, whole
from holotable.core.dice import seed_words, shuffle
from holotable.core.errors import BadOption, BadPosition
from holotable.core.records import Record

from .board import (
    EMPERORS,
    EMPIRE,
    FACTION_OF,
    FACTIONS,
    FIELD_LIMIT,
    FORCE_END,
    FORCE_START,
    MARKER_COUNT,
    MARKERS,
    NAME_OF,
    NAMES,
    NEUTRAL,
    OWNERS,
    PLANET_COUNT,
    PLANETS,
    SEATS,
    SHIP_LIMIT,
    SHIPS,
    START_FORCES,
    TRILOGY,
)
from .checks import flag, mask_of, planet_named, planets_of
from .position import layout_of, plain_options
from .reading_battle import check_battle, read_asking, read_invasion
from .reading_cards import read_cards, read_effects
from .rules import planets
from .rules.flow import choices, settle
from .rules.outcome import check_victory, finish_by_planets
from .rules.start import clear_table, start
from .rules.steps.claim import unclaimed
from .state import (
    BASE,
    CLAIM,
    CLAIM_NEUTRAL,
    FALLEN,
    FORTIFY,
    REASONS,
    STATE,
    STEPS,
    WINNERS,
)

KEYS = {
    "mode", "players", "turn_limit", "seat", "step", "turn", "to_place", "planets", "hands", "decks", "discards",
    "death_star", "force", "asteroids", "markers", "kept", "marker", "taken", "set_played", "ships_built",
    "ships_to_place", "fortifies_left", "ships_moved", "refused", "death_star_roll", "death_star_done", "pool",
    "effects", "declined", "known", "invasion", "asking", "result",
}  # fmt: skip
TRILOGY_KEYS = {
    "death_star", "force", "asteroids", "markers", "kept", "set_played", "ships_built", "ships_to_place", "ships_moved",
    "refused", "death_star_roll", "death_star_done", "effects", "declined", "known",
}  # fmt: skip
MOST_FORCES = 1_000_000


def from_position(position: dict[str, Any]) -> tuple[Record, dict[str, Any]]:
    """The record and options of a position; raises `BadPosition` with the reason."""
    need(isinstance(position, dict), "trilogy:error.trilogy_position_object_with")
    unknown = set(map(str, position)) - KEYS
    need(
        not unknown, "trilogy:error.trilogy_positions_have_no", unknown=", ".join(sorted(unknown)), keys=", ".join(sorted(KEYS))
    )
    options = _options(position)
    s: Record = records.new(STATE)[0]
    start(s, plain_options(options), 0)
    clear_table(s)
    s.event_n = 0
    s.events[:, :] = 0
    seed_words(s.rng, 0, 2)
    if not TRILOGY[s.layout]:
        odd = TRILOGY_KEYS & {key for key, value in position.items() if value}
        need(not odd, "trilogy:error.standard_games_have_no_3", odd=", ".join(sorted(odd)))
    s.seat = one_of(position.get("seat", SEATS[s.layout][0]), SEATS[s.layout], "seat")
    s.asked = s.seat
    s.step = one_of(position.get("step", "count"), STEPS, "step")
    need(s.step < BASE or _has_step(s), "trilogy:error.has_no_step", what=SEATS[s.layout][s.seat], what_2=STEPS[s.step])
    s.turn = whole(position.get("turn", 0), 0, 1_000_000, "turn")
    s.to_place = whole(position.get("to_place", 0), 0, MOST_FORCES, "to_place")
    _read_map(s, position)
    _read_force(s, position)
    read_cards(s, position)
    _read_turn(s, position)
    read_effects(s, position)
    read_invasion(s, position.get("invasion"))
    read_asking(s, position.get("asking"))
    _check_map(s, position)
    check_battle(s)
    _read_markers(s, position)
    _finish(s, position.get("result"))
    return s, options


# Small words


def owners_of(s: Record) -> dict[str, int]:
    """The owners that planets can have, by name: the seats, and neutral Hutts where there are any."""
    names = {name: i for i, name in enumerate(SEATS[s.layout])}
    if NAME_OF[s.layout, NEUTRAL] >= 0:
        names[NAMES[NAME_OF[s.layout, NEUTRAL]]] = NEUTRAL
    return names


def _side_mask(s: Record, value: Any, what: str) -> int:
    return mask_of(value, FACTIONS if TRILOGY[s.layout] else SEATS[s.layout], what)


def _options(position: dict[str, Any]) -> dict[str, Any]:
    from . import GAME

    given: dict[str, Any] = {key: position[key] for key in ("mode", "players", "turn_limit") if key in position}
    try:
        options = GAME.check_options(given)
        layout_of(options)
    except BadOption as error:
        raise BadPosition("error.bad_position", reason=error) from None
    return options


def _has_step(s: Record) -> bool:
    """Whether the seat on turn has this step at all (TRI-20, TRI-50)."""
    step = STEPS[s.step]
    if not TRILOGY[s.layout]:
        return step in ("count", "cards", "place", "invade", "fortify", "draw")
    imperial = FACTION_OF[s.layout, s.seat] == EMPIRE
    if step in ("base", "death_star"):
        return bool(imperial)
    return step != "take_over" or len(SEATS[s.layout]) > 3


# The map


def _read_map(s: Record, position: dict[str, Any]) -> None:
    s.fields = planets_of(position.get("asteroids", []), "asteroids")
    need(count_bits(s.fields) <= FIELD_LIMIT, "trilogy:error.at_most_asteroid_fields", field_limit=FIELD_LIMIT)
    given = position.get("planets")
    need(isinstance(given, dict), "trilogy:error.trilogy_position_needs_planets")
    assert isinstance(given, dict)
    for name, entry in given.items():
        planet = read_planet(s, name, entry)
        for base in listed(entry.get("bases", []), f"the bases of {name}"):
            _read_base(s, planet, base)
    missing = [PLANETS[p] for p in range(PLANET_COUNT) if PLANETS[p] not in given and not has_bit(s.fields, p)]
    need(not missing, "trilogy:error.planets_missing_all_listed", what=", ".join(missing[:4]))


def read_planet(s: Record, name: Any, entry: Any) -> int:
    """The owner, the forces and the ships of a planet; its bases are for the caller. Tells which planet it is."""
    planet = planet_named(name, "planets")
    need(not has_bit(s.fields, planet), "trilogy:error.asteroid_field_cannot_among", name=name)
    entry = table(entry, f"the planet {name}", ("owner", "forces", "ships", "bases"))
    owner = entry.get("owner")
    if owner is not None:
        planets.set_owner(s, planet, owners_of(s)[_known_owner(s, owner, name)])
    planets.add_forces(s, planet, whole(entry.get("forces", 0), 0, MOST_FORCES, f"the forces of {name}"))
    _read_ships(s, planet, entry.get("ships", {}))
    return planet


def _known_owner(s: Record, owner: Any, planet: str) -> str:
    known = owners_of(s)
    need(
        isinstance(owner, str) and owner in known,
        "trilogy:error.belongs_owners",
        planet=planet,
        owner=repr(owner),
        known=", ".join(known),
    )
    return str(owner)


def _read_ships(s: Record, planet: int, ships: Any) -> None:
    ships = table(ships, f"the ships of {PLANETS[planet]}", SHIPS)
    need(not ships or TRILOGY[s.layout], "trilogy:error.standard_games_have_no")
    for name, count in ships.items():
        planets.add_ships(s, planet, SHIPS.index(name), whole(count, 0, 6, f"the {name}s on {PLANETS[planet]}"))


def _read_base(s: Record, planet: int, base: Any) -> None:
    what = f"a base on {PLANETS[planet]}"
    need(TRILOGY[s.layout], "trilogy:error.standard_games_have_no_2")
    need(s.base_n < MARKER_COUNT, "trilogy:error.only_base_markers", marker_count=MARKER_COUNT)
    seen = 0
    if isinstance(base, dict):
        base = table(base, what, ("marker", "seen"))
        for name in listed(base.get("seen", []), f"seen of {what}"):
            seen |= 1 << one_of(name, ("rebels", "hutts"), f"seen of {what}") << 1
        base = base.get("marker")
    planets.add_base(s, planet, one_of(base, MARKERS, what), seen)


def _read_force(s: Record, position: dict[str, Any]) -> None:
    if not TRILOGY[s.layout]:
        return
    s.force = whole(position.get("force", FORCE_START), -FORCE_END, FORCE_END, "force")
    star = position.get("death_star")
    s.star = -1 if star is None else planet_named(star, "death_star")


def _check_map(s: Record, position: dict[str, Any]) -> None:
    """No empty planet but in set-up, no base off an Imperial planet, no more ships than there are (TRI-9, TRI-54)."""
    over = position.get("result") is not None
    for planet in range(PLANET_COUNT):
        check_planet(s, planet, over)
    check_ship_limits(s)
    need(s.step < BASE or s.held[s.seat], "trilogy:error.on_turn_but_has", what=SEATS[s.layout][s.seat])


def check_planet(s: Record, planet: int, over: bool) -> None:
    """Owner and forces go together, bases stand on Imperial planets, ships with who can have any (TRI-9, TRI-54, TRI-71)."""
    if has_bit(s.fields, planet):
        return
    name, owner = PLANETS[planet], s.owner[planet]
    if s.step >= BASE:
        fallen = s.stage == FALLEN and planet == s.target
        need(owner >= 0, "trilogy:error.has_no_owner", name=name)
        need(s.forces[planet] > 0 or fallen, "trilogy:error.has_no_forces", name=name)
    else:
        need((owner >= 0) == (s.forces[planet] > 0), "trilogy:error.needs_both_owner_forces", name=name)
    imperial = owner >= 0 and FACTION_OF[s.layout, owner] == EMPIRE
    on_imperial = imperial or over or (s.stage == FALLEN and planet == s.target)
    need(on_imperial or not planets.bases_at(s, planet), "trilogy:error.has_base_but_not", name=name)
    need(owner not in (-1, NEUTRAL) or not planets.ships_at(s, planet), "trilogy:error.cannot_have_ships", name=name)


def check_ship_limits(s: Record) -> None:
    """No seat has more ships of a class than its armies hold (TRI-54)."""
    for seat, name in enumerate(SEATS[s.layout]):
        for ship in range(3):
            most = SHIP_LIMIT[s.layout, seat]
            fits = planets.ships_of_class(s, seat, ship) <= most
            need(fits, "trilogy:error.has_more_than_ships", name=name, most=most, what=SHIPS[ship])


def _read_markers(s: Record, position: dict[str, Any]) -> None:
    """The stack and the markers the Rebels keep: six in all, one Emperor (TRI-46)."""
    if not TRILOGY[s.layout]:
        return
    kept = [one_of(marker, MARKERS, "kept") for marker in listed(position.get("kept", []), "kept")]
    s.kept = len(kept)
    on_map = [s.base_face[i] for i in range(s.base_n)]
    emperors = on_map.count(1) + kept.count(1)
    if "markers" in position:
        stack = [one_of(marker, MARKERS, "markers") for marker in listed(position["markers"], "markers")]
        need(
            len(stack) + len(on_map) + len(kept) <= MARKER_COUNT, "trilogy:error.only_base_markers_2", marker_count=MARKER_COUNT
        )
        s.stack_n = len(stack)
        for i, face in enumerate(reversed(stack)):
            s.stack[i] = face
        emperors += stack.count(1)
    else:
        s.stack_n = MARKER_COUNT - len(on_map) - len(kept)
        for i in range(s.stack_n):
            s.stack[i] = i < EMPERORS - emperors
        shuffle(s, s.stack, 0, s.stack_n)
    need(emperors <= EMPERORS, "trilogy:error.second_emperor")
    need(kept.count(1) == 0 or position.get("result") is not None, "trilogy:error.rebels_hold_emperor_so")


# The turn


def _read_turn(s: Record, position: dict[str, Any]) -> None:
    s.taken = _side_mask(s, position.get("taken", []), "taken")
    s.set_played = flag(position.get("set_played", False), "set_played")
    s.ships_built = whole(position.get("ships_built", 0), 0, 9, "ships_built")
    for name in listed(position.get("ships_to_place", []), "ships_to_place"):
        s.ships_to_place[one_of(name, SHIPS, "ships_to_place")] += 1
    s.fortifies_left = whole(position.get("fortifies_left", 1 if s.step == FORTIFY else 0), 0, 9, "fortifies_left")
    moved = position.get("ships_moved")
    if moved is not None:
        moved = table(moved, "ships_moved", ("origin", "to"))
        s.ships_from, s.ships_to = (
            planet_named(moved.get("origin"), "ships_moved"),
            planet_named(moved.get("to"), "ships_moved"),
        )
    s.refused = planets_of(position.get("refused", []), "refused")
    s.star_roll = whole(position.get("death_star_roll", 0), 0, 12, "death_star_roll")
    s.star_done = flag(position.get("death_star_done", False), "death_star_done")
    if s.step < BASE:
        _read_pool(s, position.get("pool"))


def _read_pool(s: Record, pool: Any) -> None:
    """Start forces still to come; by default what is not on the map yet (TRI-6, TRI-41)."""
    owners = owners_of(s)
    placed = [sum(s.forces[p] for p in range(PLANET_COUNT) if s.owner[p] == owner) for owner in range(OWNERS)]
    given = None if pool is None else table(pool, "pool", tuple(owners))
    for name, owner in owners.items():
        rest = max(0, int(START_FORCES[s.layout, owner]) - placed[owner])
        s.pool[owner] = rest if given is None else whole(given.get(name, 0), 0, 999, f"the pool of {name}")
    if s.step == CLAIM and not TRILOGY[s.layout]:
        s.first = (s.seat - sum(placed)) % len(SEATS[s.layout])
    if s.step in (CLAIM, CLAIM_NEUTRAL):
        need(unclaimed(s), "trilogy:error.every_planet_claimed_so")
    else:
        need(not unclaimed(s), "trilogy:error.at_every_planet_claimed", what=STEPS[s.step])


def _finish(s: Record, result: Any) -> None:
    """A position that says so, or that meets a victory, is a finished game; else play goes on to the next decision."""
    if result is not None:
        entry = table(result, "result", ("winners", "reason"))
        offset = 0 if TRILOGY[s.layout] else len(FACTIONS)
        for name in listed(entry.get("winners", []), "winners"):
            s.winner |= 1 << (one_of(name, WINNERS, "winners") - offset)
        s.reason = one_of(entry.get("reason"), REASONS, "reason")
        s.over = 1
        s.asked = s.seat
        return
    if s.step >= BASE:
        check_victory(s)
        if not s.over and s.turn_limit > 0 and s.turn >= s.turn_limit:
            finish_by_planets(s)
    settle(s)
    if not s.over:
        need(choices(s, s.asked, s.sole, 1), "trilogy:error.nobody_has_decision_position")
        s.sole[0] = 0
    s.event_n = 0
    s.events[:, :] = 0
