"""The rules of `trilogy`, by phase of play; the clauses are those of docs/rules/trilogy.md."""

from .flow import apply, legal, question, result, to_act
from .hidden import observe, redeal
from .setup import start

__all__ = ["apply", "legal", "observe", "question", "redeal", "result", "start", "to_act"]
