"""The rules of `endor`, in the order of play; the clauses are those of docs/rules/endor.md.

`cards` deals, picks and turns up; `space` is the battle around the Death Star; `ground` is the shield assault and the
duel; `turn` asks and carries out one step after the other; `hidden` is what a seat cannot know.
"""

from .hidden import observe, redeal
from .turn import apply, legal, question, result, start, to_act

__all__ = ["apply", "legal", "observe", "question", "redeal", "result", "start", "to_act"]
