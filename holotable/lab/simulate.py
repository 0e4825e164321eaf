"""Simulation: thousands of games between any players, in stretches that are kept, resumed and never played twice.

A `Study` says what is to be played. Its games are numbered; game k has the seed ``seed + k // turns`` and the players
moved round by ``k % turns``, so that every player meets the same dice in every seat. There are as many turns as make a
difference, mostly one a seat, and one where all players are alike, so that no game is played twice.

`run` plays what is missing, a stretch of games at a time, on this machine's cores or on a Ray cluster, and writes each
stretch as a Parquet file into the study's folder. The same study gives the same files wherever it runs; a worker that
dies is replaced and its stretch played again.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from holotable import players
from holotable.core import game as registry
from holotable.core import records
from holotable.core.errors import BadOption, HolotableError
from holotable.core.table import Table
from holotable.lab import script
from holotable.lab.watching import Watch
from holotable.players.roster import actions_of

STRETCH = 50
COLUMNS = 2
"""Which columns the results have; a folder with others is another study's."""
TRIES = 5
"""How often a stretch whose workers die is begun again before the study gives up."""

Row = dict[str, Any]


class BadStudy(HolotableError):
    """A study that cannot be played, or a folder that holds another one."""


@dataclass(frozen=True)
class Study:
    """What is to be played: a game, its players in the order of the seats, options for each scenario, and how many games."""

    game: str
    players: tuple[str, ...] = ("random",)
    games: int = 1000
    seed: int = 1
    scenarios: tuple[Mapping[str, Any], ...] = field(default_factory=lambda: ({},))
    rotate: bool = True

    def check(self) -> None:
        """Raise with the reason when it cannot be played."""
        game = registry.get(self.game)
        for options in self.scenarios:
            seats = game.seats(game.check_options(options))
            if len(self.players) not in (1, len(seats)):
                raise BadStudy("error.has_seats_here_so", game=self.game, seats=len(seats))
        if self.games < 1:
            raise BadStudy("error.study_has_at_least")
        for name in self.players:
            players.load(name)

    def as_json(self) -> dict[str, Any]:
        """The study as it is written beside its results."""
        return {**asdict(self), "rules": registry.get(self.game).rules_version, "stretch": STRETCH, "columns": COLUMNS}

    @property
    def total(self) -> int:
        """Games of all scenarios."""
        return self.games * len(self.scenarios)

    def stretches(self) -> list[tuple[int, int]]:
        """First and last number of every stretch."""
        return [(first, min(first + STRETCH, self.total)) for first in range(0, self.total, STRETCH)]


def play(study: Study, number: int) -> Row:
    """Play one game of a study; what comes back depends on the study and the number alone."""
    game = registry.get(study.game)
    scenario, k = divmod(number, study.games)
    options = study.scenarios[scenario]
    seats = game.seats(game.check_options(options))
    named = study.players * len(seats) if len(study.players) == 1 else study.players
    turns = _turns(named) if study.rotate else 1
    seated = _moved_round(named, k % turns)
    seed = study.seed + k // turns
    table = Table(study.game, options, seed=seed)
    first = table.to_act[0]
    watch = Watch(table)
    decisions = _play_at(table, seated, seed, watch)
    scores = table.scores if table.over else dict.fromkeys(seats, 0.5)
    return {
        "number": number,
        "scenario": json.dumps(dict(options), sort_keys=True),
        "seed": seed,
        "seats": list(seats),
        "players": seated,
        "scores": [float(score) for score in scores.values()],
        "first": first,
        "decisions": decisions,
        "finished": table.over,
        **watch.columns(),
    }


def _moved_round(named: Sequence[str], turn: int) -> list[str]:
    """The players, each so many seats further on."""
    return [named[(i - turn) % len(named)] for i in range(len(named))]


def _turns(named: Sequence[str]) -> int:
    """How often players can be moved round until they sit as at first."""
    return next(turn for turn in range(1, len(named) + 1) if _moved_round(named, turn) == list(named))


def _play_at(table: Table, seated: Sequence[str], seed: int, watch: Watch) -> int:
    if all(name == "random" for name in seated):
        return _random_at(table, seed, watch)
    those = [players.load(name) for name in seated]
    decisions = 0
    while not table.over and decisions < script.LONGEST_GAME:
        number = records.lowest_seat(int(table.game.to_act(table.record)))
        for action in actions_of(those[number], table, table.seats[number], seed * 65_537 + decisions):
            table.game.apply(table.record, number, action)
            decisions += 1
            watch.look(number)
    return decisions


def _random_at(table: Table, seed: int, watch: Watch) -> int:
    """Play at random, one decision after the other: the ring of events has no room for those of a whole game."""
    game, s = table.game, table.record
    policy = np.random.default_rng(seed).integers(1, 1 << 32, 4, dtype=np.uint32)
    out, actions, seats = records.legal_buffer(game.max_legal), np.zeros(1, np.int32), np.zeros(1, np.int32)
    decisions = 0
    while not s.over and decisions < script.LONGEST_GAME:
        decisions += int(game.loops.random_game(s, policy, 1, out, actions, seats))
        watch.look(int(seats[0]))
    return decisions


def play_stretch(study: Study, first: int, last: int) -> list[Row]:
    """Play one stretch."""
    return [play(study, number) for number in range(first, last)]


# Keeping results


def parquet() -> Any:
    """Arrow, which reads and writes Parquet; refused in one sentence where it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadStudy("error.results_kept_as_parquet") from None
    return pyarrow


def path_of(folder: Path, first: int) -> Path:
    """The file of a stretch."""
    return folder / "games" / f"{first:08d}.parquet"


def write_stretch(folder: Path, first: int, rows: list[Row]) -> None:
    """Keep a stretch; the file appears only when it is whole."""
    arrow = parquet()
    target = path_of(folder, first)
    part = target.with_suffix(".part")
    arrow.parquet.write_table(arrow.Table.from_pylist(rows), part)
    part.replace(target)


def read_rows(study: Study, folder: Path) -> list[Row]:
    """All games of a study that its folder holds, in their order."""
    arrow = parquet()
    paths = [path_of(folder, first) for first, _ in study.stretches()]
    return [row for path in paths if path.is_file() for row in arrow.parquet.read_table(path).to_pylist()]


def open_folder(study: Study, folder: Path) -> list[tuple[int, int]]:
    """Prepare the folder of a study; returns the stretches still to play."""
    study.check()
    parquet()
    told = json.loads(json.dumps(study.as_json()))
    plan = folder / "study.json"
    if plan.is_file():
        if json.loads(plan.read_text(encoding="utf-8")) != told:
            raise BadStudy("error.holds_results_another_study", folder=folder)
    else:
        (folder / "games").mkdir(parents=True, exist_ok=True)
        plan.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return [(first, last) for first, last in study.stretches() if not path_of(folder, first).is_file()]


# Running

Done = tuple[int, list[Row]]


def run(study: Study, folder: Path, jobs: int = 1, ray: str | None = None) -> Iterator[int]:
    """Play what is missing and keep it; yields the number of games each finished stretch had."""
    missing = open_folder(study, folder)
    results = _on_ray(study, missing, ray) if ray else _here(study, missing, jobs)
    for first, rows in results:
        write_stretch(folder, first, rows)
        yield len(rows)


def _here(study: Study, missing: list[tuple[int, int]], jobs: int) -> Iterator[Done]:
    if jobs <= 1:
        for first, last in missing:
            yield first, play_stretch(study, first, last)
        return
    waiting = list(missing)
    for _ in range(TRIES):
        try:
            for done in _in_processes(study, waiting, jobs):
                waiting = [stretch for stretch in waiting if stretch[0] != done[0]]
                yield done
            return
        except BrokenProcessPool:
            continue
    raise BadStudy("error.worker_processes_died_times", tries=TRIES)


def _in_processes(study: Study, waiting: list[tuple[int, int]], jobs: int) -> Iterator[Done]:
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: dict[Future[list[Row]], int] = {}
        for first, last in waiting:
            running[pool.submit(play_stretch, study, first, last)] = first
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()


def _on_ray(study: Study, missing: list[tuple[int, int]], address: str) -> Iterator[Done]:
    try:
        import ray
    except ImportError:
        raise BadStudy("error.cluster_reached_with_ray") from None
    started = not ray.is_initialized()
    if started:
        ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    try:
        task: Callable[..., Any] = ray.remote(max_retries=TRIES, retry_exceptions=False)(play_stretch).remote
        running = {task(study, first, last): first for first, last in missing}
        while running:
            done, _ = ray.wait(list(running), num_returns=1)
            for one in done:
                yield running.pop(one), ray.get(one)
    finally:
        if started:
            ray.shutdown()


def scenarios_of(name: str, words: Sequence[str]) -> tuple[dict[str, Any], ...]:
    """Scenarios from words NAME=VALUE: a value with several alternatives, VALUE|VALUE, makes one scenario of each."""
    game = registry.get(name)
    found: list[dict[str, Any]] = [{}]
    for word in words:
        option, sign, values = word.partition("=")
        if not sign:
            known = ", ".join(o.name for o in game.options)
            raise BadOption("error.not_name_value_options_2", word=repr(word), name=name, known=known)
        found = [{**one, option: _value(value)} for one in found for value in values.split("|")]
    for one in found:
        game.check_options(one)
    return tuple(found)


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text
