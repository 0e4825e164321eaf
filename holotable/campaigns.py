"""Campaigns at the terminal: fought battle by battle and replayed, whatever their game."""

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from holotable.core.campaigns import Campaign
from holotable.core.table import Table
from holotable.terminal import TerminalTable, step_through


def fight(campaign: Campaign, seated: Callable[[Table], TerminalTable], console: Console) -> None:
    """Fight battle after battle until the last is over or somebody leaves; `seated` seats the players at each table."""
    while not campaign.over:
        battle = seated(campaign.table)
        console.print(Text(campaign.heading(len(campaign.tables)), "bold cyan"))
        battle.keep_as = campaign.save
        battle.may_be_given_up = False  # how a battle ends counts in the next one
        battle.run()
        if not campaign.table.over:
            return
        campaign.go_on()
        for line in campaign.report(len(campaign.battles)):
            console.print(line)
        if not campaign.over and not _goes_on(campaign, console):
            return
    console.print(Text(campaign.verdict(), "bold cyan"))


def _goes_on(campaign: Campaign, console: Console) -> bool:
    """Wait for Enter before the next battle; False where somebody leaves."""
    try:
        return console.input(campaign.words.part("terminal.next_battle")).strip().lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False


def step_through_all(campaign: Campaign, console: Console) -> None:
    """Show a campaign choice by choice, battle after battle."""
    for number, table in enumerate(campaign.tables, 1):
        save = table.to_save()
        step_through(Table.opening_of(save), save["actions"], console, campaign.heading(number))
        if number < len(campaign.tables) and not _goes_on(campaign, console):
            return
