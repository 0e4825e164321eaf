/** What is said for who listens: every event once and in order, with its dice; then whose move it is and what is asked. */
import { diceWords } from '../dice'
import type { Event } from '../wire'
import { t } from '../words.svelte'
import type { Sentences } from './sentences'
import type { Session } from './session.svelte'

/** So many sentences stay in the page: a screen reader has read the older ones. */
const KEPT = 40

export interface Line {
  nr: number
  text: string
}

/** The sentence of an event with what its dice were. */
export const spoken = (event: Event): string => {
  const dice = diceWords(event)
  return dice ? `${event.text} ${t('voice.dice', { dice })}` : event.text
}

export class Voice {
  lines: Line[] = $state.raw([])
  private nr = 0
  /** The moment up to which all is told. */
  private told: { ply: number; branch: number } | null = null
  private asked = ''

  constructor(
    private session: Session,
    private sentences: Sentences,
  ) {}

  say(...texts: string[]) {
    const more = texts.filter(Boolean).map((text) => ({ nr: ++this.nr, text }))
    if (more.length) this.lines = [...this.lines, ...more].slice(-KEPT)
  }

  /** Tell what has come on the board since the last time; call it in an effect. */
  follow() {
    const { playback } = this.session
    const s = playback.shown
    if (playback.curtain) return this.hush()
    if (!s) return
    const before = this.told
    this.told = { ply: s.ply, branch: s.branch }
    // who comes to a game under way, or back to an earlier moment of it, is told how it stands
    const fresh = before && before.branch === s.branch ? playback.log.filter((e) => e.ply > before.ply) : []
    this.say(...fresh.map(spoken), this.now())
  }

  /** Whose move it is, where that is new. */
  private now(): string {
    const { playback } = this.session
    if (playback.back === null && !playback.caughtUp) return ''
    const text = this.what()
    const fresh = text !== this.asked
    this.asked = text
    return fresh ? text : ''
  }
  /** Whose move it is and what is asked; that a computer thinks need not be said over and over. */
  private what(): string {
    const { selection, playback, state } = this.session
    const { who, now } = this.sentences
    return selection.myMove || state?.over || playback.back !== null ? t('voice.now', { who, now }) : who
  }

  /** Say again what is asked, with the number of choices. */
  sayNow() {
    const { who, now } = this.sentences
    const n = this.session.selection.choices.length
    this.say(t('voice.now', { who, now }), n ? t('voice.choices', { n }) : '')
  }
  sayDice() {
    const event = this.session.playback.roll?.event
    this.say(event ? spoken(event) : t('dice.none'))
  }

  /** The curtain has fallen: what was said to one person is not for the next. */
  private hush() {
    this.told = null
    this.asked = ''
    if (this.lines.length) this.lines = []
  }
}
