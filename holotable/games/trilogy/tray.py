"""What the dice of an event meant: those of a battle are compared, all others are counted (TRI-28, TRI-81, TRI-84)."""

from holotable.core.rolls import Die, Luck, Role, Roll, Row
from holotable.core.vocabulary import Args

SIX, EIGHT = 6, 8
COMPARED = ("attack", "defence")


def roll(kind: str, args: Args) -> Roll | None:
    """The dice of a seat, the eight-sided ones first; fighters and cards roll some of them again (TRI-61, TRI-63)."""
    if kind not in ("rolled", "rerolled"):
        return None
    role: Role = "ready" if args["purpose"] in COMPARED else "points"
    dice = tuple(Die(str(face), role, EIGHT if i < args["eights"] else SIX) for i, face in enumerate(args["dice"]))
    row = Row(dice, "by" if kind == "rolled" else "again", {"seat": args["seat"]})
    return Roll((row,), _luck(kind, args, dice))


def _luck(kind: str, args: Args, dice: tuple[Die, ...]) -> Luck | None:
    """Pips, and what the dice show on average; who begins is no luck of the game, and dice are counted once."""
    if kind == "rerolled" or args["purpose"] == "begin":
        return None
    return Luck(got=sum(args["dice"]), expected=sum((die.sides + 1) / 2 for die in dice), seat=args["seat"])
