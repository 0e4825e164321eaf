"""What the dice of every event meant, held against what the rules then did in the golden games."""

import functools
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

import holotable as ht
from holotable.core.rolls import STATES

GOLDEN = Path(__file__).parents[1] / "golden"


@functools.cache
def entries(game):
    """Every choice of the golden games of a game, with the choice after it."""
    found = []
    for path in sorted((GOLDEN / game).glob("*.json")):
        log = ht.Table.from_save(json.loads(path.read_text(encoding="utf-8"))).log
        found += zip(log, [*log[1:], None], strict=True)
    return found


def rolled(game, kind):
    """Every roll of a kind: the event, its roll, the events after it in the same choice, and the kind of the next choice."""
    rules = ht.get(game)
    found = []
    for entry, following in entries(game):
        for i, event in enumerate(entry.events):
            if event.kind == kind:
                after = entry.events[i + 1 :]
                found.append((event.args, rules.roll(kind, event.args), after, following and following.kind))
    assert found, f"no golden game of {game} has {kind}"
    return found


def roles(roll):
    return [[die.role for die in row.dice] for row in roll.rows]


def counting(roll):
    return sum(die.state == "counts" for row in roll.rows for die in row.dice)


@pytest.mark.parametrize("game", ht.list_games())
def test_every_event_with_dice_has_a_roll_and_words_for_it(game):
    rules = ht.get(game)
    words = rules.words()
    seats = {seat for mix in rules.option_mixes() for seat in rules.seats(rules.check_options(mix))}
    for entry, _ in entries(game):
        for event in entry.events:
            roll = rules.roll(event.kind, event.args)
            dice = event.args.get("dice") or event.args.get("die")
            if roll is None:
                assert not isinstance(dice, list), event
                continue
            thrown = [die for row in roll.rows for die in row.dice]
            assert len(thrown) == (len(dice) if isinstance(dice, list) else 1)
            assert all(die.role in STATES and words.face(die.face).strip() for die in thrown)
            assert all(not row.label or f"row.{row.label}" in words for row in roll.rows)
            if roll.luck:
                assert roll.luck.expected > 0
                assert (roll.luck.seat or event.seat) in seats


def test_BRI_24_a_hit_costs_a_figure_and_a_miss_does_not():
    for args, roll, after, following in rolled("brick", "attacked"):
        after = after[: next((i for i, event in enumerate(after) if event.kind == "attacked"), len(after))]
        lost = any(event.kind in ("figure_removed", "destroyed") for event in after) or following == "remove"
        assert (counting(roll) == 1) == lost, args
        assert roles(roll) == [[["hit", "hit", "force", "force", "miss", "miss"][args["die"] - 1]]]
        assert (roll.luck.got, roll.luck.expected) == (counting(roll), 4 / 6)


def test_COM_22_as_many_figures_fall_as_dice_hit():
    for args, roll, after, following in rolled("command", "attacked"):
        if following in ("reroll", "keep_dice"):
            continue
        kinds = [event.kind for event in after]
        hits = counting(roll)
        lost = next((event.args["count"] for event in after if event.kind == "figure_lost"), 0)
        if args["target"].startswith("at-at"):
            assert [len(event.args["dice"]) for event in after if event.kind == "confirmed"] == ([hits] if hits else [])
        elif args["target"].startswith(("generator", "ion")):
            assert ("destroyed" in kinds) == (hits > 0)
        elif hits:
            assert lost == hits or (lost < hits and "destroyed" in kinds), args
        else:
            assert not lost or "retreat" in roles(roll)[0], args


def test_COM_7_one_explosion_confirms_the_hits_at_an_at_at():
    for args, roll, after, _ in rolled("command", "confirmed"):
        assert roles(roll) == [["hit" if face == 4 else "miss" for face in args["dice"]]]
        assert roll.rows[0].label == "confirm"
        assert any(event.kind == "figure_lost" for event in after) == (counting(roll) > 0)


def test_BLZ_31_BLZ_34_the_dice_of_a_shot_in_the_order_they_were_thrown():
    for args, roll, _, _ in rolled("blizzard", "shot"):
        rows = {label: [row for row in roll.rows if row.label == label] for label in ("to_hit", "again", "damage")}
        assert len(rows["to_hit"][0].dice) == args["thrown"]
        assert len(rows["again"]) <= abs(args["bonus"])
        to_hit = [die.role for row in (*rows["to_hit"], *rows["again"]) for die in row.dice]
        assert to_hit.count("hit") == args["hits"], args
        assert sum(len(row.dice) for row in rows["damage"]) == args["hits"]
        assert [die.role for row in rows["damage"] for die in row.dice].count("hit") == args["damage"]
        assert ("cancelled" in to_hit) <= (args["bonus"] < 0)
        assert ("again" in to_hit) <= (args["bonus"] > 0)


def test_BLZ_11_the_higher_die_gives_the_points():
    for args, roll, _, _ in rolled("blizzard", "rolled"):
        assert {int(die.face) for row in roll.rows for die in row.dice if die.role == "points"} == {max(args["dice"])}


def test_END_22_the_laser_needs_one_die_of_5_or_6():
    for _, roll, after, _ in rolled("endor", "fired"):
        assert (counting(roll) > 0) == any(event.kind == "destroyed" for event in after)


def test_END_31_dice_that_can_hit_are_assigned():
    for args, roll, after, following in rolled("endor", "attacked"):
        if args["to"] == "death-star":
            assert (counting(roll) > 0) == any(event.kind == "won" for event in after)
        else:
            assert (counting(roll) > 0) == (following in ("assign", "done")), args


def test_END_50_END_40_duels_hit_and_an_assault_waits_to_be_used():
    for args, roll, after, following in rolled("endor", "rolled"):
        if args["order"] == "shield":
            assert {role for row in roles(roll) for role in row} == {"ready"}
            assert (roll.luck.got > 0) == (following in ("advance", "done"))
        else:
            hits = sum(event.kind == "hit" for event in after)
            assert hits == counting(roll) or (hits < counting(roll) and any(event.kind == "duelist_lost" for event in after))


def battles():
    """Every battle of the golden games of `trilogy` that cost somebody forces: its dice in pairs, and what was lost where."""
    rules = ht.get("trilogy")
    for path in sorted((GOLDEN / "trilogy").glob("*.json")):
        table = ht.Table.from_save(json.loads(path.read_text(encoding="utf-8")))
        events = table.events
        for i, event in enumerate(events):
            roll = rules.settled(events, i)
            if roll is not None:
                attacked = next(found for found in reversed(events[:i]) if found.kind == "attacked")
                lost = {e.args["planet"]: e.args["count"] for e in events[i - 1 : i + 1] if e.kind == "lost"}
                yield table.options["mode"], roll, lost.get(attacked.args["to"], 0), lost.get(attacked.args["origin"], 0)
            else:
                assert event.kind != "lost" or table.options["mode"] == "trilogy" or events[i + 1].kind == "lost"


def test_TRI_29_pairs_of_dice_say_who_lost_what():
    modes = set()
    for mode, roll, defence_lost, attack_lost in battles():
        modes.add(mode)
        attack, defence = (row.dice for row in roll.rows)
        pairs = min(len(attack), len(defence))
        assert roll.settles
        assert roll.luck is None
        assert [die.role for die in attack].count("hit") == defence_lost
        assert [die.role for die in defence].count("hit") == pairs - defence_lost <= attack_lost
        for mine, theirs in zip(attack, defence, strict=False):
            assert {mine.role, theirs.role} == {"hit", "miss"}
            if mode == "standard":  # no ships and no cards: the faces decide
                assert (mine.role == "hit") == (int(mine.face) > int(theirs.face))
        assert {die.role for die in (*attack[pairs:], *defence[pairs:])} <= {"miss"}
    assert modes == {"standard", "trilogy"}


def test_TRI_29_losses_by_a_card_settle_no_dice():
    lost = ("lost", {"planet": "hoth", "count": 1})
    dice = {"dice": [5], "eights": 0, "seat": "rebels"}
    battle = [
        ("attacked", {"origin": "bespin", "to": "hoth"}),
        ("rolled", {**dice, "purpose": "attack"}),
        ("rolled", {**dice, "purpose": "defence"}),
    ]
    by_card = [*battle, ("card_played", {}), lost]
    for told, settles in ((battle, False), ([*battle, lost], True), (by_card, False), ([*by_card, lost], True)):
        events = [SimpleNamespace(kind=kind, args=args) for kind, args in told]
        assert (ht.get("trilogy").settled(events, len(events) - 1) is not None) == settles
    assert ht.get("trilogy").settled([SimpleNamespace(kind="lost", args=lost[1])], 0) is None


def test_TRI_28_battle_dice_are_compared_and_others_add_up():
    for args, roll, after, _ in rolled("trilogy", "rolled"):
        expected = "ready" if args["purpose"] in ("attack", "defence") else "points"
        assert {role for row in roles(roll) for role in row} == {expected}
        assert [die.sides for row in roll.rows for die in row.dice] == [
            8 if i < args["eights"] else 6 for i in range(len(args["dice"]))
        ]
        assert all(int(die.face) <= die.sides for row in roll.rows for die in row.dice)
        if args["purpose"] == "death-star" and any(event.kind == "death_star_total" for event in after):
            rerolled = next((event.args["dice"] for event in after if event.kind == "rerolled"), args["dice"])
            assert next(event.args["total"] for event in after if event.kind == "death_star_total") >= sum(rerolled)
