"""Who is asked, and what, tells nothing of what is hidden: it is the same wherever a seat could not tell the difference."""

import numpy as np
import pytest

import holotable as ht
from holotable.core.dice import seed_words
from holotable.core.records import clone

GAMES_EACH = 12
DECISIONS = 700
ONE_IN = 4


def seats_in(mask):
    """The seats of a mask."""
    return [seat for seat in range(8) if (int(mask) >> seat) & 1]


def told(s, first, seat):
    """The events since the first that a seat could see, as numbers."""
    ring = s.events
    rows = [ring[n % ring.shape[0]] for n in range(max(first, s.event_n - ring.shape[0]), s.event_n)]
    return [row.tolist() for row in rows if (int(row[1]) >> seat) & 1]


def asked(game, s):
    """Who is asked now, which question, and how long the answer takes: one that has no choice is soon given."""
    return [] if s.over else [(seat, game.ask(s, seat)[0], haste(game, s, seat)) for seat in seats_in(game.to_act(s))]


def haste(game, s, seat):
    """What is known of how soon an answer can come; where the choices are hidden, all answers take the same time."""
    legal = game.legal_list(s, seat)
    if game.actions.kind_name(legal[0]) in {compound.follow for compound in game.compounds.values()}:
        return "within a choice"
    if game.hides(s, seat):
        return "even"
    return "at once" if len(legal) == 1 else "when it is thought over"


def after(game, s, actor, action, seed):
    """The record after an action, with these dice."""
    seed_words(s.rng, seed, 5)
    game.apply(s, actor, action)
    return s


def lessons(game, s, actor, action, seats, seed):
    """What seats learn by who is asked after an action: all they were told is the same in another deal of what is hidden."""
    truth = after(game, clone(s), actor, action, seed)
    for viewer in range(seats):
        other = clone(s)
        game.redeal(other, viewer, seed)
        if asked(game, other) != asked(game, s):
            yield f"seat {viewer}, by its question now: {asked(game, s)} or {asked(game, other)}"
        if action in game.legal_list(other, actor):
            after(game, other, actor, action, seed)
            same = told(truth, s.event_n, viewer) == told(other, s.event_n, viewer) and truth.over == other.over
            if same and asked(game, truth) != asked(game, other):
                yield f"seat {viewer}: {asked(game, truth)} or {asked(game, other)}"


def random_play(game, options, seed):
    """A random game: every record with the actor and the action that comes next."""
    s = game.fresh(options, seed)
    chooser = np.random.default_rng(seed)
    for _ in range(DECISIONS):
        if s.over:
            return
        actor = int(chooser.choice(seats_in(game.to_act(s))))
        action = int(chooser.choice(game.legal_list(s, actor)))
        yield s, actor, action
        game.apply(s, actor, action)


@pytest.mark.parametrize("name", ht.list_games())
def test_who_is_asked_does_not_depend_on_what_is_hidden(name):
    game = ht.get(name)
    mixes = game.option_mixes()
    for number, options in enumerate(mixes[:: max(1, len(mixes) // GAMES_EACH)]):
        seats = len(game.seats(game.check_options(options)))
        for moment, (s, actor, action) in enumerate(random_play(game, options, number)):
            if moment % ONE_IN == number % ONE_IN:
                found = list(lessons(game, s, actor, action, seats, moment + 1))
                assert not found, f"{options}, after {moment} decisions and {game.actions.decode(action)}: {found[0]}"
