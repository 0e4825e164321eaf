"""`holotable new-game`: a sixth game from the template, in a folder of its own, held to every promise of the kit."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from keyboard import run

from holotable import new_game
from holotable.core import finding

ROOT = Path(__file__).parent.parent
SIXTH = "star_duel"


@pytest.fixture
def folder(tmp_path):
    """A folder that holds a new game."""
    new_game.write(SIXTH, tmp_path)
    return tmp_path


def python(folder, *words):
    """Run Python with the folder's games on the table."""
    environment = {**os.environ, finding.FURTHER_FOLDERS: str(folder)}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def text_of(done):
    return done.stdout[-3000:] + done.stderr[-3000:]


def test_the_command_says_how_to_play_it(capsys, tmp_path):
    code, out, _ = run(capsys, "new-game", SIXTH, "--folder", str(tmp_path))
    assert code == 0
    assert f"{finding.FURTHER_FOLDERS}={tmp_path} holotable play {SIXTH}" in out


def test_nothing_of_the_template_s_name_is_left(folder):
    for path in (folder / SIXTH).rglob("*"):
        assert "sketch" not in path.name
        if path.is_file():
            assert not re.search(r"(?i)sketch|\bSKE[-_]", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Duel", "cannot be the name of a game"),
        ("my duel", "cannot be the name of a game"),
        ("../duel", "cannot be the name of a game"),
        ("go", "cannot be the name of a game"),
        ("lambda", "cannot be the name of a game"),
        (next(iter(finding.found())), "There is a game"),
        (SIXTH, "exists already; nothing was written"),
    ],
)
def test_a_wrong_name_is_refused_and_nothing_is_written(capsys, folder, name, sentence):
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    code, _, error = run(capsys, "new-game", name, "--folder", str(folder))
    assert code == 2
    assert sentence in error
    assert error.count("\n") == 1
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_it_keeps_every_promise_interpreted_and_compiled(folder):
    """The kit, the tests of its clauses, the names of its choices: whatever is asked of the other games."""
    recorded = python(folder, "-m", "holotable.lab.golden", SIXTH, str(folder / SIXTH / "golden"), "--games", "60")
    assert recorded.returncode == 0, text_of(recorded)
    kit = ["tests/kit", "tests/core", "tests/test_structure.py", str(folder / SIXTH / "tests")]
    done = python(folder, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-k", SIXTH, *kit)
    assert done.returncode == 0, text_of(done)
    assert int(re.search(r"(\d+) passed", done.stdout)[1]) > 15


def test_it_is_fuzzed_from_the_command_line(folder):
    done = python(folder, "-m", "holotable.cli", "fuzz", SIXTH, "--games", "40", "--jobs", "1", "--out", str(folder))
    assert done.returncode == 0, text_of(done)
    assert "Nothing found in 40 games" in done.stdout


@pytest.mark.slow
def test_its_web_half_passes_the_checks_of_the_page_and_builds(folder):
    web = folder / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(folder / SIXTH / "web", web / "src" / "games" / SIXTH)
    for words in (["npx", "svelte-check"], ["npx", "vite", "build", "--outDir", str(folder / "built")]):
        done = subprocess.run(words, cwd=web, capture_output=True, text=True, check=False)
        assert done.returncode == 0, text_of(done)
    assert (folder / "built" / "index.html").is_file()


TAUGHT = """
from holotable.teaching import lessons, rulebook, scenes
book = rulebook.rulebook("star_duel")
assert "Quick start" in book.text and "Reference" in book.text
assert [scenes.stage("star_duel", scene).table.winners for scene in book.scenes] == [("cross",)]
pupil = lessons.start(lessons.lessons("star_duel")[0])
assert pupil.choose("mark(space=c2)") == "Not there: c1 makes three in a row."
assert pupil.choose("mark(space=c1)") is None and pupil.finished
"""


def test_it_brings_its_own_rulebook_and_lesson(folder):
    done = python(folder, "-c", TAUGHT)
    assert done.returncode == 0, text_of(done)


STALE = """
import sys
from holotable import cli
from holotable.core.errors import BadGame
from holotable.server import game_catalogue
from holotable.teaching import lessons, rulebook
book = rulebook.rulebook("star_duel")
first = lessons.lessons("star_duel")[0]
for wrong in (lambda: book.scene(0), lambda: lessons.start(first), lambda: rulebook.rulebook("cracked")):
    try:
        wrong()
    except BadGame as fault:
        print(fault)
print(cli.main(["rules", "star_duel"]), cli.main(["games"]), game_catalogue.playable()[-2:], file=sys.stderr)
"""


def test_what_does_not_fit_a_game_is_named_and_stops_nothing_else(folder):
    """Lessons of another board, a reference that fails, a game that cannot be loaded: a sentence each, with the file."""
    teaching = folder / SIXTH / "teaching"
    for name in ("guide.en.md", "lessons.json"):
        text = (teaching / name).read_text(encoding="utf-8")
        (teaching / name).write_text(text.replace('"marks"', '"stones"'), encoding="utf-8")
    new_game.write("cracked", folder)
    (folder / "cracked" / "teaching" / "reference.py").write_text("1 / 0", encoding="utf-8")
    new_game.write("torn", folder)
    (folder / "torn" / "rules.py").write_text("def broken(:", encoding="utf-8")
    done = python(folder, "-c", STALE)
    told = " ".join(done.stdout.split())
    assert f"{teaching / 'guide.en.md'} does not fit the game (picture 1): " in done.stdout, text_of(done)
    assert f"{teaching / 'lessons.json'} does not fit the game (" in done.stdout
    assert (
        f"reference.py does not fit the game: {folder / 'cracked' / 'teaching' / 'reference.py'}, line 1: Zero" in done.stdout
    )
    assert "STA-1 " in told
    assert f"torn cannot be loaded: {folder / 'torn' / 'rules.py'}, line 1: invalid syntax." in done.stderr
    assert done.stderr.splitlines()[-1] == "0 1 ('cracked', 'star_duel')", text_of(done)
