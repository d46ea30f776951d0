// What the page shows just now; everything that can be clicked gets a name to click it by.
() => {
  const all = (within, what) => [...within.querySelectorAll(what)].filter((node) => node.getClientRects().length)
  const name = (nodes, kind) => nodes.map((node, n) => (node.setAttribute('data-tried', kind + n), kind + n))
  for (const node of document.querySelectorAll('[data-tried]')) node.removeAttribute('data-tried')
  const sheet = all(document, 'dialog[open]').at(-1)
  const ask = document.querySelector('#ask')
  const words = (what) => document.querySelector(what)?.textContent?.trim() ?? ''
  const table = document.querySelector('.table') ?? document
  const screen = () => {
    if (document.querySelector('.curtain')) return 'curtain'
    if (sheet) return 'dialog'
    if (document.querySelector('.aftermath:not(.staged)')) return 'end'
    if (!ask) return 'elsewhere'
    return ask.classList.contains('yours') ? 'asked' : 'waiting'
  }
  const widest = () => {
    const things = sheet ? all(sheet, 'h1, footer .btn, .thing') : []
    const edges = things.map((node) => Math.floor(node.getBoundingClientRect().right))
    return Math.max(document.documentElement.scrollWidth, ...edges)
  }
  return {
    screen: screen(),
    question: words('#ask .q'),
    turn: Number(words('.top .turn b')),
    phase: Number(words('.top .phases .on i')),
    glowing: name(sheet ? all(sheet, '.thing') : all(table, 'button.can, .pickspace[aria-pressed=false]'), 'glow'),
    picked: (sheet ? all(sheet, '.thing.on') : all(table, 'button.sel, .pickspace[aria-pressed=true]')).length,
    buttons: name(sheet ? all(sheet, 'footer .btn:not(.primary)') : all(table, '.acts .btn:enabled:not([data-main])'), 'button'),
    main: name(sheet ? all(sheet, 'footer .primary:enabled, .ask-first .primary') : all(table, '.acts [data-main]:enabled'), 'main'),
    sideways: widest() - document.documentElement.clientWidth, // a phone's innerWidth grows with what is too wide
  }
}
