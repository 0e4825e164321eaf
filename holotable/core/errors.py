"""The errors Holotable raises on purpose, each with one sentence for a person."""

LONGEST = 2000
"""How many characters a sentence may have. Only one that quotes what it refuses is longer; its middle is left out."""


class HolotableError(Exception):
    """Anything a caller did that Holotable refuses; its text is one clear sentence.

    The sentence can always be written as UTF-8, even if it quotes something that cannot, such as half a character.
    """

    def __str__(self) -> str:
        text = super().__str__()
        if len(text) > LONGEST:
            text = f"{text[: LONGEST // 2]} ... {text[-LONGEST // 2 :]}"
        return text.encode("utf-8", "backslashreplace").decode()


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
