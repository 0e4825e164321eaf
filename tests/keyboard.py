"""Somebody at the keyboard of the command line."""

from holotable.cli import main


def at_keyboard(monkeypatch, *lines):
    """Type these lines, and leave when there are no more; the screen is handed over where it has to be."""
    answers = iter(lines)

    def answer(console, prompt=""):
        if prompt.startswith("Hand over"):
            return ""
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("rich.console.Console.input", answer)


def run(capsys, *words):
    """One command line: its exit code, what it printed, and what it complained of."""
    code = main([str(word) for word in words])
    out = capsys.readouterr()
    return code, out.out, out.err
