"""Where what teaches a game lies, and its sentences."""

from pathlib import Path

from holotable.core import game as registry
from holotable.core.words import DEFAULT_LANGUAGE, Catalogue, catalogue, languages


def teaching(game: str) -> Path:
    """The folder of what teaches a game."""
    return registry.get(game).folder / "teaching"


def sentences(game: str, language: str = DEFAULT_LANGUAGE) -> Catalogue:
    """The sentences of a game's lessons and reference; in English where it does not speak the language."""
    folder = teaching(game) / "words"
    return catalogue(folder, language if language in languages(folder) else DEFAULT_LANGUAGE)
