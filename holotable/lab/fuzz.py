"""The rules test kit: what must hold for every game, checked on random play.

`check_game` plays one random game and raises `Broken` with the game so far; `holotable fuzz` and the tests use it for
every registered game over `Game.option_mixes`.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from holotable.core import records
from holotable.core.dice import seed_words
from holotable.core.errors import IllegalChoice
from holotable.core.game import Amount, Game, Sequel
from holotable.core.records import Record, clone, rules_bytes
from holotable.core.table import Table

DEFAULT_LIMIT = 20_000
DEEP_LOOKS = 5
SAVE_EVERY = 8
"""Replaying a whole game in words is slow, so one game in so many is saved and loaded again."""
STRANGE_WORDS = 3
FAULTS = {
    1: "a legal list is empty before the end",
    2: "a legal list is not sorted or not unique",
    3: "a legal list holds a number outside the action space",
    4: "a seat that is not asked has a legal list",
    5: "the game goes on but nobody is asked",
}


@dataclass
class Broken(Exception):
    """A promise that a game broke, with the game up to there."""

    problem: str
    game: Game
    options: dict[str, Any]
    seed: int
    actions: list[tuple[int, int]]

    def __str__(self) -> str:
        return f"{self.game.id} {self.options} seed {self.seed}, after {len(self.actions)} decisions: {self.problem}"

    def save(self, folder: Path) -> Path:
        """Write the game so far as a save file that `holotable replay` opens."""
        path = folder / f"broken-{self.game.id}-{self.seed}.json"
        replay(self.game, self.options, self.seed, self.actions).save(path)
        return path


def policy_generator(seed: int) -> Any:
    """The random player's own generator, apart from the game's dice."""
    rng = np.zeros(4, np.uint32)
    seed_words(rng, seed, 77)
    return rng


def grouped(game: Game, actions: Sequence[tuple[int, int]]) -> Iterator[tuple[int, list[int]]]:
    """Small decisions put together to the choices of the table; an unfinished last one is left out."""
    i = 0
    while i < len(actions):
        seat, action = actions[i]
        kind, _ = game.actions.decode(action)
        compound = game.compounds.get(kind)
        end = i + 1
        if isinstance(compound, Amount):
            end += 1
        elif isinstance(compound, Sequel):
            while end < len(actions) and game.actions.decode(actions[end][1])[0] == compound.follow:
                end += 1
        if end > len(actions):
            return
        yield seat, [a for _, a in actions[i:end]]
        i = end


def replay(game: Game, options: dict[str, Any], seed: int, actions: Sequence[tuple[int, int]]) -> Table:
    """A table on which these small decisions have been played as choices."""
    table = Table(game.id, options, seed=seed)
    for seat, group in grouped(game, actions):
        table.play_actions(table.seats[seat], group)
    return table


def inside_compound(game: Game, s: Record) -> bool:
    """Whether the next decision belongs to one that is half made."""
    follows = {compound.follow for compound in game.compounds.values()}
    if s.over or not follows:
        return False
    mask = int(game.to_act(s))
    seat = next(i for i in range(game.max_seats) if (mask >> i) & 1)
    return game.actions.decode(game.legal_list(s, seat)[0])[0] in follows


def check_game(game: Game, options: dict[str, Any], seed: int, limit: int = DEFAULT_LIMIT, looks: int = DEEP_LOOKS) -> int:
    """Play one random game and check everything on the way; returns its number of decisions."""
    full = game.check_options(options)
    seats = len(game.seats(full))
    s = game.fresh(options, seed)
    twin = clone(s)
    out = records.legal_buffer(game.max_legal)
    played, actors = np.zeros(limit, np.int32), np.zeros(limit, np.int32)
    total, fault = game.loops.checked_game(
        clone(s), policy_generator(seed), limit, seats, game.actions.size, out, played, actors
    )
    actions = [(int(seat), int(a)) for seat, a in zip(actors[:total], played[:total], strict=True)]
    if fault:
        raise Broken(FAULTS[int(fault)], game, options, seed, actions)
    if total == limit:
        raise Broken(f"no end after {limit} decisions", game, options, seed, actions)
    chooser = np.random.default_rng(seed)
    stops = sorted({total, *chooser.integers(0, total + 1, looks).tolist()})
    done = 0
    for stop in stops:
        while done < stop or (done < total and inside_compound(game, s)):
            game.apply(s, *actions[done])
            done += 1
        problem = _problem(game, full, s, chooser)
        if problem:
            raise Broken(problem, game, options, seed, actions[:done])
    problem = _batch_problem(game, twin, s, seed, limit)
    if problem is None and seed % SAVE_EVERY == 0:
        problem = _save_problem(game, options, seed, actions, s)
    if problem:
        raise Broken(problem, game, options, seed, actions)
    return int(total)


def _problem(game: Game, options: dict[str, Any], s: Record, chooser: np.random.Generator) -> str | None:
    """The first broken promise at one record, if any."""
    before = s.tobytes()
    checks = (_position_problem, _leak_problem, _goal_problem, _choice_problem)
    for check in checks:
        problem = check(game, options, s, chooser)
        if problem:
            return problem
        if s.tobytes() != before:
            return f"{check.__name__} found that only looking changed the record"
    return None


def _position_problem(game: Game, options: dict[str, Any], s: Record, chooser: np.random.Generator) -> str | None:
    position = json.loads(json.dumps(game.to_position(s)))
    try:
        again, again_options = game.from_position(position)
    except Exception as error:
        return f"its own position is refused: {error}"
    if again_options != options:
        return f"the position's options came back as {again_options}"
    if rules_bytes(again) != rules_bytes(s):
        fields = [n for n in game.state.fields or {} if n not in HEADER_NAMES and not np.array_equal(again[n], s[n])]
        return f"the position does not round-trip: {', '.join(fields)} differ"
    return None


HEADER_NAMES = {"rng", "script", "script_n", "script_at", "quiet", "event_n", "events"}


def _leak_problem(game: Game, options: dict[str, Any], s: Record, chooser: np.random.Generator) -> str | None:
    size = game.observation_size
    for number, seat in enumerate(game.seats(options)):
        other = clone(s)
        game.redeal(other, number, int(chooser.integers(1, 1 << 40)))
        for viewer in (number, None):
            if json.dumps(game.view(other, viewer)) != json.dumps(game.view(s, viewer)):
                return f"the view of {'an onlooker' if viewer is None else seat} changes with what {seat} cannot know"
            if game.goals(other, viewer) != game.goals(s, viewer):
                return f"the goals {'an onlooker' if viewer is None else seat} sees change with what {seat} cannot know"
        if game.to_act(other) != game.to_act(s) or game.legal_list(other, number) != game.legal_list(s, number):
            return f"the choices of {seat} change with what it cannot know"
        mine, theirs = np.zeros(size, np.float32), np.zeros(size, np.float32)
        game.observe(s, number, mine)
        game.observe(other, number, theirs)
        if not np.array_equal(mine, theirs):
            return f"the observation of {seat} changes with what it cannot know"
    return None


def _goal_problem(game: Game, options: dict[str, Any], s: Record, chooser: np.random.Generator) -> str | None:
    """Every seat has a goal in words, and its progress is no more than the whole."""
    table = Table.around(game, options, clone(s))
    for viewer in (*table.seats, None):
        objectives = table.objectives(viewer)
        for objective in objectives:
            if objective.text.startswith("goal."):
                return f"there are no words for {objective.text}"
            if objective.of is not None and not 0 <= (objective.done or 0) <= objective.of:
                return f"the goal {objective.text!r} stands at {objective.done} of {objective.of}"
        without = [seat for seat in table.seats if not any(seat in objective.seats for objective in objectives)]
        if objectives and without:
            return f"{without[0]} has no goal"
    return None


def _choice_problem(game: Game, options: dict[str, Any], s: Record, chooser: np.random.Generator) -> str | None:
    table = Table.around(game, options, clone(s))
    if table.over:
        return None if any(table.scores.values()) else "the game is over but nobody scores"
    for seat in table.to_act:
        choices = table.choices(seat)
        if len({c.id for c in choices}) < len(choices):
            return f"two choices of {seat} have the same id"
        texts = [c.text for c in choices]
        doubled = next((t for t in texts if texts.count(t) > 1), None)
        if doubled:
            return f"two choices of {seat} read alike: {doubled}"
        if not table.ask(seat) or table.ask(seat).startswith("ask."):
            return f"nothing is said about what {seat} is asked"
        for choice in choices:
            problem = _one_choice_problem(table, choice, s)
            if problem:
                return problem
        for number in chooser.integers(0, game.vocabulary.size, STRANGE_WORDS).tolist():
            if not _offered_or_refused(table, seat, number, s):
                return f"{game.vocabulary.decode(number)} is not offered to {seat}, but was not refused"
    return None


def _one_choice_problem(table: Table, choice: Any, s: Record) -> str | None:
    """A choice of the list is accepted by its words, its events can be told, and taking it back restores every byte."""
    if choice.text.startswith("choice."):
        return f"there is no sentence for {choice.id}"
    try:
        table.play_words(choice.kind, choice.args, choice.seat)
    except IllegalChoice as error:
        return f"{choice.id} is offered but refused: {error}"
    for event in table.events:
        if event.text.startswith("event."):
            return f"there is no sentence for the event {event.kind}"
    table.undo()
    return None if table.record.tobytes() == s.tobytes() else f"taking back {choice.id} does not restore the record"


def _offered_or_refused(table: Table, seat: str, number: int, s: Record) -> bool:
    kind, args = table.game.vocabulary.decode(number)
    if any(kind == compound.follow for compound in table.game.compounds.values()) or kind in table.game.compounds:
        return True
    if any(choice.kind == kind and choice.args == args for choice in table.choices(seat)):
        return True
    try:
        table.play_words(kind, args, seat)
    except IllegalChoice:
        return table.record.tobytes() == s.tobytes()
    return False


def _save_problem(game: Game, options: dict[str, Any], seed: int, actions: list[tuple[int, int]], s: Record) -> str | None:
    table = replay(game, options, seed, actions)
    if table.record.tobytes() != s.tobytes():
        return "played as choices, the same decisions lead elsewhere"
    again = Table.from_save(json.loads(json.dumps(table.to_save())))
    if again.record.tobytes() != s.tobytes():
        return "the save does not replay to the same record"
    return None


def _batch_problem(game: Game, twin: Record, s: Record, seed: int, limit: int) -> str | None:
    """The same game as one of a batch ends in the same bytes."""
    states = records.new(game.state, 2)
    states[0] = states[1] = twin
    policies = np.stack([policy_generator(seed)] * 2)
    counts, none = np.zeros(2, np.int64), np.zeros((2, 0), np.int32)
    out = records.legal_buffer(game.max_legal)
    game.loops.random_games(states, policies, limit, out, none, none, counts)
    return None if states[0].tobytes() == states[1].tobytes() == s.tobytes() else "a batch plays the same game differently"


def digest(game: Game, options: dict[str, Any], seed: int, limit: int) -> str:
    """A fingerprint of a random game, decision by decision: the same interpreted and compiled."""
    s = game.fresh(options, seed)
    policy = policy_generator(seed)
    out = records.legal_buffer(game.max_legal)
    action, actor = np.zeros(1, np.int32), np.zeros(1, np.int32)
    fingerprint = hashlib.sha256()
    scores = np.zeros(game.max_seats)
    for number in range(limit):
        if s.over:
            game.result(s, scores)
            break
        game.loops.random_game(s, policy, 1, out, action, actor)
        fingerprint.update(action.tobytes() + actor.tobytes() + s.tobytes())
        if number % 16 == 0:
            seat = int(actor[0])
            seen = np.zeros(game.observation_size, np.float32)
            game.observe(s, seat, seen)
            other = clone(s)
            game.redeal(other, seat, number)
            fingerprint.update(seen.tobytes() + other.tobytes())
    fingerprint.update(scores.tobytes())
    return fingerprint.hexdigest()
