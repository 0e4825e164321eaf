"""Special rules, teams and odds of `command` (COM-80..COM-93)."""

import random
from fractions import Fraction
from itertools import product

import pytest
from command_kit import after_card, at, card, dice_of, events, figures, kinds, moves, offered, shoot, step, targets, unit

import holotable as ht
from holotable.games.command import odds
from holotable.games.command.scenario import SCENARIOS, VALUES
from holotable.games.command.state import ACTIONS
from holotable.games.command.tables import UNIT

# Teams

FOUR = {"players": 4}


def test_COM_80_two_personal_decks_and_half_hands():
    table = ht.Table("command", scenario=5, players=4, rebel_leader="leia", rebel_leader_2="luke", seed=3)
    assert table.seats == ("rebels-1", "rebels-2", "empire-1", "empire-2")
    position = table.position()
    assert {seat: len(hand) for seat, hand in position["hands"].items()} == dict.fromkeys(table.seats, 3)
    first, second = (set(position["hands"][s] + position["decks"][s]) for s in ("rebels-1", "rebels-2"))
    assert (len(first), len(second), len(first & second)) == (11, 11, 0)
    assert {c for c in first if c.startswith("leia")} == {"leia-orders", "leia-assistance", "leia-last-hope"}
    assert {c for c in second if c.startswith("luke")} == {"luke-in-formation", "luke-tactical-assault", "luke-ready"}
    assert len(position["hands"]["empire-1"] + position["decks"]["empire-1"]) == 8


def test_COM_80a_partners_take_different_leaders():
    with pytest.raises(ht.BadOption, match="different leaders"):
        ht.Table("command", players=4, rebel_leader="han", rebel_leader_2="han")
    with pytest.raises(ht.BadOption, match="two players"):
        ht.Table("command", rebel_leader_2="han")


def test_COM_81_sides_alternate_and_partners_alternate():
    table = ht.Table("command", scenario=2, players=3, team="rebels", seed=1)
    assert table.seats == ("rebels-1", "rebels-2", "empire")
    order = []
    while len(order) < 6:
        seat = table.position()["seat"]
        order.append(seat)
        while table.position()["seat"] == seat and not table.over:
            table.play(table.choices()[-1])
    assert order == ["rebels-1", "empire", "rebels-2", "empire", "rebels-1", "empire"]


def test_COM_82_the_own_hand_and_the_partners_hand_is_visible():
    table = ht.Table("command", scenario=2, players=4, seed=2)
    view = table.view("rebels-1")
    assert isinstance(view["hands"]["rebels-2"], list)
    assert view["hands"]["empire-1"] == 2
    assert offered(table, "play_card") == view["hands"]["rebels-1"]
    used = view["hands"]["rebels-1"][0]
    after_card(table, used)
    assert table.position()["discards"]["rebels-1"] == [used]


def test_COM_82a_the_player_whose_turn_comes_next_decides():
    units = {"at-at-1": "4,2", "troopers-1": "4,3"}
    hands = {"rebels-1": ["recon-left"], "rebels-2": ["recon-right"], "empire-1": ["recon-left"], "empire-2": []}
    for turn, seat in ((1, "rebels-2"), (2, "rebels-1")):
        turns = {"rebels": turn, "empire": 1}
        table = at(units, seat="empire-1", step="attack", options=FOUR, hands=hands, turns=turns, ordered=["at-at-1"])
        shoot(table, "at-at-1", "troopers-1", 5, 6, 6)
        assert table.to_act == (seat,)
    table = at({"at-at-1": "4,2", "troopers-1": ("4,3", 1)}, seat="empire-1", step="attack", options=FOUR, hands=hands,
               turns={"rebels": 1, "empire": 1}, ordered=["at-at-1"])  # fmt: skip
    shoot(table, "at-at-1", "troopers-1", 4, 6, 6)
    assert table.winners == ("empire-1", "empire-2")


def test_COM_83_deploy_the_fleet_in_a_team():
    hands = {"empire-1": ["piett-fleet", "recon-left"], "empire-2": ["raid-left", "raid-right"], "rebels-1": [], "rebels-2": []}
    decks = {"empire-1": ["pincer-move", "assault-left", "assault-right"], "empire-2": ["recon-right", "recon-centre"]}
    rest = {"options": FOUR, "leaders": {"empire": ["piett", None]}, "hands": hands, "decks": decks, "seat": "empire-1"}
    table = at({"snowtroopers-1": "4,2", "troopers-1": "9,6"}, turns={"rebels": 1, "empire": 1}, **rest)
    table.play("play_card", card="piett-fleet")
    table.play("discard", card="recon-left")
    assert table.to_act == ("empire-2",)
    assert table.position()["hands"]["empire-1"] == ["assault-left", "pincer-move"]
    table.play("discard", card="raid-left")
    table.play("done")
    assert table.position()["hands"]["empire-2"] == ["recon-right", "raid-right"]
    assert table.to_act == ("empire-1",)
    assert set(offered(table, "play_card")) == {"pincer-move", "assault-left"}


# Special rules


def test_COM_90_every_scenario_can_be_played_to_an_end():
    generator = random.Random(1)
    for number in SCENARIOS:
        table = ht.Table("command", scenario=number, seed=number, turn_limit=2)
        while not table.over:
            table.play(generator.choice(table.choices()))
        assert events(table, "won")


def test_COM_90_kill_medals():
    table = at({"artillery-1": "4,4", "droids-1": ("4,3", 1), "snowtroopers-1": "9,0"}, scenario=1, step="attack")
    shoot(table, "artillery-1", "droids-1", 4, 6, 6)
    assert table.position()["medals"]["rebels"] == 2


def test_COM_90_no_kill_medals():
    table = at({"at-at-1": "4,2", "troopers-1": ("4,3", 1), "troopers-2": "9,6"}, scenario=13, seat="empire", step="attack")
    shoot(table, "at-at-1", "troopers-1", 4, 6, 6)
    assert table.position()["medals"]["empire"] == 0
    both = at({"artillery-1": "4,4", "snowtroopers-1": ("4,3", 1), "snowtroopers-2": "9,0"}, scenario=14, step="attack")
    shoot(both, "artillery-1", "snowtroopers-1", 1, 6, 6)
    assert both.position()["medals"]["rebels"] == 0


def test_COM_90_hold_medals_together():
    units = {"snowtroopers-1": "0,5", "snowtroopers-2": "1,5", "at-at-1": "2,6", "troopers-1": "9,6"}
    assert at(units, scenario=12).position()["held"]["empire"] == 1
    assert at({**units, "snowtroopers-1": "4,4", "snowtroopers-2": "5,5"}, scenario=12).position()["held"]["empire"] == 0


def test_COM_90_enter_medals_once():
    units = {"snowtroopers-1": "4,2", "snowtroopers-2": "3,3", "troopers-1": "9,6"}
    table = at(units, scenario=17, seat="empire", step="move")
    table.play("move", unit="snowtroopers-1", to="4,3")
    assert table.position()["medals"]["empire"] == 2
    again = at({**units, "snowtroopers-2": "9,0"}, scenario=17, seat="empire", step="move", taken=["4,3"])
    again.play("move", unit="snowtroopers-1", to="4,3")
    assert again.position()["medals"]["empire"] == 0


def test_COM_90_structures_and_sudden_death():
    rest = {"scenario": 10, "seat": "empire", "step": "attack", "structures": {"generator-2": "8,6"}}
    table = at({"at-at-1": "8,4", "troopers-1": "0,0"}, **rest)
    shoot(table, "at-at-1", "generator-2", 4, 6, 6)
    assert events(table, "won") == [{"side": "empire", "reason": "generators-destroyed"}]
    cannon = at({"at-at-1": "3,4", "troopers-1": "0,0"}, {"ridge": ["3,6"]}, scenario=14, seat="empire", step="attack",
                structures={"ion-cannon": "3,6"})  # fmt: skip
    assert dice_of(cannon, "at-at-1", "ion-cannon") == 2
    shoot(cannon, "at-at-1", "ion-cannon", 4, 6)
    assert events(cannon, "won") == [{"side": "empire", "reason": "ion-cannon-destroyed"}]


def test_COM_90_data():
    units = {"troopers-1": "2,3", "snowtroopers-1": "9,0"}
    table = at(units, scenario=6, seat="empire")
    after_card(table)
    assert table.position()["medals"]["rebels"] == 1
    speeders = at({"speeders-1": "2,3", "snowtroopers-1": "9,0"}, scenario=6, seat="empire")
    after_card(speeders)
    assert speeders.position()["medals"]["rebels"] == 0


def test_COM_90_war_machine():
    units = {"artillery-1": "4,4", "snowtroopers-1": ("4,3", 1), "snowtroopers-2": "8,1", "troopers-1": "9,6"}
    table = at(units, scenario=6, step="attack")
    shoot(table, "artillery-1", "snowtroopers-1", 1, 6, 6)
    assert table.position()["due"] == 1
    assert table.position()["seat"] == "empire"
    table.play("play_card", card="recon-right")
    assert step(table) == "deploy"
    assert "done" not in kinds(table)
    assert ("snowtroopers-7", "3,0") in offered(table, "deploy")
    table.play("deploy", unit="snowtroopers-7", to="3,0")
    assert figures(table, "snowtroopers-7") == 4
    assert table.position()["due"] == 0
    assert table.position()["seat"] == "rebels"


def test_COM_90_reinforcements():
    units = {"troopers-1": "0,4", "snowtroopers-1": "9,0"}
    early = at(units, scenario=7, seat="empire", turns={"rebels": 4, "empire": 5})
    after_card(early)
    assert step(early) == "play"
    table = at(units, scenario=7, seat="empire", turns={"rebels": 5, "empire": 6})
    after_card(table)
    assert step(table) == "deploy"
    assert "done" in kinds(table)
    table.play("deploy", unit="speeders-1", to="9,6")
    assert "done" not in kinds(table)
    table.play("deploy", unit="speeders-2", to="8,6")
    assert table.position()["ordered"] == ["speeders-1", "speeders-2"]
    table.play("play_card", card="recon-right")
    assert step(table) == "move"
    assert table.position()["reinforced"] is True


def officer(units, where_it_is, **rest):
    return at({**units, "snowtroopers-9": "9,0"}, scenario=8, officer=where_it_is, **rest)


def test_COM_90_officer():
    table = officer({"troopers-1": "6,4"}, "6,3", step="move")
    table.play("move", unit="troopers-1", to="6,3")
    assert table.position()["officer"] == "troopers-1"
    fallen = officer(
        {"troopers-1": ("6,3", 1), "troopers-2": "0,5", "at-at-1": "6,2"}, "troopers-1", seat="empire", step="attack"
    )
    shoot(fallen, "at-at-1", "troopers-1", 4, 6, 6)
    assert fallen.position()["officer"] == "6,3"
    taken = officer({"troopers-1": "0,5", "snowtroopers-1": "6,2"}, "6,3", seat="empire", step="move")
    taken.play("move", unit="snowtroopers-1", to="6,3")
    assert events(taken, "won") == [{"side": "empire", "reason": "officer-taken"}]
    home = officer({"troopers-1": "1,6", "troopers-2": "0,5"}, "troopers-1", step="move")
    assert offered(home, "leave") == ["troopers-1"]
    home.play("leave", unit="troopers-1")
    assert events(home, "won") == [{"side": "rebels", "reason": "officer-left"}]


def test_COM_90_steep_ridges():
    units = {"troopers-1": "4,4", "troopers-2": ("6,4", 3, "elite"), "snowtroopers-1": "4,2"}
    table = at(units, {"ridge": ["4,3", "6,3", "3,4"]}, scenario=11, step="move")
    assert "3,4" in moves(table, "troopers-1")
    assert "3,3" in moves(table, "troopers-1")
    table.play("move", unit="troopers-1", to="4,3")
    table.play("move", unit="troopers-2", to="6,3")
    assert table.position()["no_attack"] == ["troopers-1"]
    droids = at({"droids-1": "4,4", "troopers-1": "9,6"}, {"ridge": ["4,3", "3,3"]}, scenario=11, seat="empire", step="move")
    assert "4,3" in moves(droids, "droids-1")
    assert "4,2" not in moves(droids, "droids-1")


def test_COM_90_retreat_home():
    units = {"artillery-1": "5,4", "snowtroopers-1": "6,4", "snowtroopers-2": "0,0"}
    table = at(units, scenario=12, step="attack")
    shoot(table, "artillery-1", "snowtroopers-1", 5, 6, 6)
    assert {to for _, to in offered(table, "retreat")} == {"6,3", "7,4", "6,5"}
    rebels = at({"at-at-1": "5,4", "troopers-1": "4,4", "troopers-2": "9,6"}, scenario=12, seat="empire", step="attack")
    shoot(rebels, "at-at-1", "troopers-1", 5, 6, 6)
    assert {to for _, to in offered(rebels, "retreat")} == {"3,4", "3,5"}
    stuck = at({"at-at-1": "2,5", "troopers-1": "2,6", "troopers-2": "9,6"}, scenario=12, seat="empire", step="attack")
    shoot(stuck, "at-at-1", "troopers-1", 5, 6, 6)
    assert figures(stuck, "troopers-1") == 2


def test_COM_90_retreat_away():
    table = at({"at-at-1": "4,4", "troopers-1": "4,3", "troopers-2": "9,6"}, scenario=17, seat="empire", step="attack")
    shoot(table, "at-at-1", "troopers-1", 5, 6, 6)
    assert {to for _, to in offered(table, "retreat")} == {"4,2", "5,2", "5,3"}


def test_COM_90_landing():
    units = {"at-at-1": "4,1", "snowtroopers-1": "9,0", "troopers-1": "0,4"}
    first = ht.Table("command", scenario=13)
    assert step(first) == "play"
    table = at(units, scenario=13, turns={"rebels": 1, "empire": 1}, seat="rebels")
    after_card(table)
    assert step(table) == "deploy"
    assert {to for _, to in offered(table, "deploy")} == {"4,0", "5,0", "3,1", "5,1", "4,2", "5,2"}
    assert "done" in kinds(table)
    table.play("deploy", unit="snowtroopers-3", to="4,2")
    assert table.position()["ordered"] == []
    assert step(table) == "play"


def test_COM_90_charge():
    for charges, wanted in ((0, (1, 0)), (2, (3, 0)), (3, (0, 1))):
        table = at({"troopers-1": "0,4", "snowtroopers-1": "9,0"}, scenario=14, seat="empire", charges=charges)
        after_card(table)
        assert (table.position()["charges"], table.position()["medals"]["rebels"]) == wanted


def test_COM_90_card_hex():
    rest = {"scenario": 16, "step": "move", "hands": {"rebels": ["recon-left"], "empire": ["raid-left", "recon-left"]}}
    table = at({"troopers-1": "2,4", "snowtroopers-1": "9,0"}, **rest)
    table.play("move", unit="troopers-1", to="2,3")
    assert len(table.position()["hands"]["rebels"]) == 3
    left = at({"troopers-1": "2,3", "snowtroopers-1": "9,0"}, **rest)
    left.play("move", unit="troopers-1", to="2,4")
    assert step(left) == "discard"
    left.play("discard", card="recon-left")
    assert left.position()["seat"] == "empire"
    killed = at({"artillery-1": "2,5", "snowtroopers-1": ("2,3", 1), "snowtroopers-2": "9,0"}, **{**rest, "step": "attack"})
    shoot(killed, "artillery-1", "snowtroopers-1", 1, 6, 6)
    assert killed.to_act == ("empire",)
    killed.play("discard", card="raid-left")
    assert killed.position()["hands"]["empire"] == ["recon-left"]


def test_COM_90_card_hex_costs_nothing_with_an_empty_hand():
    rest = {"scenario": 16, "step": "move", "hands": {"rebels": [], "empire": ["raid-left"]}}
    table = at({"troopers-1": "2,3", "troopers-2": "9,6", "snowtroopers-1": "9,0"}, **rest)
    table.play("move", unit="troopers-1", to="2,4")
    assert step(table) != "discard"
    assert table.choices()


def test_COM_90_sudden_deaths_by_losses_and_exits():
    table = at({"speeders-1": "4,3", "at-at-1": "4,2", "snowtroopers-1": "9,0"}, scenario=13, step="attack")
    shoot(table, "speeders-1", "at-at-1", 3, 6, 6, 6, 4)
    assert events(table, "won") == [{"side": "rebels", "reason": "at-ats-destroyed"}]
    lost = ["troopers-1", "troopers-2", "troopers-3"]
    table = at(
        {"at-at-1": "4,2", "troopers-4": ("4,3", 1), "troopers-5": "9,6"}, scenario=15, seat="empire", step="attack", lost=lost
    )
    shoot(table, "at-at-1", "troopers-4", 4, 6, 6)
    assert events(table, "won") == [{"side": "empire", "reason": "infantry-destroyed"}]
    gone = {"left": ["snowtroopers-1", "snowtroopers-2"]}
    units = {"at-at-1": "4,0", "snowtroopers-3": "2,6", "troopers-5": "9,6"}
    table = at(units, {"building": ["2,6"]}, scenario=13, seat="empire", step="move", **gone)
    table.play("leave", unit="snowtroopers-3")
    assert events(table, "won") == [{"side": "empire", "reason": "infantry-left"}]


def test_COM_90a_what_happens_by_itself_comes_before_deployments():
    units = {"snowtroopers-1": "9,0", "at-at-1": "4,1", "troopers-1": "0,4"}
    table = at(units, scenario=13, turns={"rebels": 1, "empire": 1}, seat="rebels")
    after_card(table)
    table.play("deploy", unit="snowtroopers-3", to="4,2")
    fresh = unit(table, "snowtroopers-3")
    assert fresh == {"at": "4,2", "figures": 4}
    for rule in VALUES:
        assert any(s["rule"] == rule for scenario in SCENARIOS.values() for s in scenario["special"])


def test_COM_93_leaving_the_field():
    ground = {"building": ["4,6", "5,6"]}
    units = {"troopers-1": "4,5", "troopers-2": "4,6", "speeders-1": "5,6", "snowtroopers-1": "9,0"}
    table = at(units, ground, scenario=15, step="move")
    assert offered(table, "leave") == ["troopers-2"]
    table.play("leave", unit="troopers-2")
    position = table.position()
    assert (position["left"], position["lost"], position["medals"]["rebels"]) == (["troopers-2"], [], 1)
    near = at(
        {"troopers-1": "4,1", "troopers-2": "0,2", "snowtroopers-1": "9,0", "speeders-1": "7,3"}, scenario=16, step="move"
    )
    assert offered(near, "leave") == ["troopers-1"]
    assert offered(at({"speeders-1": "7,2", "snowtroopers-1": "9,0"}, scenario=16, step="move"), "leave") == ["speeders-1"]


# Odds


def engine_spread(position, unit_name, target):
    """Hits and destruction of an attack over every roll of its dice, played by the engine."""
    table = ht.Table.at("command", position)
    n = dice_of(table, unit_name, target)
    full = position["units"][target].get("figures", 4)
    lost, gone = {}, 0
    for dice in product(range(1, 7), repeat=n):
        table.dice(list(dice))
        table.play("attack", unit=unit_name, target=target)
        while table.position()["pending"].get("target") and not table.over:
            table.play(table.choices()[0])
        entry = unit(table, target)
        gone += entry is None
        count = full - entry["figures"] if entry else full
        lost[count] = lost.get(count, 0) + 1
        table.undo(table.ply)
    total = 6**n
    return {k: Fraction(v, total) for k, v in lost.items()}, Fraction(gone, total)


@pytest.mark.parametrize("ground", [{}, {"4,3": "trench"}, {"4,2": "serac", "5,2": "serac"}])
def test_COM_22_odds_agree_with_the_engine_on_every_roll(ground):
    units = {"troopers-1": {"at": "4,4"}, "snowtroopers-1": {"at": "4,3", "figures": 2}, "snowtroopers-2": {"at": "9,0"}}
    rest = {"scenario": 2, "seat": "rebels", "step": "attack", "card": "direct-from-hq", "ordered": ["troopers-1"]}
    position = {"units": units, "terrain": ground, **rest, "hands": {"empire": ["recon-left"]}}
    table = ht.Table.at("command", position)
    attack = odds.attack_of(table.record, 0, UNIT["troopers-1"], UNIT["snowtroopers-1"])
    lost, gone = engine_spread(position, "troopers-1", "snowtroopers-1")
    assert odds.destroyed(attack) == gone
    found = {}
    for key, p in odds.outcomes(attack).items():
        found[attack.lost(*key)] = found.get(attack.lost(*key), 0) + p
    assert found == lost
    action = ACTIONS.encode("attack", {"unit": "troopers-1", "target": "snowtroopers-1"})
    shown = odds.odds(table.record, 0, action)
    assert shown.chances[0].share == float(odds.destroyed(attack))
    assert shown.said(table.words).chances[0][0] == "Destroyed"
    assert sum(odds.retreats(attack).values()) == 1


def test_an_attack_that_cannot_destroy_shows_first_what_it_can_do():
    table = at({"troopers-1": "4,4", "snowtroopers-1": "4,2", "snowtroopers-2": "9,0"}, step="attack")
    action = ACTIONS.encode("attack", {"unit": "troopers-1", "target": "snowtroopers-1"})
    attack = odds.attack_of(table.record, 0, UNIT["troopers-1"], UNIT["snowtroopers-1"])
    assert (attack.dice, attack.figures, attack.hit_faces) == (2, 4, 3)
    chances = dict(odds.odds(table.record, 0, action).said(table.words).chances)
    assert "Destroyed" not in chances
    assert next(iter(chances.items())) == ("Loses figures", 0.75)


def test_COM_62_odds_of_an_e_web_with_best_play():
    plain = odds.Attack(3, 3, 1, figures=2)
    web = odds.Attack(3, 3, 1, figures=2, reroll=True)
    assert odds.destroyed(plain) == Fraction(1, 2)
    assert odds.destroyed(web) == 1 - Fraction(1, 64) - 3 * Fraction(3, 4) * Fraction(1, 16)
    assert sum(odds.outcomes(web).values()) == 1


def test_COM_7_odds_of_an_at_at():
    table = at({"speeders-1": "4,4", "at-at-1": "4,3", "snowtroopers-1": "9,0"}, step="attack")
    attack = odds.attack_of(table.record, 0, UNIT["speeders-1"], UNIT["at-at-1"])
    assert (attack.dice, attack.hit_faces, attack.walker) == (4, 2, True)
    assert odds.destroyed(attack) == 1 - Fraction(17, 18) ** 4
    assert targets(table, "speeders-1") == {"at-at-1"}


def test_COM_72_a_card_table_played_by_words():
    table = card("recon-centre", {"troopers-1": "4,4", "snowtroopers-1": "9,0"})
    assert table.ask("rebels") == "Recon Centre: which unit is ordered?"
