"""JSON positions, views and options of `command`, to the record and back."""

from collections.abc import Sequence
from typing import Any

from holotable.core import records
from holotable.core.checks import listed, need, one_of, whole
from holotable.core.errors import BadOption, BadPosition
from holotable.core.records import Record

from .board import HEX, HEX_COUNT, HEXES, SIDES
from .box import check_box
from .hexset import hexes_of, words_of
from .options import PREFIXES, encode_options
from .rules import asked_seat, medals, setup
from .rules.field import full_figures, give_badge, note_structures
from .rules.flow import advance
from .rules.ordering import has_needed
from .rules.steps.draw import FLEET
from .rules.units import lift, stand, vanish
from .scenario import badge_fits, check_ground, decode_scenario, terrain_sets
from .state import (
    FIGHT_ROOM,
    NONE,
    SEAT_NAMES,
    STATE,
    STEPS,
)
from .tables import (
    BADGE,
    BADGES,
    CARD,
    CARDS,
    E_WEB,
    FALLBACK,
    FIRST_UNIT,
    GOAL,
    GOALS,
    KIND_COUNT,
    LEADER_DECK,
    LEADERS,
    MOST_DICE,
    NEEDS,
    OP,
    REASONS,
    SIDE_CARDS,
    STRUCTURES,
    SUPPORT,
    SUPPORT_CODE,
    TARGET,
    TARGETS,
    TERRAINS,
    UNIT,
    UNIT_COUNT,
    UNIT_KIND,
    UNIT_SIDE,
    UNITS,
)

POSITION_STEPS = (
    "deploy", "play", "order", "move", "attack", "move_after", "section", "pick", "reroll", "trench", "retreat",
    "break_through", "discard", "take",
)  # fmt: skip
INNER_STEPS = ("second", "reserve")
"""Questions that a position writes under another name, told apart by `pending`."""
OUTER = {"second": "break_through", "reserve": "deploy"}

KEYS = {
    "scenario", "options", "seat", "step", "card", "units", "terrain", "structures", "hands", "decks", "discards", "support",
    "spent", "medals", "held", "ordered", "moved", "attacked", "no_attack", "turns", "leaders", "charges", "officer",
    "taken", "due", "reinforced", "left", "lost", "pending", "goals", "feats", "seen", "over",
}  # fmt: skip
UNIT_MASKS = ("beside_card", "entered", "broke", "moved_after", "struck")
UNIT_PLACES = ("incursion", "desperate", "rout", "attacker", "passing")
HEX_PLACES = ("target_hex", "vacated")
NUMBERS = (
    "deployment", "to_place", "fleet", "thrown", "supported", "named", "second_half", "incursion_attacked", "picking",
    "close_dice", "source", "rerolls", "retreats", "stepped", "takes_back", "close_kills",
)  # fmt: skip


def seats_of(s: Record) -> tuple[str, ...]:
    """The names of the seats of a record."""
    return SEAT_NAMES[s.players, s.team]


# To JSON


def names_of(mask: int, names: Sequence[str]) -> list[str]:
    """The names of the places whose bits a mask has."""
    return [name for place, name in enumerate(names) if mask >> place & 1]


def to_position(s: Record) -> dict[str, Any]:
    """The full position."""
    seats = seats_of(s)
    position: dict[str, Any] = {
        "scenario": decode_scenario(s),
        "options": _table_options(s),
        "seat": seats[s.seat],
        "step": "discard" if s.owes != NONE else OUTER.get(STEPS[s.step], STEPS[s.step]),
        "card": CARDS[s.card] if s.card != NONE else None,
        "units": {UNITS[u]: _unit_entry(s, u) for u in range(UNIT_COUNT) if s.at[u] != NONE},
        "terrain": {HEXES[h]: TERRAINS[s.terrain[h]] for h in range(HEX_COUNT) if s.terrain[h]},
        "structures": {name: HEXES[s.structure_at[i]] for i, name in enumerate(STRUCTURES) if s.structure_at[i] != NONE},
        "hands": {name: names_of(s.hand[i], CARDS) for i, name in enumerate(seats)},
        "decks": {name: [CARDS[s.deck[i, k]] for k in range(s.deck_n[i] - 1, -1, -1)] for i, name in enumerate(seats)},
        "discards": {name: names_of(s.discards[i], CARDS) for i, name in enumerate(seats)},
        "support": {side: names_of(s.support[i], SUPPORT) for i, side in enumerate(SIDES)},
        "spent": {side: names_of(s.spent[i], SUPPORT) for i, side in enumerate(SIDES)},
        "medals": {side: s.medals[i] for i, side in enumerate(SIDES)},
        "held": {side: s.held[i] for i, side in enumerate(SIDES)},
        "ordered": names_of(s.ordered, UNITS),
        "moved": names_of(s.moved, UNITS),
        "attacked": [UNITS[s.fight_unit[i]] for i in range(s.fights)],
        "no_attack": names_of(s.no_attack, UNITS),
        "turns": {side: s.turns[i] for i, side in enumerate(SIDES)},
        "leaders": {side: _leaders_of(s, i) for i, side in enumerate(SIDES)},
        "charges": s.charges,
        "officer": _officer(s),
        "taken": [HEXES[h] for h in hexes_of(s.taken)],
        "due": s.due,
        "reinforced": bool(s.reinforced),
        "left": names_of(s.gone, UNITS),
        "lost": names_of(s.lost, UNITS),
        "goals": {side: GOALS[s.goal[i]] for i, side in enumerate(SIDES) if s.goal[i]},
        "feats": names_of(s.feats, GOALS),
        "seen": _seen(s),
        "pending": _pending(s),
    }
    if s.over:
        position["over"] = {"winner": SIDES[s.winner] if s.winner != NONE else None, "reason": REASONS[s.reason]}
    return position


def _table_options(s: Record) -> dict[str, Any]:
    options = {"players": s.players, "team": SIDES[s.team], "turn_limit": s.turn_limit}
    return options | {f"{prefix}_extra": s.extra[i] for i, prefix in enumerate(PREFIXES) if s.extra[i]}


def _unit_entry(s: Record, unit: int) -> dict[str, Any]:
    entry: dict[str, Any] = {"at": HEXES[s.at[unit]], "figures": s.figures[unit]}
    if s.badge[unit]:
        entry["badge"] = BADGES[s.badge[unit]]
    if s.badge[unit] == E_WEB:
        entry["e_web"] = "moving" if (s.moving >> unit) & 1 else "set"
    return entry


def _leaders_of(s: Record, side: int) -> list[str | None]:
    seats = range(s.first_seat[side], s.first_seat[side] + s.seats[side])
    leaders = [LEADERS[s.leader[seat]] if s.leader[seat] != NONE else None for seat in seats]
    return leaders if any(leaders) else []


def _officer(s: Record) -> str | None:
    if s.carrier != NONE:
        return str(UNITS[s.carrier])
    return HEXES[s.officer_lies] if s.officer_lies != NONE else None


def _seen(s: Record) -> dict[str, dict[str, list[str]]]:
    """What everybody knows of hidden cards: those known to be in a hand, and those of which a deck was rebuilt."""
    seats = seats_of(s)
    return {
        key: {name: names_of(getattr(s, key)[i], CARDS) for i, name in enumerate(seats) if getattr(s, key)[i]}
        for key in ("known", "rebuilt")
    }


def _pending(s: Record) -> dict[str, Any]:
    """What is needed to go on in the middle of a turn."""
    pending: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS if getattr(s, name)}
    pending |= {name: names_of(getattr(s, name), UNITS) for name in UNIT_MASKS if getattr(s, name)}
    pending |= {name: UNITS[getattr(s, name)] for name in UNIT_PLACES if getattr(s, name) != NONE}
    pending |= {name: HEXES[getattr(s, name)] for name in HEX_PLACES if getattr(s, name) != NONE}
    if s.target != NONE:
        pending["target"] = TARGETS[s.target]
    if s.dice_n:
        pending["dice"] = [s.dice[i] for i in range(s.dice_n)]
    if s.fights:
        pending["targets"] = [TARGETS[s.fight_target[i]] for i in range(s.fights)]
    if s.owes != NONE:
        pending["owes"] = seats_of(s)[s.owes]
    if s.owes != NONE or STEPS[s.step] in INNER_STEPS or STEPS[s.step] not in POSITION_STEPS:
        pending["inner"] = STEPS[s.step]
    if s.card != NONE and s.op != NONE and (s.op == FALLBACK) != _falls_back(s):
        pending["fallback"] = s.op == FALLBACK
    return pending


def _falls_back(s: Record) -> bool:
    return not has_needed(s, OP[s.side, s.card, NEEDS])


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """All that a seat may see: its side's hands and support cards, of the others' only how many (COM-73, COM-82)."""
    full = to_position(s)
    seats = seats_of(s)
    side = None if seat is None else (1 if seat >= s.first_seat[1] else 0)
    own = {name for i, name in enumerate(seats) if side is not None and (i >= s.first_seat[1]) == bool(side)}
    full["hands"] = {name: hand if name in own else len(hand) for name, hand in full["hands"].items()}
    full["decks"] = {name: len(deck) for name, deck in full["decks"].items()}
    full["support"] = {
        name: cards if side is not None and name == SIDES[side] else len(cards) for name, cards in full["support"].items()
    }
    full["goals"] = {
        name: goal if (side is not None and name == SIDES[side]) or goal in full["feats"] or s.over else None
        for name, goal in full["goals"].items()
    }
    full["asked"] = None if s.over else seats[asked_seat(s)]
    full["need"] = {name: s.need[i] or None for i, name in enumerate(SIDES)}
    return full


# From JSON


def from_position(position: dict[str, Any]) -> tuple[Record, dict[str, Any]]:
    """The record and options of a position; raises `BadPosition` with the reason."""
    need(isinstance(position, dict), "command:error.command_position_object")
    unknown = sorted(str(key) for key in position if key not in KEYS)
    need(not unknown, "command:error.command_positions_have_no", unknown=", ".join(unknown), keys=", ".join(sorted(KEYS)))
    options = _options(position)
    try:
        encoded = encode_options(options)
    except BadOption as error:
        raise BadPosition("error.bad_position", reason=error) from None
    s: Record = records.new(STATE)[0]
    setup.begin_battle(s, encoded, 0)
    s.over, s.winner, s.reason, s.event_n = 0, NONE, NONE, 0
    s.events[:, :] = 0
    _set_field(s, position)
    _set_turn(s, position)
    _set_cards(s, position)
    _set_counts(s, position)
    _set_pending(s, position)
    _set_end(s, position)
    return s, options


def _options(position: dict[str, Any]) -> dict[str, Any]:
    from . import GAME

    given = position.get("options", {})
    need(isinstance(given, dict), "command:error.options_object")
    clash = {"scenario", "rebel_leader", "rebel_support", "rebel_goal"} & set(given)
    need(not clash, "command:error.scenario_leaders_support_cards")
    options: dict[str, Any] = {**given, "scenario": position.get("scenario", 1)}
    leaders, goals, support, spent = (_sides(position, key) for key in ("leaders", "goals", "support", "spent"))
    for side, prefix in zip(SIDES, PREFIXES, strict=True):
        names = leaders.get(side, [])
        need(isinstance(names, list) and len(names) <= 2, "command:error.leaders_list_up_two", side=side)
        for suffix, name in zip(("", "_2"), names, strict=False):
            options[f"{prefix}_leader{suffix}"] = name
        options[f"{prefix}_goal"] = goals.get(side)
        options[f"{prefix}_support"] = listed(support.get(side, []), "support") + listed(spent.get(side, []), "spent")
    try:
        return GAME.check_options(options)
    except BadOption as error:
        raise BadPosition("error.bad_position", reason=error) from None


def _sides(position: dict[str, Any], key: str) -> dict[str, Any]:
    value = position.get(key) or {}
    need(isinstance(value, dict) and set(value) <= set(SIDES), "command:error.object_with", key=key, sides=" and ".join(SIDES))
    return value


def _name(value: Any, names: dict[str, int], what: str) -> int:
    need(isinstance(value, str) and value in names, "command:error.names_which_does_not", what=what, value=repr(value))
    return names[value]


def _unit_mask(value: Any, what: str) -> int:
    return sum(1 << unit for unit in {_name(v, UNIT, what) for v in listed(value, what)})


def _set_field(s: Record, position: dict[str, Any]) -> None:
    """Terrain, structures and units; each list, once given, replaces the scenario's (COM-91)."""
    if "terrain" in position:
        _set_terrain(s, position["terrain"])
    if "structures" in position:
        structures = position["structures"]
        need(
            isinstance(structures, dict) and set(structures) <= set(STRUCTURES),
            "command:error.structures",
            structures=", ".join(STRUCTURES),
        )
        s.structure_at[:] = NONE
        for i, name in enumerate(STRUCTURES):
            if name in structures:
                need(s.start_structure[i] != NONE, "command:error.scenario_has_no", name=name)
                s.structure_at[i] = _name(structures[name], HEX, name)
        note_structures(s)
    standing = [h for h in (s.structure_at[i] for i in range(len(STRUCTURES))) if h != NONE]
    if "units" in position:
        _set_units(s, position["units"])
    for unit in range(UNIT_COUNT):
        if s.at[unit] != NONE:
            check_ground(s, int(UNIT_KIND[unit]), s.at[unit], UNITS[unit], standing)
    s.gone = _unit_mask(position.get("left", []), "left")
    s.lost = _unit_mask(position.get("lost", []), "lost")
    need(not s.gone & s.lost, "command:error.unit_both_left_lost")
    need(not (s.gone | s.lost) & (s.on_field[0] | s.on_field[1]), "command:error.unit_left_or_lost")
    figures = [sum(s.figures[u] for u in range(UNIT_COUNT) if UNIT_KIND[u] == kind) for kind in range(KIND_COUNT)]
    check_box(s, figures, sum(badge > 0 for badge in s.badge), sum(terrain > 0 for terrain in s.terrain))
    _count_made(s)
    medals.count_held(s)


def _set_terrain(s: Record, terrain: Any) -> None:
    need(isinstance(terrain, dict), "command:error.terrain_object_hex_kind")
    s.terrain[:] = 0
    for at, kind in terrain.items():
        need(kind in TERRAINS[1:], "command:error.no_terrain", kind=repr(kind))
        s.terrain[_name(at, HEX, "terrain")] = TERRAINS.index(kind)
    terrain_sets(s)


def _set_units(s: Record, units: Any) -> None:
    need(isinstance(units, dict), "command:error.units_object_id_at")
    for unit in range(UNIT_COUNT):
        if s.at[unit] != NONE:
            lift(s, unit)
            vanish(s, unit)
    for name, entry in units.items():
        unit = _name(name, UNIT, "units")
        need(
            isinstance(entry, dict) and set(entry) <= {"at", "figures", "badge", "e_web"},
            "command:error.not_at_figures",
            name=name,
        )
        h = entry.get("at")
        need(isinstance(h, str) and h in HEX, "command:error.stands_on_which_off", name=name, h=repr(h))
        need(s.unit_on[HEX[h]] == NONE, "command:error.two_units_stand_on", h=h)
        badge = entry.get("badge") or "none"
        known = isinstance(badge, str) and badge in BADGE
        need(known, "command:error.has_unknown_badge", name=name, badge=repr(badge), what=", ".join(BADGES[1:]))
        fitting = badge == "none" or badge_fits(badge, int(UNIT_KIND[unit]))
        need(fitting, "command:error.badge_does_not_fit", badge=badge, name=name)
        give_badge(s, unit, BADGE[badge])
        stand(s, unit, HEX[h])
        most = int(full_figures(s, unit))
        s.figures[unit] = whole(entry.get("figures", most), 1, most, f"the figures of {name}")
        marker = entry.get("e_web", "set")
        need(marker in ("set", "moving"), "command:error.e_web_set_or", name=name)
        need(marker == "set" or badge == "e-web", "command:error.no_e_web", name=name)
        if marker == "moving":
            s.moving |= 1 << unit


def _count_made(s: Record) -> None:
    """The numbers used so far: the scenario's, and every unit on the field, left or lost (COM-90a)."""
    used = s.on_field[0] | s.on_field[1] | s.gone | s.lost
    for kind in range(KIND_COUNT):
        numbers = [u - FIRST_UNIT[kind] + 1 for u in range(UNIT_COUNT) if UNIT_KIND[u] == kind and (used >> u) & 1]
        s.made[kind] = max([int(s.made[kind]), *numbers])


def _set_turn(s: Record, position: dict[str, Any]) -> None:
    """Whose turn, and how many turns there were."""
    seats = seats_of(s)
    seat = seats.index(seats[s.seat])
    if "seat" in position:
        seat = one_of(position["seat"], seats, "seat")
    s.seat = seat
    s.side = 1 if seat >= s.first_seat[1] else 0
    place = seat - s.first_seat[s.side]
    turns = _sides(position, "turns")
    other = 1 - s.side
    s.turns[s.side] = whole(turns.get(SIDES[s.side], 1 + place), 1, 1_000_000, "turns")
    before = int(s.turns[s.side]) - (1 if s.side == s.first else 0)
    s.turns[other] = whole(turns.get(SIDES[other], before), 0, 1_000_000, "turns")
    fits = (s.turns[s.side] - 1) % s.seats[s.side] == place
    need(fits, "command:error.turn_not_turn", what=s.turns[s.side], what_2=SIDES[s.side], what_3=seats[seat])


def _set_cards(s: Record, position: dict[str, Any]) -> None:
    """Hands, decks and discards; a card lies in one place (COM-73)."""
    seats = seats_of(s)
    hands, decks, discards = (_by_seat(position, key, seats) for key in ("hands", "decks", "discards"))
    s.hand[:], s.discards[:], s.deck_n[:], s.deck[:, :] = 0, 0, 0, 0
    s.known[:], s.rebuilt[:] = 0, 0
    pending = _pending_of(position)
    card = position.get("card")
    s.card = NONE if card is None else _name(card, CARD, "card")
    for side in range(2):
        own = range(s.first_seat[side], s.first_seat[side] + s.seats[side])
        pool = list(SIDE_CARDS[side])
        pool += [int(c) for seat in own if s.leader[seat] != NONE for c in LEADER_DECK[s.leader[seat]]]
        if side == s.side and s.card != NONE:
            _take_from(pool, s.card, "the card in play")
            if pending.get("fleet") and CARDS[s.card] != "piett-fleet":
                _take_from(pool, FLEET, "the card in play")
        for seat in own:
            for name in listed(hands.get(seats[seat], []), "a hand"):
                s.hand[seat] |= 1 << _take_from(pool, _name(name, CARD, "a hand"), f"the hand of {seats[seat]}")
            for name in listed(discards.get(seats[seat], []), "discards"):
                s.discards[seat] |= 1 << _take_from(pool, _name(name, CARD, "discards"), f"the discards of {seats[seat]}")
            if seats[seat] in decks:
                cards = [_name(name, CARD, "a deck") for name in listed(decks[seats[seat]], "a deck")]
                _lay_deck(s, seat, [_take_from(pool, c, f"the deck of {seats[seat]}") for c in cards])
        _default_decks(s, side, [seat for seat in own if seats[seat] not in decks], pool)
    _set_seen(s, position.get("seen", {}), seats)
    spent = _sides(position, "spent")
    for side, name in enumerate(SIDES):
        for text in listed(spent.get(name, []), "spent"):
            code = _name(text, SUPPORT_CODE, "spent")
            s.support[side] &= ~(1 << code)
            s.spent[side] |= 1 << code


def _by_seat(position: dict[str, Any], key: str, seats: tuple[str, ...]) -> dict[str, Any]:
    value = position.get(key, {})
    need(
        isinstance(value, dict) and set(value) <= set(seats), "command:error.object_with_seats", key=key, seats=", ".join(seats)
    )
    return dict(value)


def _take_from(pool: list[int], card: int, where: str) -> int:
    need(card in pool, "command:error.holds_which_lies_elsewhere", where=where, what=CARDS[card])
    pool.remove(card)
    return card


def _lay_deck(s: Record, seat: int, cards: list[int]) -> None:
    """Lay a deck whose first card is drawn next."""
    for i, card in enumerate(reversed(cards)):
        s.deck[seat, i] = card
    s.deck_n[seat] = len(cards)


def _default_decks(s: Record, side: int, missing: list[int], pool: list[int]) -> None:
    """A missing deck is every card of that side lying nowhere else; partners without decks share them out."""
    if not missing:
        return
    plain = [c for c in pool if c in SIDE_CARDS[side]]
    for i, seat in enumerate(missing):
        own = [int(c) for c in LEADER_DECK[s.leader[seat]] if c in pool] if s.leader[seat] != NONE else []
        _lay_deck(s, seat, plain[i :: len(missing)] + own)


def _set_seen(s: Record, seen: Any, seats: tuple[str, ...]) -> None:
    need(isinstance(seen, dict) and set(seen) <= {"known", "rebuilt"}, "command:error.seen_known_rebuilt")
    for key in seen:
        for name, cards in _by_seat(seen, key, seats).items():
            seat = seats.index(name)
            getattr(s, key)[seat] = sum(1 << _name(card, CARD, "seen") for card in listed(cards, "seen"))
    for seat in range(len(seats)):
        need(not s.known[seat] & ~s.hand[seat], "command:error.card_known_hand_not", what=seats[seat])


def _set_counts(s: Record, position: dict[str, Any]) -> None:
    """Medals, markers and what special rules remember."""
    for side, count in _sides(position, "medals").items():
        s.medals[SIDES.index(side)] = whole(count, 0, 1000, "medals")
    s.charges = whole(position.get("charges", 0), 0, max(0, s.charge_full), "charges")
    s.due = whole(position.get("due", 0), 0, UNIT_COUNT, "due")
    s.reinforced = bool(position.get("reinforced", False))
    s.taken[:] = words_of(_name(at, HEX, "taken") for at in listed(position.get("taken", []), "taken"))
    if "officer" in position:
        _set_officer(s, position["officer"])
    if "feats" in position:
        s.feats = sum(1 << _name(name, GOAL, "feats") for name in listed(position["feats"], "feats"))


def _set_officer(s: Record, officer: Any) -> None:
    """The officer lies on a hex, is carried by a unit, or is gone."""
    s.officer_lies = s.carrier = NONE
    if officer is None:
        return
    need(s.officer_side != NONE, "command:error.scenario_has_no_officer")
    unit = UNIT.get(officer) if isinstance(officer, str) else None
    if unit is None:
        s.officer_lies = _name(officer, HEX, "officer")
        return
    need(s.at[unit] != NONE and UNIT_SIDE[unit] == s.officer_side, "command:error.cannot_carry_officer", officer=officer)
    s.carrier = unit


def _pending_of(position: dict[str, Any]) -> dict[str, Any]:
    pending = position.get("pending") or {}
    known = {*NUMBERS, *UNIT_MASKS, *UNIT_PLACES, *HEX_PLACES, "target", "dice", "targets", "owes", "inner", "fallback"}
    need(isinstance(pending, dict), "command:error.pending_object")
    need(set(pending) <= known, "command:error.pending_holds_something_unknown", known=", ".join(sorted(known)))
    return pending


def _set_pending(s: Record, position: dict[str, Any]) -> None:
    """The step, and what is needed to go on in the middle of it."""
    pending = _pending_of(position)
    step = position.get("step", "play")
    need(
        step in POSITION_STEPS or step in STEPS,
        "command:error.step_must_one_not",
        position_steps=", ".join(POSITION_STEPS),
        step=repr(step),
    )
    inner = pending.get("inner", step)
    need(inner in STEPS, "command:error.pending_names_step", inner=repr(inner))
    s.step = STEPS.index(inner)
    acting = sum(1 << u for u in range(UNIT_COUNT) if UNIT_SIDE[u] == s.side)
    for key in ("ordered", "moved", "no_attack"):
        mask = _unit_mask(position.get(key, []), key)
        need(not mask & ~acting, "command:error.names_unit_not_acting", key=key)
        setattr(s, key, mask)
    for name in NUMBERS:
        setattr(s, name, whole(pending.get(name, 0), 0, 100, name))
    for name in UNIT_MASKS:
        setattr(s, name, _unit_mask(pending.get(name, []), name))
    for name in UNIT_PLACES:
        if name in pending:
            setattr(s, name, _name(pending[name], UNIT, name))
    for name in HEX_PLACES:
        if name in pending:
            setattr(s, name, _name(pending[name], HEX, name))
    if "target" in pending:
        s.target = _name(pending["target"], TARGET, "target")
    _set_dice(s, pending.get("dice", []))
    _set_fights(s, position.get("attacked", []), pending.get("targets"), acting)
    if "owes" in pending:
        s.owes = one_of(pending["owes"], seats_of(s), "owes")
    if s.card != NONE:
        falls = pending.get("fallback", _falls_back(s))
        s.op = FALLBACK if falls else s.card
    else:
        early = (*(STEPS.index(name) for name in ("begin", "deploy", "play", "draw", "reserve", "take")),)
        need(s.step in early, "command:error.step_but_no_card", step=step)


def _set_dice(s: Record, dice: Any) -> None:
    values = listed(dice, "dice")
    need(len(values) <= MOST_DICE, "command:error.at_most_dice", most_dice=MOST_DICE)
    for i, face in enumerate(values):
        s.dice[i] = whole(face, 1, 6, "dice")
    s.dice_n = len(values)


def _set_fights(s: Record, attacked: Any, targets: Any, acting: int) -> None:
    units = [_name(name, UNIT, "attacked") for name in listed(attacked, "attacked")]
    need(len(units) <= FIGHT_ROOM, "command:error.attacked_too_long")
    names = [TARGETS[0]] * len(units) if targets is None else listed(targets, "targets")
    need(len(names) == len(units), "command:error.targets_attacked_differ_length")
    for i, (unit, target) in enumerate(zip(units, names, strict=True)):
        need((acting >> unit) & 1, "command:error.attacked_names_unit_not")
        s.fight_unit[i] = unit
        s.fight_target[i] = _name(target, TARGET, "targets")
        s.attacked |= 1 << unit
    s.fights = len(units)


def _set_end(s: Record, position: dict[str, Any]) -> None:
    """A position that is already decided is a finished battle; any other goes on to its next question."""
    over = position.get("over")
    if over is not None:
        need(isinstance(over, dict) and set(over) == {"winner", "reason"}, "command:error.over_winner_reason")
        s.over = 1
        s.winner = NONE if over["winner"] is None else one_of(over["winner"], SIDES, "winner")
        s.reason = one_of(over["reason"], REASONS, "reason")
        return
    if "feats" not in position:
        s.feats = 0
    setup.note_start(s)
    for side in range(2):
        medals.check_units(s, side)
    advance(s)
