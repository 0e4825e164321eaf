"""The shape of the project: which folder may import which, and that every clause is tested."""

import ast
import re
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
}


def imports_of(path):
    """The holotable modules a file names in its imports, wherever in the file."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("holotable"))
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = package[: len(package) - node.level + 1]
                yield ".".join((*base, *(node.module or "").split("."))).rstrip(".")
            elif node.module and node.module.startswith("holotable"):
                yield node.module


# Read before the tests begin: Python 3.11 now and then fails to parse beside other threads (cpython issue 106905).
IMPORTS = {path: list(imports_of(path)) for path in PACKAGE.rglob("*.py")}


@pytest.mark.parametrize("folder", [name for name in ALLOWED if (PACKAGE / name).is_dir()])
def test_arrows_go_one_way(folder):
    for path in (PACKAGE / folder).rglob("*.py"):
        for module in IMPORTS[path]:
            parts = module.split(".")
            if len(parts) < 2:
                continue
            own_game = folder == "games" and parts[:3] == ["holotable", "games", path.relative_to(PACKAGE / "games").parts[0]]
            assert own_game or parts[1] in ALLOWED[folder], f"{path.relative_to(ROOT)} imports {module}"


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
