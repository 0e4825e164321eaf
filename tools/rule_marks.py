"""Write the marks of the rules that count as correct, so that a test can compare the rulebooks with them.

``python tools/rule_marks.py FOLDER`` reads the clauses of ``FOLDER/*.md`` (and the rulings on cards in ``FOLDER/*.json``) and
writes what the mark of each says into tests/teaching/marks.json.
"""

import json
import re
import sys
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "tests" / "teaching" / "marks.json"
CLAUSE = re.compile(r"^- ([A-Z]{3}-\d+[a-z]?) (.*(?:\n  .*)*)", re.MULTILINE)
KINDS = ("book", "known", "likely", "implied", "ruling")
PRINTED = ("text", "languages")
"""How the marks speak of the print in another language."""


def marks(folder: Path) -> dict[str, list[str]]:
    """Of each clause the kinds that its marks name, in the order of `KINDS`."""
    found = {}
    for path in sorted(folder.glob("*.md")):
        for name, text in CLAUSE.findall(path.read_text(encoding="utf-8")):
            parts = [part for mark in re.findall(r"\[([^\]]*)\]", text) for part in mark.split(";")]
            said = {kind for part in parts for kind in _kinds(part)}
            found[name] = [kind for kind in KINDS if kind in said]
    for path in sorted(folder.glob("*.json")):
        for part, rulings in json.loads(path.read_text(encoding="utf-8")).items():
            if part.endswith("_rulings"):
                found |= {name: _ruling(text) for name, text in rulings.items()}
    return found


def _kinds(part: str) -> list[str]:
    """The kinds that one part of a mark names: behind what it speaks of, if it says so."""
    for said in (part.rpartition(": ")[2], part):
        found = [kind for kind in KINDS if re.search(rf"\b{kind}", said)]
        if found or any(word in said for word in PRINTED):
            return found or ["book"]
    return []


def _ruling(text: str) -> list[str]:
    """A ruling on cards is ours; what of it is printed is said in brackets."""
    whole = re.fullmatch(r"[^;]*\(book\)\.?", text) and ". " not in text
    return ["book"] if whole else ["book", "ruling"] if "(book)" in text else ["ruling"]


if __name__ == "__main__":
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        sys.exit("Name the folder of the rules.")
    TARGET.write_text(json.dumps(marks(Path(sys.argv[1])), indent=1) + "\n", encoding="utf-8")
    print(f"Wrote {TARGET.name}.")
