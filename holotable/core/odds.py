"""Odds: what a choice may bring before it is made, each chance with the words that say what it is a chance of."""

from dataclasses import dataclass, field

from .vocabulary import Args
from .words import Catalogue


@dataclass(frozen=True)
class Chance:
    """A chance from 0 to 1, and the key of the words that say of what."""

    key: str
    share: float
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Fact:
    """Something worth knowing beside the chances: a number, or the key of a sentence."""

    key: str
    value: int | float | str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Odds:
    """What a choice may bring; the chance that decides comes first."""

    key: str
    chances: tuple[Chance, ...]
    facts: tuple[Fact, ...] = ()
    args: Args = field(default_factory=dict)

    def said(self, words: Catalogue) -> "SaidOdds":
        """The same as people read it."""
        chances = [(words.say(chance.key, **chance.args), float(chance.share)) for chance in self.chances]
        facts = [(words.say(fact.key, **fact.args), _value(fact, words)) for fact in self.facts]
        return SaidOdds(words.say(self.key, **self.args), chances, facts)


@dataclass(frozen=True)
class SaidOdds:
    """Odds in words: a title, labelled chances, and labelled facts."""

    title: str
    chances: list[tuple[str, float]]
    facts: list[tuple[str, str]]


def _value(fact: Fact, words: Catalogue) -> str:
    if isinstance(fact.value, str):
        return words.say(fact.value, **fact.args)
    if isinstance(fact.value, int):
        return words.forms.figure(fact.value)
    return words.forms.number(fact.value, {}, minimumFractionDigits=1, maximumFractionDigits=1)
