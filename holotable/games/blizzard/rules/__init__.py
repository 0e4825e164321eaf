"""The rules of `blizzard` by subject; the clauses are those of docs/rules/blizzard.md.

`units` (the counters), `missions` (set-up and victory), `movement`, `shooting`, and `turn`, which puts them together.
"""

from .turn import apply, legal, observe, question, redeal, result, start, to_act

__all__ = ["apply", "legal", "observe", "question", "redeal", "result", "start", "to_act"]
