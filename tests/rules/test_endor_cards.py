"""Cards, piles, rounds and teams of `endor`: END-1 to END-9, END-61, END-62, END-70 to END-72."""

import json

import numpy as np
import pytest
from endor_kit import attack, battle, ids, orders, pick_all, told
from seen import kinds

import holotable as ht
from holotable.core.records import clone

DATA = json.loads((ht.get("endor").folder / "data" / "endor.json").read_text(encoding="utf-8"))


def test_END_1_each_side_shuffles_thirty_cards_and_draws_six():
    decks = set()
    for seed in range(5):
        p = ht.Table("endor", seed=seed).position()
        for side in ("rebels", "empire"):
            assert len(p["hands"][side]) == 6
            assert len(p["decks"][side]) == 24
            assert len({*p["hands"][side], *p["decks"][side]}) == 30
        decks.add(tuple(p["decks"]["rebels"]))
    assert len(decks) == 5
    for cards in DATA["cards"].values():
        assert {len(card["orders"]) for card in cards} == {2, 3}


def test_END_2_ships_start_as_the_data_say():
    p = ht.Table("endor", seed=1).position()
    count = {ship: sum(entry.get(ship, 0) for entry in p["ships"].values()) for ship in DATA["totals"]}
    assert (count["x-wing"], count["y-wing"], count["b-wing"], count["tie"]) == (20, 16, 15, 28)
    assert p["tie_reserve"] == 28
    assert p["ships"]["N"] == {"executor": 1, "tie": 4}
    assert p["markers"] == {f"F{i}": "up" for i in range(1, 7)}
    assert all(len(p["ships"][marker]) == 1 for marker in p["markers"])


def test_END_3_both_pick_three_in_order_and_neither_waits():
    t = ht.Table("endor", seed=3)
    assert t.to_act == ("rebels", "empire")
    mine = t.position()["hands"]["rebels"]
    for card in (mine[4], mine[0], mine[2]):
        t.play("pick", seat="rebels", card=card)
    assert t.position()["piles"]["rebels"] == [mine[4], mine[0], mine[2]]
    assert t.to_act == ("empire",)
    assert not told(t, "turned_up")
    for _ in range(3):
        t.play(t.choices("empire")[0])
    assert told(t, "turned_up") == [{"card": mine[4]}]
    assert t.position()["hands"]["rebels"] == sorted({*mine} - {mine[4], mine[0], mine[2]})


def test_END_3_the_empire_may_pick_first():
    t = ht.Table("endor", seed=3)
    t.play(t.choices("empire")[5])
    assert set(t.to_act) == {"rebels", "empire"}
    t.play(t.choices("rebels")[5])
    assert [len(pile) for pile in t.position()["piles"].values()] == [1, 1]


def test_END_3_it_does_not_matter_who_picks_first():
    ends = []
    for order in (("rebels",) * 3 + ("empire",) * 3, ("empire", "rebels") * 3):
        t = ht.Table("endor", seed=8)
        for seat in order:
            t.play(t.choices(seat)[1])
        ends.append(t.position())
    assert ends[0] == ends[1]


def test_END_3a_hands_piles_and_decks_are_secret():
    t = ht.Table("endor", seed=3)
    card = t.choices("rebels")[0].args["card"]
    t.play("pick", seat="rebels", card=card)
    assert t.view("rebels")["piles"] == {"rebels": [card], "empire": []}
    assert t.view("empire")["piles"] == {"rebels": [None], "empire": []}
    assert t.view(None)["hands"] == {"rebels": [None] * 5, "empire": [None] * 6}
    assert t.view("rebels")["decks"] == {"rebels": 24, "empire": 24}
    assert t.view("rebels")["hands"]["rebels"] == t.position()["hands"]["rebels"]
    assert [e.kind for e in t.events_for("rebels") if e.kind == "picked"] == ["picked"]
    assert not [e for e in t.events_for("empire") if e.kind == "picked"]
    assert not [e for e in t.events_for(None) if e.kind == "picked"]
    text = json.dumps(t.view("empire")) + json.dumps([e.text for e in t.events_for("empire")])
    assert not any(f"r{i:02}" in text for i in range(1, 31))


def test_END_3a_nobody_sees_extra_orders_in_a_pile():
    t = battle({"R1": {"x-wing": 1}}, "r17", piles={"rebels": ["r01", "r02", "r03"]}, extras={"rebels": 2})
    assert t.view("rebels")["piles"]["rebels"] == ["r01", None, None]
    assert t.view("empire")["piles"]["rebels"] == [None, None, None]
    assert t.view("rebels")["extras"]["rebels"] == 2


def test_END_3a_a_redeal_moves_all_that_is_hidden_and_nothing_else():
    piles = {"rebels": ["r01", "r02", "r03"], "empire": ["e01", "e02"]}
    hands = {"rebels": ["r07", "r08", "r09"], "empire": ["e07", "e08", "e09"]}
    t = battle({"R1": {"x-wing": 1}}, "r17", piles=piles, extras={"rebels": 2, "empire": 1}, hands=hands)
    seen = {"own extra": set(), "enemy hand": set(), "enemy pile": set(), "deck": set()}
    for seed in range(40):
        s = clone(t.record)
        t.game.redeal(s, 0, seed)
        p = t.game.to_position(s)
        assert t.game.view(s, 0) == t.view("rebels")
        assert p["piles"]["rebels"][0] == "r01"
        assert p["hands"]["rebels"] == hands["rebels"]
        assert sorted(p["decks"]["rebels"] + p["piles"]["rebels"][1:]) == sorted(
            t.position()["decks"]["rebels"] + piles["rebels"][1:]
        )
        seen["own extra"].add(p["piles"]["rebels"][1])
        seen["enemy hand"] |= set(p["hands"]["empire"])
        seen["enemy pile"].add(p["piles"]["empire"][0])
        seen["deck"].add(p["decks"]["empire"][0])
    assert all(len(cards) > 10 for cards in seen.values())


def test_END_3a_a_redeal_keeps_what_a_reshuffle_has_shown():
    fresh = [f"e{i:02}" for i in range(1, 21)]
    old = ["e21", "e22", "e23"]
    t = battle(
        {"R1": {"x-wing": 1}},
        "r17",
        hands={"empire": ["e21", "e22", "e01"]},
        piles={"empire": ["e02", "e23", "e03"]},
        extras={"empire": 2},
        discards={"empire": [f"e{i}" for i in range(24, 31)]},
        fresh={"empire": fresh},
    )
    places = set()
    for seed in range(60):
        s = clone(t.record)
        t.game.redeal(s, 0, seed)
        p = t.game.to_position(s)
        assert set(p["decks"]["empire"]) <= set(fresh)
        assert p["piles"]["empire"][1] in old
        assert p["piles"]["empire"][2] in fresh
        held = [*p["hands"]["empire"], p["piles"]["empire"][0]]
        assert sum(card in old for card in held) == 2
        places.add(p["piles"]["empire"][1])
    assert places == set(old)


def test_END_4_the_rebellion_begins_and_sides_alternate_past_empty_piles():
    ships = {"R1": {"x-wing": 3}, "N": {"executor": 1}}
    piles = {"rebels": ["r01"], "empire": ["e01", "e02", "e03"]}
    t = battle(ships, "r17", piles=piles)
    turns = []
    while t.position()["phase"] == "orders":
        turns.append(t.to_act[0])
        t.play("no_order")
    assert turns == ["rebels", "empire", "rebels", "empire", "empire"]
    assert t.position()["round"] == 2
    pick_all(t)
    assert t.to_act == ("rebels",)


def test_END_5_extra_orders_go_unseen_under_the_pile_in_the_order_drawn():
    ships = {"R1": {"x-wing": 3}, "W": {"tie": 1}, "N": {"executor": 1}}
    decks = {"rebels": ["r30", "r29", *[f"r{i:02}" for i in range(2, 17)], *[f"r{i}" for i in range(18, 29)]]}
    t = battle(ships, "r17", piles={"rebels": ["r01"], "empire": ["e01"]}, decks=decks)
    t.play("order", order="x-wing")
    attack(t, "R1", "W", 3, 1, 1)
    t.play("assign", die=3, target="tie")
    assert told(t, "extra_orders") == [{"seat": "rebels", "count": 1}]
    p = t.position()
    assert p["piles"]["rebels"] == ["r01", "r30"]
    assert p["extras"]["rebels"] == 1
    assert p["decks"]["rebels"][0] == "r29"


def test_END_5_several_extra_orders_keep_their_order():
    rest = [f"e{i:02}" for i in range(2, 30) if i not in (4, 8)]
    decks = {"empire": ["e30", "e08", *rest]}
    t = battle({"R1": {"x-wing": 1}}, "e04", hits={"luke": 9}, decks=decks, piles={"empire": ["e01"]})
    t.dice([4, 1, 1, 1])
    t.play("order", order="vader")
    assert told(t, "extra_orders") == [{"seat": "empire", "count": 4}]
    assert told(t, "turned_up")[-1] == {"card": "e01"}
    assert t.position()["piles"]["empire"] == ["e30", "e08", *rest[:2]]
    assert t.position()["extras"]["empire"] == 4


def test_END_6_at_round_end_set_aside_cards_return_and_each_side_draws_three():
    hands = {"rebels": ["r01", "r02", "r03"], "empire": ["e01", "e02", "e03"]}
    t = battle({"R1": {"x-wing": 1}}, "r17", hands=hands)
    top = t.position()["decks"]["rebels"][:3]
    t.play("no_order")
    p = t.position()
    assert (p["phase"], p["round"]) == ("prepare", 2)
    assert set(p["hands"]["rebels"]) == {*hands["rebels"], *top}
    assert len(p["hands"]["empire"]) == 6
    assert p["discards"]["rebels"] == ["r17"]
    assert told(t, "drew") == [{"seat": "rebels", "count": 3}, {"seat": "empire", "count": 3}]


def test_END_6_an_empty_deck_is_made_of_the_shuffled_discards():
    cards = [f"r{i:02}" for i in range(1, 31) if i != 17]
    t = battle({"R1": {"x-wing": 1}}, "r17", discards={"rebels": cards[2:]}, decks={"rebels": cards[:2]})
    t.play("no_order")
    p = t.position()
    assert told(t, "reshuffled") == [{"side": "rebels"}]
    assert set(cards[:2]) <= set(p["hands"]["rebels"])
    assert len(p["hands"]["rebels"]) == 3
    assert p["discards"]["rebels"] == []
    assert set(p["fresh"]["rebels"]) == {*cards[2:], "r17"}


def test_END_6a_a_card_is_not_reshuffled_by_its_own_order():
    cards = [f"e{i:02}" for i in range(1, 31) if i != 4]
    t = battle(
        {"R1": {"x-wing": 1}},
        "e04",
        hits={"luke": 9},
        decks={"empire": []},
        discards={"empire": cards},
        piles={"rebels": ["r17"]},
    )
    t.dice([6, 6, 6, 6])
    t.play("order", order="vader")
    p = t.position()
    assert told(t, "reshuffled") == [{"side": "empire"}]
    assert p["discards"]["empire"] == ["e04"]
    assert "e04" not in p["decks"]["empire"] + p["piles"]["empire"]
    assert len(p["piles"]["empire"]) == 4


def test_END_6a_discards_stay_while_the_deck_holds_cards():
    cards = [f"r{i:02}" for i in range(1, 31) if i != 17]
    t = battle({"R1": {"x-wing": 1}}, "r17", discards={"rebels": cards[3:]}, decks={"rebels": cards[:3]})
    t.play("no_order")
    assert not told(t, "reshuffled")
    assert t.position()["decks"]["rebels"] == []


def test_END_7_no_card_is_drawn_from_nothing_and_a_small_hand_is_picked_whole():
    cards = [f"r{i:02}" for i in range(1, 31) if i != 17]
    t = battle(
        {"R1": {"x-wing": 3}, "W": {"tie": 1}, "N": {"executor": 1}},
        "r17",
        hands={"rebels": cards[1:]},
        piles={"rebels": cards[:1]},
        decks={"rebels": []},
    )
    t.play("order", order="x-wing")
    attack(t, "R1", "W", 6, 6, 6)
    t.play("assign", die=6, target="tie")
    assert not told(t, "extra_orders")
    assert t.position()["piles"]["rebels"] == []
    few = {"rebels": ["r01"], "empire": ["e01", "e02", "e03", "e04"]}
    t = battle({"R1": {"x-wing": 1}}, hands=few)
    t.play("pick", seat="rebels", card="r01")
    assert t.to_act == ("empire",)


def test_END_8_only_usable_orders_are_offered_and_none_may_be_given():
    t = battle({"R1": {"x-wing": 1}}, "r17", piles={"empire": ["e04"]})
    assert ids(t) == ["order(order=x-wing)", "no_order()"]
    t.play("no_order")
    assert told(t, "passed") == [{}]
    assert t.position()["discards"]["rebels"] == ["r17"]


def test_END_8_a_card_without_a_usable_order_is_discarded_unasked():
    down = {"at": 17, "stormtroopers": []}
    t = battle({"R1": {"x-wing": 1}}, "r17", piles={"empire": ["e01", "e29", "e05"]}, shield=down, hits={"vader": 10})
    t.play("no_order")
    assert [a["card"] for a in told(t, "turned_up")] == ["e01", "e29", "e05"]
    assert len(told(t, "passed")) == 4
    assert t.position()["phase"] == "prepare"


def test_END_8_ships_hemmed_in_are_usable_only_to_attack_or_deploy():
    hemmed = {"N": {"executor": 1, "tie": 2}, **{p: {"x-wing": 1} for p in ("A1", "A2", "NE", "NW")}}
    t = battle(hemmed, "e28", tie_reserve=3)
    assert orders(t) == {"tie", "executor"}
    lonely = {"N": {"executor": 1}, "R1": {"x-wing": 1}}
    assert orders(battle(lonely, "e28")) == {"executor"}
    assert orders(battle(lonely, "e28", tie_reserve=1)) == {"tie", "executor"}


def test_END_9_a_step_with_nothing_but_declining_is_passed_over():
    hemmed = {"N": {"executor": 1}, **{p: {"x-wing": 1} for p in ("A1", "A2", "NE", "NW")}}
    t = battle(hemmed, "e28")
    t.play("order", order="executor")
    assert kinds(t) == {"attack", "no_attack"}
    t = battle({"R1": {"x-wing": 2}, "N": {"executor": 1}}, "r17", piles={"empire": ["e28"]})
    t.play("order", order="x-wing")
    t.play("move", origin="R1", to="R2", count=1)
    assert t.to_act == ("empire",)


def test_END_9_what_was_ordered_is_done():
    t = battle({"R1": {"x-wing": 2}, "N": {"executor": 1}}, "e15", piles={"rebels": ["r17"]})
    t.play("order", order="death-star")
    assert kinds(t) == {"fire"}
    assert len(ids(t)) == 1


def test_END_61_at_the_round_limit_the_empire_wins():
    t = battle({"R1": {"x-wing": 1}}, "r17", round=4, round_limit=4)
    t.play("no_order")
    assert t.over
    assert t.winners == ("empire",)
    assert told(t, "won") == [{"side": "empire", "reason": "round-limit"}]
    t = battle({"R1": {"x-wing": 1}}, "r17", round=3, round_limit=4)
    t.play("no_order")
    assert not t.over
    with pytest.raises(ht.BadOption, match="whole number from 1"):
        ht.Table("endor", round_limit=0)
    assert ht.Table("endor").options["round_limit"] == 60


def test_END_62_every_seat_of_the_winning_side_scores_one():
    t = ht.Table.at(
        "endor",
        {
            "players": 4,
            "phase": "orders",
            "turn": "rebels-2",
            "card": "r17",
            "step": "order",
            "ships": {"A1": {"x-wing": 5}},
            "shield": {"at": 17},
        },
    )
    t.play("order", order="x-wing")
    t.play("stay")
    t.dice([1, 2, 3, 4, 6])
    t.play("attack_death_star", origin="A1")
    assert t.scores == {"rebels-1": 1.0, "empire-1": 0.0, "empire-2": 0.0, "rebels-2": 1.0}


FOUR = {"players": 4, "ships": {"R1": {"x-wing": 2}, "N": {"executor": 1, "tie": 2}}}


def test_END_70_four_players_pick_two_and_draw_two_in_the_order_of_turns():
    t = ht.Table("endor", seed=2, players=4)
    assert t.seats == t.to_act == ("rebels-1", "empire-1", "empire-2", "rebels-2")
    p = t.position()
    assert [len(p["hands"][seat]) for seat in t.seats] == [6, 6, 6, 6]
    assert [len(p["decks"][side]) for side in ("rebels", "empire")] == [18, 18]
    pick_all(t)
    assert [len(hand) for hand in t.position()["hands"].values()] == [4, 4, 4, 4]
    asked = []
    while t.position()["phase"] == "orders":
        asked.append(t.to_act[0])
        t.play("no_order")
    assert asked == [*t.seats, *t.seats]
    assert [len(hand) for hand in t.position()["hands"].values()] == [6, 6, 6, 6]


def test_END_70_empty_piles_are_passed_over_until_all_four_are_empty():
    piles = {"rebels-1": ["r17"], "empire-2": ["e01", "e02", "e03"], "rebels-2": ["r18"]}
    t = ht.Table.at("endor", FOUR | {"phase": "orders", "turn": "rebels-1", "card": "r01", "step": "order", "piles": piles})
    asked = []
    while t.position()["phase"] == "orders":
        asked.append(t.to_act[0])
        t.play("no_order")
    assert asked == ["rebels-1", "empire-2", "rebels-2", "rebels-1", "empire-2", "empire-2"]


def test_END_70a_a_players_whole_draw_comes_before_the_next():
    t = ht.Table.at("endor", FOUR | {"phase": "orders", "turn": "rebels-1", "card": "r17", "step": "order"})
    deck = t.position()["decks"]["rebels"]
    t.play("no_order")
    p = t.position()
    assert set(p["hands"]["rebels-1"]) == set(deck[:2])
    assert set(p["hands"]["rebels-2"]) == set(deck[2:4])
    assert [a["seat"] for a in told(t, "drew")] == ["rebels-1", "empire-1", "empire-2", "rebels-2"]


def test_END_71_extra_orders_go_under_the_pile_of_the_player_who_earned_them():
    t = ht.Table.at(
        "endor",
        FOUR
        | {"phase": "orders", "turn": "empire-2", "card": "e15", "step": "order", "hits": {"luke": 8}}
        | {"piles": {"rebels-1": ["r17"], "empire-1": ["e01"], "empire-2": ["e02"]}},
    )
    t.play("order", order="emperor")
    assert told(t, "extra_orders") == [{"seat": "empire-2", "count": 4}]
    assert t.position()["extras"] == {"rebels-1": 0, "empire-1": 0, "empire-2": 4, "rebels-2": 0}
    assert [len(pile) for pile in t.position()["piles"].values()] == [0, 1, 5, 0]


def test_END_72_partners_see_each_others_cards():
    t = ht.Table("endor", seed=2, players=4)
    p = t.position()
    card = p["hands"]["empire-1"][0]
    t.play("pick", seat="empire-1", card=card)
    for seat in ("empire-1", "empire-2"):
        assert t.view(seat)["piles"]["empire-1"] == [card]
        assert t.view(seat)["hands"]["empire-2"] == p["hands"]["empire-2"]
        assert [e.args for e in t.events_for(seat) if e.kind == "picked"] == [{"card": card}]
    for seat in ("rebels-1", "rebels-2", None):
        assert t.view(seat)["piles"]["empire-1"] == [None]
        assert t.view(seat)["hands"]["empire-2"] == [None] * 6
        assert not [e for e in t.events_for(seat) if e.kind == "picked"]
    s = clone(t.record)
    t.game.redeal(s, 2, 9)
    assert t.game.to_position(s)["hands"]["empire-1"] == t.position()["hands"]["empire-1"]
    assert t.game.to_position(s)["hands"]["rebels-1"] != p["hands"]["rebels-1"]


def test_END_72_who_plays_the_card_decides():
    t = ht.Table.at("endor", FOUR | {"phase": "orders", "turn": "rebels-2", "card": "r17", "step": "order"})
    assert t.to_act == ("rebels-2",)
    with pytest.raises(ht.IllegalChoice, match="not asked"):
        t.play("no_order", seat="rebels-1")


def test_END_72_an_observation_shows_the_partners_cards_and_no_others():
    g = ht.get("endor")
    s = g.fresh({"players": 4}, 5)
    seen = np.zeros(g.observation_size, np.float32)
    g.observe(s, 1, seen)
    for name, seat in (("my_hand", 1), ("partner_hand", 2)):
        hand = seen[g.observation.columns(name)][:30]
        assert [i for i in range(30) if hand[i]] == [i for i in range(30) if (s.hand[seat] >> i) & 1]
