"""JSON positions and views of `trilogy`, from the record; reading them back is in `reading.py`."""

from collections.abc import Sequence
from typing import Any

from holotable.core import records
from holotable.core.bits import has_bit
from holotable.core.errors import BadOption
from holotable.core.records import Record

from .board import (
    CARDS,
    DECK_SIZE,
    DECKS,
    EMPIRE,
    FACTION_OF,
    FACTIONS,
    HUTTS,
    LAYOUTS,
    MARKERS,
    NAME_OF,
    NAMES,
    NEUTRAL,
    PARTNER,
    PLANET_COUNT,
    PLANETS,
    REGIONS,
    SEATS,
    SETUPS,
    SHIPS,
    TRILOGY,
)
from .rules import effects
from .rules.hands import deck_of, place_of
from .rules.hidden import knows_base
from .state import (
    AGREE,
    AMOUNT_FORTIFY,
    AMOUNT_MOVE_IN,
    AMOUNT_PLACE,
    ARGUMENT,
    BASE,
    CARD_FORCE,
    DISCARD,
    FALLEN,
    IDLE,
    MOVE_IN,
    NO_LIMIT,
    OPTIONS,
    QUESTION_OF,
    REASONS,
    STAR_TARGET,
    STEPS,
    WHOLE,
    WINDOW_OF,
)

# Options

STANDARD_PLAYERS = tuple(setup["players"] for setup in SETUPS if setup["mode"] == "standard")
"""How many may play the standard game (TRI-41)."""


def layout_of(options: dict[str, Any]) -> int:
    """The layout that mode and players make; raises `BadOption` for standard games of 2 or 5."""
    name = f"{options['mode']}-{options['players']}"
    if name not in LAYOUTS:
        raise BadOption(
            "trilogy:error.trilogy_standard_mode_for",
            standard_players=" or ".join(map(str, STANDARD_PLAYERS)),
            players=options["players"],
        )
    return LAYOUTS.index(name)


def plain_options(options: dict[str, Any]) -> Record:
    """Mode, players and turn limit as the record that `start` reads."""
    o: Record = records.new(OPTIONS)[0]
    o.layout = layout_of(options)
    o.turn_limit = options["turn_limit"] or NO_LIMIT
    return o


def seats(options: dict[str, Any]) -> tuple[str, ...]:
    """The seats of a table, in turn order (TRI-41)."""
    return SEATS[layout_of(options)]


def option_mixes() -> list[dict[str, Any]]:
    """Both modes with every number of players and a turn limit that ends random games soon, for the test kit."""
    tables = [{"mode": setup["mode"], "players": setup["players"]} for setup in SETUPS]
    return [{**table, "turn_limit": limit} for table in tables for limit in (12, 60)]


# The record in words


def owner_name(s: Record, owner: int) -> str | None:
    """The name of an owner, None for nobody."""
    return NAMES[NAME_OF[s.layout, owner]] if owner >= 0 else None


def names_in(mask: int, names: Sequence[str]) -> list[str]:
    """The names of the bits of a mask."""
    return [name for i, name in enumerate(names) if mask >> i & 1]


def planets_in(mask: int) -> list[str]:
    """The planets of a mask by name."""
    return names_in(mask, PLANETS)


def cards_in(masks: Any) -> list[str]:
    """The cards of three deck masks by name."""
    return [name for deck, names in enumerate(DECKS) for name in names_in(int(masks[deck]), names)]


def side_names(s: Record, mask: int) -> list[str]:
    """Factions, in standard mode seats, of a mask."""
    return names_in(mask, FACTIONS if TRILOGY[s.layout] else SEATS[s.layout])


class Eyes:
    """Whose eyes see a position: nobody's in particular (all of it), a seat's, or an onlooker's."""

    def __init__(self, s: Record, seat: int | None, everything: bool) -> None:
        self.s = s
        self.everything = everything
        self.faction = int(FACTION_OF[s.layout, seat]) if seat is not None and TRILOGY[s.layout] else -1
        self.hands = {seat, int(PARTNER[s.layout, seat])} if seat is not None else set()

    def hand(self, seat: int) -> bool:
        """Whether a hand is seen: an own or a partner's one, or one just shown by a card (TRI-113)."""
        s = self.s
        shown = s.stage == DISCARD and s.shown == seat and FACTION_OF[s.layout, s.asked] == self.faction
        return self.everything or seat in self.hands or bool(shown)

    def base(self, i: int) -> bool:
        """Whether a marker's face is known: to all once shown by Hutts, to the Empire always (TRI-72, TRI-74)."""
        public = bool(has_bit(self.s.base_seen[i], HUTTS))
        return self.everything or public or (self.faction >= 0 and bool(knows_base(self.s, self.faction, i)))

    def own(self, faction: int) -> bool:
        """Whether a faction's secrets are the viewer's own."""
        return self.everything or faction == self.faction


def to_position(s: Record) -> dict[str, Any]:
    """The full position."""
    return _describe(s, Eyes(s, None, True))


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """All that a seat, or an onlooker, may see, built up from nothing (TRI-46, TRI-74, TRI-113)."""
    return _describe(s, Eyes(s, seat, False))


def _describe(s: Record, eyes: Eyes) -> dict[str, Any]:
    trilogy = bool(TRILOGY[s.layout])
    names = SEATS[s.layout]
    asteroids = planets_in(s.fields)
    out: dict[str, Any] = {
        "mode": SETUPS[s.layout]["mode"],
        "players": len(names),
        "seat": names[s.seat],
        "step": STEPS[s.step],
        "turn": s.turn,
        "turn_limit": s.turn_limit or None,
        "to_place": s.to_place,
        "planets": {name: _planet(s, p, eyes) for p, name in enumerate(PLANETS) if name not in asteroids},
        "hands": {name: _hand(s, i, eyes) for i, name in enumerate(names)},
        "decks": _decks(s, eyes),
        "discards": _discards(s),
    }
    if trilogy:
        out["death_star"] = PLANETS[s.star] if s.star >= 0 else None
        out["force"] = s.force
        out["asteroids"] = asteroids
        stack = [MARKERS[s.stack[i]] for i in range(s.stack_n - 1, -1, -1)]
        out["markers"] = stack if eyes.everything else len(stack)
        out["kept"] = _kept(s)
        if s.step == BASE and stack and eyes.own(EMPIRE):
            out["marker"] = stack[0]
    out |= _turn_notes(s)
    out |= _card_notes(s, eyes)
    if s.target >= 0:
        out["invasion"] = _invasion(s)
    asking = _asking(s)
    if asking:
        out["asking"] = asking
    if s.over:
        out["result"] = {"winners": side_names(s, s.winner), "reason": REASONS[s.reason]}
    return out


def _planet(s: Record, planet: int, eyes: Eyes) -> dict[str, Any]:
    entry: dict[str, Any] = {"owner": owner_name(s, s.owner[planet]), "forces": s.forces[planet]}
    ships = _ships(s.ships[planet])
    if ships:
        entry["ships"] = ships
    bases = [_base(s, i, eyes) for i in range(s.base_n) if s.base_at[i] == planet]
    if bases:
        entry["bases"] = bases
    return entry


def _ships(counts: Any) -> dict[str, int]:
    return {SHIPS[i]: int(counts[i]) for i in range(3) if counts[i]}


def _base(s: Record, i: int, eyes: Eyes) -> Any:
    if not eyes.base(i):
        return "hidden"
    face = MARKERS[s.base_face[i]]
    seen = names_in(s.base_seen[i], FACTIONS)
    return {"marker": face, "seen": seen} if seen and (eyes.everything or has_bit(s.base_seen[i], HUTTS)) else face


def _kept(s: Record) -> list[str]:
    """The markers the Rebels hold; the Emperor is among them only when that has ended the game."""
    found = s.over and REASONS[s.reason] == "emperor"
    return ["empty"] * (s.kept - found) + ["emperor"] * found


def _hand(s: Record, seat: int, eyes: Eyes) -> Any:
    cards = cards_in(s.hand[seat])
    return cards if eyes.hand(seat) else len(cards)


def piles(s: Record) -> dict[str, int]:
    """The decks of this table: one in standard mode, else one for each faction that is played (TRI-11, TRI-46)."""
    if not TRILOGY[s.layout]:
        return {"all": 0}
    return {name: deck for deck, name in enumerate(FACTIONS) if FACTION_OF[s.layout, NEUTRAL] != deck}


def _decks(s: Record, eyes: Eyes) -> dict[str, Any]:
    """Every deck from its top card down, or only how many cards it has."""
    out: dict[str, Any] = {}
    for name, deck in piles(s).items():
        first, cards = DECK_SIZE * deck, s.deck_n[deck]
        out[name] = [CARDS[s.deck[first + i]] for i in range(cards - 1, -1, -1)] if eyes.everything else cards
    return out


def _discards(s: Record) -> dict[str, list[str]]:
    if not TRILOGY[s.layout]:
        return {"all": cards_in(s.discard)}
    return {name: names_in(s.discard[deck], DECKS[deck]) for name, deck in piles(s).items()}


def _turn_notes(s: Record) -> dict[str, Any]:
    """What this turn has seen so far; only what says something is written."""
    ships = [SHIPS[i] for i in range(3) for _ in range(s.ships_to_place[i])]
    moved = {"origin": PLANETS[s.ships_from], "to": PLANETS[s.ships_to]} if s.ships_from >= 0 else None
    owners = [*range(len(SEATS[s.layout])), NEUTRAL]
    notes = {
        "taken": side_names(s, s.taken),
        "set_played": bool(s.set_played),
        "ships_built": s.ships_built,
        "ships_to_place": ships,
        "ships_moved": moved,
        "refused": planets_in(s.refused),
        "death_star_roll": s.star_roll,
        "death_star_done": bool(s.star_done),
        "pool": {owner_name(s, i): s.pool[i] for i in owners if s.pool[i]},
    }
    written = {key: value for key, value in notes.items() if value}
    return written | ({"fortifies_left": s.fortifies_left} if STEPS[s.step] == "fortify" else {})


def _card_notes(s: Record, eyes: Eyes) -> dict[str, Any]:
    """Cards at work for all to see; declined and seen ones for those who may know."""
    declined = [s.declined[d] if eyes.own(d) else 0 for d in range(3)]
    known = {FACTIONS[f]: cards_in(s.known[f]) for f in range(3) if eyes.own(f) and s.known[f].any()}
    notes = {"effects": [_effect(s, card) for card in cards_in(s.effects)], "declined": cards_in(declined), "known": known}
    return {key: value for key, value in notes.items() if value}


def _effect(s: Record, card: str) -> Any:
    number = CARDS.index(card)
    deck, bit = deck_of(number), 1 << place_of(number)
    if effects.THROUGH_FIELD[deck] & bit:
        return {"card": card, "planet": PLANETS[s.open_field]}
    if effects.LONG_ATTACK[deck] & bit:
        return {"card": card, "origin": PLANETS[s.lane_from], "to": PLANETS[s.lane_to]}
    return card


def _invasion(s: Record) -> dict[str, Any]:
    """The battle or invasion in progress, as far as it has come."""
    out: dict[str, Any] = {"to": "death-star" if s.target == STAR_TARGET else PLANETS[s.target]}
    along = {PLANETS[p]: _ships(s.along[p]) for p in range(PLANET_COUNT) if s.along[p].any()}
    if along:
        out["along"] = along
    if s.origin < 0:
        return out
    out["origin"] = PLANETS[s.origin]
    if s.stage == MOVE_IN:
        return out | {"least": s.dice}
    out["dice"] = s.dice
    if s.stage != FALLEN:
        out["first"] = bool(s.fresh)
    if any(s.escort):
        out["escort"] = {SHIPS[i]: s.escort[i] for i in range(3)}
    if s.defence:
        out["defence"] = s.defence
    rolled = {"attacker": [v for v in s.attack_roll if v], "defender": [v for v in s.defend_roll if v]}
    if rolled["attacker"]:
        out["rolled"] = {side: [int(v) for v in dice] for side, dice in rolled.items() if dice}
    return out


def _asking(s: Record) -> dict[str, Any] | None:
    """Who is asked what, where it is not simply the step's own decision of the seat on turn."""
    if s.over or (s.stage == IDLE and s.part == WHOLE):
        return None
    out: dict[str, Any] = {"seat": SEATS[s.layout][s.asked]}
    if s.stage in WINDOW_OF:
        out["window"] = WINDOW_OF[s.stage]
    elif s.stage in QUESTION_OF:
        out["choice"] = QUESTION_OF[s.stage]
    if s.stage in (AGREE, FALLEN):
        out["about"] = PLANETS[s.wanted if s.stage == AGREE else s.target]
    elif s.stage == DISCARD:
        out |= {"about": owner_name(s, s.shown), "left": s.discards_left}
    elif s.stage == CARD_FORCE:
        given = planets_in(s.spread_over) if s.spread_left else names_in(s.paid_in, REGIONS)
        out |= {"left": s.spread_left, "given": given}
    if s.part != WHOLE:
        out["part"] = _part(s)
    return out


def _part(s: Record) -> dict[str, Any]:
    """The choice that is half made, as a program sees it between its small decisions."""
    if s.part == AMOUNT_PLACE:
        return {"choice": "place", "planet": PLANETS[s.move_to]}
    if s.part == AMOUNT_FORTIFY:
        return {"choice": "fortify", "origin": PLANETS[s.move_from], "to": PLANETS[s.move_to]}
    if s.part == AMOUNT_MOVE_IN:
        return {"choice": "move_in"}
    if s.part == ARGUMENT:
        return {"choice": "play_card", "card": CARDS[s.card], "arguments": [s.arguments[k] for k in range(s.argument_n)]}
    return {"choice": "trade", "cards": [CARDS[s.picks[k]] for k in range(s.pick_n)]}
