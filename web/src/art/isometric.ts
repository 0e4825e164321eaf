/** The slanted view of the covers: a board seen from a corner, with things standing on it. */
import { ngon, pts, type Point } from '../lib/geometry'

export const iso = (x: number, y: number, z = 0): Point => [200 + (x - y) * 0.866, 160 + (x + y) * 0.5 - z]
export const flat = (p: Point[], z = 0): string => pts(p.map(([x, y]) => iso(x, y, z)))
export const box = ([x, y]: Point, h: number): Point[] => [[x - h, y - h], [x + h, y - h], [x + h, y + h], [x - h, y + h]]

export interface Standee {
  glyph: string
  at: Point
  size: number
  side: 'rebels' | 'empire' | 'hutts'
  /** How high it flies. */
  z?: number
  /** How high the ground is under it. */
  ground?: number
  turn?: number
}

export interface Hex {
  at: Point
  corners: Point[]
  shade: number
  key: string
}

/** A round field of hexes of radius `r`, `n` to each side of the middle. */
export function field(r: number, n: number, flatTop: boolean): Hex[] {
  const out: Hex[] = []
  for (let row = -n; row <= n; row++)
    for (let c = -n; c <= n; c++) {
      const at: Point = flatTop ? [c * 1.5 * r, (row + (c & 1 ? 0.5 : 0)) * Math.sqrt(3) * r] : [(c + (row & 1 ? 0.5 : 0)) * Math.sqrt(3) * r, row * 1.5 * r]
      if (Math.hypot(at[0], at[1]) > r * n * 1.36) continue
      out.push({ at, corners: ngon(at[0], at[1], r, 6, flatTop ? 0 : 90), shade: 0.5 + 0.5 * Math.sin(c * 0.9 + row * 0.7) * Math.cos(row * 0.8 - c * 0.5), key: `${c},${row}` })
    }
  return out
}
