"""Reading JSON positions of `trilogy` into the record, refusing what breaks the rules with the reason."""

from typing import Any

from holotable.core import records
from holotable.core.dice import seed_words, shuffle
from holotable.core.errors import BadOption, BadPosition
from holotable.core.records import Record

from .board import (
    CARD,
    CARD_ARG_COUNT,
    CARD_COUNT,
    CARD_DATA,
    CARDS,
    DECK_SIZE,
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
    PARTNER,
    PLANET,
    PLANET_COUNT,
    PLANETS,
    REGIONS,
    SEATS,
    SHIP_LIMIT,
    SHIPS,
    START_FORCES,
    TRILOGY,
)
from .position import QUESTION_OF, WINDOW_OF, encode_options, layout_of
from .rules import basics, choices, effects, flow, setup, station, turn
from .state import (
    AFTER_ATTACKER,
    AGREE,
    AMOUNT_FORTIFY,
    AMOUNT_MOVE_IN,
    AMOUNT_PLACE,
    ARGUMENT,
    BASE,
    BEFORE_ATTACKER,
    CARD_FORCE,
    CLAIM,
    CLAIM_NEUTRAL,
    COMPARE,
    DECLARED_ATTACKER,
    DEFEND,
    DICE_ROOM,
    DISCARD,
    ESCORT,
    FALLEN,
    FORTIFY,
    INVADE,
    MOVE_IN,
    PICK,
    PLACE,
    REASONS,
    ROLL,
    STAR_TARGET,
    STATE,
    STATION_AFTER,
    STATION_BEFORE,
    STATION_ESCORT,
    STEPS,
    TAKE_OVER,
    USE_CARDS,
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
    _need(isinstance(position, dict), "a trilogy position is an object with at least planets.")
    unknown = set(map(str, position)) - KEYS
    _need(not unknown, f"trilogy positions have no {', '.join(sorted(unknown))}; they have {', '.join(sorted(KEYS))}.")
    options = _options(position)
    s: Record = records.new(STATE)[0]
    setup.start(s, encode_options(options), 0)
    setup.clear_table(s)
    s.event_n = 0
    s.events[:, :] = 0
    seed_words(s.rng, 0, 2)
    if not TRILOGY[s.layout]:
        odd = TRILOGY_KEYS & {key for key, value in position.items() if value}
        _need(not odd, f"standard games have no {', '.join(sorted(odd))}.")
    s.seat = _one_of(position.get("seat", SEATS[s.layout][0]), SEATS[s.layout], "seat")
    s.asked = s.seat
    s.step = _one_of(position.get("step", "count"), STEPS, "step")
    _need(s.step < BASE or _has_step(s), f"{SEATS[s.layout][s.seat]} has no step {STEPS[s.step]}.")
    s.turn = _whole(position.get("turn", 0), 0, 1_000_000, "turn")
    s.to_place = _whole(position.get("to_place", 0), 0, MOST_FORCES, "to_place")
    _read_map(s, position)
    _read_force(s, position)
    _read_cards(s, position)
    _read_turn(s, position)
    _read_effects(s, position)
    _read_invasion(s, position.get("invasion"))
    _read_asking(s, position.get("asking"))
    _check_map(s, position)
    _check_battle(s)
    _read_markers(s, position)
    _finish(s, position.get("result"))
    return s, options


# Small words


def _need(condition: Any, sentence: str) -> None:
    if not condition:
        raise BadPosition(f"Bad position: {sentence}")


def _one_of(value: Any, allowed: tuple[str, ...], what: str) -> int:
    _need(isinstance(value, str) and value in allowed, f"{what} must be one of {', '.join(allowed)}, not {value!r}.")
    return allowed.index(value)


def _whole(value: Any, least: int, most: int, what: str) -> int:
    fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    _need(fits, f"{what} must be a whole number from {least} to {most}, not {value!r}.")
    return int(value)


def _flag(value: Any, what: str) -> bool:
    _need(isinstance(value, bool), f"{what} is true or false, not {value!r}.")
    return bool(value)


def _list(value: Any, what: str) -> list[Any]:
    _need(isinstance(value, list), f"{what} is a list.")
    return list(value)


def _object(value: Any, keys: set[str], what: str) -> dict[str, Any]:
    _need(isinstance(value, dict), f"{what} is an object.")
    odd = set(map(str, value)) - keys
    _need(not odd, f"{what} has no {', '.join(sorted(odd))}; it may have {', '.join(sorted(keys))}.")
    return dict(value)


def _planet(value: Any, what: str) -> int:
    _need(isinstance(value, str) and value in PLANET, f"{what} names {value!r}, which is no planet.")
    return PLANET[value]


def _planets(value: Any, what: str) -> int:
    return sum(1 << planet for planet in {_planet(name, what) for name in _list(value, what)})


def _card(value: Any, what: str) -> int:
    _need(isinstance(value, str) and value in CARD, f"{what} names {value!r}, which is no card.")
    return CARD[value]


def _owners(s: Record) -> dict[str, int]:
    names = {name: i for i, name in enumerate(SEATS[s.layout])}
    if NAME_OF[s.layout, NEUTRAL] >= 0:
        names[NAMES[NAME_OF[s.layout, NEUTRAL]]] = NEUTRAL
    return names


def _sides(s: Record) -> tuple[str, ...]:
    return FACTIONS if TRILOGY[s.layout] else SEATS[s.layout]


def _side_mask(s: Record, value: Any, what: str) -> int:
    return sum(1 << i for i in {_one_of(name, _sides(s), what) for name in _list(value, what)})


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
    s.fields = _planets(position.get("asteroids", []), "asteroids")
    _need(basics.count_bits(s.fields) <= FIELD_LIMIT, f"there are at most {FIELD_LIMIT} asteroid fields.")
    planets = position.get("planets")
    _need(isinstance(planets, dict), "a trilogy position needs planets: {id: {owner, forces}}.")
    assert isinstance(planets, dict)
    for name, entry in planets.items():
        planet = _planet(name, "planets")
        _need(not (s.fields >> planet) & 1, f"{name} is an asteroid field and cannot be among the planets.")
        entry = _object(entry, {"owner", "forces", "ships", "bases"}, f"the planet {name}")
        owner = entry.get("owner")
        if owner is not None:
            basics.set_owner(s, planet, _owners(s)[_known_owner(s, owner, name)])
        basics.add_forces(s, planet, _whole(entry.get("forces", 0), 0, MOST_FORCES, f"the forces of {name}"))
        _read_ships(s, planet, entry.get("ships", {}))
        for base in _list(entry.get("bases", []), f"the bases of {name}"):
            _read_base(s, planet, base)
    missing = [PLANETS[p] for p in range(PLANET_COUNT) if PLANETS[p] not in planets and not (s.fields >> p) & 1]
    _need(not missing, f"the planets {', '.join(missing[:4])} are missing; all are listed but asteroid fields.")


def _known_owner(s: Record, owner: Any, planet: str) -> str:
    known = _owners(s)
    _need(isinstance(owner, str) and owner in known, f"{planet} belongs to {owner!r}; owners are {', '.join(known)}.")
    return str(owner)


def _read_ships(s: Record, planet: int, ships: Any) -> None:
    ships = _object(ships, set(SHIPS), f"the ships of {PLANETS[planet]}")
    _need(not ships or TRILOGY[s.layout], "standard games have no ships.")
    for name, count in ships.items():
        basics.add_ships(s, planet, SHIPS.index(name), _whole(count, 0, 6, f"the {name}s on {PLANETS[planet]}"))


def _read_base(s: Record, planet: int, base: Any) -> None:
    what = f"a base on {PLANETS[planet]}"
    _need(TRILOGY[s.layout], "standard games have no bases.")
    _need(s.base_n < MARKER_COUNT, f"there are only {MARKER_COUNT} base markers.")
    seen = 0
    if isinstance(base, dict):
        base = _object(base, {"marker", "seen"}, what)
        for name in _list(base.get("seen", []), f"seen of {what}"):
            seen |= 1 << _one_of(name, ("rebels", "hutts"), f"seen of {what}") << 1
        base = base.get("marker")
    basics.add_base(s, planet, _one_of(base, MARKERS, what), seen)


def _read_force(s: Record, position: dict[str, Any]) -> None:
    if not TRILOGY[s.layout]:
        return
    s.force = _whole(position.get("force", FORCE_START), -FORCE_END, FORCE_END, "force")
    star = position.get("death_star")
    s.star = -1 if star is None else _planet(star, "death_star")


def _check_map(s: Record, position: dict[str, Any]) -> None:
    """No empty planet but in set-up, no base off an Imperial planet, no more ships than there are (TRI-9, TRI-54)."""
    over = position.get("result") is not None
    for planet in range(PLANET_COUNT):
        name = PLANETS[planet]
        if (s.fields >> planet) & 1:
            continue
        owner = s.owner[planet]
        if s.step >= BASE:
            fallen = s.stage == FALLEN and planet == s.target
            _need(owner >= 0, f"{name} has no owner.")
            _need(s.forces[planet] > 0 or fallen, f"{name} has no forces.")
        else:
            _need((owner >= 0) == (s.forces[planet] > 0), f"{name} needs both an owner and forces, or neither.")
        imperial = owner >= 0 and FACTION_OF[s.layout, owner] == EMPIRE
        on_imperial = imperial or over or (s.stage == FALLEN and planet == s.target)
        _need(on_imperial or not basics.bases_at(s, planet), f"{name} has a base, but it is not Imperial.")
        _need(owner not in (-1, NEUTRAL) or not basics.ships_at(s, planet), f"{name} cannot have ships.")
    for seat, name in enumerate(SEATS[s.layout]):
        for ship in range(3):
            most = SHIP_LIMIT[s.layout, seat]
            fits = basics.ships_of_class(s, seat, ship) <= most
            _need(fits, f"{name} has more than {most} ships of the class {SHIPS[ship]}.")
    _need(s.step < BASE or s.held[s.seat], f"{SEATS[s.layout][s.seat]} is on turn but has no planet.")


def _read_markers(s: Record, position: dict[str, Any]) -> None:
    """The stack and the markers the Rebels keep: six in all, one Emperor (TRI-46)."""
    if not TRILOGY[s.layout]:
        return
    kept = [_one_of(marker, MARKERS, "kept") for marker in _list(position.get("kept", []), "kept")]
    s.kept = len(kept)
    on_map = [s.base_face[i] for i in range(s.base_n)]
    emperors = on_map.count(1) + kept.count(1)
    if "markers" in position:
        stack = [_one_of(marker, MARKERS, "markers") for marker in _list(position["markers"], "markers")]
        _need(len(stack) + len(on_map) + len(kept) <= MARKER_COUNT, f"there are only {MARKER_COUNT} base markers.")
        s.stack_n = len(stack)
        for i, face in enumerate(reversed(stack)):
            s.stack[i] = face
        emperors += stack.count(1)
    else:
        s.stack_n = MARKER_COUNT - len(on_map) - len(kept)
        for i in range(s.stack_n):
            s.stack[i] = i < EMPERORS - emperors
        shuffle(s, s.stack, 0, s.stack_n)
    _need(emperors <= EMPERORS, "there is a second Emperor.")
    _need(kept.count(1) == 0 or position.get("result") is not None, "the Rebels hold the Emperor, so the game is over.")


# Cards


def _read_cards(s: Record, position: dict[str, Any]) -> None:
    """Hands, out-of-play piles and decks; every card is in one place only (TRI-11, TRI-46)."""
    placed: set[int] = set()
    hands = _object(position.get("hands", {}), set(SEATS[s.layout]), "hands")
    for name, cards in hands.items():
        seat = SEATS[s.layout].index(name)
        for card in _deal(cards, placed, f"the hand of {name}"):
            own = not TRILOGY[s.layout] or card // DECK_SIZE == FACTION_OF[s.layout, seat]
            _need(own, f"{name} cannot hold {CARDS[card]} of another faction.")
            s.hand[seat, card // DECK_SIZE] |= 1 << (card % DECK_SIZE)
    piles = _piles(s)
    for name, cards in _object(position.get("discards", {}), set(piles), "discards").items():
        for card in _deal(cards, placed, f"the discards of {name}"):
            _need(card in piles[name], f"{CARDS[card]} is not a card of {name}.")
            s.discard[card // DECK_SIZE] |= 1 << (card % DECK_SIZE)
    given = position.get("decks")
    if given is not None:
        given = _object(given, set(piles), "decks")
    for number, (name, cards) in enumerate(piles.items()):
        deck = FACTIONS.index(name) if TRILOGY[s.layout] else number
        if given is not None:
            order = _deal(given.get(name, []), placed, f"the deck of {name}")
            _need(all(card in cards for card in order), f"the deck of {name} holds a card of another.")
            order = order[::-1]
        else:
            order = [card for card in cards if card not in placed]
        s.deck_n[deck] = len(order)
        for i, card in enumerate(order):
            s.deck[deck * DECK_SIZE + i] = card
        if given is None:
            shuffle(s, s.deck, deck * DECK_SIZE, deck * DECK_SIZE + len(order))
    for f in FACTIONS if TRILOGY[s.layout] else ():
        for card in _list(_object(position.get("known", {}), set(FACTIONS), "known").get(f, []), "known"):
            number = _card(card, "known")
            s.known[FACTIONS.index(f), number // DECK_SIZE] |= 1 << (number % DECK_SIZE)


def _piles(s: Record) -> dict[str, range]:
    if not TRILOGY[s.layout]:
        return {"all": range(CARD_COUNT)}
    return {
        name: range(d * DECK_SIZE, (d + 1) * DECK_SIZE) for d, name in enumerate(FACTIONS) if FACTION_OF[s.layout, NEUTRAL] != d
    }


def _deal(cards: Any, placed: set[int], what: str) -> list[int]:
    numbers = [_card(card, what) for card in _list(cards, what)]
    for number in numbers:
        _need(number not in placed, f"{CARDS[number]} is in two places.")
        placed.add(number)
    return numbers


def _read_effects(s: Record, position: dict[str, Any]) -> None:
    """Cards at work, and cards declined this turn (TRI-131, TRI-133)."""
    for entry in _list(position.get("effects", []), "effects"):
        entry = entry if isinstance(entry, dict) else {"card": entry}
        entry = _object(entry, {"card", "planet", "origin", "to"}, "an effect")
        card = _card(entry.get("card"), "effects")
        deck, bit = card // DECK_SIZE, 1 << (card % DECK_SIZE)
        _need(effects.LASTING[deck] & bit, f"{CARDS[card]} does not work beyond the moment it is played.")
        s.effects[deck] |= bit
        if effects.THROUGH_FIELD[deck] & bit:
            s.open_field = _planet(entry.get("planet"), CARDS[card])
        if effects.LONG_ATTACK[deck] & bit:
            s.lane_from = _planet(entry.get("origin"), CARDS[card])
            s.lane_to = _planet(entry.get("to"), CARDS[card])
    for name in _list(position.get("declined", []), "declined"):
        card = _card(name, "declined")
        held = any(basics.holds(s, seat, card) for seat in range(OWNERS))
        _need(held, f"{name} is declined, but nobody holds it.")
        s.declined[card // DECK_SIZE] |= 1 << (card % DECK_SIZE)


# The turn


def _read_turn(s: Record, position: dict[str, Any]) -> None:
    s.taken = _side_mask(s, position.get("taken", []), "taken")
    s.set_played = _flag(position.get("set_played", False), "set_played")
    s.ships_built = _whole(position.get("ships_built", 0), 0, 9, "ships_built")
    for name in _list(position.get("ships_to_place", []), "ships_to_place"):
        s.ships_to_place[_one_of(name, SHIPS, "ships_to_place")] += 1
    s.fortifies_left = _whole(position.get("fortifies_left", 1 if s.step == FORTIFY else 0), 0, 9, "fortifies_left")
    moved = position.get("ships_moved")
    if moved is not None:
        moved = _object(moved, {"origin", "to"}, "ships_moved")
        s.ships_from, s.ships_to = _planet(moved.get("origin"), "ships_moved"), _planet(moved.get("to"), "ships_moved")
    s.refused = _planets(position.get("refused", []), "refused")
    s.star_roll = _whole(position.get("death_star_roll", 0), 0, 12, "death_star_roll")
    s.star_done = _flag(position.get("death_star_done", False), "death_star_done")
    if s.step < BASE:
        _read_pool(s, position.get("pool"))


def _read_pool(s: Record, pool: Any) -> None:
    """Start forces still to come; by default what is not on the map yet (TRI-6, TRI-41)."""
    owners = _owners(s)
    placed = [sum(s.forces[p] for p in range(PLANET_COUNT) if s.owner[p] == owner) for owner in range(OWNERS)]
    given = None if pool is None else _object(pool, set(owners), "pool")
    for name, owner in owners.items():
        rest = max(0, int(START_FORCES[s.layout, owner]) - placed[owner])
        s.pool[owner] = rest if given is None else _whole(given.get(name, 0), 0, 999, f"the pool of {name}")
    if s.step == CLAIM and not TRILOGY[s.layout]:
        s.first = (s.seat - sum(placed)) % len(SEATS[s.layout])
    if s.step in (CLAIM, CLAIM_NEUTRAL):
        _need(setup.unclaimed(s), "every planet is claimed, so claiming is over.")
    else:
        _need(not setup.unclaimed(s), f"at {STEPS[s.step]} every planet is claimed.")


# Battles and questions


def _read_invasion(s: Record, invasion: Any) -> None:
    if invasion is None:
        return
    keys = {"origin", "to", "dice", "first", "escort", "defence", "rolled", "least"}
    entry = _object(invasion, keys, "the invasion")
    _need(s.step == INVADE, "there is an invasion, but the step is not invade.")
    star = entry.get("to") == "death-star"
    s.target = STAR_TARGET if star else _planet(entry.get("to"), "the invasion")
    if "origin" not in entry:
        return
    s.origin = _planet(entry["origin"], "the invasion")
    _need(s.owner[s.origin] == s.seat, "the invasion does not start from a planet of the seat on turn.")
    if "least" in entry:
        s.dice = _whole(entry["least"], 1, 3, "least")
        s.stage = MOVE_IN
        return
    s.dice = _whole(entry.get("dice", 1), 1, 3, "the dice of the invasion")
    s.fresh = not star and _flag(entry.get("first", True), "first")
    for name, count in _object(entry.get("escort", {}), set(SHIPS), "escort").items():
        s.escort[SHIPS.index(name)] = _whole(count, 0, 3, "escort")
    s.defence = _whole(entry.get("defence", 0), 0, 2, "defence")
    _read_dice(s, entry.get("rolled", {}))
    s.stage = _stage_of(s, entry, star)


def _read_dice(s: Record, rolled: Any) -> None:
    rolled = _object(rolled, {"attacker", "defender"}, "rolled")
    for side, dice in (("attacker", s.attack_roll), ("defender", s.defend_roll)):
        values = _list(rolled.get(side, []), f"the {side}'s dice")
        _need(len(values) <= DICE_ROOM, f"the {side} has too many dice.")
        for i, value in enumerate(values):
            dice[i] = _whole(value, 1, 8, f"a die of the {side}")


def _stage_of(s: Record, entry: dict[str, Any], star: bool) -> int:
    """The moment of a battle that a position describes, when no question is named."""
    if star:
        return STATION_AFTER if "rolled" in entry else STATION_BEFORE if "escort" in entry else STATION_ESCORT
    if "rolled" in entry:
        return AFTER_ATTACKER if TRILOGY[s.layout] else COMPARE
    if s.defence:
        return BEFORE_ATTACKER if TRILOGY[s.layout] else ROLL
    if not TRILOGY[s.layout]:
        return DEFEND
    if "escort" in entry:
        return DECLARED_ATTACKER if s.fresh else DEFEND
    return ESCORT


def _read_asking(s: Record, asking: Any) -> None:
    if asking is None:
        return
    entry = _object(asking, {"seat", "window", "choice", "about", "left", "given", "part"}, "asking")
    seat = _one_of(entry.get("seat"), SEATS[s.layout], "asking.seat")
    s.asked = seat
    if "window" in entry:
        found = [stage for stage, name in WINDOW_OF.items() if name == entry["window"]]
        _need(found, f"there is no window {entry['window']!r}.")
        _need(s.origin >= 0, "a card window is asked, but there is no battle.")
        s.stage = found[0] if seat == s.seat or len(found) == 1 else found[1]
    elif "choice" in entry:
        found = [stage for stage, name in QUESTION_OF.items() if name == entry["choice"]]
        _need(found, f"there is no question {entry['choice']!r}.")
        s.stage = found[1] if entry["choice"] == "escort" and s.target == STAR_TARGET else found[0]
        _read_question(s, seat, entry)
    if "part" in entry:
        _read_part(s, entry["part"])


def _read_question(s: Record, seat: int, entry: dict[str, Any]) -> None:
    """What the question is about."""
    if s.stage in (ESCORT, STATION_ESCORT, DEFEND, FALLEN, MOVE_IN):
        _need(s.origin >= 0 and s.target >= 0, f"{entry['choice']} is asked, but there is no battle.")
    if s.stage == AGREE:
        s.about = _planet(entry.get("about"), "asking.about")
        partner = s.step == TAKE_OVER and PARTNER[s.layout, s.seat] == seat == s.owner[s.about]
        _need(partner, "agree is asked, but not of a partner about a planet of its own.")
    elif s.stage == FALLEN:
        s.about = seat
        s.fresh = 0
    elif s.stage == DISCARD:
        s.about = _one_of(entry.get("about"), SEATS[s.layout], "asking.about")
        s.left = _whole(entry.get("left", 1), 1, max(1, basics.hand_size(s, s.about)), "asking.left")
        _need(s.step == USE_CARDS and seat == s.seat, "a hand is shown in step cards to the seat on turn only.")
    elif s.stage == CARD_FORCE:
        _need(s.step == PLACE and seat == s.seat, "card_force is asked in step place of the seat on turn only.")
        s.left = _whole(entry.get("left", 0), 0, 9, "asking.left")
        given = _list(entry.get("given", []), "asking.given")
        s.given = _planets(given, "asking.given") if s.left else sum(1 << _one_of(r, REGIONS, "asking.given") for r in given)


def _check_battle(s: Record) -> None:
    """Forces, ships and dice of a battle under way must be there (TRI-27, TRI-28, TRI-60)."""
    if s.origin < 0:
        _need(s.target != STAR_TARGET, "an attack on the Death Star needs an origin.")
        return
    for ship in range(3):
        fits = s.escort[ship] <= s.ships[s.origin, ship]
        _need(fits, f"{PLANETS[s.origin]} has not so many ships of the class {SHIPS[ship]} to take along.")
    if s.stage == MOVE_IN:
        _need(s.owner[s.target] == s.seat, "forces move in, but the planet is not taken.")
        return
    if s.stage == FALLEN:
        mover = FACTION_OF[s.layout, s.about] == EMPIRE and s.owner[s.target] == s.seat
        _need(mover and basics.bases_at(s, s.target), "the Empire moves a base, but Hutts have taken none.")
        return
    _need(s.dice < s.forces[s.origin], f"{PLANETS[s.origin]} has not so many forces to attack with.")
    if s.target == STAR_TARGET:
        _need(s.star >= 0, "the Death Star is attacked, but there is none.")
        _need(station.station_dice(s) > 0, "the attack on the Death Star has no die.")
    else:
        enemy = not (basics.own_ground(s, s.seat) >> s.target) & 1
        _need(enemy and not (s.fields >> s.target) & 1, "the invasion is not aimed at an enemy planet.")
        _need(s.defence <= s.forces[s.target], f"{PLANETS[s.target]} has not so many forces to defend with.")


def _held(s: Record, value: Any) -> int:
    """A card of the seat that is asked."""
    card = _card(value, "asking.part")
    _need(basics.holds(s, s.asked, card), f"{CARDS[card]} is not in the hand of the seat asked.")
    return card


def _read_part(s: Record, part: Any) -> None:
    """A choice half made, as a program meets it between its small decisions."""
    entry = _object(part, {"choice", "planet", "origin", "to", "card", "arguments", "cards"}, "asking.part")
    choice = entry.get("choice")
    if choice == "place":
        s.part, s.move_to = AMOUNT_PLACE, _planet(entry.get("planet"), "asking.part")
    elif choice == "fortify":
        s.part = AMOUNT_FORTIFY
        s.move_from, s.move_to = _planet(entry.get("origin"), "asking.part"), _planet(entry.get("to"), "asking.part")
    elif choice == "move_in":
        s.part = AMOUNT_MOVE_IN
    elif choice == "play_card":
        s.part, s.card = ARGUMENT, _held(s, entry.get("card"))
        values = _list(entry.get("arguments", []), "arguments")
        _need(len(values) < CARD_ARG_COUNT[s.card], f"{CARD_DATA[s.card]['name']} has all its arguments.")
        s.argument_n = len(values)
        for i, value in enumerate(values):
            s.arguments[i] = _whole(value, 0, PLANET_COUNT, "an argument")
    elif choice == "trade":
        cards = [_held(s, card) for card in _list(entry.get("cards", []), "cards")]
        _need(len(cards) in (1, 2), "a set half made has one or two cards.")
        s.part, s.pick_n = PICK, len(cards)
        for i, card in enumerate(cards):
            s.picks[i] = card
    else:
        _need(False, f"there is no choice {choice!r} in parts.")


def _finish(s: Record, result: Any) -> None:
    """A position that says so, or that meets a victory, is a finished game; else play goes on to the next decision."""
    if result is not None:
        entry = _object(result, {"winners", "reason"}, "result")
        offset = 0 if TRILOGY[s.layout] else len(FACTIONS)
        for name in _list(entry.get("winners", []), "winners"):
            s.winner |= 1 << (_one_of(name, WINNERS, "winners") - offset)
        s.reason = _one_of(entry.get("reason"), REASONS, "reason")
        s.over = 1
        s.asked = s.seat
        return
    if s.step >= BASE:
        basics.check_victory(s)
        if not s.over and s.turn_limit > 0 and s.turn >= s.turn_limit:
            turn.finish_by_planets(s)
    flow.settle(s)
    if not s.over:
        _need(choices.choices(s, s.asked, s.sole, 1), "nobody has a decision in this position.")
        s.sole[0] = 0
    s.event_n = 0
    s.events[:, :] = 0
