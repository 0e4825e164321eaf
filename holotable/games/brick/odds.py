"""Exact chances of an attack, by playing out every pair of faces with the rules themselves."""

from holotable.core.dice import set_script
from holotable.core.odds import Chance, Fact, Odds
from holotable.core.records import Record, clone

from . import rules
from .board import FIGURE_COUNT, PLAIN_FIGURE, SIDE, UNITS
from .position import figures_of
from .state import GONE, kind, kind_of, make, read

FACES = (rules.HIT_FACES, rules.FORCE_FACES, rules.FORCE_FACES + 1)
"""One die for each kind of face; the three are equally likely (BRI-24)."""


def attack(s: Record, unit: int, target: int) -> dict[str, float]:
    """The chances that the target is hit at all, loses one figure, loses two, and is destroyed."""
    before = len(figures_of(s, target))
    counts = {"hit": 0, "one": 0, "two": 0, "destroyed": 0}
    for first in FACES:
        for second in FACES:
            after = clone(s)
            set_script(after, [first, second])
            rules.apply(after, SIDE[unit], make.attack(unit, target))
            while after.target >= 0:
                rules.apply(after, SIDE[target], make.remove(target, _first_figure(after, target)))
            gone = after.at[target] == GONE
            lost = before - len(figures_of(after, target))
            counts["hit"] += gone or lost > 0
            counts["destroyed"] += gone
            counts["one"] += not gone and lost == 1
            counts["two"] += not gone and lost == 2
    return {name: count / len(FACES) ** 2 for name, count in counts.items()}


def _first_figure(s: Record, unit: int) -> int:
    """Any figure the owner may give up: how many are lost does not depend on which; the plain ones go first."""
    if s.troops[unit]:
        return int(PLAIN_FIGURE[unit])
    return next(figure for figure in range(FIGURE_COUNT) if rules.holds_figure(s, unit, figure))


def odds(s: Record, seat: int, action: int) -> Odds | None:
    """The odds card of an attack; None for choices without dice."""
    if kind_of(action) != kind.attack:
        return None
    unit, target = read.attack_unit(action), read.attack_target(action)
    found = attack(s, unit, target)
    chances = tuple(Chance(f"odds.{name}", found[name]) for name in ("destroyed", "two", "one") if found[name])
    figures = Fact("odds.figures", len(figures_of(s, target)))
    return Odds("odds.attack", chances, (figures,), {"unit": UNITS[unit], "target": UNITS[target]})
