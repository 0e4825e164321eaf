"""Many launches recorded once, as a CUDA graph: from then on all of them are one launch, and Python costs next to nothing."""

from types import TracebackType
from typing import Any


class Recording:
    """Records what is launched on `stream` while it is entered; `launch` does it again on any stream.

    Everything that is launched must have been launched before without being recorded, so that it is compiled and loaded.
    """

    def __init__(self) -> None:
        from cuda.bindings import driver
        from numba import cuda

        self._driver = driver
        self._recorded = self._checked(driver.cuStreamCreate(int(driver.CUstream_flags.CU_STREAM_NON_BLOCKING)))
        self.stream = cuda.external_stream(int(self._recorded))
        self._graph: Any = None

    def _checked(self, answer: tuple[Any, ...]) -> Any:
        code, *rest = answer
        if code != self._driver.CUresult.CUDA_SUCCESS:
            raise RuntimeError(f"the CUDA driver answered {code.name}")
        return rest[0] if rest else None

    def __enter__(self) -> "Recording":
        relaxed = self._driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
        self._checked(self._driver.cuStreamBeginCapture(self._recorded, relaxed))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        answer = self._driver.cuStreamEndCapture(self._recorded)
        if error is None:
            plan = self._checked(answer)
            self._graph = self._checked(self._driver.cuGraphInstantiate(plan, 0))
            self._checked(self._driver.cuGraphDestroy(plan))

    def launch(self, stream: Any) -> None:
        """Put all that was recorded into the queue of a stream; 0 is the default one."""
        self._checked(self._driver.cuGraphLaunch(self._graph, self._driver.CUstream(int(stream or 0))))

    def __del__(self) -> None:
        if getattr(self, "_graph", None) is not None:
            self._driver.cuGraphExecDestroy(self._graph)
            self._driver.cuStreamDestroy(self._recorded)
