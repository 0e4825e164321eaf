"""Words for people: what is asked, why a choice is refused, odds, and the galaxy in a terminal."""

from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from holotable.core.bits import has_bit
from holotable.core.records import Record, legal_buffer
from holotable.core.vocabulary import Args
from holotable.core.words import Catalogue

from .board import (
    CARD,
    CARD_DATA,
    DATA,
    FORCE_END,
    PLANET,
    PLANET_COUNT,
    TRILOGY,
)
from .rules import event_cards
from .rules.flow import may_hide_choices, open_choices
from .rules.hands import deck_of, place_of
from .rules.planets import connected, own_ground, protected
from .rules.steps import (
    attack_star,
    base,
    card_force,
    cards,
    claim,
    conquest,
    death_star,
    draw,
    fortify,
    fortify_ships,
    invade,
    place,
    reinforce,
    shown_hand,
    star_setup,
    take_over,
    windows,
)
from .state import (
    AGREE,
    BASE,
    CARD_FORCE,
    CLAIM,
    CLAIM_NEUTRAL,
    DEATH_STAR,
    DEFEND,
    DISCARD,
    DRAW,
    ESCORT,
    FALLEN,
    FORTIFY,
    FORTIFY_SHIPS,
    IDLE,
    INVADE,
    MOVE_IN,
    PLACE,
    REINFORCE,
    REINFORCE_NEUTRAL,
    STAR_ESCORT,
    STAR_SETUP,
    STEPS,
    TAKE_OVER,
    USE_CARDS,
    WHOLE,
    WINDOW_OF,
    make,
)

STEP_MODULES = {
    CLAIM: claim,
    CLAIM_NEUTRAL: claim,
    STAR_SETUP: star_setup,
    REINFORCE: reinforce,
    REINFORCE_NEUTRAL: reinforce,
    BASE: base,
    USE_CARDS: cards,
    PLACE: place,
    INVADE: invade,
    FORTIFY: fortify,
    FORTIFY_SHIPS: fortify_ships,
    TAKE_OVER: take_over,
    DEATH_STAR: death_star,
    DRAW: draw,
}
QUESTIONS = {
    ESCORT: invade.ask_in_battle,
    DEFEND: invade.ask_in_battle,
    FALLEN: conquest.ask,
    MOVE_IN: conquest.ask,
    STAR_ESCORT: attack_star.ask,
    AGREE: take_over.ask_partner,
    DISCARD: shown_hand.ask,
    CARD_FORCE: card_force.ask,
} | dict.fromkeys(WINDOW_OF, windows.ask)
"""Who words a question inside a step."""
CLAUSES: dict[str, str] = {}
for _module in (*STEP_MODULES.values(), attack_star, conquest, shown_hand, card_force, event_cards):
    CLAUSES |= getattr(_module, "CLAUSES", {})


def merge_cards(parts: list[Args]) -> Args:
    """The three cards of a set as one argument."""
    return {"cards": [part["card"] for part in parts]}


def merge_arguments(parts: list[Args]) -> Args:
    """A card with everything it is aimed at."""
    return {"card": parts[0]["card"]} | {part["name"]: part["value"] for part in parts[1:]}


# What is asked


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """What the seat is asked now: a sentence's key and its arguments, as the step's own module says."""
    if s.stage == IDLE:
        question: tuple[str, Args] = STEP_MODULES[s.step].ask(s, seat)
        return question
    return QUESTIONS[s.stage](s, seat)


def hides(s: Record, seat: int) -> bool:
    """Whether only cards in the seat's hand could give it more than one choice (TRI-12, TRI-131)."""
    if s.part != WHOLE:
        return False
    if windows.is_window(s.stage):
        return True
    room = legal_buffer(2)
    known = open_choices(s, seat, room, len(room))
    return bool(known == 0 or (known == 1 and may_hide_choices(s, seat)))


def passing(s: Record, seat: int) -> int | None:
    """`done` at a window for cards; at the steps of its own turn a seat has to decide (TRI-132)."""
    return int(make.done()) if s.part == WHOLE and windows.is_window(s.stage) else None


def context(s: Record, seat: int, kind: str, args: Args) -> Args:
    """What a sentence says beside the choice's own arguments."""
    more: Args = {}
    if kind in ("attack", "defend", "attacked", "defended"):
        more["sent"] = f"dice-{args['dice']}"
    if kind in ("attack_death_star", "death_star_attacked"):
        more["sent"] = f"forces-{args['forces']}"
    if kind == "escort":
        more["ships"] = [f"{ship}-{args[ship]}" for ship in ("fighter", "bomber", "destroyer") if args[ship]] or "no-ships"
    if kind == "play_card":
        aims = [f"marker-{value}" if key == "marker" else value for key, value in args.items() if key != "card"]
        more["play"] = [args["card"], *aims]
    if kind == "done":
        more["end"] = f"done-{_done_of(s)}"
    if kind == "build":
        more["ship"] = next(card["class"] for card in CARD_DATA if card["id"] == args["card"])
    if kind == "trade":
        numbers = [next(i for i, card in enumerate(CARD_DATA) if card["id"] == name) for name in args["cards"]]
        more["forces"] = int(cards.set_value(*numbers))
    if kind == "base":
        more["marker"] = "the-base"
    if kind == "force":
        more["side"] = f"force-{args['to']}"
    if kind == "won":
        more["why"] = f"won-{args['reason']}"
    if kind in ("ships_moved", "ships_lost"):
        more["ships"] = [f"{ship}-{args[ship]}" for ship in ("fighter", "bomber", "destroyer") if args[ship]]
    return more


def _done_of(s: Record) -> str:
    if s.stage in WINDOW_OF:
        return "window"
    return "card" if s.stage != IDLE else STEPS[s.step]


# Why not


def refusal(s: Record, seat: int, kind: str, args: Args, words: Catalogue) -> str | None:
    """Why an attack, a placing or a fortification is not among the choices, in one sentence with its clause."""
    if kind in ("attack", "fortify"):
        origin, to = PLANET.get(args.get("origin", "")), PLANET.get(args.get("to", ""))
        if origin is None or to is None:
            return None
        key, clause = _attack_refusal(s, seat, origin, to) if kind == "attack" else _fortify_refusal(s, seat, origin, to)
    elif kind in ("place", "reinforce") and args.get("planet") in PLANET:
        key, clause = ("no.not_yours", "TRI-26") if s.owner[PLANET[args["planet"]]] != seat else (None, "")
        args = {**args, "origin": args["planet"]}
    elif kind == "play_card" and args.get("card") in CARD:
        key, clause = _card_refusal(s, seat, CARD[args["card"]])
    else:
        return None
    return f"{words.say(key, **args)} ({clause})." if key else None


def _card_refusal(s: Record, seat: int, card: int) -> tuple[str, str]:
    """Why an event card cannot be played now: another moment is its own, or it would change nothing (TRI-53, TRI-134)."""
    if not TRILOGY[s.layout]:
        return "no.card_set", "TRI-23"
    deck, place = deck_of(card), place_of(card)
    if has_bit(s.declined[deck], place):
        return "no.card_declined", "TRI-131"
    now = event_cards.cards_for_now(s, deck) | (event_cards.OWN_TURN_CARDS[deck] if s.stage == IDLE else 0)
    return ("no.card_nothing", "TRI-134") if has_bit(now, place) else ("no.card_moment", "TRI-53")


def _attack_refusal(s: Record, seat: int, origin: int, to: int) -> tuple[str | None, str]:
    if s.owner[origin] != seat:
        return "no.not_yours", "TRI-27"
    if has_bit(s.fields, to):
        return "no.field", "TRI-86"
    if has_bit(own_ground(s, seat), to):
        return "no.friend", "TRI-110"
    if s.forces[origin] < 2:
        return "no.last_force", "TRI-27"
    if not has_bit(invade.attack_reach(s, origin), to):
        return "no.far", "TRI-2"
    if has_bit(protected(s), to):
        return "no.protected", "TRI-80"
    return None, ""


def _fortify_refusal(s: Record, seat: int, origin: int, to: int) -> tuple[str | None, str]:
    if s.owner[origin] != seat:
        return "no.not_yours", "TRI-33"
    if s.owner[to] != seat:
        return "no.not_yours_to", "TRI-33"
    if s.forces[origin] < 2:
        return "no.last_force", "TRI-33"
    if not has_bit(connected(s, seat, origin, PLANET_COUNT), to):
        return "no.cut_off", "TRI-33"
    return None, ""


# The galaxy in a terminal


STYLES = {
    "orange": "bold orange1", "yellow": "bold yellow", "grey": "bold grey62", "white": "bold white",
    "rebels": "bold orange1", "empire": "bold white", "hutts": "bold green",
    "rebels-orange": "bold orange1", "rebels-yellow": "bold yellow", "empire-grey": "bold grey62",
    "empire-white": "bold white",
}  # fmt: skip
REGION_STYLES = {"grey": "grey62", "blue": "blue", "orange": "orange1", "green": "green", "red": "red", "yellow": "yellow"}


def draw_text(view: dict[str, Any], words: Catalogue) -> Group:
    """The galaxy for a terminal: a panel a region, each planet with owner, forces, ships, bases and Death Star."""
    panels = [_draw_region(view, region, words) for region in DATA["regions"]]
    return Group(Columns(panels, equal=False, expand=False), _draw_seats(view, words))


def _draw_region(view: dict[str, Any], region: dict[str, Any], words: Catalogue) -> Panel:
    text = Text()
    for i, planet in enumerate(region["planets"]):
        data = next(p for p in DATA["planets"] if p["id"] == planet)
        text.append("\n" if i else "")
        text.append(f"{words.name(planet):<12}", "underline" if data["resource"] else "")
        entry = view["planets"].get(planet)
        if entry is None:
            text.append(f" {words.part('draw.asteroids')}", "dim")
        else:
            _draw_planet(text, view, planet, entry, words)
    return Panel(text, title=f"{words.text(region['name'])} +{region['bonus']}", border_style=REGION_STYLES[region["colour"]])


def _draw_planet(text: Text, view: dict[str, Any], planet: str, entry: dict[str, Any], words: Catalogue) -> None:
    owner = entry["owner"]
    text.append(f"{entry['forces']:>3} " if owner else "  - ", "bold")
    text.append(words.name(owner, "bare") if owner else words.part("draw.free"), STYLES.get(owner or "", "dim"))
    for ship, count in entry.get("ships", {}).items():
        text.append(f" {count}{words.name(ship)[0].upper()}", "cyan")
    for marker in entry.get("bases", []):
        face = marker["marker"] if isinstance(marker, dict) else marker
        text.append({"emperor": " [E]", "empty": " [ ]", "hidden": " [?]"}[face], "magenta")
    if view.get("death_star") == planet:
        text.append(" (*)", "bold red")


def _draw_seats(view: dict[str, Any], words: Catalogue) -> Text:
    text = Text()
    for name, hand in view["hands"].items():
        mark = "> " if name == view["seat"] else "  "
        held = sum(entry["owner"] == name for entry in view["planets"].values())
        cards = hand if isinstance(hand, int) else len(hand)
        text.append(f"{mark}{words.name(name, 'bare'):<20}", STYLES.get(name, ""))
        text.append(f" {words.part('draw.held', planets=held, cards=cards)}")
        if not isinstance(hand, int) and hand:
            text.append(f"  {', '.join(words.name(card) for card in hand)}", "dim")
        text.append("\n")
    text.append("  " + words.say("draw.turn", turn=view["turn"] + 1))
    if view["to_place"]:
        text.append(", " + words.part("draw.to_place", count=view["to_place"]))
    if "force" in view:
        meter = ["·"] * (2 * FORCE_END + 1)
        meter[view["force"] + FORCE_END] = "●"
        text.append(f"   {words.part('draw.force', meter=''.join(meter), markers=_count(view['markers']))}")
        if view["death_star"] in (view.get("asteroids") or []):
            text.append(f"   {words.part('draw.star', planet=view['death_star'])}")
    return text


def _count(value: Any) -> int:
    return value if isinstance(value, int) else len(value)
