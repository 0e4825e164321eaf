"""The log: every line has its time, and nothing that people sent stands in it."""

import datetime
import json
import logging
from typing import Literal

LogStyle = Literal["text", "json"]
QUIET = ("alembic", "uvicorn")


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """A line: when, how grave, from where, what, and the traceback of a failure."""
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC).isoformat(timespec="milliseconds")
        line = {"time": at, "level": record.levelname.lower(), "logger": record.name, "process": record.process}
        line["message"] = record.getMessage()
        if record.exc_info:
            line["failure"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(style: LogStyle = "text") -> None:
    """Log to the standard error, in lines for people or for programs."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonLines() if style == "json" else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
