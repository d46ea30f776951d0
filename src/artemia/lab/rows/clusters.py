"""Work on a Ray cluster, a few tasks at a time for each processor. The extra `ray` brings the library."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from artemia.errors import ArtemiaError

Task = TypeVar("Task")
Done = TypeVar("Done")

LOCAL: Final = "local"
AHEAD: Final = 2
"""Tasks handed out for each processor: one to do, one to go on with."""


def check() -> None:
    if find_spec("ray") is None:
        raise ArtemiaError("A cluster needs Ray: install “artemia[ray]”.", "rows-no-ray")


def on_ray(
    tasks: Sequence[Task], address: str, jobs: int, play: Callable[[Task], Done]
) -> Generator[tuple[int, Done]]:
    """Does all tasks, in any order, and tells of each which it was.

    At the address `local` Ray is started on this machine, for so many jobs, and ended afterwards.
    """
    check()
    ray = import_module("ray")
    where = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {"address": address}
    try:
        ray.init(log_to_driver=False, logging_level="error", **where)
    except ConnectionError as error:
        raise ArtemiaError(f"There is no Ray at “{address}”.", "rows-ray-away", given=address) from error
    try:
        yield from handed_out(ray, tasks, ray.remote(num_cpus=1)(play))
    finally:
        ray.shutdown()


def handed_out(ray: Any, tasks: Sequence[Task], remote: Any) -> Generator[tuple[int, Any]]:
    todo = iter(enumerate(tasks))
    under_way: dict[Any, int] = {}
    while True:
        room = AHEAD * int(ray.cluster_resources().get("CPU", 1))  # it may grow and shrink meanwhile
        while len(under_way) < room and (task := next(todo, None)) is not None:
            under_way[remote.remote(task[1])] = task[0]
        if not under_way:
            return
        ready, _ = ray.wait([*under_way], num_returns=1)
        for each in ready:
            yield under_way.pop(each), ray.get(each)
