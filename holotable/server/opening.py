"""Opening tables: who sits there, and the tokens that those who opened it get."""

from collections.abc import Mapping, Sequence

from holotable import players
from holotable.core.game import Game

from . import levels, seats, wire
from . import webhooks as webhook_rules
from .errors import Refusal
from .store import SeatRow


def seat_rows(
    game: Game, wishes: Mapping[str, wire.SeatRequest], names: Sequence[str], webhooks: bool
) -> tuple[tuple[SeatRow, ...], str]:
    """The seats of a new table, and its host's token, from which theirs follow."""
    for seat in wishes:
        if seat not in names:
            raise Refusal("error.no_seat_with_these", seat=repr(seat), names=", ".join(names))
    host = seats.new_token()
    rows = []
    for seat in names:
        wish = wishes.get(seat, wire.SeatRequest(kind="open"))
        level = levels.check(wish.level or players.DEFAULT_LEVEL, game.id) if wish.kind == "computer" else None
        if wish.webhook and not webhooks:
            raise Refusal("error.server_sends_no_webhooks")
        webhook = webhook_rules.check(wish.webhook) if wish.webhook else None
        token = seats.hashed(seats.seat_token(host, seat))
        rows.append(SeatRow(seat, wish.kind, level, wish.name or "", token, webhook))
    return tuple(rows), host


def table_made(table: str, rows: Sequence[SeatRow], host: str) -> wire.TableMade:
    """What who opens a table is told: the tokens of their own seats, and the links of the open ones."""
    tokens = {row.seat: seats.seat_token(host, row.seat) for row in rows}
    return wire.TableMade(
        table=table,
        tokens={row.seat: tokens[row.seat] for row in rows if row.kind == "human"},
        host=host,
        watch=seats.watch_token(host),
        invite={row.seat: seats.seat_link(table, tokens[row.seat]) for row in rows if row.kind == "open"},
    )
