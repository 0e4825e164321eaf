/** What the table says about the moment: whose move it is, what is asked, who has won. */
import { seatWord } from '../game'
import type { SeatInfo } from '../wire'
import { listed, t } from '../words.svelte'
import type { Session } from './session.svelte'

/** So many sentences of a step are said at most: the last ones, which tell what came of it. */
const TOLD = 3

export class Sentences {
  constructor(private session: Session) {}

  seatName = (id: string | null): string => {
    if (!id) return t('seat.nobody')
    const { you } = this.session
    const seat = this.session.connection.seat(id)
    if (seat && you.length === 1 && you[0] === id) return t('seat.you')
    return seat?.name || seat?.title || seatWord(id)
  }
  /** A seat's name as the subject of a sentence, with the number that its verb agrees with. */
  named(id: string): { name: string; n: number } {
    const seat = this.session.connection.seat(id)
    const you = this.session.you.length === 1 && this.session.you[0] === id
    return { name: this.seatName(id), n: you || seat?.plural ? 2 : 1 }
  }
  /** A seat's name in the middle of a sentence. */
  mid(id: string | null): string {
    return this.seatName(id).replace(/^The /, 'the ')
  }
  level(seat: SeatInfo): string {
    return seat.kind === 'computer' ? seat.plays : ''
  }

  /** The seats of others that the table waits for; nobody while what they did is still to be shown. */
  get waiting(): string[] {
    const { playback, state, you } = this.session
    return state && !state.over && playback.caughtUp ? state.to_act.filter((x) => !you.includes(x)) : []
  }
  /** The seat that the moment belongs to. */
  get nowSeat(): string | null {
    const { playback, selection, state } = this.session
    if (!playback.live) return playback.step[0]?.seat ?? null
    return selection.choices[0]?.seat ?? state?.to_act[0] ?? null
  }
  /** Whose moment it is. */
  get who(): string {
    const { playback, selection, state, you } = this.session
    if (!state) return ''
    if (playback.back !== null) return t('now.back')
    if (state.over) return t('now.over')
    if (selection.myMove) return you.length > 1 ? t('now.of', { name: this.seatName(this.nowSeat) }) : t('now.yours')
    const other = playback.caughtUp ? this.waiting[0] : this.nowSeat
    return other ? t('now.of', { name: this.seatName(other) }) : ''
  }
  /** What now, in one sentence. */
  get now(): string {
    const { connection, playback, selection, state } = this.session
    if (!state) return ''
    if (!playback.live) return this.told
    if (state.over) return this.outcome
    const other = this.waiting[0]
    if (selection.myMove || !other || state.resigned.length) return state.ask.text
    const seat = connection.seat(other)
    if (seat?.kind === 'computer') return t('now.thinking', this.named(other))
    return t(seat?.kind === 'open' ? 'now.open' : 'now.waiting', { name: this.mid(other) })
  }
  /** What happened in the step that is on the board. */
  private get told(): string {
    const { playback } = this.session
    return playback.step.slice(-TOLD).map((e) => e.text).join(' ') || (playback.ply ? t('now.quiet') : t('now.start'))
  }
  get outcome(): string {
    const { state, you } = this.session
    if (!state) return ''
    if (!state.winners.length) return t('over.draw')
    if (you.length === 1 && state.winners.includes(you[0]!)) return t('over.won')
    const one = state.winners.length === 1 ? this.named(state.winners[0]!) : { name: listed(state.winners.map(this.seatName)), n: 2 }
    return t('over.wins', one)
  }
}
