import { expect, test } from 'vitest'
import { plainAdapter } from '../src/plain/adapter'
import { pieces, plan } from '../src/plain/board'
import { choice } from './made'

const drawing = { factions: { north: 'rebels', south: 'empire' }, places: [{ id: 'a', x: 0, y: 0 }, { id: 'b', x: 2, y: 0, name: 'The bridge' }, { id: 'c', xy: [0, 5] }], edges: [['a', 'b'], ['a', 'nowhere']] }
const view = { turn: 3, units: { guard: { at: 'a', seat: 'north', strength: 4 }, spy: { at: 'off' } }, marks: { b: 'south', c: null } }
const seats = ['north', 'south']

test('places, edges and pieces are found wherever they stand', () => {
  const board = plan(drawing)!
  expect([...board.places.values()].map((p) => p.name)).toEqual(['a', 'The bridge', 'c'])
  expect(board.edges).toHaveLength(1)
  expect(board.w).toBeLessThan(board.h)
  expect(pieces(view, board.places, seats)).toEqual([
    { key: 'guard', at: 'a', seat: 'north', text: '4' },
    { key: 'b', at: 'b', seat: 'south', text: '' },
  ])
  expect(plan({ title: 'no places' })).toBeNull()
})

test('choices lead to the places and pieces that they name', () => {
  const a = plainAdapter('any', drawing)
  const link = (kind: string, args: object) => a.link({ ...choice(kind, args), seat: 'north' }, view)
  expect(link('move', { unit: 'guard', to: 'c' })).toEqual({ source: 'guard', from: 'a', target: 'c', intent: 'go' })
  expect(link('strike', { unit: 'guard', target: 'b' })).toEqual({ source: 'guard', from: 'a', target: 'b', intent: 'hit' })
  expect(link('place', { space: 'c' })).toEqual({ source: null, from: null, target: 'c', intent: 'go' })
  expect(link('shift', { origin: 'a', to: 'c' })).toEqual({ source: 'a', from: 'a', target: 'c', intent: 'go' })
  expect(link('pass', {})).toEqual({ source: null, from: null, target: null, intent: 'go' })
})

test('seats look as the server says', () => {
  const { faction } = plainAdapter('any', drawing)
  expect(['north', 'south', 'nobody'].map(faction)).toEqual(['rebels', 'empire', 'empire'])
})
