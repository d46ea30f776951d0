"""Work spread over processes, which end without a word when told to, or when nobody waits for them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from artemia.errors import ArtemiaError

Task = TypeVar("Task")
Done = TypeVar("Done")


def default_jobs() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_chunks(chunks: Sequence[Task], jobs: int, play: Callable[[Task], Done]) -> Iterator[Done]:
    """Does all the work there is, in any order, in so many processes."""
    for _, done in numbered(chunks, jobs, play):
        yield done


def run_in_order(tasks: Sequence[Task], jobs: int, play: Callable[[Task], Done]) -> Iterator[Done]:
    """The same, but what is done comes in the order of the tasks."""
    early: dict[int, Done] = {}
    due = 0
    for n, done in numbered(tasks, jobs, play):
        early[n] = done
        while due in early:
            yield early.pop(due)
            due += 1


def numbered(tasks: Sequence[Task], jobs: int, play: Callable[[Task], Done]) -> Generator[tuple[int, Done]]:
    """Does all tasks, in any order, and tells of each which it was."""
    if jobs == 1 or len(tasks) == 1:
        yield from enumerate(map(play, tasks))
        return
    todo = enumerate(tasks)
    with started(min(jobs, len(tasks)), play) as idle, told_if_one_dies():
        busy: dict[Any, int] = {}
        done: list[tuple[int, Any]] = []
        while True:
            while idle and (task := next(todo, None)):
                wire = idle.pop()
                wire.send(task[1])
                busy[wire] = task[0]
            yield from done  # when all are at work again
            if not busy:
                return
            ready: list[Any] = wait(list(busy))
            done = [(busy.pop(wire), wire.recv()) for wire in ready]
            for _, each in done:
                if isinstance(each, Exception):
                    raise each
            idle += ready


@contextmanager
def told_if_one_dies() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise ArtemiaError("A process that was to do a part of the work has died.") from None


@contextmanager
def started(jobs: int, play: Callable[[Any], Any]) -> Iterator[list[Connection]]:
    """The ends of the pipes to so many processes, which are gone afterwards."""
    # A plain fork would copy the threads of whoever calls this in a state nobody can know.
    context = multiprocessing.get_context("forkserver")
    # It would lift the block below if it were started under it.
    resource_tracker.ensure_running()
    # Who types Ctrl-C means us, and we end them. They have it blocked from their first moment on.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    processes: list[BaseProcess] = []
    wires: list[Connection] = []
    try:
        try:
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                with theirs:
                    process = context.Process(target=work, args=(theirs, play), daemon=True)
                    process.start()
                processes.append(process)
                wires.append(ours)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        yield list(wires)
    finally:
        for each in processes:
            each.kill()
        for each in processes:
            each.join()
        for wire in wires:
            wire.close()


def work(wire: Connection, play: Callable[[Any], Any]) -> None:
    """What a process does until nobody asks any more."""
    try:
        while True:
            task = wire.recv()
            try:
                done = play(task)
            except Exception as error:
                error.add_note(traceback.format_exc())  # else nobody would know where
                done = error
            wire.send(done)
    except (EOFError, ConnectionError):
        return  # whoever asked has gone
