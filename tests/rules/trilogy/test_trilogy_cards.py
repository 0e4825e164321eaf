"""Every event card, its window and what happens where cards meet (TRI-130..TRI-136)."""

import pytest
from galaxy import forces, happened, kinds, offered, open_table, owner, position, region, ships, table

import holotable as ht
from holotable.games.trilogy.board import CARD_DATA, DATA

CARDS = {card["id"]: card for card in CARD_DATA}
TESTED: set[str] = set()


def of(*ops):
    """The cards with these operations."""
    found = [card["id"] for card in CARD_DATA if card["op"] in ops]
    TESTED.update(found)
    return pytest.mark.parametrize("card", found)


def seat_of(card):
    return card.split("-")[0]


FAR = {"rebels": "tatooine", "hutts": "kessel", "empire": "coruscant"}


def world(seat, *planets, **more):
    """A seat holds Endor, Bakura and more; the others one planet of their own, the rest is the enemy's."""
    enemy = "rebels" if seat == "empire" else "empire"
    hold = {name: planet for name, planet in FAR.items() if name != seat}
    hold[seat] = " ".join(("endor", "bakura", *planets))
    return table(hold, rest=enemy, seat=seat, **{"force": 0, **more})


def attack(card, *, dice=3, script=(), defend=2, forces=None, **more):
    """The holder attacks Bespin from Endor with a card in hand."""
    seat = seat_of(card)
    t = world(seat, hands={seat: [card], **more.pop("hands", {})}, forces={"endor": 9, "bespin": 5, **(forces or {})}, **more)
    t.play("attack", origin="endor", to="bespin", dice=dice)
    if "escort" in kinds(t):
        t.play(t.choices()[-1])
    return t


def attacked(card, *, dice=3, forces=None, hands=None, **more):
    """The holder is attacked on Bespin from Hoth by an enemy."""
    seat = seat_of(card)
    enemy = "rebels" if seat == "empire" else "empire"
    hold = {name: planet for name, planet in FAR.items() if name not in (seat, enemy)}
    hold[seat] = "endor bespin " + FAR[seat]
    hold[enemy] = "hoth " + FAR[enemy]
    t = table(
        hold, rest=enemy, seat=enemy, hands={seat: [card], **(hands or {})},
        forces={"hoth": 9, "bespin": 5, **(forces or {})}, force=0, **more,
    )  # fmt: skip
    t.play("attack", origin="hoth", to="bespin", dice=dice)
    if "escort" in kinds(t):
        t.play(t.choices()[-1])
    return t


def test_TRI_130_81_cards_of_three_classes_with_their_data():
    assert len(CARDS) == 81
    for faction in DATA["decks"]:
        assert len(DATA["decks"][faction]) == 27
        assert all(card["id"].startswith(faction) for card in DATA["decks"][faction])
    for card in CARD_DATA:
        assert card["class"] in ("fighter", "bomber", "destroyer")
        assert card["effect"]
        assert set(card["when"]) <= set(DATA["card_windows"])


# Own turn


@of("force")
def test_TRI_130_force_cards_move_the_meter(card):
    seat = seat_of(card)
    for step in ("cards", "invade", "fortify", "fortify_ships"):
        t = world(seat, step=step, hands={seat: [card]}, forces={"endor": 3}, ships={"endor": {"fighter": 1}})
        assert card in offered(t, "play_card", "card")
        t.play("play_card", card=card)
        assert t.position()["force"] == CARDS[card]["amount"]
    end = 3 if CARDS[card]["amount"] > 0 else -3
    t = world(seat, step="cards", hands={seat: [card]}, force=end)
    assert card not in offered(t, "play_card", "card")


@of("fire")
def test_TRI_130_fire_cards_fire_in_their_regions(card):
    for place in DATA["regions"]:
        planet = place["planets"][1]
        t = table(
            {"empire": "coruscant", "hutts": "kessel"}, rest="rebels", seat="empire", step="death_star",
            death_star=planet, hands={"empire": [card]}, force=0,
        )  # fmt: skip
        assert ("fire" in kinds(t)) == (place["id"] in CARDS[card]["regions"])
        if "fire" in kinds(t):
            t.play("fire", card=card)
            assert planet in t.position()["asteroids"]
            assert card in t.position()["discards"]["empire"]


@of("new-death-star")
def test_TRI_130_new_death_star(card):
    t = world("empire", step="death_star", hands={"empire": [card]})
    assert set(offered(t, "play_card", "planet")) == {"endor", "bakura"}
    t.play("play_card", card=card, planet="endor")
    assert t.position()["death_star"] == "endor"
    assert t.position()["force"] == -1
    assert "play_card" not in kinds(world("empire", step="death_star", death_star="endor", hands={"empire": [card]}))


@of("discard-random")
def test_TRI_130_shipyard_attack_costs_two_random_cards(card):
    seat = seat_of(card)
    other = "empire" if seat == "rebels" else "rebels"
    theirs = [c for c in CARDS if c.startswith(other)][:3]
    for held, left in ((3, 1), (1, 0)):
        t = world(seat, step="cards", hands={seat: [card], other: theirs[:held]})
        assert offered(t, "play_card", "opponent") == [other]
        t.play("play_card", card=card, opponent=other)
        assert len(t.position()["hands"][other]) == left
    assert "play_card" not in kinds(world(seat, step="cards", hands={seat: [card]}))


@of("look-discard")
def test_TRI_130_a_hand_is_seen_and_cards_are_thrown_away(card):
    seat = seat_of(card)
    other = "hutts" if seat == "empire" else "empire"
    theirs = [c for c in CARDS if c.startswith(other)][:3]
    t = world(seat, step="cards", hands={seat: [card], other: theirs})
    t.play("play_card", card=card, opponent=other)
    assert t.view(seat)["hands"][other] == theirs
    assert t.view(None)["hands"][other] == 3
    amount = CARDS[card]["amount"]
    for n in range(amount):
        assert kinds(t) == {"discard"}
        t.play("discard", card=theirs[n])
    assert t.position()["hands"][other] == theirs[amount:]
    assert t.position()["known"] == {seat: theirs[amount:]}
    one = world(seat, step="cards", hands={seat: [card], other: theirs[:1]})
    one.play("play_card", card=card, opponent=other)
    assert one.position()["hands"][other] == []


def test_TRI_130_a_critical_error_is_aimed_at_the_empire_only():
    hands = {"rebels": ["rebels-a-critical-error"], "hutts": ["hutts-slaves-1"], "empire": ["empire-conscripts"]}
    assert offered(world("rebels", step="cards", hands=hands), "play_card", "opponent") == ["empire"]


@of("reinforce")
def test_TRI_130_more_forces_to_place(card):
    seat = seat_of(card)
    t = world(seat, step="cards", to_place=3, hands={seat: [card]})
    t.play("play_card", card=card)
    assert t.position()["to_place"] == 6


@of("slaves")
@pytest.mark.parametrize(("held", "more"), [(1, 0), (2, 1), (5, 2), (9, 4)])
def test_TRI_130_slaves_bring_half_the_resource_planets(card, held, more):
    resources = [p for p in DATA["hutt_resource_counter"]["resource_planets"] if p != "tatooine"][:held]
    t = world("hutts", *resources, step="cards", to_place=3, hands={"hutts": [card]})
    assert (card in offered(t, "play_card", "card")) == (more > 0)
    if more:
        t.play("play_card", card=card)
        assert t.position()["to_place"] == 3 + more


@of("base-crews")
def test_TRI_130_fortress_crews(card):
    hold = {"rebels-orange": "hoth", "empire-grey": "byss"}
    t = table(
        hold, players=4, seat="empire-grey", step="place", to_place=2, hands={"empire-grey": [card]},
        bases={"byss": ["empty", "empty"], "duro": ["emperor"]},
    )  # fmt: skip
    t.play("play_card", card=card)
    assert (forces(t, "byss"), forces(t, "duro"), forces(t, "kuat")) == (2, 2, 1)


@of("extra-fortify")
def test_TRI_130_one_more_fortification_before_or_after(card):
    seat = seat_of(card)
    t = world(seat, step="fortify", forces={"endor": 5}, hands={seat: [card]})
    t.play("fortify", origin="endor", to="bakura", count=1)
    t.play("play_card", card=card)
    t.play("fortify", origin="endor", to="bakura", count=2)
    assert forces(t, "bakura") == 4
    assert "fortify" not in kinds(t)
    t = world(seat, step="fortify", forces={"endor": 5}, hands={seat: [card]})
    t.play("play_card", card=card)
    assert t.position()["fortifies_left"] == 2


@of("station-drive")
def test_TRI_130_upgraded_drive_rolls_two_dice(card):
    t = world("empire", step="death_star", death_star="endor", hands={"empire": [card]})
    t.play("play_card", card=card)
    t.dice([5, 4])
    t.play("roll_death_star")
    assert t.position()["death_star_roll"] == 9
    assert card not in offered(
        world("empire", step="death_star", death_star="endor", death_star_roll=3, hands={"empire": [card]}),
        "play_card", "card",
    )  # fmt: skip


@of("move-base")
def test_TRI_130_secret_transfer_moves_a_marker(card):
    bases = {"endor": ["emperor", {"marker": "empty", "seen": ["rebels"]}, "empty"]}
    t = world("empire", "hoth", "byss", step="base", hands={"empire": [card]}, bases=bases, markers=["empty"])
    found = {(a["origin"], a["to"], a["marker"]) for a in offered(t, "play_card")}
    assert found == {("endor", to, face) for to in ("bakura", "hoth", "byss") for face in ("emperor", "empty")}
    t.play("play_card", card=card, origin="endor", to="hoth", marker="empty")
    planets = t.position()["planets"]
    assert planets["hoth"]["bases"] == ["empty"]
    assert planets["endor"]["bases"] == ["emperor", {"marker": "empty", "seen": ["rebels"]}]
    assert t.position()["step"] == "base"


@of("extra-draw")
def test_TRI_130_one_more_card_after_conquests(card):
    seat = seat_of(card)
    need = CARDS[card]["needs"]
    t = world(seat, step="draw", taken=need, hands={seat: [card]})
    t.play("play_card", card=card)
    assert len(t.position()["hands"][seat]) == len(need) + 1
    t = world(seat, step="draw", taken=need[1:], hands={seat: [card]})
    assert t.position()["seat"] != seat


# Invade step


@of("through-field")
def test_TRI_130_a_way_through_an_asteroid_field(card):
    t = world(
        "rebels", "hoth", asteroids=["bespin"], forces={"endor": 4, "hoth": 3}, hands={"rebels": [card]},
    )  # fmt: skip
    before = {(a["origin"], a["to"]) for a in offered(t, "attack")}
    t.play("play_card", card=card, planet="bespin")
    assert {(a["origin"], a["to"]) for a in offered(t, "attack")} == before
    t.play("done")
    assert ("endor", "hoth") in {(a["origin"], a["to"]) for a in offered(t, "fortify")}
    t = world("rebels", asteroids=["bespin"], forces={"endor": 4}, hands={"rebels": [card]})
    assert "hoth" not in offered(t, "attack", "to")
    t.play("play_card", card=card, planet="bespin")
    assert {"origin": "endor", "to": "hoth", "dice": 3} in offered(t, "attack")
    t = world("rebels", step="fortify", asteroids=["bespin"], forces={"endor": 4}, hands={"rebels": [card]})
    assert card in offered(t, "play_card", "card")


@of("remove-ship")
def test_TRI_130_a_ship_next_door_is_destroyed(card):
    seat = seat_of(card)
    fleet = {"bespin": {"fighter": 2, "bomber": 1}, "hoth": {"fighter": 1}}
    t = world(seat, hands={seat: [card]}, forces={"endor": 2}, ships=fleet)
    assert {(a["planet"], a["ship"]) for a in offered(t, "play_card")} == {("bespin", "fighter"), ("bespin", "bomber")}
    t.play("play_card", card=card, planet="bespin", ship="fighter")
    assert ships(t, "bespin") == {"fighter": 1, "bomber": 1}
    hold = {"rebels": "endor", "hutts": "bespin"} if seat == "rebels" else {"hutts": "endor", "rebels": "bespin"}
    t = table(hold, seat=seat, hands={seat: [card]}, forces={"endor": 2}, ships={"bespin": {"bomber": 1}}, force=0)
    assert (card in offered(t, "play_card", "card")) == (seat == "hutts")


@of("turn-planet")
def test_TRI_130_a_weak_neighbour_changes_sides_without_a_card(card):
    seat = seat_of(card)
    t = world(seat, hands={seat: [card]}, forces={"endor": 3, "byss": 2}, ships={}, death_star="hoth")
    assert offered(t, "play_card", "planet") == ["bespin"]
    t.play("play_card", card=card, planet="bespin")
    assert owner(t, "bespin") == seat
    assert forces(t, "bespin") == 1
    assert "taken" not in t.position()
    for more in ({"ships": {"bespin": {"bomber": 1}}}, {"bases": {"bespin": ["empty"]}}, {"death_star": "bespin"}):
        t = world(seat, hands={seat: [card]}, forces={"endor": 3, "byss": 2}, **more)
        assert card not in offered(t, "play_card", "card")


def test_TRI_130_a_bribe_never_buys_the_tenth_resource_planet():
    nine = [p for p in DATA["hutt_resource_counter"]["resource_planets"] if p not in ("bespin", "kessel", "tatooine")][:8]
    t = world("hutts", "kessel", *nine, hands={"hutts": ["hutts-bribe"]}, forces={"endor": 3})
    assert "bespin" not in offered(t, "play_card", "planet")
    assert offered(t, "play_card", "planet")


@of("long-attack")
def test_TRI_130_a_hidden_way_to_a_planet_two_steps_off(card):
    seat = seat_of(card)
    t = world(seat, hands={seat: [card]}, forces={"endor": 3})
    pairs = {(a["origin"], a["to"]) for a in offered(t, "play_card")}
    assert pairs == {("endor", "hoth"), ("endor", "byss")}
    t.play("play_card", card=card, origin="endor", to="hoth")
    assert {"origin": "endor", "to": "hoth", "dice": 2} in offered(t, "attack")
    t.play("done")
    assert "effects" not in t.position()
    blocked = world(seat, hands={seat: [card]}, forces={"endor": 3}, asteroids=["bespin"])
    assert {(a["origin"], a["to"]) for a in offered(blocked, "play_card")} == {("endor", "byss")}


@of("long-attack")
def test_TRI_130_a_hidden_way_is_none_to_the_death_star(card):
    seat = seat_of(card)
    t = world(seat, hands={seat: [card]}, forces={"endor": 4}, death_star="hoth")
    t.play("play_card", card=card, origin="endor", to="byss")
    assert "byss" in offered(t, "attack", "to")
    far = world(seat, hands={seat: [card]}, forces={"endor": 4}, death_star="byss")
    for choice in far.choices():
        if choice.kind == "play_card" and choice.args["to"] == "byss":
            far.play(choice)
            break
    assert not [a for a in offered(far, "attack_death_star") if a["origin"] == "endor"]


@of("through-field")
def test_TRI_130_the_old_lanes_of_a_field_lead_through_it(card):
    field = next(p for p in DATA["planets"] if p["lanes"] and len(p["adjacent"]) > 1)
    lane = field["lanes"][0]
    near = next(p for p in field["adjacent"] if p != lane)
    hold = {"rebels": near, "hutts": "kessel" if "kessel" not in (near, field["id"], lane) else "ylesia"}
    t = table(hold, seat="rebels", asteroids=[field["id"]], forces={near: 3}, hands={"rebels": [card]}, force=0)
    assert (near, lane) not in {(a["origin"], a["to"]) for a in offered(t, "attack")}
    t.play("play_card", card=card, planet=field["id"])
    pairs = {(a["origin"], a["to"]) for a in offered(t, "attack")}
    assert (near, lane) in pairs
    assert field["id"] not in {to for _, to in pairs}


# Place and cards steps of the Hutts and Rebels


@of("spread")
def test_TRI_130_hidden_cells_strengthen_up_to_three_planets(card):
    t = world("rebels", "hoth", "bespin", step="place", to_place=1, hands={"rebels": [card]})
    t.play("play_card", card=card)
    assert kinds(t) == {"card_force"}
    t.play("card_force", planet="endor")
    assert "endor" not in offered(t, "card_force", "planet")
    t.play("card_force", planet="hoth")
    assert kinds(t) == {"card_force", "done"}
    t.play("done")
    assert (forces(t, "endor"), forces(t, "hoth"), forces(t, "bespin")) == (2, 2, 1)


@of("protection")
def test_TRI_130_protection_money_one_force_for_each_region_with_a_resource_planet(card):
    t = world("hutts", "bespin", "kessel", "ylesia", "byss", step="place", to_place=1, hands={"hutts": [card]})
    t.play("play_card", card=card)
    assert set(offered(t, "card_force", "planet")) == {"endor", "bakura", "bespin", "kessel", "ylesia"}
    t.play("card_force", planet="endor")
    assert set(offered(t, "card_force", "planet")) == {"kessel", "ylesia"}
    t.play("card_force", planet="kessel")
    assert (forces(t, "endor"), forces(t, "kessel"), forces(t, "byss")) == (2, 2, 1)
    assert kinds(t) == {"place"}


@of("wild")
def test_TRI_130_black_market_stands_for_any_class_in_a_set(card):
    hand = [card, "hutts-mercenaries-1", "hutts-bounty-hunter-3", "hutts-bounty-hunter-2"]
    t = world("hutts", step="cards", hands={"hutts": hand})
    assert card not in offered(t, "play_card", "card")
    worth = {}
    for choice in t.choices():
        if choice.kind == "trade":
            worth[frozenset(choice.args["cards"])] = choice.text
    pair = frozenset([card, "hutts-mercenaries-1", "hutts-bounty-hunter-3"])
    mixed = frozenset([card, "hutts-mercenaries-1", "hutts-bounty-hunter-2"])
    assert "6 forces" in worth[pair]
    assert "7 forces" in worth[mixed]
    t.play("build", card=card)
    assert t.position()["ships_to_place"] == ["fighter"]


@of("steal")
def test_TRI_130_stolen_plans(card):
    t = world("hutts", step="cards", hands={"hutts": [card], "empire": ["empire-conscripts"]})
    assert offered(t, "play_card", "opponent") == ["empire"]
    top = t.position()["decks"]["hutts"][0]
    t.play("play_card", card=card, opponent="empire")
    assert t.position()["hands"]["empire"] == []
    assert t.position()["discards"]["empire"] == ["empire-conscripts"]
    assert t.position()["hands"]["hutts"] == [top]


@of("extra-ship")
def test_TRI_130_rush_order_builds_one_ship_more(card):
    hand = [card, "hutts-mercenaries-1", "hutts-mercenaries-2"]
    t = world("hutts", step="cards", hands={"hutts": hand})
    t.play("play_card", card=card)
    t.play("build", card="hutts-mercenaries-1")
    t.play("build", card="hutts-mercenaries-2")
    assert sorted(t.position()["ships_to_place"]) == ["destroyer", "fighter"]
    alone = world("hutts", step="cards", hands={"hutts": [card, "hutts-mercenaries-1"]})
    assert card not in offered(alone, "play_card", "card")


# Battle windows


@of("remove-target")
def test_TRI_130_forces_of_the_attacked_planet_are_removed(card):
    t = attack(card)
    assert t.position()["asking"]["window"] == "attack-declared-attacker"
    t.play("play_card", card=card)
    assert forces(t, "bespin") == 3
    two = attack(card, forces={"bespin": 2})
    two.play("play_card", card=card)
    assert (owner(two, "bespin"), forces(two, "bespin")) == ("empire" if seat_of(card) != "empire" else "rebels", 1)
    one = attack(card, forces={"bespin": 1})
    assert not happened(one, "card_played")


@of("eight-sided")
def test_TRI_130_walker_assault_gives_eight_sided_dice_for_the_invasion(card):
    t = attack(card, forces={"endor": 30, "bespin": 30})
    t.play("play_card", card=card)
    t.dice([8, 7, 8, 6, 6])
    t.play("defend", dice=2)
    assert forces(t, "bespin") == 28
    t.play("attack", origin="endor", to="bespin", dice=3)
    assert t.position()["effects"] == [card]
    t.play("defend", dice=2)
    t.play("done")
    assert "effects" not in t.position()


@of("six-sided")
def test_TRI_130_inside_help_takes_the_bases_dice_away(card):
    seen = set()
    for seed in range(12):
        t = attack(card, dice=1, bases={"bespin": ["empty"]})
        t = ht.Table.at("trilogy", t.position(), seed=seed)
        t.play("play_card", card=card)
        t.play("defend", dice=2)
        seen |= set(happened(t, "rolled")[1]["dice"])
    assert max(seen) <= 6
    assert not happened(attack(card), "card_played")
    assert "asking" not in attack(card).position() or attack(card).position()["asking"]["choice"] == "defend"


@of("add-forces")
def test_TRI_130_three_forces_join_the_attacked_planet(card):
    t = attacked(card)
    assert t.to_act == (seat_of(card),)
    assert t.position()["asking"]["window"] == "attack-declared-defender"
    t.play("play_card", card=card)
    assert forces(t, "bespin") == 8


@of("remove-attacker")
def test_TRI_130_ambush_removes_attackers(card):
    t = attacked(card, forces={"hoth": 4})
    t.play("play_card", card=card)
    assert forces(t, "hoth") == 2
    assert t.position()["invasion"]["dice"] == 1


@of("evacuate")
def test_TRI_130_evacuation_leaves_one_force(card):
    t = attacked(card, ships={"bespin": {"bomber": 1}})
    assert offered(t, "play_card", "to") == ["endor"]
    t.play("play_card", card=card, to="endor")
    assert forces(t, "endor") == 5
    assert ships(t, "endor") == {"bomber": 1}
    assert not happened(attacked(card, forces={"bespin": 1}), "card_played")


@of("limit-attack")
def test_TRI_130_planetary_shield_leaves_one_die(card):
    t = attacked(card)
    t.play("defend", dice=2)
    t.dice([6, 1, 2])
    t.play("play_card", card=card)
    assert happened(t, "rolled")[0]["dice"] == [6]
    one = attacked(card, dice=1)
    one.play("defend", dice=1)
    assert "asking" not in one.position()


@of("add-each")
def test_TRI_130_an_addition_to_each_die(card):
    plus = CARDS[card]["amount"]
    t = attack(card)
    t.play("defend", dice=2)
    assert t.position()["asking"]["window"] == "before-dice"
    t.dice([3, 3, 1, 3 + plus - 1, 3 + plus - 1])
    t.play("play_card", card=card)
    assert forces(t, "bespin") == 3
    if CARDS[card]["side"] == "either":
        d = attacked(card)
        d.play("defend", dice=2)
        d.dice([4, 4, 1, 3, 3])
        d.play("play_card", card=card)
        assert forces(d, "hoth") == 7


@of("jam")
def test_TRI_130_jamming_field_silences_enemy_ships(card):
    fleet = {"bespin": {"bomber": 2}}
    t = attack(card, ships=fleet)
    t.play("defend", dice=2)
    t.dice([5, 5, 1, 4, 4])
    t.play("play_card", card=card)
    assert forces(t, "bespin") == 3
    d = attacked(card, ships={"hoth": {"bomber": 2, "destroyer": 1}})
    d.play("defend", dice=2)
    d.dice([5, 5, 1, 5, 5])
    d.play("play_card", card=card)
    assert forces(d, "hoth") == 7
    none = attack(card)
    none.play("defend", dice=2)
    assert not offered(none, "play_card")


@of("add-highest")
def test_TRI_130_an_addition_to_the_highest_die(card):
    plus, side = CARDS[card]["amount"], CARDS[card]["side"]
    if side != "defender":
        t = attack(card)
        t.dice([4, 2, 1, 4 + plus - 1, 3])
        t.play("defend", dice=2)
        assert t.position()["asking"]["window"] == "after-dice"
        t.play("play_card", card=card)
        assert (forces(t, "endor"), forces(t, "bespin")) == (8, 4)
    if side != "attacker":
        d = attacked(card)
        d.dice([4, 4, 1, 4 - plus, 1])
        d.play("defend", dice=2)
        d.play("play_card", card=card)
        assert (forces(d, "hoth"), forces(d, "bespin")) == (8, 4)


@of("re-roll")
def test_TRI_130_all_own_dice_are_rolled_again(card):
    side = CARDS[card]["side"]
    if side == "either":
        t = attack(card)
        t.dice([1, 1, 1, 5, 5, 6, 6, 6])
        t.play("defend", dice=2)
        t.play("play_card", card=card)
        assert forces(t, "bespin") == 3
    d = attacked(card, ships={"bespin": {"fighter": 1}})
    d.dice([5, 5, 5, 2, 2, 1, 6, 6])
    d.play("defend", dice=2)
    d.play("play_card", card=card)
    assert happened(d, "rerolled")[-1]["dice"] == [6, 6]
    assert forces(d, "hoth") == 7


@of("re-roll")
def test_TRI_130_additions_stay_when_dice_are_rolled_again(card):
    seat = seat_of(card)
    helper = {"rebels": "rebels-squad-leaders-1", "hutts": "hutts-hired-guns-1"}.get(seat)
    if helper is None:
        return
    t = attack(card, hands={seat: [card, helper]})
    t.play("defend", dice=2)
    t.dice([1, 1, 1, 5, 5, 5, 5, 1])
    t.play("play_card", card=helper)
    t.play("play_card", card=card)
    assert forces(t, "bespin") == 3


@of("jam")
def test_TRI_130_jammed_ships_still_fall_with_their_planet_or_move_in(card):
    t = attack(card, ships={"bespin": {"bomber": 1}}, forces={"bespin": 1})
    t.dice([6, 6, 6, 5])
    t.play("play_card", card=card)
    assert owner(t, "bespin") == seat_of(card)
    assert ships(t, "bespin") == {}
    d = attacked(card, ships={"hoth": {"bomber": 2}}, forces={"bespin": 1})
    d.dice([6, 6, 6, 1])
    d.play("play_card", card=card)
    assert owner(d, "bespin") == d.position()["seat"]
    assert ships(d, "bespin") == {"bomber": 2}


@of("double-loss")
def test_TRI_130_into_the_pit_doubles_the_attackers_losses(card):
    d = attacked(card)
    d.dice([1, 1, 1, 6, 6])
    d.play("defend", dice=2)
    d.play("play_card", card=card)
    assert forces(d, "hoth") == 5
    low = attacked(card, forces={"hoth": 3}, dice=2)
    low.dice([1, 1, 6, 6])
    low.play("defend", dice=2)
    low.play("play_card", card=card)
    assert forces(low, "hoth") == 1


@of("station-dice")
def test_TRI_130_trench_run_rolls_one_die_more(card):
    t = world("rebels", death_star="bespin", forces={"endor": 4}, hands={"rebels": [card]})
    t.play("attack_death_star", origin="endor", forces=3)
    assert t.position()["asking"]["window"] == "death-star-before-dice"
    t.dice([5, 5, 5, 3])
    t.play("play_card", card=card)
    assert t.position()["death_star"] is None


@of("station-total")
def test_TRI_130_weak_point_adds_three_to_the_total(card):
    t = world("rebels", death_star="bespin", forces={"endor": 4}, hands={"rebels": [card]})
    t.dice([5, 5, 5])
    t.play("attack_death_star", origin="endor", forces=3)
    assert t.position()["asking"]["window"] == "death-star-after-dice"
    t.play("play_card", card=card)
    assert t.position()["death_star"] is None


@of("spy")
def test_TRI_130_spies_see_the_first_unseen_marker(card):
    bases = {"bespin": [{"marker": "empty", "seen": ["rebels"]}, "emperor"], "hoth": [{"marker": "empty", "seen": ["rebels"]}]}
    t = world("rebels", step="cards", hands={"rebels": [card]}, bases=bases)
    assert offered(t, "play_card", "planet") == ["bespin"]
    t.play("play_card", card=card, planet="bespin")
    assert t.view("rebels")["planets"]["bespin"]["bases"] == ["empty", "emperor"]
    assert t.view("hutts")["planets"]["bespin"]["bases"] == ["hidden", "hidden"]
    seen = [event for event in t.events if event.kind == "base_seen"]
    assert seen[0].seats == ("rebels",)


def test_TRI_130_every_card_has_its_test():
    assert set(CARDS) == TESTED


# Windows


def test_TRI_131_a_playable_card_is_offered_with_no_as_a_choice():
    t = attacked("rebels-local-volunteers-1")
    assert kinds(t) == {"play_card", "decline", "done"}
    t.play("done")
    assert t.position()["asking"]["choice"] == "defend"


def asked_about(seat, window):
    """What a position says of a seat that is asked in a window."""
    return {"seat": seat, "window": window}


def test_TRI_131_who_could_hold_a_card_is_asked_and_may_only_say_no():
    held = [["rebels-local-volunteers-1"], ["rebels-trust-in-the-force-1"]]
    hold = {"rebels": "bespin endor", "hutts": "kessel"}
    tables = [open_table(hold, seat="empire", forces={"hoth": 5}, hands={"rebels": hand}) for hand in held]
    for t in tables:
        t.play("attack", origin="hoth", to="bespin", dice=3)
        assert t.position()["asking"] == asked_about("rebels", "attack-declared-defender")
    assert kinds(tables[0]) == {"play_card", "decline", "done"}
    assert kinds(tables[1]) == {"done"}


def test_TRI_131_nobody_is_asked_who_cannot_hold_a_card():
    hold = {"rebels": "bespin endor", "hutts": "kessel"}
    defence = [card["id"] for card in CARD_DATA if "attack-declared-defender" in card["when"]]
    gone = [card for card in defence if card.startswith("rebels")]
    hand = ["rebels-trust-in-the-force-1"]
    for more in ({"hands": {}}, {"hands": {"rebels": hand}, "discards": {"rebels": gone}}):
        t = open_table(hold, seat="empire", forces={"hoth": 5}, **more)
        t.play("attack", origin="hoth", to="bespin", dice=3)
        assert t.position().get("asking", {}).get("window") != "attack-declared-defender"


def test_TRI_131_a_window_asks_again_only_after_a_card():
    t = open_table(
        {"rebels": "bespin endor", "hutts": "kessel"}, seat="empire", forces={"hoth": 9, "bespin": 2},
        hands={"rebels": ["rebels-local-volunteers-1", "rebels-local-volunteers-2"]},
    )  # fmt: skip
    t.play("attack", origin="hoth", to="bespin", dice=3)
    t.play("play_card", card="rebels-local-volunteers-1")
    assert t.position()["asking"] == asked_about("rebels", "attack-declared-defender")
    t.play("done")
    assert t.position()["asking"]["choice"] == "defend"


def test_TRI_131_declined_until_the_turn_on_the_table_ends():
    t = attacked("rebels-squad-leaders-1", forces={"hoth": 20, "bespin": 20})
    t.play("defend", dice=2)
    t.play("decline", card="rebels-squad-leaders-1")
    assert t.position()["declined"] == ["rebels-squad-leaders-1"]
    t.play("attack", origin="hoth", to="bespin", dice=3)
    t.play("defend", dice=2)
    assert t.position().get("asking") is None
    t.play("done")
    while t.position()["seat"] == "empire":
        t.play("done" if "done" in kinds(t) else t.choices()[0])
    assert "declined" not in t.position()


def test_TRI_132_cards_of_the_own_turn_make_no_decision_by_themselves():
    hold = {"rebels": "endor bakura", "hutts": "kessel"}
    more = {"step": "fortify_ships", "hands": {"rebels": ["rebels-trust-in-the-force-1"]}, "force": 0}
    assert open_table(hold, **more).position()["seat"] == "hutts"
    t = open_table(hold, ships={"endor": {"fighter": 1}}, **more)
    assert kinds(t) == {"fortify_ship", "play_card", "decline", "done"}


def test_TRI_132_after_fortifying_who_could_hold_another_fortification_is_asked():
    hold = {"rebels": "endor bakura", "hutts": "kessel"}
    more = {"step": "fortify", "forces": {"endor": 3}, "fortifies_left": 0, "force": 0}
    hand = {"rebels": ["rebels-trust-in-the-force-1"]}
    t = open_table(hold, hands=hand, **more)
    assert (t.position()["step"], t.to_act) == ("fortify", ("rebels",))
    assert open_table(hold, hands=hand, discards={"rebels": ["rebels-fast-transports"]}, **more).position()["seat"] == "hutts"


def test_TRI_132_in_the_place_step_cards_are_offered_while_something_is_to_be_placed():
    t = open_table(
        {"rebels": "endor bakura", "hutts": "kessel"}, step="place", to_place=1, hands={"rebels": ["rebels-hidden-cells"]}
    )
    assert kinds(t) == {"place", "play_card", "decline"}
    t.play("place", planet="endor", count=1)
    assert t.position()["step"] == "invade"


def test_TRI_132_attack_windows_open_in_the_first_battle_only():
    card = "rebels-local-volunteers-1"
    t = attacked(card, forces={"hoth": 20, "bespin": 20})
    t.play("done")
    t.play("defend", dice=2)
    t.play("attack", origin="hoth", to="bespin", dice=3)
    assert t.position()["asking"]["choice"] == "defend"


def test_TRI_132_attacker_then_defender_in_each_window():
    t = attack("empire-field-officer-1", hands={"rebels": ["rebels-lucky-gambit"]})
    t.play("defend", dice=2)
    assert t.to_act == ("empire",)
    t.play("done")
    assert t.to_act == ("rebels",)
    t.play("done")
    assert "asking" not in t.position()


def test_TRI_133_several_cards_one_by_one_and_additions_add_up():
    hands = {"empire": ["empire-field-officer-1", "empire-field-officer-2"]}
    t = attack("empire-field-officer-1", hands=hands)
    t.dice([4, 1, 1, 5, 5])
    t.play("defend", dice=2)
    t.play("play_card", card="empire-field-officer-1")
    t.play("play_card", card="empire-field-officer-2")
    assert (forces(t, "endor"), forces(t, "bespin")) == (8, 4)


def test_TRI_133_a_cards_side_must_fit():
    t = attack("empire-governor-on-site")
    t.play("defend", dice=2)
    assert "asking" not in t.position()


def test_TRI_134_a_card_that_changes_nothing_is_not_offered():
    t = world("rebels", step="cards", hands={"rebels": ["rebels-trust-in-the-force-1"]}, force=3)
    assert "play_card" not in kinds(t)
    t = world("rebels", hands={"rebels": ["rebels-sabotage"]}, forces={"endor": 3})
    assert "play_card" not in kinds(t)


def test_TRI_134_another_fortification_needs_forces_that_can_move():
    more = {"step": "fortify", "hands": {"rebels": ["rebels-fast-transports"]}, "ships": {"endor": {"fighter": 1}}}
    t = world("rebels", forces={"endor": 2}, **more)
    assert "rebels-fast-transports" in offered(t, "play_card", "card")
    t = open_table({"rebels": "endor bakura", "hutts": "kessel"}, **more)
    assert t.position()["step"] == "fortify_ships"


def test_TRI_135_dice_and_ships_shrink_and_a_battle_without_dice_is_called_off():
    t = attacked("rebels-ambush", forces={"hoth": 3}, dice=2, ships={"hoth": {"fighter": 2}})
    t.play("play_card", card="rebels-ambush")
    assert forces(t, "hoth") == 1
    assert happened(t, "called_off") == [{"planet": "bespin"}]
    assert "asking" not in t.position()
    t = attacked("rebels-ambush", forces={"hoth": 4}, dice=3, ships={"hoth": {"fighter": 2}})
    t.play("play_card", card="rebels-ambush")
    assert t.position()["invasion"]["escort"]["fighter"] == 1


def test_TRI_136_eight_sided_dice_by_card_survive_a_jamming_field():
    hands = {"empire": ["empire-walker-assault"]}
    seen = set()
    for seed in range(10):
        t = attack("empire-walker-assault", hands=hands)
        t = ht.Table.at("trilogy", t.position(), seed=seed)
        t.play("play_card", card="empire-walker-assault")
        t.play("defend", dice=2)
        seen |= set(happened(t, "rolled")[0]["dice"])
    assert max(seen) > 6
    jam = attacked("empire-jamming-field", ships={"hoth": {"destroyer": 3}})
    jam.play("defend", dice=2)
    jam.play("play_card", card="empire-jamming-field")
    assert max(happened(jam, "rolled")[0]["dice"]) <= 6


def test_TRI_136_a_base_survives_a_jamming_field_and_shield_meets_addition():
    t = attacked("rebels-planetary-shield", hands={"empire": ["empire-vader-leads-the-assault"]})
    t.play("defend", dice=2)
    t.play("play_card", card="empire-vader-leads-the-assault")
    t.dice([4, 5, 5])
    t.play("play_card", card="rebels-planetary-shield")
    assert happened(t, "rolled")[0]["dice"] == [4]
    assert forces(t, "bespin") == 4


def test_a_bad_position_of_cards_is_refused():
    for more in (
        {"hands": {"rebels": ["empire-conscripts"]}},
        {"hands": {"rebels": ["rebels-recruits"]}, "discards": {"rebels": ["rebels-recruits"]}},
        {"declined": ["rebels-recruits"]},
        {"effects": ["rebels-recruits"]},
        {"hands": {"rebels": ["nonsense"]}},
    ):
        with pytest.raises(ht.BadPosition):
            ht.Table.at("trilogy", position({"rebels": region("wild-space")}, **more))
