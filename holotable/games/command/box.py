"""What the box of the game holds, and what a battle needs of it (COM-91)."""

from holotable.core.checks import need
from holotable.core.records import Record

from .state import NONE
from .tables import BOX_BADGES, BOX_FIGURES, BOX_TILES, ELITE_SQUADRON, FULL, KINDS, UNIT_COUNT, UNIT_KIND


def pieces_of(o: Record) -> tuple[list[int], int, int]:
    """The figures of each kind that the battle can need at once, its badges and its terrain tiles."""
    figures = []
    for kind in range(len(KINDS)):
        units = [u for u in range(UNIT_COUNT) if UNIT_KIND[u] == kind and o.start_at[u] >= 0]
        most = max(len(units), *(getattr(o, f"{rule}_most") for rule in ("war", "land") if _places(o, rule, kind)), 0)
        fresh = o.reinforce_number if _places(o, "reinforce", kind) else 0
        larger = sum(o.start_badge[u] == ELITE_SQUADRON for u in units)
        figures.append(int((most + fresh) * FULL[kind] + larger))
    return figures, sum(badge > 0 for badge in o.start_badge), sum(terrain > 0 for terrain in o.terrain)


def _places(o: Record, rule: str, kind: int) -> bool:
    """Whether a special rule places fresh units of a kind."""
    return bool(getattr(o, f"{rule}_side") != NONE and getattr(o, f"{rule}_kind") == kind)


def check_box(o: Record, figures: list[int], badges: int, tiles: int) -> None:
    """No more pieces than the battle's boxes hold (COM-91)."""
    holds = "the box holds" if o.boxes == 1 else "two boxes hold"
    for kind, count in enumerate(figures):
        limit = int(BOX_FIGURES[kind]) * o.boxes
        need(count <= limit, f"it needs {count} figures of {KINDS[kind]}; {holds} {limit}.")
    need(badges <= BOX_BADGES * o.boxes, f"it has {badges} badges; {holds} {BOX_BADGES * o.boxes}.")
    need(tiles <= BOX_TILES * o.boxes, f"it has {tiles} terrain tiles; {holds} {BOX_TILES * o.boxes}.")
