"""Plans as files and over the wire: read, checked with every fault told, and opened as a table."""

import functools
import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from holotable.core import game as registry
from holotable.core import svg
from holotable.core.checks import reason_of, shown
from holotable.core.errors import HolotableError
from holotable.core.game import Game
from holotable.core.table import Table
from holotable.core.words import DEFAULT_LANGUAGE
from holotable.core.workshop import Supply, Survey, Workshop

FORMAT = 1
KEY = "holotable_plan"
"""What tells the file of a plan from a saved game."""
LONGEST = {"title": 80, "author": 60, "story": 2000}
MOST_FAULTS = 40
"""How many faults are told at once."""
MOST_SPOKEN = 200
"""How many are put into words for that: many may be the same, and a hostile plan has thousands."""


class BadPlan(HolotableError):
    """A plan that cannot be read."""


@dataclass(frozen=True)
class Plan:
    """A battle or board of somebody's own."""

    game: str
    options: dict[str, Any]
    position: dict[str, Any] | None = None
    title: str = ""
    author: str = ""
    story: str = ""

    @property
    def core(self) -> dict[str, Any]:
        """What the game reads of it."""
        return {"options": self.options, "position": self.position}

    def as_json(self) -> dict[str, Any]:
        """The plan as its file has it."""
        words = {name: getattr(self, name) for name in LONGEST}
        return {KEY: FORMAT, "game": self.game, **words, **self.core}


@dataclass(frozen=True)
class Problem:
    """Something wrong with a plan, in a sentence, and the places of the board that it is about."""

    text: str
    places: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Found:
    """What a look at a plan finds; without problems it can be played."""

    problems: list[Problem]
    supplies: list[Supply]


def workshop_of(game: str) -> Workshop:
    """What can be drawn of a game; raises where nothing can."""
    found = registry.get(game).workshop
    if found is None:
        raise BadPlan("error.nothing_can_drawn", game=game)
    return found


def read(data: Any) -> Plan:
    """The plan of some JSON; what is wrong with its outside is said in a sentence, its inside is for `look_at`."""
    if not isinstance(data, Mapping) or data.get(KEY) != FORMAT:
        raise BadPlan("error.no_plan_format", format=FORMAT)
    names = (KEY, "game", "options", "position", *LONGEST)
    for name in data:
        if name not in names:
            raise BadPlan("error.plan_has_no_has", name=shown(name), names=", ".join(names))
    game, options, position = data.get("game"), data.get("options"), data.get("position")
    if not isinstance(game, str):
        raise BadPlan("error.plan_names_game")
    workshop_of(game)
    if not isinstance(options, dict):
        raise BadPlan("error.options_plan_json_object")
    if position is not None and not isinstance(position, dict):
        raise BadPlan("error.position_plan_json_object")
    return Plan(game, options, position, **{name: _text(data, name) for name in LONGEST})


def _text(data: Mapping[str, Any], name: str) -> str:
    text = data.get(name, "")
    if not isinstance(text, str) or len(text) > LONGEST[name]:
        raise BadPlan("error.plan_text_up_letters", name=name, what=LONGEST[name])
    if any(ord(letter) < 32 and letter not in "\n\t" for letter in text):
        raise BadPlan("error.plan_holds_characters_cannot", name=name)
    return text


def load(path: str | os.PathLike[str]) -> Plan:
    """The plan of a file."""
    try:
        return read(json.loads(Path(path).read_text(encoding="utf-8")))
    except OSError as error:
        raise BadPlan("error.cannot_read_3", path=path, strerror=error.strerror) from None
    except (ValueError, RecursionError):
        raise BadPlan("error.no_plan_not_json", path=path) from None


def look_at(plan: Plan, language: str = DEFAULT_LANGUAGE) -> Found:
    """Everything that is wrong with a plan, each with its places, and what the plan uses up."""
    game = registry.get(plan.game)
    survey = _survey(game, plan)
    told = (re.sub(rf"^{game.id}\s*: ", "", fault.say(language)) for fault in map(reason_of, survey.faults[:MOST_SPOKEN]))
    sentences = list(dict.fromkeys(told))[:MOST_FAULTS]
    return Found([Problem(_sentence(text), places_in(plan.game, text)) for text in sentences], survey.supplies)


def _survey(game: Game, plan: Plan) -> Survey:
    assert game.workshop is not None
    looked = game.workshop.survey(plan.core) if game.workshop.survey is not None else Survey([], [])
    if looked.faults:
        return looked
    try:
        _checked(game, plan)
    except HolotableError as error:
        return Survey([reason_of(error)], looked.supplies)
    return looked


def _checked(game: Game, plan: Plan) -> None:
    """Raise what opening a table with this plan would raise, without opening one."""
    options = game.check_options(plan.options)
    if plan.position is None:
        game.encode_options(options)
    else:
        Table.at(game.id, plan.position)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def open_table(plan: Plan, seed: int = 0) -> Table:
    """A table with this plan; raises with the reason where it cannot be played."""
    if plan.position is not None:
        return Table.at(plan.game, plan.position, seed=seed)
    return Table(plan.game, plan.options, seed=seed)


@functools.cache
def places_of(game: str) -> frozenset[str]:
    """The places of a game's board."""
    rules = registry.get(game)
    return frozenset(svg.places_of(rules.drawing(rules.check_options({}))))


@functools.cache
def _pattern(game: str) -> re.Pattern[str]:
    ids = sorted(places_of(game), key=lambda place: (-len(place), place))
    return re.compile(rf"(?<!\w)(?<!\d,)({'|'.join(map(re.escape, ids))})(?!\w|,\d)")


def places_in(game: str, text: str) -> list[str]:
    """The places of a game's board that a sentence names."""
    return list(dict.fromkeys(_pattern(game).findall(text)))
