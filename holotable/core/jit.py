"""`@rule`: one decorator that compiles a rule function and caches it under a hash of its sources.

Numba's own cache looks only at the file a function stands in, so a change in a helper elsewhere would serve stale
code. The cache folder is therefore named by a hash over everything the function can depend on: the core, its own
package, and its data files. With ``NUMBA_DISABLE_JIT=1`` the same functions run interpreted.
"""

import functools
import hashlib
import importlib.util
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs
from numba import types
from numba.core import config

from . import finding

F = TypeVar("F", bound=Callable[..., Any])
COMPILED = not config.DISABLE_JIT
NOT_COMPILED = {
    "weights.json", "game.json", "fairness.json", "study.json", "teaching", "words", "sentences", "refusals",
    "about.py", "asking.py", "campaign.py", "campaigns.py", "causes.py", "checks.py", "choices.py", "clocks.py", "decisions.py",
    "errors.py", "fluent.py", "forms.py", "goals.py", "markdown.py", "moments.py", "odds.py", "pieces.py", "position.py",
    "proof.py", "pseudo.py", "repeating.py", "rolls.py", "routes.py", "saves.py", "shortcuts.py", "speaking.py", "spelling.py",
    "standing.py", "svg.py", "table.py", "tray.py", "warm.py", "words.py", "workshop.py",
}  # fmt: skip
"""What compiled code does not depend on: what is for people comes after the rules, and weights are handed over at run time.

A test compares this with what the rules import.
"""


def cache_root() -> Path:
    """Where compiled rules are kept; ``HOLOTABLE_CACHE`` overrides the user's cache folder."""
    chosen = os.environ.get("HOLOTABLE_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("holotable"))


@functools.cache
def _source_hash(source: Path) -> bytes:
    """A hash over one file, or over all sources and data of a folder."""
    digest = hashlib.sha256()
    for path in [source] if source.is_file() else sorted(source.rglob("*")):
        inside = path.relative_to(source).parts
        if path.suffix in {".py", ".json"} and NOT_COMPILED.isdisjoint(inside) and path.is_file():
            digest.update(path.relative_to(source).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.digest()


@functools.cache
def cache_folder(packages: tuple[str, ...]) -> Path:
    """The cache folder of code that depends on the core and on these packages or files (``games/NAME``)."""
    digest = hashlib.sha256()
    for name in ("core", *packages):
        digest.update(_source_hash(_place(name)))
    digest.update(f"{numba.__version__} {np.__version__} {sys.version} {platform.machine()} {config.BOUNDSCHECK}".encode())
    label = "-".join(packages).replace("/", "-") or "core"
    return cache_root() / f"{label}-{digest.hexdigest()[:16]}"


def _place(name: str) -> Path:
    """Where a package or file lies; a game may lie outside of Holotable."""
    package, _, game = name.partition("/")
    return finding.about(game).folder if package == "games" else finding.PACKAGE / name


def _packages_of(module: str) -> tuple[str, ...]:
    parts = module.split(".")
    if parts[:2] == ["holotable", "games"] and len(parts) > 2:
        return (f"games/{parts[2]}",)
    if parts[:1] == ["holotable"] and len(parts) > 1 and parts[1] != "core":
        return (parts[1],)
    return ()


def rule(function: F) -> F:
    """Compile a rule function: no Python objects, no GIL, cached on disk under a hash of its sources."""
    extra = function.__globals__.get("CACHE_PACKAGES", ())
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(tuple(dict.fromkeys((*_packages_of(function.__module__), *extra)))))
    try:
        compiled: F = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        config.CACHE_DIR = before
    if COMPILED:
        _one_version_for_numbers(compiled)
    return compiled


def small_rule(function: F) -> F:
    """Compile a function that is made at run time; it is kept with the compiled rules that use it, and nowhere else."""
    compiled: F = numba.njit(nogil=True, error_model="numpy")(function)
    if COMPILED:
        _one_version_for_numbers(compiled)
    return compiled


def _one_version_for_numbers(compiled: Any) -> None:
    """Numba would compile a function anew for every constant and every width it is called with; one version is enough."""
    template_for = compiled.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return template_for(tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()})

    compiled.get_call_template = get_call_template


def widened(kind: Any) -> Any:
    """The type a number is handed over as: no constant, and small integers as int64."""
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


def load_for_game(source: Path, game: str, functions: dict[str, Any], packages: tuple[str, ...] = ()) -> ModuleType:
    """Load a module of generic compiled loops once more, with one game's functions as its globals.

    Numba caches module-level functions but not closures over other compiled functions; loading the same file under
    a name of its own for each game gives every game its own cached, fully inlined loops from one source.
    """
    name = f"holotable._loops_{game}_{source.stem}"
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(functions, CACHE_PACKAGES=(f"games/{game}", *packages))
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
