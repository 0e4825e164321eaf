"""Words for people: what is asked, why a choice is refused, the field in a terminal and for the browser."""

from typing import Any

from holotable.core.bits import has_bit
from holotable.core.records import Record
from holotable.core.vocabulary import Args
from holotable.core.words import Catalogue

from .board import CENTRES, DISTANCE, HALF_CENTRES, HEX, HEX_COUNT, HEXES, SECTION, SECTIONS, SIDES
from .rules import attack, moves, orders
from .rules.field import may_enter, sees, side_of, target_hex
from .scenario import full_scenario
from .state import (
    ATTACK,
    BREAK,
    DISCARD,
    MOVE,
    MOVE_AFTER,
    NONE,
    ORDER,
    PICK,
    PICK_ORBIT,
    SECOND,
    STEPS,
)
from .tables import (
    CARD_TEXT,
    CARDS,
    FACES,
    KIND_TYPE,
    KINDS,
    RANGE,
    STRUCTURES,
    SUPPORT,
    SUPPORT_TEXT,
    TARGET,
    TARGETS,
    TYPES,
    UNIT,
    UNIT_KIND,
    UNIT_SIDE,
    UNITS,
)

CLAUSES = {
    "play_card": "COM-11",
    "section": "COM-14a",
    "order": "COM-12",
    "move": "COM-15",
    "leave": "COM-93",
    "attack": "COM-16",
    "reroll": "COM-62",
    "keep_dice": "COM-62a",
    "retreat": "COM-24",
    "ignore_retreat": "COM-44",
    "take_retreat": "COM-44a",
    "break_through": "COM-61",
    "hold": "COM-61a",
    "move_after": "COM-72",
    "discard": "COM-83",
    "take": "COM-92",
    "support": "COM-92",
    "pick": "COM-72",
    "deploy": "COM-90a",
    "done": "COM-10a",
}


# What is asked


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """What the seat is asked now: a sentence's key and its arguments."""
    if s.owed:
        return "ask.owed", {}
    step = STEPS[s.step]
    args: Args = {"card": _card_id(s)} if s.card != NONE else {}
    if s.step == ORDER:
        return "ask.order", args
    if s.step == PICK:
        return f"ask.pick.{s.picking}", args
    if s.step == DISCARD:
        return "ask.discard", {"left": int(orders.op(s, orders.DISCARDS)) - s.thrown}
    if step in ("reroll", "trench", "retreat", "break_through", "second"):
        args |= {"target": TARGETS[s.target]} if s.target != NONE else {}
        args |= {"unit": UNITS[s.attacker]} if s.attacker != NONE else {}
        args |= {"left": s.retreats, "faces": faces([s.dice[i] for i in range(s.dice_n)])}
    return f"ask.{step}", args


def _card_id(s: Record) -> str:
    return CARDS[s.card]


def faces(dice: list[int]) -> list[str]:
    """Dice by the names of their faces."""
    return [f"face-{FACES[d - 1]}" for d in dice]


# Sentences


def context(s: Record, seat: int, kind: str, args: Args) -> Args:
    """What a sentence says beside the choice's own arguments: where things stand, what a card does, what dice show."""
    more: Args = {}
    unit = UNIT.get(args.get("unit") or "")
    if unit is not None and s.at[unit] != NONE and "origin" not in args:
        more["origin"] = HEXES[s.at[unit]]
    if kind in ("play_card", "discard", "take"):
        more["effect"] = CARD_TEXT[side_of(s, seat)][args["card"]]["effect"]
    elif kind == "support":
        more["effect"] = SUPPORT_TEXT[args["card"]]["effect"]
    elif kind == "move":
        more["note"] = _move_note(s, args)
    elif kind == "attack":
        target = TARGET[args["target"]]
        more["there"] = HEXES[target_hex(s, target)]
        more["count"] = int(attack.attack_dice(s, unit, target))
    elif kind == "pick":
        more["there"] = HEXES[s.at[UNIT[args["target"]]]]
    elif kind == "reroll":
        more["faces"] = [f"{place + 1} ({FACES[s.dice[place] - 1]})" for place in args["dice"]]
    elif kind == "break_through":
        more["there"] = HEXES[s.vacated]
    elif kind == "done":
        more["what"] = f"done-{_done(s)}"
    elif "dice" in args:
        more["faces"] = faces(args["dice"])
        more["who"] = args.get("unit") or "from-a-card"
    elif kind == "drew":
        more["what"] = args["card"] or "a-card"
    elif kind == "won":
        more["winner"] = f"won-{args['side']}" if args["side"] else "won-nobody"
        more["how"] = f"reason-{args['reason']}"
    return more


def _move_note(s: Record, args: Args) -> str:
    unit, h = UNIT[args["unit"]], HEX[args["to"]]
    halts = moves.stops_on(s, unit, h) or moves.too_far_to_attack(s, unit, h)
    return "note-no-attack" if halts else ""


def _done(s: Record) -> str:
    """What `done` ends or declines now."""
    if s.step in (ORDER, MOVE, ATTACK, MOVE_AFTER) and s.solo == NONE:
        return STEPS[s.step]
    if s.step == PICK and s.picking == PICK_ORBIT:
        return "strike"
    if s.step == BREAK or s.step == SECOND:
        return "go-on"
    return STEPS[s.step] if s.solo == NONE else f"solo-{STEPS[s.step]}"


# Refusals


def refusal(s: Record, seat: int, kind: str, args: Args, words: Catalogue) -> str | None:
    """Why an order, a move or an attack is not among the choices, in one sentence with its clause."""
    unit = UNIT.get(args.get("unit") or "")
    if unit is None or kind not in ("order", "move", "attack"):
        return None
    key, clause = _refusal(s, seat, kind, unit, args)
    if key is None:
        return None
    origin = HEXES[s.at[unit]] if s.at[unit] != NONE else ""
    card = _card_id(s) if s.card != NONE else ""
    return f"{words.say(key, **{**args, 'origin': origin, 'card': card})} ({clause})."


def _refusal(s: Record, seat: int, kind: str, unit: int, args: Args) -> tuple[str | None, str]:
    if UNIT_SIDE[unit] != side_of(s, seat):
        return "no.other_side", "COM-12"
    if s.at[unit] == NONE:
        return "no.absent", "COM-12"
    if STEPS[s.step] != kind and not (kind == "attack" and s.step == SECOND):
        return "no.step", "COM-10"
    if kind == "order":
        return _order_refusal(s, unit)
    if not has_bit(s.ordered, unit):
        return "no.order", "COM-12"
    return _move_refusal(s, unit, args) if kind == "move" else _attack_refusal(s, unit, args)


def _order_refusal(s: Record, unit: int) -> tuple[str | None, str]:
    if has_bit(s.ordered, unit):
        return "no.ordered", "COM-12"
    if not orders.is_needed(unit, orders.op(s, orders.NEEDS)):
        return "no.type", "COM-14"
    return "no.place", "COM-12a"


def _move_refusal(s: Record, unit: int, args: Args) -> tuple[str | None, str]:
    h = HEX[args["to"]]
    if has_bit(s.moved, unit):
        return "no.moved", "COM-15"
    if s.unit_on[h] != NONE:
        return "no.occupied", "COM-15"
    if not may_enter(s, unit, h):
        return "no.impassable", "COM-43"
    return "no.far", "COM-15"


def _attack_refusal(s: Record, unit: int, args: Args) -> tuple[str | None, str]:
    target = TARGET[args["target"]]
    at = target_hex(s, target)
    if at == NONE:
        return "no.absent_target", "COM-20"
    if has_bit(s.no_attack, unit):
        return "no.may_not_attack", "COM-41"
    if not has_bit(attack.attackers(s), unit):
        return "no.attacked", "COM-16"
    if DISTANCE[s.at[unit], at] > RANGE[UNIT_KIND[unit]]:
        return "no.range", "COM-20"
    if not sees(s, s.at[unit], target):
        return "no.sight", "COM-30"
    return "no.dice", "COM-21"


# Drawing

SHORT = {"troopers": "TR", "speeders": "SP", "artillery": "AR", "snowtroopers": "SN", "at-at": "AT", "droids": "DR"}


def _sections(side: int, h: int) -> list[str]:
    return [name for k, name in enumerate(SECTIONS) if has_bit(SECTION[side, h], k)]


def _cards(side: int) -> dict[str, Any]:
    return {card: {key: text[key] for key in ("name", "kind", "effect")} for card, text in CARD_TEXT[side].items()}


def drawing(options: dict[str, Any]) -> dict[str, Any]:
    """What the browser needs to draw the field, once and for all."""
    scenario = full_scenario(options["scenario"])
    return {
        "orientation": "pointy",
        "title": scenario.get("title", ""),
        "hexes": [
            {
                "id": HEXES[h],
                "x": CENTRES[h][0],
                "y": CENTRES[h][1],
                "sections": {side: _sections(i, h) for i, side in enumerate(SIDES)},
            }
            for h in range(HEX_COUNT)
        ],
        "corners": [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]],
        "half_hexes": [{"x": x, "y": y} for x, y in sorted(HALF_CENTRES)],
        "terrain": scenario.get("terrain", {}),
        "markers": scenario.get("markers", []),
        "special": [special.get("text", special["rule"]) for special in scenario.get("special", [])],
        "units": {kind: {"type": TYPES[KIND_TYPE[i]], "short": SHORT[kind]} for i, kind in enumerate(KINDS)},
        "structures": list(STRUCTURES),
        "cards": {side: _cards(i) for i, side in enumerate(SIDES)},
        "support": {card: {"name": SUPPORT_TEXT[card]["name"], "effect": SUPPORT_TEXT[card]["effect"]} for card in SUPPORT},
        "faces": list(FACES),
    }
