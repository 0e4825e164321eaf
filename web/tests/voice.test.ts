import { expect, test } from 'vitest'
import { Voice } from '../src/lib/table/voice.svelte'

const event = (ply: number, text: string, roll: object | null = null) => ({ ply, text, kind: 'x', args: {}, seat: 'rebels', clause: '', roll })
const die = (face: string, role: string) => ({ face, name: face, role, state: 'counts', sides: 6 })

/** A table as far as a voice looks at it. */
function table() {
  const playback = { shown: { ply: 0, branch: 0 }, log: [] as any[], curtain: null as string | null, back: null, caughtUp: true, roll: null as any }
  const session = { playback, selection: { myMove: true, choices: [1, 2] }, state: { over: false } }
  const sentences = { who: 'Your move', now: 'Move a unit.' }
  return { playback, session, sentences, voice: new Voice(session as any, sentences as any) }
}
const said = (voice: Voice) => voice.lines.map((l) => l.text)

test('who sits down is told whose move it is, not all that has happened', () => {
  const { playback, voice } = table()
  playback.shown = { ply: 2, branch: 0 }
  playback.log = [event(1, 'Luke moves.'), event(2, 'Vader moves.')]
  voice.follow()
  expect(said(voice)).toEqual(['Your move. Move a unit.'])
})

test('every event is said once, in order, with its dice; the same question is not asked twice', () => {
  const { playback, voice } = table()
  voice.follow()
  const roll = { rows: [{ label: 'Luke', dice: [die('5', 'hit'), die('1', 'miss')] }] }
  playback.shown = { ply: 2, branch: 0 }
  playback.log = [event(1, 'Luke moves.'), event(2, 'Luke attacks.', roll), event(2, 'Vader falls.')]
  voice.follow()
  voice.follow()
  expect(said(voice)).toEqual(['Your move. Move a unit.', 'Luke moves.', 'Luke attacks. Dice: Luke: 5, 1: 1 hit, 1 miss.', 'Vader falls.'])
})

test('after a take-back nothing is told again', () => {
  const { playback, sentences, voice } = table()
  playback.shown = { ply: 3, branch: 0 }
  voice.follow()
  sentences.now = 'Move or attack.'
  playback.shown = { ply: 2, branch: 1 }
  playback.log = [event(1, 'Luke moves.'), event(2, 'Vader moves.')]
  voice.follow()
  expect(said(voice)).toEqual(['Your move. Move a unit.', 'Your move. Move or attack.'])
})

test('what was said to one person is gone when the curtain falls', () => {
  const { playback, voice } = table()
  voice.follow()
  playback.curtain = 'empire'
  voice.follow()
  expect(said(voice)).toEqual([])
})

test('on demand it says the question again, and the last dice', () => {
  const { playback, voice } = table()
  voice.sayNow()
  voice.sayDice()
  playback.roll = { event: event(1, 'Luke attacks.', { rows: [{ label: '', dice: [die('5', 'hit')] }] }) }
  voice.sayDice()
  expect(said(voice)).toEqual(['Your move. Move a unit.', '2 choices.', 'No dice yet.', 'Luke attacks. Dice: 5: 1 hit.'])
})
