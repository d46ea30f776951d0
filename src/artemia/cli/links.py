"""Where a server can be found, as it tells when it starts."""

from __future__ import annotations

import sys

from artemia.cli.terminal import Terminal


def announce(network: str, port: int, data: str, lang: str) -> None:
    """The links, and the one for phones as a QR code."""
    terminal = Terminal(lang)
    terminal.say("serve-local", link=f"http://localhost:{port}/")
    if network:
        link = f"http://[{network}]:{port}/" if ":" in network else f"http://{network}:{port}/"
        terminal.say("serve-network", link=link)
        if sys.stdout.isatty() and can_show("█▀▄"):
            show_qr(link)
    terminal.say("serve-data", file=data)
    terminal.say("serve-how-to-stop", style="dim")
    sys.stdout.flush()


def can_show(letters: str) -> bool:
    """Whether this terminal has them: a QR code with question marks leads nowhere."""
    try:
        letters.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True


def show_qr(link: str) -> None:
    import segno

    segno.make(link, micro=False).terminal(compact=True, border=2)
