"""Clauses and their marks: where each rule of a rulebook comes from."""

import re
from dataclasses import dataclass

from holotable.core.words import Catalogue

KINDS = ("book", "known", "likely", "implied", "ruling")
"""Printed; told by public descriptions; by one weak one; not said but without another reading; decided by us."""
REASONS = ("picture", "order", "end")
"""Why we had to decide, where the print is not just silent."""
CLAUSE = re.compile(r"^\*{0,2}([A-Z]+-?\d+[a-z]?)\*{0,2}[.:]?\s+(.*)", re.DOTALL)
MARK = re.compile(r"\s*\[([^\[\]]*)\]\s*$")
ANYWHERE = re.compile(r" ?\[([^\[\]]+)\]")
NO_LETTER = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class Part:
    """One part of a mark: what it speaks of (empty: the clause as a whole), the kind, and why or in which language."""

    what: str
    kind: str
    reason: str


@dataclass(frozen=True)
class Clause:
    """One numbered rule: its number, its text, and its mark as it is written (empty where it has none)."""

    id: str
    text: str
    mark: str

    @property
    def parts(self) -> list[Part]:
        """What the mark says."""
        return parts_of(self.mark)


def read_clause(text: str) -> Clause | None:
    """The clause that the text of a list's item holds; None if it holds none."""
    found = CLAUSE.match(text)
    if found is None:
        return None
    mark = MARK.search(found[2])
    body = found[2][: mark.start()] if mark else found[2]
    return Clause(found[1], " ".join(body.split()), mark[1] if mark else "")


def parts_of(mark: str) -> list[Part]:
    """The parts of a mark: ``book; ties: ruling`` has two."""
    return [_part(text.strip()) for text in mark.split(";") if text.strip()]


def _part(text: str) -> Part:
    what, colon, rest = text.rpartition(": ")
    kind, _, reason = rest.partition(", ")
    return Part(what if colon else "", kind, reason)


def is_mark(mark: str) -> bool:
    """Whether what stands in brackets is a mark."""
    parts = parts_of(mark)
    return bool(parts) and all(part.kind in KINDS for part in parts)


def spoken(part: Part, said: Catalogue) -> str:
    """A part of a mark as people read it. What it speaks of and why are translated where it comes from data; clauses tell them
    in their own language."""
    what, reason = (_word(text, said) for text in (part.what, part.reason))
    kind = said.part(f"mark.{part.kind}")
    return (f"{what}: " if what else "") + kind + (f", {reason}" if reason else "")


def _word(text: str, said: Catalogue) -> str:
    key = f"mark.{NO_LETTER.sub('-', text.lower())}"
    return said.part(key) if key in said else text


def spoken_marks(text: str, said: Catalogue) -> str:
    """A text with its marks as people read them."""

    def own(found: re.Match[str]) -> str:
        whole: str = found[0]
        if not is_mark(found[1]):
            return whole
        return f"{whole[0].strip('[')}[{'; '.join(spoken(part, said) for part in parts_of(found[1]))}]"

    return ANYWHERE.sub(own, text)
