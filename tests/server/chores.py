"""What the tests give to processes to do: functions of a module, called over there."""

import os
import signal
import time

from holotable.server.errors import Refusal


def count(n):
    yield from range(n)


def many_bytes(n):
    for _ in range(n):
        yield b"x"


def pid_after(file):
    while not os.path.exists(file):
        time.sleep(0.01)
    yield os.getpid()


def spin():
    while True:
        time.sleep(0.01)
    yield


def work():
    while True:
        pass
    yield


def take_memory(size):
    yield len(bytearray(size))


def refuse():
    raise Refusal("Not this one.")
    yield


def fail():
    raise KeyError("inner words")
    yield


def stop_myself():
    os.kill(os.getpid(), signal.SIGSTOP)
    yield


def pid():
    yield os.getpid()
