"""The notebook runs as it stands and shows what it is kept with: play, odds, and a policy that learns to beat chance."""

from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebooks" / "first-steps.ipynb"


def kinds_of(notebook):
    """What kinds of things each cell shows; what is told while rules are compiled does not count."""
    shown = [cell.get("outputs", []) for cell in notebook.cells]
    return [
        {kind for output in outputs if output.get("name") != "stderr" for kind in output.get("data", ("text",))}
        for outputs in shown
    ]


def test_the_notebook_runs_from_top_to_bottom_and_shows_what_it_is_kept_with():
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    pytest.importorskip("gymnasium")
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    kept = kinds_of(notebook)
    nbclient.NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    assert kinds_of(notebook) == kept
    assert sum("image/svg+xml" in kinds for kinds in kept) == 3
