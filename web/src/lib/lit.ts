/** What choices light on a board: who acts, and where it leads. */
import { DARK, type Adapter, type Layout, type Lit } from './game'
import type { Choice, View } from './wire'

export function litBy(adapter: Adapter, choices: Choice[], view: View): Lit {
  const dest = new Map<string, 'go' | 'hit'>()
  const can = new Set<string>()
  const hot = new Set<string>()
  for (const link of choices.map((c) => adapter.link(c, view))) {
    if (link.target) dest.set(link.target, link.intent)
    if (link.source) can.add(link.source)
    if (link.from && !link.target) hot.add(link.from)
  }
  return { ...DARK, dest, can, hot, selected: can.size === 1 ? [...can][0]! : null }
}

/** The part of a board round some places, with a little of what lies beside them. */
export function closeTo(layout: Layout, places: string[]): Layout {
  const at = layout.spots.filter((s) => places.includes(s.id))
  if (!at.length) return layout
  const room = Math.max(...at.map((s) => s.bracket ?? s.r)) * 2.4
  const [left, right] = [Math.min(...at.map((s) => s.x)) - room, Math.max(...at.map((s) => s.x)) + room]
  const [top, bottom] = [Math.min(...at.map((s) => s.y)) - room, Math.max(...at.map((s) => s.y)) + room]
  const w = Math.max(right - left, (bottom - top) * 1.3)
  return { ...layout, x: (left + right - w) / 2, y: top, w, h: bottom - top }
}
