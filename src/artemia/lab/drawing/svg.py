"""A drawing as SVG, and as a page of its own that follows the reader's wish for light or dark."""

from __future__ import annotations

from base64 import b64encode
from html import escape

from artemia.lab.drawing.marks import INKS, Dot, Drawing, Mark, Picture, Rectangle, Stroke, Words

PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
html {{ background: {paper} }}
@media (prefers-color-scheme: dark) {{ html {{ background: {dark_paper} }} }}
body {{ margin: 0; padding: 1rem; overflow-x: auto }}
svg {{ display: block; margin: auto; width: 100%; min-width: 40rem; max-width: {width}px }}
</style>
<body>
{svg}
</body>
</html>
"""


def page(drawing: Drawing, lang: str) -> str:
    light, dark = INKS["paper"]
    return PAGE.format(
        lang=lang,
        title=escape(drawing.title),
        paper=light,
        dark_paper=dark,
        width=round(1.25 * drawing.width),
        svg=svg(drawing),
    )


def svg(drawing: Drawing) -> str:
    width, height = f"{drawing.width:g}", f"{drawing.height:g}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
            f' height="{height}" role="img" aria-label="{escape(drawing.title)}">',
            f"<style>{style()}</style>",
            written(Rectangle(0, 0, drawing.width, drawing.height, "paper")),
            *map(written, drawing.marks),
            "</svg>",
        ]
    )


def style() -> str:
    """An ink is a colour; a class f- fills with it and s- strokes."""
    rules = ["text{font-family:system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}"]
    rules += [f".f-{ink}{{fill:var(--{ink})}}.s-{ink}{{stroke:var(--{ink})}}" for ink in INKS]
    light, dark = ("".join(f"--{ink}:{pair[n]};" for ink, pair in INKS.items()) for n in (0, 1))
    return "".join([*rules, f"svg{{{light}}}@media(prefers-color-scheme:dark){{svg{{{dark}}}}}"])


def written(mark: Mark) -> str:
    match mark:
        case Rectangle():
            return (
                f'<rect x="{mark.x:.1f}" y="{mark.y:.1f}" width="{mark.width:.1f}" height="{mark.height:.1f}"'
                f' rx="4" class="f-{mark.ink}" fill-opacity="{mark.strength:.3f}"/>'
            )
        case Stroke():
            return (
                f'<line x1="{mark.x:.1f}" y1="{mark.y:.1f}" x2="{mark.to_x:.1f}" y2="{mark.to_y:.1f}"'
                f' class="s-{mark.ink}" stroke-width="{mark.width:g}"/>'
            )
        case Dot():
            return f'<circle cx="{mark.x:.1f}" cy="{mark.y:.1f}" r="{mark.radius:g}" class="f-{mark.ink}"/>'
        case Picture():
            return (
                f'<image x="{mark.x:.1f}" y="{mark.y:.1f}" width="{mark.width:.1f}"'
                f' height="{mark.height:.1f}" preserveAspectRatio="xMidYMid slice"'
                f' href="data:image/webp;base64,{b64encode(mark.content).decode()}"/>'
            )
        case Words():
            weight = ' font-weight="600"' if mark.bold else ""
            return (
                f'<text x="{mark.x:.1f}" y="{mark.y:.1f}" font-size="{mark.size:g}" text-anchor="{mark.at}"'
                f' class="f-{mark.ink}"{weight}>{escape(mark.text)}</text>'
            )
