// What is wrong with how the page lies on this screen: scrolled sideways, out of sight, or one thing over another.
() => {
  const found = []
  const root = document.documentElement
  const [wide, high] = [root.clientWidth, innerHeight] // a phone's innerWidth grows with what is too wide
  const shown = (what) => [...document.querySelectorAll(what)].filter((node) => node.getClientRects().length)
  const told = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].join('.')} “${node.innerText.slice(0, 30)}”`
  if (root.scrollWidth > wide) found.push(`scrolls sideways by ${root.scrollWidth - wide}`)
  const table = document.querySelector('.table')
  if (!table) return found
  if (root.scrollHeight > high + 1) found.push(`the table scrolls by ${root.scrollHeight - high}`)
  const inside = ['#ask .q', '.acts .btn', '.top .tools button', '.planet [data-place]', '.seatrow [data-seat]', '.track']
  for (const node of inside.flatMap(shown)) {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    if (left < -1 || top < -1 || right > wide + 1 || bottom > high + 1) found.push(`out of sight: ${told(node)}`)
  }
  const parts = ['.top', '.track', '.planet', '#ask', '.hand', '.acts.bar', '.seatrow > *'].map(shown)
  const overlap = (a, b) => {
    const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > 2 && down > 2 ? `${Math.round(across)} × ${Math.round(down)}` : ''
  }
  parts.forEach((some, n) =>
    parts.slice(n + 1).forEach((others) => {
      for (const a of some)
        for (const b of others) {
          const area = !a.contains(b) && !b.contains(a) && overlap(a, b)
          if (area) found.push(`${told(a)} and ${told(b)} overlap by ${area}`)
        }
    }),
  )
  // A card of the hand may lie over its neighbour, but never over the question.
  const ask = document.querySelector('#ask .q')
  for (const card of shown('.hand .fan > *')) {
    const area = ask && overlap(card, ask)
    if (area) found.push(`a card lies over the question by ${area}: ${told(card)}`)
  }
  for (const words of shown('.hand .nm, .hand .gx, .hand .tx')) {
    const card = words.closest('.hcard')
    const seen = card && getComputedStyle(card).overflow === 'hidden' ? card : words
    for (const button of shown('.acts.bar .btn'))
      if (overlap(seen, button)) found.push(`${told(words)} lies under ${told(button)}`)
  }
  const badges = shown('.planet [data-place]').map((place) => [place.querySelector('.no'), place.querySelector('.rsv')])
  for (const [number, reserve] of badges)
    if (number && reserve?.innerText && overlap(number, reserve)) found.push(`a number lies under ${told(reserve)}`)
  const cut = ask && (ask.scrollWidth > ask.clientWidth + 1 || ask.scrollHeight > ask.clientHeight + 2)
  if (cut) found.push(`the question is cut off: ${ask.innerText}`)
  return found
}
