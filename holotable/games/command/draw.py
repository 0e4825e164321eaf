"""What a browser draws the field from, and the field in a terminal: hex by hex, and what a seat holds."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from holotable.core.bits import has_bit
from holotable.core.words import Catalogue

from .board import CENTRES, HALF_CENTRES, HEX_COUNT, HEXES, PLACES, ROWS, SECTION, SECTIONS, SIDES
from .scenario import full_scenario
from .tables import CARD_TEXT, STRUCTURES, SUPPORT, SUPPORT_TEXT, UNIT, UNIT_DATA, UNIT_SIDE

SHORT = {"troopers": "TR", "speeders": "SP", "artillery": "AR", "snowtroopers": "SN", "at-at": "AT", "droids": "DR"}


def drawing(options: dict[str, Any]) -> dict[str, Any]:
    """What never changes on the field: hexes with their sections, the scenario's ground and markers, units and cards."""
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
        "units": {kind["id"]: _unit(kind) for kind in UNIT_DATA["units"]},
        "extra_figures": {"elite-squadron": 1},
        "structures": list(STRUCTURES),
        "cards": {side: _cards(i) for i, side in enumerate(SIDES)},
        "support": {card: {"name": SUPPORT_TEXT[card]["name"], "effect": SUPPORT_TEXT[card]["effect"]} for card in SUPPORT},
        "second": [f"{side}-2" for side in SIDES],
    }


def _sections(side: int, h: int) -> list[str]:
    return [name for k, name in enumerate(SECTIONS) if has_bit(SECTION[side, h], k)]


def _unit(kind: dict[str, Any]) -> dict[str, Any]:
    """A kind of unit as its card shows it (COM-5)."""
    shown = {key: kind[key] for key in ("side", "type", "figures", "move", "dice")}
    marks = {key: bool(kind.get(key)) for key in ("flying", "walker")}
    return {**shown, "move_only": kind.get("move_only", kind["move"]), **marks, "short": SHORT[kind["id"]]}


def _cards(side: int) -> dict[str, Any]:
    """The cards of a side; one that orders units by section says how many in each."""
    shown = {card: {key: text[key] for key in ("name", "kind", "effect")} for card, text in CARD_TEXT[side].items()}
    for card, text in CARD_TEXT[side].items():
        if "places" in text["op"]:
            shown[card]["sections"] = text["op"]["places"]
    return shown


# The terminal

GROUND = {
    "ridge": "^^^^^", "rocks": "o o o", "building": "[   ]", "wreckage": "x x x", "serac": "/\\/\\/", "trench": "_____",
    "crevasse": "~ ~ ~",
}  # fmt: skip
MARKS = {
    "temporary-medal": "*", "permanent-medal": "$", "objective": "!", "exit": ">", "officer": "+",
}  # fmt: skip
STRUCTURE_WORDS = {"generator-1": "gen1", "generator-2": "gen2", "ion-cannon": "ion"}
BADGE_LETTERS = {"assault": "A", "scouts": "S", "elite": "L", "elite-squadron": "Q", "e-web": "W"}
CELL = 7
"""As wide as a field of ten hexes can be in a terminal of 80 columns."""
SHIFT = " " * (CELL // 2)


def draw_text(view: dict[str, Any], words: Catalogue) -> Text:
    """The field for a terminal: the Imperial baseline on top, each hex with its unit, its ground and its marker."""
    standing = {entry["at"]: (name, entry) for name, entry in view["units"].items()}
    structures = {at: name for name, at in view["structures"].items()}
    marks = _marks(view)
    text = Text()
    for row in range(ROWS):
        shift = SHIFT if row % 2 else ""
        upper, lower = Text(shift), Text(shift)
        for column, hex_row in PLACES:
            if hex_row == row:
                h = f"{column},{row}"
                _draw_unit(upper, h, standing.get(h), structures.get(h), view)
                lower.append(marks.get(h, " "), "bold yellow")
                lower.append(GROUND.get(view["terrain"].get(h, ""), " " * 5), "cyan")
                lower.append(_badge(standing.get(h)), "bold")
        text.append_text(upper).append("\n").append_text(lower).append("\n")
    badges = {entry.get("badge") for entry in view["units"].values()}
    legend = [f"{letter} {words.name(badge)}" for badge, letter in BADGE_LETTERS.items() if badge in badges]
    if legend:
        text.append("   ".join(legend) + "\n", "dim")
    if marks:
        legend = [f"{mark} {words.part(f'draw.{kind}')}" for kind, mark in MARKS.items() if mark in marks.values()]
        text.append("   ".join(legend) + "\n", "yellow")
    if view["charges"]:
        text.append(words.say("draw.charges", count=view["charges"]) + "\n", "yellow")
    for side in SIDES:
        _draw_side(text, side, view, words)
    return text


def _marks(view: dict[str, Any]) -> dict[str, str]:
    """What lies on each hex now: medals once taken are gone, the officer is where it lies or is carried."""
    found = {
        h: MARKS[marker["kind"]]
        for marker in full_scenario(view["scenario"])["markers"]
        if marker["kind"] in MARKS and marker["kind"] != "officer"
        for h in marker["at"]
        if marker["kind"] != "permanent-medal" or h not in view["taken"]
    }
    officer = view["officer"]
    if officer is not None:
        found[view["units"][officer]["at"] if officer in view["units"] else officer] = MARKS["officer"]
    return found


def _badge(found: Any) -> str:
    """The letter of a unit's badge, beside the ground it stands on."""
    return BADGE_LETTERS.get(found[1].get("badge"), " ") if found else " "


def _draw_unit(text: Text, h: str, found: Any, structure: str | None, view: dict[str, Any]) -> None:
    if structure:
        text.append(f"<{STRUCTURE_WORDS[structure]}>".ljust(CELL), "bold yellow")
        return
    if not found:
        text.append(f" {h:<{CELL - 1}}", "dim")
        return
    name, entry = found
    kind, number = name.rsplit("-", 1)
    label = f"{SHORT[kind]}{number}:{entry['figures']}"
    style = "bold orange1" if UNIT_SIDE[UNIT[name]] == 0 else "bold grey82"
    if name in view["ordered"]:
        style += " underline"
    text.append(f"{label:<{CELL}}", style)


def _draw_side(text: Text, side: str, view: dict[str, Any], words: Catalogue) -> None:
    """A side's medals and turn, and of its cards those that may be seen."""
    wanted = view["need"][side]
    medals = view["medals"][side] + view["held"][side]
    told = {"seat": side, "medals": medals, "turn": view["turns"][side]}
    text.append((words.say("draw.side", **told, wanted=wanted) if wanted else words.say("draw.side_open", **told)) + "\n")
    for seat, hand in view["hands"].items():
        if seat.startswith(side) and not isinstance(hand, int):
            text.append(f"  {words.say('draw.hand', seat=seat, cards=_cards_said(hand, words))}\n", "dim")
    support = view["support"].get(side)
    if support and not isinstance(support, int):
        text.append(f"  {words.say('draw.support', cards=_cards_said(support, words))}\n", "dim")


def _cards_said(cards: Sequence[str], words: Catalogue) -> str:
    return ", ".join(words.name(card) for card in cards) or words.part("draw.no_card")
