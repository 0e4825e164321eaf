import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { AutoAnswer } from '../src/lib/table/auto.svelte'
import { Selection } from '../src/lib/table/selection.svelte'
import type { Choice, Shortcut } from '../src/lib/wire'
import { adapter, choice, state } from './made'

const LUKE = { unit: 'luke', at: 'a1' }
const HAN = { unit: 'han', at: 'b1' }
const odds = { title: '', chances: [['hit', 0.5]] as [string, number][], facts: [] }

function offer(choices: Choice[], more: { phone?: boolean; live?: boolean; routes?: Shortcut[]; called?: string[] } = {}) {
  const played: string[] = []
  const wondered: (string | null)[][] = []
  const asking = { of: () => null, routes: (thing: string | null) => (thing === 'luke' ? (more.routes ?? []) : []), hush: () => {} }
  const now = state(1, { choices })
  const selection = new Selection({ you: ['rebels'], adapter, state: now, view: now.view, live: true, last: [], best: null, called: [], phone: false, asking, commit: (c) => played.push(c.id), fight: (c) => played.push(`fight ${c.id}`), shortcut: (r) => played.push(r.id), wonder: (thing, place) => wondered.push([thing, place]), ...more })
  selection.renew(now)
  return { selection, played, wondered, now }
}

test('only the choices of one’s own seats, and only of the present', () => {
  const all = [choice('move', LUKE), choice('move', HAN, { seat: 'empire' })]
  expect(offer(all).selection.choices).toEqual([all[0]])
  expect(offer(all, { live: false }).selection.choices).toEqual([])
})

test('what can act is lit, and the goals of what is selected', () => {
  const { selection } = offer([choice('move', { ...LUKE, to: 'a2' }), choice('attack', { ...LUKE, to: 'a3' }), choice('move', { ...HAN, to: 'b2' })])
  expect([...selection.lit.can]).toEqual(['luke', 'han'])
  expect(selection.lit.dest.size).toBe(0)
  selection.pick('a1')
  expect(selection.lit.selected).toBe('luke')
  expect(Object.fromEntries(selection.lit.dest)).toEqual({ a2: 'go', a3: 'hit' })
  expect(Object.fromEntries(selection.sources)).toEqual({ a1: ['luke'], b1: ['han'] })
})

test('a lesson lights who should act, and then where it leads', () => {
  const { selection } = offer([choice('move', { ...LUKE, to: 'a2' }), choice('move', { ...HAN, to: 'b2' })], { called: ['move(luke,a1,a2)'] })
  expect([...selection.lit.call]).toEqual(['a1'])
  selection.pick('a1')
  expect([...selection.lit.call]).toEqual(['a2'])
  selection.pick('b1')
  expect([...selection.lit.call]).toEqual(['a1'])
})

test('a click on a goal plays the choice; on an empty spot nothing stays selected', () => {
  const { selection, played } = offer([choice('move', { ...LUKE, to: 'a2' }), choice('move', { ...HAN, to: 'b2' })])
  selection.pick('a1')
  selection.pick('a2')
  expect(played).toEqual(['move(luke,a1,a2)'])
  selection.pick('d4')
  expect(selection.selected).toBeNull()
})

test('a click while moves are still shown, or at an earlier moment, is answered too', () => {
  const { selection, played, wondered } = offer([choice('move', { ...LUKE, to: 'a2' })], { live: false })
  selection.pick('a2')
  expect([played, wondered]).toEqual([[], [[null, 'a2']]])
})

test('a click that can do nothing asks why, with what was picked', () => {
  const { selection, wondered } = offer([choice('move', { ...LUKE, to: 'a2' }), choice('move', { ...HAN, to: 'b2' })])
  selection.pick('d4')
  selection.pick('a1')
  selection.pick('d4')
  expect(wondered).toEqual([[null, 'd4'], ['luke', 'd4']])
})

const far: Shortcut = { id: 'go(luke,a4)', seat: 'rebels', text: 'to a4', path: ['a2', 'a3', 'a4'] }

test('a far place is lit, its way is shown, and one click goes there', () => {
  const { selection, played } = offer([choice('move', { ...LUKE, to: 'a2' }), choice('move', { ...HAN, to: 'b2' })], { routes: [far] })
  expect(selection.lit.dest.size).toBe(0)
  selection.pick('a1')
  expect(Object.fromEntries(selection.lit.dest)).toEqual({ a2: 'go', a4: 'far' })
  selection.hoverSpot = 'a4'
  expect(selection.lit.path).toEqual(far.path)
  selection.pick('a4')
  expect(played).toEqual([far.id])
})

test('a phone shows the way first, and a second tap goes it', () => {
  const { selection, played } = offer([choice('move', { ...LUKE, to: 'a2' })], { routes: [far], phone: true })
  selection.pick('a4')
  expect(selection.lit.path).toEqual(far.path)
  expect(played).toEqual([])
  selection.pick('a4')
  expect(played).toEqual([far.id])
})

test('a piece that is lifted lights its goals, and is dropped on them', () => {
  const { selection, played } = offer([choice('move', { ...LUKE, to: 'a2' }), choice('move', { ...HAN, to: 'b2' })], { routes: [far] })
  selection.lift('a1')
  expect(Object.fromEntries(selection.lit.dest)).toEqual({ a2: 'go', a4: 'far' })
  selection.drop('a1', 'a4')
  selection.drop('a1', 'a2')
  expect(played).toEqual([far.id, 'move(luke,a1,a2)'])
})

test('the only thing that can act is selected unasked, unless a spot can be pointed at', () => {
  const move = choice('move', { ...LUKE, to: 'a2' })
  expect(offer([move]).selection.selected).toBe('luke')
  expect(offer([move, choice('place', { to: 'c1' })]).selection.selected).toBeNull()
})

test('several things on one spot take turns', () => {
  const { selection } = offer([choice('move', { ...LUKE, to: 'a2' }), choice('move', { ...HAN, at: 'a1', to: 'b2' })])
  for (const key of ['luke', 'han', 'luke']) {
    selection.pick('a1')
    expect(selection.selected).toBe(key)
  }
})

test('two choices for one goal, or an amount, are asked about', () => {
  const two = [choice('move', { ...LUKE, to: 'a2' }), choice('attack', { ...LUKE, to: 'a2' })]
  const { selection, played } = offer([...two, choice('reinforce', { ...HAN, to: 'b2' }, { amount: ['count', 1, 4] })])
  selection.pick('a1')
  selection.pick('a2')
  expect(selection.picker).toEqual({ spot: 'a2', choices: two })
  expect(selection.escape()).toBe(true)
  expect([selection.picker, selection.selected]).toEqual([null, 'luke'])
  selection.drop('b1', 'b2')
  expect(selection.picker!.choices).toHaveLength(1)
  expect([selection.selected, played]).toEqual(['han', []])
})

test('a phone asks once more before an attack', () => {
  const { selection, played } = offer([choice('attack', { ...LUKE, to: 'a2' }, { odds }), choice('move', { ...HAN, to: 'b2' })], { phone: true })
  selection.pick('a1')
  selection.pick('a2')
  expect(selection.pending?.kind).toBe('attack')
  expect(played).toEqual([])
  selection.pick('a2')
  expect(played).toHaveLength(1)
})

test('the pointer brings the odds and the piece in question', () => {
  const { selection } = offer([choice('attack', { ...LUKE, to: 'a2' }, { odds }), choice('move', { ...HAN, to: 'b2' })])
  selection.hoverSpot = 'a1'
  expect(selection.key).toBe('luke')
  selection.hoverSpot = 'd4'
  expect(selection.key).toBe('on d4')
  selection.pick('a1')
  selection.hoverSpot = 'a2'
  expect(selection.focus?.odds).toEqual(odds)
  expect(selection.focusSpot).toBe('a2')
})

test('what is selected stays so in the next moment where it still can act', () => {
  const both = [choice('move', { ...LUKE, to: 'a2' }), choice('move', { ...HAN, to: 'b2' })]
  const { selection } = offer(both)
  selection.pick('b1')
  selection.renew(state(2, { choices: both }))
  expect(selection.selected).toBe('han')
  selection.renew(state(3, { choices: [choice('move', { ...LUKE, to: 'a2' }), choice('place', { to: 'c1' })] }))
  expect(selection.selected).toBeNull()
})

test('a card stands for its choices', () => {
  const { selection } = offer([choice('play', { card: 'raid', to: 'a1' }), choice('play', { card: 'raid', to: 'a2' })])
  expect(selection.cards.get('raid')).toHaveLength(2)
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  settings.autoPass = true
})

test('an only choice is played by itself, unless held, stopped or unwanted', () => {
  const played: Choice[] = []
  const auto = new AutoAnswer()
  const plan = (...choices: Choice[]) => {
    auto.plan(choices, (c) => played.push(c))
    return auto.soon?.choice
  }
  const only = choice('done')
  expect(plan(only, choice('move'))).toBeUndefined()
  expect(plan(choice('place', {}, { amount: ['count', 1, 3] }))).toBeUndefined()
  auto.hold()
  expect(plan(only)).toBeUndefined()
  expect(plan(only)).toBe(only)
  auto.stop()
  vi.runAllTimers()
  expect(played).toEqual([])
  plan(only)
  vi.runAllTimers()
  expect(played).toEqual([only])
  settings.autoPass = false
  expect(plan(only)).toBeUndefined()
})
