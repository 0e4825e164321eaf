"""The README's Python is run as it stands."""

import doctest
from pathlib import Path


def test_the_readme_says_what_happens():
    path = Path(__file__).parent.parent / "README.md"
    failed, tried = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 4
    assert failed == 0
