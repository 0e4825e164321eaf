import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { mergeLog, Playback } from '../src/lib/table/playback.svelte'
import { adapter, choice, event, rolled, state } from './made'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  settings.pace = 1
})

function watch(you = ['rebels'], hidden = false) {
  const seen: [number, number | null][] = []
  let covered = 0
  let jumps = 0
  const fetched: number[] = []
  const playback = new Playback({
    you,
    adapter,
    hides: () => hidden,
    shown: (s, before) => seen.push([s.ply, before?.ply ?? null]),
    covered: () => covered++,
    jumped: () => jumps++,
    fetch: (ply) => fetched.push(ply),
  })
  return { playback, seen, fetched, covered: () => covered, jumps: () => jumps }
}

test('moves are shown one after the other, each for its time', () => {
  const { playback, seen } = watch()
  playback.take(state(1))
  playback.take(state(2))
  playback.take(state(3, { events: [rolled(5, 3)] }))
  playback.take(state(4))
  expect(seen).toEqual([[1, null], [2, 1]])
  expect(playback.live).toBe(false)
  vi.advanceTimersByTime(700)
  expect(playback.shown!.ply).toBe(3)
  vi.advanceTimersByTime(1299)
  expect(playback.shown!.ply).toBe(3)
  vi.advanceTimersByTime(1)
  expect(playback.shown!.ply).toBe(4)
  expect(playback.live).toBe(true)
})

test('one skip goes straight to the newest move and keeps the others in the history', () => {
  const { playback, seen } = watch()
  for (const ply of [1, 2, 3, 4]) playback.take(state(ply))
  playback.skip()
  expect(seen.at(-1)).toEqual([4, 3])
  expect(playback.history.map((m) => m.ply)).toEqual([1, 2, 3, 4])
  vi.runAllTimers()
  expect(seen).toHaveLength(3)
})

test('a move taken back clears the queue, the log and the history', () => {
  const { playback, jumps } = watch()
  playback.take(state(1))
  expect(jumps()).toBe(0)
  for (const ply of [2, 3]) playback.take(state(ply))
  playback.take(state(1, { branch: 1, reset: true }))
  expect(playback.shown!.ply).toBe(1)
  expect(playback.queue).toEqual([])
  expect(playback.log.map((e) => e.ply)).toEqual([1])
  expect(playback.history.map((m) => m.ply)).toEqual([1])
  expect(jumps()).toBe(1)
})

test('the same moment with fresh seats is not shown again as a step', () => {
  const { playback, seen } = watch()
  playback.take(state(1))
  playback.take(state(2))
  playback.take(state(2, { to_act: ['rebels'] }))
  expect(seen).toEqual([[1, null], [2, 1], [2, null]])
  expect(playback.shown!.to_act).toEqual(['rebels'])
  expect(playback.history).toHaveLength(2)
})

test('all dice of a moment lie in the tray, also for who comes later', () => {
  const dice = (ply: number, ...faces: number[]) => faces.map((face) => rolled(face, ply))
  const { playback } = watch()
  playback.take(state(3, { reset: true, events: [...dice(1, 6), ...dice(2, 1, 4), event('moved', {}, { ply: 3 })] }))
  expect(playback.roll).toMatchObject({ nr: 0, event: { text: '4' } })
  expect(playback.roll!.rows.map((r) => r.dice[0]!.face)).toEqual(['1', '4'])
  playback.take(state(4, { events: dice(4, 2) }))
  expect(playback.roll).toMatchObject({ nr: 1, event: { text: '2' } })
  expect(playback.effects).toEqual({ nr: 1, list: [{ kind: 'note', text: '2' }] })
})

test('nothing of the other seat is shown before the other person sits down', () => {
  const { playback, seen, covered } = watch(['rebels', 'empire'], true)
  playback.take(state(0))
  playback.take(state(1, { viewing: 'empire' }))
  playback.take(state(2, { viewing: 'empire' }))
  expect([playback.curtain, playback.shown!.ply, covered()]).toEqual(['empire', 0, 1])
  playback.raise()
  vi.runAllTimers()
  expect(playback.curtain).toBeNull()
  expect(seen).toEqual([[0, null], [1, null], [2, 1]])
})

test('a reload of a game under way shows nothing before somebody has sat down', () => {
  const { playback, seen } = watch(['rebels', 'empire'], true)
  playback.take(state(5, { reset: true, events: [event('moved', {}, { ply: 5, text: 'secret' })] }))
  expect([playback.curtain, playback.shown, playback.view, playback.log, playback.history, playback.roll]).toEqual(['rebels', null, null, [], [], null])
  playback.take(state(5, { events: [], to_act: ['rebels'] }))
  expect([playback.shown, playback.log]).toEqual([null, []])
  playback.raise()
  expect([playback.curtain, playback.shown!.to_act, playback.log.map((e) => e.text)]).toEqual([null, ['rebels'], ['secret']])
  expect(seen).toEqual([[5, null]])
})

test('the log says nothing of what is behind the curtain', () => {
  const { playback } = watch(['rebels', 'empire'], true)
  playback.take(state(0))
  playback.take(state(1, { viewing: 'empire', events: [event('drew', {}, { ply: 1, text: 'a card' })] }))
  expect(playback.log.map((e) => e.ply)).toEqual([0])
  playback.raise()
  expect(playback.log.map((e) => e.ply)).toEqual([0, 1])
})

test('what is skipped stands in the log all the same', () => {
  const { playback } = watch()
  for (const ply of [1, 2, 3, 4]) playback.take(state(ply))
  playback.skip()
  expect(playback.log.map((e) => e.ply)).toEqual([1, 2, 3, 4])
})

test('odds come after the choices they belong to, and never to those of another moment', () => {
  const { playback } = watch()
  const odds = { title: 'Attack', chances: [['hit', 0.5]] as [string, number][], facts: [] }
  const offered = [choice('attack', { to: 'a2' }), choice('pass')]
  playback.take(state(1, { choices: offered }))
  playback.learn({ type: 'odds', ply: 1, branch: 0, seat: 'rebels', odds: { [offered[0]!.id]: odds } })
  expect(playback.shown!.choices.map((c) => c.odds)).toEqual([odds, null])
  expect(playback.latest!.choices[0]!.odds).toEqual(odds)
  playback.take(state(2, { choices: offered }))
  playback.learn({ type: 'odds', ply: 1, branch: 0, seat: 'rebels', odds: { [offered[0]!.id]: odds } })
  expect(playback.latest!.choices[0]!.odds).toBeNull()
})

test('a game without secrets, or one person alone, needs no curtain', () => {
  for (const { playback } of [watch(['rebels', 'empire'], false), watch(['rebels'], true)]) {
    playback.take(state(1))
    playback.take(state(2, { viewing: 'empire' }))
    expect(playback.curtain).toBeNull()
  }
})

test('a look back shows the view of then, and the present is live again', () => {
  settings.pace = 0
  const { playback } = watch()
  for (const ply of [1, 2, 3]) playback.take(state(ply))
  vi.runAllTimers()
  playback.look(2)
  expect([playback.ply, playback.view!.ply, playback.live]).toEqual([2, 2, false])
  playback.look(3)
  expect([playback.back, playback.live]).toEqual([null, true])
})

test('the log takes each event once and nothing beyond the present', () => {
  const e = (ply: number, text: string) => event('moved', {}, { ply, text })
  const log = mergeLog([e(1, 'a'), e(2, 'b')], [e(2, 'b'), e(3, 'c')], 3)
  expect(log.map((x) => x.text)).toEqual(['a', 'b', 'c'])
})

test('a long queue is shown together and in a bounded time', () => {
  const { playback } = watch()
  playback.take(state(0))
  for (let ply = 1; ply <= 40; ply++) playback.take(state(ply))
  expect(playback.queue.length).toBe(8)
  vi.advanceTimersByTime(6000 * 3)
  expect(playback.shown!.ply).toBe(40)
  expect(playback.log.map((e) => e.ply)).toEqual(Array.from({ length: 41 }, (_, ply) => ply))
})

test('while a long queue is shown, the log ends where the board is', () => {
  const { playback, seen } = watch()
  playback.take(state(0))
  for (let ply = 1; ply <= 20; ply++) playback.take(state(ply))
  while (playback.queue.length) {
    expect(playback.log.at(-1)!.ply).toBe(playback.shown!.ply)
    expect(playback.step.at(-1)!.ply).toBe(playback.shown!.ply)
    vi.advanceTimersByTime(50)
  }
  expect(seen.at(-1)![0]).toBe(20)
})

test('the dice in the tray are those thrown by the moment on the board', () => {
  settings.pace = 0
  const { playback } = watch()
  playback.take(state(1, { events: [rolled(1, 1)] }))
  playback.take(state(2))
  playback.take(state(3, { events: [rolled(3, 3)] }))
  vi.runAllTimers()
  expect(playback.roll).toMatchObject({ event: { ply: 3 }, nr: 2 })
  playback.look(2)
  expect(playback.roll).toMatchObject({ event: { ply: 1 }, nr: 0 })
  playback.look(null)
  playback.take(state(2, { branch: 1, reset: true, events: [rolled(1, 1), event('moved', {}, { ply: 2 })] }))
  expect(playback.roll).toMatchObject({ event: { ply: 1 }, nr: 0 })
})

test('a moment that this browser never saw is asked for, and shown when it comes', () => {
  const { playback, fetched } = watch()
  playback.take(state(5, { reset: true, events: [event('moved', {}, { ply: 3, text: 'three' }), event('moved', {}, { ply: 5 })] }))
  playback.look(3)
  expect([fetched, playback.back]).toEqual([[3], null])
  playback.recall({ type: 'past', ply: 3, branch: 1, view: {}, objectives: [] })
  expect(playback.back).toBeNull()
  playback.recall({ type: 'past', ply: 3, branch: 0, view: { ply: 3 }, objectives: [] })
  expect([playback.back, playback.view!.ply, playback.step.map((e) => e.text)]).toEqual([3, 3, ['three']])
})

test('the last move stays marked until the next one', () => {
  settings.pace = 0
  const { playback } = watch()
  playback.take(state(1, { events: [event('moved', { to: 'a1' }, { ply: 1 })] }))
  playback.take(state(2, { events: [event('ended', {}, { ply: 2 })] }))
  vi.runAllTimers()
  expect(playback.last).toEqual(['a1'])
  playback.take(state(3, { events: [event('moved', { to: 'b2' }, { ply: 3 }), event('lost', { to: 'c3' }, { ply: 3 })] }))
  vi.runAllTimers()
  expect(playback.last).toEqual(['b2', 'c3'])
})

test('dice that are settled lie in the tray once, and are not thrown again', () => {
  const { playback } = watch()
  playback.take(state(1))
  const thrown = rolled(5, 2)
  const settled = { ...thrown, kind: 'lost', text: 'lost', roll: { ...thrown.roll!, settles: true } }
  playback.take(state(2, { events: [thrown, settled] }))
  expect(playback.roll!.rows).toEqual(settled.roll.rows)
  expect(playback.roll!.event.kind).toBe('lost')
  playback.take(state(3, { events: [{ ...settled, ply: 3 }] }))
  playback.take(state(4))
  vi.advanceTimersByTime(1300)
  expect(playback.shown!.ply).toBe(3)
  vi.advanceTimersByTime(700)
  expect(playback.shown!.ply).toBe(4)
})
