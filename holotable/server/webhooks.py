"""Webhooks for slow games: a seat whose person is away has its turn told to an address of their own.

Only public addresses over https are called, and the very address that was checked is the one connected to, so that no
name can lead the server into its own network. No token travels with the notice.
"""

import http.client
import ipaddress
import json
import logging
import socket
import ssl
from typing import Any
from urllib.parse import SplitResult, urlsplit

from .errors import Refusal

SECONDS = 5
LOGGER = logging.getLogger("holotable.server")


def check(url: str) -> str:
    """The address, if it may be called."""
    parts = _parts(url)
    if parts is None:
        raise Refusal("A webhook is an https address.")
    return url


def _parts(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        fits = parts.scheme == "https" and bool(parts.hostname) and not parts.username and (parts.port or 443) > 0
    except ValueError:
        return None
    return parts if fits else None


def send(url: str, notice: dict[str, Any]) -> bool:
    """Tell a notice; whether it was received. What comes back is not read, and redirects are not followed."""
    parts = _parts(url)
    assert parts is not None
    host = str(parts.hostname)
    try:
        connection = _Pinned(host, parts.port or 443, public_address(host, parts.port or 443))
        body = json.dumps(notice)
        connection.request("POST", f"{parts.path or '/'}?{parts.query}", body, {"Content-Type": "application/json"})
        status = connection.getresponse().status
        connection.close()
    except (OSError, http.client.HTTPException) as error:
        LOGGER.info("The webhook at %s was not reached: %s", host, error)
        return False
    return 200 <= status < 300


def public_address(host: str, port: int) -> str:
    """The address of a host, if all its addresses are public."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not found or not all(ipaddress.ip_address(address).is_global for address in found):
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
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)
