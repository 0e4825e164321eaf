"""Other libraries' games, measured beside ours in the same run: random play from Python, decisions and games a second.

Each peer is played as its own documentation plays it. A peer that is not installed is left out.
"""

import importlib.util
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

PGX_BATCH = 1024
PGX_STEPS = 64


class Played(NamedTuple):
    """How many decisions were made, and how many games ended with one of them."""

    decisions: int
    games: float


Play = Callable[[int], Played]
"""Play at least so many decisions."""


@dataclass(frozen=True)
class Pace:
    """What a second brings."""

    decisions_a_second: float
    games_a_second: float


@dataclass(frozen=True)
class Peer:
    """A game of another library: its name, the packages it needs, and a maker of a function that plays so many decisions."""

    name: str
    packages: tuple[str, ...]
    make: Callable[[], Play]
    chunk: int
    """Decisions in one measured call."""


def installed() -> list["Peer"]:
    """The peers whose packages are there."""
    return [peer for peer in PEERS if all(importlib.util.find_spec(package) for package in peer.packages)]


def _open_spiel(name: str) -> Play:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play(total: int) -> Played:
        done = games = 0
        state = game.new_initial_state()
        while done < total:
            if state.is_terminal():
                games += 1
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            done += 1
        return Played(done, games)

    return play


def pgx_game(name: str, batch: int = PGX_BATCH, steps: int = PGX_STEPS) -> Play:
    """Random play of a game of pgx, many at once, all steps of a call inside one compiled loop."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(_: int, carry: Any) -> Any:
        state, key, ended = carry
        key, chosen, rolled = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(chosen, logits, axis=-1)
        state = step(state, actions, jax.random.split(rolled, batch))
        return state, key, ended + jnp.sum(state.terminated | state.truncated)

    run = jax.jit(lambda *carry: jax.lax.fori_loop(0, steps, once, carry))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    carry = [state, jax.random.PRNGKey(1), jnp.int32(0)]

    def play(total: int) -> Played:
        done = 0
        carry[2] = jnp.int32(0)
        while done < total:
            carry[:] = run(*carry)
            done += batch * steps
        return Played(done, int(carry[2]))

    return play


def _catanatron() -> Play:
    from catanatron import Color, Game, RandomPlayer

    def play(total: int) -> Played:
        done = games = 0
        while done < total:
            games += 1
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
            game.play()
            done += len(_catan_records(game))
        return Played(done, games)

    return play


def _catan_records(game: Any) -> Any:
    state = game.state
    return state.action_records if hasattr(state, "action_records") else state.actions


def _pettingzoo_chess() -> Play:
    import numpy as np
    from pettingzoo.classic import chess_v6

    env = chess_v6.env()
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def play(total: int) -> Played:
        games = 0
        for _ in range(total):
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                games += 1
                env.reset()
                continue
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return Played(total, games)

    return play


PGX_GAMES = ("backgammon", "connect_four", "tic_tac_toe")
"""The one most like ours, and the fastest."""
PEERS = (
    Peer("OpenSpiel backgammon", ("pyspiel",), lambda: _open_spiel("backgammon"), 2000),
    Peer("OpenSpiel hearts", ("pyspiel",), lambda: _open_spiel("hearts"), 2000),
    *(
        Peer(f"pgx {name.replace('_', ' ')}, batch {PGX_BATCH}", ("pgx",), partial(pgx_game, name), PGX_BATCH * PGX_STEPS)
        for name in PGX_GAMES
    ),
    Peer("catanatron", ("catanatron",), _catanatron, 500),
    Peer("PettingZoo chess", ("pettingzoo", "chess", "pygame"), _pettingzoo_chess, 100),
)


def rate(play: Callable[[int], int], chunk: int) -> float:
    """Decisions a second of one call."""
    started = time.perf_counter()
    done = play(chunk)
    return done / (time.perf_counter() - started)


def pace(play: Play, chunk: int) -> Pace:
    """Decisions and games a second of one call."""
    started = time.perf_counter()
    done = play(chunk)
    took = time.perf_counter() - started
    return Pace(done.decisions / took, done.games / took)
