"""What this process has counted and timed since it started, for Prometheus: no names, no cards, no tables."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
GCCollector(REGISTRY)
ProcessCollector(registry=REGISTRY)

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds, around the tenth of one that people begin to notice."""

REQUESTS: Final = Histogram(
    "artemia_request_seconds",
    "From a request over the socket until it is done or refused, by what it asks for.",
    ["type"],
    buckets=QUICK,
    registry=REGISTRY,
)
ANSWERS: Final = Counter("artemia_answers", "Answers kept, by who gave them.", ["by"], registry=REGISTRY)
TELLING: Final = Histogram(
    "artemia_telling_seconds",
    "From an answer being kept until its frames are handed over for all sockets of the table.",
    buckets=QUICK,
    registry=REGISTRY,
)
REFUSALS: Final = Counter("artemia_refusals", "What was refused, by code.", ["code"], registry=REGISTRY)
BATCHES: Final = Histogram(
    "artemia_storage_batch_seconds",
    "Writing what came together.",
    buckets=QUICK,
    registry=REGISTRY,
)
BATCH_SIZES: Final = Histogram(
    "artemia_storage_batch_size",
    "How much came together.",
    buckets=(1, 2, 5, 10, 20, 50, 100, 500),
    registry=REGISTRY,
)
THOUGHTS: Final = Histogram(
    "artemia_thought_seconds",
    "From a question of a bot until its answer, with the time it waited for a process to think.",
    ["level"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0),
    registry=REGISTRY,
)
