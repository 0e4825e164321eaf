"""By what games are put together on a GPU: games that are asked the same, or answer alike, run in neighbouring threads.

This file is loaded once for each game (`jit.load_for_game`).
"""

from typing import TYPE_CHECKING

from holotable.core.jit import rule

if TYPE_CHECKING:
    from holotable.core.game_globals import GROUP_OF_ACTION, GROUPS, question


@rule
def mixed(number):
    """A number in which every bit of the given one tells."""
    number = (number * 0x9E3779B1) & 0xFFFFFFFF
    return number ^ (number >> 15)


@rule
def group_of_question(s):
    """A number below GROUPS, mostly a different one for each question; finished games stand first, to begin anew."""
    return 0 if s.over else 1 + mixed(question(s)) % (GROUPS - 1)


@rule
def group_of_answer(s, action):
    """A number below GROUPS, mostly a different one for each kind of action in answer to each question."""
    return mixed(question(s) ^ (int(GROUP_OF_ACTION[action]) << 20)) % GROUPS
