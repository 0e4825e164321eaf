import { expect, test } from 'vitest'
import { adviceOf } from '../src/lib/table/advice'
import { chanceOf, oddsOf } from '../src/lib/table/chances'
import type { Odds } from '../src/lib/wire'
import { choice } from './made'

const dice = (...chances: [string, number][]): Odds => ({ title: 'Attack', chances, facts: [] })
const SHOT = choice('attack', { unit: 'luke', to: 'a2' }, { odds: dice(['Destroyed', 0.25], ['Damaged', 0.5]) })
const STEP = choice('move', { unit: 'han', to: 'b2' })

test('a chance of the dice says what it is a chance of, and the one that decides is told', () => {
  expect(oddsOf(SHOT)).toEqual({ share: '25%', of: 'Destroyed', win: false })
  expect(chanceOf(SHOT, null, false)).toEqual(oddsOf(SHOT))
})

test('where no dice are thrown, and at a folded row, no chance is told', () => {
  expect(chanceOf(STEP, null, false)).toBeNull()
  expect(oddsOf({ ...SHOT, odds: dice() })).toBeNull()
  expect(chanceOf(null, null, false)).toBeNull()
})

test('after a hint only chances to win are told, also of choices that have dice', () => {
  const advice = adviceOf([{ choice: STEP.id, win: 0.7 }, { choice: SHOT.id, win: 0.4 }])
  expect(chanceOf(SHOT, advice, false)).toEqual({ share: '40%', of: 'to win', win: true })
  expect(chanceOf(STEP, advice, true)).toEqual({ share: '70%', of: 'to win', win: true })
})

test('a folded row shows the chance of the best choice behind it, and no other', () => {
  const advice = adviceOf([{ choice: STEP.id, win: 0.7 }, { choice: SHOT.id, win: 0.4 }])
  expect(chanceOf(null, advice, true)).toEqual({ share: '70%', of: 'to win', win: true })
  expect(chanceOf(null, advice, false)).toBeNull()
})

test('a choice that the computer did not try has no chance to win, and its dice do not stand for one', () => {
  const advice = adviceOf([{ choice: STEP.id, win: 0.7 }])
  expect(chanceOf(SHOT, advice, false)).toBeNull()
  expect(chanceOf(STEP, adviceOf([{ choice: STEP.id, win: null }]), true)).toBeNull()
})

test('what hardly can be is never told as impossible, nor what nearly must be as certain', () => {
  const share = (p: number) => oddsOf({ ...SHOT, odds: dice(['Destroyed', p]) })!.share
  expect([0.001, 0.004, 0.999].map(share)).toEqual(['<1%', '<1%', '>99%'])
})
