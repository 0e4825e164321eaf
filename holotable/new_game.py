"""`holotable new-game`: a tiny playable game, written from the template that ships with the package."""

import keyword
import re
from pathlib import Path

from holotable.core import finding
from holotable.core.errors import BadGame

TEMPLATE = finding.PACKAGE / "template"
TEMPLATE_NAME, TEMPLATE_CLAUSE = "sketch", "SKE"
NAME = re.compile(r"[a-z]{3}[a-z0-9_]{0,27}")


def write(name: str, folder: Path) -> Path:
    """Write a game of that name as a new folder inside `folder`; raises `BadGame` in one sentence."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        rule = "three small letters, then small letters, digits or _, at most 30 in all, and no word of Python"
        raise BadGame("error.cannot_name_game_has", name=repr(name), rule=rule)
    if name in finding.found():
        raise BadGame("error.game_already", name=repr(name), folder=finding.about(name).folder)
    target = folder / name
    if target.exists():
        raise BadGame("error.exists_already_nothing_was", target=target)
    try:
        for source in sorted(TEMPLATE.rglob("*")):
            if source.is_file() and source.suffix != ".pyc":
                _copy(source, target / _named(str(source.relative_to(TEMPLATE)), name), name)
    except OSError as error:
        raise BadGame("error.cannot_written_2", target=target, strerror=error.strerror) from None
    return target


def call(name: str, folder: Path) -> str:
    """The command that brings a new game in that folder to the table."""
    known = "" if folder in finding.places() else f"{finding.FURTHER_FOLDERS}={folder} "
    return f"{known}holotable play {name}"


def _copy(source: Path, target: Path, name: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_named(source.read_text(encoding="utf-8"), name), encoding="utf-8")


def _named(text: str, name: str) -> str:
    """A text of the template with the new game's name, and its clauses numbered after it."""
    spoken = name.replace("_", " ").capitalize()
    text = text.replace(TEMPLATE_NAME, name).replace(TEMPLATE_NAME.capitalize(), spoken)
    return re.sub(rf"(?<![A-Z]){TEMPLATE_CLAUSE}(?=[-_]\d)", name[:3].upper(), text)
