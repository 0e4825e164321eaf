/** Walking over a board by arrow keys: from a place to the next one in a direction, never past one. */
import type { Spot } from './game'
import { dist, type Point } from './geometry'

export type Arrow = 'left' | 'right' | 'up' | 'down'
export type Bearing = Arrow | 'leftUp' | 'rightUp' | 'leftDown' | 'rightDown'

const ALONG: Record<Arrow, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }
const ROUND: Bearing[] = ['right', 'rightDown', 'down', 'leftDown', 'left', 'leftUp', 'up', 'rightUp']
/** Distances on a drawing that differ by less are the same. */
const SAME = 0.01
/** A place further off a direction than this lies in another one: every neighbour lies in one of the four. */
const WIDEST = Math.cos((45.5 * Math.PI) / 180)

const at = (s: Spot): Point => [s.x, s.y]

/** Which way one place lies from another. */
export function bearing(from: Spot, to: Spot): Bearing {
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4))
  return ROUND[(eighth + 8) % 8]!
}

/** The places of a board and which of them are neighbours: two are when no third lies in the circle between them. */
export class Walk {
  readonly places: Spot[]
  private near = new Map<string, Spot[]>()
  /** The row or column that is walked along: steps aside, as on hexes, come back to it. */
  private line: { on: string; upright: boolean; value: number } | null = null

  /** Handles, which stand on a place, are none of their own. */
  constructor(spots: Spot[]) {
    this.places = spots.filter((s) => s.arrow === undefined)
  }

  neighbours(of: Spot): Spot[] {
    let found = this.near.get(of.id)
    if (!found) {
      found = this.places.filter((s) => s.id !== of.id && this.adjoin(of, s))
      this.near.set(of.id, found)
    }
    return found
  }

  private adjoin(a: Spot, b: Spot): boolean {
    const middle: Point = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    const reach = dist(at(a), at(b)) / 2 + SAME
    return this.places.every((c) => c.id === a.id || c.id === b.id || dist(at(c), middle) > reach)
  }

  /** The next step begins a line of its own. */
  begin() {
    this.line = null
  }

  /** The neighbour that an arrow key goes to: of those in its direction the one nearest to the line that is walked along. */
  step(from: Spot, arrow: Arrow): Spot | null {
    const start = from.arrow === undefined ? from : this.under(from)
    if (!start) return null
    const [dx, dy] = ALONG[arrow]
    const upright = dx === 0
    const across = (s: Spot) => (upright ? s.x : s.y)
    const line = this.line?.on === start.id && this.line.upright === upright ? this.line.value : across(start)
    const cost = (s: Spot): number => {
      const along = (s.x - start.x) * dx + (s.y - start.y) * dy
      const far = dist(at(s), at(start))
      return along < far * WIDEST ? Infinity : Math.abs(across(s) - line) + (far - along)
    }
    let best: Spot | null = null
    for (const s of this.neighbours(start)) if (cost(s) < (best ? cost(best) - SAME : Infinity)) best = s
    if (best) this.line = { on: best.id, upright, value: line }
    return best
  }

  /** The place that a handle stands on. */
  private under(handle: Spot): Spot | null {
    return this.places.reduce<Spot | null>((best, s) => (!best || dist(at(s), at(handle)) < dist(at(best), at(handle)) ? s : best), null)
  }

  /** The nearest other places where something is so, with the number of steps to each. */
  nearest(from: Spot, is: (s: Spot) => boolean, most: number): { spot: Spot; steps: number }[] {
    const found: { spot: Spot; steps: number }[] = []
    const seen = new Set([from.id])
    let ring = [from]
    for (let steps = 1; ring.length && found.length < most; steps++) {
      ring = ring.flatMap((s) => this.neighbours(s)).filter((s) => !seen.has(s.id) && seen.add(s.id))
      found.push(...ring.filter(is).map((spot) => ({ spot, steps })))
    }
    return found.slice(0, most)
  }
}
