"""Reading JSON positions of `trilogy` into the record, refusing what breaks the rules with the reason."""

from collections.abc import Sequence
from typing import Any

from holotable.core import records
from holotable.core.bits import count_bits, has_bit
from holotable.core.checks import listed, named, need, one_of, table, whole
from holotable.core.dice import seed_words, shuffle
from holotable.core.errors import BadOption, BadPosition
from holotable.core.records import Record

from .board import (
    CARD,
    CARD_ARG_COUNT,
    CARD_COUNT,
    CARD_DATA,
    CARDS,
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
from .position import encode_options, layout_of, piles
from .rules import effects, hands, planets
from .rules.flow import choices, settle
from .rules.outcome import check_victory, finish_by_planets
from .rules.start import clear_table, start
from .rules.steps.attack_star import star_dice
from .rules.steps.claim import unclaimed
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
    QUESTION_OF,
    REASONS,
    ROLL,
    STAR_AFTER,
    STAR_BEFORE,
    STAR_ESCORT,
    STAR_TARGET,
    STATE,
    STEPS,
    TAKE_OVER,
    USE_CARDS,
    WINDOW_OF,
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


def _flag(value: Any, what: str) -> bool:
    need(isinstance(value, bool), f"{what} is true or false, not {value!r}.")
    return bool(value)


def _planet(value: Any, what: str) -> int:
    return named(value, PLANET, what, "planets")


def _planets(value: Any, what: str) -> int:
    return sum(1 << planet for planet in {_planet(name, what) for name in listed(value, what)})


def _mask_of(value: Any, names: Sequence[str], what: str) -> int:
    return sum(1 << i for i in {one_of(name, names, what) for name in listed(value, what)})


def _card(value: Any, what: str) -> int:
    need(isinstance(value, str) and value in CARD, f"{what} names {value!r}, which is no card.")
    return CARD[value]


def _owners(s: Record) -> dict[str, int]:
    names = {name: i for i, name in enumerate(SEATS[s.layout])}
    if NAME_OF[s.layout, NEUTRAL] >= 0:
        names[NAMES[NAME_OF[s.layout, NEUTRAL]]] = NEUTRAL
    return names


def _side_mask(s: Record, value: Any, what: str) -> int:
    return _mask_of(value, FACTIONS if TRILOGY[s.layout] else SEATS[s.layout], what)


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
    need(count_bits(s.fields) <= FIELD_LIMIT, f"there are at most {FIELD_LIMIT} asteroid fields.")
    given = position.get("planets")
    need(isinstance(given, dict), "a trilogy position needs planets: {id: {owner, forces}}.")
    assert isinstance(given, dict)
    for name, entry in given.items():
        planet = _planet(name, "planets")
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
    s.star = -1 if star is None else _planet(star, "death_star")


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


# Cards


def _read_cards(s: Record, position: dict[str, Any]) -> None:
    """Hands, out-of-play piles and decks; every card is in one place only (TRI-11, TRI-46)."""
    placed: set[int] = set()
    _read_hands(s, table(position.get("hands", {}), "hands", SEATS[s.layout]), placed)
    decks = piles(s)
    _read_discards(s, table(position.get("discards", {}), "discards", tuple(decks)), placed)
    given = position.get("decks")
    for name, deck in decks.items():
        if given is None:
            _fill_deck(s, deck, [card for card in _cards_of(s, deck) if card not in placed])
            shuffle(s, s.deck, hands.card_of(deck, 0), hands.card_of(deck, s.deck_n[deck]))
        else:
            order = _deal(table(given, "decks", tuple(decks)).get(name, []), placed, f"the deck of {name}")
            need(all(card in _cards_of(s, deck) for card in order), f"the deck of {name} holds a card of another.")
            _fill_deck(s, deck, order[::-1])
    for faction, cards in table(position.get("known", {}), "known", FACTIONS).items():
        for name in listed(cards, "known"):
            _add_card(s.known[FACTIONS.index(faction)], _card(name, "known"))


def _add_card(masks: Any, card: int) -> None:
    """Set a card's bit among the masks of the three decks."""
    masks[hands.deck_of(card)] |= 1 << hands.place_of(card)


def _cards_of(s: Record, deck: int) -> range:
    """The cards of a deck; in standard mode there is one of all cards."""
    return range(hands.card_of(deck, 0), hands.card_of(deck + 1, 0)) if TRILOGY[s.layout] else range(CARD_COUNT)


def _read_hands(s: Record, given: dict[str, Any], placed: set[int]) -> None:
    for name, cards in given.items():
        seat = SEATS[s.layout].index(name)
        for card in _deal(cards, placed, f"the hand of {name}"):
            own = card in _cards_of(s, hands.own_deck(s, seat))
            need(own, f"{name} cannot hold {CARDS[card]} of another faction.")
            _add_card(s.hand[seat], card)


def _read_discards(s: Record, given: dict[str, Any], placed: set[int]) -> None:
    for name, cards in given.items():
        for card in _deal(cards, placed, f"the discards of {name}"):
            need(card in _cards_of(s, piles(s)[name]), f"{CARDS[card]} is not a card of {name}.")
            _add_card(s.discard, card)


def _fill_deck(s: Record, deck: int, cards: list[int]) -> None:
    s.deck_n[deck] = len(cards)
    for i, card in enumerate(cards):
        s.deck[hands.card_of(deck, i)] = card


def _deal(cards: Any, placed: set[int], what: str) -> list[int]:
    numbers = [_card(card, what) for card in listed(cards, what)]
    for number in numbers:
        need(number not in placed, f"{CARDS[number]} is in two places.")
        placed.add(number)
    return numbers


def _read_effects(s: Record, position: dict[str, Any]) -> None:
    """Cards at work, and cards declined this turn (TRI-131, TRI-133)."""
    for entry in listed(position.get("effects", []), "effects"):
        entry = entry if isinstance(entry, dict) else {"card": entry}
        entry = table(entry, "an effect", ("card", "planet", "origin", "to"))
        card = _card(entry.get("card"), "effects")
        deck, bit = hands.deck_of(card), 1 << hands.place_of(card)
        need(effects.LASTING[deck] & bit, f"{CARDS[card]} does not work beyond the moment it is played.")
        s.effects[deck] |= bit
        if effects.THROUGH_FIELD[deck] & bit:
            s.open_field = _planet(entry.get("planet"), CARDS[card])
        if effects.LONG_ATTACK[deck] & bit:
            s.lane_from = _planet(entry.get("origin"), CARDS[card])
            s.lane_to = _planet(entry.get("to"), CARDS[card])
    for name in listed(position.get("declined", []), "declined"):
        card = _card(name, "declined")
        held = any(hands.holds(s, seat, card) for seat in range(OWNERS))
        need(held, f"{name} is declined, but nobody holds it.")
        _add_card(s.declined, card)


# The turn


def _read_turn(s: Record, position: dict[str, Any]) -> None:
    s.taken = _side_mask(s, position.get("taken", []), "taken")
    s.set_played = _flag(position.get("set_played", False), "set_played")
    s.ships_built = whole(position.get("ships_built", 0), 0, 9, "ships_built")
    for name in listed(position.get("ships_to_place", []), "ships_to_place"):
        s.ships_to_place[one_of(name, SHIPS, "ships_to_place")] += 1
    s.fortifies_left = whole(position.get("fortifies_left", 1 if s.step == FORTIFY else 0), 0, 9, "fortifies_left")
    moved = position.get("ships_moved")
    if moved is not None:
        moved = table(moved, "ships_moved", ("origin", "to"))
        s.ships_from, s.ships_to = _planet(moved.get("origin"), "ships_moved"), _planet(moved.get("to"), "ships_moved")
    s.refused = _planets(position.get("refused", []), "refused")
    s.star_roll = whole(position.get("death_star_roll", 0), 0, 12, "death_star_roll")
    s.star_done = _flag(position.get("death_star_done", False), "death_star_done")
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


# Battles and questions


def _read_invasion(s: Record, invasion: Any) -> None:
    if invasion is None:
        return
    keys = ("origin", "to", "dice", "first", "escort", "defence", "rolled", "least")
    entry = table(invasion, "the invasion", keys)
    need(s.step == INVADE, "there is an invasion, but the step is not invade.")
    star = entry.get("to") == "death-star"
    s.target = STAR_TARGET if star else _planet(entry.get("to"), "the invasion")
    if "origin" not in entry:
        return
    s.origin = _planet(entry["origin"], "the invasion")
    need(s.owner[s.origin] == s.seat, "the invasion does not start from a planet of the seat on turn.")
    if "least" in entry:
        s.dice = whole(entry["least"], 1, 3, "least")
        s.stage = MOVE_IN
        return
    s.dice = whole(entry.get("dice", 1), 1, 3, "the dice of the invasion")
    s.fresh = not star and _flag(entry.get("first", True), "first")
    for name, count in table(entry.get("escort", {}), "escort", SHIPS).items():
        s.escort[SHIPS.index(name)] = whole(count, 0, 3, "escort")
    s.defence = whole(entry.get("defence", 0), 0, 2, "defence")
    _read_dice(s, entry.get("rolled", {}))
    s.stage = _stage_of(s, entry, star)


def _read_dice(s: Record, rolled: Any) -> None:
    rolled = table(rolled, "rolled", ("attacker", "defender"))
    for side, dice in (("attacker", s.attack_roll), ("defender", s.defend_roll)):
        values = listed(rolled.get(side, []), f"the {side}'s dice")
        need(len(values) <= DICE_ROOM, f"the {side} has too many dice.")
        for i, value in enumerate(values):
            dice[i] = whole(value, 1, 8, f"a die of the {side}")


def _stage_of(s: Record, entry: dict[str, Any], star: bool) -> int:
    """The moment of a battle that a position describes, when no question is named."""
    if star:
        return STAR_AFTER if "rolled" in entry else STAR_BEFORE if "escort" in entry else STAR_ESCORT
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
    entry = table(asking, "asking", ("seat", "window", "choice", "about", "left", "given", "part"))
    seat = one_of(entry.get("seat"), SEATS[s.layout], "asking.seat")
    s.asked = seat
    if "window" in entry:
        found = [stage for stage, name in WINDOW_OF.items() if name == entry["window"]]
        need(found, f"there is no window {entry['window']!r}.")
        need(s.origin >= 0, "a card window is asked, but there is no battle.")
        s.stage = found[0] if seat == s.seat or len(found) == 1 else found[1]
    elif "choice" in entry:
        found = [stage for stage, name in QUESTION_OF.items() if name == entry["choice"]]
        need(found, f"there is no question {entry['choice']!r}.")
        s.stage = found[1] if entry["choice"] == "escort" and s.target == STAR_TARGET else found[0]
        _read_question(s, seat, entry)
    if "part" in entry:
        _read_part(s, entry["part"])


def _read_question(s: Record, seat: int, entry: dict[str, Any]) -> None:
    """What the question is about."""
    if s.stage in (ESCORT, STAR_ESCORT, DEFEND, FALLEN, MOVE_IN):
        need(s.origin >= 0 and s.target >= 0, f"{entry['choice']} is asked, but there is no battle.")
    if s.stage == AGREE:
        s.wanted = _planet(entry.get("about"), "asking.about")
        partner = s.step == TAKE_OVER and PARTNER[s.layout, s.seat] == seat == s.owner[s.wanted]
        need(partner, "agree is asked, but not of a partner about a planet of its own.")
    elif s.stage == FALLEN:
        s.base_mover = seat
        s.fresh = 0
    elif s.stage == DISCARD:
        s.shown = one_of(entry.get("about"), SEATS[s.layout], "asking.about")
        s.discards_left = whole(entry.get("left", 1), 1, max(1, hands.hand_size(s, s.shown)), "asking.left")
        need(s.step == USE_CARDS and seat == s.seat, "a hand is shown in step cards to the seat on turn only.")
    elif s.stage == CARD_FORCE:
        need(s.step == PLACE and seat == s.seat, "card_force is asked in step place of the seat on turn only.")
        s.spread_left = whole(entry.get("left", 0), 0, 9, "asking.left")
        given = listed(entry.get("given", []), "asking.given")
        if s.spread_left:
            s.spread_over = _planets(given, "asking.given")
        else:
            s.paid_in = _mask_of(given, REGIONS, "asking.given")


def _check_battle(s: Record) -> None:
    """Forces, ships and dice of a battle under way must be there (TRI-27, TRI-28, TRI-60)."""
    if s.origin < 0:
        need(s.target != STAR_TARGET, "an attack on the Death Star needs an origin.")
        return
    for ship in range(3):
        fits = s.escort[ship] <= s.ships[s.origin, ship]
        need(fits, f"{PLANETS[s.origin]} has not so many ships of the class {SHIPS[ship]} to take along.")
    if s.stage == MOVE_IN:
        need(s.owner[s.target] == s.seat, "forces move in, but the planet is not taken.")
        return
    if s.stage == FALLEN:
        mover = FACTION_OF[s.layout, s.base_mover] == EMPIRE and s.owner[s.target] == s.seat
        need(mover and planets.bases_at(s, s.target), "the Empire moves a base, but Hutts have taken none.")
        return
    need(s.dice < s.forces[s.origin], f"{PLANETS[s.origin]} has not so many forces to attack with.")
    if s.target == STAR_TARGET:
        need(s.star >= 0, "the Death Star is attacked, but there is none.")
        need(star_dice(s) > 0, "the attack on the Death Star has no die.")
    else:
        enemy = not has_bit(planets.own_ground(s, s.seat), s.target)
        need(enemy and not has_bit(s.fields, s.target), "the invasion is not aimed at an enemy planet.")
        need(s.defence <= s.forces[s.target], f"{PLANETS[s.target]} has not so many forces to defend with.")


def _held(s: Record, value: Any) -> int:
    """A card of the seat that is asked."""
    card = _card(value, "asking.part")
    need(hands.holds(s, s.asked, card), f"{CARDS[card]} is not in the hand of the seat asked.")
    return card


def _read_part(s: Record, part: Any) -> None:
    """A choice half made, as a program meets it between its small decisions."""
    entry = table(part, "asking.part", ("choice", "planet", "origin", "to", "card", "arguments", "cards"))
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
        values = listed(entry.get("arguments", []), "arguments")
        need(len(values) < CARD_ARG_COUNT[s.card], f"{CARD_DATA[s.card]['name']} has all its arguments.")
        s.argument_n = len(values)
        for i, value in enumerate(values):
            s.arguments[i] = whole(value, 0, PLANET_COUNT, "an argument")
    elif choice == "trade":
        cards = [_held(s, card) for card in listed(entry.get("cards", []), "cards")]
        need(len(cards) in (1, 2), "a set half made has one or two cards.")
        s.part, s.pick_n = PICK, len(cards)
        for i, card in enumerate(cards):
            s.picks[i] = card
    else:
        need(False, f"there is no choice {choice!r} in parts.")


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
