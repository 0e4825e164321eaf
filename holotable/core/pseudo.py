"""The pseudo-language: English about 40% longer in strange letters, to see where a screen has no room."""

PSEUDO = "qps"
LONGER = str.maketrans(
    {
        "a": "àá", "e": "éè", "i": "íì", "o": "òó", "u": "úù", "y": "ýý", "n": "ñn", "s": "šs",
        "A": "ÀÁ", "E": "ÉÈ", "I": "ÍÌ", "O": "ÒÓ", "U": "ÚÙ",
    }
)  # fmt: skip


def lengthened(text: str) -> str:
    """A text with vowels, n and s twice, with accents: about 40% longer, and still readable."""
    return text.translate(LONGER)
