"""Two processes that serve one database under a supervisor, on a listening socket that is given by its number."""

import socket
import sys

from holotable.server import serving
from holotable.server.app import Settings
from holotable.server.limits import FREE


def main():
    settings = Settings(database=sys.argv[2], workers=1, limits=FREE, prepare=False, metrics=True)
    listener = socket.socket(fileno=int(sys.argv[1]))
    raise SystemExit(serving.Supervisor(settings, False, listener, 2, lambda: print("serves", flush=True)).run())


if __name__ == "__main__":
    main()
