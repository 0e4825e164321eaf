"""All that a process of the server needs, loaded once in the process from which the others are forked.

The supervisor has this module imported there, and nowhere else: a process that is forked from it can answer at once.
"""

import contextlib
import gc

import uvicorn  # noqa: F401 (loaded for the processes to come)

from . import connections, logs  # noqa: F401
from .app import Settings, create_app
from .preparing import rehearse_prepared
from .store import Store

NOWHERE = "sqlite://"
"""A database in memory: opening one loads nearly all that opening any takes."""

with contextlib.suppress(ImportError):
    import psycopg  # noqa: F401
    from sqlalchemy.dialects.postgresql import psycopg as dialect  # noqa: F401

Store(NOWHERE).close()
create_app(Settings(NOWHERE))
rehearse_prepared()
gc.collect()
gc.freeze()  # what every process has in common stays in common: no collection writes to it
