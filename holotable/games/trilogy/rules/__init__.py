"""The rules of `trilogy`: a module for each step of play in `steps`, and what the steps share beside it.

The clauses are those of docs/rules/trilogy.md.
"""

from .flow import apply, legal, question, to_act
from .hidden import redeal
from .observe import observe
from .outcome import result
from .start import start

__all__ = ["apply", "legal", "observe", "question", "redeal", "result", "start", "to_act"]
