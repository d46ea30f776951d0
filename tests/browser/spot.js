(node) => {
  // Where a finger or a mouse reaches this thing; null if something lies over all of it, or it is out of sight.
  if (!node) return null
  for (const block of ['nearest', 'center']) {
    node.scrollIntoView({ block, inline: 'nearest' })
    const { left, top, width, height } = node.getBoundingClientRect()
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const across of [0.5, 0.35, 0.2, 0.65, 0.8, 0.1, 0.9]) {
        const [x, y] = [left + width * across, top + height * down]
        if (node.contains(document.elementFromPoint(x, y))) return { x, y }
      }
    }
  }
  return null
}
