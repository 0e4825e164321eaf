/** What is shown of what happened: one queue of states on one timeline, with their dice, effects and sounds. */
import type { Adapter, Effect } from '../game'
import { reducedMotion, settings } from '../settings.svelte'
import { play as sound } from '../sound'
import type { DiceRow, Event, OddsMessage, State, View } from '../wire'

export interface Moment {
  ply: number
  seat: string | null
  view: View
  events: Event[]
}

/** What the timeline has to know of its table. */
export interface Watcher {
  readonly you: string[]
  readonly adapter: Adapter | null
  /** Does this view hide something that the other person at this screen must not see? */
  hides(view: View): boolean
  /** A state has come on the board; `before` is the one shown till then, null after a jump. */
  shown(state: State, before: State | null): void
  /** The curtain has fallen. */
  covered(): void
  /** The game has gone back, or on from another moment. */
  jumped(): void
}

/** A length of time in milliseconds, short for those who want no movement. */
export const beat = (ms: number) => (reducedMotion.matches ? Math.min(ms, 250) : ms)

const ROLL_TIME = 1300
const EVENT_TIME = 700
const QUIET_TIME = 120
/** One's own moves are shown faster than those of others. */
const OWN_PACE = 0.55

export class Playback {
  /** The newest state the server sent. */
  latest: State | null = $state.raw(null)
  /** The state on the board: `latest`, or an earlier one while moves are still being shown. */
  shown: State | null = $state.raw(null)
  queue: State[] = $state.raw([])
  log: Event[] = $state.raw([])
  history: Moment[] = $state.raw([])
  /** The ply being looked at on the replay line; null is live. */
  back: number | null = $state(null)
  /** The seat that has to sit down before anything more is shown. */
  curtain: string | null = $state(null)
  roll: { rows: DiceRow[]; event: Event; nr: number } | null = $state.raw(null)
  effects: { list: Effect[]; nr: number } = $state.raw({ list: [], nr: 0 })

  private timer: ReturnType<typeof setTimeout> | undefined
  private nr = 0
  private held: State | null = null
  private seenViewing: string | null = null

  constructor(private table: Watcher) {}

  /** Nothing stands between the person and the present. */
  get live(): boolean {
    return this.back === null && this.queue.length === 0 && this.curtain === null
  }
  get caughtUp(): boolean {
    return this.queue.length === 0
  }
  /** The moment on the board. */
  get view(): View | null {
    const past = this.back === null ? undefined : this.history.find((m) => m.ply === this.back)
    return past?.view ?? this.shown?.view ?? null
  }
  get ply(): number {
    return this.back ?? this.shown?.ply ?? 0
  }

  /** A state arrives: it comes to the end of the queue, or on the board at once where the game has jumped. */
  take(s: State) {
    const before = this.latest
    const jump = !before || s.branch !== before.branch || s.ply < before.ply
    if (jump) this.history = this.history.filter((h) => h.ply < s.ply)
    this.latest = s
    if (jump) {
      if (before) this.table.jumped()
      this.queue = []
      this.stop()
      this.show(s, null)
    } else if (s.ply === before.ply) this.refresh(s)
    else {
      this.queue = [...this.queue, s]
      this.pump()
    }
  }

  /** The same moment again, with fresh seats: nothing to show. */
  private refresh(s: State) {
    const last = this.queue.at(-1)
    if (last) this.queue = [...this.queue.slice(0, -1), after(last, s)]
    else this.show(s, null)
  }

  private pump() {
    if (this.timer || this.curtain) return
    const next = this.queue[0]
    if (!next) return
    this.queue = this.queue.slice(1)
    const before = this.shown
    this.show(next, before)
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.pump()
    }, this.length(next, before))
  }

  private stop() {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** How long a state stays before the next one may be shown. */
  private length(s: State, before: State | null): number {
    if (settings.pace === 0) return 0
    const own = before?.to_act.some((x) => this.table.you.includes(x))
    const base = rollsOf(s.events).length ? ROLL_TIME : s.events.length ? EVENT_TIME : QUIET_TIME
    return beat((own ? base * OWN_PACE : base) * settings.pace)
  }

  private show(s: State, before: State | null) {
    if (this.curtain || this.mustCover(s)) return this.cover(s)
    if (s.viewing) this.seenViewing = s.viewing
    const wasMine = this.shown ? this.asks(this.shown) : false
    this.shown = s
    this.tell(s)
    this.history = [...this.history.filter((h) => h.ply !== s.ply), momentOf(s)]
    if (before) this.perform(s, before, wasMine)
    else if (!this.roll) this.recallRoll()
    this.table.shown(s, before)
  }

  /** The log says what the board shows: what is behind the curtain is not in it yet. */
  private tell(s: State) {
    this.log = s.reset ? s.events : mergeLog(this.log, s.events, s.ply)
  }

  /** Effects, dice and sounds of one step. */
  private perform(s: State, before: State, wasMine: boolean) {
    const a = this.table.adapter
    if (!a) return
    this.effects = { list: effectsOf(a, s.events, before.view, s.view), nr: ++this.nr }
    const rolled = this.lay(s.events, this.nr)
    if (rolled) sound('roll')
    const heard = soundOf(a, s.events)
    if (heard) setTimeout(() => sound(heard), rolled ? beat(420) : 0)
    if (this.asks(s) && !wasMine) setTimeout(() => sound('turn'), beat(500))
    if (s.over && !before.over) {
      const mine = !this.table.you.length || s.winners.some((x) => this.table.you.includes(x))
      setTimeout(() => sound(mine ? 'won' : 'over'), beat(900))
    }
  }

  /** Whoever comes to a running game finds its last roll in the tray. */
  private recallRoll() {
    const last = rollsOf(this.log).at(-1)
    if (last) this.lay(this.log.filter((e) => e.ply === last.ply), 0)
  }

  /** All dice of one moment lie in the tray together. */
  private lay(events: Event[], nr: number): boolean {
    const last = rollsOf(events).at(-1)
    if (last) this.roll = { rows: rowsOf(events), event: last, nr }
    return !!last
  }

  private asks(s: State): boolean {
    return !s.over && s.choices.some((c) => this.table.you.includes(c.seat))
  }

  /** What the choices of a moment may bring, which is found out after they were offered. */
  learn(m: OddsMessage) {
    const told = <S extends State | null>(s: S): S =>
      s && s.ply === m.ply && s.branch === m.branch ? { ...s, choices: s.choices.map((c) => ({ ...c, odds: m.odds[c.id] ?? c.odds })) } : s
    this.latest = told(this.latest)
    this.shown = told(this.shown)
    this.held = told(this.held)
    this.queue = this.queue.map(told)
  }

  // ------------------------------------------------------------------ two people at one screen
  /** Whoever looks at a game under way for the first time, as after a reload, may be the other person. */
  private mustCover(s: State): boolean {
    const handed = !!s.viewing && s.viewing !== this.seenViewing && (!!this.seenViewing || s.ply > 0)
    return handed && this.table.you.length > 1 && !s.over && this.table.hides(s.view)
  }
  private cover(s: State) {
    this.held = this.held ? after(this.held, s) : s
    this.curtain = s.viewing ?? this.curtain
    this.seenViewing = this.curtain
    this.table.covered()
  }
  /** The other person has taken the screen. */
  raise() {
    const s = this.held
    this.curtain = null
    this.held = null
    if (s) {
      this.show(s, null)
      this.pump()
    }
  }

  // ------------------------------------------------------------------ what the person does
  /** Straight to the newest state. */
  skip() {
    const last = this.queue.at(-1)
    if (!last) return
    this.stop()
    const passed = this.queue.slice(0, -1)
    this.history = [...this.history, ...passed.map(momentOf)]
    for (const s of passed) this.tell(s)
    this.queue = []
    this.show(last, this.shown)
  }

  look(ply: number | null) {
    this.back = ply === null || ply >= (this.shown?.ply ?? 0) ? null : ply
  }

  close() {
    this.stop()
  }
}

/** A later state of the same moment, with all that is still to be told of it. */
const after = (before: State, s: State): State => (s.reset ? s : { ...s, events: [...before.events, ...s.events], reset: before.reset })

const momentOf = (s: State): Moment => ({ ply: s.ply, seat: s.events[0]?.seat ?? null, view: s.view, events: s.events })

/** The events in which dice were thrown, and all the rows of their dice. */
export const rollsOf = <E extends Event>(events: E[]): E[] => events.filter((e) => e.roll)
export const rowsOf = (events: Event[]): DiceRow[] => events.flatMap((e) => e.roll?.rows ?? [])

/** What the events of one step do on the board. */
export const effectsOf = (a: Adapter, events: Event[], before: View, after: View): Effect[] => events.flatMap((e) => a.effects(e, before, after))

/** The sound of one step: that of its last event that has one. */
export const soundOf = (a: Adapter, events: Event[]) => events.map((e) => a.sound(e)).findLast((s) => !!s) ?? null

/** New events after the old ones, each once, none beyond the present ply. */
export function mergeLog(old: Event[], fresh: Event[], ply: number): Event[] {
  const first = fresh[0]
  const kept = first ? old.filter((e) => e.ply < first.ply) : old
  return [...kept, ...fresh].filter((e) => e.ply <= ply)
}
