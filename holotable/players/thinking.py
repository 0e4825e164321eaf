"""The search from Python: its memory, its budget, its threads, and what it found."""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from holotable.core import records
from holotable.core.errors import BadOption
from holotable.core.game import Game
from holotable.core.records import Record

from . import heuristics, nets
from .heuristics import Heuristics
from .layers import Desk, desk_of
from .search import EDGE, LOOKS, MAX_DEPTH, NODE, TRUST

NODE_ROOM = 1 << 17
EDGE_ROOM = 1 << 21
CHUNK_SECONDS = 0.02
FIRST_CHUNK = 8
PLAIN_AFTER = 0.1
"""The share of its time after which a search may find one choice plainly best."""
PLAIN_VISITS = 0.9
"""The share of all visits that a plainly best choice has."""


@dataclass(frozen=True)
class Line:
    """One choice as the search sees it."""

    action: int
    visits: int
    value: float


@dataclass(frozen=True)
class Thought:
    """What a search found: its choices, best first, and each seat's chance."""

    lines: tuple[Line, ...]
    chances: tuple[float, ...]
    simulations: int

    @property
    def best(self) -> int:
        """The choice looked at most."""
        return self.lines[0].action


def record_of(game: Game, data: bytes) -> Record:
    """The record that these bytes are."""
    s = records.new(game.state)
    s.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
    record: Record = s[0]
    return record


class Memory:
    """The arrays of one thread's search, made once and used again."""

    def __init__(self, game: Game) -> None:
        self.nodes = records.new(NODE, NODE_ROOM)
        self.edges = records.new(EDGE, EDGE_ROOM)
        self.used = np.zeros(2, np.int64)
        self.work = records.new(game.state, 2)
        self.actions = records.legal_buffer(game.max_legal)
        self.follow = records.legal_buffer(game.max_legal)
        self.out = np.zeros(game.max_legal)
        self.scores = np.zeros(game.max_legal)
        self.seen = np.zeros(game.observation_size, np.float32)
        self.bits = self.seen.view(np.int32)
        self.path = np.zeros((MAX_DEPTH, 3), np.int64)
        self.values = np.zeros(max(game.max_seats, 2))
        self.seen_total = np.zeros(max(game.max_seats, 2))
        net = nets.shipped(game.id)
        self.desk: Desk | None = desk_of(net.layers, max(game.max_seats, 2), game.max_legal) if net else None

    def forget(self) -> None:
        """Empty the table of nodes."""
        if self.used.any():
            self.nodes["key"] = 0
            self.used[:] = 0


@dataclass
class Search:
    """A search that keeps its tree from one decision to the next until it is told to forget."""

    game: Game
    seats: int
    known: Heuristics
    threads: int = 1
    memories: list[Memory] = field(default_factory=list)
    thinker: int = -1
    """The seat that thought last."""

    def forget(self) -> None:
        """Drop the tree of earlier decisions."""
        for memory in self.memories:
            memory.forget()

    def look_back(self, record: Record, seat: int) -> None:
        """Keep the tree if it holds this position, as within one turn it mostly does; forget it otherwise.

        What another seat found out is forgotten too: it was grown from what that seat knows.
        """
        crowded = any(memory.used[0] > NODE_ROOM // 4 or memory.used[1] > EDGE_ROOM // 2 for memory in self.memories)
        if crowded or seat != self.thinker or not self.lines(record, seat):
            self.forget()
        self.thinker = seat

    def think(
        self, record: Record, seat: int, *, simulations: int | None = None, seconds: float | None = None, seed: int = 0
    ) -> Thought:
        """Search for a seat by a number of simulations (the same with the same seed) or by time."""
        _check_budget(simulations, seconds, self.threads)
        while len(self.memories) < self.threads:
            self.memories.append(Memory(self.game))
        root = self.root(record)
        shares = _shares(simulations, self.threads)
        deadline = None if seconds is None else time.perf_counter() + seconds
        self._judge(root, seat, simulations, seed)
        if self.threads == 1:
            done = [self._grow(self.memories[0], root, seat, shares[0], deadline, seed)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                jobs = [
                    pool.submit(self._grow, memory, root, seat, share, deadline, seed + (i << 40))
                    for i, (memory, share) in enumerate(zip(self.memories, shares, strict=False))
                ]
                done = [job.result() for job in jobs]
        totals = np.sum([memory.seen_total for memory in self.memories[: self.threads]], axis=0)
        return Thought(
            tuple(self.lines(record, seat)), tuple(float(c) for c in totals[: self.seats] / max(sum(done), 1)), sum(done)
        )

    def _grow(self, memory: Memory, root: Any, seat: int, simulations: int | None, deadline: float | None, seed: int) -> int:
        memory.seen_total[:] = 0.0
        done = 0
        chunk = FIRST_CHUNK if deadline is not None else simulations or 1
        began = time.perf_counter()
        while simulations is None or done < simulations:
            if simulations is not None:
                chunk = min(chunk, simulations - done)
            self._simulate(memory, root, seat, chunk, seed)
            done += chunk
            if deadline is None:
                continue
            now = time.perf_counter()
            rate = done / max(now - began, 1e-6)
            left = deadline - now
            late = now - began > PLAIN_AFTER * (deadline - began)
            if left <= 0 or self._settled(memory, root, seat, rate * left) or (late and self._plain(memory, root, seat)):
                break
            chunk = max(1, int(rate * min(CHUNK_SECONDS, left)))
        return done

    def _judge(self, root: Any, seat: int, simulations: int | None, seed: int) -> None:
        """Let every thread's tree begin with what the network says, or a look one step ahead."""
        if self.guided:
            self._open(root, seat, seed)
            return
        looks = int(self.known.knobs[LOOKS])
        samples = looks if simulations is None else min(looks, simulations // 2)
        for i, m in enumerate(self.memories[: self.threads]):
            heuristics.compiled(self.game.id).judge_root(
                root, m.work, seat, self.seats, samples, seed + (i << 40), m.nodes, m.edges, m.used, self.known.weights,
                self.known.knobs, m.actions, m.follow, m.out, m.seen, m.bits, m.values, m.scores,
            )  # fmt: skip

    @property
    def guided(self) -> bool:
        """Whether the network of the game guides this search."""
        return bool(self.known.knobs[TRUST] > 0.0) and nets.shipped(self.game.id) is not None

    def _open(self, root: Any, seat: int, seed: int) -> None:
        for m in self.memories[: self.threads]:
            heuristics.guided(self.game.id).open_root(
                root, m.work, seat, self.seats, seed, m.desk, m.nodes, m.edges, m.used, self.known.weights,
                self.known.knobs, m.actions, m.out, m.seen, m.bits, m.values,
            )  # fmt: skip

    def _simulate(self, memory: Memory, root: Any, seat: int, times: int, seed: int) -> None:
        m = memory
        if self.guided:
            heuristics.guided(self.game.id).grow_guided(
                root, m.work, seat, self.seats, times, seed, m.desk, m.nodes, m.edges, m.used, self.known.weights,
                self.known.knobs, m.actions, m.out, m.seen, m.bits, m.path, m.values, m.seen_total,
            )  # fmt: skip
            return
        heuristics.compiled(self.game.id).grow(
            root, m.work, seat, self.seats, times, seed, m.nodes, m.edges, m.used, self.known.weights,
            self.known.knobs, m.actions, m.out, m.seen, m.bits, m.path, m.values, m.seen_total,
        )  # fmt: skip

    def _settled(self, memory: Memory, root: Any, seat: int, left: float) -> bool:
        """Whether the simulations left can no longer change the choice."""
        visits = sorted((line.visits for line in self._lines(memory, root, seat)), reverse=True)
        return len(visits) == 1 or (len(visits) > 1 and visits[0] - visits[1] > left)

    def _plain(self, memory: Memory, root: Any, seat: int) -> bool:
        """Whether one choice is plainly best: nearly all visits went to it, and none that was tried has a better value."""
        lines = sorted((line for line in self._lines(memory, root, seat) if line.visits), key=lambda line: -line.visits)
        visits = sum(line.visits for line in lines)
        return lines[0].visits >= PLAIN_VISITS * visits and lines[0].value >= max(line.value for line in lines)

    def _lines(self, memory: Memory, root: Any, seat: int) -> list[Line]:
        m = memory
        s = self.imagine(root[0], seat, 1)
        n = self.game.legal(s, seat, m.actions)
        self.game.observe(s, seat, m.seen)
        at = heuristics.compiled(self.game.id).find_known(m.nodes, seat, m.actions, n, m.bits)
        if at < 0:
            return []
        node = m.nodes[at]
        return [
            Line(int(edge.action), int(edge.visits), float(edge.total / max(edge.visits, 1)))
            for edge in m.edges[node.first : node.first + node.count]
        ]

    def lines(self, record: Record, seat: int) -> list[Line]:
        """What the tree holds about the choices of a position, best first; empty when it was not looked at."""
        root = self.root(record)
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for memory in self.memories[: self.threads]:
            for line in self._lines(memory, root, seat):
                visits[line.action] = visits.get(line.action, 0) + line.visits
                totals[line.action] = totals.get(line.action, 0.0) + line.value * line.visits
        lines = [Line(a, visits[a], totals[a] / max(visits[a], 1)) for a in visits]
        return sorted(lines, key=lambda line: (-line.visits, -line.value, line.action))

    def imagine(self, record: Record, seat: int, seed: int) -> Record:
        """The game as it may be for all that a seat knows: hidden things and dice anew, no script, no events."""
        s = records.clone(record)
        s.quiet = 1
        s.script_n = 0
        s.script_at = 0
        self.game.redeal(s, seat, seed)
        return s

    def root(self, record: Record) -> Any:
        """A copy of the record as the compiled loops take it."""
        root = records.new(self.game.state)
        root[0] = record
        return root


def _check_budget(simulations: int | None, seconds: float | None, threads: int) -> None:
    if simulations is not None and simulations < 1:
        raise BadOption("error.search_takes_simulation_or", simulations=simulations)
    if seconds is not None and not 0.0 < seconds < math.inf:
        raise BadOption("error.search_takes_number_seconds", seconds=seconds)
    if threads < 1:
        raise BadOption("error.search_takes_thread_or", threads=threads)


def _shares(simulations: int | None, threads: int) -> list[int | None]:
    if simulations is None:
        return [None] * threads
    return [simulations // threads + (i < simulations % threads) for i in range(threads)]
