"""What the dice of an event meant: attacks, the laser, the duel and the shield assault (END-22, END-31, END-40, END-50)."""

from holotable.core.rolls import Luck, Roll, Row, at_least, numbered
from holotable.core.vocabulary import Args

from .board import LASER_NEED, ORDERS, SHIELD

SIDES = 6


def roll(kind: str, args: Args) -> Roll | None:
    """A die hits from a number on; those of a shield assault wait to be used, one for each space."""
    if kind not in ("attacked", "fired", "rolled"):
        return None
    dice, least = args["dice"], args.get("least", LASER_NEED)
    luck = Luck(got=sum(die >= least for die in dice), expected=len(dice) * (SIDES + 1 - least) / SIDES)
    if args.get("order") == ORDERS[SHIELD]:
        return Roll((Row(numbered(dice, lambda die: "ready")),), luck)
    return Roll((Row(numbered(dice, at_least(least))),), luck)
