"""Words for people: what is asked, why a choice is refused, the field in a terminal and for the browser."""

from holotable.core.bits import has_bit
from holotable.core.records import Record
from holotable.core.vocabulary import Args
from holotable.core.words import Catalogue

from .board import HEXES
from .rules import support
from .rules.hidden import asked_anyhow
from .rules.seats import side_of
from .rules.steps import (
    attack,
    break_through,
    card_hex,
    deploy,
    discard,
    move,
    move_after,
    order,
    pick,
    play,
    reroll,
    reserve,
    retreat,
    second_attack,
    section,
    take,
    trench,
)
from .state import (
    ATTACK,
    BREAK,
    DEPLOY,
    DISCARD,
    MOVE,
    MOVE_AFTER,
    NONE,
    ORDER,
    PICK,
    PLAY,
    REROLL,
    RESERVE,
    RETREAT,
    SECOND,
    SECTION_STEP,
    STEPS,
    TAKE,
    TRENCH_STEP,
    make,
)
from .tables import CARD, CARD_TEXT, CARDS, EXPLOSION, SUPPORT_CODE, SUPPORT_TEXT, UNIT, UNIT_SIDE, faces

ASKING = {
    DEPLOY: deploy, PLAY: play, DISCARD: discard, SECTION_STEP: section, PICK: pick, ORDER: order, MOVE: move, ATTACK: attack,
    REROLL: reroll, TRENCH_STEP: trench, RETREAT: retreat, BREAK: break_through, SECOND: second_attack, MOVE_AFTER: move_after,
    TAKE: take, RESERVE: reserve,
}  # fmt: skip
"""The module of every step that asks somebody."""

CLAUSES = {"done": "COM-10a", **support.CLAUSES}
for _step in ASKING.values():
    CLAUSES |= getattr(_step, "CLAUSES", {})


# What is asked


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """What the seat is asked now: a sentence's key and its arguments."""
    question: tuple[str, Args] = card_hex.ask(s) if s.owes != NONE else ASKING[s.step].ask(s)
    return question


def hides(s: Record, seat: int) -> bool:
    """Whether only a support card in hand could give the seat more than one choice (COM-92a)."""
    return not asked_anyhow(s)


def passing(s: Record, seat: int) -> int | None:
    """At a question that only a support card could answer: the dice stay, or the step ends (COM-92a)."""
    return None if asked_anyhow(s) else int(make.keep_dice() if s.step == REROLL else make.done())


# Sentences

CONTEXTS = {
    "move": move.context, "attack": attack.context, "pick": pick.context, "reroll": reroll.context,
    "break_through": break_through.context,
}  # fmt: skip
"""What a choice's own step adds to its sentence."""


def context(s: Record, seat: int, kind: str, args: Args) -> Args:
    """What a sentence says beside the choice's own arguments: where things stand, what a card does, what dice show."""
    more: Args = {}
    unit = UNIT.get(args.get("unit") or "")
    if unit is not None and s.at[unit] != NONE and "origin" not in args:
        more["origin"] = HEXES[s.at[unit]]
    if kind in CONTEXTS:
        more |= CONTEXTS[kind](s, args)
    elif kind in ("play_card", "discard", "take"):
        more["effect"] = CARD_TEXT[side_of(s, seat)][args["card"]]["effect"]
    elif kind == "support":
        more["effect"] = SUPPORT_TEXT[args["card"]]["effect"]
    elif kind == "done":
        more["what"] = ASKING[s.step].done_name(s)
    else:
        more |= _event_context(kind, args)
    return more


def _event_context(kind: str, args: Args) -> Args:
    """What the sentence of an event says beside its arguments."""
    if kind == "confirmed":
        return {"faces": faces(args["dice"]), "outcome": "confirmed" if EXPLOSION in args["dice"] else "not-confirmed"}
    if "dice" in args:
        return {"faces": faces(args["dice"]), "who": args.get("unit") or "from-a-card"}
    if kind == "drew":
        return {"what": args["card"] or "a-card"}
    if kind == "won":
        winner = f"won-{args['side']}" if args["side"] else "won-nobody"
        return {"winner": winner, "how": f"reason-{args['reason']}"}
    return {}


# Refusals


def refusal(s: Record, seat: int, kind: str, args: Args, words: Catalogue) -> str | None:
    """Why a card, an order, a move or an attack is not among the choices, in one sentence with its clause."""
    if kind == "play_card":
        return _card_refusal(str(args.get("card") or ""), words)
    unit = UNIT.get(args.get("unit") or "")
    if unit is None or kind not in ("order", "move", "attack"):
        return None
    key, clause = _refusal(s, seat, kind, unit, args)
    origin = HEXES[s.at[unit]] if s.at[unit] != NONE else ""
    card = CARDS[s.card] if s.card != NONE else ""
    return f"{words.say(key, **{**args, 'origin': origin, 'card': card})} ({clause})."


def _card_refusal(card: str, words: Catalogue) -> str | None:
    """Every card of the hand can be played when a card is played; support cards have moments of their own (COM-11, COM-92a)."""
    if card in SUPPORT_CODE:
        return f"{words.say('no.card_support', card=card)} (COM-92a)."
    return f"{words.say('no.card_step', card=card)} (COM-11)." if card in CARD else None


def _refusal(s: Record, seat: int, kind: str, unit: int, args: Args) -> tuple[str, str]:
    if UNIT_SIDE[unit] != side_of(s, seat):
        return "no.other_side", "COM-12"
    if s.at[unit] == NONE:
        return "no.absent", "COM-12"
    if STEPS[s.step] != kind and not (kind == "attack" and s.step == SECOND):
        return "no.step", "COM-10"
    if kind == "order":
        return order.refusal(s, unit)
    if not has_bit(s.ordered, unit):
        return "no.order", "COM-12"
    return move.refusal(s, unit, args) if kind == "move" else attack.refusal(s, unit, args)
