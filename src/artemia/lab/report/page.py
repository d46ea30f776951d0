"""A report as one page that needs nothing beside it: no network, no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from artemia.lab.drawing.marks import INKS
from artemia.lab.drawing.svg import svg
from artemia.lab.report.exhibit import Exhibit, Numbers
from artemia.lab.report.exhibits import rate_of
from artemia.lab.report.gathered import Gathered
from artemia.texts import say
from artemia.texts.numbers import decimal, whole

PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
:root {{ {light} }}
@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}
html {{ background: var(--paper); color: var(--ink) }}
html {{ font: 16px/1.5 system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif }}
body {{ margin: 0 auto; max-width: 48rem; padding: 1rem }}
h1 {{ margin: 1rem 0 .5rem; line-height: 1.2 }}
h2 {{ margin: 2.5rem 0 .25rem; border-top: 1px solid var(--rule); padding-top: 1rem; line-height: 1.25 }}
h3 {{ margin: 1rem 0 0; font-size: 1rem }}
.lead {{ font-size: 1.25rem }}
.faint {{ color: var(--faint) }}
nav ul {{ padding-left: 1.25rem }}
a {{ color: inherit }}
figure {{ margin: .5rem 0; overflow-x: auto }}
svg {{ display: block; width: 100%; min-width: 38rem; height: auto }}
details > div {{ overflow: auto; max-height: 24rem }}
summary {{ cursor: pointer }}
table {{ border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums }}
th, td {{ padding: .1rem .6rem; text-align: right; border-bottom: 1px solid var(--rule) }}
th:first-child, td:first-child {{ text-align: left }}
:focus-visible {{ outline: 3px solid var(--hunted); outline-offset: 2px }}
</style>
<body>
<main>
<h1>{title}</h1>
<p class="lead">{lead}</p>
<p class="faint">{about}</p>
<nav aria-label="{contents}"><ul>
{links}
</ul></nav>
{sections}
</main>
</body>
</html>
"""


def page(run: Gathered, sections: Sequence[Exhibit], lang: str) -> str:
    light, dark = ("; ".join(f"--{ink}: {pair[n]}" for ink, pair in INKS.items()) for n in (0, 1))
    return PAGE.format(
        lang=lang,
        light=light,
        dark=dark,
        title=escape(say(lang, "report-title")),
        lead=escape(lead(run, lang)),
        about=escape(say(lang, "report-about", file=run.name)),
        contents=escape(say(lang, "report-contents")),
        links="\n".join(f'<li><a href="#{each.id}">{escape(each.title)}</a></li>' for each in sections),
        sections="\n".join(written(each, lang) for each in sections),
    )


def lead(run: Gathered, lang: str) -> str:
    """What came of it, in a sentence."""
    total = run.total
    rate, low, high = (decimal(100 * each, 1, lang) for each in rate_of(total))
    return say(lang, "report-lead", games=whole(total.games, lang), rate=rate, low=low, high=high)


def written(section: Exhibit, lang: str) -> str:
    several = len(section.drawings) > 1
    figures = "\n".join(
        (f"<h3>{escape(drawing.title)}</h3>\n" if several else "")
        + f'<figure tabindex="0" aria-label="{escape(drawing.title)}">{svg(drawing)}</figure>'
        for drawing in section.drawings
    )
    return (
        f'<section id="{section.id}">\n<h2>{escape(section.title)}</h2>\n<p>{escape(section.says)}</p>\n'
        f"{figures}\n<details><summary>{escape(say(lang, 'report-numbers'))}</summary>"
        f'<div tabindex="0">{table(section.table)}</div></details>\n</section>'
    )


def table(numbers: Numbers) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in numbers.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(str(each))}</td>" for each in row) + "</tr>\n" for row in numbers.rows
    )
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table>"
