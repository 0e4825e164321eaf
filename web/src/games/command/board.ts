/** The field of command: 67 pointy hexes, three sections, terrain and markers. */
import type { Faction } from '../../lib/game'
import { clip, ngon, type Point } from '../../lib/geometry'
import type { View } from '../../lib/wire'

export const R = 55
export const W = Math.sqrt(3) * R
const OX = 66
const OY = 24
export const SIZE = { w: 2 * OX + 10 * W, h: 2 * OY + 11 * R + 6 }

export const HEXES: [number, number][] = Array.from({ length: 7 }, (_, r) => Array.from({ length: r % 2 ? 9 : 10 }, (_, c) => [c, r] as [number, number])).flat()
export const at = (c: number, r: number): Point => [OX + W / 2 + c * W + (r % 2 ? W / 2 : 0), OY + R + r * 1.5 * R]
export const place = (hex: string): Point => {
  const [c, r] = hex.split(',').map(Number)
  return at(c!, r!)
}

/** Half hexes at the ends of odd rows: not spaces, but they block sight. */
export const HALVES: Point[][] = [1, 3, 5].flatMap((r) => {
  const [left, y] = at(-1, r)
  const right = at(9, r)[0]
  return [clip(ngon(left, y, R, 6, 90), -1, 0, -left), clip(ngon(right, y, R, 6, 90), 1, 0, right)]
})

/** The dotted borders of the sections. */
export const BORDERS: Point[][] = [3, 7].map((c) => [0, 2, 4, 6].flatMap((r) => {
  const [x, y] = at(c, r)
  return [[x - W / 2, y - R / 2], [x - W / 2, y + R / 2]] as Point[]
}))

export const kind = (unit: string) => unit.replace(/-\d+$/, '')
const GLYPHS: Record<string, string> = { troopers: 'u-trooper', snowtroopers: 'u-snowtrooper', speeders: 'u-snowspeeder', 'at-at': 'u-at-at', droids: 'u-probe-droid', artillery: 'u-artillery', generator: 'u-generator', 'ion-cannon': 'u-ion-cannon' }
export const glyph = (unit: string) => GLYPHS[kind(unit)] ?? 'u-trooper'
export const side = (unit: string): Faction => (/^(snowtroopers|at-at|droids)/.test(unit) ? 'empire' : 'rebels')
export const FULL: Record<string, number> = { troopers: 3, snowtroopers: 4, speeders: 3, 'at-at': 1, droids: 2, artillery: 1 }
export const type = (unit: string): 'infantry' | 'vehicle' | 'special' => (/troopers/.test(unit) ? 'infantry' : /^(speeders|at-at)/.test(unit) ? 'vehicle' : 'special')
export const full = (unit: string, badge?: string | null) => (badge === 'elite-squadron' ? 4 : (FULL[kind(unit)] ?? 1))

export interface Marker {
  kind: string
  side: string
  count: number
  at: string[]
}
export interface Card {
  name: string
  kind?: string
  effect: string
}
/** A card's words; the two sides may read the same name differently. */
export const card = (d: View, side: Faction, id: string): Card | undefined => d.cards?.[side]?.[id] ?? d.support?.[id]
/** The seat whose hand lies open in this view. */
export const viewer = (v: View): string | null => Object.entries(v.hands ?? {}).find(([, h]) => Array.isArray(h))?.[0] ?? null
