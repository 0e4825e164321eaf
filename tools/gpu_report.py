"""Everything that is measured on a machine with a GPU, in one run.

    python tools/gpu_report.py FOLDER [--seconds 420]

Every game in a process of its own: all compile side by side; one that is ready gets the GPU to itself, and when nobody
compiles any more each gets all cores to itself. Checks that the GPU ends in the same bytes as the CPU, measures random
decisions a second at several batch sizes, with the games grouped and alone, one core, all cores, steps of `GpuBatch`
alone and with a network where torch is installed, and pgx backgammon on the same card where it can be imported. A game
that fails is reported and left behind. Writes report.json, report.txt and, where matplotlib is installed, report.png into
FOLDER.
"""

import argparse
import contextlib
import importlib
import importlib.util
import json
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZES = (65_536, 262_144, 1_048_576, 4_194_304)
SIZES_WORD = "HOLOTABLE_REPORT_SIZES"
"""By which the workers are told them."""
MIDDLE_SIZE = 1_048_576
PGX_BATCH = 262_144
PGX_STEPS = 50
ON_CPU = ":cpu"
"""Marks the worker that compiles a game for the CPU, so that it is in the cache when the GPU is compared with it."""
CORES_SECONDS = 15
"""What measuring the cores may take beyond the time for everything."""
LEARNING = ":learning"
"""Marks the worker that steps a game with observations and lists, with a network that chooses, and in training."""
LEARNING_ROWS = 65_536
STEP_SIZES = (65_536, 262_144, 1_048_576)
STEP_WAYS = {
    "observations": {},
    "observations, recorded": {"recorded": True},
    "lists": {"observe": False},
    "lists, recorded": {"observe": False, "recorded": True},
}
"""What a step hands over, and whether it is launched as one CUDA graph."""
CHECKED_ROWS, CHECKED_STEPS = 256, 200
"""How much of stepping is compared with the CPU."""
WIDTH = 512
"""Of the network in the loop."""
OTHERWISE = ":otherwise"
"""Marks the worker that plays a game alone where it is played grouped, and the other way round."""


def find_compiler() -> None:
    """Numba looks for libNVVM under CUDA_HOME; a compiler on the path says where that is.

    Where numba-cuda was unpacked rather than installed, nobody has run its redirector yet.
    """
    with contextlib.suppress(ImportError):
        importlib.import_module("_numba_cuda_redirector")
    nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
    if "CUDA_HOME" not in os.environ and Path(nvcc).exists():
        os.environ["CUDA_HOME"] = str(Path(nvcc).resolve().parent.parent)


def say(**facts: object) -> None:
    """One line for the parent process."""
    print(json.dumps(facts), flush=True)


def worker(name: str) -> None:
    """Prepare, say so, and measure one part at each word from the parent."""
    try:
        game, _, kind = name.partition(":")
        prepare = {"": prepare_game, "cpu": prepare_on_cpu, "otherwise": prepare_otherwise, "learning": prepare_learning}
        parts = prepare_pgx() if name == "pgx" else prepare[kind](game)
        say(ready=name)
        for measure in parts:
            if not sys.stdin.readline():
                return
            for facts in measure():
                say(**facts)
            say(finished=name)
    except Exception as error:
        say(failed=name, error=f"{type(error).__name__}: {error}"[:600], trace=traceback.format_exc()[-2500:])


def prepare_game(name):
    """Compile for the GPU; what there is to measure on the GPU and on the cores comes back as two generators."""
    from holotable.core.game import get
    from holotable.lab import bench, gpu
    from holotable.research import card

    options = get(name).bench_options
    started = time.perf_counter()
    gpu.Games(name, 32, options).play(1)
    compiled = time.perf_counter() - started

    def measure():
        yield {"gpu": card.describe(), "machine": bench.machine(), "compile_seconds": round(compiled, 1)}
        yield {"record_bytes": get(name).state.itemsize, "options": options}
        same, _ = bench.gpu_digest(name)
        yield {"same_as_cpu": same}
        yield {"kernel": gpu.Games(name, 32).facts()}
        rates = {}
        for rows in json.loads(os.environ[SIZES_WORD]):
            try:
                rates[rows] = bench.gpu_rate(name, rows)
                yield {"rates": rates}
            except Exception as error:
                yield {"size_failed": f"{rows}: {type(error).__name__}: {error}"[:300]}
        yield {"alike": bench.gpu_rate(name, MIDDLE_SIZE, 0.3, alike=True)}

    def measure_cores():
        threads = os.cpu_count() or 1
        yield {"one_core": bench.cores(name, 1, 0.6), "all_cores": bench.cores(name, threads, 1.0), "cores": threads}

    return measure, measure_cores


def prepare_on_cpu(name):
    """Compile for the CPU; there is nothing to measure apart."""
    from holotable.core.game import get
    from holotable.research import Batch

    batch = Batch(name, 64, get(name).bench_options, threads=1, mask=False)
    batch.step(batch.random_actions(), check=False)
    batch.play_random(1)
    return ()


def prepare_otherwise(name):
    """The same game the other way, for comparison."""
    from holotable.core.game import get
    from holotable.lab import bench, gpu

    grouped = not get(name).question
    gpu.Games(name, 32, get(name).bench_options, grouped=grouped).play(1)

    def measure():
        rates = {rows: bench.gpu_rate(name, rows, 0.3, grouped=grouped) for rows in SIZES[1:3]}
        kernel = gpu.Games(name, 32, grouped=grouped).facts()
        yield {"grouped": grouped, "rates": rates, "otherwise": max(rates.values()), "kernel": kernel}

    return (measure,)


def prepare_learning(name):
    """Compile the batch on the GPU; check that it steps as the CPU does, and measure it alone and with a network."""
    from holotable.core.game import get
    from holotable.lab import bench
    from holotable.research import Batch, GpuBatch

    started = time.perf_counter()
    mixes = get(name).option_mixes()
    there = GpuBatch(name, CHECKED_ROWS, mixes, seeds=5, forced=2)
    there.step(there.random_actions())
    compiled = time.perf_counter() - started

    def measure():
        yield {"compile_seconds": round(compiled, 1)}
        here = Batch(name, CHECKED_ROWS, mixes, seeds=5, forced=2, mask=False, threads=1)
        here.step(here.random_actions())
        for _ in range(CHECKED_STEPS):
            actions = here.random_actions()
            here.step(actions, check=False)
            there.step(actions)
        yield {"same_as_cpu": bool(here.states.tobytes() == there.states.tobytes())}
        steps: dict[str, dict[int, float]] = {what: {} for what in STEP_WAYS}
        for what, how in STEP_WAYS.items():
            for rows in STEP_SIZES:
                try:
                    steps[what][rows] = bench.gpu_step_rate(name, rows, **how)
                    yield {"steps": steps}
                except Exception as error:
                    yield {"size_failed": f"{what} {rows}: {type(error).__name__}: {error}"[:300]}
        if importlib.util.find_spec("torch"):
            from holotable.learn.pace import rates
            from holotable.learn.settings import Settings

            yield {"rates": rates(Settings(name, rows=LEARNING_ROWS, width=WIDTH))}

    return (measure,)


def prepare_pgx():
    """Compile pgx backgammon for the card."""
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    import jax

    from holotable.lab import peers

    play = peers.pgx_game("backgammon", PGX_BATCH, PGX_STEPS)
    play(1)

    def measure():
        yield {"devices": str(jax.devices()), "jax": jax.__version__}
        yield {"rate": max(peers.pace(play, PGX_BATCH * PGX_STEPS * 4).decisions_a_second for _ in range(3))}

    return (measure,)


class Worker:
    """A worker process and what it has said."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.facts: dict = {}
        self.lines: queue.Queue = queue.Queue()
        command = [sys.executable, __file__, "--worker", name]
        path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
        )
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put("")

    def hear(self, until: float, word: str) -> bool | None:
        """Take what it says until this word (true), its failure or end (false), or a time (none)."""
        while True:
            try:
                line = self.lines.get(timeout=max(0.01, until - time.monotonic()))
            except queue.Empty:
                return None
            if not line:
                self.facts.setdefault("error", f"the process ended with code {self.process.wait()}")
                return False
            try:
                said = json.loads(line)
            except json.JSONDecodeError:
                continue
            self.facts |= {k: v for k, v in said.items() if k not in ("ready", "finished", "failed")}
            if word in said:
                return True
            if "failed" in said:
                return False

    def measure(self, until: float) -> bool:
        """Let it measure its next part, until a time at the latest."""
        with contextlib.suppress(BrokenPipeError):  # a worker that has died has left its last words
            self.process.stdin.write("go\n")
            self.process.stdin.flush()
        heard = self.hear(until, "finished")
        if heard is None:
            self.facts.setdefault("error", "no time was left")
        return bool(heard)


def table(results: dict) -> list[str]:
    """The short table at the end."""
    pgx = results.get("pgx", {}).get("rate", 0.0)
    lines = [f"{'game':<10}{'same':>6}{'GPU M/s':>10}{'batch':>9}{'1 core':>8}{'cores':>8}{'x cores':>8}{'x pgx':>7}"]
    lines[0] += f"{'alike':>8}{'otherw.':>8}{'regs':>6}{'local B':>9}{'compile':>9}"
    for name, facts in results.items():
        if name == "pgx" or ":" in name:
            continue
        elsewhere = results.get(f"{name}{OTHERWISE}", {})
        rates = {int(rows): rate for rows, rate in facts.get("rates", {}).items()}
        if not rates:
            lines.append(f"{name:<10} {facts.get('error', 'nothing was measured')}"[:160])
            continue
        rows = max(rates, key=lambda rows: rates[rows])
        best, every = rates[rows], facts.get("all_cores", 0.0)
        kernels = facts.get("kernel", {}).values()
        registers, local = (
            max((kernel.get(fact, 0) for kernel in kernels), default=0)
            for fact in ("registers_a_thread", "local_bytes_a_thread")
        )
        line = f"{name:<10}{facts.get('same_as_cpu')!s:>6}{best / 1e6:>10.1f}{rows:>9}{facts.get('one_core', 0) / 1e6:>8.2f}"
        line += f"{every / 1e6:>8.2f}{best / every if every else 0:>8.1f}{best / pgx if pgx else 0:>7.1f}"
        line += f"{facts.get('alike', 0) / 1e6:>8.0f}{elsewhere.get('otherwise', 0) / 1e6:>8.0f}"
        line += f"{registers:>6}{local:>9}"
        lines.append(f"{line}{facts.get('compile_seconds', 0):>8}s")
    lines += learning_lines(results)
    pgx_facts = results.get("pgx", {})
    lines.append(f"pgx backgammon at batch {PGX_BATCH}: {pgx / 1e6:.2f} M/s {pgx_facts.get('error', '')}"[:200])
    return lines


def learning_lines(results: dict) -> list[str]:
    """The batch on the GPU: a line for each way to step and number of games, beside random play; then with a network."""
    lines = [f"{'stepping':<10}{'same':>6}  {'what a step hands over':<24}{'games':>9}{'M/s':>9}{'% of raw':>10}"]
    for name, facts in results.items():
        if not name.endswith(LEARNING):
            continue
        game = name.removesuffix(LEARNING)
        begins = f"{game:<10}{facts.get('same_as_cpu')!s:>6}  "
        raw = {int(rows): rate for rows, rate in results.get(game, {}).get("rates", {}).items()}
        for what, found in facts.get("steps", {}).items():
            for rows, rate in found.items():
                share = f"{100 * rate / raw[int(rows)]:.1f}" if raw.get(int(rows)) else "-"
                lines.append(f"{begins}{what:<24}{rows:>9}{rate / 1e6:>9.2f}{share:>10}")
        for what, rate in facts.get("rates", {}).items():
            lines.append(f"{begins}{f'{what}, width {WIDTH}':<24}{LEARNING_ROWS:>9}{rate / 1e6:>9.2f}")
        if "error" in facts:
            lines.append(f"{begins}{facts['error']}"[:200])
    return lines


def plot(results: dict, path: Path) -> None:
    """Decisions a second over the number of games side by side."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 5), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    for name, facts in results.items():
        rates = {int(rows): rate for rows, rate in facts.get("rates", {}).items()}
        if rates:
            axes.plot(list(rates), list(rates.values()), "o-", label=name)
    if "rate" in results.get("pgx", {}):
        axes.plot([PGX_BATCH], [results["pgx"]["rate"]], "kx", label="pgx backgammon")
    axes.set(xscale="log", yscale="log", xlabel="games side by side", ylabel="decisions a second")
    axes.legend()
    figure.savefig(path, dpi=144)


def main() -> None:
    """Prepare all at once, measure one after the other, report."""
    parser = argparse.ArgumentParser(description="Measure every game on this machine's GPU and CPU.")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--seconds", type=float, default=420.0, help="time for everything")
    parser.add_argument("--games", nargs="*", help="only these games")
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES, help="games side by side in random play")
    parser.add_argument("--otherwise", action="store_true", help="also alone what is played grouped, and the other way round")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    args = parser.parse_args()
    find_compiler()
    sys.path.insert(0, str(ROOT))
    if args.worker:
        worker(args.worker)
        return
    import holotable as ht

    args.folder.mkdir(parents=True, exist_ok=True)
    os.environ[SIZES_WORD] = json.dumps(args.sizes)
    started = time.monotonic()
    deadline = started + args.seconds
    games = args.games or list(ht.list_games())
    others = [f"{name}{OTHERWISE}" for name in games] if args.otherwise else []
    others += [f"{name}{LEARNING}" for name in games]
    workers = [Worker(name) for name in [*(f"{name}{ON_CPU}" for name in games), *games, "pgx", *others]]
    preparing, measured = list(workers), []
    while preparing and time.monotonic() < deadline:
        for one in list(preparing):
            ready = one.hear(time.monotonic() + 0.1, "ready")
            if ready is None:
                continue
            preparing.remove(one)
            tell(started, one, "prepared")
            if ready and not one.name.endswith(ON_CPU) and one.measure(deadline):
                measured.append(one)
                tell(started, one, "measured on the GPU")
                write(args.folder, workers)
    for one in preparing:
        one.facts["error"] = "no time was left"
    for one in measured:
        if one.name in games and one.measure(deadline + CORES_SECONDS):
            tell(started, one, "measured on the cores")
    for one in workers:
        one.process.kill()
        if "trace" in one.facts:
            print(f"--- {one.name}\n{one.facts['trace']}")
    print("\n".join(write(args.folder, workers)))


def tell(started: float, one: Worker, what: str) -> None:
    """Say how far a worker is."""
    print(f"{time.monotonic() - started:5.0f} s  {one.name}: {one.facts.get('error', what)}", flush=True)


def write(folder: Path, workers: list[Worker]) -> list[str]:
    """Write what is known so far."""
    results = {one.name: one.facts for one in workers}
    (folder / "report.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    lines = table(results)
    (folder / "report.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    with contextlib.suppress(ImportError):
        plot(results, folder / "report.png")
    return lines


if __name__ == "__main__":
    main()
