"""Rolling dice again: a set E-Web, or a support card (COM-62, COM-62a)."""

from holotable.core.bits import has_bit
from holotable.core.dice import roll
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...state import RESOLVE, event, make
from ...tables import FACES, faces
from ..attack_at_hand import SIX, first_digits, more_digits, power
from ..support import possible_support, write_support

CLAUSES = {"reroll": "COM-62", "keep_dice": "COM-62a"}


@rule
def go_on(s):
    """Ask for a re-roll if one is due or can be bought (COM-62a)."""
    if s.rerolls > 0 or possible_support(s):
        return True
    s.step = RESOLVE
    return False


@rule
def choices(s, out):
    """Any dice again, or none (COM-62a); or a support card that allows it."""
    n = 0
    if s.rerolls > 0:
        for dice in range(rerolls_of(s.dice_n)):
            n = write(out, n, make.reroll(dice))
    return write_support(s, out, write(out, n, make.keep_dice()))


@rule
def rerolls_of(dice):
    """In how many ways some of so many dice can be rolled again; they come first among all ways."""
    return (1 << dice) - 1


@rule
def reroll(s, chosen):
    """Roll the chosen dice again; the new faces stand (COM-62a)."""
    for i in range(s.dice_n):
        if has_bit(chosen, i):
            s.dice[i] = roll(s, SIX)
    s.rerolls -= 1
    emit(s, event.rerolled, EVERYONE, first_digits(s), more_digits(s), s.target, power(s))


@rule
def keep_dice(s):
    """The dice stand as they are."""
    s.rerolls = 0
    s.step = RESOLVE


def ask(s: Record) -> tuple[str, Args]:
    """Which dice are rolled again?"""
    return "ask.reroll", {"faces": faces([s.dice[i] for i in range(s.dice_n)])}


def context(s: Record, args: Args) -> Args:
    """The faces that are rolled again."""
    return {"faces": [f"{place + 1} ({FACES[s.dice[place] - 1]})" for place in args["dice"]]}
