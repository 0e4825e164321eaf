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
export interface Endor {
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
  const e: Endor = { sectors, markers, station, cells, points: (d.shield_track?.points ?? []).map((xy: Point, i: number) => ({ i, xy, need: i ? (d.shield_track.need?.[i - 1] ?? null) : null })), tracks, cards }
  kept.set(d, e)
  return e
}

export const SHIPS: Record<string, { side: Faction; glyph: string }> = {
  'x-wing': { side: 'rebels', glyph: 'u-x-wing' }, 'y-wing': { side: 'rebels', glyph: 'u-y-wing' }, 'b-wing': { side: 'rebels', glyph: 'u-b-wing' }, falcon: { side: 'rebels', glyph: 'u-falcon' },
  tie: { side: 'empire', glyph: 'u-tie' }, executor: { side: 'empire', glyph: 'u-executor' },
}
export const ORDER_GLYPH: Record<string, string> = {
  'x-wing': 'u-x-wing', 'y-wing': 'u-y-wing', 'b-wing': 'u-b-wing', falcon: 'u-falcon', shield: 'u-strike-team', luke: 'u-luke', redeem: 'u-vader',
  tie: 'u-tie', executor: 'u-executor', 'death-star': 'u-death-star', ambush: 'u-stormtrooper', vader: 'u-vader', emperor: 'u-emperor',
}
export const ORDER = ['executor', 'falcon', 'x-wing', 'y-wing', 'b-wing', 'tie']
export const stack = (ships: Record<string, number> | undefined) => ORDER.filter((k) => (ships?.[k] ?? 0) > 0).map((k) => ({ k, n: ships![k]! }))
