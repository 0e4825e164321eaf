"""What the box of the game holds, and what a battle needs of it (COM-91)."""

from holotable.core.checks import need
from holotable.core.records import Record
from holotable.core.workshop import Supply

from .state import NONE
from .tables import BOX_BADGES, BOX_FIGURES, BOX_TILES, ELITE_SQUADRON, FULL, KINDS, UNIT_COUNT, UNIT_KIND

BADGES, TILES = "badges", "tiles"


def pieces_of(o: Record) -> tuple[list[int], int, int]:
    """The figures of each kind that the battle can need at once, its badges and its terrain tiles."""
    figures = []
    at, badge = o.start_at.tolist(), o.start_badge.tolist()
    for kind in range(len(KINDS)):
        units = [u for u in range(UNIT_COUNT) if UNIT_KIND[u] == kind and at[u] >= 0]
        most = max(len(units), *(getattr(o, f"{rule}_most") for rule in ("war", "land") if _places(o, rule, kind)), 0)
        fresh = o.reinforce_number if _places(o, "reinforce", kind) else 0
        larger = sum(badge[u] == ELITE_SQUADRON for u in units)
        figures.append(int((most + fresh) * FULL[kind] + larger))
    return figures, sum(worn > 0 for worn in badge), sum(terrain > 0 for terrain in o.terrain.tolist())


def _places(o: Record, rule: str, kind: int) -> bool:
    """Whether a special rule places fresh units of a kind."""
    return bool(getattr(o, f"{rule}_side") != NONE and getattr(o, f"{rule}_kind") == kind)


def supplies_of(o: Record) -> list[Supply]:
    """What a battle takes of its boxes, and what they hold."""
    return _supplies(o, *pieces_of(o))


def _supplies(o: Record, figures: list[int], badges: int, tiles: int) -> list[Supply]:
    kinds = [Supply(KINDS[kind], count, int(BOX_FIGURES[kind]) * o.boxes) for kind, count in enumerate(figures)]
    return [*kinds, Supply(BADGES, badges, BOX_BADGES * o.boxes), Supply(TILES, tiles, BOX_TILES * o.boxes)]


def check_supply(o: Record, supply: Supply) -> None:
    """No more of it than the battle's boxes hold (COM-91)."""
    what = {BADGES: "badges", TILES: "tiles"}.get(supply.name, "figures")
    told = {"used": supply.used, "most": supply.most, "kind": supply.name, "boxes": int(o.boxes)}
    need(supply.used <= supply.most, f"command:error.too_many_{what}", **told)


def check_box(o: Record, figures: list[int], badges: int, tiles: int) -> None:
    """No more pieces than the battle's boxes hold (COM-91)."""
    for supply in _supplies(o, figures, badges, tiles):
        check_supply(o, supply)
