"""Words for people: what is asked, what a sentence says beside its arguments, and why a choice is refused."""

from pathlib import Path

from holotable.core.bits import has_bit
from holotable.core.records import Record
from holotable.core.vocabulary import Args
from holotable.core.words import Catalogue, catalogue

from .board import (
    ALLIANCE,
    EMPIRE,
    FACINGS,
    GENERATORS,
    HEX,
    HEXES,
    MISSION_COUNT,
    NEIGHBOUR,
    SEATS,
    SIDE,
    TAKEN,
    UNIT,
    UNITS,
)
from .rules import commands, missions, movement, shooting, units
from .state import CAMPAIGN, COMMANDS, EVENT, FIRE, LOST, MARCHING, NOBODY, RETURN, SETUP, STEPS, WAITING

MISSION_TITLES = {
    mission: catalogue(Path(__file__).parent / "words").name(f"mission-{mission}")
    for mission in (*range(1, MISSION_COUNT + 1), CAMPAIGN)
}
"""What the missions of the book, and all of them in a row, are called."""
CLAUSES = {
    "march": "BLZ-10",
    "turn": "BLZ-21",
    "move": "BLZ-20",
    "step": "BLZ-20",
    "face": "BLZ-6",
    "rally": "BLZ-25",
    "reinforce": "BLZ-26",
    "place": "BLZ-54",
    "pushed": "BLZ-24",
    "follow": "BLZ-27",
    "stay": "BLZ-27",
    "great_shot": "BLZ-40",
    "shoot": "BLZ-30",
    "harpoon": "BLZ-36",
    "self_destruct": "BLZ-36",
    "done": "BLZ-16",
}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """What the seat is asked now: a sentence's key and its arguments."""
    if s.pushed != NOBODY:
        return "ask.pushed", {"unit": UNITS[s.pushed]}
    if s.follows:
        unit = movement.follower(s)
        return "ask.follow", {"unit": UNITS[unit], "to": HEXES[s.follow[unit]]}
    if s.to_face != NOBODY:
        return "ask.face", {"unit": UNITS[s.to_face]}
    if s.moving != NOBODY:
        return ("ask.step" if s.hexes_left else "ask.last_face"), {"unit": UNITS[s.moving], "left": s.hexes_left}
    if s.step == SETUP:
        return "ask.setup", {"unit": UNITS[s.queue[0]], "left": s.queued}
    if s.step == EVENT:
        return f"ask.event.{s.event}", {}
    return f"ask.{STEPS[s.step]}", {"points": s.points}


def context(s: Record, seat: int, kind: str, args: Args) -> Args:
    """What a sentence says beside the choice's own arguments: where things stand, how a shot is fired."""
    more: Args = {}
    unit, target = UNIT.get(args.get("unit", ""), NOBODY), UNIT.get(args.get("target", ""), NOBODY)
    if unit != NOBODY and s.at[unit] >= 0:
        more["origin"] = HEXES[s.at[unit]]
        if kind == "march":
            ahead = int(NEIGHBOUR[s.at[unit], s.facing[unit]])
            more["to"] = HEXES[ahead] if ahead >= 0 else "off"
        if kind == "follow":
            more["to"] = HEXES[s.follow[unit]]
    if target != NOBODY and s.at[target] >= 0:
        more["there"] = HEXES[s.at[target]]
    if kind == "shoot":
        more["how"] = "max-power" if args["max_power"] else "plain-power"
    if kind == "face":
        more["how"] = "as-before" if FACINGS[s.facing[unit]] == args["facing"] else "plain-power"
    if kind == "done":
        holding = s.step == MARCHING and s.marched == 0
        more["step"] = "step-hold" if holding else f"step-{STEPS[s.step]}"
    if kind == "rolled":
        more["what"] = f"event-{args['event']}"
    if kind == "won":
        more["why"] = why_won(s, SEATS.index(args["by"]))
    return more


def why_won(s: Record, side: int) -> str:
    """What decided the last mission (BLZ-50..BLZ-52, BLZ-55, BLZ-57)."""
    if s.mission == 2:
        return "why-through" if side == EMPIRE else "why-blocked"
    if s.mission == 3 and s.at[GENERATORS] == LOST:
        return "why-generators"
    if s.mission == 1 and side == ALLIANCE and s.exits[ALLIANCE] >= s.exits_to_win:
        return "why-escaped"
    if s.mission == 1 and side == EMPIRE and 0 < s.losses_to_lose <= s.losses:
        return "why-losses"
    return "why-wiped-out" if missions.wiped_out(s, 1 - side) else "why-time"


def refusal(s: Record, seat: int, kind: str, args: Args, words: Catalogue) -> str | None:
    """Why a choice of a unit is not among those offered, in one sentence with its clause."""
    unit = UNIT.get(args.get("unit", ""))
    if unit is None:
        return None
    key, clause = _refusal(s, seat, kind, unit, args)
    if not key:
        return None
    origin = HEXES[s.at[unit]] if s.at[unit] >= 0 else ""
    return f"{words.say(key, **{**args, 'origin': origin})} ({clause})."


NOTHING = ("", "")
STEP_OF = {
    "march": (MARCHING, EVENT),
    "turn": (COMMANDS,),
    "move": (COMMANDS,),
    "step": (COMMANDS,),
    "rally": (COMMANDS,),
    "reinforce": (COMMANDS,),
    "place": (SETUP, EVENT),
    "shoot": (FIRE, RETURN),
    "harpoon": (RETURN,),
    "self_destruct": (RETURN,),
}


def _refusal(s: Record, seat: int, kind: str, unit: int, args: Args) -> tuple[str, str]:
    if SIDE[unit] != seat:
        return "no.other_side", "BLZ-10"
    if s.step not in STEP_OF.get(kind, (s.step,)):
        return f"no.step.{kind}", "BLZ-16"
    if s.pushed != NOBODY or s.follows or s.to_face != NOBODY:
        return "no.question", "BLZ-16"
    if kind == "place":
        return _place_refusal(s, unit, args, s.step == SETUP)
    if kind == "reinforce":
        return _place_refusal(s, unit, args, False) if s.at[unit] == WAITING else ("no.not_waiting", "BLZ-26")
    if s.at[unit] < 0:
        return "no.absent", "BLZ-30" if kind == "shoot" else "BLZ-20"
    if kind in ("turn", "move", "rally") and s.points == 0:
        return "no.points", "BLZ-12"
    if kind == "march":
        return _march_refusal(s, unit)
    if kind in ("move", "step"):
        return _move_refusal(s, unit, args)
    if kind == "turn":
        return _turn_refusal(s, unit, args)
    if kind == "rally":
        return NOTHING if commands.may_rally(s, unit) else ("no.rally", "BLZ-25")
    return _shot_refusal(s, unit, args) if kind == "shoot" else NOTHING


def _place_refusal(s: Record, unit: int, args: Args, in_order: bool) -> tuple[str, str]:
    hex_ = HEX.get(args.get("hex", ""))
    if hex_ is None:
        return NOTHING
    if in_order and s.queued and s.queue[0] != unit:
        return "no.order", "BLZ-54"
    if s.held[hex_] & TAKEN:
        return "no.taken", "BLZ-54"
    if s.step == EVENT:
        return NOTHING
    if not missions.in_zone(s, int(SIDE[unit]), hex_):
        return "no.zone", "BLZ-54"
    return NOTHING if missions.far_enough(s, unit, hex_) else ("no.near", "BLZ-50")


def _march_refusal(s: Record, unit: int) -> tuple[str, str]:
    if has_bit(s.marched, unit):
        return "no.marched", "BLZ-10"
    return NOTHING if movement.may_march(s, unit, False) else ("no.march", "BLZ-10")


def _move_refusal(s: Record, unit: int, args: Args) -> tuple[str, str]:
    if units.speed(s, unit) == 0:
        return "no.speed", "BLZ-21"
    if args.get("to") == "off":
        return "no.off", "BLZ-53"
    to = HEX.get(args.get("to", ""))
    if to is None:
        return NOTHING
    if to not in NEIGHBOUR[s.at[unit]]:
        return "no.far", "BLZ-20"
    if not units.may_enter(s, unit, to):
        return "no.stacking", "BLZ-23"
    return "no.ahead", "BLZ-20"


def _turn_refusal(s: Record, unit: int, args: Args) -> tuple[str, str]:
    facing = args.get("facing")
    if not units.has_facing(s, unit):
        return "no.facing", "BLZ-21"
    if facing not in FACINGS:
        return NOTHING
    return ("no.same_facing", "BLZ-20") if FACINGS[s.facing[unit]] == facing else ("no.lumbering", "BLZ-21")


def _shot_refusal(s: Record, unit: int, args: Args) -> tuple[str, str]:
    target = UNIT.get(args.get("target", ""))
    if target is None or s.at[target] < 0:
        return NOTHING
    if SIDE[target] == SIDE[unit]:
        return "no.friend", "BLZ-30"
    if has_bit(s.shot, unit):
        return "no.shot", "BLZ-13"
    if shooting.firepower(s, unit) == 0:
        return "no.firepower", "BLZ-13"
    if s.at[target] == s.at[unit]:
        return "no.same_hex", "BLZ-30"
    if not shooting.sees(s, unit, target):
        return "no.arc", "BLZ-30"
    return ("no.max_power", "BLZ-35") if args.get("max_power") else NOTHING
