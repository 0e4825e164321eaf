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
from .position import encode_options, layout_of
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
    need(isinstance(position, dict), "a trilogy position is an object with at least planets.")
    unknown = set(map(str, position)) - KEYS
    need(not unknown, f"trilogy positions have no {', '.join(sorted(unknown))}; they have {', '.join(sorted(KEYS))}.")
    options = _options(position)
    s: Record = records.new(STATE)[0]
    start(s, encode_options(options), 0)
    clear_table(s)
    s.event_n = 0
    s.events[:, :] = 0
    seed_words(s.rng, 0, 2)
    if not TRILOGY[s.layout]:
        odd = TRILOGY_KEYS & {key for key, value in position.items() if value}
        need(not odd, f"standard games have no {', '.join(sorted(odd))}.")
    s.seat = one_of(position.get("seat", SEATS[s.layout][0]), SEATS[s.layout], "seat")
    s.asked = s.seat
    s.step = one_of(position.get("step", "count"), STEPS, "step")
    need(s.step < BASE or _has_step(s), f"{SEATS[s.layout][s.seat]} has no step {STEPS[s.step]}.")
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


def _owners(s: Record) -> dict[str, int]:
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
        raise BadPosition(f"Bad position: {error}") from None
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
    need(count_bits(s.fields) <= FIELD_LIMIT, f"there are at most {FIELD_LIMIT} asteroid fields.")
    given = position.get("planets")
    need(isinstance(given, dict), "a trilogy position needs planets: {id: {owner, forces}}.")
    assert isinstance(given, dict)
    for name, entry in given.items():
        planet = planet_named(name, "planets")
        need(not has_bit(s.fields, planet), f"{name} is an asteroid field and cannot be among the planets.")
        entry = table(entry, f"the planet {name}", ("owner", "forces", "ships", "bases"))
        owner = entry.get("owner")
        if owner is not None:
            planets.set_owner(s, planet, _owners(s)[_known_owner(s, owner, name)])
        planets.add_forces(s, planet, whole(entry.get("forces", 0), 0, MOST_FORCES, f"the forces of {name}"))
        _read_ships(s, planet, entry.get("ships", {}))
        for base in listed(entry.get("bases", []), f"the bases of {name}"):
            _read_base(s, planet, base)
    missing = [PLANETS[p] for p in range(PLANET_COUNT) if PLANETS[p] not in given and not has_bit(s.fields, p)]
    need(not missing, f"the planets {', '.join(missing[:4])} are missing; all are listed but asteroid fields.")


def _known_owner(s: Record, owner: Any, planet: str) -> str:
    known = _owners(s)
    need(isinstance(owner, str) and owner in known, f"{planet} belongs to {owner!r}; owners are {', '.join(known)}.")
    return str(owner)


def _read_ships(s: Record, planet: int, ships: Any) -> None:
    ships = table(ships, f"the ships of {PLANETS[planet]}", SHIPS)
    need(not ships or TRILOGY[s.layout], "standard games have no ships.")
    for name, count in ships.items():
        planets.add_ships(s, planet, SHIPS.index(name), whole(count, 0, 6, f"the {name}s on {PLANETS[planet]}"))


def _read_base(s: Record, planet: int, base: Any) -> None:
    what = f"a base on {PLANETS[planet]}"
    need(TRILOGY[s.layout], "standard games have no bases.")
    need(s.base_n < MARKER_COUNT, f"there are only {MARKER_COUNT} base markers.")
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
        name = PLANETS[planet]
        if has_bit(s.fields, planet):
            continue
        owner = s.owner[planet]
        if s.step >= BASE:
            fallen = s.stage == FALLEN and planet == s.target
            need(owner >= 0, f"{name} has no owner.")
            need(s.forces[planet] > 0 or fallen, f"{name} has no forces.")
        else:
            need((owner >= 0) == (s.forces[planet] > 0), f"{name} needs both an owner and forces, or neither.")
        imperial = owner >= 0 and FACTION_OF[s.layout, owner] == EMPIRE
        on_imperial = imperial or over or (s.stage == FALLEN and planet == s.target)
        need(on_imperial or not planets.bases_at(s, planet), f"{name} has a base, but it is not Imperial.")
        need(owner not in (-1, NEUTRAL) or not planets.ships_at(s, planet), f"{name} cannot have ships.")
    for seat, name in enumerate(SEATS[s.layout]):
        for ship in range(3):
            most = SHIP_LIMIT[s.layout, seat]
            fits = planets.ships_of_class(s, seat, ship) <= most
            need(fits, f"{name} has more than {most} ships of the class {SHIPS[ship]}.")
    need(s.step < BASE or s.held[s.seat], f"{SEATS[s.layout][s.seat]} is on turn but has no planet.")


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
        need(len(stack) + len(on_map) + len(kept) <= MARKER_COUNT, f"there are only {MARKER_COUNT} base markers.")
        s.stack_n = len(stack)
        for i, face in enumerate(reversed(stack)):
            s.stack[i] = face
        emperors += stack.count(1)
    else:
        s.stack_n = MARKER_COUNT - len(on_map) - len(kept)
        for i in range(s.stack_n):
            s.stack[i] = i < EMPERORS - emperors
        shuffle(s, s.stack, 0, s.stack_n)
    need(emperors <= EMPERORS, "there is a second Emperor.")
    need(kept.count(1) == 0 or position.get("result") is not None, "the Rebels hold the Emperor, so the game is over.")


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
    owners = _owners(s)
    placed = [sum(s.forces[p] for p in range(PLANET_COUNT) if s.owner[p] == owner) for owner in range(OWNERS)]
    given = None if pool is None else table(pool, "pool", tuple(owners))
    for name, owner in owners.items():
        rest = max(0, int(START_FORCES[s.layout, owner]) - placed[owner])
        s.pool[owner] = rest if given is None else whole(given.get(name, 0), 0, 999, f"the pool of {name}")
    if s.step == CLAIM and not TRILOGY[s.layout]:
        s.first = (s.seat - sum(placed)) % len(SEATS[s.layout])
    if s.step in (CLAIM, CLAIM_NEUTRAL):
        need(unclaimed(s), "every planet is claimed, so claiming is over.")
    else:
        need(not unclaimed(s), f"at {STEPS[s.step]} every planet is claimed.")


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
        need(choices(s, s.asked, s.sole, 1), "nobody has a decision in this position.")
        s.sole[0] = 0
    s.event_n = 0
    s.events[:, :] = 0
