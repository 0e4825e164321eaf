"""Words for people: what is asked, what a sentence names, and why a choice is refused."""

from typing import Any

from holotable.core.bits import has_bit
from holotable.core.records import Record
from holotable.core.vocabulary import Args
from holotable.core.words import Catalogue

from .board import (
    CARD_ORDERS,
    DATA,
    DEPLOYED_AT_ONCE,
    EXECUTOR,
    MOVES,
    NEAR_DEATH_STAR,
    ORDER,
    PICKS,
    PLACE,
    PLACES,
    SECTOR_COUNT,
    SHIP_SIDE,
    SHIPS,
    SIDE_CARDS,
    SIDE_OF,
    SIDES,
    TARGETS,
    TIE,
    TO_HIT,
    within,
)
from .position import card_name, hand_of, pile_of
from .rules import space
from .rules.fleet import place_of
from .rules.ground import need, shield_is_down
from .rules.orders import usable
from .state import (
    ADVANCE_STEP,
    AMOUNT_STEP,
    ASSIGN_STEP,
    ATTACK_STEP,
    FIRE_STEP,
    MOVE_STEP,
    ORDER_STEP,
    PREPARE,
)

CLAUSES = {
    "pick": "END-3",
    "order": "END-8",
    "no_order": "END-8",
    "deploy": "END-20",
    "move": "END-11",
    "stay": "END-11",
    "attack": "END-30",
    "attack_death_star": "END-35",
    "no_attack": "END-11",
    "assign": "END-31",
    "fire": "END-22",
    "advance": "END-40",
    "done": "END-31a",
}
CARD_WORDS = {card["id"]: card["orders"] for side in DATA["cards"].values() for card in side}


def dice_left(s: Record) -> list[int]:
    """The unused dice, lowest first."""
    return [face + 1 for face in range(6) for _ in range(s.dice[face])]


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """What the seat is asked now: a sentence's key and its arguments."""
    if s.phase == PREPARE:
        return "ask.pick", {"left": int(PICKS[s.players]) - s.pile_n[seat]}
    if s.step == ORDER_STEP:
        return "ask.order", {"orders": CARD_WORDS[card_name(int(SIDE_OF[seat]), s.card)]}
    if s.step == FIRE_STEP:
        return "ask.fire", {}
    if s.step == ADVANCE_STEP:
        return "ask.advance", {"dice": dice_left(s), "need": int(need(s, s.shield_at + 1))}
    if s.step == ASSIGN_STEP:
        return "ask.assign", {"dice": dice_left(s)}
    ship = space.ordered_ship(s)
    if s.step == ATTACK_STEP:
        return "ask.attack", {"ship": SHIPS[ship]}
    if s.step == AMOUNT_STEP:
        return "ask.amount", {}
    if ship == TIE and space.can_launch(s):
        return "ask.deploy", {}
    return "ask.move", {"ship": SHIPS[ship]}


def context(s: Record, seat: int, kind: str, args: Args) -> Args:
    """What a sentence says beside the choice's own arguments: the ship ordered, the dice, a card's orders."""
    if kind == "pick":
        return {"orders": CARD_WORDS[args["card"]], "copy": _copy(s, seat, args["card"])}
    if kind in ("picked", "discarded"):
        return {"orders": CARD_WORDS[args["card"]]}
    if kind == "turned_up":
        side = next(side for side, cards in zip(SIDES, SIDE_CARDS, strict=True) if args["card"] in cards)
        return {"orders": CARD_WORDS[args["card"]], "side": side}
    if kind in ("move", "attack", "attack_death_star"):
        ship = space.ordered_ship(s)
        return {"ship": SHIPS[ship], "dice": dice_word(int(space.attack_dice(s, ship, PLACE[args["origin"]])))}
    if kind == "deploy":
        return {"count": min(DEPLOYED_AT_ONCE, s.tie_reserve), "there": PLACES[place_of(s, EXECUTOR)]}
    if kind == "advance":
        return {"space": s.shield_at + 1}
    if kind == "won":
        return {"sentence": f"won-{args['reason']}"}
    return {}


def _copy(s: Record, seat: int, card: str) -> str:
    """Which of the cards of a hand that show the same orders a card is, as a thing of the catalogue; empty for the only one."""
    alike = [other for other in hand_of(s, seat) if CARD_WORDS[other] == CARD_WORDS[card]]
    return f"copy-{alike.index(card) + 1}" if card in alike and len(alike) > 1 else ""


def dice_word(count: int) -> str:
    """A number of dice as a thing of the catalogue."""
    return "one-die" if count == 1 else f"{count}-dice"


# Why not


def refusal(s: Record, seat: int, kind: str, args: Args, words: Catalogue) -> str | None:
    """Why a choice is not among those offered, in one sentence with its clause."""
    found = _refusal(s, seat, kind, args)
    if found is None:
        return None
    key, clause, more = found
    return f"{words.say(key, **{**args, **more})} ({clause})."


Reason = tuple[str, str, dict[str, Any]] | None


def _refusal(s: Record, seat: int, kind: str, args: Args) -> Reason:
    if s.phase == PREPARE:
        missing = kind == "pick" and args.get("card") not in hand_of(s, seat)
        return ("no.card", "END-3", {}) if missing else None
    if kind == "pick":
        return _later(s, seat, str(args.get("card") or ""))
    if kind == "order" and s.step == ORDER_STEP:
        return _order_refusal(s, args)
    if kind == "move" and s.step == MOVE_STEP:
        return _move_refusal(s, args)
    if kind in ("attack", "attack_death_star") and s.step == ATTACK_STEP:
        return _attack_refusal(s, kind, args)
    if kind == "assign" and s.step == ASSIGN_STEP:
        return _assign_refusal(s, args)
    if kind == "fire" and s.step == FIRE_STEP and args.get("target") in PLACE:
        if s.markers and PLACE[args["target"]] < SECTOR_COUNT:
            return "no.markers_first", "END-22", {}
        return "no.no_rebels", "END-22", {}
    if kind == "advance" and s.step == ADVANCE_STEP and args.get("die") in range(1, 7):
        if s.dice[args["die"] - 1] == 0:
            return "no.no_die", "END-40", {}
        return "no.too_low_space", "END-40", {"need": int(need(s, s.shield_at + 1))}
    return None


def _later(s: Record, seat: int, card: str) -> Reason:
    """Why a card of one's own cannot be picked while orders are given (END-3, END-4)."""
    if card in pile_of(s, seat):
        return "no.card_pile", "END-4", {}
    return ("no.card_aside", "END-3", {}) if card in hand_of(s, seat) else None


def _order_refusal(s: Record, args: Args) -> Reason:
    order = ORDER.get(args.get("order", ""))
    if order is None:
        return None
    side = int(SIDE_OF[s.turn])
    if not has_bit(CARD_ORDERS[side, s.card], order):
        return "no.other_order", "END-8", {"shown": CARD_WORDS[card_name(side, s.card)]}
    return None if usable(s, order) else ("no.unusable", "END-8", {})


def _places(args: Args) -> tuple[int | None, int | None]:
    return PLACE.get(args.get("origin", "")), PLACE.get(args.get("to", ""))


def _move_refusal(s: Record, args: Args) -> Reason:
    origin, to = _places(args)
    ship = space.ordered_ship(s)
    if origin is None or to is None:
        return None
    more = {"ship": SHIPS[ship]}
    if not has_bit(s.where[ship], origin):
        return "no.not_there", "END-11", more
    if to >= SECTOR_COUNT and not has_bit(space.open_to(s, ship), to):
        return ("no.marker" if has_bit(s.markers, to) else "no.face_down"), "END-13", more
    if not has_bit(within(origin, int(MOVES[ship]), (1 << len(PLACES)) - 1), to):
        return "no.not_next", "END-10", more
    return None if has_bit(space.reach(s, ship, origin), to) else ("no.enemies", "END-10", more)


def _attack_refusal(s: Record, kind: str, args: Args) -> Reason:
    origin, to = _places(args)
    ship = space.ordered_ship(s)
    if origin is None:
        return None
    if s.origin >= 0 and origin != s.origin:
        return "no.bound", "END-11", {"bound": PLACES[s.origin]}
    if not has_bit(s.where[ship], origin):
        return "no.not_there", "END-11", {"ship": SHIPS[ship]}
    if kind == "attack_death_star":
        if not has_bit(NEAR_DEATH_STAR, origin):
            return "no.far", "END-35", {}
        return None if shield_is_down(s) else ("no.shield", "END-35", {})
    if to is None:
        return None
    return None if has_bit(space.targets_of(s, SHIP_SIDE[ship]), to) else ("no.nothing", "END-11a", {})


def _assign_refusal(s: Record, args: Args) -> Reason:
    if args.get("die") not in range(1, 7) or args.get("target") not in TARGETS:
        return None
    what = TARGETS.index(args["target"])
    if s.dice[args["die"] - 1] == 0:
        return "no.no_die", "END-31", {}
    if not space.can_be_hit(s, what):
        return "no.no_target", "END-31a", {}
    return "no.too_low", "END-31", {"need": int(TO_HIT[what])}
