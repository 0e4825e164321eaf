"""The errors Holotable raises on purpose, each with one sentence for a person.

An error is raised with the key of its sentence and what the sentence names: ``BadOption("error.no_language", ...)``. The
sentences lie in ``core/refusals``; those of a game lie in its own words, and their keys begin with its name:
``GAME:error.gap``. ``str(error)`` is English, `HolotableError.say` any language.
"""

from typing import Any

LONGEST = 2000
"""How many characters a sentence may have. Only one that quotes what it refuses is longer; its middle is left out."""


class HolotableError(Exception):
    """Anything a caller did that Holotable refuses; its text is one clear sentence.

    The sentence can always be written as UTF-8, even if it quotes something that cannot, such as half a character.
    """

    def __init__(self, sentence: str = "", /, **details: Any) -> None:
        super().__init__(sentence)
        self.details = details

    def say(self, language: str) -> str:
        """The sentence in a language; what has no key is said as it was written."""
        from .refusals import told  # the sentences are read when something is refused, not before

        text = told(self.args[0] if self.args else "", self.details, language)
        if len(text) > LONGEST:
            text = f"{text[: LONGEST // 2]} ... {text[-LONGEST // 2 :]}"
        return text.encode("utf-8", "backslashreplace").decode()

    def __str__(self) -> str:
        return self.say("en")


class UnknownGame(HolotableError):
    """No game has that name."""


class BadGame(HolotableError):
    """A game that cannot be put on the table as its folder is."""


class BadOption(HolotableError):
    """An option has an unknown name or a value that its game does not allow."""


class BadPosition(HolotableError):
    """A JSON position breaks the rules of its game."""


class BadSave(HolotableError):
    """A save file is broken, of an unknown kind, or does not replay."""


class IllegalChoice(HolotableError):
    """A choice that is not offered to that seat now."""
