"""What the dice of an event meant (BRI-24, BRI-27)."""

from holotable.core.rolls import Die, Luck, Role, Roll, Row
from holotable.core.vocabulary import Args

from .rules import FORCE_FACES, HIT_FACES

SIDES = 6


def roll(kind: str, args: Args) -> Roll | None:
    """An attack has one die; a hero's second one is an attack of its own in the log."""
    if kind != "attacked":
        return None
    role = meaning(args["die"])
    luck = Luck(got=int(role != "miss"), expected=FORCE_FACES / SIDES)
    return Roll((Row((Die(role, role),)),), luck)


def meaning(die: int) -> Role:
    """What a face means: two are Hits, two Force Hits and two Misses (BRI-24)."""
    if die > FORCE_FACES:
        return "miss"
    return "force" if die > HIT_FACES else "hit"
