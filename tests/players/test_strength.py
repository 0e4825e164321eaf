"""The strength page: games are kept, counted once, and written between the marks."""

import re
from pathlib import Path

import pytest

import holotable as ht
from holotable.lab import strength
from holotable.lab.ladder import Ladder, Pairing, Played


def test_games_are_kept_and_counted_once(tmp_path):
    plan = Ladder("brick", ("random", "cadet"), 4, 1, {}, neighbours=True)
    for _ in range(2):
        assert strength.measure([plan], tmp_path, 10.0, 1) == 4
    (record,) = strength.records(tmp_path)
    (duel,) = record.duels()
    assert (duel.one, duel.rest, duel.games) == ("cadet", "random", 4)
    row = strength.page([record]).splitlines()[-1]
    assert row.startswith("| brick |  | cadet | random | 4 | ")
    assert row.endswith("| 50% | no |")
    assert "| Elo |" in strength.page([record]).splitlines()[0]


def test_every_pairing_gets_its_share_of_the_time(tmp_path, monkeypatch):
    """A clock that moves on by a minute a game: three games for each of three pairings, however many are asked."""
    clock = [0.0]
    monkeypatch.setattr(strength.time, "monotonic", lambda: clock[0])
    plans = [Ladder("brick", ("random", "cadet"), 8, seed) for seed in (1, 2, 3)]
    asked = []

    def run(plan, log, jobs):
        for pairing in plan.pairings():
            clock[0] += 60.0
            asked.append(plan.seed)
            yield pairing

    monkeypatch.setattr(strength.ladder, "run", run)
    strength.measure(plans, tmp_path, 8.9, 1)
    assert [asked.count(seed) for seed in (1, 2, 3)] == [3, 3, 3]


def test_the_ways_to_play_are_measured_apart():
    plans = strength.plans_of(ht.list_games(), "cadet,officer,commander", 100, 1)
    assert {plan.players for plan in plans} >= {("cadet", "officer"), ("officer", "net"), ("net", "commander")}
    ranks = [("cadet", "officer").index(plan.players[0]) if plan.players[0] in ("cadet", "officer") else 2 for plan in plans]
    assert ranks == sorted(ranks)
    for plan in plans:
        plan.check()
    for name in ht.list_games():
        battles = [each for option in ht.get(name).options for each in option.known if isinstance(each, int)]
        ways = strength.ways_of(name)
        assert len({str(way) for way in ways}) == len(ways) >= len(battles)


def test_a_team_of_equals_wins_half():
    games = [Played(Pairing("a", "b", n % 4, n), float(n % 8 < 5), 9, {}) for n in range(240)]
    record = strength.Record("endor", {"players": 4}, tuple(games))
    (duel,) = record.duels()
    assert "| 50% | yes" in f"| {strength.row_of(record, duel)}"


def test_the_network_stands_after_the_officer():
    assert strength.row_of_players("brick", "random,officer,commander") == ("random", "officer", "net", "commander")
    assert strength.row_of_players("trilogy", "random,officer") == ("random", "officer")


def test_the_tables_replace_what_stood_between_the_marks(tmp_path):
    path = tmp_path / "page.md"
    path.write_text(f"# Strength\n{strength.BEGIN}\nold\n{strength.END}\nThe rest.\n", encoding="utf-8")
    strength.write(path, "new")
    assert path.read_text(encoding="utf-8") == f"# Strength\n{strength.BEGIN}\nnew\n{strength.END}\nThe rest.\n"
    path.write_text("# Strength\n", encoding="utf-8")
    with pytest.raises(ht.BadOption, match="no place for the tables"):
        strength.write(path, "new")


FEW = re.compile(r"(?:% of |games of |in \d+ of )(\d+)\b|\| (\d+) \| \d+(?:\.\d+)?% \|")


@pytest.mark.parametrize("page", ["strength", "networks", "learning"])
def test_a_section_with_figures_from_few_games_says_that_they_decide_nothing(page):
    text = (Path(ht.__file__).parents[1] / "docs" / f"{page}.md").read_text(encoding="utf-8")
    for section in re.split(r"\n(?=#+ )", text):
        few = [found[0] for found in FEW.finditer(section) if int(found[1] or found[2]) < strength.ENOUGH]
        assert not few or "decide" in section, (section.splitlines()[0], few[:3])
