/** The brick board: its spaces, links and units as the server tells them, upright on a phone. */
import type { Faction } from '../../lib/game'
import { n1, rnd, rounded, type Point } from '../../lib/geometry'
import type { View } from '../../lib/wire'

export interface Unit {
  side: Faction
  kind: 'infantry' | 'vehicle' | 'gun'
  leader: string | null
  figures: number
  range: number
  line: 'straight' | 'diagonal'
}
/** What the server says of the board. */
export interface Board {
  columns: number
  rows: number
  spaces: { id: string; x: number; y: number; base: Faction | null }[]
  links: [string, string][]
  closed: string[]
  reinforcement: Record<string, Faction>
  units: Record<string, Unit>
  heroes: Record<string, Faction>
}
export const boardOf = (drawing: View) => drawing as Board

export const TILE = 112
const EDGE = 50

export interface Grid {
  w: number
  h: number
  at(space: string): Point
}

export function grid(board: Board, portrait: boolean): Grid {
  const [px, py] = portrait ? [138, 130] : [146, 148]
  const [across, down] = portrait ? [board.columns, board.rows] : [board.rows, board.columns]
  const places = new Map(board.spaces.map((s) => [s.id, portrait ? [s.x, board.rows - 1 - s.y] : [s.y, s.x]]))
  const at = (id: string): Point => {
    const [x, y] = places.get(id)!
    return [EDGE + TILE / 2 + x! * px, EDGE + TILE / 2 + y! * py]
  }
  return { w: 2 * EDGE + (across - 1) * px + TILE, h: 2 * EDGE + (down - 1) * py + TILE, at }
}

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

export const side = (board: Board, id: string): Faction => board.units[id]?.side ?? board.heroes[id] ?? 'rebels'

const GLYPHS: Record<string, string> = {
  snowtroopers: 'u-snowtrooper', 'at-at-2': 'u-at-at', 'imperial-gun': 'u-gun', troopers: 'u-trooper', 'snowspeeder-2': 'u-snowspeeder', 'rebel-gun': 'u-gun',
}

/** A unit's picture; one that has lost its leader is its plain figures'. */
export function glyph(board: Board, unit: string, figures?: string[]): string {
  const leader = board.units[unit]?.leader
  if (leader && figures && !figures.includes(leader)) return figure('trooper', side(board, unit))
  return GLYPHS[unit] ?? figure(unit, side(board, unit))
}

export function figure(f: string, of: Faction): string {
  if (f === 'trooper' || f === 'pilot') return of === 'empire' ? 'u-snowtrooper' : 'u-trooper'
  return `u-${f}`
}
