"""Balance: what the games of a study say about seats, players and scenarios, with how sure that is.

Win rates are mean scores (a shared win counts its share, a draw among n seats 1/n of one) with 95% Wilson intervals.
The luck share is the part of the scores' variance that neither player nor seat nor scenario explains.
"""

import html
import io
import json
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from holotable.workshop.shares import interval

from .simulate import Row, Study, read_rows

BINS = 40
INK, EMBER, ICE = "#1d2733", "#d9822b", "#4a90b8"


@dataclass(frozen=True)
class Rate:
    """A mean score with its 95% interval."""

    label: str
    games: int
    rate: float
    low: float
    high: float


def wilson(label: str, scores: Iterable[float]) -> Rate:
    """The mean score of some games with Wilson's interval."""
    values = list(scores)
    n = len(values)
    if n == 0:
        return Rate(label, 0, math.nan, 0.0, 1.0)
    p = sum(values) / n
    return Rate(label, n, p, *interval(sum(values), n))


def shares(row: Row) -> list[float]:
    """Each seat's share of the win: 1 for a winner alone, equal shares for those with the best score."""
    best = max(row["scores"])
    winners = [score == best for score in row["scores"]]
    return [float(won) / sum(winners) for won in winners]


@dataclass(frozen=True)
class Seen:
    """One seat of one game."""

    scenario: str
    seat: str
    player: str
    share: float
    first: bool


def seen_of(rows: list[Row]) -> list[Seen]:
    """All seats of all games."""
    return [
        Seen(row["scenario"], seat, player, share, seat == row["first"])
        for row in rows
        for seat, player, share in zip(row["seats"], row["players"], shares(row), strict=True)
    ]


def rates(seen: list[Seen], key: Callable[[Seen], str]) -> list[Rate]:
    """Win rates of groups."""
    groups: dict[str, list[float]] = {}
    for one in seen:
        groups.setdefault(key(one), []).append(one.share)
    return [wilson(label, values) for label, values in sorted(groups.items())]


def luck_share(seen: list[Seen]) -> float:
    """The part of the variance of the win that player, seat and scenario together do not explain."""
    total = float(np.var([one.share for one in seen]))
    if total == 0.0:
        return 0.0
    groups: dict[tuple[str, str, str], list[float]] = {}
    for one in seen:
        groups.setdefault((one.scenario, one.seat, one.player), []).append(one.share)
    within = sum(len(values) * float(np.var(values)) for values in groups.values()) / len(seen)
    return within / total


@dataclass(frozen=True)
class Balance:
    """What a study found."""

    games: int
    unfinished: int
    by_seat: list[Rate]
    by_player: list[Rate]
    by_scenario: list[Rate]
    first_player: Rate
    luck: float
    length_median: float
    length_90: float
    lengths: list[int]


def balance_of(rows: list[Row]) -> Balance:
    """Work out the balance of some games."""
    seen = seen_of(rows)
    lengths = [int(row["decisions"]) for row in rows]
    several = len({row["scenario"] for row in rows}) > 1
    return Balance(
        games=len(rows),
        unfinished=sum(not row["finished"] for row in rows),
        by_seat=rates(seen, lambda one: one.seat),
        by_player=rates(seen, lambda one: one.player) if len({one.player for one in seen}) > 1 else [],
        by_scenario=rates(seen, lambda one: f"{scenario_name(one.scenario)}: {one.seat}") if several else [],
        first_player=wilson("the seat that decides first", (one.share for one in seen if one.first)),
        luck=luck_share(seen),
        length_median=float(np.median(lengths)),
        length_90=float(np.percentile(lengths, 90)),
        lengths=lengths,
    )


def scenario_name(text: str) -> str:
    """A scenario's options in a few words."""
    options = json.loads(text)
    return ", ".join(f"{name} {value}" for name, value in options.items()) or "as it stands"


# The report


def _svg(draw: Callable[[Any], None], width: float = 7.0, height: float = 3.0) -> str:
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "holotable", "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        draw(axes)
        axes.spines[["top", "right"]].set_visible(False)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def _rates_plot(found: list[Rate], fair: float) -> str:
    def draw(axes: Any) -> None:
        for i, one in enumerate(reversed(found)):
            axes.plot([one.low, one.high], [i, i], color=ICE, linewidth=3, solid_capstyle="round")
            axes.plot([one.rate], [i], "o", color=EMBER)
        axes.axvline(fair, color=INK, linewidth=1, linestyle=":")
        axes.set_yticks(range(len(found)), [one.label for one in reversed(found)])
        axes.set_xlim(0, 1)
        axes.set_xlabel("share of wins, 95% interval")

    return _svg(draw, height=0.8 + 0.4 * len(found))


def _lengths_plot(lengths: list[int]) -> str:
    def draw(axes: Any) -> None:
        axes.hist(lengths, bins=BINS, color=ICE)
        axes.set_xlabel("decisions in a game")
        axes.set_ylabel("games")

    return _svg(draw)


def _rate_rows(found: list[Rate]) -> str:
    return "".join(
        f"<tr><td>{html.escape(one.label)}</td><td>{one.games}</td><td>{one.rate:.1%}</td>"
        f"<td>{one.low:.1%} to {one.high:.1%}</td></tr>"
        for one in found
    )


def _rates_section(title: str, found: list[Rate], fair: float) -> str:
    if not found:
        return ""
    head = "<tr><th></th><th>games</th><th>wins</th><th>95% interval</th></tr>"
    return f"<h2>{title}</h2>{_rates_plot(found, fair)}<table>{head}{_rate_rows(found)}</table>"


STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1d2733;background:#fbfaf7}
h1{font-size:1.6rem;margin-bottom:0}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;margin:.5rem 0}
td,th{padding:.2rem 1rem .2rem 0;text-align:left;border-bottom:1px solid #ddd}svg{max-width:100%;height:auto}
.facts{display:flex;flex-wrap:wrap;gap:1rem 2.5rem;margin:1.5rem 0}.facts b{display:block;font-size:1.5rem}
"""


def report(study: Study, rows: list[Row]) -> str:
    """The page: figures, tables and plots in one file that needs nothing beside it."""
    found = balance_of(rows)
    fair = 1.0 / max(len(row["seats"]) for row in rows)
    facts = [
        (f"{found.games:,}", "games"),
        (f"{found.length_median:.0f}", f"decisions in the middle game (one in ten has over {found.length_90:.0f})"),
        (f"{found.first_player.rate:.1%}", "wins of the seat that decides first"),
        (f"{found.luck:.0%}", "luck share: what neither player, seat nor scenario explains"),
    ]
    if found.unfinished:
        facts.append((f"{found.unfinished}", "games given up as too long"))
    parts = [
        "<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>",
        f"<title>Balance of {study.game}</title><style>{STYLE}</style>",
        f"<h1>Balance of {study.game}</h1><p>Played by {html.escape(', '.join(study.players))}; first seed {study.seed}.</p>",
        "<div class='facts'>" + "".join(f"<div><b>{value}</b>{word}</div>" for value, word in facts) + "</div>",
        _rates_section("Seats", found.by_seat, fair),
        _rates_section("Players", found.by_player, fair),
        _rates_section("Scenarios", found.by_scenario, fair),
        _rates_section("Deciding first", [found.first_player], fair),
        f"<h2>Length</h2>{_lengths_plot(found.lengths)}",
        f"<h2>The study</h2><pre>{html.escape(json.dumps(study.as_json(), indent=1))}</pre></html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def write_report(study: Study, folder: Path) -> tuple[Balance, Path | None]:
    """Work out what a folder holds and write report.html there, where matplotlib is installed."""
    rows = read_rows(study, folder)
    path = folder / "report.html"
    try:
        path.write_text(report(study, rows), encoding="utf-8")
    except ImportError:
        return balance_of(rows), None
    return balance_of(rows), path
