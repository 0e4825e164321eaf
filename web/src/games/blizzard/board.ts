/** The map of blizzard as the server tells it: flat hexes, zones, facings and counters. */
import { factionsOf, type Faction } from '../../lib/game'
import { dist, type Point } from '../../lib/geometry'
import type { View } from '../../lib/wire'
import { t } from './words'

export const R = 24.2
export const H = Math.sqrt(3) * R
const OX = 12
const OY = 14

interface Face {
  speed: number
  armor: number
  firepower: number
  abilities: string[]
}
export interface Kind {
  side: string
  type: string
  front: Face
  back: Face
}
/** What the server says of the map. */
interface Told {
  columns: number
  rows: number
  radius: number
  hexes: { id: string; xy: Point }[]
  facings: string[]
  edges: Record<string, number>
  zones: Record<string, number>[]
  turns: number[]
  /** Of a mission of one's own: its title, the hexes of zones that are no rows, and those that are ice. */
  title?: string
  painted?: Record<string, string[]>
  ice?: string[]
  event_numbers: { points: number; units: number }
  kinds: Record<string, Kind>
  units: Record<string, string>
}
export interface Field extends Told {
  w: number
  h: number
  place(hex: string): Point
  /** Where a unit looks, in degrees. */
  angle(facing: string): number
  /** The next hex ahead. */
  ahead(hex: string, facing: string | null): string | null
  kindOf(unit: string): string
  side(unit: string): Faction
}

const kept = new WeakMap<View, Field>()

export function fieldOf(d: View): Field {
  const old = kept.get(d)
  if (old) return old
  const told = d as Told
  const k = R / told.radius
  const hexes = told.hexes.map((h): { id: string; xy: Point } => ({ id: h.id, xy: [OX + h.xy[0] * k, OY + h.xy[1] * k] }))
  const places = new Map(hexes.map((h) => [h.id, h.xy]))
  const angle = (facing: string) => (told.facings.indexOf(facing) * 360) / told.facings.length - 90
  const faction = factionsOf(d)
  const field: Field = {
    ...told, hexes, angle,
    w: OX + R + Math.max(...hexes.map((h) => h.xy[0])),
    h: OY + H / 2 + 4 + Math.max(...hexes.map((h) => h.xy[1])),
    place: (hex) => places.get(hex)!,
    ahead(hex, facing) {
      const from = places.get(hex)
      if (!from || !facing) return null
      const a = (angle(facing) * Math.PI) / 180
      return hexes.find((h) => dist(h.xy, [from[0] + Math.cos(a) * H, from[1] + Math.sin(a) * H]) < R / 2)?.id ?? null
    },
    kindOf: (unit) => told.units[unit] ?? unit,
    side: (unit) => faction(told.kinds[told.units[unit] ?? unit]?.side),
  }
  kept.set(d, field)
  return field
}

/** A hero by what its counter can do. */
export const isHero = (field: Field, unit: string): boolean => !!field.kinds[field.kindOf(unit)]?.front.abilities.includes('HERO')

const GLYPHS: Record<string, string> = { 'echo-trooper': 'u-trooper', scout: 'u-tauntaun', luke: 'u-snowspeeder', generators: 'u-generator', veers: 'u-at-at' }
export const glyph = (field: Field, unit: string) => GLYPHS[field.kindOf(unit)] ?? `u-${field.kindOf(unit)}`

/** What a mission is called: one of one's own by its title, one of the book by its number. */
export const missionName = (field: Field, mission: number): string => (field.title === undefined ? t('blz.mission', { mission }) : field.title || t('blz.own'))
