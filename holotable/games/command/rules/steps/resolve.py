"""What the dice do to the target: hits first, then the retreats begin (COM-7, COM-22, COM-22a, COM-47)."""

from holotable.core.dice import roll
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ...state import AFTER, BY_FORCE, FROM_ORBIT, NONE, PLAIN_POWER, RETREAT, TRENCH_STEP, event
from ...tables import EXPLOSION, FACE_HITS, RETREAT_FACE, STANDS_FAST, TRENCH, UNIT_COUNT, UNIT_KIND, UNIT_TYPE, WALKER
from ..attack_at_hand import FACES_A_WORD, SIX, lose_figures, power
from ..field import infantry
from ..units import destroy_structure


@rule
def go_on(s):
    """Hits first; the survivor's retreats follow (COM-22a, COM-44a, COM-47)."""
    target = s.target
    if target >= UNIT_COUNT:
        hit_structure(s, target - UNIT_COUNT)
        return False
    hits = count_hits(s)
    if WALKER[UNIT_KIND[target]]:
        hits = confirm(s, hits)
    lose_figures(s, target, hits)
    s.retreats = 0
    s.step = RETREAT
    if not s.over and s.at[target] != NONE:
        s.retreats = count_retreats(s)
        if s.retreats > 0 and infantry(target) and s.terrain[s.target_hex] == TRENCH:
            s.step = TRENCH_STEP
    return False


@rule
def hit_structure(s, structure):
    """One explosion destroys a structure; other faces do nothing to it (COM-47, COM-47a)."""
    s.step = AFTER
    if count_hits(s):
        destroy_structure(s, structure)


@rule
def explodes(face, power):
    """Whether a face counts as an explosion; Force Powers makes retreats explode (ruling C11)."""
    return face == EXPLOSION or (power == BY_FORCE and face == RETREAT_FACE)


@rule
def is_hit(target, face, power):
    """Whether a face hits a target: a unit's type, an explosion, or from orbit a retreat (COM-22, COM-47, ruling C10)."""
    if explodes(face, power):
        return True
    if target >= UNIT_COUNT:
        return False
    return FACE_HITS[UNIT_TYPE[target], face] or (power == FROM_ORBIT and face == RETREAT_FACE)


@rule
def pushes(target, face, power):
    """Whether a face pushes a target back (COM-24, rulings C10, C11)."""
    if face != RETREAT_FACE or power != PLAIN_POWER or target >= UNIT_COUNT:
        return False
    return not STANDS_FAST[UNIT_KIND[target]]


@rule
def count_hits(s):
    """The dice that hit the target."""
    strength = power(s)
    n = 0
    for i in range(s.dice_n):
        n += is_hit(s.target, s.dice[i], strength)
    return n


@rule
def count_retreats(s):
    """The retreat symbols that push the target back (COM-24)."""
    strength = power(s)
    n = 0
    for i in range(s.dice_n):
        n += pushes(s.target, s.dice[i], strength)
    return n


@rule
def confirm(s, hits):
    """The second roll at an AT-AT: one explosion among the dice that hit destroys it (COM-7, COM-7a)."""
    confirmed = 0
    low = 0
    high = 0
    for i in range(hits):
        face = roll(s, SIX)
        confirmed |= face == EXPLOSION
        if i < FACES_A_WORD:
            low = low * 10 + face
        else:
            high = high * 10 + face
    if hits:
        emit(s, event.confirmed, EVERYONE, low, high)
    return confirmed
