"""Cards that work beyond the moment they are played: masks of the cards by what they do (TRI-130, TRI-133)."""

import numpy as np

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule

from ..board import CARD_AMOUNT, CARD_DATA, DECK_SIZE
from .hands import card_of


def cards_with(*ops: str):
    """For each deck the cards with one of these operations, as masks."""
    return np.array(
        [sum(1 << i for i in range(DECK_SIZE) if CARD_DATA[deck * DECK_SIZE + i]["op"] in ops) for deck in range(3)],
        np.int64,
    )


ADD_EACH = cards_with("add-each")
ADD_HIGHEST = cards_with("add-highest")
JAM = cards_with("jam")
DOUBLE_LOSS = cards_with("double-loss")
EIGHT_SIDED = cards_with("eight-sided")
SIX_SIDED = cards_with("six-sided")
EXTRA_SHIP = cards_with("extra-ship")
EXTRA_DRAW = cards_with("extra-draw")
LONG_ATTACK = cards_with("long-attack")
THROUGH_FIELD = cards_with("through-field")
STAR_DRIVE = cards_with("station-drive")
STAR_DICE = cards_with("station-dice")
STAR_PLUS = cards_with("station-total")
ASKING = cards_with("spread", "protection", "look-discard")
"""Cards whose questions are still being answered."""
BATTLE_EFFECTS = ADD_EACH | ADD_HIGHEST | JAM | DOUBLE_LOSS
STAR_EFFECTS = STAR_DICE | STAR_PLUS
INVASION_EFFECTS = EIGHT_SIDED | SIX_SIDED
STEP_EFFECTS = EXTRA_SHIP | EXTRA_DRAW | LONG_ATTACK | THROUGH_FIELD | STAR_DRIVE
LASTING = BATTLE_EFFECTS | STAR_EFFECTS | INVASION_EFFECTS | STEP_EFFECTS | ASKING
"""Every card that leaves something behind when it is played."""


@rule
def active(s, deck, cards):
    """Whether a card of this kind from a deck is at work."""
    return s.effects[deck] & cards[deck] != 0


@rule
def amounts(s, deck, cards):
    """The amounts of all cards of this kind from a deck that are at work, added up (TRI-136)."""
    return amounts_of(deck, s.effects[deck] & cards[deck])


@rule
def amounts_of(deck, cards):
    """The amounts of some cards of a deck, added up."""
    total = 0
    while cards:
        total += CARD_AMOUNT[card_of(deck, lowest_bit(cards))]
        cards = without_lowest(cards)
    return total


@rule
def end_effects(s, cards):
    """Cards of this kind have done their work."""
    for deck in range(3):
        s.effects[deck] &= ~cards[deck]
