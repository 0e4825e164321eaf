"""The shape of the project: which folder may import which, and that every clause is tested."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import holotable as ht
from holotable.core import finding, jit

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "holotable"
ALLOWED = {
    "core": {"core"},
    "games": {"core"},
    "players": {"core", "games", "players"},
    "lab": {"core", "commands", "games", "players", "lab", "research", "workshop"},
    "learn": {"core", "commands", "games", "players", "learn", "lab", "research", "workshop"},
    "research": {"core", "games", "players", "research"},
    "server": {"core", "commands", "games", "players", "server", "teaching", "workshop"},
    "commands": {"core", "commands"},
    "languages": {"core", "commands", "games", "languages", "teaching"},
    "teaching": {"core", "games", "teaching"},
    "workshop": {"core", "games", "players", "workshop"},
    "template": {"core", "template"},
}


WHICHEVER_GAME = "holotable.games."
"""How the registry and the players begin the name of a game's module: they know that there are games, but none of them."""


def imports_of(tree, package):
    """The holotable modules that a source of a package names in its imports, wherever in it and also by a string."""
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


def modules_of(tree, package):
    """Everything of ours that a source of a package imports by name: modules, and what it takes out of modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for module in absolute("." * node.level + (node.module or ""), package):
                yield from (module, *(f"{module}.{alias.name}" for alias in node.names))


def lengths_of(tree):
    """How many lines each function of a source has."""
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return {node.name: node.end_lineno - node.lineno + 1 for node in functions}


IMPORTS, MODULES, LENGTHS = {}, {}, {}
# Read before the tests begin: Python 3.11 now and then fails to parse beside other threads (cpython issue 106905).
for _path in [path for place in ("holotable", "tests", "tools") for path in (ROOT / place).rglob("*.py")]:
    _tree, _package = ast.parse(_path.read_text(encoding="utf-8")), _path.relative_to(ROOT).parts[:-1]
    LENGTHS[_path] = lengths_of(_tree)
    if _package[0] == "holotable":
        IMPORTS[_path], MODULES[_path] = list(imports_of(_tree, _package)), set(modules_of(_tree, _package))


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
    assert list(imports_of(ast.parse(source), ("holotable", "core"))) == found


def test_what_compiled_code_depends_on_names_its_cache():
    """From every file with rules along its imports; how rules are compiled and wrong data refused is no part of them."""
    holds_rules = re.compile(r"^ *@(rule|small_rule|intrinsic)\b", re.MULTILINE)
    waiting = [path for path in MODULES if holds_rules.search(path.read_text(encoding="utf-8"))]
    beside = {PACKAGE / "core" / name for name in ("jit.py", "errors.py", "checks.py")}
    seen = set(waiting) | beside
    while waiting:
        for module in MODULES[waiting.pop()]:
            path = ROOT / f"{module.replace('.', '/')}.py"
            if path in MODULES and path not in seen:
                seen.add(path)
                waiting.append(path)
    assert len(seen) > 100
    assert [path for path in seen - beside if not jit.NOT_COMPILED.isdisjoint(path.relative_to(PACKAGE).parts)] == []


def test_the_source_archive_holds_all_that_is_kept():
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout, so nothing says what is kept")
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    targets = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    always = {".gitignore", "pyproject.toml"}
    assert {f"/{path.partition('/')[0]}" for path in kept if path not in always} == set(targets["sdist"]["include"])


# Long files and functions

LONGEST_FILE, LONGEST_FUNCTION = 600, 50


def told_in_design(pattern):
    """What the table of `docs/design.md` gives a reason for."""
    text = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    return set(re.findall(pattern, text.partition("## Long files and functions")[2], re.MULTILINE))


def test_long_files_are_named_with_a_reason():
    page = [*(ROOT / "web" / "src").rglob("*.*"), *(ROOT / "web" / "tests").rglob("*.*")]
    page = [path for path in page if path.suffix in (".ts", ".svelte")]
    long = [path for path in [*LENGTHS, *page] if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST_FILE]
    assert {path.relative_to(ROOT).as_posix() for path in long} == told_in_design(r"^\| `([^`:]+)` \|")


def test_long_functions_are_named_with_a_reason():
    long = {
        f"{path.relative_to(ROOT).as_posix()}: {name}"
        for path, lengths in LENGTHS.items()
        for name, lines in lengths.items()
        if lines > LONGEST_FUNCTION
    }
    assert long == told_in_design(r"^\| `([^`]+\.py: \w+)` \|")


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


# Who names a game


NAMED_IN = (
    "holotable",
    "web/src",
    "web/index.html",
    "web/vite.config.ts",
    "tools",
    "hatch_build.py",
    "pyproject.toml",
    "Makefile",
)
OWN = re.compile(r"holotable/games/\w+/|web/src/games/\w+/|holotable/server/static/|(.*/)?__pycache__/")
ORDINARY_WORDS = {"command"}
"""Ids that are words of plain English as well: only in quotes or in a path do they name a game."""
OURS = [name for name, about in finding.found().items() if about.folder.parent == PACKAGE / "games"]


def sources():
    """Every file of the product that belongs to no game."""
    for place in (ROOT / name for name in NAMED_IN):
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            if path.is_file() and not OWN.match(path.relative_to(ROOT).as_posix()):
                yield path


def names(text, game):
    """The lines of a text that name a game."""
    word = rf"(?<![A-Za-z]){game}(?![A-Za-z])"
    pattern = rf"""["'`/.-]{game}["'`/.-]""" if game in ORDINARY_WORDS else word
    return [line.strip() for line in text.splitlines() if re.search(pattern, line)]


def test_no_file_outside_its_own_folders_names_a_game():
    found = []
    for path in sources():
        text = path.read_text(encoding="utf-8", errors="replace")
        found += [f"{path.relative_to(ROOT)}: {line[:120]}" for game in OURS for line in names(text, game)]
    assert found == []


def test_names_are_found():
    assert names('start("command")\nthe command line', "command") == ['start("command")']
    assert names("import { x } from '../games/command/adapter'", "command")
    assert names("warm brick\nbricks", "brick") == ["warm brick"]


DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_a_document_that_lists_games_lists_all(path):
    named = [
        game for game in OURS if re.search(rf"`{game}`|^### {game}:|\| {game} ", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert named == OURS or len(named) < 3


def test_the_readme_s_table_and_links_are_the_games():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \| .* \| \d", text, re.MULTILINE) == OURS
    assert re.findall(r"\]\(docs/rules/(\w+)\.md\)", text) == OURS


def test_the_tests_that_the_page_of_attacks_names_stand_there():
    text = (ROOT / "docs" / "attacks.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", text)
    assert len(named) > 50
    assert [test for path, test in named if f"\ndef {test}(" not in (ROOT / path).read_text(encoding="utf-8")] == []
