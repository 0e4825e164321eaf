"""`holotable shelf`: the host looks after the battles on the shelf, beside a server that goes on running."""

from rich.console import Console
from rich.table import Table as Grid

from holotable.commands import percent, say
from holotable.core import game as registry
from holotable.core.speaking import speaking
from holotable.workshop import plans

from .errors import Refusal
from .shelf import put
from .shelf_store import ShelfStore
from .store import Store


def run(database: str, add: str | None, remove: str | None, link: str | None) -> int:
    """Do one of these, or (none) list the battles."""
    store = Store(database)
    try:
        kept = ShelfStore(store)
        if add is not None:
            print(say("said-shelved", file=add, id=put(kept, plans.load(add)).id))
        elif remove is not None:
            if not kept.remove(remove):
                raise Refusal("error.battle_not_listed", battle=remove)
            print(say("said-unshelved"))
        elif link is not None:
            print(f"{link.rstrip('/')}/shelf#{kept.new_key()}")
            print(say("said-link"))
        else:
            _show(kept)
    finally:
        store.close()
    return 0


def _show(kept: ShelfStore) -> None:
    rows = kept.rows()
    if not rows:
        print(say("said-shelf-empty"))
        return
    names = [row.id for row in rows]
    versions = {row.id: registry.get(row.game).rules_version for row in rows}
    played, figures = kept.played(names), kept.figures(versions)
    grid = Grid(*(say(f"head-{head}") for head in ("battle", "game", "title", "author", "played", "wins")))
    for row in rows:
        shares = figures.get(row.id, {}).get("seats", [])
        words = registry.get(row.game).words_in(speaking())
        wins = ", ".join(f"{words.name(share['seat'])} {percent(share['share'])}" for share in shares) or say(
            "said-not-measured"
        )
        plan, wins = row.plan, wins or say("said-not-measured")
        grid.add_row(
            row.id, row.game, plan["title"], plan["author"], str(played.get(row.id, 0)), wins or say("said-not-measured")
        )
    Console().print(grid)
