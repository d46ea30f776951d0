// What a careful reader of pages would object to on this screen. Sizes are those of one's own settings at their usual.
() => {
  const found = []
  const shown = (what) => [...document.querySelectorAll(what)].filter((node) => node.checkVisibility?.() ?? true)
  const told = (node) => `${node.outerHTML.slice(0, 110)}`
  const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content ?? ''
  if (document.compatMode !== 'CSS1Compat' || document.doctype?.name !== 'html') found.push('no doctype')
  if (document.characterSet !== 'UTF-8') found.push(`characters of ${document.characterSet}`)
  if (!/width=device-width/.test(meta('viewport'))) found.push('no viewport')
  if (/maximum-scale|user-scalable=no/.test(meta('viewport'))) found.push('nobody may zoom')
  if (meta('description').length < 50) found.push('no description')
  if (!meta('theme-color')) found.push('no colour for the frame of the browser')
  if (!['en', 'fr'].includes(document.documentElement.lang)) found.push(`language ${document.documentElement.lang}`)
  if (!document.title.includes('Artemia')) found.push(`title ${document.title}`)
  const headings = document.querySelectorAll('h1:not(dialog h1)').length // a sheet has its own
  if (headings !== 1) found.push(`${headings} first headings`)
  for (const name of ['link[rel=manifest]', 'link[rel=icon]', 'link[rel=apple-touch-icon]'])
    if (!document.querySelector(name)) found.push(`no ${name}`)
  const strange = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).origin !== location.origin)
  for (const { name } of strange) if (!/^(data|blob):/.test(name)) found.push(`from elsewhere: ${name}`)
  for (const picture of shown('img')) {
    if (!picture.hasAttribute('alt')) found.push(`without alt: ${told(picture)}`)
    const { width, height } = picture.getBoundingClientRect()
    const [wide, high] = [picture.naturalWidth, picture.naturalHeight]
    if (!wide && picture.complete) found.push(`doesn't load: ${told(picture)}`)
    if (wide && getComputedStyle(picture).objectFit === 'fill' && Math.abs(width / height - wide / high) > 0.1 * (wide / high))
      found.push(`out of shape: ${told(picture)}`)
  }
  for (const node of shown('a[href], button, input:not([type=hidden]), select, summary, [role=switch]')) {
    const { width, height } = node.getBoundingClientRect()
    const inWords = getComputedStyle(node).display === 'inline'
    const besides = node.closest('.sr, .skip') || node.type === 'file'
    if (width && !inWords && !besides && (width < 24 || height < 24))
      found.push(`hard to hit, ${Math.round(width)} × ${Math.round(height)}: ${told(node)}`)
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const around = text.parentElement
    if (!text.data.trim() || !around.checkVisibility?.() || around.closest('.sr, [aria-hidden=true], svg, script, style')) continue
    const size = parseFloat(getComputedStyle(around).fontSize)
    if (size > 0 && size < 11) found.push(`hard to read, ${size} px: ${told(around)}`)
  }
  return [...new Set(found)]
}
