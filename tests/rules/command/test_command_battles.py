"""The 17 battles as they begin: what stands where, on the table and in the terminal, against the data file (COM-4, COM-90)."""

import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from command_kit import card, offered
from rich.console import Console

import holotable as ht
from holotable.games.command.draw import BADGE_LETTERS, GROUND, MARKS, SHORT

DATA = json.loads((Path(ht.__file__).parent / "games" / "command" / "data" / "scenarios.json").read_text(encoding="utf-8"))
SCENARIOS = {scenario["number"]: scenario for scenario in DATA["scenarios"]}
FIGURES = {"troopers": 3, "speeders": 3, "artillery": 1, "snowtroopers": 4, "at-at": 1, "droids": 2}
STRUCTURES = {"shield-generator": ("generator-1", "generator-2"), "ion-cannon": ("ion-cannon",)}
battles = pytest.mark.parametrize("number", SCENARIOS)


def units_of(scenario):
    """Every unit of a scenario as the data file lists it: kind, number, hex, figures and badge."""
    badges = {h: badge for badge, hexes in scenario["badges"].items() for h in hexes}
    for kinds in scenario["units"].values():
        for kind, hexes in kinds.items():
            for number, h in enumerate(hexes, 1):
                badge = badges.get(h)
                yield kind, number, h, FIGURES[kind] + (badge == "elite-squadron"), badge


def grounds_of(scenario):
    return {h: kind for kind, hexes in scenario["terrain"].items() for h in hexes}


def structures_of(scenario):
    return {
        name: h
        for marker in scenario["markers"]
        for name, h in zip(STRUCTURES.get(marker["kind"], ()), marker["at"], strict=False)
    }


def test_COM_90_there_are_seventeen_battles():
    assert list(SCENARIOS) == list(range(1, 18))


@battles
def test_COM_4_a_battle_begins_as_its_data_say(number):
    scenario = SCENARIOS[number]
    table = ht.Table("command", scenario=number, seed=number)
    position = table.position()
    written = {name: (entry["at"], entry["figures"], entry.get("badge")) for name, entry in position["units"].items()}
    assert written == {f"{kind}-{n}": (h, figures, badge) for kind, n, h, figures, badge in units_of(scenario)}
    assert position["terrain"] == grounds_of(scenario)
    assert position["structures"] == structures_of(scenario)
    assert {side: len(hand) for side, hand in position["hands"].items()} == scenario["hand"]
    assert position["seat"] == scenario["first"]
    assert position["officer"] == next((m["at"][0] for m in scenario["markers"] if m["kind"] == "officer"), None)
    assert table.view(None)["need"] == {side: scenario["win"][side]["medals"] for side in ("rebels", "empire")}


def drawn(view):
    """The hexes of a drawn field: what stands in each, its marker, its ground and its badge."""
    out = io.StringIO()
    Console(file=out, width=100, no_color=True).print(ht.get("command").draw_text(view, ht.get("command").words()))
    lines = out.getvalue().split("\n")
    assert max(len(line.rstrip()) for line in lines[:14]) <= 76, "the field fits a terminal of 80 columns"
    hexes = {}
    for row in range(7):
        for column in range(9 if row % 2 else 10):
            start = (3 if row % 2 else 0) + 7 * column
            upper, lower = (lines[2 * row + i].ljust(100)[start : start + 7] for i in (0, 1))
            hexes[f"{column},{row}"] = (upper.strip(), lower[0].strip(), lower[1:6].strip(), lower[6].strip())
    return hexes, "\n".join(lines[14:])


@battles
def test_COM_90_the_terminal_draws_each_unit_ground_marker_and_badge(number):
    scenario = SCENARIOS[number]
    hexes, below = drawn(ht.Table("command", scenario=number, seed=1).view("rebels"))
    units = {h: f"{SHORT[kind]}{n}:{figures}" for kind, n, h, figures, _ in units_of(scenario)}
    badges = {h: BADGE_LETTERS[badge] for *_, h, _, badge in units_of(scenario) if badge}
    built = {h: f"<{name[:3]}{name[-1] if name[-1].isdecimal() else ''}>" for name, h in structures_of(scenario).items()}
    marks = {h: MARKS[marker["kind"]] for marker in scenario["markers"] if marker["kind"] in MARKS for h in marker["at"]}
    grounds = grounds_of(scenario)
    for h, found in hexes.items():
        stands = built.get(h) or units.get(h) or h
        assert found == (stands, marks.get(h, ""), GROUND.get(grounds.get(h), ""), badges.get(h, ""))
    assert "The Rebels, hand: " in below
    assert "The Empire, hand" not in below


def test_COM_90_the_terminal_draws_the_officer_where_it_is_and_no_medal_that_is_taken():
    table = ht.Table("command", scenario=8, seed=1)
    view = table.view(None)
    assert drawn(view)[0]["6,3"][1] == "+"
    carried = drawn({**view, "officer": "troopers-5"})[0]
    assert (carried["6,3"][1], carried["7,4"][1]) == ("", "+")
    medal = ht.Table("command", scenario=7, seed=1).view(None)
    assert drawn(medal)[0]["5,4"][1] == "$"
    assert drawn({**medal, "taken": ["5,4"]})[0]["5,4"][1] == ""


HEAL_ONE = """
import holotable as ht
units = {"troopers-1": {"at": "4,4", "figures": 1}, "troopers-2": {"at": "5,4", "figures": 2},
         "troopers-3": {"at": "0,6"}, "snowtroopers-1": {"at": "9,0"}}
t = ht.Table.at("command", {"scenario": 2, "seat": "rebels", "units": units, "terrain": {}, "structures": {},
                            "hands": {"rebels": ["leia-assistance"]}, "leaders": {"rebels": ["leia"]}})
t.play("play_card", card="leia-assistance")
print([c.id for c in t.choices()])
t = ht.Table.at("command", t.position())
t.play("pick", target="troopers-1")
print({name: entry["figures"] for name, entry in t.position()["units"].items()}, [c.id for c in t.choices()])
"""


def test_COM_72_assistance_for_one_unit_is_one_word_in_the_data(tmp_path):
    package = tmp_path / "holotable"
    shutil.copytree(Path(ht.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "server", "static"))
    path = package / "games" / "command" / "data" / "cards.json"
    text = path.read_text(encoding="utf-8")
    assert text.count('"every"') == 1
    path.write_text(text.replace('"every"', '"one"'), encoding="utf-8")
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", HEAL_ONE], env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    asked, healed = done.stdout.splitlines()
    assert asked == "['pick(target=troopers-1)', 'pick(target=troopers-2)']"
    assert healed.startswith("{'troopers-1': 2, 'troopers-2': 2, 'troopers-3': 3, 'snowtroopers-1': 4}")
    assert "order(unit=troopers-3)" in healed


REBELS = {
    "troopers-1": "0,4", "troopers-2": "4,4", "troopers-3": "5,4", "troopers-4": "9,4",
    "speeders-1": "0,6", "speeders-2": "3,6", "speeders-3": "5,6", "speeders-4": "9,6",
    "artillery-1": "4,6", "artillery-2": "7,6", "snowtroopers-9": "9,0",
}  # fmt: skip
EMPIRE = {
    "snowtroopers-1": "0,2", "snowtroopers-2": "4,2", "snowtroopers-3": "5,2", "snowtroopers-4": "9,2",
    "at-at-1": "0,0", "at-at-2": "3,0", "at-at-3": "5,0", "at-at-4": "9,0",
    "droids-1": "4,0", "droids-2": "7,0", "troopers-9": "9,6",
}  # fmt: skip
TWO_BOXES = {**DATA["scenarios"][1], "boxes": 2}
HOW_MANY = {
    ("rebels", "recon-in-force"): ("any", 3),
    ("rebels", "direct-from-hq"): ("any", 3),
    ("rebels", "speeder-assault"): ("speeders", 2),
    ("rebels", "artillery-barrage"): ("artillery", 1),
    ("rebels", "defensive-position"): ("any", 3),
    ("rebels", "rebel-spearhead"): ("any", 2),
    ("empire", "pincer-move"): ("any", 4),
    ("empire", "direct-from-hq"): ("any", 3),
    ("empire", "imperial-assault"): ("snowtroopers", 3),
    ("empire", "precision-fire"): ("at-at", 1),
    ("empire", "search-and-destroy"): ("any", 2),
    ("empire", "pressing-forward"): ("any", 2),
    ("rebels", "leia-orders"): ("any", 2),
    ("rebels", "leia-assistance"): ("any", 1),
    ("rebels", "leia-last-hope"): ("troopers", 1),
    ("rebels", "luke-in-formation"): ("any", 2),
    ("rebels", "luke-tactical-assault"): ("speeders", 1),
    ("rebels", "han-diversion"): ("any", 2),
    ("rebels", "han-here-they-come"): ("troopers", 1),
    ("rebels", "han-support"): ("troopers", 1),
    ("empire", "vader-force"): ("any", 2),
    ("empire", "vader-determination"): ("any", 1),
    ("empire", "veers-walkers"): ("at-at", 3),
    ("empire", "veers-landings"): ("any", 3),
    ("empire", "veers-concentrated"): ("any", 3),
    ("empire", "piett-reinforcements"): ("snowtroopers", 1),
}


@pytest.mark.parametrize(("seat", "name"), HOW_MANY)
def test_COM_72_how_many_units_a_card_orders_and_of_which_kind(seat, name):
    kind, most = HOW_MANY[seat, name]
    table = card(name, REBELS if seat == "rebels" else EMPIRE, seat=seat, scenario=TWO_BOXES)
    ordered = []
    while offered(table, "order"):
        ordered.append(offered(table, "order")[0])
        table.play("order", unit=ordered[-1])
    assert len(ordered) == most
    if kind != "any":
        assert {unit.rsplit("-", 1)[0] for unit in ordered} == {kind}


def test_COM_72_trooper_assault_asks_for_one_section():
    for seat, units, kind in (("rebels", REBELS, "troopers"), ("empire", EMPIRE, "snowtroopers")):
        table = card("trooper-assault", units, seat=seat, scenario=TWO_BOXES)
        assert offered(table, "section") == ["left", "centre", "right"]
        table.play("section", section="centre")
        assert table.position()["ordered"] == [f"{kind}-2", f"{kind}-3"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"special": [{"rule": []}]}, "there is no special rule \\[\\]; the rules are hold-medals"),
        ({"special": [7]}, "a special rule is an object"),
        ({"units": {"rebels": {"ewoks": ["1,6"]}, "empire": {"at-at": ["1,0"]}}}, "ewoks"),
        ({"terrain": {"lava": ["1,1"]}}, "a terrain must be one of ridge, rocks"),
        ({"first": "hutts"}, "first must be one of rebels, empire"),
        ({"hand": {"rebels": -1, "empire": 3}}, "hand"),
        ({"win": {"rebels": {"medals": 0}, "empire": {"medals": 4}}}, "medals"),
        ({"markers": [{"kind": "lake", "side": "rebels", "at": ["1,1"]}]}, "lake"),
        ({"badges": {"e-web": ["9,9"]}}, "off the field"),
        ({"zzz": 1}, "a scenario has no 'zzz'; it has number, title, boxes, first"),
    ],
)
def test_COM_91_a_nasty_scenario_is_answered_with_what_is_allowed(change, sentence):
    with pytest.raises(ht.BadOption, match=sentence):
        ht.Table("command", scenario={**DATA["scenarios"][1], **change})


@pytest.mark.parametrize("value", [0, 18, True, 1.5, None, "my.json", [], "17"])
def test_COM_91_what_is_no_scenario_is_answered_with_what_is_allowed(value):
    with pytest.raises(ht.BadOption, match="scenario must be a whole number from 1 to 17 or a scenario of your own"):
        ht.Table("command", scenario=value)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"pending": 7}, "pending is an object"),
        ({"pending": {"zzz": 1}}, "pending holds something unknown; it may hold"),
        ({"units": {"troopers-1": {"at": "4,4", "badge": ["e-web"]}}}, "unknown badge .* there are"),
        ({"units": {"ewoks-1": {"at": "4,4"}}}, "ewoks-1"),
        ({"hands": {"rebels": ["recon-left", "recon-left"]}}, "recon-left"),
        ({"seat": "hutts"}, "hutts"),
        ({"step": "dance"}, "step must be one of"),
        ({"zzz": 1}, "command positions have no zzz; they have"),
    ],
)
def test_a_nasty_position_is_answered_with_what_is_wrong(change, sentence):
    with pytest.raises(ht.BadPosition, match=sentence):
        ht.Table.at("command", {**ht.Table("command", scenario=2, seed=1).position(), **change})


def endings_of(scenario):
    """Every way a battle can end by its rules: medals, sudden deaths, no units left (COM-52), and the last turn (COM-53)."""
    found = {("turn-limit", "nobody")}
    for side in ("rebels", "empire"):
        wins = scenario["win"][side]
        if wins["medals"]:
            found.add(("medals", side))
        found |= {(death["id"], side) for death in wins["sudden_death"]}
        if side in OUT_OF_UNITS.get(scenario["number"], ()):
            found.add(("no-units", side))
    return found


OUT_OF_UNITS = {
    10: ("empire",), 11: ("empire",), 13: ("empire",), 14: ("rebels", "empire"), 15: ("rebels",), 17: ("empire",),
}  # fmt: skip
"""Who can win by COM-52: elsewhere the medals for destroyed units have decided the battle before the last one falls."""


@battles
def test_COM_90_there_is_a_golden_game_for_every_way_a_battle_can_end(number):
    golden = Path(__file__).parents[2] / "golden" / "command"
    found = set()
    for path in golden.glob(f"scenario-{number:02d}-*.json"):
        save = json.loads(path.read_text(encoding="utf-8"))
        scenario = save["start"]["scenario"] if "start" in save else save["options"]["scenario"]
        assert scenario == number
        best = max(save["result"].values())
        winner = next((seat for seat, score in save["result"].items() if score == best), "") if best == 1 else "nobody"
        found.add((path.stem.removeprefix(f"scenario-{number:02d}-").removesuffix(f"-{winner}"), winner))
    assert found == endings_of(SCENARIOS[number])
