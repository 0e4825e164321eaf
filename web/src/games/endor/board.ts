/** The battle of Endor: sectors round the station, fleet markers below, tracks at the sides. */
import type { Faction } from '../../lib/game'
import { cell, type Point } from '../../lib/geometry'
import type { View } from '../../lib/wire'

export interface Place {
  id: string
  xy: Point
  adj: string[]
  zone?: string
}
export interface Track {
  hits: number
  red: number[]
}
export interface Ship {
  id: string
  side: Faction
  special: boolean
}
export interface Endor {
  ships: Ship[]
  sectors: Place[]
  markers: Place[]
  station: Point
  cells: Map<string, Point[]>
  points: { i: number; need: number | null; xy: Point }[]
  tracks: Record<string, Track>
  cards: Map<string, string[]>
}

const FRAME: Point[] = [[470, 36], [1130, 36], [1226, 130], [1236, 700], [1222, 838], [1150, 868], [450, 868], [378, 838], [364, 700], [374, 130]]
const kept = new WeakMap<View, Endor>()

export function endor(d: View): Endor {
  const old = kept.get(d)
  if (old) return old
  const next = (id: string): string[] => (d.edges ?? []).flatMap(([a, b]: [string, string]) => (a === id ? [b] : b === id ? [a] : []))
  const places = (kind: string): Place[] => (d.places ?? []).filter((p: any) => p.kind === kind).map((p: any) => ({ id: p.id, xy: p.xy, adj: next(p.id), zone: p.zone }))
  const sectors = places('sector')
  const markers = places('marker')
  const station: Point = d.death_star?.xy ?? [800, 400]
  const cells = new Map(sectors.map((s) => [s.id, cell(s.xy, [...sectors.filter((q) => q !== s).map((q) => q.xy), station], FRAME, 5)]))
  const tracks: Record<string, Track> = {}
  for (const [k, v] of Object.entries<any>(d.hit_tracks ?? {})) tracks[k] = { hits: v.hits, red: v.red ?? [] }
  const cards = new Map<string, string[]>(Object.entries(d.cards ?? {}))
  const kinds = Object.entries<Omit<Ship, 'id'>>(d.ships).map(([id, s]) => ({ id, side: s.side, special: s.special }))
  const ships = [...kinds.filter((s) => s.special).reverse(), ...kinds.filter((s) => !s.special)]
  const e: Endor = { ships, sectors, markers, station, cells, points: (d.shield_track?.points ?? []).map((xy: Point, i: number) => ({ i, xy, need: i ? (d.shield_track.need?.[i - 1] ?? null) : null })), tracks, cards }
  kept.set(d, e)
  return e
}

const ORDER_GLYPHS: Record<string, string> = { shield: 'u-strike-team', redeem: 'u-vader', ambush: 'u-stormtrooper' }
export const orderGlyph = (order: string) => ORDER_GLYPHS[order] ?? `u-${order}`
export const shipGlyph = (ship: string) => `u-${ship}`
/** The ships of a place, the special ones first. */
export function stack(e: Endor, ships: Record<string, number> | undefined): { k: string; n: number; side: Faction; glyph: string }[] {
  return e.ships.flatMap((s) => (ships?.[s.id] ? [{ k: s.id, n: ships[s.id]!, side: s.side, glyph: shipGlyph(s.id) }] : []))
}
