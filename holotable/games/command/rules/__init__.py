"""The rules of `command` by step; the clauses are those of docs/rules/command.md."""

from .flow import apply, asked_seat, legal, question, result, start, to_act
from .hidden import redeal
from .observe import observe

__all__ = ["apply", "asked_seat", "legal", "observe", "question", "redeal", "result", "start", "to_act"]
