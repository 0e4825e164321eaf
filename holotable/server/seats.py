"""Seats and the tokens that open them.

The host's token is random; the links of the seats and of the onlookers follow from it. So the server stores nothing but
hashes, and can still show the host the links of the open seats whenever the host comes back. Who came by such a link may lock
the seat with a key of their own: from then on the link, which the host knows, opens it no more.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from .store import SeatRow

WATCH = "watch"
CLAIM_SECONDS = 3600.0
"""How long a person whose seat was handed on while they were away can come back to it."""


@dataclass
class Seat:
    """Who sits in a seat now."""

    seat: str
    kind: str
    level: str | None
    name: str
    link: str
    """The hash of the token in the link of the seat."""
    webhook: str | None = None
    key: str | None = None
    """The hash of the key by which its person has locked the seat."""
    asked: bool = True
    """Whether its person wishes to be asked where only a hidden card would give them a choice."""
    from_lobby: bool = False
    """Whether its person took the seat in the lobby."""
    standing: frozenset[str] = frozenset()
    """The questions that it has answered once and for all."""
    claimed_until: float = 0.0
    """Till when a seat that others handed on while its person was away still counts as that person's."""

    def is_persons(self, now: float) -> bool:
        """Whether a person holds the seat, or held it and did not give it up."""
        return self.kind == "human" or now < self.claimed_until

    def opens_by_link(self, now: float) -> bool:
        """Whether its link lets somebody sit down: nobody has locked the seat, or who did has left it for good."""
        return self.key is None or (self.kind == "open" and not self.is_persons(now))

    def opens_to(self, token: str, now: float) -> bool:
        """Whether a token, given as its hash, lets somebody sit down here."""
        return (self.key is not None and token == self.key) or (token == self.link and self.opens_by_link(now))


def another_table(room_seats: Mapping[str, Seat], rows: Sequence[SeatRow], mine: Collection[str], swap: bool) -> list[SeatRow]:
    """The seats of a rematch: the same people with the same tokens, each one seat on if they swap.

    Only who asks for it sits there already; the others sit down when they come. What opened a seat last opens the new one.
    """
    people = [*rows[1:], rows[0]] if swap else list(rows)
    found = []
    for row, person in zip(rows, people, strict=True):
        seat = room_seats[person.seat]
        computer = person.kind == "computer" and seat.kind == "computer"
        kind = "computer" if computer else "human" if person.seat in mine else "open"
        level = person.level if computer else None
        found.append(SeatRow(row.seat, kind, level, seat.name, seat.key or seat.link, person.webhook))
    return found


def new_table() -> str:
    """The name of a new table."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def derived(host: str, role: str) -> str:
    """The token of a seat (or of the onlookers) of the table with this host token."""
    digest = hmac.new(host.encode(), role.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()


def seat_token(host: str, seat: str) -> str:
    """The token of a seat."""
    return derived(host, f"seat:{seat}")


def watch_token(host: str) -> str:
    """The token of the onlookers."""
    return derived(host, WATCH)


def hashed(token: str) -> str:
    """How a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_link(table: str, token: str) -> str:
    """The link to a seat: the token stands in the fragment, which browsers never send."""
    return f"/t/{table}#{token}"


def watch_link(table: str, token: str) -> str:
    """The link for onlookers."""
    return f"/watch/{table}#{token}"
