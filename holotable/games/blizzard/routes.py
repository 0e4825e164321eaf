"""Ways of a unit to far hexes, found by the rules' own functions: one click instead of a move, a step and a turn at a time."""

import heapq
from collections.abc import Iterator, Sequence

from holotable.core import records
from holotable.core.choices import Route
from holotable.core.records import Record, clone

from .board import AGILE, AIR, DIRECTION, HEXES, NEIGHBOUR, OCCUPIED, OFF, SIDE, SIDES_OF_A_HEX, TYPE, UNIT, UNIT_COUNT
from .rules import commands, movement, units
from .state import COMMANDS, MAX_LEGAL, NOBODY, make, read

STANDING = -1
"""The hexes left of a unit that is not on the move."""
Node = tuple[int, int, int]
"""Where a unit stands, which way it faces, and the hexes that are left of its move."""


def routes(s: Record, seat: int, thing: str) -> Sequence[Route]:
    """The cheapest way to every hex that a unit can reach with the points there are, further than one hex (BLZ-20..BLZ-23)."""
    unit = UNIT.get(thing, NOBODY)
    if unit == NOBODY or SIDE[unit] != seat or not _may_begin(s, unit):
        return ()
    return _Search(s, unit).routes()


def one_move(s: Record, unit: int) -> tuple[str, ...]:
    """The hexes that a unit comes to by one move, whoever is on turn (BLZ-20, BLZ-22)."""
    if s.at[unit] < 0 or units.speed(s, unit) == 0:
        return ()
    search = _Search(s, unit)
    search.points, search.begin = 1, (search.begin[0], search.begin[1], STANDING)
    return tuple(HEXES[hex_] for hex_ in search.reached())


def _may_begin(s: Record, unit: int) -> bool:
    """Whether a unit may move now without a question to anybody."""
    asked = s.pushed != NOBODY or s.follows or s.arriving != NOBODY or s.to_face != NOBODY
    if s.step != COMMANDS or asked or s.moving not in (NOBODY, unit) or s.at[unit] < 0 or units.speed(s, unit) == 0:
        return False
    beside = (other for other in range(UNIT_COUNT) if other != unit and s.at[other] == s.at[unit])
    return not any(movement.may_follow(s, other, unit) for other in beside)


class _Search:
    """The search for the cheapest ways, over hexes, facings and what is left of a move."""

    def __init__(self, s: Record, unit: int) -> None:
        self.unit = unit
        self.points = int(s.points)
        self.speed = int(units.speed(s, unit))
        self.agile = bool(units.has(s, unit, AGILE))
        self.turns = bool(units.has_facing(s, unit))
        left = int(s.hexes_left) if s.moving == unit else STANDING
        self.begin: Node = (int(s.at[unit]), int(s.facing[unit]), left)
        self.map = clone(s)
        units.lift(self.map, unit, NOBODY)
        self.came: dict[Node, tuple[Node, int]] = {}
        self._ways: dict[tuple[int, int], list[int]] = {}
        self._out = records.legal_buffer(MAX_LEGAL)

    def routes(self) -> list[Route]:
        """The ways to hexes that one decision does not reach."""
        found = self.reached().values()
        return [self._route(node, spent) for node, spent in found if self.came[node][0] != self.begin]

    def reached(self) -> dict[int, tuple[Node, int]]:
        """The hexes that can be reached, with the first way found: the cheapest first, then that of the fewest decisions."""
        first: dict[int, tuple[Node, int]] = {}
        heap = [(0, 0, self.begin)]
        best = {self.begin: (0, 0)}
        while heap:
            spent, made, node = heapq.heappop(heap)
            if best[node] != (spent, made):
                continue
            if node[0] != self.begin[0] and node[2] != STANDING:
                first.setdefault(node[0], (node, spent))
            for price, action, after in self._onward(node, spent):
                if best.get(after, (self.points + 1, 0)) > (spent + price, made + 1):
                    best[after] = (spent + price, made + 1)
                    self.came[after] = (node, action)
                    heapq.heappush(heap, (spent + price, made + 1, after))
        return first

    def _onward(self, node: Node, spent: int) -> Iterator[tuple[int, int, Node]]:
        """What a unit may do next: its price in points, the decision, and how it stands then."""
        hex_, facing, left = node
        if hex_ != self.begin[0] and self.map.held[hex_] & OCCUPIED and TYPE[self.unit] != AIR:
            return
        if left == STANDING and spent < self.points:
            for way in self._steps(hex_, facing):
                yield 1, int(make.move(self.unit, way)), (_beside(hex_, way), facing, self.speed - 1)
            for turned in self._facings(facing):
                yield 1, int(make.turn(self.unit, turned)), (hex_, turned, STANDING)
        if left > 0:
            for way in self._steps(hex_, facing):
                yield 0, int(make.step(way)), (_beside(hex_, way), facing, left - 1)
        if left != STANDING and spent < self.points:
            for turned in (facing, *self._facings(facing)):
                yield 0, int(make.face(turned)), (hex_, turned, STANDING)

    def _steps(self, hex_: int, facing: int) -> list[int]:
        """The ways to the next hexes of the map (BLZ-20, BLZ-22)."""
        if (hex_, facing) not in self._ways:
            self.map.at[self.unit], self.map.facing[self.unit] = hex_, facing
            count = commands.legal_steps(self.map, self.unit, True, self._out, 0)
            self._ways[hex_, facing] = [way for way in map(read.step_way, self._out[:count]) if way != OFF]
        return self._ways[hex_, facing]

    def _facings(self, facing: int) -> list[int]:
        """The other facings that lead elsewhere (BLZ-20, BLZ-21)."""
        if self.agile or not self.turns:
            return []
        self.map.facing[self.unit] = facing
        others = (other for other in range(SIDES_OF_A_HEX) if other != facing)
        return [other for other in others if movement.may_face(self.map, self.unit, other, True)]

    def _route(self, node: Node, spent: int) -> Route:
        steps, path = [], []
        last = node
        while node != self.begin:
            before, action = self.came[node]
            steps.append((action,))
            if node[0] != before[0]:
                path.append(HEXES[node[0]])
            node = before
        if not self.turns:
            steps.insert(0, (int(make.face(last[1])),))
        return Route(tuple(reversed(path)), tuple(reversed(steps)), spent)


def _beside(hex_: int, way: int) -> int:
    return int(NEIGHBOUR[hex_, DIRECTION[way]])
