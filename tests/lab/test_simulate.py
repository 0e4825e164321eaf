"""Studies: the same games wherever they are played, resumed where they were broken off, whoever dies on the way."""

import json
import math
import re

import pytest

import holotable as ht
from holotable.cli import main
from holotable.lab import balance, simulate, tidy, watching

pq = pytest.importorskip("pyarrow.parquet")

QUICK = ({"turn_limit": 8},)

KILLER = """
import os, signal
from pathlib import Path

class Killer:
    def choose(self, situation):
        marker = Path({marker!r})
        if not marker.exists():
            marker.write_text("died here once")
            os.kill(os.getpid(), signal.SIGKILL)
        return situation.choices[0]
"""


MEETING = """
import time
from pathlib import Path

import ray


class Meeting:
    def choose(self, situation):
        here = Path({folder!r})
        (here / ray.get_runtime_context().get_node_id()).touch()
        patience = time.monotonic() + 120
        while len(list(here.iterdir())) < 2 and time.monotonic() < patience:
            time.sleep(0.05)
        return situation.choices[0]
"""
"""A player that goes on only when it sits at two machines."""

ALONE = """
class Meeting:
    def choose(self, situation):
        return situation.choices[0]
"""


def play_all(study, folder, **how):
    return sum(simulate.run(study, folder, **how))


def test_a_study_is_kept_and_goes_on_where_it_was_broken_off(tmp_path):
    study = simulate.Study("brick", ("random",), 130, 7, QUICK)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert play_all(study, whole) == 130
    assert play_all(study, whole) == 0
    running = simulate.run(study, broken)
    next(running)
    running.close()
    assert len(simulate.read_rows(study, broken)) == 50
    assert play_all(study, broken) == 80
    assert simulate.read_rows(study, broken) == simulate.read_rows(study, whole)


def test_a_folder_holds_one_study(tmp_path):
    simulate.open_folder(simulate.Study("brick", games=10, scenarios=QUICK), tmp_path)
    with pytest.raises(ht.HolotableError, match="another study"):
        simulate.open_folder(simulate.Study("brick", games=11, scenarios=QUICK), tmp_path)


@pytest.mark.parametrize(("players", "turns"), [(("random",), 1), (("random", "random"), 1), (("cadet", "random"), 2)])
def test_no_game_is_counted_twice(players, turns):
    study = simulate.Study("brick", players, 12, 3, QUICK)
    rows = simulate.play_stretch(study, 0, 12)
    games = {(row["seed"], tuple(row["players"])) for row in rows}
    assert len(games) == 12
    assert len({seed for seed, _ in games}) == 12 // turns


def test_players_in_turn_are_moved_round_until_they_sit_as_at_first():
    assert simulate._turns(["a", "b", "a", "b"]) == 2
    assert simulate._turns(["a", "b", "c"]) == 3


def test_players_change_seats_and_meet_the_same_dice():
    study = simulate.Study("brick", ("cadet", "random"), 4, 3, QUICK)
    rows = simulate.play_stretch(study, 0, 2)
    assert [row["players"] for row in rows] == [["cadet", "random"], ["random", "cadet"]]
    assert rows[0]["seed"] == rows[1]["seed"] == 3
    assert rows == simulate.play_stretch(study, 0, 2)


@pytest.mark.parametrize(
    ("study", "reason"),
    [
        (simulate.Study("brick", ("random",) * 3), "name one player or 2"),
        (simulate.Study("brick", ("jarjar",)), "no player 'jarjar'"),
        (simulate.Study("brick", games=0), "at least one game"),
    ],
)
def test_a_study_that_cannot_be_played_says_why(study, reason):
    with pytest.raises(ht.HolotableError, match=reason):
        study.check()


def test_scenarios_from_words():
    found = simulate.scenarios_of("brick", ["turn_limit=8|9", "heroes=true"])
    assert found == ({"turn_limit": 8, "heroes": True}, {"turn_limit": 9, "heroes": True})
    with pytest.raises(ht.BadOption, match="NAME=VALUE"):
        simulate.scenarios_of("brick", ["heroes"])


def row(scores, players=("a", "b"), first="x", scenario="{}"):
    return {
        "scenario": scenario, "seats": ["x", "y"], "players": list(players), "scores": list(scores), "first": first,
        "decisions": 10, "finished": True,
    }  # fmt: skip


def test_the_balance_of_a_study():
    rows = [row((1, 0))] * 30 + [row((0, 1))] * 10 + [row((0.5, 0.5))] * 10
    found = balance.balance_of(rows)
    seats = {rate.label: rate for rate in found.by_seat}
    assert seats["x"].rate == pytest.approx(0.7)
    assert seats["x"].low < 0.7 < seats["x"].high
    assert found.first_player.rate == pytest.approx(0.7)
    assert {rate.label for rate in found.by_player} == {"a", "b"}
    assert 0 < found.luck < 1
    assert balance.balance_of([row((1, 0))] * 9).luck == 0.0


def test_the_story_of_a_game_from_its_chances():
    curve = [[0.5, 0.5], [0.7, 0.3], [0.48, 0.52], [0.2, 0.8], [0.9, 0.1]]
    story = watching.story_of(curve, [0, 1], [0])
    assert story["lead_changes"] == 2
    assert story["lowest"] == pytest.approx(0.2)
    assert story["decided"] == pytest.approx(4 / 5)
    assert story["tension"] == pytest.approx(1 - (0 + 0.4 + 0.04 + 0.6 + 0.8) / 5)
    nobody = watching.story_of(curve, [0, 1], [])
    assert nobody["lowest"] is nobody["decided"] is None
    partners = watching.story_of([[0.3, 0.25, 0.2, 0.25], [0.1, 0.25, 0.45, 0.2]], [0, 1, 0, 1], [0, 2])
    assert partners["lead_changes"] == 0
    assert partners["decided"] == 0.5


@pytest.mark.parametrize("name", ht.list_games())
def test_a_game_tells_how_it_was_won_and_what_fell(name):
    rows = simulate.play_stretch(simulate.Study(name, games=3), 0, 3)
    game = ht.Table(name).game
    words = game.words()
    signs = watching.signs_of(name)
    arguments = {kind.name: {argument for argument, _ in kind.arguments} for kind in game.events.kinds}
    for part in (signs.losses, signs.cards):
        for code, argument in part.items():
            assert argument in {*arguments[game.events.kinds[code].name], watching.EVERY}
    for row in rows:
        assert row["turns"] > 1
        assert len(row["chances"]) == watching.POINTS
        assert all(sum(point) == pytest.approx(1, abs=0.001) for point in row["chances"])
        assert bool(row["ending"]) == bool(row["winners"])
        words_said = [row["ending"], *(one["what"] for one in row["losses"]), *(one["card"] for one in row["cards"])]
        assert all(words.name(word) != word for word in words_said if "-" in word)
        assert all(one["side"] == signs.side_of(one["what"]) for one in row["losses"])
    assert any(row["cards"] for row in rows) == bool(signs.cards)


@pytest.mark.parametrize("name", ht.list_games())
def test_what_falls_has_a_side_unless_both_have_it(name):
    signs, game = watching.signs_of(name), ht.get(name)
    owners = {word: signs.side_of(word) for code, argument in signs.losses.items() if argument != watching.EVERY
              for word in dict(game.events.kinds[code].arguments)[argument]}  # fmt: skip
    assert set(signs.sides.values()) <= set(game.seats(game.check_options({})))
    if signs.sides:
        assert {word for word, side in owners.items() if side is None} == set()
        assert len(set(signs.sides.values())) == 2
        assert all(signs.side_of(word) == side for word, side in signs.sides.items())


def test_the_sides_of_what_falls_are_those_of_the_rules():
    from holotable.games.blizzard import board as blizzard
    from holotable.games.brick import board as brick
    from holotable.games.command import tables as command

    for name, units, sides, side_of in (
        ("brick", brick.UNIT, ("empire", "rebels"), brick.SIDE),
        ("blizzard", blizzard.UNIT, ("alliance", "empire"), blizzard.SIDE),
        ("command", command.UNIT, ("rebels", "empire"), command.UNIT_SIDE),
    ):
        signs = watching.signs_of(name)
        assert {unit: signs.side_of(unit) for unit in units} == {unit: sides[side_of[number]] for unit, number in units.items()}


def test_a_page_says_where_one_side_always_begins():
    from holotable.lab import page

    rows = [{"first": "rebels"}, {"first": "rebels"}]
    assert page.first_is_always(rows)
    assert not page.first_is_always([*rows, {"first": "empire"}])


def test_a_sign_that_is_no_event_is_named(tmp_path, monkeypatch):
    game = ht.Table("brick").game
    (tmp_path / watching.FILE).write_text('{"losses": {"melted": "unit"}}', encoding="utf-8")
    monkeypatch.setattr(watching.registry, "get", lambda name: type("G", (), {"folder": tmp_path, "events": game.events}))
    with pytest.raises(ht.HolotableError, match="names the event 'melted'; the game has"):
        watching.signs_of.__wrapped__("brick")


def test_the_interval_is_wilsons():
    rate = balance.wilson("w", [1.0] * 8 + [0.0] * 2)
    assert (round(rate.low, 3), round(rate.high, 3)) == (0.490, 0.943)
    assert math.isnan(balance.wilson("none", []).rate)


def test_the_command_writes_a_page_that_stands_alone(tmp_path, capsys):
    pytest.importorskip("matplotlib")
    words = ["lab", "brick", "turn_limit=60|300", "--games", "20", "--jobs", "1", "--out", str(tmp_path / "s")]
    assert main(words) == 0
    assert "luck's share" in capsys.readouterr().out
    told = (tmp_path / "s" / "report.html").read_text(encoding="utf-8")
    assert told.count("<svg") >= 10
    assert "study." not in told
    assert not re.search(r"(src|href)=.http|url\(http|@import|<link|<script", told)
    tables = {name: pq.read_table(tmp_path / "s" / "tables" / f"{name}.parquet") for name in tidy.TABLES}
    assert (tables["games"].num_rows, tables["seats"].num_rows) == (40, 80)
    assert tables["chances"].num_rows == 80 * watching.POINTS
    assert set(tables["games"]["winner"].to_pylist()) <= {"", "empire", "rebels"}
    assert min(tables["losses"]["count"].to_pylist()) >= 1
    assert set(tables["losses"]["side"].to_pylist()) == {"empire", "rebels"}
    assert "always the same side in a scenario" in told
    assert json.loads((tmp_path / "s" / "study.json").read_text(encoding="utf-8"))["games"] == 20
    assert main(words) == 0
    assert "holds 40 of 40 games already" in capsys.readouterr().out


@pytest.mark.slow
def test_a_worker_process_that_dies_is_replaced(tmp_path):
    player = tmp_path / "killer.py"
    player.write_text(KILLER.format(marker=str(tmp_path / "marker")), encoding="utf-8")
    study = simulate.Study("brick", (f"{player}:Killer", "random"), 60, 1, ({"turn_limit": 2},))
    assert play_all(study, tmp_path / "out", jobs=2) == 60
    assert (tmp_path / "marker").exists()
    assert play_all(study, tmp_path / "again", jobs=1) == 60
    assert simulate.read_rows(study, tmp_path / "out") == simulate.read_rows(study, tmp_path / "again")


@pytest.mark.slow
def test_a_cluster_of_two_machines_plays_what_one_plays(tmp_path):
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    machines = tmp_path / "machines"
    machines.mkdir()
    player = tmp_path / "player.py"
    player.write_text(MEETING.format(folder=str(machines)), encoding="utf-8")
    study = simulate.Study("brick", (f"{player}:Meeting", "random"), 100, 1, ({"turn_limit": 2},))
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        assert play_all(study, tmp_path / "ray", ray=cluster.address) == 100
    finally:
        cluster.shutdown()
    assert len(list(machines.iterdir())) == 2
    player.write_text(ALONE, encoding="utf-8")
    assert play_all(study, tmp_path / "here") == 100
    assert simulate.read_rows(study, tmp_path / "ray") == simulate.read_rows(study, tmp_path / "here")


@pytest.mark.slow
def test_two_workers_on_ray_one_of_which_is_killed(tmp_path):
    ray = pytest.importorskip("ray")
    player = tmp_path / "killer.py"
    player.write_text(KILLER.format(marker=str(tmp_path / "marker")), encoding="utf-8")
    study = simulate.Study("brick", (f"{player}:Killer", "random"), 100, 1, ({"turn_limit": 2},))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        assert play_all(study, tmp_path / "ray", ray="local") == 100
    finally:
        ray.shutdown()
    assert (tmp_path / "marker").exists()
    assert play_all(study, tmp_path / "here") == 100
    assert simulate.read_rows(study, tmp_path / "ray") == simulate.read_rows(study, tmp_path / "here")
