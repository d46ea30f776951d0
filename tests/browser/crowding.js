// What is wrong with how the page lies on this screen: scrolled sideways, out of sight, cut off, or one thing over another.
async () => {
  const found = new Set()
  const root = document.documentElement
  // A browser that was just made larger or smaller lays the page out a frame or two later.
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const settled = () => {
    const table = document.querySelector('.table')
    return !table || Math.abs(table.getBoundingClientRect().height - innerHeight) < 2
  }
  for (let frames = 0; frames < 2 || (frames < 30 && !settled()); frames++) await frame()
  const [wide, high] = [root.clientWidth, innerHeight] // a phone's innerWidth grows with what is too wide
  if (root.scrollWidth > wide) found.add(`scrolls sideways by ${root.scrollWidth - wide}`)
  const table = document.querySelector('.table')
  if (!table) return [...found]
  if (root.scrollHeight > high + 1) found.add(`the table scrolls by ${root.scrollHeight - high}`)

  const shown = (what) => [...table.querySelectorAll(what)].filter((node) => node.getClientRects().length)
  const kind = (node) => `${node.tagName.toLowerCase()}${[...node.classList].map((name) => `.${name}`).join('')}`
  const told = (node) => `${kind(node)} “${(node.innerText ?? '').replace(/\s+/g, ' ').slice(0, 30)}”`
  const overlap = (one, other, least = 2) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > least && down > least ? `${Math.round(across)} × ${Math.round(down)}` : ''
  }
  const beyond = (one, around) =>
    Math.round(
      Math.max(around.left - one.left, one.right - around.right, around.top - one.top, one.bottom - around.bottom),
    )
  const screen = { left: 0, top: 0, right: wide, bottom: high }

  // The parts of the table stand side by side.
  const parts = ['.top', '.track', '.ground', '#ask', '.hand', '.acts.bar', '.seatrow .seat', '.me', '.mine', '.log'].map(shown)
  parts.flat().forEach((one, n, all) =>
    all.slice(n + 1).forEach((other) => {
      if (one.contains(other) || other.contains(one)) return
      const area = overlap(one.getBoundingClientRect(), other.getBoundingClientRect())
      if (area) found.add(`${told(one)} and ${told(other)} overlap by ${area}`)
    }),
  )

  // Everything to be read: lines of text, and the small pictures that stand for words.
  const PICTURES = 'svg.i, .will svg, .pawn, .token, .emblem, .ctr, .sym'
  const BOXES =
    '.btn, .icon-btn, .seat, .tag, .flag, .only, .rsv, .cnt, .stamp, .lying, .city, .dna, .phases li, .place, .hcard, .scard, .pile, .tray button, .clock, .ask, .top, .say-row'
  const HANGING = '.toks, .bridge, .tag, .stamp, .sym.pin, .ctr, .pieces' // meant to lie over an edge
  const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const things = []
  const add = (node, rects) => {
    if (!seen(node) || node.closest('.sr, .skip, .sprite')) return
    const box = node.closest(BOXES)
    for (const { left, right, top, bottom } of rects)
      if (right - left > 1 && bottom - top > 1) things.push({ node, box, left, right, top, bottom })
  }
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (!text.data.trim()) continue
    range.selectNodeContents(text)
    add(text.parentElement, range.getClientRects())
  }
  for (const picture of shown(PICTURES)) add(picture, [picture.getBoundingClientRect()])

  // Nothing is cut off. Names of people may be any, and a card is told in full on its sheet.
  const MAY_END_EARLY = '.planet .nm, .seat .nm, .seat .st, .meshead .nm, .tray b, .tray small, .tx, .gx, .lying .say, .ask .q2, .pile small, .avatar span'
  const visible = []
  const styles = new Map()
  const clips = (node) => {
    if (!styles.has(node)) {
      const { overflowX, overflowY } = getComputedStyle(node)
      const open = overflowX === 'visible' && overflowY === 'visible'
      styles.set(node, open ? null : { around: node.getBoundingClientRect(), scrolls: /auto|scroll/.test(overflowX + overflowY) })
    }
    return styles.get(node)
  }
  for (const thing of things) {
    let rest = thing
    let free = thing.node.closest('.fan')
    for (let node = thing.node; node && node !== table; node = node.parentElement) {
      const clip = clips(node)
      if (!clip) continue
      const { around, scrolls } = clip
      if (around.width < 2) {
        rest = { left: 0, right: 0 } // only for screen readers
        break
      }
      const over = beyond(rest, around)
      if (over > 1 && !scrolls && !free && !thing.node.closest(MAY_END_EARLY))
        found.add(`${told(thing.node)} in ${told(node)} is cut off by ${over}`)
      free ||= scrolls
      rest = {
        ...rest,
        left: Math.max(rest.left, around.left),
        right: Math.min(rest.right, around.right),
        top: Math.max(rest.top, around.top),
        bottom: Math.min(rest.bottom, around.bottom),
      }
    }
    if (rest.right - rest.left < 2 || rest.bottom - rest.top < 2) continue
    visible.push(rest)
    if (free) continue
    const hidden = beyond(rest, screen)
    if (hidden > 1) found.add(`${told(thing.node)} is out of sight by ${hidden}`)
    const spilt = thing.box && !thing.node.closest(HANGING) ? beyond(rest, thing.box.getBoundingClientRect()) : 0
    if (spilt > 1) found.add(`${told(thing.node)} spills out of ${told(thing.box)} by ${spilt}`)
  }

  // Nothing lies over anything else. A card in hand may lie over its neighbour, a token over its place's corner.
  const apart = (one, other) => {
    if (one.node.contains(other.node) || other.node.contains(one.node)) return false
    if (one.node.closest('.fan') && other.node.closest('.fan')) return false
    return !(one.node.closest(HANGING) && other.node.closest(HANGING))
  }
  visible.forEach((one, n) => {
    for (const other of visible.slice(n + 1)) {
      if (one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top) continue
      const area = apart(one, other) && overlap(one, other)
      if (area) found.add(`${told(one.node)} and ${told(other.node)} lie over each other by ${area}`)
    }
  })
  const boxes = shown('.btn, .seat, .tag, .flag, .only, .rsv, .cnt, .lying, .phases li.on, .hcard, .place').map((node) => ({ node, ...plain(node) }))
  function plain(node) {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    return { left, right, top, bottom }
  }
  for (const box of boxes) {
    for (const one of visible) {
      if (one.right <= box.left || box.right <= one.left || one.bottom <= box.top || box.bottom <= one.top) continue
      if (!apart(one, box) || one.node.closest('.toks, .bridge')) continue
      const area = overlap(one, box)
      if (area) found.add(`${told(one.node)} and ${told(box.node)} lie over each other by ${area}`)
    }
  }
  return [...found]
}
