"""What every game promises, on random play over a spread of its options."""

import inspect
import os
import subprocess
import sys
import types
import typing

import pytest

import holotable as ht
from holotable.core.game import FOR_PEOPLE, Game
from holotable.lab.fuzz import Broken, check_game, digest, replay

GAMES = ht.list_games()
GAMES_EACH = 14
DIGEST_DECISIONS = 120


def spread_of_mixes(game):
    """Options from all over the list of mixes, always the same."""
    mixes = game.option_mixes()
    step = max(1, len(mixes) // GAMES_EACH)
    return mixes[::step][:GAMES_EACH]


@pytest.mark.parametrize("name", GAMES)
def test_random_games_keep_every_promise(name):
    game = ht.get(name)
    for number, options in enumerate(spread_of_mixes(game)):
        assert check_game(game, options, seed=8 * number) > 0


def kinds_of(annotation):
    """The types of the arguments and of the answer of a field that holds a function, which may be None."""
    parts = typing.get_args(annotation) if typing.get_origin(annotation) is types.UnionType else (annotation,)
    return typing.get_args(parts[0])


def fits(found, wanted):
    """Whether an answer of one type serves where another is asked for: a list is a sequence."""
    if found == wanted or wanted is typing.Any:
        return True
    origins = typing.get_origin(found), typing.get_origin(wanted)
    return None not in origins and issubclass(*origins) and typing.get_args(found) == typing.get_args(wanted)


@pytest.mark.parametrize("name", GAMES)
def test_the_functions_for_people_are_of_the_types_that_a_game_names(name):
    """They are found by their names, where no type checker sees them."""
    fields = typing.get_type_hints(Game, localns={"Campaign": object})
    for function in FOR_PEOPLE:
        given = getattr(ht.get(name), function)
        if given is None:
            continue
        wanted, answer = kinds_of(fields[function])
        inspect.signature(given).bind(*wanted)
        if given.__name__ != "<lambda>":
            found = typing.get_type_hints(given)
            assert fits(found.pop("return"), answer), function
            assert list(found.values())[: len(wanted)] == list(wanted), function


INTERPRETED = """
import sys
import holotable as ht
from holotable.core.jit import COMPILED
from holotable.lab.fuzz import digest
assert not COMPILED
game = ht.get(sys.argv[1])
mixes = game.option_mixes()
for number in sys.argv[3:]:
    print(digest(game, mixes[int(number)], int(number), int(sys.argv[2])))
"""


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_and_compiled_play_the_same_game(name):
    game = ht.get(name)
    count = len(game.option_mixes())
    numbers = [0, count // 3, count - 1]
    command = [sys.executable, "-c", INTERPRETED, name, str(DIGEST_DECISIONS), *map(str, numbers)]
    done = subprocess.run(command, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    mixes = game.option_mixes()
    assert done.stdout.split() == [digest(game, mixes[number], number, DIGEST_DECISIONS) for number in numbers]


@pytest.mark.parametrize("name", GAMES)
def test_a_broken_game_is_written_as_a_save_that_opens(name, tmp_path):
    game = ht.get(name)
    table = ht.Table(name, seed=5)
    actions = []
    while table.ply < 12 and not table.over:
        seat = table.to_act[0]
        chosen = table.choices(seat)[0].with_count(None)
        actions += [(table.seats.index(seat), action) for action in chosen]
        table.play_actions(seat, chosen)
    path = Broken("made up", game, {}, 5, actions).save(tmp_path)
    assert ht.Table.load(path).record.tobytes() == table.record.tobytes()
    assert replay(game, {}, 5, actions).ply == table.ply > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_choice_and_event_has_words_and_a_clause(name):
    game = ht.get(name)
    words = game.words()
    inner = {compound.follow for compound in game.compounds.values()}
    for kind in set(game.vocabulary.kinds) - inner:
        assert f"choice.{kind}" in words
        assert kind in game.clauses
    for event in game.events.kinds:
        assert f"event.{event.name}" in words
        assert event.clause
