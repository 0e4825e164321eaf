"""The reference of the rulebook: battles, cards, rulings and campaigns, all from the game's data."""

from collections.abc import Iterable
from typing import Any

from holotable.core.markdown import grid, mark, scene
from holotable.core.words import Catalogue
from holotable.games.command.tables import CAMPAIGN_DATA, CARD_DATA, SCENARIO_DATA, UNIT_DATA

SIDES = ("rebels", "empire")
_RULINGS = (CARD_DATA["card_rulings"], CARD_DATA["support_rulings"])


def reference(words: Catalogue, said: Catalogue) -> str:
    """The reference as Markdown."""
    battles = SCENARIO_DATA["scenarios"]
    titles = {battle["number"]: words.text(battle["title"]) for battle in battles}
    parts = [f"# {said.say('reference')}", f"## {said.say('reference.units')}", _units(words, said)]
    parts += [f"## {said.say('reference.battles')}"]
    parts += [part for battle in battles for part in _battle(battle, words, said)]
    parts += [f"## {said.say('reference.cards')}", *_cards(CARD_DATA, words, said)]
    parts += [f"## {said.say('reference.rulings')}", *(_rulings(rulings, words) for rulings in _RULINGS)]
    parts += [f"## {said.say('reference.campaigns')}", *_campaigns(CAMPAIGN_DATA, titles, words, said)]
    return "\n\n".join(parts)


def _head(said: Catalogue, *names: str) -> list[str]:
    return [said.say(f"reference.head.{name}") for name in names]


def _units(words: Catalogue, said: Catalogue) -> str:
    rows = []
    for unit in UNIT_DATA["units"]:
        moves = f"{unit['move']} / {unit['move_only']}" if "move_only" in unit else unit["move"]
        dice = ", ".join(map(str, unit["dice"]))
        type_ = said.say(f"reference.{unit['type']}")
        rows.append((words.name(unit["id"]), words.name(unit["side"]), type_, unit["figures"], moves, dice, unit["medal"]))
    return grid(_head(said, "unit", "side", "type", "figures", "move", "dice", "medal"), rows)


def _battle(battle: dict[str, Any], words: Catalogue, said: Catalogue) -> list[str]:
    """One battle: its picture, its forces, every way to win, and its rules."""
    number = battle["number"]
    hands = {f"hand_{side}": battle["hand"][side] for side in SIDES}
    first = said.say("reference.battle", side=words.name(battle["first"]), **hands)
    return [
        f"### {number}. {words.text(battle['title'])}",
        scene(options={"scenario": number}, caption=first),
        grid(
            _head(said, "side", "forces", "wins"),
            [(words.name(side), _forces(battle, side, words, said), _wins(battle["win"][side], words, said)) for side in SIDES],
        ),
        _special(battle, words, said),
    ]


def _forces(battle: dict[str, Any], side: str, words: Catalogue, said: Catalogue) -> str:
    named = [f"{len(hexes)} {words.name(kind)}" for kind, hexes in battle["units"][side].items()]
    where = {hex_ for hexes in battle["units"][side].values() for hex_ in hexes}
    badges = [f"{words.name(badge)} ({', '.join(own)})" for badge, own in _badges(battle, where) if own]
    return ", ".join(named + badges)


def _badges(battle: dict[str, Any], where: set[str]) -> Iterable[tuple[str, list[str]]]:
    """The badges of one side with their hexes."""
    for badge, hexes in battle["badges"].items():
        yield badge, [hex_ for hex_ in hexes if hex_ in where]


def _wins(win: dict[str, Any], words: Catalogue, said: Catalogue) -> str:
    ways = [said.say("reference.medals", count=win["medals"])] if win["medals"] is not None else []
    ways += [f"{words.text(sudden['text'])} [{sudden['mark']}]" for sudden in win["sudden_death"]]
    return " ".join(ways)


def _special(battle: dict[str, Any], words: Catalogue, said: Catalogue) -> str:
    lines = [f"- {words.text(special['text'])} [{special['mark']}]" for special in battle["special"]]
    return "\n".join(lines) or said.say("reference.plain")


def _cards(cards: dict[str, Any], words: Catalogue, said: Catalogue) -> list[str]:
    parts = []
    for owner in ("both", *SIDES):
        parts += [f"### {said.say(f'reference.cards.{owner}')}", _card_grid(cards[owner], words, said, "kind")]
    for leader, own in cards["leaders"].items():
        parts += [f"### {said.say('reference.cards.leader', leader=words.name(leader))}", _card_grid(own, words, said, "kind")]
    for side in SIDES:
        parts += [f"### {said.say(f'reference.cards.support.{side}')}", _card_grid(cards["support"][side], words, said, "when")]
    return parts


def _card_grid(cards: list[dict[str, Any]], words: Catalogue, said: Catalogue, more: str) -> str:
    rows = [
        (words.text(card["name"]), _more(card[more], words, said), words.text(card["effect"]), f"[{mark(card['status'])}]")
        for card in cards
    ]
    return grid(_head(said, "card", more, "effect", "mark"), rows)


def _more(text: str, words: Catalogue, said: Catalogue) -> str:
    """What kind of card it is, or when it is played."""
    return said.part(f"reference.kind.{text}") if f"reference.kind.{text}" in said else words.text(text)


def _rulings(rulings: dict[str, str], words: Catalogue) -> str:
    """The numbered rulings on cards, each with its mark."""
    return "\n".join(f"- {number} {_ruling(text, words)}" for number, text in rulings.items())


def _ruling(text: str, words: Catalogue) -> str:
    plain = words.text(text).replace(" (book)", "").rstrip(".")
    printed = "ruling; last part: book" if ";" in text or ". " in text else "book"
    return f"{_sentence(plain)} [{printed if '(book)' in text else 'ruling'}]"


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _campaigns(data: dict[str, Any], titles: dict[int, str], words: Catalogue, said: Catalogue) -> list[str]:
    parts = ["\n".join(f"- {_sentence(words.text(rule))}" for rule in data["campaign_rules"])]
    for campaign in data["campaigns"]:
        rows = [row for i, step in enumerate(campaign["battles"]) for row in _step(i + 1, step, titles, words, said)]
        parts += [f"### {words.text(campaign['title'])}", grid(_head(said, "battle", "after", "scenario", "leaders"), rows)]
    parts.append(f"### {said.say('reference.goals')}")
    goals = [(words.name(side), words.name(goal["id"]), said.say(f"reference.{goal['when']}")) for side in SIDES
             for goal in data["secret_goals"][side]]  # fmt: skip
    parts.append(grid(_head(said, "side", "goal", "when"), goals))
    return parts


def _step(
    number: int, step: dict[str, Any], titles: dict[int, str], words: Catalogue, said: Catalogue
) -> list[tuple[Any, ...]]:
    """The battles of one step of a campaign: one for the first, later one for each winner before."""
    ways = {"": step} if "scenario" in step else step
    rows = []
    for won, battle in ways.items():
        leaders = [words.name(battle[key]) for key in ("rebel_leader", "empire_leader") if key in battle]
        after = said.say(f"reference.{won}") if won else ""
        rows.append((number, after, f"{battle['scenario']}. {titles[battle['scenario']]}", ", ".join(leaders)))
    return rows
