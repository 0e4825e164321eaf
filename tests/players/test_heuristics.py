"""Rules of thumb and evaluations: what brings a side nearer to its victory is worth more to it."""

import math

import numpy as np
import pytest

import holotable as ht
from holotable.core import records
from holotable.core.dice import seed_words
from holotable.games.blizzard.board import EMPIRE as BLIZZARD_EMPIRE
from holotable.games.blizzard.board import IN_THE_MIDDLE, SIDE, SIDES_OF_A_HEX, UNIT, UNIT_COUNT, WALKER
from holotable.games.blizzard.rules.shooting import sees
from holotable.games.blizzard.rules.units import has_facing, on_map
from holotable.games.blizzard.state import LOST
from holotable.games.command.hexset import is_empty
from holotable.games.command.tables import AT_AT, INFANTRY_UNITS, KIND_UNITS
from holotable.games.trilogy.board import ADJACENT, HUTTS, PAIR_FROM, PAIR_TO
from holotable.players import heuristics
from holotable.players.roster import Computer
from holotable.players.search import TURNS
from holotable.players.thinking import Search

REBELS, EMPIRE = 0, 1


def chance(table, seat):
    known = heuristics.of(table.game.id)
    return known.functions.evaluate(table.record, seat, known.weights)


def one_of(mask):
    return mask & -mask


def a_generator_falls(s):
    s.structure_at[0] = -1


def infantry_gets_through(s):
    s.gone |= one_of(s.on_field[EMPIRE] & INFANTRY_UNITS[EMPIRE])


def rebels_fall(s):
    s.lost |= one_of(s.on_field[REBELS] & INFANTRY_UNITS[REBELS])


@pytest.mark.parametrize(
    ("scenario", "happens"), [(10, a_generator_falls), (13, infantry_gets_through), (15, rebels_fall)]
)  # fmt: skip
def test_the_empire_counts_what_is_sudden_death_to_the_rebels(scenario, happens):
    table = ht.Table("command", seed=1, scenario=scenario)
    before = chance(table, EMPIRE)
    happens(table.record)
    assert chance(table, EMPIRE) > before + 0.05
    assert chance(table, REBELS) == pytest.approx(1.0 - chance(table, EMPIRE))


def test_the_rebels_count_the_at_ats_where_all_must_fall():
    table = ht.Table("command", seed=1, scenario=13)
    worth = heuristics.of("command").functions.share_done
    assert worth(table.record, REBELS) == 0.0
    table.record.lost |= one_of(table.record.on_field[EMPIRE] & KIND_UNITS[AT_AT])
    assert worth(table.record, REBELS) > 0.0


def test_the_empire_makes_for_the_generators():
    table = ht.Table("command", seed=1, scenario=10)
    functions = heuristics.of("command").functions
    assert is_empty(functions.goal_hexes(table.record, REBELS))
    assert not is_empty(functions.goal_hexes(table.record, EMPIRE))


def test_a_playout_that_tries_many_choices_makes_the_best():
    table = ht.Table.at("brick", {"units": {"vader": {"at": "c4"}, "luke": {"at": "a1"}}})
    game, known = table.game, heuristics.of("brick").changed({"tries": 60.0})
    s = records.new(game.state)
    s[0] = table.record
    s[0].quiet = 1
    actions = records.legal_buffer(game.max_legal)
    n = game.legal(s[0], 0, actions)
    worth = []
    for action in actions[:n]:
        tried = records.clone(s[0])
        game.apply(tried, 0, int(action))
        worth.append(known.functions.evaluate(tried, 0, known.weights))
    assert n > 2
    assert len(set(worth)) > 1
    chosen = {choice_of_a_playout(game, s, actions, n, known, seed) for seed in range(40)}
    assert chosen == {int(np.argmax(worth))}
    alone = heuristics.of("brick").changed({"tries": 1.0})
    assert len({choice_of_a_playout(game, s, actions, n, alone, seed) for seed in range(40)}) > 1


def choice_of_a_playout(game, s, actions, n, known, seed):
    rng = s[0].rng.copy()
    seed_words(rng, seed, 1)
    return heuristics.compiled(game.id).playout_choice(
        s[0], records.new(game.state), 0, 2, actions, n, known.weights, known.knobs, np.zeros(game.max_legal), rng, np.zeros(2)
    )


def test_a_hunch_brings_the_rules_of_thumb_to_the_root():
    table = ht.Table.at("brick", {"units": {"vader": {"at": "c4"}, "luke": {"at": "a1"}}})
    seat = table.seats.index(table.to_act[0])
    legal = np.array(table.game.legal_list(table.record, seat), np.int64)
    known = heuristics.of("brick").changed({"spread": 0.0})
    worth = np.zeros(len(legal))
    known.functions.weigh(table.record, seat, legal, len(legal), known.weights, worth)
    without, with_it = (priors_at_the_root(table, seat, known.changed({"hunch": power})) for power in (0.0, 2.0))
    expected = without * worth[worth > 0.0] ** 2
    assert len(set(worth)) > 1
    assert with_it == pytest.approx(expected / expected.sum(), rel=1e-4)


def priors_at_the_root(table, seat, known):
    search = Search(table.game, 2, known)
    search.think(table.record, seat, simulations=8, seed=1)
    return search.memories[0].edges["prior"][: len(search.lines(table.record, seat))].astype(float)


@pytest.mark.parametrize("game", ht.list_games())
def test_the_admiral_does_not_think_as_the_commander_does(game):
    admiral, commander = heuristics.of(game, "admiral"), heuristics.of(game, "commander")
    assert (admiral.knobs != commander.knobs).any()
    assert (commander.knobs == heuristics.of(game).knobs).all()


def test_a_level_may_have_weights_and_settings_of_its_own(monkeypatch):
    data = {**heuristics.read(ht.get("brick")), "levels": {"admiral": {"turns": 9, heuristics.of("brick").names[0]: 7.5}}}
    monkeypatch.setattr(heuristics, "read", lambda game: data)
    admiral, commander = heuristics.of.__wrapped__("brick", "admiral"), heuristics.of.__wrapped__("brick", "commander")
    assert (admiral.weights[0], admiral.knobs[TURNS]) == (7.5, 9.0)
    assert (admiral.weights[1:] == commander.weights[1:]).all()
    assert (commander.weights == heuristics.of("brick").weights).all()


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, pytest.param(10**400, id="huge"), True, "x", None])
def test_only_finite_numbers_are_weights(value, monkeypatch):
    with pytest.raises(heuristics.BadWeights, match="turns must be a number, not "):
        heuristics.of("brick").changed({"turns": value})
    data = heuristics.read(ht.get("brick"))
    data["weights"]["unit"] = value
    monkeypatch.setattr(heuristics, "read", lambda game: data)
    with pytest.raises(heuristics.BadWeights, match="unit must be a number, not "):
        heuristics.of.__wrapped__("brick")


@pytest.mark.parametrize("level", ["", "admiral"])
def test_a_misspelled_level_is_refused(level, monkeypatch):
    data = {**heuristics.read(ht.get("brick")), "levels": {"admirall": {"turns": 9}}}
    monkeypatch.setattr(heuristics, "read", lambda game: data)
    with pytest.raises(heuristics.BadWeights, match=r"no level admirall; the levels are cadet, .*, grand-admiral\."):
        heuristics.of.__wrapped__("brick", level)


def test_a_level_with_an_unknown_weight_is_refused(monkeypatch):
    data = {**heuristics.read(ht.get("brick")), "levels": {"admiral": {"bravado": 1.0}}}
    monkeypatch.setattr(heuristics, "read", lambda game: data)
    with pytest.raises(heuristics.BadWeights, match="There is no weight or setting 'bravado'"):
        heuristics.of.__wrapped__("brick", "admiral")


@pytest.mark.parametrize(("options", "pins"), [({"mode": "standard"}, 0.0), ({"players": 2}, 0.0), ({"players": 3}, 1.0)])
def test_a_planet_pins_a_force_where_the_hutts_have_a_goal(options, pins):
    known = heuristics.of("trilogy").changed({"planet": 0.5, "pinned": 1.0})
    table = ht.Table("trilogy", seed=1, **options)
    assert known.functions.planet_worth(table.record, known.weights) == 0.5 - pins


def test_a_planet_is_in_reach_only_next_to_stronger_forces():
    table = ht.Table("trilogy", seed=1, mode="trilogy")
    s, in_reach = table.record, heuristics.of("trilogy").functions.in_reach
    pairs = [(int(a), int(b)) for a, b in zip(PAIR_FROM, PAIR_TO, strict=True)]
    here, beyond = next((a, b) for a, b in pairs if not (ADJACENT[a] >> b) & 1)
    there = next(b for a, b in pairs if a == here and (ADJACENT[a] >> b) & 1)
    hutts = table.seats.index("hutts")
    s.held[hutts] = 1 << here
    s.forces[here] = 4
    wanted = 1 << there | 1 << beyond
    for forces, reached in ((2, 1 << there), (3, 0)):
        s.forces[there] = s.forces[beyond] = forces
        assert in_reach(s, HUTTS, wanted) == reached


@pytest.mark.parametrize("mission", [1, 2, 3])
def test_what_a_unit_of_blizzard_would_see_is_what_it_sees_once_it_faces_there(mission):
    table = a_battle("blizzard", mission=mission)
    s, functions = table.record, heuristics.of("blizzard").functions
    counted = 0
    for unit in range(UNIT_COUNT):
        if not on_map(s, unit) or not has_facing(s, unit):
            continue
        seen = functions.sights(s, unit)
        for facing in range(SIDES_OF_A_HEX):
            s.facing[unit] = facing
            enemies = [u for u in range(UNIT_COUNT) if SIDE[u] != SIDE[unit] and on_map(s, u) and sees(s, unit, u)]
            assert functions.in_sight(seen, facing) == len(enemies)
            counted += len(enemies)
    assert counted > 0


def test_in_mission_3_the_way_to_the_generators_counts_more_than_a_snowtrooper():
    table = a_battle("blizzard", mission=3)
    s = table.record
    troopers = [u for name, u in UNIT.items() if name.startswith("snowtrooper") and on_map(s, u)]
    before = chance(table, BLIZZARD_EMPIRE)
    generators = IN_THE_MIDDLE[2]
    walker = next(u for u in range(UNIT_COUNT) if WALKER[u] and on_map(s, u))
    lose_one = records.clone(s)
    lose_one.at[troopers[0]] = LOST
    s.at[walker] = s.at[generators]
    known = heuristics.of("blizzard")
    lost = before - known.functions.evaluate(lose_one, BLIZZARD_EMPIRE, known.weights)
    assert chance(table, BLIZZARD_EMPIRE) - before > lost > 0.0


def a_battle(game, **options):
    """A game of officers some way on, so that enemies have met."""
    table = ht.Table(game, seed=3, **options)
    officer = Computer("officer")
    for step in range(160):
        if table.over:
            break
        table.play_actions(table.to_act[0], officer.actions(table, table.seats.index(table.to_act[0]), step))
    return table


def test_a_routine_of_no_kind_is_refused(monkeypatch):
    data = {**heuristics.read(ht.get("brick")), "routine": ["juggle"]}
    monkeypatch.setattr(heuristics, "read", lambda game: data)
    with pytest.raises(heuristics.BadWeights, match="no kind of choice juggle"):
        heuristics.of.__wrapped__("brick")
