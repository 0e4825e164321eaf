"""What the dice of an event meant: the command roll and shots (BLZ-11, BLZ-31, BLZ-34)."""

from collections.abc import Iterator

from holotable.core.rolls import Die, Luck, Role, Roll, Row, numbered
from holotable.core.vocabulary import Args

from .odds import hit_chance
from .rules.shooting import HIT_FROM


def roll(kind: str, args: Args) -> Roll | None:
    """Of a command roll the higher die counts; a shot has dice to hit, those thrown again, and damage dice."""
    if kind == "rolled":
        best = max(args["dice"])
        return Roll((Row(numbered(args["dice"], lambda die: "points" if die == best else "miss")),))
    if kind == "shot":
        luck = Luck(got=args["hits"], expected=args["thrown"] * hit_chance(args["bonus"]))
        return Roll(tuple(_shot(**args)), luck)
    return None


def _shot(dice: list[int], thrown: int, bonus: int, damage: int, **more: object) -> Iterator[Row]:
    """The rows of a shot, in the order the dice were thrown (BLZ-31, BLZ-34)."""
    left = list(dice)
    for throw in range(1 + abs(bonus)):
        rolled, left = left[:thrown], left[thrown:]
        hits = sum(die >= HIT_FROM for die in rolled)
        thrown = len(rolled) - hits if bonus > 0 else hits
        again = throw < abs(bonus)
        if rolled:
            yield Row(_to_hit(rolled, again and bonus > 0, again and bonus < 0), "again" if throw else "to_hit")
    if left:
        yield Row(_damage(left, damage), "damage")


def _to_hit(dice: list[int], misses_again: bool, hits_again: bool) -> tuple[Die, ...]:
    hit: Role = "cancelled" if hits_again else "hit"
    miss: Role = "again" if misses_again else "miss"
    return numbered(dice, lambda die: hit if die >= HIT_FROM else miss)


def _damage(dice: list[int], damage: int) -> tuple[Die, ...]:
    """The highest dice are those above the armor: as many as the shot did damage."""
    least = min(sorted(dice, reverse=True)[:damage], default=7)
    return numbered(dice, lambda die: "hit" if die >= least else "miss")
