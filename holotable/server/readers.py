"""Reading other people's saves in processes of their own: replays, verifications, and what an analysis takes.

A save comes from anybody and may take long to play again. So it is read by a process with a limit of time and memory and a low
priority; one for an address at a time; and the parts of a long answer are handed on as they come.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from .errors import Busy, Refusal, TooMuch
from .processes import Answer, Helper, JobFailed, OutOfTime, ProcessGone

PROCESSES = 2
"""While one address has its long game read, there is another process for everybody else."""
SECONDS = 60.0
MEMORY = 1 << 30
NICE = 10
OF_ONE_ADDRESS = 3
"""One is read, the others wait to be read or to be taken."""
OF_ALL = 32
"""So many of all addresses are read or wait, and so many answers are taken."""
OURSELVES = ""
"""The address of the server itself, which finishes what it began."""
LOGGER = logging.getLogger("holotable.server")

Reading = Callable[..., Iterator[Any]]
"""A function of a module, called in a process: what it yields is handed on."""
Job = tuple[Reading, tuple[Any, ...]]


class Readers:
    """A few processes that read saves."""

    def __init__(self, processes: int = PROCESSES, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self._seconds = seconds
        self._idle = [Helper(_reader, "holotable reader", memory, NICE) for _ in range(processes)]
        self._all = list(self._idle)
        self._free = asyncio.Semaphore(processes)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="reader")
        self._of_address: Counter[str] = Counter()
        self._taken_by: Counter[str] = Counter()
        """The answers that somebody takes; one that is taken slowly fills the memory, so it counts like one that is read."""
        self._turns: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many saves are read or wait for it."""
        return self._of_address.total()

    @property
    def taken(self) -> int:
        """How many answers are being taken."""
        return self._taken_by.total()

    async def parts(self, address: str, function: Reading, *args: Any) -> AsyncGenerator[Any, None]:
        """What a function yields in a process, as it comes; a crowd is refused in a sentence."""
        if address != OURSELVES:
            self._need_room(address)
        found: asyncio.Queue[Any] = asyncio.Queue()
        self._of_address[address] += 1
        task = asyncio.get_running_loop().create_task(self._read(address, found, (function, args)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._taken_by[address] += 1
        try:
            while (part := await found.get()) is not None:
                if isinstance(part, Exception):
                    raise part
                yield part
        finally:
            self._taken_by[address] -= 1
            if not self._taken_by[address]:
                del self._taken_by[address]

    def _need_room(self, address: str) -> None:
        if max(self._of_address[address], self._taken_by[address]) >= OF_ONE_ADDRESS:
            raise TooMuch("error.games_your_address_being")
        if max(self.waiting, self.taken) >= OF_ALL:
            raise Busy("error.too_many_games_being")

    async def one(self, address: str, function: Reading, *args: Any) -> Any:
        """The one thing a function yields."""
        (found,) = [part async for part in self.parts(address, function, *args)]
        return found

    async def _read(self, address: str, found: "asyncio.Queue[Any]", job: Job) -> None:
        """Read when it is this address's turn; to the end, even if nobody waits for it any more."""
        loop = asyncio.get_running_loop()
        try:
            async with self._turns.setdefault(address, asyncio.Lock()), self._free:
                helper = self._idle.pop()
                try:
                    await loop.run_in_executor(self._threads, self._ask, helper, job, loop, found)
                finally:
                    self._idle.append(helper)
            found.put_nowait(None)
        except Exception as error:
            found.put_nowait(error)
        finally:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address], self._turns[address]

    def _ask(self, helper: Helper, job: Job, loop: asyncio.AbstractEventLoop, found: "asyncio.Queue[Any]") -> None:
        try:
            for part in helper.ask(job, self._seconds):
                loop.call_soon_threadsafe(found.put_nowait, part)
        except OutOfTime:
            raise Refusal("error.too_slow", seconds=round(self._seconds)) from None
        except ProcessGone:
            raise Refusal("error.game_could_not_read") from None
        except JobFailed as error:
            LOGGER.error("A save could not be read: %s", error)
            raise Refusal("error.game_could_not_read_2") from None

    def close(self) -> None:
        """End the processes; what they read is lost."""
        for task in self._tasks:
            task.cancel()
        for helper in self._all:
            helper.close()
        self._threads.shutdown(wait=True, cancel_futures=True)


def _reader() -> Answer:
    """What a process does: call the function it is given."""

    def answer(job: Job) -> Iterator[Any]:
        function, args = job
        yield from function(*args)

    return answer
