"""The terminal table: the board, numbered choices, the log and the dice, by keyboard alone."""

import time
from collections.abc import Callable, Mapping
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from holotable import players
from holotable.core import repeating
from holotable.core.choices import Choice
from holotable.core.clocks import Clocks, shown_time
from holotable.core.errors import HolotableError
from holotable.core.table import Table
from holotable.core.vocabulary import Args
from holotable.players import Player
from holotable.players.hope import Resolve, decision

COLOURS = {"rebels": "orange1", "empire": "grey82", "hutts": "green3"}
LOG_LINES = 8


class Leave(Exception):
    """The player leaves the table."""


class TerminalTable:
    """One table on a terminal; each seat is a person at the keyboard or a computer."""

    def __init__(
        self, table: Table, computers: Mapping[str, Player], people: Mapping[str, str], console: Console, ask_all: bool = False
    ) -> None:
        self.table = table
        self.computers = dict(computers)
        self.people = dict(people)
        self.console = console
        self.ask_all = ask_all
        self.viewer: str | None = None
        self.repetition: repeating.Repetition | None = None
        self.resolve = Resolve()
        self.may_be_given_up = len(table.seats) - len(self.computers) == 1
        """Whether the computer may give up, which ends the game: one person plays against it."""
        self.given_up = False
        self.keep_as: Callable[[str], None] = table.save
        self.clocks = Clocks.of_save(table.clock, table.seats) if table.clock is not None else None

    def say(self, key: str, **args: Any) -> str:
        """A sentence of the terminal in the language of the table."""
        return self.table.words.part(key, **args)

    def run(self) -> None:
        """Play until the game ends or somebody leaves."""
        try:
            while not self.table.over and not self.given_up:
                self.next_decision()
                if self.flag_fell():
                    return
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print(f"\n{self.say('terminal.you_left_table')}")
            return
        self.show(None, [])
        for seat in self.computers if self.given_up else ():
            self.console.print(self.table.words.say("event.resigned", seat=seat))
        last = [seat for seat in self.table.seats if seat not in self.computers] if self.given_up else self.table.winners
        winners = ", ".join(self.table.words.name(seat) for seat in last)
        self.console.print(Text(self.say("terminal.game_over", what=winners or self.say("terminal.draw")), "bold cyan"))

    def next_decision(self) -> None:
        """One choice of the first seat that is asked, computers first."""
        self.repetition = repeating.go_on(self.table, self.repetition)
        if self.table.over:
            return
        asked = self.table.to_act
        seat = next((s for s in asked if s in self.computers), asked[0])
        if seat in self.computers:
            self.let_computer_play(seat)
            return
        choices = self.table.choices(seat)
        if len(choices) == 1 and choices[0].amount is None and not self.ask_all:
            self.table.play(choices[0])
            return
        self.hand_over(seat)
        self.start_clock(seat)
        self.show(seat, choices)
        self.answer(seat, choices)
        self.stop_clock(seat)

    # The computer

    def let_computer_play(self, seat: str) -> None:
        """One choice of a computer player; when all of them see no way to win, they offer to resign."""
        with self.console.status(self.say("terminal.thinking", name=self.table.words.name(seat))):
            found = decision(self.computers[seat], self.table, seat, self.table.seed + self.table.ply)
        self.table.play_actions(seat, found.actions)
        self.resolve.chose(seat)
        if found.outlook is not None and self.may_be_given_up:
            self.resolve.judged(seat, found.outlook)
            if not self.table.over and all(self.resolve.is_broken(other) for other in self.computers):
                self.hear_offer()

    def hear_offer(self) -> None:
        """Ask the person whether the computer may give up; if not, it is quiet for a while."""
        offers = " ".join(self.table.words.say("table.offers", seat=seat) for seat in self.computers)
        answer = self.console.input(f"{offers} {self.table.words.say('table.accept')} ")
        self.given_up = answer.strip().lower() in self.say("terminal.yes").split()
        for seat in self.computers:
            self.resolve.declined(seat)

    # Clocks

    def start_clock(self, seat: str) -> None:
        """The clock of who sits at the keyboard runs, and no other."""
        if self.clocks is not None:
            self.clocks.set(self.clocks.after(time.time(), [seat]))

    def stop_clock(self, seat: str) -> None:
        """A choice was made, and the clock stands; the turn ends when another is asked."""
        if self.clocks is not None:
            still_asked = seat in self.table.to_act and not self.table.over
            self.clocks.set(self.clocks.after(time.time(), [seat] if still_asked else [], [seat]))
            self.table.clock = self.clocks.to_save(time.time())

    def flag_fell(self) -> bool:
        """Whether the time of a person is up: of two that ends the game, with more seats the computer plays on for them."""
        late = [seat for seat, left in self.table.clock["left"].items() if left <= 0] if self.table.clock else []
        late = [seat for seat in late if seat not in self.computers]
        for seat in late:
            self.console.print(Text(self.say("terminal.time_up", name_of=self.name_of(seat)), "bold red"))
            self.computers[seat] = players.load(players.DEFAULT_LEVEL)
            self.may_be_given_up = False
        return bool(late) and len(self.table.seats) == 2

    def clock_line(self) -> Text:
        """The time that each person has left."""
        text = Text()
        for seat in self.table.seats:
            if self.clocks is not None and seat not in self.computers:
                left = shown_time(self.clocks.left_at(seat, time.time()))
                text.append(f"{self.name_of(seat)} {left}   ", self.colour_of(seat))
        return text

    def hand_over(self, seat: str) -> None:
        """A curtain between two people at one screen, where one must not see what the other sees."""
        before, self.viewer = self.viewer, seat
        if before in (None, seat) or self.table.view(before) == self.table.view(seat):
            return
        self.console.clear()
        self.console.input(self.say("terminal.hand_over_then", name_of=self.name_of(seat)))

    def colour_of(self, seat: str) -> str:
        """The colour of a seat's side; what nobody does is white."""
        return COLOURS.get(self.table.game.looks(self.table.seats).get(seat, ""), "white")

    def name_of(self, seat: str) -> str:
        """What the people at a seat are called."""
        name = self.table.words.name(seat)
        name = name[:1].upper() + name[1:]
        return f"{self.people[seat]} ({name})" if seat in self.people else name

    def show(self, seat: str | None, choices: list[Choice]) -> None:
        """Draw everything for one seat, as wide as the terminal is now."""
        self.console.clear()
        table = self.table
        title = f"{table.game.title} · {self.say('terminal.ply', ply=table.ply)}"
        board = self._panel(table.game.draw_text(table.view(seat), table.words), title, "cyan")
        log = self._panel(self.log_lines(seat), self.say("terminal.log"))
        goals = self._panel(self.goal_lines(seat), self.say("terminal.goals"))
        wide = self.console.width >= 100
        parts: list[RenderableType] = [Columns([board, Group(goals, log)]) if wide else Group(board, goals, log)]
        if self.clocks is not None:
            parts.append(self.clock_line())
        if seat is not None:
            style = f"bold {self.colour_of(seat)}"
            parts.append(Text.assemble((f"{self.name_of(seat)}. ", style), (table.ask(seat), "bold")))
            lines = [self.choice_line(number, choice) for number, choice in enumerate(choices, 1)]
            parts.append(Columns(lines, padding=(0, 3)) if len(lines) > 12 else Group(*lines))
            for number, shortcut in enumerate(table.shortcuts(seat), 1):
                parts.append(Text.assemble((f" *{number}  ", "cyan"), (shortcut.text, "italic")))
            again = self.repeat_hint(choices)
            parts.append(Text(self.say("terminal.number_play_u", again=again), "dim"))
        self.console.print(Group(*parts))

    @staticmethod
    def _panel(inside: Any, title: str, colour: str = "dim") -> Panel:
        return Panel(inside, title=title, box=box.ROUNDED, border_style=colour, expand=False)

    def repeat_hint(self, choices: list[Choice]) -> str:
        """How to repeat a choice, where one of these may be."""
        may_be = any(repeating.repeats(self.table.game, choice) for choice in choices)
        return self.say("terminal.repeat_hint", what=repeating.what_repeats(self.table)) if may_be else ""

    def choice_line(self, number: int, choice: Choice) -> Text:
        """A numbered choice."""
        line = Text(f"{number:>3}  ", "cyan")
        line.append(choice.text)
        if choice.amount:
            line.append(f" ({self.say('terminal.range', least=choice.amount[1], most=choice.amount[2])})", "dim")
        return line

    def goal_lines(self, seat: str | None) -> Text:
        """What each side must do to win, and how far it is."""
        text = Text()
        for objective in self.table.objectives(seat):
            whose = ", ".join(self.table.words.name(name) for name in objective.seats)
            text.append(f"{whose[:1].upper()}{whose[1:]}: " if whose else "", self.colour_of((*objective.seats, "")[0]))
            text.append(objective.text)
            text.append(
                f" ({self.say('terminal.of', done=objective.done, of=objective.of)})\n" if objective.of else "\n", "dim"
            )
        text.rstrip()
        return text

    def log_lines(self, seat: str | None, count: int = LOG_LINES) -> Text:
        """The last lines of the log that a seat may see."""
        text = Text()
        for event in self.table.events_for(seat)[-count:]:
            text.append(f"{event.ply:>4} ", "dim")
            text.append(event.text + "\n", self.colour_of(event.seat))
        return text

    def answer(self, seat: str, choices: list[Choice]) -> None:
        """Read lines until one of them plays a choice or takes one back."""
        while True:
            words = self.console.input("[cyan]> [/]").strip().split()
            if not words:
                continue
            try:
                if self.obey(seat, choices, words):
                    return
            except HolotableError as error:
                self.console.print(Text(error.say(self.table.words.language), "bold red"))

    def obey(self, seat: str, choices: list[Choice], words: list[str]) -> bool:
        """Carry out one line; tells whether the position has changed."""
        word, rest = words[0].lower(), words[1:]
        if word.isdecimal():
            return self.play_number(choices, int(word), rest)
        if word.startswith("*"):
            return self.play_shortcut(seat, word[1:])
        commands: dict[str, Callable[[list[str]], bool]] = {
            "b": lambda rest: self.begin_repetition(choices, rest),
            "u": lambda rest: self.take_back(seat),
            "l": lambda rest: self.tell(self.log_lines(seat, 10_000)),
            "d": self.script_dice,
            "s": self.save,
            "r": lambda rest: self.tell(Text("\n".join(f"{c.clause:<9}{c.text}" for c in choices))),
            "?": lambda rest: self.tell(Text(self.say("terminal.help"))),
            "q": self.leave,
        }
        if word not in commands:
            return self.tell(Text(self.say("terminal.no_command_type", word=repr(word), choices=len(choices)), "bold red"))
        return commands[word](rest)

    def play_number(self, choices: list[Choice], number: int, rest: list[str]) -> bool:
        """Play a choice by its number, and its amount."""
        if not 1 <= number <= len(choices):
            return self.tell(Text(self.say("terminal.no_choice_they", number=number, choices=len(choices)), "bold red"))
        choice = choices[number - 1]
        args: Args = {}
        if choice.amount:
            name, least, most = choice.amount
            wanted = f"{name} ({self.say('terminal.range', least=least, most=most)}): "
            given = rest[0] if rest else self.console.input(wanted).strip()
            if not given.isdecimal():
                return self.tell(Text(self.say("terminal.must_whole_number", name=name, least=least, most=most), "bold red"))
            args[name] = int(given)
        self.table.play(choice, **args)
        return True

    def begin_repetition(self, choices: list[Choice], rest: list[str]) -> bool:
        """Repeat a choice until it is decided or so much is left; it is made as if one by one."""
        if self.table.game.repeat is None:
            return self.tell(Text(self.say("terminal.nothing_repeated", title=self.table.game.title), "bold red"))
        numbers = [number for number, choice in enumerate(choices, 1) if repeating.repeats(self.table.game, choice)]
        words = [int(word) for word in rest if word.isdecimal()]
        if len(words) != len(rest) or not 1 <= len(words) <= 2 or words[0] not in numbers or words[-1] < 1:
            bounds = {"least": numbers[0], "most": numbers[-1]} if numbers else {}
            allowed = self.say("terminal.repeat_these", **bounds) if numbers else self.say("terminal.repeat_none")
            return self.tell(
                Text(
                    self.say("terminal.only_repeated", what_repeats=repeating.what_repeats(self.table), allowed=allowed),
                    "bold red",
                )
            )
        self.repetition = repeating.begin(self.table, choices[words[0] - 1], words[1] if len(words) == 2 else 1)
        return True

    def play_shortcut(self, seat: str, number: str) -> bool:
        """Play several choices at once, as the game offers them."""
        offered = self.table.shortcuts(seat)
        if not number.isdecimal() or not 1 <= int(number) <= len(offered):
            return self.tell(Text(self.say("terminal.no_shortcut_now", number=number, offered=len(offered)), "bold red"))
        self.table.play_shortcut(seat, offered[int(number) - 1].id)
        return True

    def tell(self, text: Text) -> bool:
        """Say something; nothing has changed."""
        self.console.print(text)
        return False

    def take_back(self, seat: str) -> bool:
        """Take back the last choice that a person made."""
        people = [i for i, entry in enumerate(self.table.log) if entry.seat not in self.computers]
        if not people:
            return self.tell(Text(self.say("terminal.nothing_take_back"), "bold red"))
        self.table.undo(self.table.ply - people[-1])
        self.repetition = None
        return True

    def script_dice(self, rest: list[str]) -> bool:
        """Dice rolled at a real table, typed in."""
        if not rest or not all(word.isdecimal() for word in rest):
            return self.tell(Text(self.say("terminal.type_dice_as"), "bold red"))
        self.table.dice([int(word) for word in rest])
        return self.tell(Text(self.say("terminal.next_dice_will", rest=" ".join(rest))))

    def save(self, rest: list[str]) -> bool:
        """Write the game to a file."""
        if len(rest) != 1:
            return self.tell(Text(self.say("terminal.say_where_s"), "bold red"))
        try:
            self.keep_as(rest[0])
        except OSError as error:
            return self.tell(Text(self.say("terminal.cannot_written", what=rest[0], strerror=error.strerror), "bold red"))
        return self.tell(Text(self.say("terminal.saved_as", what=rest[0])))

    def leave(self, rest: list[str]) -> bool:
        """Leave the table."""
        raise Leave


def step_through(table: Table, lines: list[dict[str, Any]], console: Console, title: str = "") -> None:
    """Show a saved game choice by choice: Enter goes on, b goes back, a number goes there, q leaves."""
    viewer = TerminalTable(table, {}, {}, console)
    while True:
        viewer.show(None, [])
        if title:
            console.print(Text(title, "bold cyan"))
        console.print(Text(table.words.part("terminal.choice_enter_next", ply=table.ply, lines=len(lines)), "dim"))
        try:
            word = console.input("[cyan]> [/]").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if word == "q":
            return
        if word == "b":
            wanted = table.ply - 1
        elif word.isdecimal():
            wanted = int(word)
        else:
            wanted = table.ply + 1
        wanted = max(0, min(wanted, len(lines)))
        if wanted < table.ply:
            table.undo(table.ply - wanted)
        while table.ply < wanted:
            table.replay_line(lines[table.ply], table.ply + 1)
