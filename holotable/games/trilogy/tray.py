"""What the dice of an event meant: those of a battle are compared, all others are counted (TRI-28, TRI-81, TRI-84).

Cards and ships may change dice that lie on the table, so those of a battle are open until its losses are told.
"""

from collections.abc import Sequence

from holotable.core.choices import Event
from holotable.core.rolls import Die, Luck, Role, Roll, Row
from holotable.core.vocabulary import Args

SIX, EIGHT = 6, 8
COMPARED = ("attack", "defence")


def roll(kind: str, args: Args) -> Roll | None:
    """The dice of a seat, the eight-sided ones first; fighters and cards roll some of them again (TRI-61, TRI-63)."""
    if kind not in ("rolled", "rerolled"):
        return None
    role: Role = "ready" if args["purpose"] in COMPARED else "points"
    dice = tuple(Die(str(face), role, sides) for face, sides in _faces(args))
    row = Row(dice, "by" if kind == "rolled" else "again", {"seat": args["seat"]})
    return Roll((row,), _luck(kind, args, dice))


def _faces(args: Args) -> list[tuple[int, int]]:
    """What each die of a throw shows, and how many sides it has."""
    return [(face, EIGHT if i < args["eights"] else SIX) for i, face in enumerate(args["dice"])]


def settled(events: Sequence[Event], i: int) -> Roll | None:
    """The dice of a battle once more, highest against highest, when the last of its losses is told (TRI-29)."""
    losses = _losses(events, i)
    battle = _battle(events[: i + 1 - len(losses)]) if losses else {}
    if len(battle) < 1 + len(COMPARED):
        return None
    attack, defence = (sorted(_faces(battle[side]), key=lambda die: -die[0]) for side in COMPARED)
    pairs = range(min(len(attack), len(defence)))
    closest = sorted(pairs, key=lambda pair: defence[pair][0] - attack[pair][0])
    won = set(closest[: losses.get(battle["attacked"]["to"], 0)])
    rows = (
        _compared(attack, won, battle["attack"]["seat"]),
        _compared(defence, set(pairs) - won, battle["defence"]["seat"]),
    )
    return Roll(rows, settles=True)


def _losses(events: Sequence[Event], i: int) -> dict[str, int]:
    """The planets that lost forces in the battle that ended with this event, and how many; empty if none did."""
    if events[i].kind != "lost" or (i + 1 < len(events) and events[i + 1].kind == "lost"):
        return {}
    first = i
    while first > 0 and events[first - 1].kind == "lost":
        first -= 1
    by_card = first > 0 and events[first - 1].kind == "card_played"
    return {event.args["planet"]: event.args["count"] for event in events[first + by_card : i + 1]}


def _battle(events: Sequence[Event]) -> dict[str, Args]:
    """The last attack on a planet (`attacked`) and the throws that lie there, by their purpose."""
    found: dict[str, Args] = {}
    for event in reversed(events):
        if event.kind in ("attacked", "death_star_attacked"):
            return {**found, "attacked": event.args} if event.kind == "attacked" else {}
        if event.kind in ("rolled", "rerolled") and event.args["purpose"] in COMPARED:
            found.setdefault(event.args["purpose"], event.args)
    return {}


def _compared(dice: list[tuple[int, int]], won: set[int], seat: str) -> Row:
    return Row(
        tuple(Die(str(face), "hit" if i in won else "miss", sides) for i, (face, sides) in enumerate(dice)),
        "by",
        {"seat": seat},
    )


def _luck(kind: str, args: Args, dice: tuple[Die, ...]) -> Luck | None:
    """Pips, and what the dice show on average; who begins is no luck of the game, and dice are counted once."""
    if kind == "rerolled" or args["purpose"] == "begin":
        return None
    return Luck(got=sum(args["dice"]), expected=sum((die.sides + 1) / 2 for die in dice), seat=args["seat"])
