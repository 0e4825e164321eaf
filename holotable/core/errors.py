"""The errors Holotable raises on purpose, each with one sentence for a person."""

LONGEST = 2000
"""Characters of a sentence; only one that repeats what it refuses can be longer, and it is cut."""


class HolotableError(Exception):
    """Anything a caller did that Holotable refuses; its text is one clear sentence.

    The sentence can be written anywhere, also where it names something that cannot, such as half a character.
    """

    def __str__(self) -> str:
        return super().__str__()[:LONGEST].encode("utf-8", "backslashreplace").decode()


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
