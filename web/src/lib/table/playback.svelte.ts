/** What is shown of what happened: one queue of states on one timeline, with their dice, effects and sounds. */
import type { Adapter, Effect } from '../game'
import { reducedMotion, settings } from '../settings.svelte'
import { play as sound, type Sound } from '../sound'
import type { DiceRow, Event, Objective, OddsMessage, Past, State, View } from '../wire'

/** How the game stood after a step, and what happened in it. */
export interface Moment {
  ply: number
  view: View
  objectives: Objective[]
  events: Event[]
}

/** What the timeline has to know of its table. */
export interface Watcher {
  readonly you: string[]
  readonly adapter: Adapter | null
  /** Does this view hide something that the other person at this screen must not see? */
  hides(view: View): boolean
  /** A state has come on the board; `before` is the one before it, null after a jump. */
  shown(state: State, before: State | null): void
  /** The curtain has fallen. */
  covered(): void
  /** The game has gone back, or on from another moment. */
  jumped(): void
  /** An earlier moment is wanted that this browser has not seen; `recall` takes the answer. */
  fetch(ply: number): void
}

/** A length of time in milliseconds, short for those who want no movement. */
export const beat = (ms: number) => (reducedMotion.matches ? Math.min(ms, 250) : ms)

const ROLL_TIME = 1300
const EVENT_TIME = 700
const QUIET_TIME = 120
/** One's own moves are shown faster than those of others. */
const OWN_PACE = 0.55
/** All that waits is shown within this time, and in no more than so many steps: what is more is shown together. */
const BEHIND = 6000
const WAITING = 8

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
  effects: { list: Effect[]; nr: number } = $state.raw({ list: [], nr: 0 })

  /** The ply whose dice tumble as they come into the tray. */
  private thrown: { ply: number; nr: number } | null = $state.raw(null)
  /** The earlier moment that is wanted and on its way. */
  private wanted: number | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private sounds: ReturnType<typeof setTimeout>[] = []
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
  /** The earlier moment that is looked at. */
  private past: Moment | null = $derived.by(() => (this.back === null ? null : (this.history.find((m) => m.ply === this.back) ?? null)))
  /** The moment on the board. */
  get view(): View | null {
    return this.past?.view ?? this.shown?.view ?? null
  }
  get objectives(): Objective[] {
    return this.past?.objectives ?? this.shown?.objectives ?? []
  }
  get ply(): number {
    return this.back ?? this.shown?.ply ?? 0
  }
  /** All that had happened by the moment on the board. */
  private told: Event[] = $derived.by(() => (this.back === null ? this.log : this.log.filter((e) => e.ply <= this.back!)))
  /** What happened in the step that led to the moment on the board. */
  step: Event[] = $derived.by(() => this.stepWith(this.told.findLast((e) => e.ply === this.ply)))
  /** The last dice that had been thrown by then: all of their step lie in the tray together. */
  roll: { rows: DiceRow[]; event: Event; nr: number } | null = $derived.by(() => {
    const last = rollsOf(this.told).at(-1)
    if (!last) return null
    const nr = this.back === null && this.thrown?.ply === last.ply ? this.thrown.nr : 0
    return { rows: rowsOf(this.stepWith(last)), event: last, nr }
  })
  /** Where the last move was made, by the moment on the board. */
  last: string[] = $derived.by(() => {
    const [a, view] = [this.table.adapter, this.view]
    return a && view ? lastSpots(a, view, this.told) : []
  })

  /** The events of the step that an event belongs to: that in which it was shown, else its ply. */
  private stepWith(event: Event | undefined): Event[] {
    if (!event) return []
    return this.history.find((m) => m.events.includes(event))?.events ?? this.log.filter((e) => e.ply === event.ply)
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
      this.queue = compressed([...this.queue, s])
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
    this.sounds.forEach(clearTimeout)
    this.sounds = []
  }

  /** How long a state stays before the next one may be shown: shorter when much waits. */
  private length(s: State, before: State | null): number {
    if (settings.pace === 0) return 0
    const own = before?.to_act.some((x) => this.table.you.includes(x))
    const hurry = Math.min(1, BEHIND / [s, ...this.queue].reduce((sum, x) => sum + lengthOf(x), 0))
    return beat(lengthOf(s) * (own ? OWN_PACE : 1) * hurry * settings.pace)
  }

  private show(s: State, before: State | null) {
    if (this.curtain || this.mustCover(s)) return this.cover(s)
    if (s.viewing) this.seenViewing = s.viewing
    const wasMine = this.shown ? this.asks(this.shown) : false
    this.shown = s
    this.tell(s)
    this.keep(momentOf(s, before))
    if (before) this.perform(s, before, wasMine)
    this.table.shown(s, before)
  }

  private keep(m: Moment) {
    const events = m.events.length ? m.events : (this.history.find((h) => h.ply === m.ply)?.events ?? [])
    this.history = [...this.history.filter((h) => h.ply !== m.ply), { ...m, events }]
  }

  /** The log says what the board shows: what is behind the curtain is not in it yet. */
  private tell(s: State) {
    this.log = s.reset ? s.events : mergeLog(this.log, s.events, s.ply)
  }

  /** Effects, dice and sounds of one step. */
  private perform(s: State, before: State, wasMine: boolean) {
    const a = this.table.adapter
    if (!a) return
    const events = freshOf(s, before)
    this.effects = { list: effectsOf(a, events, before.view, s.view), nr: ++this.nr }
    const rolled = throwsOf(events).at(-1)
    if (rolled) {
      this.thrown = { ply: rolled.ply, nr: this.nr }
      sound('roll')
    }
    const heard = soundOf(a, events)
    if (heard) this.soon(heard, rolled ? 420 : 0)
    if (this.asks(s) && !wasMine) this.soon('turn', 500)
    if (s.over && !before.over) {
      const mine = !this.table.you.length || s.winners.some((x) => this.table.you.includes(x))
      this.soon(mine ? 'won' : 'over', 900)
    }
  }

  /** A sound that belongs to the step on the board; it is not heard when that is left before. */
  private soon(what: Sound, ms: number) {
    this.sounds.push(setTimeout(() => sound(what), beat(ms)))
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
    let before = this.shown
    for (const s of this.queue.slice(0, -1)) {
      this.tell(s)
      this.keep(momentOf(s, before))
      before = s
    }
    this.queue = []
    this.show(last, before)
  }

  /** Look at an earlier moment; one that this browser has not seen is asked for first. */
  look(ply: number | null) {
    this.wanted = null
    this.thrown = null
    if (ply === null || ply >= (this.shown?.ply ?? 0)) this.back = null
    else if (this.history.some((m) => m.ply === ply)) this.back = ply
    else {
      this.wanted = ply
      this.table.fetch(ply)
    }
  }
  /** An earlier moment has come. */
  recall(p: Past) {
    if (p.branch !== this.latest?.branch || p.ply >= (this.shown?.ply ?? 0)) return
    this.keep({ ply: p.ply, view: p.view, objectives: p.objectives, events: this.log.filter((e) => e.ply === p.ply) })
    if (this.wanted === p.ply) this.look(p.ply)
  }

  /** What is kept of earlier moments is asked for anew when they are looked at. */
  forget() {
    this.look(null)
    this.history = []
  }

  close() {
    this.stop()
  }
}

/** A later state of the same moment, with all that is still to be told of it. */
const after = (before: State, s: State): State => (s.reset ? s : { ...s, events: [...before.events, ...s.events], reset: before.reset })

/** What happened in the step to a state; one that tells the whole game again is a step of one ply. */
const freshOf = (s: State, before: State | null): Event[] => (s.reset ? s.events.filter((e) => (before ? e.ply > before.ply : e.ply === s.ply)) : s.events)

const momentOf = (s: State, before: State | null): Moment => ({ ply: s.ply, view: s.view, objectives: s.objectives, events: freshOf(s, before) })

const lengthOf = (s: State): number => (throwsOf(s.events).length ? ROLL_TIME : s.events.length ? EVENT_TIME : QUIET_TIME)

/** A queue that is too long, its first steps shown as one; what another person is to see stays a step of its own. */
function compressed(queue: State[]): State[] {
  const [first, second, ...rest] = queue
  if (queue.length <= WAITING || first!.viewing !== second!.viewing) return queue
  return [after(first!, second!), ...rest]
}

/** The spots of the last of some events that names any, and of the others of its ply. */
export function lastSpots(a: Adapter, view: View, told: Event[]): string[] {
  const spots = (e: Event) => a.about(e.args, view).spots
  const moved = told.findLast((e) => spots(e).length)
  return moved ? [...new Set(told.filter((e) => e.ply === moved.ply).flatMap(spots))] : []
}

/** The events that show dice, those in which dice were thrown, and all the rows of their dice: dice that are settled lie there once. */
export const rollsOf = <E extends Event>(events: E[]): E[] => events.filter((e) => e.roll)
export const throwsOf = <E extends Event>(events: E[]): E[] => events.filter((e) => e.roll && !e.roll.settles)
export const rowsOf = (events: Event[]): DiceRow[] =>
  events.reduce<DiceRow[]>((rows, { roll }) => (roll?.settles ? roll.rows : [...rows, ...(roll?.rows ?? [])]), [])

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
