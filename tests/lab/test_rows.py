"""Files of games: what a row says, and the same bytes whoever plays, however often they are stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from importlib.util import find_spec
from pathlib import Path

import pytest

from artemia.bots import BOTS
from artemia.bots.policy import play_out
from artemia.engine.kernel import ask
from artemia.engine.step import OP, OPS, first_of, members
from artemia.errors import ArtemiaError
from artemia.lab.rows.columns import COLUMNS, Row
from artemia.lab.rows.formats import KINDS, read
from artemia.lab.rows.run import LongRun, begin, finish, play, share, usual_size
from artemia.lab.seating import Seating
from artemia.lab.simulate import Order
from artemia.rules.deal import new_state
from artemia.rules.presets import PRESETS, agreed_in
from tests.lab.test_simulate import Clumsy

ORDER = Order(players=(2, 4), games=23, creature="chance", hunted="chance", seed="rows")


def played(out: Path, *orders: Order, size: int = 5, jobs: int = 1, ray: str | None = None) -> Path:
    """The file of these games, made in one go."""
    run = LongRun(orders or (ORDER,), out, size)
    play(run, begin(run, run.pieces, resume=False), jobs=jobs, ray=ray)
    assert finish(run)
    return out


# What a row says


def with_a_log(order: Order, game: int) -> Row:
    """What a log tells of the same game: another way to the same numbers."""
    seating = Seating(order)
    g = new_state(seating.setup(game))
    g.log = []
    decisions = play_out(g, seating.policies(game))
    names = [(OPS[each.step & OP].name, first_of(each.step)) for each in g.log]
    caught: Counter[int] = Counter()
    for name, places in names:
        if name == "catch":
            caught.update(members(places))
    return {
        "seed": str(g.setup.seed),
        "decisions": decisions,
        "turns": sum(name == "turn_began" for name, _ in names),
        "catches": sum(name == "catch" for name, _ in names),
        "caught": [caught[1 << number] for number in range(10)],
        "hunt_played": [g.cards.hunt[card].id for name, card in names if name == "play_hunt"],
        "survival_played": [g.cards.survival[card].id for name, card in names if name == "play_survival"],
        "places": [*g.planet.names],
        "winner": "creature" if g.winner == 1 else "hunted",
    }


@pytest.mark.parametrize("mode", PRESETS)
def test_a_row_says_what_the_log_says(tmp_path: Path, mode: str) -> None:
    order = Order(players=(3, 6), games=8, creature="chance", hunted="chance", seed=mode, **agreed_in(mode))
    rows = [*read(played(tmp_path / "games.jsonl", order))]
    assert [row["game"] for row in rows] == [*range(8)]
    for row in rows:
        told = with_a_log(order, row["game"])
        assert {name: row[name] for name in told} == told
        assert row["mode"] == mode
        assert (row["players"], row["side"]) == order.cell_of(row["game"])


def test_tracks_run_from_the_deal_to_the_end(tmp_path: Path) -> None:
    orders = [
        Order(players=(3,), games=15, creature="chance", hunted=hunted, seed=2, **agreed_in("sanctuary"))
        for hunted in ("chance", "instinct")
    ]
    rows = [*read(played(tmp_path / "games.jsonl", *orders))]
    tracks = {"rescue": "rescue", "assimilation": "assimilation", "defense": "defense"}
    for row in rows:
        assert (row["rescue"][0], row["assimilation"][0]) == (13, 8)
        for track in tracks:
            assert len(row[track]) == row["turns"] + 1
            assert (row[track][-1] == 0) == (row["how"] == track)
        assert row["winner"] == ("creature" if row["how"] == "assimilation" else "hunted")
    assert {row["how"] for row in rows} == tracks.keys(), "else this proves little"


def test_the_deck_is_told_as_it_was_shuffled(tmp_path: Path) -> None:
    for row in read(played(tmp_path / "games.jsonl")):
        assert len({*row["hunt_order"]}) == 20 and len({*row["survival_order"]}) == 15
        assert {*row["hunt_played"]} <= {*row["hunt_order"]}
        assert {*row["survival_played"]} <= {*row["survival_order"]}
        assert 3 <= row["hunt_drawn"] <= 20 and row["survival_drawn"] >= 1
        g = new_state(Seating(ORDER).setup(row["game"]))
        while not g.hunt_deck:
            ask(g)
        deck = [g.cards.hunt[card].id for card in reversed(g.hunt_deck)]
        assert row["hunt_order"][3:] == deck and {*row["hunt_order"][:3]}.isdisjoint(deck)


def test_every_kind_of_file_holds_the_same(tmp_path: Path) -> None:
    one, two, three = ([*read(played(tmp_path / f"games{kind}"))] for kind in KINDS)
    assert one == two == three
    assert [*one[0]] == [column.name for column in COLUMNS]


def test_parquet_is_read_by_others(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(played(tmp_path / "games.parquet", ORDER, size=7))
    assert table.num_rows == 23
    assert table.column("game").to_pylist() == [*range(23)]


# The same bytes


@pytest.mark.slow
def test_bytes_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    files = [played(tmp_path / f"{jobs}.parquet", jobs=jobs) for jobs in (1, 2)]
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("kind", KINDS)
def test_shards_make_the_same_file(tmp_path: Path, kind: str) -> None:
    """Whichever comes first, and whoever is the last makes the file."""
    whole = played(tmp_path / f"whole{kind}")
    run = LongRun((ORDER,), tmp_path / f"shared{kind}", 5)
    for shard in ((2, 2), (1, 2)):
        assert not finish(run)
        play(run, begin(run, share(run.pieces, shard), resume=False))
    assert finish(run)
    assert run.out.read_bytes() == whole.read_bytes()
    assert {each.name for each in tmp_path.iterdir()} == {whole.name, run.out.name}


def test_shares_are_all_the_pieces() -> None:
    run = LongRun((ORDER,), Path("games.jsonl"), 2)
    shares = [share(run.pieces, (mine, 5)) for mine in range(1, 6)]
    assert sorted(piece.number for each in shares for piece in each) == [*range(12)]


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="the extra ray isn't installed")
def test_a_cluster_makes_the_same_file(tmp_path: Path) -> None:
    files = [played(tmp_path / f"{ray}.jsonl", ray=ray) for ray in (None, "local")]
    assert files[0].read_bytes() == files[1].read_bytes()


# Stopped, and gone on with


def simulating(out: Path, *more: str) -> list[str]:
    words = ["--bots", "chance", "--players", "2", "--games", "2000", "--piece", "10", "--jobs", "2"]
    return [sys.executable, "-m", "artemia.cli", "simulate", *words, "--out", str(out), *more]


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_what_is_done_stays_and_the_rest_follows(tmp_path: Path, how: signal.Signals) -> None:
    out = tmp_path / "games.jsonl"
    folder = tmp_path / "games.jsonl.pieces"
    process = subprocess.Popen(simulating(out), stderr=subprocess.PIPE, text=True)
    while len([*folder.glob("0*")]) < 3:
        assert process.poll() is None
        time.sleep(0.01)
    os.kill(process.pid, how)
    _, told = process.communicate(timeout=300)
    kept = {each.name: each.stat().st_mtime_ns for each in folder.glob("0*")}
    assert 3 <= len(kept) < 200 and not out.exists(), "else it was over too soon"
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert f"{len(kept)} of 200 pieces are kept" in told
    refused = subprocess.run(simulating(out), capture_output=True, text=True, check=False)
    assert refused.returncode == 2 and "--resume goes on with it" in refused.stderr
    assert {each.name: each.stat().st_mtime_ns for each in folder.glob("0*")} == kept
    subprocess.run(simulating(out, "--resume"), check=True, capture_output=True)
    order = Order(players=(2,), games=2000, creature="chance", hunted="chance", seed="1")
    assert out.read_bytes() == played(tmp_path / "whole.jsonl", order, size=500).read_bytes()
    assert not folder.exists()


def test_pieces_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    run = LongRun((ORDER,), tmp_path / "games.csv", 5)
    todo = begin(run, run.pieces, resume=False)
    play(run, todo[:2])
    (run.folder / ".000003.csv.99").write_text("half a piece of somebody who was killed")
    left = begin(run, run.pieces, resume=True)
    assert [piece.number for piece in left] == [2, 3, 4]
    play(run, left)
    assert finish(run)
    assert begin(run, run.pieces, resume=True) == []
    assert run.out.read_bytes() == played(tmp_path / "whole.csv").read_bytes()


def test_a_piece_with_a_broken_game_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    order = Order(players=(2, 3), games=20, hunted="clumsy", creature="chance", seed=5)
    run = LongRun((order,), tmp_path / "games.jsonl", 5)
    (result,) = play(run, begin(run, run.pieces, resume=False))
    assert [failure.game for failure in result.failures] == [4, 14]
    assert [piece.number for piece in run.missing(run.pieces)] == [0, 2]
    assert not finish(run)


# Refusals


def test_other_games_are_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run = LongRun((ORDER,), out, 5)
    play(run, begin(run, run.pieces, resume=False)[:1])
    plan = json.loads((run.folder / "run.json").read_text("utf-8"))
    assert plan["orders"][0]["seed"] == "rows"
    for other in (LongRun((ORDER,), out, 6), LongRun((Order(players=(2,), games=23),), out, 5)):
        with pytest.raises(ArtemiaError, match="other games were begun"):
            begin(other, other.pieces, resume=True)
    with pytest.raises(ArtemiaError, match="was begun"):
        begin(run, run.pieces, resume=False)


def test_a_file_that_is_there_stays(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("mine")
    run = LongRun((ORDER,), out, 5)
    with pytest.raises(ArtemiaError, match="is there already"):
        begin(run, run.pieces, resume=False)
    assert out.read_text() == "mine"


def test_names_of_files(tmp_path: Path) -> None:
    with pytest.raises(ArtemiaError, match=r"should end in \.parquet, \.jsonl, \.csv"):
        LongRun((ORDER,), tmp_path / "games.txt", 5)
    with pytest.raises(ArtemiaError, match="no folder"):
        LongRun((ORDER,), tmp_path / "nowhere" / "games.csv", 5)
    with pytest.raises(ArtemiaError, match="at least 1 game"):
        LongRun((ORDER,), tmp_path / "games.csv", 0)


@pytest.mark.parametrize("damage", ["not a row\n", '{"game": 1}\n'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, damage: str) -> None:
    for kind in KINDS:
        file = tmp_path / f"games{kind}"
        file.write_text(damage)
        with pytest.raises(ArtemiaError, match="doesn’t hold the games"):
            [*read(file)]


def test_the_usual_size_is_the_same_everywhere() -> None:
    sizes = {games: usual_size([Order(players=(2,), games=games)]) for games in (100, 10_000, 10_000_000)}
    assert sizes == {100: 50, 10_000: 100, 10_000_000: 10_000}
