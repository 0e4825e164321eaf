"""Clauses and their marks: where each rule of a rulebook comes from."""

import re
from dataclasses import dataclass

KINDS = ("book", "known", "likely", "implied", "ruling")
"""Printed; told by public descriptions; by one weak one; not said but without another reading; decided by us."""
REASONS = ("picture", "order", "end")
"""Why we had to decide, where the print is not just silent."""
CLAUSE = re.compile(r"^\*{0,2}([A-Z]+-?\d+[a-z]?)\*{0,2}[.:]?\s+(.*)", re.DOTALL)
MARK = re.compile(r"\s*\[([^\[\]]*)\]\s*$")


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
