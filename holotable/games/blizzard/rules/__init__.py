"""The rules of `blizzard` by subject; the clauses are those of docs/rules/blizzard.md.

`units` (the counters), `missions` (set-up and victory), then the steps of a turn, each with what may be chosen and what
a choice does: `movement` (the march, and the questions that every move brings), `events` (the command roll), `commands`,
`shooting` (fire and return fire); `turn` puts them together.
"""

from .turn import apply, legal, observe, question, redeal, result, start, to_act

__all__ = ["apply", "legal", "observe", "question", "redeal", "result", "start", "to_act"]
