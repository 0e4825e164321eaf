"""The benchmark measures what it says it measures."""

import re
import tomllib
from pathlib import Path

import pytest

from holotable.core.speaking import speak
from holotable.lab import bench, peers

ROOT = Path(__file__).parents[2]


def test_every_way_of_measuring_gives_a_rate():
    assert bench.cores("brick", 2, 0.05) > 1000
    step = bench.stepper("brick", 64)
    assert step(100) == 128
    raw = bench._raw("brick")(20_000)
    assert 0 < raw.games < raw.decisions == 20_000


def test_peers_are_left_out_where_they_are_not_installed(monkeypatch):
    monkeypatch.setattr(peers.importlib.util, "find_spec", lambda name: None)
    assert peers.installed() == []
    rates = bench.beside_peers(["brick"], rounds=1)
    assert set(rates) == {"brick", "brick, batch 1024"}


def test_the_extra_brings_what_every_peer_needs():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]

    def brought(extra):
        for wanted in extras[extra]:
            name = re.match(r"[\w-]+", wanted).group()
            if name == "holotable":
                for other in re.search(r"\[(.*)\]", wanted).group(1).split(","):
                    yield from brought(other)
            yield {"open_spiel": "pyspiel"}.get(name, name)

    for peer in peers.PEERS:
        assert set(peer.packages) <= set(brought("bench")), peer.name


def test_open_spiel_is_played_as_a_peer():
    pytest.importorskip("pyspiel")
    peer = next(peer for peer in peers.PEERS if peer.name == "OpenSpiel hearts")
    played = peer.make()(150)
    assert played.decisions == 150
    assert played.games == 2


@pytest.mark.parametrize("name", peers.PGX_GAMES[1:])
def test_pgx_is_played_as_a_peer(name):
    pytest.importorskip("pgx")
    played = peers.pgx_game(name, batch=8, steps=64)(512)
    assert played.decisions == 512
    assert 512 / 43 <= played.games < 512 / 4


def test_rates_for_people():
    assert bench.short(5_812_000) == "5.8 million"
    assert bench.short(24_400) == "24.4 thousand"
    assert bench.short(240_300) == "240 thousand"
    assert bench.short(553.4) == "553"


def test_rates_are_said_in_the_language_of_the_reader():
    speak("uk")
    said = [bench.short(rate) for rate in (5_812_000, 2e9)]
    speak("en")
    assert said == ["5,8 мільйона", "2 мільярди"]


def test_the_plot_is_written(tmp_path):
    pytest.importorskip("matplotlib")
    bench.plot({"brick": peers.Pace(5e6, 100.0), "OpenSpiel hearts": peers.Pace(6e4, 1.0)}, tmp_path / "rates.png")
    assert (tmp_path / "rates.png").read_bytes()[:4] == b"\x89PNG"


@pytest.mark.parametrize(
    ("words", "reason"),
    [(["--cores", "many"], "--cores takes"), (["--plot", "x.png"], "--peers")],
)
def test_wrong_words_are_answered_in_one_sentence(words, reason, capsys):
    from holotable.cli import main

    assert main(["bench", "brick", *words]) == 2
    assert reason in capsys.readouterr().err


def test_a_gpu_that_is_not_there_is_named(capsys, monkeypatch):
    from numba import cuda

    from holotable.cli import main

    monkeypatch.setattr(cuda, "is_available", lambda: False)
    assert main(["bench", "brick", "--gpu"]) == 2
    assert "GPU" in capsys.readouterr().err


def test_a_peer_is_left_out_where_a_package_it_imports_is_missing(monkeypatch):
    from holotable.lab import peers

    monkeypatch.setattr(peers.importlib.util, "find_spec", lambda name: None if name == "chess" else object())
    names = [peer.name for peer in peers.installed()]
    assert "PettingZoo chess" not in names
    assert len(names) == len(peers.PEERS) - 1
