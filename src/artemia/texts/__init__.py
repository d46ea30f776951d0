"""Every word a player reads."""
from artemia.engine.spelling import spell
def answer(g, step, lang): return spell(step)
def prompt(g, step, lang): return spell(step)
def event(g, step, full, lang): return spell(step)
