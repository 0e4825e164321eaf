"""What a game tells of a thing on its board when somebody asks: its reach, and what it may still do."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .vocabulary import Args
from .words import Catalogue


@dataclass(frozen=True)
class Area:
    """Places that belong to a thing as it stands: `kind` names them (`area.KIND` is their sentence)."""

    kind: str
    places: tuple[str, ...]


@dataclass(frozen=True)
class Note:
    """A sentence about a thing: its key in the game's words, its arguments, and the clause it rests on."""

    key: str
    args: Args = field(default_factory=dict)
    clause: str = ""


@dataclass(frozen=True)
class About:
    """All that a game tells of a thing beyond what its data say."""

    areas: Sequence[Area] = ()
    notes: Sequence[Note] = ()


@dataclass(frozen=True)
class ToldArea:
    """An area with its sentence."""

    kind: str
    text: str
    places: tuple[str, ...]


@dataclass(frozen=True)
class ToldNote:
    """A note as a sentence."""

    text: str
    clause: str


@dataclass(frozen=True)
class Told:
    """What is told of a thing, in somebody's language."""

    areas: list[ToldArea]
    notes: list[ToldNote]


def told(about: About, words: Catalogue) -> Told:
    """What a game tells of a thing, as sentences; an area without a place is left out."""
    return Told(
        [ToldArea(area.kind, words.say(f"area.{area.kind}"), area.places) for area in about.areas if area.places],
        [ToldNote(words.say(note.key, **note.args), note.clause) for note in about.notes],
    )
