"""Helpers of the endor tests: positions in a line, choices and events by their words."""

from typing import Any

import holotable as ht

MARKERS = ("F1", "F2", "F3", "F4", "F5", "F6")


def position(ships: dict[str, Any], card: str | None = None, up: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """A position with only these ships and face-up markers; with a card, its side is asked for an order."""
    found: dict[str, Any] = {"ships": ships, "markers": {name: "up" if name in up else "down" for name in MARKERS}}
    if card is not None:
        turn = "rebels" if card[0] == "r" else "empire"
        found |= {"phase": "orders", "turn": turn, "card": card, "step": "order"}
    return found | more


def battle(ships: dict[str, Any], card: str | None = None, up: tuple[str, ...] = (), **more: Any) -> ht.Table:
    """A table at such a position."""
    return ht.Table.at("endor", position(ships, card, up, **more))


def ids(t: ht.Table, kind: str = "") -> list[str]:
    """The words of the choices offered, of one kind or of all."""
    return [c.id for c in t.choices() if c.kind == kind or not kind]


def orders(t: ht.Table) -> set[str]:
    """The orders offered."""
    return {c.args["order"] for c in t.choices() if c.kind == "order"}


def ends(t: ht.Table) -> set[str]:
    """Where the moves offered end."""
    return {c.args["to"] for c in t.choices() if c.kind == "move"}


def attack(t: ht.Table, origin: str, to: str, *dice: int) -> None:
    """Attack from where the ships are, without a move, and with these dice."""
    t.play("stay")
    t.dice(dice)
    t.play("attack", origin=origin, to=to)


def told(t: ht.Table, kind: str) -> list[dict[str, Any]]:
    """The arguments of the events of one kind."""
    return [event.args for event in t.events if event.kind == kind]


def pick_all(t: ht.Table) -> None:
    """Every seat picks the first cards it is offered."""
    while t.position()["phase"] == "prepare":
        t.play(t.choices(t.to_act[0])[0])
