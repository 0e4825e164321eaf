/** The map of blizzard: flat hexes, odd columns half a hex lower. */
import type { Faction } from '../../lib/game'
import type { Point } from '../../lib/geometry'
import type { View } from '../../lib/wire'

export const R = 24.2
export const H = Math.sqrt(3) * R
const OX = 12
const OY = 14
export const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export const ANGLE: Record<string, number> = { N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: 210 }

export interface Field {
  columns: number
  rows: number
  w: number
  h: number
}
export function field(d: View): Field {
  const columns = d.columns ?? 23
  const rows = d.rows ?? 15
  return { columns, rows, w: 2 * OX + (columns * 1.5 + 0.5) * R, h: 2 * OY + (rows + 0.5) * H + 4 }
}
export const at = (c: number, r: number): Point => [OX + R + c * 1.5 * R, OY + H / 2 + r * H + (c % 2 ? H / 2 : 0)]
export const place = (hex: string): Point => {
  const [c, r] = hex.split(',').map(Number)
  return at(c!, r!)
}
/** The next hex ahead. */
export function ahead(hex: string, facing: string | null, f: Field): string | null {
  const [c, r] = hex.split(',').map(Number) as [number, number]
  const odd = c % 2 === 1
  const step: Record<string, [number, number]> = { N: [0, -1], S: [0, 1], NE: [1, odd ? 0 : -1], SE: [1, odd ? 1 : 0], SW: [-1, odd ? 1 : 0], NW: [-1, odd ? 0 : -1] }
  const s = facing ? step[facing] : null
  if (!s) return null
  const [x, y] = [c + s[0], r + s[1]]
  return x >= 0 && y >= 0 && x < f.columns && y < f.rows ? `${x},${y}` : null
}

export const kind = (id: string) => id.replace(/-\d+$/, '')
const GLYPHS: Record<string, string> = { 'echo-trooper': 'u-trooper', scout: 'u-tauntaun', han: 'u-han', snowspeeder: 'u-snowspeeder', luke: 'u-snowspeeder', 'laser-battery': 'u-laser-battery', generators: 'u-generator', snowtrooper: 'u-snowtrooper', 'probe-droid': 'u-probe-droid', 'at-st': 'u-at-st', 'at-at': 'u-at-at', veers: 'u-at-at' }
export const glyph = (id: string) => GLYPHS[kind(id)] ?? 'u-trooper'
export const side = (id: string): Faction => (/^(snowtrooper|probe-droid|at-st|at-at|veers)/.test(id) ? 'empire' : 'rebels')
export const HEROES = new Set(['han', 'luke', 'veers'])
/** How many rows from its edge a side may place in. */
export const zoneRows = (d: View, mission: number, seat: string): number => d.zones?.[mission - 1]?.[seat] ?? 3
