"""The reference of the rulebook: tables that are made from the game's own data."""

from holotable.core.markdown import grid
from holotable.core.words import Catalogue

from ..state import SPACES


def reference(words: Catalogue, said: Catalogue) -> str:
    """The reference as Markdown."""
    rows = [(space, words.name(space)) for space in SPACES]
    return f"# {said.say('reference')}\n\n{grid([said.say('reference.space'), said.say('reference.name')], rows)}"
