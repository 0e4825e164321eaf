"""What a game of a study tells its designer: how it ended, what fell, which cards were played, and who was ahead when.

Which events tell it stands in a file of the game's folder, `study.json`; a game without one tells its turns and chances alone:

- `endings`: the kinds of events that end a game, each with the word of its sentence that names the reason, or none for a draw;
- `losses`: the kinds by which something falls, each with the argument that names it; `*` where every argument is a number of
  what it is called after;
- `cards`: the kinds by which a card is used, each with the argument that names it; whose it is says the argument `seat`;
- `sides`: for each side what it alone can lose, without the numbers behind names.

The chances are those of the game's heuristics, looked at whenever its clock goes on.
"""

import functools
import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from holotable.core import game as registry
from holotable.core.errors import BadGame
from holotable.core.game import Game
from holotable.core.table import Table
from holotable.players import heuristics

FILE = "study.json"
WAYS = "ways"
"""The part of the file that names the ways to play the game, which are measured apart."""
EVERY = "*"
POINTS = 21
"""How many points of a game's chances are kept, evenly over its turns."""
MARGIN = 0.05
"""By how much a side has to be ahead for the lead to have changed."""


@dataclass(frozen=True)
class Signs:
    """Which events of a game tell what: by the number of the kind, the argument or word that names it."""

    endings: Mapping[int, str] = field(default_factory=dict)
    losses: Mapping[int, str] = field(default_factory=dict)
    cards: Mapping[int, str] = field(default_factory=dict)
    sides: Mapping[str, str] = field(default_factory=dict)
    """By a name without its number, whose it is."""

    def side_of(self, name: str) -> str | None:
        """Whose a thing is that fell; None where both sides have such."""
        return self.sides.get(re.sub(r"-\d+$", "", name))


@functools.cache
def signs_of(name: str) -> Signs:
    """The signs of a game, from its folder."""
    game = registry.get(name)
    file = game.folder / FILE
    if not file.is_file():
        return Signs()
    told = json.loads(file.read_text(encoding="utf-8"))
    sides = {name: side for side, names in told.pop("sides", {}).items() for name in names}
    told.pop(WAYS, None)
    kinds = {kind.name: number for number, kind in enumerate(game.events.kinds)}
    unknown = [kind for part in told.values() for kind in part if kind not in kinds]
    if unknown:
        raise BadGame("error.study_of_unknown_event", file=file, kind=repr(unknown[0]), known=", ".join(kinds))
    return Signs(**{part: {kinds[kind]: word for kind, word in words.items()} for part, words in told.items()}, sides=sides)


class Watch:
    """One game of a study while it is played: `look` after every decision."""

    def __init__(self, table: Table) -> None:
        """Watch a table from here on."""
        self.table = table
        self.signs = signs_of(table.game.id)
        self.ending = ""
        self.losses: Counter[str] = Counter()
        self.cards: Counter[tuple[str, str]] = Counter()
        self.curve: list[list[float]] = []
        self._judge = heuristics.of(table.game.id)
        self._telling = {*self.signs.endings, *self.signs.losses, *self.signs.cards}
        self._seen = int(table.record.event_n)
        self._clock = -1
        self.look(0)

    def look(self, seat: int) -> None:
        """See what a decision of a seat has brought."""
        s = self.table.record
        last, ring = int(s.event_n), s.events
        for n in range(max(self._seen, last - ring.shape[0]), last):
            row = ring[n % ring.shape[0]]
            if int(row[0]) in self._telling:
                self._read([int(v) for v in row], seat)
        self._seen = last
        clock = int(self._judge.functions.clock(s))
        if clock != self._clock and not s.over:
            self._clock = clock
            self.curve.append(self._chances())

    def _read(self, row: Sequence[int], seat: int) -> None:
        kind, args = self.table.game.events.decode(row[0], row[2:])
        if row[0] in self.signs.losses:
            self.losses.update(_fallen(args, self.signs.losses[row[0]]))
        if row[0] in self.signs.cards:
            self.cards[args.get("seat") or "", str(args[self.signs.cards[row[0]]])] += 1
        if row[0] in self.signs.endings:
            more = self.table.game.context(self.table.record, seat, kind.name, args)
            self.ending = str({**more, **args}.get(self.signs.endings[row[0]], ""))

    def _chances(self) -> list[float]:
        """Each seat's chance to win, all together 1."""
        judge = self._judge
        found = [float(judge.functions.evaluate(self.table.record, i, judge.weights)) for i in range(len(self.table.seats))]
        total = sum(found)
        return [chance / total for chance in found] if total > 0 else [1 / len(found)] * len(found)

    def columns(self) -> dict[str, Any]:
        """What is kept of the game, beside who won and how long it took."""
        sides = sides_of(self.table.game, self.table.seats, list(self.table.scores.values()))
        story = story_of(self.curve, sides, [self.table.seats.index(seat) for seat in self.table.winners])
        return {
            "ending": self.ending,
            "winners": list(self.table.winners),
            "turns": len(self.curve),
            "losses": [
                {"what": what, "side": self.signs.side_of(what), "count": count} for what, count in sorted(self.losses.items())
            ],
            "cards": [{"seat": seat, "card": card, "count": n} for (seat, card), n in sorted(self.cards.items())],
            "chances": even_points(self.curve),
            **story,
        }


def _fallen(args: Mapping[str, Any], word: str) -> dict[str, int]:
    if word == EVERY:
        return {name: value for name, value in args.items() if type(value) is int and value > 0}
    return {str(args[word]): int(args.get("count", 1))}


def sides_of(game: Game, seats: tuple[str, ...], scores: Sequence[float]) -> list[int]:
    """Which seats belong together: those of one look that win or lose alike."""
    looks = game.looks(seats)
    marks = [(looks[seat], score) for seat, score in zip(seats, scores, strict=True)]
    return [marks.index(mark) for mark in marks]


def story_of(curve: Sequence[Sequence[float]], sides: Sequence[int], winners: Sequence[int]) -> dict[str, Any]:
    """How tense a game was, from the chances turn by turn.

    `lead_changes` counts how often another side was clearly ahead; `tension` is 1 where all sides are even all the time and 0
    where one is sure to win from the start; `lowest` is the winner's chance when it stood worst; `decided` is the part of the
    game after which the winner was ahead for good.
    """
    ahead: int | None = None
    changes, leads, last_behind = 0, [], 0
    for turn, chances in enumerate(curve):
        best: dict[int, float] = {}
        for side, chance in zip(sides, chances, strict=True):
            best[side] = best.get(side, 0.0) + chance
        ranked = sorted(best, key=lambda side: -best[side])
        lead = best[ranked[0]] - best[ranked[1]] if len(ranked) > 1 else 1.0
        leads.append(lead)
        if lead >= MARGIN and ranked[0] != ahead:
            changes += ahead is not None
            ahead = ranked[0]
        if winners and (ranked[0] != sides[winners[0]] or lead == 0.0):
            last_behind = turn + 1
    lowest = min(sum(chances[seat] for seat in winners) for chances in curve) if winners else None
    return {
        "lead_changes": changes,
        "tension": 1.0 - float(np.mean(leads)),
        "lowest": lowest,
        "decided": last_behind / len(curve) if winners else None,
    }


def even_points(curve: Sequence[Sequence[float]]) -> list[list[float]]:
    """So many points of a curve, evenly from its first to its last."""
    places = np.linspace(0, len(curve) - 1, POINTS).round().astype(int)
    return [[round(chance, 4) for chance in curve[place]] for place in places]
