"""A report for machines."""

from __future__ import annotations

import json
from typing import Any

from artemia.lab.arena.report import ArenaReport, Estimate, Foul, Match, Thinker
from artemia.lab.simulate import in_words

__all__ = ["as_words", "in_json"]


def in_json(report: ArenaReport) -> str:
    return json.dumps(as_words(report), indent=1, ensure_ascii=False)


def as_words(report: ArenaReport) -> dict[str, Any]:
    contest = report.contest
    return {
        "seed": contest.seed,
        "games": contest.games,
        "against": contest.against,
        "expert": contest.expert,
        **in_words(contest.wishes),
        "cells": [
            {"creature": pairing[0], "hunted": pairing[1], "players": players, **match_words(match)}
            for (pairing, players), match in report.matches.items()
        ],
        "gains": [
            {
                "bot": who[0],
                "as": as_word(who),
                "players": players,
                **estimate_words("gain", report.gain(who, players)),
                "less_luck": estimate_words("gain", report.gain_less_luck(who, players)),
            }
            for who in report.gainers
            for players in report.columns
        ],
        "times": [
            {"bot": who[0], "as": as_word(who), "players": players, **time_words(report, who, players)}
            for who in report.thinkers
            for players in report.columns
        ],
        "seconds": round(report.seconds, 3),
        "games_per_s": round(report.games / report.seconds, 2),
        "jobs": report.jobs,
        "checked": contest.check,
        "fouls": [foul_words(each) for each in report.fouls],
        "failures": [
            {"game": each.game, "setup": each.setup.to_dict(), "error": each.error}
            for each in report.failures
        ],
    }


def foul_words(foul: Foul) -> dict[str, Any]:
    return {
        "kind": foul.kind,
        "bot": foul.who[0],
        "as": as_word(foul.who),
        "seat": foul.seat,
        "game": foul.game,
        "setup": foul.setup.to_dict(),
        "question": foul.question,
        "answer": foul.answer,
        "about": foul.about,
    }


def as_word(who: Thinker) -> str:
    return "creature" if who[1] else "hunted"


def match_words(match: Match) -> dict[str, Any]:
    return {
        "games": match.games,
        "creature_wins": match.creature_wins,
        **estimate_words("rate", match.rate),
        "less_luck": estimate_words("rate", match.rate_less_luck),
        "luck": estimate_words("mean", match.mean_luck) | {"is_off": match.luck_is_off},
    }


def estimate_words(name: str, estimate: Estimate | None) -> dict[str, Any]:
    if estimate is None:
        return {name: None, "interval": None}
    value, low, high = (round(each, 4) for each in estimate)
    return {name: value, "interval": [low, high]}


def time_words(report: ArenaReport, who: Thinker, players: int | None) -> dict[str, Any]:
    found = report.thinking(who, players)
    return {
        "decisions": found.decisions,
        "p50": round(found.quantile(0.5), 7),
        "p99": round(found.quantile(0.99), 7),
        "longest": round(found.longest, 7),
    }
