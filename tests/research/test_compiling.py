"""Who waits for the compiler is told so."""

import io
from collections import defaultdict

import pytest

from holotable.research import compiling


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture
def clock(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(compiling.time, "monotonic", lambda: now[0])
    return now


def compile_for(notice, clock, seconds):
    """One function that calls a second one."""
    notice.on_start(None)
    clock[0] += seconds
    notice.on_start(None)
    notice.on_end(None)
    notice.on_end(None)


def test_a_short_wait_is_silent(clock):
    out = Terminal()
    compile_for(compiling.Notice(out), clock, 0.5)
    assert out.getvalue() == ""


def test_a_long_wait_is_told_and_counted(clock, monkeypatch):
    monkeypatch.setenv("HOLOTABLE_LANGUAGE", "en")
    out = Terminal()
    compile_for(compiling.Notice(out), clock, 40.0)
    first, second = out.getvalue().replace("\033[K", "").strip("\r\n").split("\r")
    assert first == "Compiling the rules, once on this machine: 2 functions, 40 s"
    assert second == "Compiled 2 functions in 40 s"


def test_what_is_compiled_in_two_goes_is_added_up(clock, monkeypatch):
    monkeypatch.setenv("HOLOTABLE_LANGUAGE", "en")
    out = Terminal()
    notice = compiling.Notice(out)
    compile_for(notice, clock, 30.0)
    clock[0] += 100.0  # something else than compiling
    compile_for(notice, clock, 10.0)
    lines = out.getvalue().replace("\033[K", "").splitlines()
    assert [line for line in lines if line.startswith("Compiled")] == [
        "Compiled 2 functions in 30 s",
        "Compiled 4 functions in 40 s",
    ]


def test_many_short_goes_are_told_together_and_not_one_by_one(clock, monkeypatch):
    monkeypatch.setenv("HOLOTABLE_LANGUAGE", "en")
    out = Terminal()
    notice = compiling.Notice(out)
    for _ in range(5):
        compile_for(notice, clock, 0.6)
    lines = out.getvalue().replace("\033[K", "").splitlines()
    assert [line for line in lines if line.startswith("Compiled")] == [
        "Compiled 4 functions in 1 s",
        "Compiled 8 functions in 2 s",
    ]


def test_where_there_is_no_terminal_it_is_one_line(clock, monkeypatch):
    monkeypatch.setenv("HOLOTABLE_LANGUAGE", "de")
    out = io.StringIO()
    notice = compiling.Notice(out)
    compile_for(notice, clock, 40.0)
    compile_for(notice, clock, 40.0)
    assert out.getvalue().count("\n") == 1
    assert out.getvalue().startswith("Die Regeln werden")


def test_the_compiler_for_cards_tells_it_too(clock, monkeypatch, capsys):
    from numba.cuda.core import event

    monkeypatch.setenv("HOLOTABLE_LANGUAGE", "en")
    monkeypatch.setattr(event, "_registered", defaultdict(list))
    compiling.announce.cache_clear()
    compiling.announce(on_gpu=True)
    compiling.announce.cache_clear()
    with event.trigger_event(compiling.EVENT_OF_CUDA):
        clock[0] += 2.0
        with event.trigger_event(compiling.EVENT_OF_CUDA):
            pass
    assert capsys.readouterr().err.startswith("Compiling the rules, once on this machine: 2 functions, 2 s")


def test_a_batch_announces(monkeypatch):
    from holotable.research import Batch

    told = []
    monkeypatch.setattr(compiling, "announce", lambda: told.append("here"))
    Batch("brick", 1, observe=False, mask=False)
    assert told == ["here"]
