"""Who is asked, and what kind of question, never depends on what a seat cannot know."""

import random

import pytest

import holotable as ht
from holotable.core.records import clone


def questions(game, s):
    """The kind of question of every seat that is asked."""
    mask = int(game.to_act(s))
    return {seat: game.ask(s, seat)[0] for seat in range(game.max_seats) if (mask >> seat) & 1}


@pytest.mark.parametrize("name", ["brick", "endor", "blizzard"])
def test_a_new_deal_of_what_a_seat_cannot_know_asks_the_same_seats_the_same(name):
    game = ht.get(name)
    chooser = random.Random(7)
    for number, options in enumerate(game.option_mixes()[::5]):
        s = game.fresh(options, number)
        seats = len(game.seats(game.check_options(options)))
        for _ in range(40):
            asked = questions(game, s)
            for seat in range(seats):
                other = clone(s)
                game.redeal(other, seat, chooser.randrange(1 << 30))
                assert questions(game, other) == asked
            if s.over:
                break
            seat = chooser.choice(list(asked))
            game.apply(s, seat, chooser.choice(game.legal_list(s, seat)))
