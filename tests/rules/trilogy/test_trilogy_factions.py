"""Force, resources, drawing, neutral Hutts, teams and victory (TRI-90..TRI-122)."""

import pytest
from galaxy import forces, happened, kinds, offered, owner, position, region, table

import holotable as ht
from holotable.games.trilogy.board import DATA

RESOURCES = DATA["hutt_resource_counter"]["resource_planets"]
TEAM = {"rebels-orange": "endor bespin", "rebels-yellow": "hoth", "empire-grey": "byss duro"}


def drawn(seat, meter, taken=(), players=3, hold=None, **more):
    t = table(
        hold or {"rebels": "hoth", "hutts": "kessel"}, players=players, seat=seat, step="draw", force=meter,
        taken=list(taken), **more,
    )  # fmt: skip
    return len(t.position()["hands"][seat])


@pytest.mark.parametrize("meter", range(-3, 4))
def test_TRI_90_extra_cards_by_the_meter(meter):
    assert drawn("empire", meter) == {-3: 2, -2: 1, -1: 1}.get(meter, 0)
    assert drawn("rebels", meter) == {3: 2, 2: 1, 1: 1}.get(meter, 0)
    assert drawn("hutts", meter) == 0


def test_TRI_91_the_meter_stops_at_its_ends():
    t = table({"rebels": "endor", "hutts": "kessel"}, forces={"endor": 4}, bases={"bespin": ["empty"]}, force=3)
    t.dice([6, 1])
    t.play("attack", origin="endor", to="bespin", dice=1)
    assert t.position()["force"] == 3
    assert not happened(t, "force")


@pytest.mark.parametrize(("held", "cards"), [(5, 0), (6, 1), (7, 1), (8, 2), (9, 2)])
def test_TRI_92_resource_planets_bring_active_hutts_cards(held, cards):
    assert drawn("hutts", 0, hold={"rebels": "hoth", "hutts": " ".join(RESOURCES[:held])}) == cards


@pytest.mark.parametrize(("taken", "cards"), [([], 1), (["rebels"], 2), (["rebels", "hutts"], 3)])
def test_TRI_93_a_card_for_each_enemy_faction_plus_extra_cards(taken, cards):
    assert drawn("empire", -1, taken) == cards
    assert drawn("empire-white", -1, taken, players=4, hold={"rebels-orange": "hoth", "hutts": "kessel"}) == cards


def test_TRI_93_a_planet_taken_is_remembered_by_its_faction_neutral_hutts_too():
    t = table({"rebels": "endor", "hutts": "bespin"}, players=2, forces={"endor": 5}, force=0)
    t.dice([6, 1])
    t.play("attack", origin="endor", to="bespin", dice=1)
    assert t.position()["taken"] == ["hutts"]
    t.play("move_in", count=1)
    t.play("done")
    if t.position()["seat"] == "rebels":
        t.play("done")
    assert len(t.position()["hands"]["rebels"]) == 1
    assert t.position()["hands"]["rebels"][0].startswith("rebels")


def test_TRI_94_an_eliminated_seats_cards_are_discarded():
    t = table({"rebels": "endor", "hutts": "bespin"}, forces={"endor": 4}, force=0, hands={"hutts": ["hutts-slaves-1"]})
    t.dice([6, 1])
    t.play("attack", origin="endor", to="bespin", dice=1)
    assert happened(t, "eliminated") == [{"seat": "hutts"}]
    assert t.position()["discards"]["hutts"] == ["hutts-slaves-1"]
    assert t.position()["hands"]["rebels"] == []


def test_TRI_94_a_seat_that_gives_away_its_last_planet_is_out_at_once():
    t = table(
        {"rebels-orange": "endor", "rebels-yellow": "hoth", "empire-white": "byss"}, players=4, rest="empire-grey",
        step="take_over", hands={"rebels-yellow": ["rebels-ambush"]},
    )  # fmt: skip
    t.play("take_over", planet="hoth")
    t.play("agree")
    assert happened(t, "eliminated") == [{"seat": "rebels-yellow"}]
    assert t.position()["discards"]["rebels"] == ["rebels-ambush"]
    assert t.position()["hands"]["rebels-yellow"] == []
    assert not t.over
    while t.position()["seat"] != "rebels-orange":
        t.play("done" if "done" in kinds(t) else t.choices()[0])
    assert [event.args["seat"] for event in t.events if event.kind == "turn_begun"] == [
        "empire-grey", "empire-white", "rebels-orange",
    ]  # fmt: skip


def test_TRI_100_neutral_hutts_defend_with_as_many_dice_as_allowed_and_never_act():
    t = table({"rebels": "endor", "hutts": "bespin"}, players=2, forces={"endor": 5, "bespin": 2}, force=0)
    t.dice([1, 6, 5])
    t.play("attack", origin="endor", to="bespin", dice=1)
    assert happened(t, "rolled")[1] == {"seat": "hutts", "dice": [6, 5], "eights": 0, "purpose": "defence"}
    assert t.to_act == ("rebels",)
    t = table({"rebels": "endor hoth bespin", "hutts": "kessel"}, players=2, step="fortify", forces={"endor": 2})
    t.play("done")
    assert t.position()["seat"] == "empire"


def test_TRI_110_a_partner_may_not_be_attacked_and_wins_too():
    t = table(TEAM, players=4, forces={"bespin": 4}, force=0)
    assert {a["to"] for a in offered(t, "attack")} == {"bakura"}
    with pytest.raises(ht.IllegalChoice, match="own side"):
        t.play("attack", origin="bespin", to="hoth", dice=1)
    found = table(TEAM, players=4, forces={"bespin": 4}, bases={"bakura": ["emperor"]})
    found.dice([6, 1])
    found.play("attack", origin="bespin", to="bakura", dice=1)
    assert found.winners == ("rebels-orange", "rebels-yellow")


def test_TRI_111_fortifying_runs_over_the_partners_planets_but_ends_on_own():
    hold = {"rebels-orange": "endor hoth", "rebels-yellow": "bespin"}
    t = table(hold, players=4, step="fortify", forces={"endor": 3})
    assert offered(t, "fortify") == [{"origin": "endor", "to": "hoth"}]
    t = table(hold, players=4, step="fortify_ships", ships={"endor": {"bomber": 1}})
    assert offered(t, "fortify_ship") == [{"ship": "bomber", "origin": "endor", "to": "hoth"}]


def take_over(**more):
    return table({"rebels-orange": "endor", "rebels-yellow": "hoth bespin bakura"}, players=4, step="take_over", **more)


def test_TRI_112_a_partner_planet_changes_hands_by_consent():
    t = take_over(forces={"bespin": 2}, ships={"bakura": {"fighter": 1}})
    assert offered(t, "take_over", "planet") == ["hoth"]
    t.play("take_over", planet="hoth")
    assert t.to_act == ("rebels-yellow",)
    t.play("agree")
    assert owner(t, "hoth") == "rebels-orange"
    assert forces(t, "hoth") == 1
    assert len(t.position()["hands"]["rebels-orange"]) == 0


def test_TRI_112_the_change_of_command_comes_before_the_ships_are_moved():
    t = take_over(forces={"bespin": 2}, ships={"endor": {"fighter": 1}})
    t.play("take_over", planet="hoth")
    t.play("agree")
    assert t.position()["step"] == "fortify_ships"
    assert "hoth" in offered(t, "fortify_ship", "to")


def test_TRI_112_after_a_refusal_another_planet_but_not_the_same():
    t = take_over()
    t.play("take_over", planet="hoth")
    t.play("refuse")
    assert t.to_act == ("rebels-orange",)
    assert set(offered(t, "take_over", "planet")) == {"bespin", "bakura"}
    with pytest.raises(ht.BadPosition):
        ht.Table.at("trilogy", position({"rebels": "hoth"}, step="take_over"))


def test_TRI_113_partners_share_a_deck_and_see_each_others_hands():
    hands = {"rebels-orange": ["rebels-recruits"], "rebels-yellow": ["rebels-ambush"]}
    t = table(TEAM, players=4, hands=hands, force=0)
    assert t.view("rebels-yellow")["hands"]["rebels-orange"] == ["rebels-recruits"]
    assert t.view("empire-grey")["hands"]["rebels-orange"] == 1
    assert t.view(None)["hands"]["rebels-orange"] == 1
    assert set(t.position()["decks"]) == {"empire", "rebels"}


def test_TRI_120_no_rebel_left_wins_for_the_empire_whoever_did_it():
    t = table({"hutts": "endor", "rebels": "bespin"}, seat="hutts", forces={"endor": 4}, force=0)
    t.dice([6, 1])
    t.play("attack", origin="endor", to="bespin", dice=1)
    assert t.winners == ("empire",)
    assert happened(t, "won") == [{"faction": "empire", "reason": "no-rebels"}]


def test_TRI_120_no_imperial_left_wins_for_the_rebels():
    t = table({"empire": "bespin"}, rest="rebels", forces={"endor": 4}, force=0)
    t.dice([6, 1])
    t.play("attack", origin="endor", to="bespin", dice=1)
    assert t.winners == ("rebels",)
    assert happened(t, "won")[0]["reason"] == "no-empire"


def test_TRI_120_ten_resource_planets_win_for_active_hutts():
    nine = [p for p in RESOURCES if p != "bespin"][:9]
    t = table({"hutts": " ".join([*nine, "endor"]), "rebels": "hoth"}, seat="hutts", forces={"endor": 4}, force=0)
    t.dice([6, 1])
    t.play("attack", origin="endor", to="bespin", dice=1)
    assert t.winners == ("hutts",)
    neutral = table({"hutts": " ".join(RESOURCES[:10]), "rebels": "hoth endor"}, players=2, forces={"endor": 4})
    assert not neutral.over


def test_TRI_120a_the_faction_on_turn_goes_first():
    nine = [p for p in RESOURCES if p != "bespin"][:9]
    t = table({"hutts": " ".join([*nine, "endor"]), "rebels": "bespin"}, seat="hutts", forces={"endor": 4}, force=0)
    t.dice([6, 1])
    t.play("attack", origin="endor", to="bespin", dice=1)
    assert t.scores == {"rebels": 0.0, "hutts": 1.0, "empire": 0.0}


def test_TRI_121_an_eliminated_seat_stays_out_and_its_faction_plays_on():
    hold = {"rebels-orange": "endor", "rebels-yellow": "bespin kessel", "empire-grey": "byss duro"}
    t = table(hold, players=4, seat="empire-white", forces={"bakura": 4})
    t.dice([6, 1])
    t.play("attack", origin="bakura", to="endor", dice=1)
    assert happened(t, "eliminated") == [{"seat": "rebels-orange"}]
    assert not t.over
    out = table({"rebels-yellow": "bespin", "empire-grey": "byss"}, players=4, seat="empire-white", step="draw", force=0)
    assert out.position()["seat"] == "empire-grey"


def test_TRI_122_most_planets_win_at_the_turn_limit_ties_shared():
    t = table({"rebels": "endor", "hutts": "kessel"}, step="draw", turn=9, turn_limit=10, force=0)
    assert t.over
    assert t.winners == ("empire",)
    half = " ".join((region("core-worlds") + " " + region("ison-corridor") + " " + region("outer-rim")).split())
    t = table({"rebels": half}, step="draw", turn=9, turn_limit=10, force=0)
    assert t.scores == {"rebels": 0.5, "hutts": 0.0, "empire": 0.5}
    assert not table({"rebels": half}, step="draw", turn=8, turn_limit=10, force=0).over
