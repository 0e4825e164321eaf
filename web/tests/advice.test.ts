import { expect, test } from 'vitest'
import { adviceOf } from '../src/lib/table/advice'

const ranked = (...wins: (number | null)[]) => wins.map((win, i) => ({ choice: `c${i}`, win }))

test('the best choice comes with its chance and what it gains over the next best', () => {
  const advice = adviceOf(ranked(0.7, 0.4, 0.6))!
  expect([advice.best, advice.win, advice.gain!.toFixed(2)]).toEqual(['c0', 0.7, '0.10'])
  expect(advice.wins.get('c1')).toBe(0.4)
})

test('where all choices are equally good, none is the best', () => {
  expect(adviceOf(ranked(0.5, 0.504, 0.498))).toMatchObject({ best: null, gain: 0 })
})

test('a choice that was never tried makes no equality, and an order alone has no chances', () => {
  expect(adviceOf(ranked(0.5, null))).toMatchObject({ best: 'c0', win: 0.5, gain: null })
  expect(adviceOf(ranked(null, null))).toMatchObject({ best: 'c0', win: null, gain: null })
  expect(adviceOf([])).toBeNull()
})
