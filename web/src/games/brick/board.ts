/** The geometry of the brick board: 28 spaces, upright on a phone. */
import type { Faction } from '../../lib/game'
import { n1, rnd, rounded, type Point } from '../../lib/geometry'
import type { View } from '../../lib/wire'

export const NAMES = [1, 2, 3, 4, 5, 6, 7].flatMap((r) => [...'abcd'].map((c) => c + r))
export const TILE = 112
/** The gaps of the two named layouts; any other layout brings its links along. */
const GAPS: Record<string, string> = {
  hoth: 'b1-b2 d2-d3 b3-b4 c4-c5 a5-a6 c6-c7 b3-c3 a4-b4 c4-d4 b5-c5',
  'two-passes': 'b1-b2 c1-c2 a3-a4 d3-d4 a4-a5 d4-d5 b6-b7 c6-c7 b3-c3 b5-c5',
}
export const REINFORCE: Record<string, Faction> = { c1: 'rebels', b7: 'empire' }

export interface Grid {
  w: number
  h: number
  at(space: string): Point
  portrait: boolean
}

export function grid(portrait: boolean): Grid {
  const [ox, oy] = [50, 50]
  const [px, py] = portrait ? [138, 130] : [146, 148]
  const at = (s: string): Point => {
    const c = 'abcd'.indexOf(s[0]!)
    const r = Number(s[1]) - 1
    return portrait ? [ox + TILE / 2 + c * px, oy + TILE / 2 + (6 - r) * py] : [ox + TILE / 2 + r * px, oy + TILE / 2 + c * py]
  }
  const [cols, rows] = portrait ? [4, 7] : [7, 4]
  return { w: 2 * ox + (cols - 1) * px + TILE, h: 2 * oy + (rows - 1) * py + TILE, at, portrait }
}

const key = (a: string, b: string) => (a < b ? `${a}-${b}` : `${b}-${a}`)

function neighbours(): [string, string][] {
  const out: [string, string][] = []
  for (const a of NAMES)
    for (const [dc, dr] of [[1, 0], [0, 1]] as const) {
      const c = 'abcd'.indexOf(a[0]!) + dc
      const r = Number(a[1]) + dr
      if (c <= 3 && r <= 7) out.push([a, 'abcd'[c]! + r])
    }
  return out
}

export function links(view: View, drawing: View): [string, string][] {
  const layout = view.layout ?? drawing.layout ?? 'hoth'
  const given: string[] | undefined = layout?.links ?? drawing.links ?? view.links
  if (given) return given.map((l: any) => (Array.isArray(l) ? (l as [string, string]) : (l.split('-') as [string, string])))
  const gaps = new Set((GAPS[layout] ?? '').split(' ').map((g) => key(...(g.split('-') as [string, string]))))
  return neighbours().filter(([a, b]) => !gaps.has(key(a, b)))
}

export const closed = (view: View): Set<string> => new Set(view.layout?.closed ?? view.closed ?? [])

/** A slab of snow: a square with cut, uneven corners. */
export function slab(x: number, y: number, g: () => number): string {
  const q = TILE / 2
  const e = 9.5
  const j = () => (g() - 0.5) * 7
  return rounded(
    [[x - q + e + j(), y - q], [x + q - e + j(), y - q], [x + q, y - q + e + j()], [x + q, y + q - e + j()], [x + q - e + j(), y + q], [x - q + e + j(), y + q], [x - q, y + q - e + j()], [x - q, y - q + e + j()]],
    9.5,
  )
}

/** Fissures of blue ice in the depth. */
export function fissures(w: number, h: number): string[] {
  const g = rnd(11)
  return Array.from({ length: 8 }, () => {
    let [x, y] = [40 + (w - 80) * g(), 36]
    let d = `M${n1(x)} ${y}`
    while (y < h - 92) {
      x = Math.min(Math.max(x + (g() - 0.5) * 60, 34), w - 34)
      y += 24 + g() * 40
      d += `L${n1(x)} ${n1(y)}`
    }
    return d
  })
}

const GLYPHS: Record<string, string> = {
  vader: 'u-vader', snowtroopers: 'u-snowtrooper', 'at-at': 'u-at-at', 'at-at-2': 'u-at-at', 'at-st': 'u-at-st', 'imperial-gun': 'u-gun',
  luke: 'u-luke', troopers: 'u-trooper', snowspeeder: 'u-snowspeeder', 'snowspeeder-2': 'u-snowspeeder', tauntaun: 'u-tauntaun', 'rebel-gun': 'u-gun',
}
const EMPIRE = new Set(['vader', 'snowtroopers', 'at-at', 'at-at-2', 'at-st', 'imperial-gun'])
export const FULL: Record<string, number> = {
  vader: 4, snowtroopers: 4, 'at-at': 2, 'at-at-2': 2, 'at-st': 1, 'imperial-gun': 1, luke: 4, troopers: 4, snowspeeder: 2, 'snowspeeder-2': 2, tauntaun: 1, 'rebel-gun': 1,
}

export const side = (unit: string): Faction => (EMPIRE.has(unit) || unit === 'boba-fett' || unit === 'veers' ? 'empire' : 'rebels')

export function glyph(unit: string, figures?: string[]): string {
  if ((unit === 'vader' || unit === 'luke') && figures && !figures.includes(unit)) return side(unit) === 'empire' ? 'u-snowtrooper' : 'u-trooper'
  return GLYPHS[unit] ?? figure(unit, side(unit))
}

export function figure(f: string, of: Faction): string {
  if (f === 'trooper' || f === 'pilot') return of === 'empire' ? 'u-snowtrooper' : 'u-trooper'
  return `u-${f}`
}
