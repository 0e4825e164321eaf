"""The rules of `endor`, in the order of play; the clauses are those of docs/rules/endor.md.

`cards` deals, lets everybody pick and ends rounds; `orders` turns a card up and gives one of its orders; `space` is the
battle around the Death Star, with its ships in `fleet`; `ground` is the shield assault and the duel; `turn` puts them
together; `hidden` is what a seat cannot know. A step stands in one place: how it begins or is passed over, what may be
answered, and what an answer does.
"""

from .hidden import observe, redeal
from .turn import apply, legal, question, result, start, to_act

__all__ = ["apply", "legal", "observe", "question", "redeal", "result", "start", "to_act"]
