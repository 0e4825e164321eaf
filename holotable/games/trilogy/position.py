"""JSON positions and views of `trilogy`, from the record; reading them back is in `reading.py`."""

from typing import Any

from holotable.core import records
from holotable.core.errors import BadOption
from holotable.core.records import Record

from .board import (
    CARDS,
    DECK_SIZE,
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
    REGION_COUNT,
    REGIONS,
    SEATS,
    SETUPS,
    SHIPS,
    TRILOGY,
)
from .rules import effects
from .rules.hidden import knows_base
from .state import (
    AGREE,
    AMOUNT_FORTIFY,
    AMOUNT_MOVE_IN,
    AMOUNT_PLACE,
    ARGUMENT,
    BASE,
    CARD_FORCE,
    DEFEND,
    DISCARD,
    ESCORT,
    FALLEN,
    IDLE,
    MOVE_IN,
    NO_LIMIT,
    OPTIONS,
    REASONS,
    STAR_TARGET,
    STATION_ESCORT,
    STEPS,
    WHOLE,
    WINNERS,
)

from .state import AFTER_ATTACKER, AFTER_DEFENDER, BEFORE_ATTACKER, BEFORE_DEFENDER  # isort: skip
from .state import DECLARED_ATTACKER, DECLARED_DEFENDER, STATION_AFTER, STATION_BEFORE  # isort: skip

WINDOW_OF = {
    DECLARED_ATTACKER: "attack-declared-attacker",
    DECLARED_DEFENDER: "attack-declared-defender",
    BEFORE_ATTACKER: "before-dice",
    BEFORE_DEFENDER: "before-dice",
    AFTER_ATTACKER: "after-dice",
    AFTER_DEFENDER: "after-dice",
    STATION_BEFORE: "death-star-before-dice",
    STATION_AFTER: "death-star-after-dice",
}
QUESTION_OF = {
    ESCORT: "escort",
    STATION_ESCORT: "escort",
    DEFEND: "defend",
    FALLEN: "base",
    MOVE_IN: "move_in",
    AGREE: "agree",
    DISCARD: "discard",
    CARD_FORCE: "card_force",
}


# Options


def layout_of(options: dict[str, Any]) -> int:
    """The layout that mode and players make; raises `BadOption` for standard games of 2 or 5."""
    name = f"{options['mode']}-{options['players']}"
    if name not in LAYOUTS:
        raise BadOption(f"trilogy: standard mode is for 3 or 4 players, not {options['players']}.")
    return LAYOUTS.index(name)


def encode_options(options: dict[str, Any]) -> Record:
    """The options as the record that `start` reads."""
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


def planets_in(mask: int) -> list[str]:
    """The planets of a mask by name."""
    return [PLANETS[p] for p in range(PLANET_COUNT) if (mask >> p) & 1]


def cards_in(masks: Any) -> list[str]:
    """The cards of three deck masks by name."""
    return [CARDS[c] for c in range(len(CARDS)) if (int(masks[c // DECK_SIZE]) >> (c % DECK_SIZE)) & 1]


def side_names(s: Record, mask: int) -> list[str]:
    """Factions, in standard mode seats, of a mask."""
    names = FACTIONS if TRILOGY[s.layout] else SEATS[s.layout]
    return [name for i, name in enumerate(names) if (mask >> i) & 1]


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
        shown = s.stage == DISCARD and s.about == seat and FACTION_OF[s.layout, s.asked] == self.faction
        return self.everything or seat in self.hands or bool(shown)

    def base(self, i: int) -> bool:
        """Whether a marker's face is known: to all once shown by Hutts, to the Empire always (TRI-72, TRI-74)."""
        public = bool((self.s.base_seen[i] >> HUTTS) & 1)
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
    out: dict[str, Any] = {
        "mode": SETUPS[s.layout]["mode"],
        "players": len(names),
        "seat": names[s.seat],
        "step": STEPS[s.step],
        "turn": s.turn,
        "turn_limit": s.turn_limit or None,
        "to_place": s.to_place,
        "planets": {PLANETS[p]: _planet(s, p, eyes) for p in range(PLANET_COUNT) if not (s.fields >> p) & 1},
        "hands": {name: _hand(s, i, eyes) for i, name in enumerate(names)},
        "decks": _decks(s, eyes),
        "discards": _discards(s),
    }
    if trilogy:
        out["death_star"] = PLANETS[s.star] if s.star >= 0 else None
        out["force"] = s.force
        out["asteroids"] = planets_in(s.fields)
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
        winners = [WINNERS[i if trilogy else i + len(FACTIONS)] for i in range(4) if (s.winner >> i) & 1]
        out["result"] = {"winners": winners, "reason": REASONS[s.reason]}
    return out


def _planet(s: Record, planet: int, eyes: Eyes) -> dict[str, Any]:
    entry: dict[str, Any] = {"owner": owner_name(s, s.owner[planet]), "forces": s.forces[planet]}
    ships = {SHIPS[i]: s.ships[planet, i] for i in range(3) if s.ships[planet, i]}
    if ships:
        entry["ships"] = ships
    bases = [_base(s, i, eyes) for i in range(s.base_n) if s.base_at[i] == planet]
    if bases:
        entry["bases"] = bases
    return entry


def _base(s: Record, i: int, eyes: Eyes) -> Any:
    if not eyes.base(i):
        return "hidden"
    face = MARKERS[s.base_face[i]]
    seen = [FACTIONS[f] for f in range(3) if (s.base_seen[i] >> f) & 1]
    return {"marker": face, "seen": seen} if seen and (eyes.everything or (s.base_seen[i] >> HUTTS) & 1) else face


def _kept(s: Record) -> list[str]:
    """The markers the Rebels hold; the Emperor is among them only when that has ended the game."""
    found = s.over and REASONS[s.reason] == "emperor"
    return ["empty"] * (s.kept - found) + ["emperor"] * found


def _hand(s: Record, seat: int, eyes: Eyes) -> Any:
    cards = cards_in(s.hand[seat])
    return cards if eyes.hand(seat) else len(cards)


def _decks(s: Record, eyes: Eyes) -> dict[str, Any]:
    decks = range(3) if TRILOGY[s.layout] else range(1)
    names = FACTIONS if TRILOGY[s.layout] else ("all",)
    piles = {
        names[d]: [CARDS[s.deck[d * DECK_SIZE + i]] for i in range(s.deck_n[d] - 1, -1, -1)]
        for d in decks
        if not (TRILOGY[s.layout] and FACTION_OF[s.layout, NEUTRAL] == d)
    }
    return {name: cards if eyes.everything else len(cards) for name, cards in piles.items()}


def _discards(s: Record) -> dict[str, list[str]]:
    if not TRILOGY[s.layout]:
        return {"all": cards_in(s.discard)}
    out = {}
    for d, faction in enumerate(FACTIONS):
        if FACTION_OF[s.layout, NEUTRAL] != d:
            out[faction] = cards_in([s.discard[i] if i == d else 0 for i in range(3)])
    return out


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
    deck, bit = number // DECK_SIZE, 1 << (number % DECK_SIZE)
    if effects.THROUGH_FIELD[deck] & bit:
        return {"card": card, "planet": PLANETS[s.open_field]}
    if effects.LONG_ATTACK[deck] & bit:
        return {"card": card, "origin": PLANETS[s.lane_from], "to": PLANETS[s.lane_to]}
    return card


def _invasion(s: Record) -> dict[str, Any]:
    """The battle or invasion in progress, as far as it has come."""
    out: dict[str, Any] = {"to": "death-star" if s.target == STAR_TARGET else PLANETS[s.target]}
    if s.origin < 0:
        return out
    out["origin"] = PLANETS[s.origin]
    if s.stage == MOVE_IN:
        return out | {"least": s.dice}
    out["dice"] = s.dice
    if s.stage != FALLEN:
        out["first"] = bool(s.fresh)
    if s.escort.any():
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
        out["about"] = PLANETS[s.about if s.stage == AGREE else s.target]
    elif s.stage == DISCARD:
        out |= {"about": owner_name(s, s.about), "left": s.left}
    elif s.stage == CARD_FORCE:
        given = planets_in(s.given) if s.left else [REGIONS[r] for r in range(REGION_COUNT) if (s.given >> r) & 1]
        out |= {"left": s.left, "given": given}
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
