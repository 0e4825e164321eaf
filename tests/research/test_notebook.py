"""The notebooks run as they stand and show what they are kept with."""

from pathlib import Path

import pytest
from machine import needs

import holotable as ht

NOTEBOOKS = Path(__file__).parents[2] / "docs" / "notebooks"


def kinds_of(notebook):
    """What kinds of things each cell shows; what is told while rules are compiled does not count."""
    shown = [cell.get("outputs", []) for cell in notebook.cells]
    return [
        {kind for output in outputs if output.get("name") != "stderr" for kind in output.get("data", ("text",))}
        for outputs in shown
    ]


def as_kept_and_run(name, changes=()):
    """What the cells of a notebook show as it is kept, and when it is run now, with some words in place of others."""
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    notebook = nbformat.read(NOTEBOOKS / name, as_version=4)
    kept = kinds_of(notebook)
    for cell in notebook.cells:
        for old, new in changes:
            cell.source = cell.source.replace(old, new)
    where = {"metadata": {"path": str(NOTEBOOKS)}}
    nbclient.NotebookClient(notebook, timeout=600, kernel_name="python3", resources=where).execute()
    return kept, kinds_of(notebook)


def pictures(kinds):
    return sum("image/svg+xml" in each for each in kinds)


def test_the_first_steps_run_and_show_what_they_are_kept_with():
    pytest.importorskip("gymnasium")
    kept, now = as_kept_and_run("first-steps.ipynb")
    assert now == kept
    assert pictures(kept) == 3


def test_the_boards_of_all_games_are_shown():
    kept, now = as_kept_and_run("boards.ipynb")
    assert now == kept
    assert pictures(kept) == len(ht.list_games())


@needs("torch")
def test_an_agent_learns_in_a_notebook():
    pytest.importorskip("matplotlib")
    kept, now = as_kept_and_run("learning.ipynb", [("--minutes 5", "--minutes 0.01 --rows 8")])
    assert now == kept
    assert pictures(kept) == 2
