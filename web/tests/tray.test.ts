import { expect, test } from 'vitest'
import { Tray } from '../src/lib/table/tray.svelte'
import type { Session } from '../src/lib/table/session.svelte'
import type { Event } from '../src/lib/wire'
import { event, state } from './made'

/** Seats are called by their sides, and a card is that of the seat that played it or that `of` names. */
const adapter = {
  faction: (seat: string) => seat.split('-')[0],
  shownCard: (e: Event) => (e.kind === 'card_played' ? { card: { id: e.args.card, title: e.args.card }, faction: e.args.of ?? e.seat!.split('-')[0] } : null),
}
const played = (seat: string, card: string, ply = 1) => event('card_played', { card }, { seat, ply })
const moved = (seat: string, ply = 2) => event('moved', {}, { seat, ply })

/** The card that is shown to the seat `viewing`, of people who hold the seats `you`, after these events. */
function shown(viewing: string | null, you: string[], ...log: Event[]) {
  const session = { adapter, you, state: state(9, { viewing }), playback: { log }, selection: {} }
  return new Tray(session as unknown as Session).shownCard?.card.id ?? null
}

test('a card that somebody else played is shown until one’s own next choice', () => {
  expect(shown('empire', ['empire'], played('rebels', 'ambush'), moved('rebels'))).toBe('ambush')
  expect(shown('empire', ['empire'], played('rebels', 'ambush'), moved('empire'))).toBeNull()
  expect(shown('empire', ['empire'], played('empire', 'assault'))).toBeNull()
})

test('of two people at one screen each sees the card of the other', () => {
  const both = ['rebels', 'empire']
  expect(shown('empire', both, played('rebels', 'ambush'))).toBe('ambush')
  expect(shown('rebels', both, played('rebels', 'ambush'))).toBeNull()
  expect(shown('rebels', both, played('rebels', 'ambush'), moved('rebels'), played('empire', 'assault', 3))).toBe('assault')
})

test('a card that one’s own deed turns up for the other side is shown, one’s own that theirs turns up is not', () => {
  const theirs = event('card_played', { card: 'ambush', of: 'empire' }, { seat: 'rebels' })
  const mine = event('card_played', { card: 'duel', of: 'rebels' }, { seat: 'empire', ply: 2 })
  expect(shown('rebels', ['rebels'], moved('rebels', 1), theirs, moved('empire'), mine)).toBe('ambush')
})

test('a partner’s card is somebody else’s', () => {
  expect(shown('rebels-1', ['rebels-1'], played('rebels-2', 'assault'))).toBe('assault')
})

test('an onlooker sees a card until somebody else has chosen', () => {
  expect(shown(null, [], played('rebels', 'ambush'), moved('rebels'))).toBe('ambush')
  expect(shown(null, [], played('rebels', 'ambush'), moved('empire'))).toBeNull()
})
