"""`artemia train`: learns the worth of positions for the bot that thinks."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from artemia.bots.cunning.value import WEIGHTS_FILE
from artemia.lab.training import as_json, drills, learn_all

__all__ = ["app"]

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(name="train")
def run_train(
    games: Annotated[int, typer.Option(min=10, help="Games of every kind to learn from.")] = 6000,
    bot: Annotated[str, typer.Option(help="Who plays them.")] = "instinct",
    seed: Annotated[int, typer.Option(help="Same seed, same weights.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Where to write them; by default over those in use.")
    ] = None,
) -> None:
    """Learns what positions are worth from games of bots, and writes it down."""
    console = Console()
    wanted = drills(games, bot, seed)
    learned = []
    for each in track(learn_all(wanted, jobs), "Learning", len(wanted), console=console):
        learned.append(each)
        console.print(
            f"{each.drill.name}: log loss {each.loss:.3f}, {each.loss_of_the_mean:.3f} without looking"
        )
    place = out or Path(str(files("artemia.bots.cunning"))) / WEIGHTS_FILE
    place.write_text(
        as_json(learned, f"artemia train --games {games} --bot {bot} --seed {seed}"), encoding="utf-8"
    )
    console.print(f"Written to {place}")
