import { expect, test } from 'vitest'
import { endOf, luckOf, outcomeOf } from '../src/lib/table/ending'
import { event } from './made'

const at = (ply: number, kind: string) => event(kind, {}, { ply, text: `${kind} ${ply}` })

test('the reason of the end comes with the deed that brought it', () => {
  const end = endOf([at(8, 'moved'), at(9, 'moved'), at(9, 'destroyed'), at(9, 'won')])
  expect([end.why!.text, end.deed.map((e) => e.text)]).toEqual(['won 9', ['moved 9', 'destroyed 9']])
})

test('who gives up does so without a deed', () => {
  const end = endOf([at(8, 'moved'), at(8, 'resigned')])
  expect([end.why!.kind, end.deed]).toEqual(['resigned', []])
  expect(endOf([])).toEqual({ why: null, deed: [] })
})

test('a game is won, lost or drawn for who played it, and has ended for the others', () => {
  expect(outcomeOf(['rebels'], ['rebels'], 2)).toBe('won')
  expect(outcomeOf(['rebels'], ['empire'], 2)).toBe('lost')
  expect(outcomeOf([], ['empire'], 2)).toBe('drawn')
  expect(outcomeOf(['rebels'], [], 2)).toBe('ended')
  expect(outcomeOf(['rebels'], ['rebels', 'empire'], 2)).toBe('ended')
})

test('luck compares what the dice of a seat brought with what they bring on average', () => {
  const luck = (seat: string, got: number, expected: number) => event('rolled', {}, { roll: { rows: [], settles: false, luck: { seat, got, expected } } })
  expect(luckOf([luck('rebels', 3, 2), luck('empire', 0, 2)], (s) => s === 'rebels')).toBe(50)
  expect(luckOf([luck('rebels', 1, 0.2)], () => true)).toBeNull()
})
