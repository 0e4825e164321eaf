/** What a plain board is read from: places and edges of the server's drawing, pieces of a view.
 *
 * A place is an entry with `id` and `x`, `y` (or `xy`) in any list of the drawing; it may have a `name` and `corners`. An edge is
 * a pair of places. A piece is an entry of the view that is `at` a place; what stands under a place's own name is one as well.
 */
import { dist, type Point } from '../lib/geometry'
import { plainName } from '../lib/game'
import type { View } from '../lib/wire'

export interface Place {
  id: string
  name: string
  at: Point
  corners: Point[] | null
}

export interface Plan {
  w: number
  h: number
  r: number
  places: Map<string, Place>
  edges: [Point, Point][]
}

export interface PlainPiece {
  key: string
  at: string
  seat: string | null
  text: string
}

/** How far the two nearest places lie apart on the page. */
const APART = 132
const MARGIN = 40
/** Half the size of a place. */
const RADIUS = APART * 0.42

/** Short ids are coordinates: `a1` is called a1. */
const nameOf = (id: string) => (id.length <= 3 ? id : plainName(id))
const lists = (drawing: View): any[] => Object.values(drawing).filter(Array.isArray).flat()
const isPoint = (p: unknown): p is Point => Array.isArray(p) && p.length === 2 && p.every((n) => typeof n === 'number')

function found(drawing: View): Place[] {
  return lists(drawing).flatMap((e): Place[] => {
    const at = e?.xy ?? [e?.x, e?.y]
    if (e?.id === undefined || !isPoint(at)) return []
    const corners = Array.isArray(e.corners) && e.corners.every(isPoint) ? (e.corners as Point[]) : null
    return [{ id: String(e.id), name: e.name ?? nameOf(String(e.id)), at, corners }]
  })
}

function pairs(drawing: View, places: Map<string, Place>): [Point, Point][] {
  return lists(drawing).flatMap((e): [Point, Point][] => {
    const [a, b] = Array.isArray(e) && e.length === 2 ? e : [e?.a, e?.b]
    const [from, to] = [places.get(a), places.get(b)]
    return from && to ? [[from.at, to.at]] : []
  })
}

function nearest(points: Point[]): number {
  let least = Infinity
  points.forEach((a, i) => points.slice(i + 1).forEach((b) => (least = Math.min(least, dist(a, b) || Infinity))))
  return least === Infinity ? 1 : least
}

/** The places of a drawing in the page's units; null where it names none. */
export function plan(drawing: View): Plan | null {
  const given = found(drawing)
  if (!given.length) return null
  const k = APART / nearest(given.map((p) => p.at))
  const round = ([x, y]: Point): Point[] => [[x - RADIUS / k, y - RADIUS / k], [x + RADIUS / k, y + RADIUS / k]]
  const corners = given.flatMap((p) => p.corners ?? round(p.at))
  const [left, top] = [0, 1].map((i) => Math.min(...corners.map((p) => p[i]!))) as Point
  const [right, bottom] = [0, 1].map((i) => Math.max(...corners.map((p) => p[i]!))) as Point
  const to = ([x, y]: Point): Point => [MARGIN + (x - left) * k, MARGIN + (y - top) * k]
  const places = new Map(given.map((p) => [p.id, { ...p, at: to(p.at), corners: p.corners?.map(to) ?? null }]))
  return { w: 2 * MARGIN + (right - left) * k, h: 2 * MARGIN + (bottom - top) * k, r: RADIUS, places, edges: pairs(drawing, places) }
}

const isObject = (v: unknown): v is Record<string, any> => typeof v === 'object' && v !== null && !Array.isArray(v)

/** Whose a thing is and what is written on it: the first seat and the first other word or number said of it, if any. */
function said(entry: unknown, seats: string[], rest: string): { seat: string | null; text: string } {
  const values = (isObject(entry) ? Object.entries(entry).filter(([k]) => k !== 'at').map(([, v]) => v) : [entry]).filter((v) => typeof v === 'string' || typeof v === 'number')
  const seat = values.find((v): v is string => typeof v === 'string' && seats.includes(v)) ?? null
  const text = values.find((v) => v !== seat) ?? rest
  return { seat, text: String(text).slice(0, 3).toUpperCase() }
}

/** Every piece that a view puts on a place. */
export function pieces(view: View, places: Map<string, Place>, seats: string[]): PlainPiece[] {
  const out: PlainPiece[] = []
  function look(value: unknown) {
    if (Array.isArray(value)) value.forEach(look)
    if (!isObject(value)) return
    for (const [key, entry] of Object.entries(value)) {
      if (isObject(entry) && places.has(entry.at)) out.push({ key, at: entry.at, ...said(entry, seats, key) })
      else if (places.has(key)) {
        if (entry !== null && entry !== '' && entry !== 0) out.push({ key, at: key, ...said(entry, seats, '') })
      } else look(entry)
    }
  }
  look(view)
  return out
}
