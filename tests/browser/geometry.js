// What is wrong with the page on the screen that it is shown on, as sentences; see geometry.py.
({ least, place, sideways, dense, over }) => {
  const INTERACTIVE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], ' +
    ['button', 'link', 'tab', 'switch', 'slider', 'radio', 'checkbox', 'option'].map((r) => `[role=${r}]`).join(', ')
  const faults = []
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const page = document.scrollingElement
  const styles = new Map()
  const style = (e) => styles.get(e) ?? (styles.set(e, getComputedStyle(e)), styles.get(e))
  const within = (e, css) => !!css && !!e.closest(css)
  const named = (e) => {
    const words = (e.getAttribute('aria-label') || e.textContent || e.getAttribute('placeholder') || '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const kind = typeof e.className === 'string' && e.className ? '.' + e.className.trim().split(/\s+/).filter((c) => !/^s(velte)?-/.test(c)).join('.') : ''
    return `${e.tagName.toLowerCase()}${kind} "${words}"`
  }
  const tell = (what, e, more = '') => faults.push(`${what}: ${named(e)}${more && ` (${more})`}`)
  // a long log has many lines of one kind: the first tell how all lie
  const ALIKE = '.log li:nth-child(n + 13)'
  // there for the ear alone
  const hidden = (e) => { for (let p = e; p; p = p.parentElement) if (style(p).clipPath === 'inset(50%)') return true; return false }
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.sr, .sprite, [inert]') && !hidden(e)
  const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  const cross = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) })
  const empty = (r) => r.right - r.left < 1 || r.bottom - r.top < 1
  const scrolls = (how) => how === 'auto' || how === 'scroll'
  const fixed = (e) => { for (let p = e; p; p = p.parentElement) if (style(p).position === 'fixed') return true; return false }
  // The part of a box that its ancestors show; lost: how far something is cut off where nobody can scroll to it.
  function shown(box, e) {
    let lost = 0
    let rect = box
    let place = style(e).position
    for (let p = e.parentElement; p && p !== document.documentElement && p !== document.body; p = p.parentElement) {
      const s = style(p)
      if (place === 'absolute' && s.position === 'static' && s.transform === 'none') continue
      if (place === 'fixed' && s.transform === 'none') continue
      place = s.position
      if (s.overflowX === 'visible' && s.overflowY === 'visible') continue
      const b = p.getBoundingClientRect()
      const bx = scrolls(s.overflowX), by = scrolls(s.overflowY)
      if (!bx && s.overflowX !== 'visible') lost = Math.max(lost, b.left - rect.left, rect.right - b.right)
      if (!by && s.overflowY !== 'visible') lost = Math.max(lost, b.top - rect.top, rect.bottom - b.bottom)
      rect = cross(rect, b)
      if (empty(rect)) return { rect, lost: (bx || by) ? 0 : lost }
    }
    const still = fixed(e) || /hidden|clip/.test(style(document.body).overflowY + style(document.documentElement).overflowY)
    lost = Math.max(lost, -rect.left - (still ? 0 : scrollX))
    if (still) lost = Math.max(lost, -rect.top, rect.right - innerWidth, rect.bottom - innerHeight)
    return { rect, lost }
  }
  const boxes = (e) => [...e.getClientRects()].filter((r) => r.width > 0 && r.height > 0)
  const inline = (e) => style(e).display === 'inline'

  // Sideways
  if (page.scrollWidth > innerWidth + 1) {
    const wide = [...document.querySelectorAll('body *')].filter((e) => !e.closest('svg') && seen(e) && e.getBoundingClientRect().right + scrollX > innerWidth + 1)
    faults.push(`the page is ${page.scrollWidth} pixels wide: ${wide.slice(-3).map(named).join('; ')}`)
  }
  for (const e of root.querySelectorAll('*')) {
    if (e.scrollWidth > e.clientWidth + 1 && scrolls(style(e).overflowX) && seen(e) && !within(e, sideways))
      tell('scrolls sideways', e, `${e.scrollWidth} in ${e.clientWidth}`)
  }

  // Text
  const texts = []
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node; (node = walk.nextNode()); ) {
    const e = node.parentElement
    if (!node.data.trim() || e.closest(`svg, option, noscript, script, style, ${ALIKE}`) || !seen(e)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5)
    // what lies far beside the screen is there for paper
    if (!lines.length || lines.every((r) => r.right < -1000)) continue
    const s = style(e)
    const all = { left: Math.min(...lines.map((r) => r.left)), top: Math.min(...lines.map((r) => r.top)), right: Math.max(...lines.map((r) => r.right)), bottom: Math.max(...lines.map((r) => r.bottom)) }
    // an element clips its own text too; a line's box is a little higher than its letters
    let cut = shown(all, e).lost
    if (s.overflowX !== 'visible' && !scrolls(s.overflowX)) cut = Math.max(cut, e.scrollWidth > e.clientWidth + 1 && e.clientWidth ? e.scrollWidth - e.clientWidth : 0)
    if (s.overflowY !== 'visible' && !scrolls(s.overflowY)) cut = Math.max(cut, e.clientHeight && e.scrollHeight > e.clientHeight + 3 ? e.scrollHeight - e.clientHeight : 0)
    if (cut > 3) tell('text is cut', e, `by ${Math.round(cut)} px`)
    const holder = e.closest(INTERACTIVE)
    // a tag may ride the edge of its card
    if (holder && !inline(holder) && (s.position !== 'absolute' || e === holder)) {
      const b = holder.getBoundingClientRect()
      const over = Math.max(b.left - all.left, all.right - b.right, b.top - all.top - 2, all.bottom - b.bottom - 2)
      if (over > 1.5 && !scrolls(style(holder).overflowY)) tell('text spills out', holder, `by ${Math.round(over)} px`)
    }
    texts.push({ e, lines: lines.map((r) => shown(r, e).rect).filter((r) => !empty(r)), layer: layer(e) })
  }
  function layer(e) {
    for (let p = e; p && p !== root; p = p.parentElement) {
      const s = style(p)
      if (s.position === 'fixed' || s.position === 'sticky' || (s.position === 'absolute' && s.zIndex !== 'auto')) return p
    }
    return root
  }
  const rows = texts.flatMap(({ e, lines, layer }) => lines.map((r) => ({ e, r, layer }))).sort((a, b) => a.r.top - b.r.top)
  for (let i = 0; i < rows.length; i++) {
    for (let j = i + 1; j < rows.length && rows[j].r.top < rows[i].r.bottom - 3; j++) {
      const [a, b] = [rows[i], rows[j]]
      if (a.e === b.e || a.layer !== b.layer || a.e.contains(b.e) || b.e.contains(a.e)) continue
      const both = cross(a.r, b.r)
      if (both.right - both.left > 3 && both.bottom - both.top > 5) tell('text lies on text', a.e, named(b.e))
    }
  }

  // Targets
  const kept = [...document.querySelectorAll('*')].filter((e) => e.scrollTop || e.scrollLeft).map((e) => [e, e.scrollTop, e.scrollLeft])
  const hitBy = (e) => new Set([e, ...(e.labels ?? [])])
  const hits = (e, top, mine) => !!top && [...mine].some((m) => m === top || m.contains(top)) || (top && top.closest('label')?.control === e)
  for (const e of root.querySelectorAll(INTERACTIVE)) {
    const label = e.labels?.[0]
    let target = e
    if (!seen(e) && label && seen(label)) target = label
    if (!seen(target) || e.disabled || style(target).pointerEvents === 'none' || e.closest(`[aria-hidden=true], ${ALIKE}`)) continue
    const drawn = !!e.closest('svg')
    if (!boxes(target).length) continue
    const inView = () => {
      const r = boxes(target)[0]
      if (!r) return null
      const { rect, lost } = shown({ left: r.left, top: r.top, right: r.right, bottom: r.bottom }, target)
      const part = cross(rect, screen())
      return { r, part, lost, centre: !empty(part) && part.left <= (r.left + r.right) / 2 && (r.left + r.right) / 2 <= part.right && part.top <= (r.top + r.bottom) / 2 && (r.top + r.bottom) / 2 <= part.bottom }
    }
    let now = inView()
    if (!now) continue
    if (!now.centre && !drawn) {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      now = inView()
    }
    const tall = now.r.height > innerHeight || now.r.width > innerWidth
    if (!now.centre && !tall) {
      if (!drawn) tell('cannot be brought into view', target)
      continue
    }
    if (now.lost > 2 && !drawn && !tall) tell('is cut', target, `by ${Math.round(now.lost)} px`)
    const mine = hitBy(e)
    // what covers it: a bar that stays in its place covers nothing that can be scrolled away from it
    const cover = () => {
      const r = tall ? now.part : now.r
      const [w, h] = [r.right - r.left, r.bottom - r.top]
      const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2]
      const points = drawn ? [[x, y]] : [[x, y], [r.left + w * 0.2, y], [r.right - w * 0.2, y], [x, r.top + h * 0.25], [x, r.bottom - h * 0.25]]
      return points.filter(([px, py]) => px >= 0 && py >= 0 && px < innerWidth && py < innerHeight).map(([px, py]) => document.elementFromPoint(px, py))
        .find((top) => top && !hits(e, top, mine) && !(drawn && (top.closest('svg') || within(top, over))) && !(top.contains(e) && !top.matches(INTERACTIVE)))
    }
    if (!drawn && cover()) {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      now = inView()
    }
    const top = cover()
    if (top) tell('is covered', target, `by ${named(top)}`)
    if (drawn || within(e, dense)) continue
    // a link within a sentence may be as low as its line; the number of a clause is one such link
    const sentence = e.matches('.cl') || (e.matches('a') && style(e).display.startsWith('inline') && [...(e.parentElement?.childNodes ?? [])].some((n) => n.nodeType === 3 && n.data.trim()))
    if (sentence) continue
    const size = [e, ...(e.labels ?? [])].map((m) => m.getBoundingClientRect()).reduce((a, b) => ({ width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) }))
    const reach = least / 2 - 1
    const answers = (px, py) => px < 0 || py < 0 || px >= innerWidth || py >= innerHeight || hits(e, document.elementFromPoint(px, py), mine)
    // what is smaller than it should be may have a larger area around it that answers
    const enough = () => {
      const [x, y] = [(now.r.left + now.r.right) / 2, (now.r.top + now.r.bottom) / 2]
      const wide = size.width >= least - 0.5 || (answers(x - reach, y) && answers(x + reach, y))
      return wide && (size.height >= least - 0.5 || (answers(x, y - reach) && answers(x, y + reach)))
    }
    if (!enough()) {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      now = inView()
      if (!enough()) tell('is too small to hit', target, `${Math.round(size.width)}x${Math.round(size.height)}`)
    }
  }
  for (const e of document.querySelectorAll('*')) if (e.scrollTop || e.scrollLeft) e.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  for (const [e, top, left] of kept) e.scrollTo({ top, left, behavior: 'instant' })

  // The board: large enough, and the places where something can be done
  const stage = place && root === document.body && document.querySelector('.stage')
  if (stage) {
    if (!fixed(stage)) stage.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const room = stage.getBoundingClientRect()
    const spots = [...stage.querySelectorAll('.spot')].map((e) => ({ e, b: e.getBoundingClientRect() }))
    const reach = cross(room, {
      left: Math.min(...spots.map(({ b }) => b.left)), top: Math.min(...spots.map(({ b }) => b.top)),
      right: Math.max(...spots.map(({ b }) => b.right)), bottom: Math.max(...spots.map(({ b }) => b.bottom)),
    })
    const half = Math.min(innerWidth, innerHeight) / 2
    const [wide, high] = [reach.right - reach.left, reach.bottom - reach.top]
    if (Math.min(wide, high) < half - 1) faults.push(`the board is ${Math.round(wide)}x${Math.round(high)}, less than half of the shorter side (${half})`)
    // an arrow inside a place has the list of choices beside it
    for (const { e, b } of spots) if (e.matches('.active') && !e.dataset.spot.includes(':') && Math.min(b.width, b.height) < place) tell('is too small a place', e, `${Math.round(b.width)}x${Math.round(b.height)}`)
    if (!fixed(stage)) scrollTo({ top: 0, behavior: 'instant' })
  }
  return [...new Set(faults)]
}
