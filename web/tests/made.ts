/** Small choices, events and states for tests. */
import type { Adapter } from '../src/lib/game'
import type { Choice, Event, State } from '../src/lib/wire'

export const choice = (kind: string, args: object = {}, more: Partial<Choice> = {}): Choice => ({
  id: `${kind}(${Object.values(args).join()})`, seat: 'rebels', kind, args, text: kind, clause: '', amount: null, odds: null, repeats: false, price: '', ...more,
})

export const event = (kind: string, args: object = {}, more: Partial<Event> = {}): Event => ({ ply: 1, seat: 'rebels', kind, args, text: kind, clause: '', roll: null, ...more })

/** An event with one die. */
export const rolled = (face: number, ply: number): Event => {
  const die = { face: String(face), name: String(face), sides: 6, role: 'ready', state: 'open' } as const
  return event('rolled', {}, { ply, text: String(face), roll: { rows: [{ label: '', dice: [die] }], luck: null, settles: false } })
}

export const state = (ply: number, more: Partial<State> = {}): State =>
  ({
    type: 'state', ply, branch: 0, view: { ply }, viewing: 'rebels', objectives: [], choices: [], shortcuts: [], events: [event('moved', {}, { ply })], reset: false,
    ask: { seat: null, text: '' }, to_act: ['empire'], over: false, winners: [], scores: {}, resigned: [], take_back: { free: 0, consent: false, practice: false },
    practice: false, secret: null, seats: [], ...more,
  }) as State

/** An adapter of a game in which `unit` stands `at` a spot and acts on `to`. */
export const adapter = {
  link: (c: Choice) => ({ source: c.args.unit ?? null, from: c.args.at ?? null, target: c.args.to ?? null, intent: c.kind === 'attack' ? 'hit' : 'go' }),
  keyAt: (spot: string) => `on ${spot}`,
  effects: (e: Event) => [{ kind: 'note', text: e.text }],
  sound: () => null,
  about: (args: { to?: string }) => ({ spots: args.to ? [args.to] : [], keys: [] }),
} as unknown as Adapter
