"""What a seat cannot know, dealt anew: nobody's question changes with it (COM-73, COM-82, COM-92)."""

import random

import pytest

import holotable as ht
from holotable.core import records
from holotable.games.command.rules import flow
from holotable.games.command.state import NONE
from holotable.games.command.tables import CARD_DATA

GAME = ht.get("command")
PLIES = 150
REBEL_CARDS, IMPERIAL_CARDS = ([card["id"] for card in CARD_DATA["support"][side]] for side in ("rebels", "empire"))
LONE_CARDS = [
    {"scenario": 1 + 3 * i, "turn_limit": 20, "rebel_support": [REBEL_CARDS[i]], "empire_support": [IMPERIAL_CARDS[i]]}
    for i in range(5)
]
TEAMS = [{"scenario": 16, "players": 4, "turn_limit": 12}, {"scenario": 7, "players": 3, "team": "empire", "turn_limit": 12}]


def asked(s):
    """Who is asked, what, and in which step."""
    seat = int(records.lowest_seat(GAME.to_act(s)))
    return GAME.to_act(s), GAME.ask(s, seat)[0], s.step


def would_be_asked(s):
    """Whether the rules would ask the open question themselves."""
    return s.owes != NONE or flow.go_on(records.clone(s))


@pytest.mark.parametrize("options", [*LONE_CARDS, *TEAMS])
def test_COM_73_who_is_asked_what_never_depends_on_what_a_seat_cannot_know(options):
    s = GAME.fresh(options, seed=3)
    chance = random.Random(5)
    looks = 0
    for ply in range(PLIES):
        if s.over:
            break
        seat = int(records.lowest_seat(GAME.to_act(s)))
        offered = GAME.legal_list(s, seat)
        for viewer in range(s.players):
            other = records.clone(s)
            GAME.redeal(other, viewer, ply)
            assert asked(other) == asked(s)
            assert would_be_asked(other)
            assert GAME.legal_list(other, seat)
            if viewer == seat:
                assert GAME.legal_list(other, seat) == offered
            looks += 1
        GAME.apply(s, seat, chance.choice(offered))
    assert looks > PLIES // 2


@pytest.mark.parametrize("cards", [["finish-this", "air-support"], ["reserve-forces", "air-support"]])
def test_COM_92a_the_question_for_a_reroll_tells_no_support_card(cards):
    """Troopers without a re-roll of their own are asked about dice, whether they hold Finish This or not."""
    position = {
        "scenario": 2,
        "seat": "rebels",
        "step": "attack",
        "card": "direct-from-hq",
        "ordered": ["troopers-1"],
        "units": {"troopers-1": {"at": "4,4"}, "snowtroopers-1": {"at": "4,3"}, "snowtroopers-2": {"at": "9,0"}},
        "structures": {},
        "terrain": {},
        "support": {"rebels": cards},
    }
    table = ht.Table.at("command", position)
    table.play("attack", unit="troopers-1", target="snowtroopers-1")
    assert table.position()["step"] == "reroll"
    offered = {choice.kind for choice in table.choices("rebels")}
    assert offered == ({"keep_dice", "support"} if "finish-this" in cards else {"keep_dice"})
    assert GAME.hides(table.record, 0)
    assert GAME.actions.kind_name(GAME.passing(table.record, 0)) == "keep_dice"
    held = set()
    for seed in range(30):
        other = records.clone(table.record)
        GAME.redeal(other, 1, seed)
        found = GAME.to_position(other)["support"]["rebels"]
        assert len(found) == 2
        held.update(found)
    assert held == set(REBEL_CARDS)
