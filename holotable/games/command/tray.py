"""What the dice of an event meant: attacks, dice rolled again and the second roll at an AT-AT (COM-7, COM-22, COM-62)."""

from holotable.core.rolls import Die, Luck, Role, Roll, Row
from holotable.core.vocabulary import Args

from .rules.steps.resolve import is_hit, pushes
from .state import PLAIN_POWER, POWERS
from .tables import EXPLOSION, FACES, TARGET

SIDES = range(1, len(FACES) + 1)


def roll(kind: str, args: Args) -> Roll | None:
    """The dice of an attack with the symbols that hit its target or push it back; a second roll needs explosions."""
    if kind == "attacked":
        target, power = TARGET[args["target"]], POWERS.index(args["power"])
        chance = sum(is_hit(target, face, power) for face in SIDES) / len(SIDES)
        row = Row(_dice(args["dice"], target, power))
        got = sum(die.state == "counts" for die in row.dice)
        return Roll((row,), Luck(got=got, expected=len(row.dice) * chance))
    if kind == "rerolled":
        return Roll((Row(_dice(args["dice"], TARGET[args["target"]], POWERS.index(args["power"])), "again"),))
    if kind == "confirmed":
        dice = tuple(Die(FACES[face - 1], "hit" if face == EXPLOSION else "miss") for face in args["dice"])
        return Roll((Row(dice, "confirm"),))
    return None


def _dice(faces: list[int], target: int, power: int) -> tuple[Die, ...]:
    return tuple(Die(FACES[face - 1], _role(target, face, power)) for face in faces)


def _role(target: int, face: int, power: int) -> Role:
    """A hit by the symbol alone, one that Force Powers or an attack from orbit makes of it, or a retreat."""
    if is_hit(target, face, power):
        return "hit" if is_hit(target, face, PLAIN_POWER) else "force"
    return "retreat" if pushes(target, face, power) else "miss"
