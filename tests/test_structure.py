"""The shape of the project: which folder may import which, and that every clause is tested."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import holotable as ht

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "holotable"
ALLOWED = {
    "core": {"core"},
    "games": {"core"},
    "players": {"core", "games", "players"},
    "lab": {"core", "games", "players", "lab", "research"},
    "learn": {"core", "games", "players", "learn", "lab", "research"},
    "research": {"core", "games", "players", "research"},
    "server": {"core", "games", "players", "server"},
    "template": {"core", "template"},
}


WHICHEVER_GAME = "holotable.games."
"""How the registry and the players begin the name of a game's module: they know that there are games, but none of them."""


def imports_of(source, package):
    """The holotable modules that a source of a package names in its imports, wherever in it and also by a string."""
    tree = ast.parse(source)
    by_string = any(isinstance(node, ast.Call) and called(node) in ("import_module", "__import__") for node in ast.walk(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("holotable"))
        elif isinstance(node, ast.ImportFrom):
            yield from absolute("." * node.level + (node.module or ""), package)
        elif by_string and isinstance(node, ast.Constant) and re.match(r"holotable\.|\.+\w", str(node.value)):
            yield from absolute(node.value, package)


def called(node):
    """The name of the function that a call calls."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)


def absolute(name, package):
    """The full name of a module of ours, that may be given from a package on; none for a module of others."""
    level = len(name) - len(name.lstrip("."))
    if level:
        yield ".".join((*package[: len(package) - level + 1], name[level:])).rstrip(".")
    elif name.startswith("holotable"):
        yield name


# Read before the tests begin: Python 3.11 now and then fails to parse beside other threads (cpython issue 106905).
IMPORTS = {
    path: list(imports_of(path.read_text(encoding="utf-8"), path.relative_to(ROOT).parts[:-1]))
    for path in PACKAGE.rglob("*.py")
}


@pytest.mark.parametrize("folder", [name for name in ALLOWED if (PACKAGE / name).is_dir()])
def test_arrows_go_one_way(folder):
    for path in (PACKAGE / folder).rglob("*.py"):
        for module in IMPORTS[path]:
            parts = module.split(".")
            if len(parts) < 2 or module == WHICHEVER_GAME:
                continue
            own_game = folder == "games" and parts[:3] == ["holotable", "games", path.relative_to(PACKAGE / "games").parts[0]]
            assert own_game or parts[1] in ALLOWED[folder], f"{path.relative_to(ROOT)} imports {module}"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from ..players import advice", ["holotable.players"]),
        ("from holotable.players import advice", ["holotable.players"]),
        ("from os import path", []),
        ('import_module("holotable.players")', ["holotable.players"]),
        ('importlib.import_module("..players", __package__)', ["holotable.players"]),
        ('__import__("holotable.players.levels")', ["holotable.players.levels"]),
        ('name = f"holotable.players.{x}"\nimportlib.import_module(name)', ["holotable.players."]),
        ('getLogger("holotable.players")', []),
    ],
)
def test_imports_are_seen_by_string_too(source, found):
    assert list(imports_of(source, ("holotable", "core"))) == found


def test_the_source_archive_holds_all_that_is_kept():
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout, so nothing says what is kept")
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    targets = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    always = {".gitignore", "pyproject.toml"}
    assert {f"/{path.partition('/')[0]}" for path in kept if path not in always} == set(targets["sdist"]["include"])


def clauses_of(name):
    text = ht.get(name).rules_page.read_text(encoding="utf-8")
    return re.findall(r"^- ([A-Z]+-\d+[a-z]?)\b", text, re.MULTILINE)


@pytest.mark.parametrize("name", ht.list_games())
def test_every_clause_has_a_test_named_after_it(name):
    folders = (ROOT / "tests" / "rules", ht.get(name).folder / "tests")
    tests = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    named = set(re.findall(r"def test_([A-Z]+_\d+[a-z]?)(?![0-9a-z])", tests))
    clauses = clauses_of(name)
    assert clauses
    assert [c for c in clauses if c.replace("-", "_") not in named] == []


@pytest.mark.parametrize("name", ht.list_games())
def test_every_clause_named_in_the_rules_exists(name):
    clauses = set(clauses_of(name))
    prefix = next(iter(clauses)).split("-")[0]
    for path in ht.get(name).folder.rglob("*.py"):
        for clause in re.findall(rf"\b{prefix}-\d+[a-z]?\b", path.read_text(encoding="utf-8")):
            assert clause in clauses, f"{path} names {clause}"
