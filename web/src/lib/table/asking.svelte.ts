/** What the server tells of things on the board: their reach and routes, and why a click does nothing. */
import type { AboutMessage, ClientMessage, Shortcut, State, WhyMessage } from '../wire'
import { t } from '../words.svelte'

const SHOWN = 8000

/** Why a click on a place did nothing. */
export interface Answer {
  place: string
  text: string
  /** It holds for more than the moment on the board: moves are still shown, or an earlier moment is. */
  stays?: boolean
}

export class Asking {
  /** What is known of things at the moment on the board. */
  private known: Map<string, AboutMessage> = $state.raw(new Map())
  private asked = new Set<string>()
  private moment = ''
  refusal: Answer | null = $state.raw(null)

  constructor(private send: (m: ClientMessage) => boolean) {}

  /** A new state is on the board, or the old one is told anew: everything is asked anew. */
  renew(s: State) {
    const moment = `${s.ply}:${s.branch}`
    if (moment === this.moment && !s.reset) return
    this.moment = moment
    this.known = new Map()
    this.asked.clear()
    if (!this.refusal?.stays) this.refusal = null
  }

  /** Ask for a thing once in a moment. */
  want(thing: string) {
    if (this.asked.has(thing) || !this.moment) return
    this.asked.add(thing)
    this.send({ type: 'about', thing })
  }
  learn(m: AboutMessage) {
    if (`${m.ply}:${m.branch}` === this.moment) this.known = new Map(this.known).set(m.thing, m)
  }
  of(thing: string | null): AboutMessage | null {
    return thing ? (this.known.get(thing) ?? null) : null
  }
  routes(thing: string | null): Shortcut[] {
    return this.of(thing)?.routes ?? []
  }

  why(seat: string, thing: string | null, place: string) {
    this.send({ type: 'why', seat, thing, place })
  }
  answer(m: WhyMessage) {
    this.say(m.place, m.text || t('why.nothing'))
  }
  say(place: string, text: string, stays = false) {
    const said = { place, text, stays }
    this.refusal = said
    setTimeout(() => {
      if (this.refusal === said) this.refusal = null
    }, SHOWN)
  }
  hush() {
    this.refusal = null
  }
}
