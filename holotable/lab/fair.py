"""`holotable lab GAME --file PLAN`: whether a battle of one's own is fair; and figures of the game's own battles."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from holotable.commands import percent, say
from holotable.core import game as registry
from holotable.core.speaking import speaking
from holotable.core.words import Catalogue
from holotable.lab.balance import shares
from holotable.lab.simulate import Row, Study
from holotable.workshop import fairness, figures, plans
from holotable.workshop.plans import BadPlan, Plan

DEFAULT_GAMES = 1000
"""What the command line gives where nobody says how many; a plan is then played as often as on the page."""


def judge(args: argparse.Namespace) -> int:
    """Play a plan as on the page: officers, what would help the side that is behind, a few commanders; print what was found.

    Where somebody names the players, these alone play.
    """
    plan = plans.load(args.file)
    if plan.game != args.game:
        raise BadPlan("error.plan_not", file=args.file, game=plan.game, game_2=args.game)
    problems = plans.look_at(plan).problems
    if problems:
        raise BadPlan("error.cannot_played", file=args.file, text=problems[0].text)
    games = fairness.OFFICERS if args.games == DEFAULT_GAMES else args.games
    level = "officer" if args.players == "random" else args.players
    found = _played(plan, level, games)
    words = registry.get(plan.game).words_in(speaking())
    show(plan.title or args.file, found, words)
    change = fairness.suggestion(plan, found)
    if change is not None:
        tried = _played(fairness.changed(plan, change), level, games)
        show(words.say(change.key, **change.args), tried, words)
    if args.players == "random":
        show(plan.title or args.file, _played(plan, "commander", fairness.COMMANDERS), words)
    return 0


def _played(plan: Plan, level: str, games: int) -> fairness.Fairness:
    stretches = fairness.stretches(games)
    console = Console(stderr=True)
    seen = [
        outcome
        for first, last in track(stretches, say("said-fair-plays", level=level), console=console)
        for outcome in fairness.play_stretch(plan, level, first, last)
    ]
    return fairness.report(plan, level, seen)


def show(title: str, found: fairness.Fairness, words: Catalogue) -> None:
    """Print what games have shown."""
    headline = say("said-fair-title", title=title, games=found.games, level=found.level)
    grid = Grid("", say("head-wins"), say("head-interval"), title=headline, title_justify="left")
    for share in found.seats:
        interval = say("said-range", low=percent(share.low, 1), high=percent(share.high, 1))
        grid.add_row(words.name(share.seat), percent(share.share, 1), interval)
    console = Console()
    console.print(grid)
    lengths = {"decisions": found.median, "low": found.shortest, "high": found.longest}
    print(say("said-middle-range", **lengths, share=percent(found.luck)))
    for won, games in found.endings:
        print(f"{games:>5} {say('said-won-by', text=won.said(words) if won else say('said-another-way'))}")
    if found.draws:
        print(f"{found.draws:>5} {say('said-won-nobody')}")
    hottest = sorted(found.falls.items(), key=lambda fall: -fall[1])[:8]
    places = ", ".join(f"{place} ({count})" for place, count in hottest) or say("said-none-fell")
    print(say("said-falls-at", places=places))


def keep_figures(study: Study, rows: Sequence[Row]) -> Path:
    """Keep how often each seat won each scenario of a study, for the set-up page of its game."""
    found: dict[str, dict[str, list[float]]] = {}
    for row in rows:
        seats = found.setdefault(row["scenario"], {})
        for seat, share in zip(row["seats"], shares(row), strict=True):
            seats.setdefault(seat, []).append(share)
    level = study.players[0]
    new = [figures.figure(study.game, json.loads(text), level, seats) for text, seats in found.items()]
    return figures.write(study.game, new)
