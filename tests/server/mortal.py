"""A server that can be killed again and again: the parent loads everything once and forks a server for every life.

It is told the port's listening socket and the database, and prints the process id of each life.
"""

import os
import socket
import sys

import uvicorn

import holotable.server.loaded  # noqa: F401
from holotable.server.app import Settings, create_app
from holotable.server.limits import FREE
from holotable.server.preparing import rehearse


def live(listener, database):
    """One life."""
    settings = Settings(database=database, workers=0, limits=FREE, prepare=False)
    uvicorn.Server(uvicorn.Config(create_app(settings), log_level="critical", access_log=False)).run(sockets=[listener])


def main():
    listener = socket.socket(fileno=int(sys.argv[1]))
    rehearse("brick")
    while sys.stdin.readline():
        child = os.fork()
        if child == 0:
            live(listener, sys.argv[2])
            os._exit(0)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print(os.WTERMSIG(status) if os.WIFSIGNALED(status) else -1, flush=True)


if __name__ == "__main__":
    main()
