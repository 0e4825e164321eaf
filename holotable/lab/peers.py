"""Other libraries' games, measured beside ours in the same run: random play from Python, decisions a second.

Each peer is played as its own documentation plays it. A peer that is not installed is left out.
"""

import importlib.util
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

PGX_BATCH = 1024
PGX_STEPS = 64


@dataclass(frozen=True)
class Peer:
    """A game of another library: its name, the packages it needs, and a maker of a function that plays so many decisions."""

    name: str
    packages: tuple[str, ...]
    make: Callable[[], Callable[[int], int]]
    chunk: int
    """Decisions in one measured call."""


def installed() -> list["Peer"]:
    """The peers whose packages are there."""
    return [peer for peer in PEERS if all(importlib.util.find_spec(package) for package in peer.packages)]


def _open_spiel(name: str) -> Callable[[int], int]:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play(total: int) -> int:
        done = 0
        state = game.new_initial_state()
        while done < total:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            done += 1
        return done

    return play


def pgx_backgammon(batch: int = PGX_BATCH, steps: int = PGX_STEPS) -> Callable[[int], int]:
    """Random play of pgx backgammon, many games at once, all steps of a call inside one compiled loop."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(_: int, carry: Any) -> Any:
        state, key = carry
        key, chosen, rolled = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(chosen, logits, axis=-1)
        return step(state, actions, jax.random.split(rolled, batch)), key

    run = jax.jit(lambda state, key: jax.lax.fori_loop(0, steps, once, (state, key)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    carry = [state, jax.random.PRNGKey(1)]

    def play(total: int) -> int:
        done = 0
        while done < total:
            carry[:] = run(*carry)
            done += batch * steps
        jax.block_until_ready(carry[0].current_player)
        return done

    return play


def _catanatron() -> Callable[[int], int]:
    from catanatron import Color, Game, RandomPlayer

    def play(total: int) -> int:
        done = 0
        while done < total:
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
            game.play()
            done += len(_catan_records(game))
        return done

    return play


def _catan_records(game: Any) -> Any:
    state = game.state
    return state.action_records if hasattr(state, "action_records") else state.actions


def _pettingzoo_chess() -> Callable[[int], int]:
    import numpy as np
    from pettingzoo.classic import chess_v6

    env = chess_v6.env()
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def play(total: int) -> int:
        for _ in range(total):
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.reset()
                continue
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return total

    return play


PEERS = (
    Peer("OpenSpiel backgammon", ("pyspiel",), lambda: _open_spiel("backgammon"), 2000),
    Peer("OpenSpiel hearts", ("pyspiel",), lambda: _open_spiel("hearts"), 2000),
    Peer(f"pgx backgammon, batch {PGX_BATCH}", ("pgx",), pgx_backgammon, PGX_BATCH * PGX_STEPS),
    Peer("catanatron", ("catanatron",), _catanatron, 500),
    Peer("PettingZoo chess", ("pettingzoo", "chess", "pygame"), _pettingzoo_chess, 100),
)


def rate(play: Callable[[int], int], chunk: int) -> float:
    """Decisions a second of one call."""
    started = time.perf_counter()
    done = play(chunk)
    return done / (time.perf_counter() - started)
