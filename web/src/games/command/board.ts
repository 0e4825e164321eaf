/** The field of command, drawn from what the server says of it: pointy hexes, sections, terrain and markers. */
import type { Faction } from '../../lib/game'
import { clip, ngon, type Point } from '../../lib/geometry'
import type { View } from '../../lib/wire'

export const R = 55
export const W = Math.sqrt(3) * R
const OX = 66
const OY = 24

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
  /** How many units it orders in the left, the centre and the right section. */
  sections?: (number | 'all')[]
}
/** A kind of unit, as its card shows it. */
export interface Kind {
  side: Faction
  type: 'infantry' | 'vehicle' | 'special'
  figures: number
  move: number
  move_only: number
  /** Dice by distance, from the next hex on. */
  dice: number[]
  flying: boolean
  walker: boolean
}
interface Hex {
  id: string
  at: Point
  /** The sections a hex belongs to, as each side names them. */
  sections: Record<string, string[]>
}
export interface Field {
  title: string
  w: number
  h: number
  hexes: Hex[]
  place(hex: string): Point
  /** Half hexes at the ends of rows: not spaces, but they block sight. */
  halves: Point[][]
  /** The dotted borders of the sections. */
  borders: Point[][]
  markers: Marker[]
  kinds: Record<string, Kind>
  extra: Record<string, number>
  cards: Record<string, Record<string, Card>>
  support: Record<string, Card>
  second: string[]
}

/** The server counts half widths and half radii. */
const point = (p: { x: number; y: number }): Point => [OX + ((p.x + 1) * W) / 2, OY + R + (p.y * R) / 2]

function halvesOf(d: View, w: number): Point[][] {
  return d.half_hexes.map((p: { x: number; y: number }) => {
    const [x, y] = point(p)
    return x < w / 2 ? clip(ngon(x, y, R, 6, 90), -1, 0, -x) : clip(ngon(x, y, R, 6, 90), 1, 0, x)
  })
}

/** Where two hexes side by side share no section, a border runs between them. */
function bordersOf(hexes: Hex[], side: string): Point[][] {
  const found = new Map<number, Point[]>()
  hexes.forEach((b, i) => {
    const a = hexes[i - 1]
    if (!a || a.at[1] !== b.at[1] || a.sections[side]!.some((s) => b.sections[side]!.includes(s))) return
    const x = (a.at[0] + b.at[0]) / 2
    found.set(x, [...(found.get(x) ?? []), [x, a.at[1] - R / 2], [x, a.at[1] + R / 2]])
  })
  return [...found.values()]
}

const kept = new WeakMap<View, Field>()

export function fieldOf(d: View): Field {
  const old = kept.get(d)
  if (old) return old
  const hexes: Hex[] = d.hexes.map((h: any) => ({ id: h.id, at: point(h), sections: h.sections }))
  const places = new Map(hexes.map((h) => [h.id, h.at]))
  const w = OX + W / 2 + Math.max(...hexes.map((h) => h.at[0]))
  const h = OY + R + 6 + Math.max(...hexes.map((h) => h.at[1]))
  const field: Field = {
    title: d.title, w, h, hexes, place: (hex) => places.get(hex)!, halves: halvesOf(d, w), borders: bordersOf(hexes, Object.keys(hexes[0]!.sections)[0]!),
    markers: d.markers, kinds: d.units, extra: d.extra_figures, cards: d.cards, support: d.support, second: d.second,
  }
  kept.set(d, field)
  return field
}

/** Where the sections of a side lie: their names from left to right on the page, each with its middle. */
export function sectionsOf(field: Field, side: string): { id: string; x: number }[] {
  const found = new Map<string, number[]>()
  const top = field.hexes[0]!.at[1]
  for (const h of field.hexes) if (h.at[1] === top) for (const s of h.sections[side] ?? []) found.set(s, [...(found.get(s) ?? []), h.at[0]])
  return [...found].map(([id, xs]) => ({ id, x: xs.reduce((a, b) => a + b, 0) / xs.length })).sort((a, b) => a.x - b.x)
}

export const kind = (unit: string) => unit.replace(/-\d+$/, '')
export const full = (field: Field, unit: string, badge?: string | null): number => (field.kinds[kind(unit)]?.figures ?? 1) + (field.extra[badge ?? ''] ?? 0)
/** A unit's side; a structure has that of its marker. */
export function side(field: Field, id: string, hex?: string | null): Faction {
  const marker = hex ? field.markers.find((m) => m.at.includes(hex)) : undefined
  return field.kinds[kind(id)]?.side ?? (marker?.side as Faction | undefined) ?? 'rebels'
}

const GLYPHS: Record<string, string> = { troopers: 'u-trooper', snowtroopers: 'u-snowtrooper', speeders: 'u-snowspeeder', droids: 'u-probe-droid' }
export const glyph = (unit: string) => GLYPHS[kind(unit)] ?? `u-${kind(unit)}`

/** A card's words; the two sides may read the same name differently. */
export const card = (field: Field, side: Faction, id: string): Card | undefined => field.cards[side]?.[id] ?? field.support[id]
/** The seats whose hands lie open in this view: those of who looks, or of all who will play what is being drawn. */
export const viewers = (v: View): string[] => Object.entries(v.hands ?? {}).flatMap(([seat, h]) => (Array.isArray(h) ? [seat] : []))
