"""Words for people: what is asked, why a choice is refused, and the board in a terminal."""

from typing import Any

from rich.text import Text

from holotable.core.bits import has_bit
from holotable.core.records import Record
from holotable.core.vocabulary import Args
from holotable.core.words import Catalogue

from . import rules, tray
from .board import (
    BETWEEN,
    CAN_HIT,
    COLUMNS,
    DATA,
    REINFORCEMENT,
    ROWS,
    SEATS,
    SIDE,
    SPACE,
    SPACES,
    STEPS,
    UNIT,
    UNIT_COUNT,
    beside,
    layout_links,
)
from .state import DEPLOY, GUNS, HERO_PHASE

CLAUSES = {
    "move": "BRI-22",
    "attack": "BRI-23",
    "remove": "BRI-25",
    "end_turn": "BRI-20",
    "double_move": "BRI-40",
    "reinforce": "BRI-43",
    "swap_gun": "BRI-41",
    "deploy": "BRI-42",
    "add_hero": "BRI-44",
}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """What the seat is asked now: a sentence's key and its arguments."""
    if s.phase == DEPLOY:
        return "ask.deploy", {"left": rules.TO_DEPLOY - rules.deployed(s, seat)}
    if s.phase == GUNS:
        return "ask.guns", {}
    if s.phase == HERO_PHASE:
        return "ask.heroes", {}
    if s.target >= 0:
        return "ask.remove", {"unit": DATA["units"][s.target]["id"]}
    if rules.units_on_board(s, seat) == 0:
        return "ask.must_reinforce", {}
    return f"ask.play.{s.actions_left}", {}


def context(s: Record, seat: int, kind: str, args: Args) -> Args:
    """What a sentence says beside the choice's own arguments: where things stand, what a die shows."""
    more: Args = {}
    if kind in ("move", "double_move"):
        more["origin"] = SPACES[s.at[UNIT[args["unit"]]]]
    if kind == "attack":
        more["there"] = SPACES[s.at[UNIT[args["target"]]]]
    if kind == "reinforce":
        more["there"] = SPACES[REINFORCEMENT[seat]]
    if kind == "attacked":
        more["face"] = f"die-{tray.meaning(args['die'])}"
    if kind == "won":
        more["why"] = _why_won(s, SEATS.index(args["by"]))
    return more


def _why_won(s: Record, side: int) -> str:
    """By entering the enemy base, or by leaving the enemy no unit (BRI-29)."""
    mine = [unit for unit in range(UNIT_COUNT) if SIDE[unit] == side and rules.on_board(s, unit)]
    return "why-base" if any(rules.in_enemy_base(unit, s.at[unit]) for unit in mine) else "why-destroyed"


def refusal(s: Record, seat: int, kind: str, args: Args, words: Catalogue) -> str | None:
    """Why a move or an attack is not among the choices, in one sentence with its clause."""
    unit = UNIT.get(args.get("unit", ""))
    if unit is None or kind not in ("move", "attack"):
        return None
    key, clause = _refusal(s, seat, kind, unit, args)
    if key is None:
        return None
    origin = SPACES[s.at[unit]] if s.at[unit] >= 0 else ""
    return f"{words.say(key, **{**args, 'origin': origin})} ({clause})."


def _refusal(s: Record, seat: int, kind: str, unit: int, args: Args) -> tuple[str | None, str]:
    if SIDE[unit] != seat:
        return "no.other_side", "BRI-12"
    if not rules.on_board(s, unit):
        return "no.absent", "BRI-26"
    if kind == "move":
        return _move_refusal(s, unit, SPACE.get(args.get("to", "")))
    return _attack_refusal(s, unit, UNIT.get(args.get("target", "")))


def _move_refusal(s: Record, unit: int, to: int | None) -> tuple[str | None, str]:
    if to is None:
        return None, ""
    if has_bit(s.moved, unit):
        return "no.moved", "BRI-21"
    if not beside(s.at[unit], to):
        return "no.far", "BRI-22"
    if not any(rules.linked(s, s.at[unit], d) and s.at[unit] + STEPS[d] == to for d in range(4)):
        return "no.gap", "BRI-22"
    return ("no.occupied", "BRI-22") if not rules.empty(s, to) else (None, "")


def _attack_refusal(s: Record, unit: int, target: int | None) -> tuple[str | None, str]:
    if target is None:
        return None, ""
    if SIDE[target] == SIDE[unit]:
        return "no.friend", "BRI-23"
    if not rules.on_board(s, target):
        return None, ""
    if not rules.may_attack(s, unit):
        return "no.attacked", "BRI-21"
    if not CAN_HIT[unit, s.at[unit], s.at[target]]:
        return "no.range", "BRI-23"
    return ("no.blocked", "BRI-23") if s.occupied & BETWEEN[s.at[unit], s.at[target]] else (None, "")


SHORT = {
    "vader": "VAD", "snowtroopers": "SNO", "at-at": "ATAT", "at-st": "ATST", "at-at-2": "ATA2", "imperial-gun": "IGUN",
    "luke": "LUK", "troopers": "TRO", "snowspeeder": "SPDR", "tauntaun": "TAUN", "snowspeeder-2": "SPD2", "rebel-gun": "RGUN",
}  # fmt: skip


def draw_text(view: dict[str, Any], words: Catalogue) -> Text:
    """The board for a terminal: row 7, the Imperial base, on top; lines are links, blanks are gaps."""
    links, closed = layout_links(view["layout"])
    standing = {entry["at"]: (name, len(entry["figures"])) for name, entry in view["units"].items()}
    text = Text()
    for row in range(ROWS, 0, -1):
        text.append(f" {row} ", "dim")
        for c, column in enumerate(COLUMNS):
            _draw_space(text, f"{column}{row}", standing, SPACE[f"{column}{row}"] in closed)
            joined = c + 1 < len(COLUMNS) and (SPACE[f"{column}{row}"], SPACE[f"{COLUMNS[c + 1]}{row}"]) in links
            text.append("──" if joined else "  ", "cyan")
        text.append("\n   ")
        if row > 1:
            for column in COLUMNS:
                joined = (SPACE[f"{column}{row - 1}"], SPACE[f"{column}{row}"]) in links
                text.append("   │      " if joined else "          ", "cyan")
            text.append("\n")
    text.append("".join(f"   {column}      " for column in COLUMNS), "dim")
    return text


def _draw_space(text: Text, space: str, standing: dict[str, tuple[str, int]], closed: bool) -> None:
    if closed:
        text.append("  ░░░░  ", "dim")
        return
    name, figures = standing.get(space, ("", 0))
    if not name:
        text.append(f"[  {'··'}  ]", "dim")
        return
    style = "bold orange1" if SIDE[UNIT[name]] else "bold grey82"
    text.append(f"[{SHORT[name]:<4}")
    text.stylize(style, len(text) - 4)
    text.append(f"{figures}]" if figures < 10 else "+]")
    text.append(" ")
