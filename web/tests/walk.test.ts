import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadGame, type Spot } from '../src/lib/game'
import { bearing, Walk, type Arrow } from '../src/lib/walk'

const ARROWS: Arrow[] = ['left', 'right', 'up', 'down']
const BACK: Record<Arrow, Arrow> = { left: 'right', right: 'left', up: 'down', down: 'up' }

const spot = (id: string, x: number, y: number): Spot => ({ id, x, y, r: 5, name: id })
const grid = (place: (q: number, r: number) => [number, number]): Spot[] =>
  Array.from({ length: 35 }, (_, i) => [i % 7, Math.floor(i / 7)]).map(([q, r]) => spot(`${q},${r}`, ...place(q!, r!)))

const boards: [string, Spot[]][] = [
  ['squares', grid((q, r) => [q * 20, r * 20])],
  ['pointy hexes', grid((q, r) => [(q + (r % 2) / 2) * 20, r * 17.32])],
  ['flat hexes', grid((q, r) => [q * 17.32, (r + (q % 2) / 2) * 20])],
]
/** The boards of all games as the server draws them, where the suite that starts this has written them; each plan once. */
const drawn = process.env.HOLOTABLE_DRAWINGS
const plans = new Set<string>()
for (const { game, name, drawing, view } of drawn ? JSON.parse(readFileSync(drawn, 'utf-8')) : []) {
  const { adapter } = await loadGame(game)
  for (const portrait of [false, true]) {
    const { spots } = adapter(drawing).layout(view, portrait)
    const plan = JSON.stringify(spots.map((s) => [s.id, s.x - spots[0]!.x, s.y - spots[0]!.y]))
    if (!plans.has(plan)) boards.push([`${name}${portrait ? ', upright' : ''}`, spots])
    plans.add(plan)
  }
}

/** Where each key leads from each place, for somebody who has just come there. */
function stepsOf(spots: Spot[]): [Spot, Arrow, Spot][] {
  const walk = new Walk(spots)
  const step = (from: Spot, arrow: Arrow) => (walk.begin(), walk.step(from, arrow))
  return spots.flatMap((from) => ARROWS.flatMap((arrow): [Spot, Arrow, Spot][] => (step(from, arrow) ? [[from, arrow, step(from, arrow)!]] : [])))
}

/** Every place that steps lead to from the first one. */
function reached(first: Spot, ways: [Spot, Spot][]): number {
  const out = new Map<Spot, Spot[]>()
  for (const [a, b] of ways) out.set(a, [...(out.get(a) ?? []), b])
  const seen = new Set([first])
  for (const s of seen) out.get(s)?.forEach((next) => seen.add(next))
  return seen.size
}

test.each(boards)('%s: arrow keys reach every place from every other, each in its direction, past none', (_, spots) => {
  const steps = stepsOf(spots)
  expect(reached(spots[0]!, steps.map(([a, , b]) => [a, b]))).toBe(spots.length)
  expect(reached(spots[0]!, steps.map(([a, , b]) => [b, a]))).toBe(spots.length)
  for (const [from, arrow, to] of steps) {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    expect({ left: -dx, right: dx, up: -dy, down: dy }[arrow]).toBeGreaterThan(0)
    const [x, y, r] = [(from.x + to.x) / 2, (from.y + to.y) / 2, Math.hypot(dx, dy) / 2]
    expect(spots.filter((s) => s !== from && s !== to && Math.hypot(s.x - x, s.y - y) < r - 0.01).map((s) => s.id)).toEqual([])
  }
})

test.each(boards.slice(0, 3))('%s: a step and its opposite come back, and a long walk keeps its line', (_, spots) => {
  for (const from of spots)
    for (const arrow of ARROWS) {
      const walk = new Walk(spots)
      const out = walk.step(from, arrow)
      if (out) expect(walk.step(out, BACK[arrow])!.id).toBe(from.id)
    }
  const walk = new Walk(spots)
  for (const [arrow, axis] of [['right', 'y'], ['down', 'x']] as const) {
    let at: Spot | null = spots[0]!
    const line = at[axis]
    for (let last = at; at; at = walk.step(last, arrow)) {
      expect(Math.abs(at[axis] - line)).toBeLessThanOrEqual(10.01)
      last = at
    }
  }
})

test('what is near is found by steps, with the way to it', () => {
  const spots = boards[0]![1]
  const walk = new Walk(spots)
  const [a, c, f] = [spots[0]!, spots[2]!, spots[15]!]
  expect(walk.neighbours(a).map((s) => s.id)).toEqual(['1,0', '0,1'])
  expect(walk.nearest(a, (s) => s === c || s === f, 2)).toEqual([{ spot: c, steps: 2 }, { spot: f, steps: 3 }])
  expect([bearing(a, c), bearing(a, spots[8]!), bearing(f, a)]).toEqual(['right', 'rightDown', 'leftUp'])
})
