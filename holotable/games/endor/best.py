"""The best use of dice that lie on the table, for players who want it in one click (END-31, END-40)."""

import functools
from collections.abc import Sequence

from holotable.core.bits import has_bit
from holotable.core.records import Record

from .board import (
    CLEAR_BONUS,
    FALCON,
    FALCON_BONUS,
    FIRST_SPECIAL,
    MARKER,
    REBELS,
    SHIP_COUNT,
    TO_HIT,
    TRACK_LENGTH,
)
from .odds import spaces_won
from .rules.fleet import fleet
from .rules.ground import need
from .rules.space import TARGET_COUNT
from .state import ADVANCE_STEP, ASSIGN_STEP, PREPARE, make

ORDER_WORTH = 4
SPECIAL_WORTH = 8
VICTORY_WORTH = 1000
"""What an extra order, a special ship and the victory are worth beside the hits themselves; a hit is worth the number
that it takes, for the ships that are hard to hit are the few ones."""

Plan = tuple[int, tuple[tuple[int, int], ...]]


def best_assignment(s: Record) -> list[tuple[int, int]]:
    """Which die should hit what, in the order to assign them: pairs of a die and a target's number.

    The hits count by how hard they are, with more for a special ship destroyed, a place cleared and the game won.
    """
    left = [
        s.ships[ship, s.target]
        if ship < FIRST_SPECIAL or not s.ships[ship, s.target]
        else int(TRACK_LENGTH[ship - FIRST_SPECIAL]) - s.hits[ship - FIRST_SPECIAL]
        for ship in range(SHIP_COUNT)
    ]
    left.append(int(has_bit(s.markers, s.target)))
    others = (fleet(s, REBELS) | s.markers) & ~(1 << s.target)
    last_stand = not others and has_bit(fleet(s, REBELS) | s.markers, s.target)

    def gains(before: tuple[int, ...], what: int) -> tuple[tuple[int, ...], int]:
        """What is left after one hit, and what the hit is worth."""
        after = list(before)
        after[what] -= 1
        worth = int(TO_HIT[what])
        if what == MARKER:
            worth += sum(int(TO_HIT[ship]) * before[ship] for ship in range(SHIP_COUNT))
            after = [0] * TARGET_COUNT
        elif what >= FIRST_SPECIAL and after[what] == 0:
            worth += SPECIAL_WORTH + (ORDER_WORTH * FALCON_BONUS if what == FALCON else 0)
        if any(before[:SHIP_COUNT]) and not any(after[:SHIP_COUNT]):
            worth += ORDER_WORTH * CLEAR_BONUS
        if last_stand and not any(after):
            worth += VICTORY_WORTH
        return tuple(after), worth

    @functools.cache
    def plan(dice: tuple[int, ...], targets: tuple[int, ...]) -> Plan:
        """The best worth of these dice, highest first, with the pairs that reach it; fewer dice before more."""
        if not dice or not any(targets):
            return 0, ()
        found = plan(dice[1:], targets)
        for what in range(TARGET_COUNT):
            if targets[what] and dice[0] >= TO_HIT[what]:
                after, worth = gains(targets, what)
                more, pairs = plan(dice[1:], after)
                if worth + more > found[0]:
                    found = worth + more, ((dice[0], what), *pairs)
        return found

    dice = tuple(face + 1 for face in reversed(range(6)) for _ in range(s.dice[face]))
    return list(plan(dice, tuple(left))[1])


def best_advance(s: Record) -> list[int]:
    """The dice that take the assault team as far as they can: for each space the lowest that is enough."""
    left = [face + 1 for face in range(6) for _ in range(s.dice[face])]
    chosen = []
    for step in range(spaces_won(s, tuple(left))):
        die = next(die for die in left if die >= need(s, s.shield_at + 1 + step))
        left.remove(die)
        chosen.append(die)
    return chosen


def shortcuts(s: Record, seat: int) -> Sequence[tuple[str, Sequence[tuple[int, ...]]]]:
    """What one click can do for the player on turn: all dice by their best use, one choice after the other."""
    if s.over or s.phase == PREPARE or s.turn != seat:
        return ()
    if s.step == ASSIGN_STEP:
        return (("shortcut.assign", [(make.assign(die - 1, what),) for die, what in best_assignment(s)]),)
    if s.step == ADVANCE_STEP:
        return (("shortcut.advance", [(make.advance(die - 1),) for die in best_advance(s)]),)
    return ()
