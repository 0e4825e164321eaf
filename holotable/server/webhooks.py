"""Webhooks for slow games: a seat whose person is away has its turn told to an address of their own.

Only public addresses over https are called, however they are spelt, and the very address that was checked is the one connected
to, so that no name can lead the server into its own network. No token travels with the notice.
"""

import contextlib
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import threading
import unicodedata
from collections.abc import Iterator
from typing import Any
from urllib.parse import SplitResult, urlsplit

from .errors import Refusal

SECONDS = 5
SECONDS_IN_ALL = 15
PUBLIC = ipaddress.IPv6Network("2000::/3")
NOT_PUBLIC = tuple(
    ipaddress.ip_network(network)
    for network in (
        "192.88.99.0/24",  # relays of 6to4
        "2001::/23",  # protocols, Teredo among them, which carry another address within
        "2002::/16",  # 6to4, the same
        "3fff::/20",  # documentation
    )
)
ISATAP = (0x00005EFE, 0x02005EFE)
"""The third quarter of an IPv6 address whose last quarter is an IPv4 address."""
LOGGER = logging.getLogger("holotable.server")


def check(url: str) -> str:
    """The address, if it may be called; where its host is a name, what the name stands for is looked at before every call."""
    parts = _parts(url)
    if parts is None:
        raise Refusal("error.webhook_https_address")
    literal = _literal(str(parts.hostname))
    if literal is not None and not is_public(literal):
        raise Refusal("error.webhook_must_public_address")
    return url


def _parts(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        fits = parts.scheme == "https" and bool(parts.hostname) and not parts.username and (parts.port or 443) > 0
    except ValueError:
        return None
    return parts if fits else None


def _literal(host: str) -> str | None:
    """The address that a host spells out, in one of many ways (``2130706433``, ``0177.1``, ``::1``); None for a name."""
    plain = unicodedata.normalize("NFKC", host).rstrip(".")
    with contextlib.suppress(ValueError):
        return str(ipaddress.ip_address(plain))
    with contextlib.suppress(OSError, ValueError):
        return socket.inet_ntoa(socket.inet_aton(plain))
    return None


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet: not private, shared, multicast, reserved or translated."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if found.is_multicast or found.is_reserved or not found.is_global:
        return False
    if any(found in network for network in NOT_PUBLIC if network.version == found.version):
        return False
    return found.version == 4 or (found in PUBLIC and (int(found) >> 32) & 0xFFFFFFFF not in ISATAP)


def send(url: str, notice: dict[str, Any]) -> bool:
    """Tell a notice; whether it was received. What comes back is not read, and redirects are not followed."""
    parts = _parts(url)
    assert parts is not None
    host, port = str(parts.hostname), parts.port or 443
    try:
        connection = _Pinned(host, port, public_address(host, port))
        body = json.dumps(notice)
        with connection.ended_in_time():
            connection.request("POST", f"{parts.path or '/'}?{parts.query}", body, {"Content-Type": "application/json"})
            status = connection.getresponse().status
    except (OSError, ValueError, http.client.HTTPException) as error:
        LOGGER.info("The webhook at %s was not reached: %s", host, error)
        return False
    return 200 <= status < 300


def public_address(host: str, port: int) -> str:
    """The address of a host, if all its addresses are public."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not found or not all(is_public(address) for address in found):
        raise OSError("not a public address")
    return sorted(found)[0]


class _Pinned(http.client.HTTPSConnection):
    """A connection to one checked address, whatever the name says by then."""

    def __init__(self, host: str, port: int, address: str) -> None:
        self._tls = ssl.create_default_context()
        super().__init__(host, port, timeout=SECONDS, context=self._tls)
        self._address = address

    def connect(self) -> None:
        """Connect to the checked address, under the host's own certificate."""
        plain = socket.create_connection((self._address, self.port), SECONDS)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock.do_handshake()

    @contextlib.contextmanager
    def ended_in_time(self) -> Iterator[None]:
        """Close the connection in the end, or when all of it takes too long, as with an answer that comes letter by letter."""
        watch = threading.Timer(SECONDS_IN_ALL, self._cut)
        watch.start()
        try:
            yield
        finally:
            watch.cancel()
            self.close()

    def _cut(self) -> None:
        with contextlib.suppress(OSError):
            if self.sock is not None:
                socket.socket.shutdown(self.sock, socket.SHUT_RDWR)
