"""Campaigns of `command` at the terminal: fought battle by battle, saved as one file, resumed and replayed (COM-92)."""

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.text import Text

from holotable.core.table import Table
from holotable.games.command.campaign import KEY, Campaign
from holotable.games.command.scenario import SCENARIOS
from holotable.terminal import TerminalTable, step_through

__all__ = ["Campaign", "fight", "is_campaign", "lines", "step_through_all"]


def is_campaign(data: Any) -> bool:
    """Whether the JSON of a file is that of a campaign."""
    return isinstance(data, dict) and KEY in data


def fight(campaign: Campaign, seated: Callable[[Table], TerminalTable], console: Console) -> None:
    """Fight battle after battle until the last is over or somebody leaves; `seated` seats the players at each table."""
    while not campaign.over:
        battle = seated(campaign.table)
        console.print(Text(heading(campaign, len(campaign.tables)), "bold cyan"))
        battle.keep_as = campaign.save
        battle.run()
        if not campaign.table.over:
            return
        campaign.go_on()
        for line in report(campaign, len(campaign.battles)):
            console.print(line)
        if not campaign.over and not _goes_on(console):
            return
    console.print(Text(verdict(campaign), "bold cyan"))


def _goes_on(console: Console) -> bool:
    """Wait for Enter before the next battle; False where somebody leaves."""
    try:
        return console.input("Enter for the next battle, q to leave: ").strip() != "q"
    except (EOFError, KeyboardInterrupt):
        return False


def heading(campaign: Campaign, number: int) -> str:
    """Which battle this is."""
    title = SCENARIOS[campaign.tables[number - 1].options["scenario"]]["title"]
    return f"{campaign.title}, battle {number} of {len(campaign.chain)}: {title}"


def report(campaign: Campaign, number: int) -> list[str]:
    """What a battle brought: who won it, whose secret goal was met, and the points so far."""
    name = campaign.table.words.name
    battle = campaign.battles[number - 1]
    text = [f"Battle {number} goes to {name(battle.winner)}."]
    text += [f"A secret goal of {name(side)} is met." for side, met in battle.met.items() if met]
    points = ", ".join(f"{name(side)} {count}" for side, count in campaign.points_after(number).items())
    return [*text, f"Points: {points}."]


def verdict(campaign: Campaign) -> str:
    """How the campaign stands."""
    if campaign.winner is None:
        return f"{campaign.title}: not decided yet, {len(campaign.battles)} of {len(campaign.chain)} battles are fought."
    return f"{campaign.title}: won by {campaign.table.words.name(campaign.winner)}."


def lines(campaign: Campaign) -> list[str]:
    """The whole campaign as readable lines."""
    found: list[str] = []
    for number, table in enumerate(campaign.tables, 1):
        found += [heading(campaign, number), *table.playthrough()]
        found += report(campaign, number) if number <= len(campaign.battles) else []
    return [*found, verdict(campaign)]


def step_through_all(campaign: Campaign, console: Console) -> None:
    """Show a campaign choice by choice, battle after battle."""
    for number, table in enumerate(campaign.tables, 1):
        save = table.to_save()
        step_through(Table.opening_of(save), save["actions"], console, heading(campaign, number))
        if number < len(campaign.tables) and not _goes_on(console):
            return
