"""Every card of `command`, leaders and support cards included, and how they combine (COM-70..COM-73)."""

from pathlib import Path

import pytest
from command_kit import FAR, at, card, dice_of, events, figures, kinds, moves, offered, shoot, step, targets, unit, where

import holotable as ht
from holotable.games.command.tables import CARD_DATA, CARD_TEXT, CARDS, SUPPORT

LINE = {
    "troopers-1": "1,4", "troopers-2": "4,4", "troopers-3": "8,4", "speeders-1": "5,6", "artillery-1": "4,6", **FAR,
}  # fmt: skip
WALK = {
    "snowtroopers-1": "1,2", "snowtroopers-2": "4,2", "snowtroopers-3": "8,2", "at-at-1": "5,0", "droids-1": "4,0",
    "troopers-9": "9,6",
}  # fmt: skip
SOURCE = Path(__file__).read_text(encoding="utf-8")


def play(name, units=None, seat="rebels", **rest):
    """Play a card on a spread of units, or on those given."""
    return card(name, units or (LINE if seat == "rebels" else WALK), seat=seat, **rest)


def order(table, *units):
    for name in units:
        table.play("order", unit=name)
    return table


def test_COM_70_sixteen_cards_a_side():
    for side in ("rebels", "empire"):
        cards = CARD_DATA["both"] + CARD_DATA[side]
        assert len(cards) == 16
        assert [c["kind"] for c in cards].count("section") == 10
        position = ht.Table("command", scenario=2).position()
        dealt = position["hands"][side] + position["decks"][side]
        assert sorted(dealt) == sorted(c["id"] for c in cards)


def test_COM_71_a_leader_adds_three_tactic_cards():
    table = ht.Table("command", scenario=2, rebel_leader="han", empire_leader="piett")
    position = table.position()
    cards = position["hands"]["rebels"] + position["decks"]["rebels"]
    assert len(cards) == 19
    assert {c for c in cards if c.startswith("han")} == {"han-diversion", "han-here-they-come", "han-support"}
    assert all(CARD_TEXT[0][c]["kind"] == "tactic" for c in cards if c.startswith("han"))


def test_COM_73_hands_are_secret_discards_are_open():
    table = ht.Table("command", scenario=2, seed=4)
    view = table.view("rebels")
    assert isinstance(view["hands"]["rebels"], list)
    assert view["hands"]["empire"] == 4
    assert view["decks"] == {"rebels": 12, "empire": 12}
    onlooker = table.view(None)
    assert onlooker["hands"] == {"rebels": 4, "empire": 4}
    first = view["hands"]["rebels"][0]
    table.play("play_card", card=first)
    assert table.view("empire")["card"] == first or first in table.view("empire")["discards"]["rebels"]


@pytest.mark.parametrize("place", ["left", "centre", "right"])
@pytest.mark.parametrize(("seat", "mine"), [("rebels", "troopers"), ("empire", "snowtroopers")])
def test_COM_72_section_cards(place, seat, mine):
    row = {"left": "1", "centre": "2", "right": "3"} if seat == "rebels" else {"left": "3", "centre": "2", "right": "1"}
    there = f"{mine}-{row[place]}"
    for name in (f"recon-{place}", f"raid-{place}"):
        assert there in offered(play(name, seat=seat), "order")
    assert there in play(f"assault-{place}", seat=seat).position()["ordered"]


def test_COM_72_recon_orders_one_and_raid_two_and_assault_all():
    units = {"troopers-1": "3,4", "troopers-2": "4,4", "troopers-3": "5,4", **FAR}
    assert step(order(play("recon-centre", units), "troopers-1")) == "move"
    assert step(order(play("raid-centre", units), "troopers-1", "troopers-3")) == "move"
    assert play("assault-centre", units).position()["ordered"] == ["troopers-1", "troopers-2", "troopers-3"]


def test_COM_72_recon_in_force():
    table = order(play("recon-in-force"), "troopers-1", "troopers-2", "troopers-3")
    assert step(table) == "move"


def test_COM_72_pincer_move():
    units = {"snowtroopers-1": "0,2", "snowtroopers-2": "1,2", "snowtroopers-3": "2,2", "snowtroopers-4": "8,2",
             "snowtroopers-5": "4,2", "troopers-1": "9,6"}  # fmt: skip
    table = play("pincer-move", units, seat="empire")
    assert "snowtroopers-5" not in offered(table, "order")
    order(table, "snowtroopers-1", "snowtroopers-2")
    assert offered(table, "order") == ["snowtroopers-4"]


@pytest.mark.parametrize("seat", ["rebels", "empire"])
def test_COM_72_direct_from_hq(seat):
    table = play("direct-from-hq", seat=seat)
    names = offered(table, "order")[:3]
    assert step(order(table, *names)) == "move"


def test_COM_72_trooper_assault_rebels_with_a_die():
    units = {"troopers-1": "4,3", "speeders-1": "5,3", "snowtroopers-1": "4,2", **FAR}
    table = play("trooper-assault", units)
    assert table.position()["ordered"] == ["troopers-1"]
    table.play("done")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 4


def test_COM_72_trooper_assault_empire_without():
    units = {"snowtroopers-1": "4,2", "at-at-1": "5,2", "troopers-1": "4,3"}
    table = play("trooper-assault", units, seat="empire")
    table.play("done")
    assert dice_of(table, "snowtroopers-1", "troopers-1") == 3


def test_COM_72_speeder_assault_moves_after():
    table = order(play("speeder-assault", {"speeders-1": "4,4", "snowtroopers-1": "4,3", **FAR}), "speeders-1")
    table.play("done")
    shoot(table, "speeders-1", "snowtroopers-1", 6, 6, 6, 6)
    assert step(table) == "move_after"
    assert moves(table, "speeders-1") == {"3,3", "3,4", "5,4", "3,5", "4,5"}
    table.play("move_after", unit="speeders-1", to="4,5")
    assert where(table, "speeders-1") == "4,5"
    assert table.position()["seat"] == "empire"


def test_COM_72_artillery_barrage_attacks_twice():
    table = order(play("artillery-barrage", {"artillery-1": "4,4", "snowtroopers-1": "4,3", **FAR}), "artillery-1")
    for _ in range(2):
        assert dice_of(table, "artillery-1", "snowtroopers-1") == 4
        shoot(table, "artillery-1", "snowtroopers-1", 6, 6, 6, 6)
    assert table.position()["seat"] == "empire"


def test_COM_72_defensive_position_no_move():
    units = {"troopers-1": ("4,4", 3, "e-web"), "snowtroopers-1": "4,3", **FAR}
    table = order(play("defensive-position", units), "troopers-1")
    assert step(table) == "attack"
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 4


def test_COM_72_rebel_spearhead_ignores_terrain_limits():
    units = {"speeders-1": "4,4", "snowtroopers-1": "4,1", **FAR}
    table = order(play("rebel-spearhead", units, terrain={"wreckage": ["4,3", "4,2"], "serac": ["5,3"]}), "speeders-1")
    assert "4,2" in moves(table, "speeders-1")
    assert "5,3" not in moves(table, "speeders-1")
    table.play("move", unit="speeders-1", to="4,2")
    assert dice_of(table, "speeders-1", "snowtroopers-1") == 4


def test_COM_72_imperial_assault_one_type_one_hex_more():
    table = play("imperial-assault", seat="empire")
    order(table, "snowtroopers-1")
    assert offered(table, "order") == ["snowtroopers-2", "snowtroopers-3"]
    table.play("done")
    assert "1,5" in moves(table, "snowtroopers-1")
    table.play("move", unit="snowtroopers-1", to="1,4")
    assert "snowtroopers-1" not in table.position()["no_attack"]


def test_COM_72_precision_fire():
    units = {"at-at-1": "4,2", "troopers-1": "4,5", "troopers-2": "9,6"}
    table = order(play("precision-fire", units, seat="empire"), "at-at-1")
    assert "4,4" in moves(table, "at-at-1")
    table.play("done")
    assert dice_of(table, "at-at-1", "troopers-1") == 4


def test_COM_72_search_and_destroy_moves_up_to_two_after():
    table = order(play("search-and-destroy", {"snowtroopers-1": "4,2", "troopers-1": "9,6"}, seat="empire"), "snowtroopers-1")
    table.play("done")
    assert step(table) == "move_after"
    assert "4,4" in moves(table, "snowtroopers-1")


def test_COM_72_pressing_forward_moves_without_attack():
    table = order(play("pressing-forward", {"snowtroopers-1": "4,2", "troopers-1": "4,4"}, seat="empire"), "snowtroopers-1")
    assert "4,6" in moves(table, "snowtroopers-1")
    table.play("done")
    assert table.position()["seat"] == "rebels"


def test_COM_72_leia_orders():
    table = order(play("leia-orders", {"troopers-1": "4,4", "snowtroopers-1": "4,3", **FAR}), "troopers-1")
    table.play("done")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 4


def test_COM_72_leia_assistance_heals_every_reduced_unit():
    units = {"troopers-1": ("4,4", 1), "troopers-2": ("5,4", 3), "speeders-1": ("0,6", 2), **FAR}
    table = play("leia-assistance", units)
    assert [figures(table, u) for u in ("troopers-1", "troopers-2", "speeders-1")] == [2, 3, 3]
    assert step(order(table, "troopers-1")) == "move"


def test_COM_72_leia_last_hope():
    table = order(play("leia-last-hope", {"troopers-1": "4,4", "snowtroopers-1": "4,1", **FAR}), "troopers-1")
    table.play("move", unit="troopers-1", to="4,2")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 4


def test_COM_72_luke_in_formation():
    table = order(play("luke-in-formation", {"troopers-1": "4,4", "speeders-1": "0,6", **FAR}), "troopers-1", "speeders-1")
    assert "4,1" in moves(table, "troopers-1")
    assert "4,6" in moves(table, "speeders-1")


def test_COM_72_luke_tactical_assault():
    table = order(play("luke-tactical-assault", {"speeders-1": "4,6", "snowtroopers-1": "4,1", **FAR}), "speeders-1")
    table.play("move", unit="speeders-1", to="4,2")
    assert dice_of(table, "speeders-1", "snowtroopers-1") == 5


def test_COM_72_luke_ready_for_battle():
    table = play("luke-ready", {"troopers-1": "4,4", "troopers-2": "0,6", "snowtroopers-1": "4,3", **FAR})
    assert table.position()["ordered"] == ["troopers-1", "troopers-2"]
    assert step(table) == "attack"
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 3


def test_COM_72_han_diversion_different_sections():
    table = play(
        "han-diversion", {"troopers-1": "1,4", "troopers-2": "0,4", "troopers-3": "4,4", "snowtroopers-1": "1,3", **FAR}
    )
    order(table, "troopers-1")
    assert offered(table, "order") == ["troopers-3"]
    order(table, "troopers-3")
    table.play("done")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 4


def test_COM_72_han_here_they_come():
    units = {"troopers-1": "4,5", "snowtroopers-1": "4,1", **FAR}
    table = order(play("han-here-they-come", units, terrain={"rocks": ["4,4", "4,2"]}), "troopers-1")
    table.play("move", unit="troopers-1", to="4,2")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 4


def test_COM_72_han_scoundrels_support():
    units = {"troopers-1": "4,4", "troopers-2": "3,4", "artillery-1": "5,4", "snowtroopers-1": "4,3", **FAR}
    table = order(play("han-support", units), "troopers-1")
    table.play("done")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 5


def test_COM_72_no_attack_has_more_dice_than_there_is_room_for():
    beside = ("3,3", "3,4", "5,4", "3,5", "4,5")
    units = {"troopers-1": "4,4", "snowtroopers-1": "4,3", **FAR}
    units |= {f"troopers-{n}": hex for n, hex in enumerate(beside, 2)}
    rest = {"step": "attack", "card": "han-support", "leaders": {"rebels": ["han"]}, "ordered": ["troopers-1"]}
    plain = at(units, **rest)
    assert dice_of(plain, "troopers-1", "snowtroopers-1") == 3 + len(beside)
    table = at(units, **rest, pending={"desperate": "troopers-1", "close_dice": 3})
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 11
    shoot(table, "troopers-1", "snowtroopers-1", *[6] * 11)
    assert len(events(table, "attacked")[0]["dice"]) == 11


def test_COM_72_vader_force_powers():
    units = {"snowtroopers-1": "4,2", "troopers-1": "4,3", "troopers-2": "9,6"}
    table = order(play("vader-force", units, seat="empire"), "snowtroopers-1")
    table.play("done")
    shoot(table, "snowtroopers-1", "troopers-1", 5, 5, 6)
    assert figures(table, "troopers-1") == 1
    assert where(table, "troopers-1") == "4,3"


def test_COM_72_vader_determination_acts_twice():
    units = {"snowtroopers-1": "4,1", "troopers-1": "4,4", "troopers-2": "9,6"}
    table = order(play("vader-determination", units, seat="empire"), "snowtroopers-1")
    table.play("move", unit="snowtroopers-1", to="4,2")
    shoot(table, "snowtroopers-1", "troopers-1", 6, 6)
    assert step(table) == "move"
    table.play("move", unit="snowtroopers-1", to="4,3")
    shoot(table, "snowtroopers-1", "troopers-1", 6, 6, 6)
    assert table.position()["seat"] == "rebels"


def test_COM_72_vader_imperial_discipline():
    units = {"snowtroopers-1": "4,2", "snowtroopers-2": "4,1", "troopers-1": "4,3", "troopers-2": "9,6"}
    table = play("vader-discipline", units, seat="empire")
    assert table.position()["ordered"] == ["snowtroopers-1", "snowtroopers-2"]
    table.play("done")
    assert dice_of(table, "snowtroopers-1", "troopers-1") == 2


def test_COM_72_veers_walker_attack_in_close_combat():
    units = {"at-at-1": "4,2", "troopers-1": "4,3", "troopers-2": "6,2", "snowtroopers-1": "0,0"}
    table = order(play("veers-walkers", units, seat="empire"), "at-at-1")
    table.play("done")
    assert dice_of(table, "at-at-1", "troopers-1") == 4
    assert dice_of(table, "at-at-1", "troopers-2") == 3


def test_COM_72_veers_successful_landings():
    table = order(play("veers-landings", {"snowtroopers-1": "4,2", "troopers-1": "9,6"}, seat="empire"), "snowtroopers-1")
    table.play("done")
    assert step(table) == "move_after"
    assert moves(table, "snowtroopers-1") == {"3,1", "4,1", "3,2", "5,2", "3,3", "4,3"}


def test_COM_72_veers_concentrated_fire():
    units = {
        "snowtroopers-1": "4,2",
        "snowtroopers-2": "5,2",
        "snowtroopers-3": "5,3",
        "troopers-1": "4,3",
        "troopers-2": "9,6",
    }
    table = order(play("veers-concentrated", units, seat="empire"), "snowtroopers-1", "snowtroopers-2", "snowtroopers-3")
    table.play("done")
    shoot(table, "snowtroopers-1", "troopers-1", 6, 6, 6)
    assert dice_of(table, "snowtroopers-2", "troopers-1") == 4
    shoot(table, "snowtroopers-2", "troopers-1", 6, 6, 6, 6)
    assert dice_of(table, "snowtroopers-3", "troopers-1") == 5


def test_COM_72_piett_reinforcements():
    units = {"snowtroopers-1": ("4,2", 1), "troopers-1": "4,3", "troopers-2": "9,6"}
    table = order(play("piett-reinforcements", units, seat="empire"), "snowtroopers-1")
    assert figures(table, "snowtroopers-1") == 4
    table.play("done")
    assert dice_of(table, "snowtroopers-1", "troopers-1") == 4


def test_COM_72_piett_deploy_the_fleet():
    rest = {
        "hand": ["recon-left", "recon-right"],
        "decks": {"empire": ["raid-left", "raid-right", "raid-centre", "pincer-move"]},
    }
    table = play("piett-fleet", seat="empire", **rest)
    assert offered(table, "discard") == ["recon-left", "recon-right"]
    table.play("discard", card="recon-left")
    table.play("done")
    assert table.position()["hands"]["empire"] == ["recon-right", "raid-left", "raid-right"]
    table.play("play_card", card="raid-left")
    table.play("done")
    position = table.position()
    assert position["seat"] == "rebels"
    assert set(position["discards"]["empire"]) == {"piett-fleet", "raid-left", "recon-left"}
    assert len(position["hands"]["empire"]) == 3


def test_COM_72_piett_orbital_strike():
    units = {"troopers-1": ("4,4", 1), "speeders-1": "0,6", "artillery-1": "9,6", "troopers-2": "5,6", "snowtroopers-1": "0,0"}
    table = play("piett-orbital", units, seat="empire", terrain={"trench": ["4,4"], "rocks": ["0,6"]})
    assert offered(table, "pick") == ["troopers-1", "troopers-2", "speeders-1", "artillery-1"]
    table.dice([5, 3, 1])
    table.play("pick", target="troopers-1")
    assert unit(table, "troopers-1") is None
    table.play("pick", target="speeders-1")
    assert figures(table, "speeders-1") == 2
    table.play("pick", target="artillery-1")
    assert unit(table, "artillery-1")
    assert table.position()["seat"] == "rebels"
    assert table.position()["medals"]["empire"] == 1


def test_COM_72_every_card_has_been_tried():
    sectional = {f"{name}-{place}" for name in ("recon", "raid", "assault") for place in ("left", "centre", "right")}
    assert [name for name in CARDS if name not in sectional and f'"{name}"' not in SOURCE] == []


# Support cards (COM-92)


def supported(name, units, terrain=None, seat="rebels", **rest):
    """A position whose acting side holds one support card."""
    return at(units, terrain, seat=seat, support={seat: [name]}, **rest)


def test_COM_92_combat_experience():
    units = {"troopers-1": "4,4", "troopers-2": "0,6", "snowtroopers-1": "4,3", "snowtroopers-2": "6,4", **FAR}
    table = supported("combat-experience", units, hands={"rebels": ["recon-left"]})
    table.play("play_card", card="recon-left")
    assert offered(table, "support") == ["combat-experience"]
    table.play("support", card="combat-experience")
    assert table.position()["ordered"] == ["troopers-1", "troopers-2"]
    table.play("done")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 4
    assert dice_of(table, "troopers-1", "snowtroopers-2") == 2


def test_COM_92_air_support():
    units = {"troopers-1": "9,6", "at-at-1": "0,2", "snowtroopers-1": "4,3"}
    table = supported("air-support", units, step="attack", ordered=["troopers-1"])
    table.play("support", card="air-support")
    assert offered(table, "pick") == ["snowtroopers-1", "at-at-1"]
    table.dice([3, 4, 6, 4])
    table.play("pick", target="at-at-1")
    assert events(table, "confirmed") == [{"dice": [6, 4]}]
    assert unit(table, "at-at-1") is None


def test_COM_92_finish_this():
    table = supported("finish-this", {"troopers-1": "4,4", "snowtroopers-1": "4,3", **FAR}, step="attack")
    shoot(table, "troopers-1", "snowtroopers-1", 6, 6, 6)
    assert kinds(table) == {"keep_dice", "support"}
    table.play("support", card="finish-this")
    table.dice([1, 1, 1])
    table.play("reroll", dice=[0, 1, 2])
    assert figures(table, "snowtroopers-1") == 1


def test_COM_92_reserve_forces():
    table = supported(
        "reserve-forces", {"troopers-1": ("4,4", 1), "troopers-2": "0,6", **FAR}, hands={"rebels": ["recon-centre"]}
    )
    table.play("play_card", card="recon-centre")
    table.play("support", card="reserve-forces")
    assert figures(table, "troopers-1") == 3
    assert offered(table, "order") == ["troopers-1"]


def test_COM_92_desperate_stand():
    table = supported("desperate-stand", {"troopers-1": ("4,4", 1), "snowtroopers-1": "4,3", **FAR}, step="attack")
    table.play("support", card="desperate-stand")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 5


def test_COM_92_special_orders():
    rest = {"hands": {"empire": ["recon-left"]}, "discards": {"empire": ["raid-left", "direct-from-hq"]}}
    table = supported("special-orders", {"snowtroopers-1": "4,2", "troopers-1": "9,6"}, seat="empire", **rest)
    table.play("play_card", card="recon-left")
    table.play("done")  # it might hold Scout (COM-92a)
    assert offered(table, "support") == ["special-orders"]
    table.play("support", card="special-orders")
    assert offered(table, "take") == ["raid-left", "direct-from-hq"]
    table.play("take", card="direct-from-hq")
    assert table.position()["hands"]["empire"] == ["direct-from-hq"]
    assert table.position()["discards"]["empire"] == ["recon-left", "raid-left"]


def test_COM_92_incursion():
    units = {"snowtroopers-1": "4,2", "troopers-1": "4,4", "troopers-2": "9,6"}
    table = supported("incursion", units, seat="empire", step="attack")
    assert "support" not in kinds(table)
    shoot(table, "snowtroopers-1", "troopers-1", 6, 6)
    table.play("support", card="incursion")
    assert step(table) == "move"
    table.play("move", unit="snowtroopers-1", to="4,3")
    assert dice_of(table, "snowtroopers-1", "troopers-1") == 3
    shoot(table, "snowtroopers-1", "troopers-1", 1, 6, 6)
    assert table.position()["seat"] == "rebels"


def test_COM_92_scout():
    units = {"snowtroopers-1": "4,2", "snowtroopers-2": "0,0", "at-at-1": "9,0", "troopers-1": "9,6"}
    table = supported("scout", units, seat="empire", hands={"empire": ["recon-centre"]})
    table.play("play_card", card="recon-centre")
    table.play("order", unit="snowtroopers-1")
    table.play("support", card="scout")
    assert table.position()["ordered"] == ["snowtroopers-1", "snowtroopers-2"]


def test_COM_92_final_assault():
    units = {"snowtroopers-1": ("4,2", 4, "assault"), "troopers-1": "4,3", "troopers-2": "9,6"}
    table = supported("final-assault", units, {"serac": ["4,4"]}, seat="empire", step="attack")
    shoot(table, "snowtroopers-1", "troopers-1", 5, 6, 6)
    assert where(table, "troopers-1") == "5,4"
    assert kinds(table) == {"break_through", "hold", "support"}
    table.dice([1, 2])
    table.play("support", card="final-assault")
    assert figures(table, "troopers-1") == 1
    assert kinds(table) == {"break_through", "hold"}


def test_COM_92_rout():
    units = {"snowtroopers-1": "4,2", "troopers-1": "4,3", "troopers-2": "9,6"}
    table = supported("rout", units, {"rocks": ["4,3"]}, seat="empire", step="attack")
    assert dice_of(table, "snowtroopers-1", "troopers-1") == 2
    table.play("support", card="rout")
    assert dice_of(table, "snowtroopers-1", "troopers-1") == 3


def test_COM_92_every_support_card_has_been_tried():
    assert [name for name in SUPPORT if f'"{name}"' not in SOURCE] == []


def test_COM_92_one_support_card_a_turn():
    units = {"troopers-1": ("4,4", 1), "snowtroopers-1": "4,3", **FAR}
    table = at(units, support={"rebels": ["desperate-stand", "air-support"]}, step="attack")
    table.play("support", card="desperate-stand")
    assert "support" not in kinds(table)
    assert targets(table, "troopers-1") == {"snowtroopers-1"}
