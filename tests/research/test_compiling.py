"""Who waits for the compiler is told so."""

import io

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
    assert first == "Compiling the rules, once on this machine: 2 functions, 40 seconds"
    assert second == "Compiled 2 functions in 40 seconds"


def test_where_there_is_no_terminal_it_is_one_line(clock, monkeypatch):
    monkeypatch.setenv("HOLOTABLE_LANGUAGE", "de")
    out = io.StringIO()
    notice = compiling.Notice(out)
    compile_for(notice, clock, 40.0)
    compile_for(notice, clock, 40.0)
    assert out.getvalue().count("\n") == 1
    assert out.getvalue().startswith("Die Regeln werden")


def test_a_batch_announces(monkeypatch):
    from holotable.research import Batch

    registered = []
    monkeypatch.setattr(compiling.event, "register", lambda kind, listener: registered.append(kind))
    compiling.announce.cache_clear()
    Batch("brick", 1, observe=False, mask=False)
    Batch("brick", 1, observe=False, mask=False)
    compiling.announce.cache_clear()
    assert registered == ["numba:compile"]
