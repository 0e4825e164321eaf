import { expect, test, vi } from 'vitest'
import type { Layout, Spot } from '../src/lib/game'
import { BoardWindow } from '../src/lib/window.svelte'

vi.stubGlobal('matchMedia', () => ({ matches: true }))
vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => step(performance.now()))

const spot = (id: string, x: number, y: number): Spot => ({ id, x, y, r: 20, name: id })
const near = spot('near', 100, 100)
const far = spot('far', 900, 900)
const board: Layout = { w: 1000, h: 1000, spots: [near, far] }

function opened(width: number, height: number) {
  const win = new BoardWindow(() => board, () => 0)
  win.width = width
  win.height = height
  win.open(true, [100, 100])
  return win
}

test('a board opens whole where its places are large enough for a finger, and near where they are not', () => {
  expect(opened(1000, 1000).larger).toBe(false)
  const small = opened(400, 400)
  expect(small.larger).toBe(true)
  expect(2 * near.r * small.scale).toBeCloseTo(50)
  expect(small.sees(near)).toBe(true)
  expect(small.sees(far)).toBe(false)
})

test('a board that is whole or near stays so when its room changes a little', () => {
  const whole = opened(920, 920)
  expect(whole.larger).toBe(false)
  whole.height = 820
  whole.resized(whole.fit, true, [100, 100])
  expect(whole.larger).toBe(false)
  whole.height = 700
  whole.resized(whole.fit, true, [100, 100])
  expect(whole.larger).toBe(true)
  whole.height = 920
  whole.resized(whole.fit, true, [100, 100])
  expect(whole.larger).toBe(true)
  whole.width = whole.height = 1200
  whole.resized(whole.fit, true, [100, 100])
  expect(whole.larger).toBe(false)
})

test('the view goes to what happens and comes back', () => {
  const win = opened(400, 400)
  const before = { ...win.box }
  win.visit([far])
  expect(win.sees(far)).toBe(true)
  expect(win.away).toBe(true)
  win.comeBack([near])
  expect(win.box).toEqual(before)
  expect(win.away).toBe(false)
})

test('the view does not come back to where nothing is asked', () => {
  const win = opened(400, 400)
  win.visit([far])
  win.comeBack([far])
  expect(win.sees(far)).toBe(true)
  expect(win.away).toBe(false)
})

test('the view does not come back from what the person has taken to, or was shown after it', () => {
  for (const taken of [(win: BoardWindow) => win.stay(), (win: BoardWindow) => win.frame([far])]) {
    const win = opened(400, 400)
    win.visit([far])
    taken(win)
    const { box } = win
    win.comeBack([near])
    expect(win.box).toEqual(box)
  }
})

test('what is asked about is met, but a view that shows some of it stays', () => {
  const win = opened(400, 400)
  const before = { ...win.box }
  win.meet([near, far])
  expect(win.box).toEqual(before)
  win.meet([far])
  expect(win.sees(far)).toBe(true)
})

test('a person who draws the board away is not brought back, and keeps the size when the room changes', () => {
  const win = opened(400, 400)
  win.visit([far])
  win.drag(win.at, 50, 0)
  expect(win.away).toBe(false)
  const { scale } = win
  win.height = 300
  win.resized(scale, true, [100, 100])
  expect(win.scale).toBeCloseTo(scale)
})

test('two taps show the whole board, and two more bring it near', () => {
  const win = opened(400, 400)
  win.toggle([100, 100])
  expect(win.larger).toBe(false)
  win.toggle([900, 900])
  expect(win.sees(far)).toBe(true)
})

test('the whole board stays whole when the room changes, however it was come to', () => {
  for (const whole of [(win: BoardWindow) => win.toggle([100, 100]), (win: BoardWindow) => win.zoomBy(0.001)]) {
    const win = opened(400, 400)
    whole(win)
    const { scale } = win
    win.height = 300
    win.resized(scale, true, [100, 100])
    expect(win.larger).toBe(false)
    expect([near, far].every((s) => win.sees(s))).toBe(true)
  }
})

test('a hand on the board ends a flight of the view', () => {
  const win = opened(400, 400)
  const steps: ((now: number) => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => steps.push(step))
  win.visit([far])
  win.drag(win.at, 50, 0)
  const { box } = win
  for (const step of steps) step(performance.now() + 1000)
  expect(win.box).toEqual(box)
  expect(win.gliding).toBe(false)
})
