"""The page of a study: what its games say about seats, endings, tension, losses, cards and luck, with a plot for each."""

import html
import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from holotable.commands import decimal, percent
from holotable.core import game as registry
from holotable.core.speaking import speaking
from holotable.core.words import Catalogue

from . import tidy
from .balance import (
    Balance,
    Ending,
    Rate,
    balance_of,
    counts_of,
    endings_of,
    luck_share,
    scenario_name,
    seen_of,
    tension_of,
)
from .curve import COLOURS
from .simulate import Row, Study, read_rows

BINS = 40
MOST = 16
"""How many things that fall, or cards, are drawn; the tables have them all."""
INK, EMBER, ICE = "#1d2733", "#d9822b", "#4a90b8"
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1d2733;background:#fbfaf7}
h1{font-size:1.6rem;margin-bottom:0}h2{font-size:1.3rem;margin-top:2.5rem}h3{font-size:1.1rem;margin-top:2rem}
table{border-collapse:collapse;margin:.5rem 0}td,th{padding:.2rem 1rem .2rem 0;text-align:left;border-bottom:1px solid #ddd}
svg{max-width:100%;height:auto}.facts{display:flex;flex-wrap:wrap;gap:1rem 2.5rem;margin:1.5rem 0}
.facts div{max-width:10.5rem}.facts b{display:block;font-size:1.5rem}
"""
Facts = Sequence[tuple[str, str]]


def _svg(draw: Callable[[Any], None], width: float = 7.0, height: float = 3.0) -> str:
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "holotable", "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure = Figure(figsize=(width, height), layout="constrained", facecolor="none")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot(facecolor="none")
        draw(axes)
        axes.spines[["top", "right"]].set_visible(False)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def _table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{html.escape(word)}</th>" for word in heads)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in line) + "</tr>" for line in lines)
    return f"<table><tr>{head}</tr>{body}</table>"


def _facts(found: Facts) -> str:
    return "<div class='facts'>" + "".join(f"<div><b>{value}</b>{html.escape(word)}</div>" for value, word in found) + "</div>"


class Page:
    """The parts of a study's page in one language."""

    def __init__(self, words: Catalogue, seats: Sequence[str]) -> None:
        """Speak in these words of games with these seats."""
        self.words = words
        self.colours = {seat: COLOURS[i % len(COLOURS)] for i, seat in enumerate(seats)}

    def say(self, key: str, **args: Any) -> str:
        """A sentence of the page."""
        return self.words.say(f"study.{key}", **args)

    def fact(self, key: str, **args: Any) -> str:
        """What stands below a figure and goes on from it."""
        return self.words.part(f"study.{key}", **args)

    def share(self, share: float, digits: int = 0) -> str:
        """A share in percent."""
        return percent(share, digits, self.words)

    def number(self, value: float, digits: int = 0) -> str:
        """A number."""
        return decimal(value, digits, self.words)

    def name(self, word: str) -> str:
        """A thing of the game, or some of them joined, as it stands in a table."""
        name = self.words.name(word)
        return name[:1].upper() + name[1:]

    def winners(self, seats: Sequence[str]) -> str:
        """Those who won a game."""
        said = self.words.listed(seats) if seats else self.say("nobody")
        return said[:1].upper() + said[1:]

    def rates(self, key: str, found: Sequence[Rate], fair: float, named: bool = False) -> str:
        """Shares of the wins, as points with their intervals on one scale; the dotted line is a fair share."""
        if not found:
            return ""
        labels = [self.name(one.label) if named else one.label for one in found]

        def draw(axes: Any) -> None:
            for i, one in enumerate(reversed(found)):
                axes.plot([one.low, one.high], [i, i], color=ICE, linewidth=3, solid_capstyle="round")
                axes.plot([one.rate], [i], "o", color=EMBER)
            axes.axvline(fair, color=INK, linewidth=1, linestyle=":")
            axes.set_yticks(range(len(found)), labels[::-1])
            axes.set_xlim(0, 1)
            axes.set_xlabel(self.say("axis-wins"))

        heads = ("", self.say("head-games"), self.say("head-wins"), self.say("head-interval"))
        lines = [
            (label, str(one.games), self.share(one.rate, 1), f"{self.share(one.low, 1)} – {self.share(one.high, 1)}")
            for label, one in zip(labels, found, strict=True)
        ]
        return f"<h2>{self.say(key)}</h2>{_svg(draw, height=0.8 + 0.4 * len(found))}{_table(heads, lines)}"

    def endings(self, rows: list[Row]) -> str:
        """How games are won: a bar a way, in the colour of its winner, with the median of the turns they end in."""
        found = endings_of(rows)
        labels = [self._ending(one) for one in found]

        def draw(axes: Any) -> None:
            colours = [self.colours[one.winners[0]] if one.winners else INK for one in reversed(found)]
            bars = axes.barh(range(len(found)), [one.games / len(rows) for one in reversed(found)], color=colours)
            axes.bar_label(bars, [self.share(one.games / len(rows)) for one in reversed(found)], padding=4)
            axes.set_yticks(range(len(found)), labels[::-1])
            axes.set_xlim(0, 1.1 * max(one.games for one in found) / len(rows))
            axes.set_xlabel(self.say("axis-games"))

        heads = ("", self.say("head-games"), self.say("head-share"), self.say("head-turn"))
        lines = [
            (label, str(one.games), self.share(one.games / len(rows), 1), self.number(one.turns))
            for label, one in zip(labels, found, strict=True)
        ]
        return f"<h3>{self.say('endings')}</h3>{_svg(draw, 8.0, 0.9 + 0.4 * len(found))}{_table(heads, lines)}"

    def _ending(self, one: Ending) -> str:
        return f"{self.winners(one.winners)}: {self.words.name(one.reason)}" if one.reason else self.winners(one.winners)

    def lengths(self, rows: list[Row]) -> str:
        """When games end, by who wins them."""
        groups: dict[tuple[str, ...], list[int]] = {}
        for row in rows:
            groups.setdefault(tuple(row["winners"]), []).append(row["turns"])
        order = sorted(groups, key=lambda who: -len(groups[who]))

        def draw(axes: Any) -> None:
            colours = [self.colours[who[0]] if who else INK for who in order]
            labels = [self.winners(who) for who in order]
            axes.hist([groups[who] for who in order], bins=BINS, stacked=True, color=colours, label=labels)
            axes.legend(frameon=False, title=self.say("legend-winner"))
            axes.set_xlabel(self.say("axis-turns"))
            axes.set_ylabel(self.say("head-games"))

        return f"<h3>{self.say('lengths')}</h3>{_svg(draw)}"

    def tension(self, rows: list[Row]) -> str:
        """The winner's chance over the game: its median as a line, the middle half of all games as a band."""
        found = tension_of(rows)
        if found is None:
            return ""

        def draw(axes: Any) -> None:
            x = [i / (len(found.curve) - 1) for i in range(len(found.curve))]
            low, middle, high = zip(*found.curve, strict=True)
            axes.fill_between(x, low, high, color=ICE, alpha=0.3, linewidth=0, label=self.say("legend-half"))
            axes.plot(x, middle, color=EMBER, linewidth=2.5, label=self.say("legend-middle"))
            axes.set_ylim(0, 1)
            axes.set_xlim(0, 1)
            axes.xaxis.set_major_formatter(lambda x, _: self.share(x))
            axes.yaxis.set_major_formatter(lambda x, _: self.share(x))
            axes.set_xlabel(self.say("axis-passed"))
            axes.set_ylabel(self.say("axis-chance"))
            axes.legend(frameon=False, loc="lower right")

        facts = [
            (self.number(found.lead_changes, 1), self.fact("fact-leads")),
            (self.share(found.tension), self.fact("fact-tension")),
            (self.share(found.decided), self.fact("fact-decided")),
            (self.share(found.comebacks), self.fact("fact-comebacks")),
        ]
        return f"<h3>{self.say('tension')}</h3>{_facts(facts)}{_svg(draw)}"

    def counts(self, key: str, rows: list[Row], column: str, thing: str) -> str:
        """What falls or is played, as bars: how often in a game."""
        found = counts_of(rows, column, thing)
        if not found:
            return ""
        shown = found[:MOST][::-1]

        def draw(axes: Any) -> None:
            bars = axes.barh(range(len(shown)), [count for _, count, _ in shown], color=ICE)
            axes.bar_label(
                bars,
                [self.number(float(f"{count:.2g}"), 2 if count < 1 else 1 if count < 10 else 0) for _, count, _ in shown],
                padding=4,
            )
            axes.set_yticks(range(len(shown)), [self.name(word) for word, _, _ in shown])
            axes.margins(x=0.1)
            axes.set_xlabel(self.say("axis-a-game"))

        heads = ("", self.say("axis-a-game"), self.say("head-any"))
        table = _table(heads, [(self.name(word), self.number(count, 2), self.share(share)) for word, count, share in found])
        more = f"<details><summary>{self.say('all')}</summary>{table}</details>"
        return f"<h3>{self.say(key)}</h3>{_svg(draw, height=0.9 + 0.28 * len(shown))}{more}"

    def scenario(self, title: str, rows: list[Row]) -> str:
        """All that is told of the games of one scenario."""
        luck = self.say("luck-here", share=self.share(luck_share(seen_of(rows))))
        parts = [
            f"<h2>{html.escape(title)}</h2><p>{html.escape(luck)}</p>",
            self.endings(rows),
            self.lengths(rows),
            self.tension(rows),
            self.counts("losses", rows, "losses", "what"),
            self.counts("cards", rows, "cards", "card"),
        ]
        return "\n".join(part for part in parts if part)


def report(study: Study, rows: list[Row], language: str | None = None) -> str:
    """The page: figures, tables and plots in one file that needs nothing beside it."""
    game = registry.get(study.game)
    spoken = language or speaking()
    page = Page(game.words_in(spoken), list(dict.fromkeys(seat for row in rows for seat in row["seats"])))
    found = balance_of(rows)
    fair = 1.0 / max(len(row["seats"]) for row in rows)
    title = page.say("title", game=game.title)
    by_scenario: dict[str, list[Row]] = {}
    for row in rows:
        by_scenario.setdefault(row["scenario"], []).append(row)
    several = len(by_scenario) > 1
    firsts = [Rate(page.say("first"), *_numbers(found.first_player)), *found.by_first]
    parts = [
        f"<!doctype html><html lang='{spoken}'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>",
        f"<title>{html.escape(title)}</title><style>{STYLE}</style><h1>{html.escape(title)}</h1>",
        f"<p>{html.escape(page.say('played-by', players=', '.join(study.players), seed=str(study.seed)))}</p>",
        _facts(_found(page, found)),
        page.rates("seats", found.by_seat, fair, named=True),
        page.rates("players", found.by_player, fair),
        page.rates("scenarios", found.by_scenario, fair),
        page.rates("first-move", firsts, fair),
        f"<p>{html.escape(page.say('first-always'))}</p>" if all(map(first_is_always, by_scenario.values())) else "",
        *(
            page.scenario(scenario_name(text) if several else page.say("games"), those)
            for text, those in by_scenario.items()
        ),
        f"<h2>{page.say('plan')}</h2><pre>{html.escape(json.dumps(study.as_json(), indent=1))}</pre></html>",
    ]  # fmt: skip
    return "\n".join(part for part in parts if part) + "\n"


def first_is_always(rows: list[Row]) -> bool:
    """Whether the same seat decides first in all of these games, so that its effect is that of the seat."""
    return len({row["first"] for row in rows}) == 1


def _numbers(rate: Rate) -> tuple[int, float, float, float]:
    return rate.games, rate.rate, rate.low, rate.high


def _found(page: Page, found: Balance) -> Facts:
    facts = [
        (page.number(found.games), page.fact("head-games")),
        (page.number(found.length_median), page.fact("fact-length", most=page.number(found.length_90))),
        (page.share(found.first_player.rate, 1), page.fact("fact-first")),
        (page.share(found.luck), page.fact("fact-luck")),
    ]
    return [*facts, (str(found.unfinished), page.fact("fact-unfinished"))] if found.unfinished else facts


def write_report(study: Study, folder: Path) -> tuple[Balance, Path | None]:
    """Write what a folder holds as tidy tables and, where matplotlib is installed, as report.html."""
    rows = read_rows(study, folder)
    tidy.write(folder, rows)
    path = folder / "report.html"
    try:
        path.write_text(report(study, rows), encoding="utf-8")
    except ImportError:
        return balance_of(rows), None
    return balance_of(rows), path
