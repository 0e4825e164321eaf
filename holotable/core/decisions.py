"""Small decisions and the whole choices that are made of them: what follows from a game and a record, without a table.

A choice of people is one decision of the rules or several: one with its amount (`Amount`), or a sequence (`Sequel`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .game import Amount, Game, Sequel
from .records import Record, clone
from .vocabulary import Args

Actions = tuple[int, ...]
"""The small decisions of one choice, in their order."""


@dataclass(frozen=True)
class Decisions:
    """The decisions of one game."""

    game: Game

    def offered(self, s: Record, seat: int) -> list[Actions]:
        """Every choice of a seat; the amount of one that needs an amount is left open."""
        return [found for action in self.game.legal_list(s, seat) for found in self._begun_with(s, seat, action)]

    def of_kind(self, s: Record, seat: int, kind: str) -> list[Actions]:
        """The choices of a seat that begin with a kind of decision."""
        legal = [action for action in self.game.legal_list(s, seat) if self._is_of(kind, action)]
        return [found for action in legal for found in self._begun_with(s, seat, action)]

    def _begun_with(self, s: Record, seat: int, action: int) -> list[Actions]:
        compound = self.compound(action)
        return self._sequences(s, seat, (action,), compound) if isinstance(compound, Sequel) else [(action,)]

    def compound(self, action: int) -> Amount | Sequel | None:
        """How a decision goes on if it is the first of several; None if it is a whole choice."""
        return self.game.compounds.get(self.game.actions.kind_name(action))

    def words_of(self, s: Record, actions: Sequence[int]) -> tuple[str, Args]:
        """The kind and the arguments of a whole choice."""
        if self.game.spelling is not None:
            return self.game.spelling.tell(s, actions)
        parts = [self.game.actions.decode(action) for action in actions]
        kind, args = parts[0]
        compound = self.game.compounds.get(kind)
        if isinstance(compound, Sequel):
            return kind, compound.merge([more for _, more in parts])
        if isinstance(compound, Amount) and len(actions) > 1:
            return kind, {**args, compound.argument: actions[1] - self.game.actions.base(compound.follow)}
        return kind, args

    def number_and_rest(self, kind: str, args: Mapping[str, Any]) -> tuple[int | None, Args]:
        """The number that words mean, if these are in the vocabulary, and the arguments that it does not need."""
        try:
            action = self.game.vocabulary.encode(kind, dict(args))
        except (KeyError, TypeError, RecursionError):
            return None, {}
        own = self.game.vocabulary.decode(action)[1]
        if any(args[name] != value for name, value in own.items()):
            return None, {}
        return action, {name: value for name, value in args.items() if name not in own}

    def amount(self, s: Record, seat: int, action: int) -> tuple[tuple[str, int, int] | None, int]:
        """The amount that a decision still needs (its name, the least and the most), and the number that means 0 of it."""
        compound = self.compound(action)
        if not isinstance(compound, Amount):
            return None, 0
        amounts = self._owed(self._after(s, seat, action), seat, compound.follow)
        base = self.game.actions.base(compound.follow)
        return (compound.argument, amounts[0] - base, amounts[-1] - base), base

    def is_whole(self, s: Record, seat: int, actions: Sequence[int]) -> bool:
        """Whether small decisions are one choice of a seat that is asked: each is legal, and none is missing."""
        owed = self.game.legal_list(s, seat)
        if not actions or actions[0] not in owed:
            return False
        compound = self.compound(actions[0])
        if compound is None:
            return len(actions) == 1
        for action in actions:
            if action not in owed:
                return False
            s = self._after(s, seat, action)
            owed = self._owed(s, seat, compound.follow)
        return not owed

    def _sequences(self, s: Record, seat: int, actions: Actions, compound: Sequel) -> list[Actions]:
        after = self._after(s, seat, actions[-1])
        owed = self._owed(after, seat, compound.follow)
        if not owed:
            return [actions]
        return [found for action in owed for found in self._sequences(after, seat, (*actions, action), compound)]

    def _after(self, s: Record, seat: int, action: int) -> Record:
        after = clone(s)
        self.game.apply(after, seat, action)
        return after

    def _owed(self, s: Record, seat: int, follow: str) -> list[int]:
        """The decisions that a choice still needs, all of the kind `follow`; none when it is complete."""
        asked = not s.over and (int(self.game.to_act(s)) >> seat) & 1
        legal = self.game.legal_list(s, seat) if asked else []
        return legal if legal and self._is_of(follow, legal[0]) else []

    def _is_of(self, kind: str, action: int) -> bool:
        numbers = self.game.actions.kinds[kind]
        return numbers.base <= action < numbers.base + numbers.size
