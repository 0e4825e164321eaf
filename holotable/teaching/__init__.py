"""Learning a game: its rulebook with pictures and tables, its lessons and its puzzles.

A game brings these in a folder `teaching` of its own: `guide.en.md`, `reference.py`, `lessons.json`, `puzzles.json` and the
sentences of the lessons in `words/en.ftl`. Each of them may be missing.
"""
