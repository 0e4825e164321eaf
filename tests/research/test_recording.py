"""How launches are recorded, with a driver that only writes down what it is told."""

import enum
import sys
from types import SimpleNamespace

import pytest


class Result(enum.Enum):
    CUDA_SUCCESS = 0
    CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901


@pytest.fixture
def driver(monkeypatch):
    """The driver, with its answers and what it was asked."""
    pytest.importorskip("numba_cuda")
    from numba import cuda

    told = SimpleNamespace(asked=[], ending=Result.CUDA_SUCCESS)

    def call(name, *given):
        def answer(*args):
            told.asked.append((name, *args))
            return (told.ending if name == "cuStreamEndCapture" else Result.CUDA_SUCCESS, *given)

        return answer

    fake = SimpleNamespace(
        CUresult=Result, CUstream=lambda address: f"stream {address}", CUstream_flags=SimpleNamespace(CU_STREAM_NON_BLOCKING=1),
        CUstreamCaptureMode=SimpleNamespace(CU_STREAM_CAPTURE_MODE_RELAXED="relaxed"),
        cuStreamCreate=call("cuStreamCreate", 7), cuStreamDestroy=call("cuStreamDestroy"),
        cuStreamBeginCapture=call("cuStreamBeginCapture"), cuStreamEndCapture=call("cuStreamEndCapture", "plan"),
        cuGraphInstantiate=call("cuGraphInstantiate", "graph"), cuGraphDestroy=call("cuGraphDestroy"),
        cuGraphLaunch=call("cuGraphLaunch"), cuGraphExecDestroy=call("cuGraphExecDestroy"),
    )  # fmt: skip
    monkeypatch.setitem(sys.modules, "cuda.bindings", SimpleNamespace(driver=fake))
    monkeypatch.setattr(cuda, "external_stream", lambda address: f"stream of {address}")
    return told


def test_what_is_launched_while_recording_is_launched_again_as_one(driver):
    from holotable.research.recording import Recording

    recording = Recording()
    with recording:
        driver.asked.append(("a kernel", recording.stream))
    recording.launch(0)
    recording.launch(12)
    assert driver.asked == [
        ("cuStreamCreate", 1),
        ("cuStreamBeginCapture", 7, "relaxed"),
        ("a kernel", "stream of 7"),
        ("cuStreamEndCapture", 7),
        ("cuGraphInstantiate", "plan", 0),
        ("cuGraphDestroy", "plan"),
        ("cuGraphLaunch", "graph", "stream 0"),
        ("cuGraphLaunch", "graph", "stream 12"),
    ]
    del recording
    assert driver.asked[-2:] == [("cuGraphExecDestroy", "graph"), ("cuStreamDestroy", 7)]


def test_what_the_driver_refuses_is_named(driver):
    from holotable.research.recording import Recording

    driver.ending = Result.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
    with pytest.raises(RuntimeError, match="CAPTURE_INVALIDATED"), Recording():
        pass


def test_an_error_while_recording_is_not_hidden(driver):
    from holotable.research.recording import Recording

    driver.ending = Result.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
    with pytest.raises(ZeroDivisionError), Recording():
        1 / 0  # noqa: B018
