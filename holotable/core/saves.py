"""Save files of games and campaigns: how they are written and read, and what they must hold."""

import json
import os
import secrets
from pathlib import Path
from typing import Any

from .errors import BadSave


def write_file(path: str | os.PathLike[str], save: dict[str, Any]) -> None:
    """Write a save; an older file is replaced only when the new one is complete. A device or folder is never replaced."""
    target = Path(path).resolve()
    if target.exists() and not target.is_file():
        raise BadSave("error.cannot_written_no_ordinary", path=path)
    beside = target.with_name(f"{target.name}.{secrets.token_hex(4)}.part")
    beside.write_text(json.dumps(save, indent=1) + "\n", encoding="utf-8")
    beside.replace(target)


def read_file(path: str | os.PathLike[str]) -> Any:
    """The JSON of a save file; raises `BadSave` in a sentence if it cannot be read."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadSave("error.cannot_read", path=path, reason=reason) from None
    except json.JSONDecodeError as error:
        raise BadSave("error.not_save_file_line", path=path, lineno=error.lineno) from None


def need(data: dict[str, Any], what: str, **parts: type) -> None:
    """Raises `BadSave` unless all parts are there, each of its type."""
    for name, kind in parts.items():
        if not isinstance(data.get(name), kind):
            raise BadSave("error.has_no_proper", what=what, name=repr(name))
