({ least, place, scrolls }) => {
  const found = []
  const all = (css, root = document) => [...root.querySelectorAll(css)]
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('[inert], .sr') && getComputedStyle(e).clipPath !== 'inset(50%)'
  const words = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''} "${(e.ariaLabel || e.textContent).trim().slice(0, 40)}"`
  /** The part of an element that its scrolling or cutting ancestors leave of it. */
  const rest = (e) => {
    let { left, top, right, bottom } = e.getBoundingClientRect()
    for (let p = e.parentElement; p; p = p.parentElement) {
      if (getComputedStyle(p).overflow === 'visible' || p === document.documentElement || p === document.body) continue
      const b = p.getBoundingClientRect()
      left = Math.max(left, b.left), top = Math.max(top, b.top), right = Math.min(right, b.right), bottom = Math.min(bottom, b.bottom)
    }
    return { left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2 }
  }
  const root = document.querySelector('dialog[open]') ?? document.body
  const controls = all('button, a[href], input, select, summary, [role=slider]', root).filter((e) => seen(e) && !e.closest('svg'))

  // nothing scrolls sideways
  if (document.scrollingElement.scrollWidth > innerWidth) found.push(`the page is ${document.scrollingElement.scrollWidth} wide`)
  for (const e of all('*', root)) {
    if (e.closest('svg') || !seen(e)) continue
    const style = getComputedStyle(e)
    const cuts = style.overflowX !== 'visible'
    if (cuts && e.scrollWidth > e.clientWidth + 1 && e.clientWidth && !e.matches('input, select, .stage')) found.push(`cut or scrolled sideways by ${e.scrollWidth - e.clientWidth}: ${words(e)}`)
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())
    if (own && style.overflowY === 'hidden' && e.scrollHeight > e.clientHeight + 2) found.push(`cut below: ${words(e)}`)
    if (own && !scrolls) {
      const b = e.getBoundingClientRect()
      if (b.width && (b.left < -1 || b.right > innerWidth + 1)) found.push(`beyond the edge: ${words(e)}`)
    }
  }
  // nothing that can be used lies under something else, or is too small
  for (const e of controls) {
    if (scrolls) e.scrollIntoView({ block: 'center' })
    const b = e.getBoundingClientRect()
    const r = rest(e)
    const inside = r.right - r.left > 4 && r.bottom - r.top > 4 && r.x > 0 && r.y > 0 && r.x < innerWidth && r.y < innerHeight
    if (!inside && scrolls) found.push(`cannot be reached: ${words(e)}`)
    if (inside) {
      const top = document.elementFromPoint(r.x, r.y)
      if (!top || !(e.contains(top) || top.contains(e) || top.closest('label')?.contains(e))) found.push(`covered by ${top && words(top)}: ${words(e)}`)
    }
    const inline = getComputedStyle(e).display === 'inline' || e.matches('.cl')
    if (!inline && Math.min(b.width, b.height) < least - 0.5 && !e.closest('label')?.matches(`:not([hidden])`)) found.push(`${Math.round(b.width)} by ${Math.round(b.height)}: ${words(e)}`)
  }
  if (scrolls) return found
  // no part of the board lies under anything, and it is large enough
  const stage = document.querySelector('.stage')
  if (!stage || root !== document.body) return found
  const room = stage.getBoundingClientRect()
  const reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const e of all('.spot')) {
    const b = e.getBoundingClientRect()
    const [x, y] = [b.x + b.width / 2, b.y + b.height / 2]
    reach.left = Math.min(reach.left, b.left), reach.top = Math.min(reach.top, b.top), reach.right = Math.max(reach.right, b.right), reach.bottom = Math.max(reach.bottom, b.bottom)
    if (x < room.left + 2 || x > room.right - 2 || y < room.top + 2 || y > room.bottom - 2) continue
    const top = document.elementFromPoint(x, y)
    if (!top?.closest('.board')) found.push(`covered by ${top && words(top)}: place ${e.dataset.spot}`)
    if (e.matches('.active') && !e.dataset.spot.includes(':') && Math.min(b.width, b.height) < place) found.push(`place ${e.dataset.spot} is ${Math.round(b.width)} by ${Math.round(b.height)}`)
  }
  const wide = Math.min(reach.right, room.right) - Math.max(reach.left, room.left)
  const high = Math.min(reach.bottom, room.bottom) - Math.max(reach.top, room.top)
  if (Math.min(wide, high) < Math.min(innerWidth, innerHeight) / 2) found.push(`the board is ${Math.round(wide)} by ${Math.round(high)}`)
  return found
}
