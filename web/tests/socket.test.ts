import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableSocket, wait, type Line, type SocketLike } from '../src/lib/socket'

class Fake implements SocketLike {
  static all: Fake[] = []
  readyState = 1
  sent: any[] = []
  onopen: any = null
  onmessage: any = null
  onclose: any = null
  onerror: any = null
  constructor() {
    Fake.all.push(this)
  }
  send(s: string) {
    this.sent.push(JSON.parse(s))
  }
  close() {
    this.readyState = 3
  }
  say(m: unknown) {
    this.onmessage({ data: JSON.stringify(m) })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Fake.all = []
})
afterEach(() => vi.useRealTimers())

function open() {
  let ply: number | null = null
  const lines: Line[] = []
  const got: any[] = []
  let gone = false
  const socket = new TableSocket('ws://x/ws/t', {
    hello: () => ({ type: 'hello', tokens: ['k'], ply, language: 'en' }),
    message: (m) => {
      got.push(m)
      if (m.type === 'state') ply = m.ply
    },
    line: (l) => lines.push(l),
    gone: () => (gone = true),
    make: () => new Fake(),
  })
  return { socket, lines, got, isGone: () => gone }
}

test('it says hello, and resumes from the last ply after a drop', () => {
  const { lines, got } = open()
  const first = Fake.all[0]!
  first.onopen()
  expect(first.sent[0]).toMatchObject({ type: 'hello', ply: null })
  first.say({ type: 'welcome' })
  first.say({ type: 'state', ply: 7 })
  expect(lines).toContain('open')
  first.onclose({ code: 1006 })
  expect(lines.at(-1)).toBe('waiting')
  vi.advanceTimersByTime(2000)
  const second = Fake.all[1]!
  second.onopen()
  expect(second.sent[0]).toMatchObject({ type: 'hello', ply: 7 })
  expect(got).toHaveLength(2)
})

test('it never gives up, and waits longer each time up to a limit', () => {
  open()
  for (let i = 0; i < 30; i++) {
    Fake.all.at(-1)!.onclose({ code: 1006 })
    vi.advanceTimersByTime(20_000)
  }
  expect(Fake.all.length).toBe(31)
  expect(wait(0)).toBeLessThan(wait(3))
  expect(wait(50)).toBe(15_000)
})

test('a table that is not there is not asked for again', () => {
  const { isGone } = open()
  Fake.all[0]!.onclose({ code: 4404 })
  vi.advanceTimersByTime(60_000)
  expect(isGone()).toBe(true)
  expect(Fake.all).toHaveLength(1)
})

test('a line that has gone silent is noticed within five seconds and opened anew', () => {
  const { lines } = open()
  Fake.all[0]!.onopen()
  Fake.all[0]!.say({ type: 'welcome' })
  vi.advanceTimersByTime(5000)
  expect(lines.at(-1)).toBe('waiting')
  vi.advanceTimersByTime(2000)
  expect(Fake.all.length).toBeGreaterThan(1)
})

test('a quiet line that answers is kept, also when the timers go slowly', () => {
  const { lines } = open()
  const only = Fake.all[0]!
  only.onopen()
  only.say({ type: 'welcome' })
  const pings = () => only.sent.filter((m) => m.type === 'ping').length
  for (let second = 0; second < 60; second++) {
    const before = pings()
    vi.advanceTimersByTime(1000)
    if (pings() > before) only.say({ type: 'pong' })
  }
  expect(pings()).toBeGreaterThan(20)
  vi.setSystemTime(Date.now() + 60_000)
  vi.advanceTimersByTime(500)
  only.say({ type: 'pong' })
  vi.advanceTimersByTime(500)
  expect(lines.at(-1)).toBe('open')
  expect(Fake.all).toHaveLength(1)
})
