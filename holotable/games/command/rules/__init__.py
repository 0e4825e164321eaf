"""The rules of `command` by phase; the clauses are those of docs/rules/command.md."""

from .choices import apply, asked_seat, legal, question, start, to_act
from .hidden import observe, redeal, result

__all__ = ["apply", "asked_seat", "legal", "observe", "question", "redeal", "result", "start", "to_act"]
