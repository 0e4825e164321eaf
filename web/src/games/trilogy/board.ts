/** The galaxy as the server draws it: planets, borders, lanes, cards. */
import type { Point } from '../../lib/geometry'
import type { View } from '../../lib/wire'

export interface Planet {
  id: string
  name: string
  region: string
  x: number
  y: number
  resource: boolean
}
export interface Lane {
  a: string
  b: string
  via: Point[]
}
export interface Galaxy {
  planets: Map<string, Planet>
  regions: { id: string; name: string; bonus: number; planets: string[] }[]
  borders: [string, string][]
  lanes: Lane[]
  /** The classes of ships, as they are counted. */
  ships: string[]
  /** Seats that share a faction with another: their pieces have a broken rim. */
  second: Set<string>
  cards: Map<string, { id: string; name: string; class: string; effect: string }>
}

/** Where a region's name has room. */
export const LABELS: Record<string, Point> = {
  'mid-rim': [1392, 752], 'core-worlds': [588, 152], 'outer-rim': [1386, 116], 'elrood-sector': [262, 900], 'ison-corridor': [300, 446], 'wild-space': [806, 812],
}

const kept = new WeakMap<View, Galaxy>()

export function galaxy(d: View): Galaxy {
  const old = kept.get(d)
  if (old) return old
  const planets = new Map<string, Planet>((d.planets ?? []).map((p: Planet) => [p.id, p]))
  const lanes: Lane[] = (d.lanes ?? []).map((l: Lane) => ({ a: l.a, b: l.b, via: l.via ?? [] }))
  const cards = new Map<string, any>((d.cards ?? []).map((c: { id: string }) => [c.id, c]))
  const g: Galaxy = { planets, regions: d.regions ?? [], borders: d.borders ?? [], lanes, cards, ships: d.ships, second: new Set(d.second) }
  kept.set(d, g)
  return g
}

export const shipGlyph = (s: string) => (s === 'destroyer' ? 'u-class-destroyer' : `u-${s}`)

/** The colours of the standard game that are no faction's: the class that gives them (`colours.css`). */
export const coloursOf = (seat: string | null) => (seat === 'yellow' || seat === 'white' ? `tri-${seat}` : '')
