"""Every game as an OpenSpiel game, registered under ``holotable_<game>`` when this module is imported.

>>> import pyspiel                                                     # doctest: +SKIP
>>> import holotable.research.open_spiel                               # doctest: +SKIP
>>> game = pyspiel.load_game(f"holotable_{GAME}(turn_limit=20,outcomes=6)")  # doctest: +SKIP

Dice and shuffles are chance nodes: an action that rolls is followed by one with `outcomes` equally likely futures. The
first die of each is spread evenly over them (exact where the number of outcomes is a multiple of its sides), the others
follow from the outcome and the game so far. So histories replay, states serialise, and tree algorithms see chance where
it is. Options of a game are parameters of the same name; `parameters` makes them, as encoded JSON where
an option's values are not all switches, all numbers or all words.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from holotable.core import game as registry
from holotable.core import records
from holotable.core.choices import choice_id
from holotable.core.dice import seed_words
from holotable.core.errors import BadOption
from holotable.core.game import Option
from holotable.core.records import ONLOOKERS

from .batch import rewards_of

LONGEST_GAME = 100_000
OUTCOMES = 36
JSON = "json-"
"""Before the hexadecimal digits of a JSON text, which OpenSpiel's game strings would trip over as it is."""
WORD = 0xFFFFFFFF


def _plain(option: Option) -> bool:
    """Whether all values of an option are of one kind that OpenSpiel knows: switches, numbers or words."""
    if option.allowed is None:
        return True
    kinds = {type(value) for value in (option.default, *(option.allowed if isinstance(option.allowed, tuple) else ()))}
    return len(kinds) == 1 and kinds <= {bool, int, str}


def _parameter(option: Option, value: Any) -> Any:
    """The parameter of an option's value: itself, 0 for a number that is not set, else JSON."""
    if option.allowed is None:
        return value or 0
    return value if _plain(option) and isinstance(value, type(option.default)) else JSON + json.dumps(value).encode().hex()


def _value(option: Option, parameter: Any) -> Any:
    """The way back."""
    if option.allowed is None:
        return parameter or option.default
    if not isinstance(parameter, str) or not parameter.startswith(JSON):
        return parameter
    try:
        return json.loads(bytes.fromhex(parameter.removeprefix(JSON)))
    except ValueError:
        raise BadOption("error.parameter_cannot_read_parameters", name=option.name, parameter=parameter) from None


def parameters(name: str, **options: Any) -> dict[str, Any]:
    """The parameters for `pyspiel.load_game` of options as everywhere else in Holotable."""
    known = {option.name: option for option in registry.get(name).options}
    checked = registry.get(name).check_options(options)
    return {option: _parameter(known[option], checked[option]) for option in options}


class Setting:
    """What all states of a game share; copies of a state go on sharing it."""

    def __init__(self, name: str, params: Mapping[str, Any]) -> None:
        self.rules = registry.get(name)
        self.params = dict(params)
        self.options = self.rules.check_options(
            {o.name: _value(o, params[o.name]) for o in self.rules.options if o.name in params}
        )
        self.encoded = self.rules.encode_options(self.options)
        self.seats = self.rules.seats(self.options)
        self.outcomes = int(params.get("outcomes", OUTCOMES))
        starts = [self.fresh(seed) for seed in (0, 1, 2)]
        self.shuffled = len({records.rules_bytes(s) for s in starts}) > 1
        """Whether chance has a part in setting up."""

    def fresh(self, seed: int) -> records.Record:
        """A record of a game just begun."""
        s: records.Record = records.new(self.rules.state)[0]
        self.rules.start(s, self.encoded, seed)
        return s

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setting":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.rules.id, self.params)


class HolotableGame(pyspiel.Game):
    """A game of Holotable; `NAME` and `TYPE` are set for each."""

    NAME = ""
    TYPE: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.setting = Setting(self.NAME, params)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.rules.actions.size,
            max_chance_outcomes=self.setting.outcomes,
            num_players=len(self.setting.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(self.TYPE, info, params)

    def new_initial_state(self) -> "HolotableState":
        """A fresh game with chance of its own."""
        return HolotableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "HolotableObserver":
        """What a seat sees as numbers and as text: now, or with perfect recall all that it has seen happen."""
        return HolotableObserver(self, recalls=iig_obs_type is not None and iig_obs_type.perfect_recall)


class Story(list[tuple[int, bytes]]):
    """What has happened, each with a mask of the seats that saw it; its entries never change, so copies share them."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Story":
        return Story(self)


class HolotableState(pyspiel.State):
    """A game in play: a record, and what each seat has seen happen."""

    def __init__(self, game: HolotableGame) -> None:
        super().__init__(game)
        self._setting = game.setting
        self._array = records.new(game.setting.rules.state)
        self._array[0] = self._setting.fresh(0)
        self._happened = Story()
        self._awaited: tuple[int, int] | None = None
        """The seat and its action that wait for chance; (-1, -1) is the set-up."""
        if self._setting.shuffled:
            self._awaited = (-1, -1)
        else:
            self._note(0)

    @property
    def record(self) -> records.Record:
        """The game as it stands."""
        s: records.Record = self._array[0]
        return s

    def current_player(self) -> int:
        """The seat asked, the lowest where several are."""
        if self.record.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._awaited is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(records.lowest_seat(int(self._setting.rules.to_act(self.record))))

    def _legal_actions(self, player: int) -> list[int]:
        return self._setting.rules.legal_list(self.record, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The futures that chance can bring, all alike likely."""
        return [(outcome, 1.0 / self._setting.outcomes) for outcome in range(self._setting.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._awaited is not None:
            self._let_chance_decide(int(action))
            return
        player = self.current_player()
        self._happened.append((1 << player, b"chose" + int(action).to_bytes(4, "little")))
        trial = self._array.copy()
        self._setting.rules.apply(trial[0], player, int(action))
        if bytes(trial["rng"].tobytes()) != bytes(self._array["rng"].tobytes()):
            self._awaited = (player, int(action))
            return
        before = self.record.event_n
        self._array = trial
        self._note(before)

    def _let_chance_decide(self, outcome: int) -> None:
        """Carry out what waited for chance, with the dice of one of the futures."""
        assert self._awaited is not None
        player, action = self._awaited
        self._awaited = None
        if player < 0:
            self._array[0] = self._setting.fresh(outcome)
            self._note(0)
            return
        spread_dice(np.asarray(self.record.rng), outcome, self._setting.outcomes)
        before = self.record.event_n
        self._setting.rules.apply(self.record, player, action)
        self._note(before)

    def _note(self, before: int) -> None:
        """Keep the events since then with who may see them."""
        events = self.record.events
        for number in range(before, self.record.event_n):
            row = events[number % events.shape[0]]
            self._happened.append((int(row[1]) & ~ONLOOKERS, np.asarray(row).tobytes()))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return choice_id(*self._setting.rules.actions.decode(action))

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return bool(self.record.over)

    def returns(self) -> list[float]:
        """Each seat's score less the mean of the others'; zeros while the game goes on."""
        seats = len(self._setting.seats)
        if not self.record.over:
            return [0.0] * seats
        scores = np.zeros(self._setting.rules.max_seats)
        self._setting.rules.result(self.record, scores)
        return [float(r) for r in rewards_of(scores[:seats])]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen happen, and what it chose itself."""
        seat = self.current_player() if player is None else player
        return b"".join(what for mask, what in self._happened if (mask >> seat) & 1).hex()

    def observation_string(self, player: int | None = None) -> str:
        """All that a seat may see now, as JSON."""
        seat = self.current_player() if player is None else player
        return json.dumps(self._setting.rules.view(self.record, seat))

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "HolotableState":
        """The game as it may be for all that a seat knows: what is hidden from it is dealt anew.

        What others have seen in secret is forgotten with it; what they see after the new deal stands for it.
        """
        rules = self._setting.rules
        twin: HolotableState = self.clone()
        rules.redeal(twin.record, player, int(rng() * (1 << 53)))
        twin._happened = Story(entry for entry in self._happened if (entry[0] >> player) & 1)
        for seat in range(len(self._setting.seats)):
            if seat != player:
                twin._happened.append((1 << seat, twin.observation_string(seat).encode()))
        return twin

    def __str__(self) -> str:
        return json.dumps(self._setting.rules.to_position(self.record))


class HolotableObserver:
    """The observation vector with its named parts, and what a seat sees, or has seen, as text."""

    def __init__(self, game: HolotableGame, *, recalls: bool) -> None:
        self.rules = game.setting.rules
        self.recalls = recalls
        self.tensor = np.zeros(self.rules.observation_size, np.float32)
        layout = self.rules.observation
        self.dict: dict[str, Any] = {
            name: self.tensor[layout.columns(name)].reshape(shape) for name, shape in layout.parts.items()
        }

    def set_from(self, state: HolotableState, player: int) -> None:
        """Fill the vector with what a seat sees."""
        self.rules.observe(state.record, player, self.tensor)

    def string_from(self, state: HolotableState, player: int) -> str:
        """What a seat sees, as JSON, or with perfect recall its information state."""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def spread_dice(rng: Any, outcome: int, outcomes: int) -> None:
    """Re-key a generator for one of several equally likely futures, its next number in the middle of that one's share."""
    old = [int(word) for word in rng]
    seed_words(rng, old[0] | (old[1] & 0x3FFFFFFF) << 32, old[2] ^ outcome << 8 ^ old[3])
    wanted = ((2 * outcome + 1) << 31) // outcomes
    rng[0] = (wanted - int(rng[1]) - int(rng[3])) & WORD


def register(name: str) -> type[HolotableGame]:
    """Make one game known to OpenSpiel."""
    rules = registry.get(name)
    kind = pyspiel.GameType(
        short_name=f"holotable_{name}",
        long_name=f"Holotable: {rules.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"outcomes": OUTCOMES} | {o.name: _parameter(o, o.default) for o in rules.options},
    )
    found = type(f"Holotable{name.title()}", (HolotableGame,), {"NAME": name, "TYPE": kind, "__doc__": rules.title})
    pyspiel.register_game(kind, found)
    return found


GAMES = {name: register(name) for name in registry.list_games()}
