"""Set-up: claiming, the Death Star, reinforcing, decks and markers (TRI-7..TRI-13, TRI-42..TRI-47)."""

import pytest
from galaxy import happened, kinds, offered, open_table, play_through_setup, position, standard, table

import holotable as ht
from holotable.games.trilogy.board import CARD_DATA


def test_TRI_7_highest_die_begins_then_seat_order_one_planet_each():
    t = ht.Table("trilogy", mode="standard", players=3, seed=5)
    rolls = happened(t, "rolled")
    last = {roll["seat"]: roll["dice"][0] for roll in rolls}
    first = t.to_act[0]
    assert last[first] == max(last[r["seat"]] for r in rolls[-sum(1 for _ in rolls) :])
    order = []
    for _ in range(6):
        order.append(t.to_act[0])
        t.play(t.choices()[0])
    start = t.seats.index(first)
    assert order == [t.seats[(start + i) % 3] for i in range(6)]
    assert len(offered(t, "claim", "planet")) == 36


def test_TRI_7_tied_dice_roll_again():
    ties = 0
    for seed in range(30):
        rolls = [r["dice"][0] for r in happened(ht.Table("trilogy", mode="standard", seed=seed), "rolled")]
        first_three = sorted(rolls[:3])
        if first_three[1] == first_three[2]:
            ties += 1
            assert len(rolls) > 3
        else:
            assert len(rolls) == 3
    assert ties > 0


def test_TRI_8_then_one_force_each_on_own_planets_until_all_are_out():
    t = ht.Table("trilogy", mode="standard", players=4, seed=2)
    first = t.to_act[0]
    while t.position()["step"] == "claim":
        t.play(t.choices()[0])
    assert t.to_act == (first,)
    play_through_setup(t)
    planets = t.position()["planets"].values()
    assert [sum(p["forces"] for p in planets if p["owner"] == seat) for seat in t.seats] == [30] * 4


def test_TRI_8_a_seat_without_start_forces_is_skipped_and_no_planet_has_a_limit():
    t = standard(
        {"orange": "hoth endor", "yellow": "kessel ylesia"},
        step="reinforce",
        forces={"hoth": 200},
        pool={"orange": 2, "grey": 1},
    )
    t.play("reinforce", planet="hoth")
    assert t.to_act == ("grey",)
    t.play(t.choices()[0])
    assert t.to_act == ("orange",)
    assert t.position()["planets"]["hoth"]["forces"] == 201


def test_TRI_9_no_planet_is_ever_empty():
    with pytest.raises(ht.BadPosition, match="no forces"):
        ht.Table.at("trilogy", position({"rebels": "hoth"}, forces={"kessel": 0}))


def test_TRI_10_the_first_player_is_rolled_for_again():
    t = ht.Table("trilogy", mode="standard", players=3, seed=4)
    while t.position()["pool"] != {"grey": 1} and sum(t.position()["pool"].values()) > 1:
        t.play(t.choices()[0])
    t.dice([2, 6, 6, 3, 1])
    t.play(t.choices()[0])
    assert t.position()["seat"] == "yellow"
    assert [r["dice"] for r in happened(t, "rolled")[-5:]] == [[2], [6], [6], [3], [1]]


def test_TRI_11_one_deck_of_81_cards_in_standard_mode():
    decks = ht.Table("trilogy", mode="standard", seed=1).position()["decks"]
    assert list(decks) == ["all"]
    assert len(set(decks["all"])) == 81
    assert decks != ht.Table("trilogy", mode="standard", seed=2).position()["decks"]


def test_TRI_12_a_single_choice_is_carried_out_unasked():
    t = table({"rebels": "hoth", "hutts": "kessel"}, step="cards", to_place=4)
    assert t.position()["step"] == "place"
    t.play("place", planet="hoth", count=4)
    t.play("done")
    assert t.position()["seat"] == "hutts"
    assert "done" not in kinds(t)


def test_TRI_12_what_is_asked_depends_on_nothing_that_only_the_seat_knows():
    hold = {"orange": "hoth endor", "yellow": "kessel"}
    fighters = [card["id"] for card in CARD_DATA if card["class"] == "fighter"]
    bombers = [card["id"] for card in CARD_DATA if card["class"] == "bomber"]
    for hand, choices in ((fighters[:3], {"trade", "done"}), ([*fighters[:2], bombers[0]], {"done"})):
        t = open_table(hold, mode="standard", step="cards", to_place=3, hands={"orange": hand})
        assert t.position()["step"] == "cards"
        assert kinds(t) == choices
    assert (
        open_table(hold, mode="standard", step="cards", to_place=3, hands={"orange": fighters[:2]}).position()["step"]
        == "place"
    )


def test_TRI_13_a_seat_without_a_planet_is_skipped():
    t = table({"rebels": "hoth"}, step="fortify", forces={"hoth": 2})
    assert t.position()["seat"] == "empire"
    t = table({"rebels": "hoth bespin"}, step="fortify", forces={"hoth": 2})
    t.play("done")
    assert t.position()["seat"] == "empire"


def test_TRI_42_claiming_begins_with_seat_1_and_skips_a_seat_at_its_limit():
    t = ht.Table("trilogy", players=3, seed=1)
    order = []
    while t.position()["step"] == "claim":
        order.append(t.to_act[0])
        t.play(t.choices()[0])
    assert order[:3] == ["rebels", "hutts", "empire"]
    assert order.count("hutts") == 7
    assert order.count("rebels") == 15
    assert order[-4:] == ["empire"] * 4


def test_TRI_43_seats_take_turns_to_claim_for_neutral_hutts():
    t = ht.Table("trilogy", players=4, seed=1)
    pickers = []
    while t.position()["step"] in ("claim", "claim_neutral"):
        if t.position()["step"] == "claim_neutral":
            pickers.append(t.to_act[0])
        t.play(t.choices()[0])
    assert pickers == list(t.seats) * 2


def test_TRI_44_the_first_imperial_seat_puts_the_death_star_on_an_imperial_planet():
    t = ht.Table("trilogy", players=5, seed=1)
    while t.position()["step"] != "death_star_setup":
        t.play(t.choices()[0])
    assert t.to_act == ("empire-grey",)
    planets = t.position()["planets"]
    imperial = {p for p in planets if planets[p]["owner"].startswith("empire")}
    assert set(offered(t, "death_star", "planet")) == imperial
    t.play("death_star", planet=sorted(imperial)[0])
    assert t.position()["death_star"] == sorted(imperial)[0]


def test_TRI_45_after_each_round_a_neutral_force_seat_by_seat_then_seat_1_begins():
    t = ht.Table("trilogy", players=2, seed=1)
    steps = []
    while t.position()["step"] in ("claim", "claim_neutral", "death_star_setup", "reinforce", "reinforce_neutral"):
        steps.append((t.position()["step"], t.to_act[0]))
        t.play(t.choices()[0])
    rest = steps[steps.index(("death_star_setup", "empire")) + 1 :]
    assert rest[:6] == [
        ("reinforce", "rebels"),
        ("reinforce", "empire"),
        ("reinforce_neutral", "rebels"),
        ("reinforce", "rebels"),
        ("reinforce", "empire"),
        ("reinforce_neutral", "empire"),
    ]
    assert sum(step == "reinforce_neutral" for step, _ in rest) == 18
    assert t.position()["seat"] == "rebels"


def test_TRI_46_faction_decks_empty_hands_and_hidden_markers():
    p = ht.Table("trilogy", players=3, seed=1).position()
    assert {name: len(cards) for name, cards in p["decks"].items()} == {"empire": 27, "rebels": 27, "hutts": 27}
    assert all(card.startswith(name) for name, cards in p["decks"].items() for card in cards)
    assert set(map(len, p["hands"].values())) == {0}
    assert sorted(p["markers"]) == ["emperor", *["empty"] * 5]
    assert set(ht.Table("trilogy", players=2, seed=1).position()["decks"]) == {"empire", "rebels"}
    tops = {tuple(ht.Table("trilogy", players=3, seed=seed).position()["markers"]) for seed in range(20)}
    assert len(tops) > 3


def test_TRI_47_the_meter_starts_on_the_first_dark_space():
    assert ht.Table("trilogy", seed=1).position()["force"] == -1
