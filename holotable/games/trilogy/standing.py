"""Answers given once and for all: planets and start forces are dealt, and all dice defend (TRI-7, TRI-8, TRI-28)."""

import random
import zlib

from holotable.core import records
from holotable.core.bits import has_bit
from holotable.core.records import Record

from . import rules
from .board import ADJACENT, PLANET_COUNT
from .state import (
    CLAIM,
    CLAIM_NEUTRAL,
    DEFEND,
    IDLE,
    MAX_LEGAL,
    REINFORCE,
    REINFORCE_NEUTRAL,
    STAR_SETUP,
    kind,
    kind_of,
    read,
)

SET_UP = (CLAIM, CLAIM_NEUTRAL, STAR_SETUP, REINFORCE, REINFORCE_NEUTRAL)


def deal(s: Record, seat: int) -> tuple[int, ...] | None:
    """A planet at random, or a force on a planet at random that borders others: the whole set-up is dealt so (TRI-7, TRI-8)."""
    if s.step not in SET_UP or s.stage != IDLE:
        return None
    legal = _legal(s, seat)
    reinforcing = s.step in (REINFORCE, REINFORCE_NEUTRAL)
    wanted = [action for action in legal if reinforcing and _on_the_border(s, action)] or legal
    return (random.Random(zlib.crc32(s.tobytes())).choice(wanted),) if wanted else None


def defend(s: Record, seat: int) -> tuple[int, ...] | None:
    """The most dice that a planet can be defended with (TRI-28)."""
    if s.stage != DEFEND:
        return None
    dice = [action for action in _legal(s, seat) if kind_of(action) == kind.defend]
    return (max(dice, key=lambda action: int(read.defend_dice(action))),) if dice else None


def _legal(s: Record, seat: int) -> list[int]:
    out = records.legal_buffer(MAX_LEGAL)
    return [int(action) for action in out[: rules.legal(s, seat, out)]]


def _on_the_border(s: Record, action: int) -> bool:
    """Whether the planet of a reinforcement lies beside one of another owner."""
    neutral = kind_of(action) == kind.reinforce_neutral
    planet = read.reinforce_neutral_planet(action) if neutral else read.reinforce_planet(action)
    beside = (other for other in range(PLANET_COUNT) if has_bit(ADJACENT[planet], other))
    return any(s.owner[other] != s.owner[planet] for other in beside)
