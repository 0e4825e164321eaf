/** One live table: what the server said, what is shown of it, and what the person has picked so far. */
import { DARK, loadGame, type Adapter, type Effect, type GameModule, type Link, type Lit, type Roll } from './game'
import { reducedMotion, settings } from './settings.svelte'
import { TableSocket, type Line } from './socket'
import { play as sound } from './sound'
import { addToken, remember, tokensOf } from './tables.svelte'
import { language, t } from './words.svelte'
import type { AskConsent, ChatLine, Choice, ClientMessage, Event, SeatInfo, ServerMessage, Shortcut, State, View, Welcome } from './wire'

export interface Moment {
  ply: number
  seat: string | null
  view: View
  events: Event[]
}

export interface Linked extends Link {
  choice: Choice
}

export interface Picker {
  spot: string | null
  choices: Choice[]
}

const beat = (ms: number) => (reducedMotion.matches ? Math.min(ms, 250) : ms)

export class Session {
  line: Line = $state('connecting')
  welcome: Welcome | null = $state.raw(null)
  module: GameModule | null = $state.raw(null)
  /** The newest state the server sent. */
  latest: State | null = $state.raw(null)
  /** The state on the board: `latest`, or an earlier one while moves are still being shown. */
  shown: State | null = $state.raw(null)
  queue: State[] = $state.raw([])
  log: Event[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  history: Moment[] = $state.raw([])
  /** The ply being looked at on the replay line; null is live. */
  back: number | null = $state(null)
  seats: SeatInfo[] = $state.raw([])
  thinking: Record<string, number> = $state({})
  consent: AskConsent | null = $state.raw(null)
  hints: Map<string, number> = $state.raw(new Map())
  hintsSure = $state(false)
  hinting = $state(false)
  refused: string | null = $state(null)
  fatal: string | null = $state(null)
  sending: string | null = $state(null)
  curtain: string | null = $state(null)

  selected: string | null = $state(null)
  hoverSpot: string | null = $state(null)
  hoverChoice: Choice | null = $state.raw(null)
  hoverAbout: { spots: string[]; keys: string[] } = $state.raw({ spots: [], keys: [] })
  picker: Picker | null = $state.raw(null)
  pending: Choice | null = $state.raw(null)
  phone = $state(false)

  roll: { roll: Roll; event: Event; nr: number } | null = $state.raw(null)
  effects: { list: Effect[]; nr: number } = $state.raw({ list: [], nr: 0 })
  autoIn: { choice: Choice; ms: number } | null = $state.raw(null)

  private socket: TableSocket
  private timer: ReturnType<typeof setTimeout> | undefined
  private autoTimer: ReturnType<typeof setTimeout> | undefined
  private holdAuto = false
  private nr = 0
  private loading: Promise<void> | null = null
  private seenViewing: string | null = null

  constructor(
    public table: string,
    token: string,
  ) {
    if (token) addToken(table, token)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new TableSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`, {
      hello: () => ({ type: 'hello', tokens: this.tokens, ply: this.latest?.ply ?? null, branch: this.latest?.branch ?? null, language: language() }),
      message: (m) => void this.receive(m),
      gone: () => {
        this.fatal ??= t('fatal.gone')
      },
      line: (l) => {
        this.line = l
        if (l === 'waiting') this.sending = null
      },
    })
  }

  get tokens(): string[] {
    return tokensOf(this.table)
  }
  get you(): string[] {
    return this.welcome?.you ?? []
  }
  get adapter(): Adapter | null {
    return this.module?.adapter ?? null
  }
  get game(): string {
    return this.welcome?.game ?? ''
  }
  get live(): boolean {
    return this.back === null && this.queue.length === 0 && this.curtain === null
  }
  get caughtUp(): boolean {
    return this.queue.length === 0
  }
  /** The moment on the board. */
  get view(): View | null {
    if (this.back !== null) return this.history.find((m) => m.ply === this.back)?.view ?? this.shown?.view ?? null
    return this.shown?.view ?? null
  }
  get ply(): number {
    return this.back ?? this.shown?.ply ?? 0
  }
  choices: Choice[] = $derived.by(() =>
    this.live && this.shown && !this.shown.over ? this.shown.choices.filter((c) => this.you.includes(c.seat)) : [],
  )
  links: Linked[] = $derived.by(() => {
    const a = this.adapter
    const v = this.shown?.view
    return a && v ? this.choices.map((choice) => ({ choice, ...a.link(choice, v) })) : []
  })
  myMove: boolean = $derived.by(() => this.choices.length > 0)

  lit: Lit = $derived.by(() => {
    const hot = new Set<string>(this.hoverAbout.spots)
    const hotKeys = new Set<string>(this.hoverAbout.keys)
    if (this.hoverSpot) hot.add(this.hoverSpot)
    if (this.hoverChoice && this.adapter && this.shown) {
      const l = this.adapter.link(this.hoverChoice, this.shown.view)
      if (l.target) hot.add(l.target)
      else if (l.from) hot.add(l.from)
      if (l.source) hotKeys.add(l.source)
    }
    if (!this.links.length) return { ...DARK, hot, hotKeys }
    const can = new Set<string>()
    const dest = new Map<string, 'go' | 'hit'>()
    for (const l of this.links) {
      if (l.source) can.add(l.source)
      const mine = l.source === null || l.source === this.selected
      if (l.target && mine && (this.selected === null || l.source === this.selected))
        if (l.intent === 'hit' || !dest.has(l.target)) dest.set(l.target, l.intent)
    }
    return { can, selected: this.selected, dest, hot, hotKeys, used: new Set() }
  })

  /** The choice that the pointer or focus stands on: its odds are shown. */
  focus: Choice | null = $derived.by(() => {
    if (this.pending) return this.pending
    if (this.hoverChoice) return this.hoverChoice
    if (!this.hoverSpot) return null
    const at = this.links.filter((l) => l.target === this.hoverSpot && (l.source === this.selected || (!l.source && !this.selected)))
    return at.find((l) => l.choice.odds)?.choice ?? at[0]?.choice ?? null
  })

  seat(id: string | null | undefined): SeatInfo | undefined {
    return this.seats.find((s) => s.seat === id)
  }

  // ------------------------------------------------------------------ what the server says
  private async receive(m: ServerMessage) {
    switch (m.type) {
      case 'welcome': {
        this.welcome = m
        this.seats = m.seats
        this.chat = m.chat ?? []
        this.fatal = null
        this.loading ??= loadGame(m.game).then((g) => void (this.module = g))
        remember(this.table, { game: m.game, title: m.title, seats: m.you })
        break
      }
      case 'state':
        await this.loading
        this.take(m)
        break
      case 'seats':
        this.seats = m.seats
        break
      case 'thinking':
        this.thinking = { ...this.thinking, [m.seat]: m.done }
        break
      case 'chat':
        this.chat = [...this.chat, m]
        if (!m.seat || !this.you.includes(m.seat)) sound('chat')
        break
      case 'ask_consent':
        this.consent = m
        sound('turn')
        break
      case 'hint':
        this.hinting = false
        this.hints = new Map(m.ranked.map((r, i) => [r.choice, r.win ?? 1 - i / m.ranked.length]))
        this.hintsSure = m.ranked.some((r) => r.win !== null)
        break
      case 'refused':
        this.sending = null
        this.hinting = false
        if (!this.welcome) this.fatal = m.reason
        else this.refuse(m.reason)
        break
    }
  }

  refuse(reason: string) {
    this.refused = reason
    setTimeout(() => {
      if (this.refused === reason) this.refused = null
    }, 6000)
  }

  private take(s: State) {
    const before = this.latest
    this.seats = s.seats
    this.sending = null
    this.thinking = {}
    const jump = !before || s.branch !== before.branch || s.ply < before.ply
    this.log = s.reset ? s.events : mergeLog(this.log, s.events, s.ply)
    if (jump) this.history = this.history.filter((h) => h.ply < s.ply)
    this.latest = s
    this.note(s)
    if (jump) {
      this.queue = []
      clearTimeout(this.timer)
      this.timer = undefined
      this.holdAuto = !!before
      this.show(s, null)
      return
    }
    if (s.ply === before.ply) {
      // the same moment again, with fresh seats: nothing to show
      if (this.queue.length) this.queue = [...this.queue.slice(0, -1), s]
      else this.show(s, null)
      return
    }
    this.queue = [...this.queue, s]
    this.pump()
  }

  private note(s: State) {
    const yourMove = !s.over && s.choices.some((c) => this.you.includes(c.seat))
    const me = this.you[0]
    const others = s.seats.filter((x) => !this.you.includes(x.seat)).map((x) => x.name || (x.kind === 'computer' ? t('setup.computer') : x.title))
    const a = this.adapter
    remember(this.table, {
      yourMove,
      over: s.over,
      won: s.over && s.winners.some((w) => this.you.includes(w)),
      opponent: others.join(', ') || t('home.sameScreen'),
      faction: a && me ? a.faction(me) : 'empire',
      sub: a ? a.subtitle(s.view, this.welcome?.drawing ?? {}) : '',
    })
    if (yourMove && document.hidden) {
      document.title = `● ${t('title.yourMove')}`
      if (settings.notify && 'Notification' in window && Notification.permission === 'granted')
        new Notification('Holotable', { body: s.ask.text, tag: this.table })
    }
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

  /** How long a state stays before the next one may be shown. */
  private length(s: State, before: State | null): number {
    if (settings.pace === 0) return 0
    const a = this.adapter
    const mover = before?.to_act.find((x) => this.you.includes(x))
    const dice = a ? s.events.some((e) => a.roll(e, s.view)) : false
    const base = dice ? 1300 : s.events.length ? 700 : 120
    return beat((mover ? base * 0.55 : base) * settings.pace)
  }

  private show(s: State, before: State | null) {
    const a = this.adapter
    const w = this.welcome
    if (a && w && w.you.length > 1 && s.viewing && this.seenViewing && s.viewing !== this.seenViewing && a.hidden(w.options, s.view) && !s.over) {
      this.curtain = s.viewing
      this.held = s
      this.seenViewing = s.viewing
      clearTimeout(this.autoTimer)
      this.autoIn = null
      return
    }
    if (s.viewing) this.seenViewing = s.viewing
    const wasMine = this.shown ? this.shown.choices.some((c) => this.you.includes(c.seat)) : false
    this.shown = s
    this.hints = new Map()
    this.picker = null
    this.pending = null
    this.hoverChoice = null
    this.history = [...this.history.filter((h) => h.ply !== s.ply), { ply: s.ply, seat: s.events[0]?.seat ?? null, view: s.view, events: s.events }]
    this.keepSelection(s)
    if (a && before) {
      const list = s.events.flatMap((e) => a.effects(e, before.view, s.view))
      this.effects = { list, nr: ++this.nr }
      const last = this.setRoll(s.events, s.view, this.nr)
      if (last) sound('roll')
      const heard = s.events.map((e) => a.sound(e)).filter(Boolean)
      if (heard.length) setTimeout(() => sound(heard[heard.length - 1]!), last ? beat(420) : 0)
    } else if (a && !this.roll) {
      const last = this.log.findLast((e) => a.roll(e, s.view))
      if (last) this.setRoll(this.log.filter((e) => e.ply === last.ply), s.view, 0)
    }
    const mine = s.choices.some((c) => this.you.includes(c.seat)) && !s.over
    if (mine && !wasMine && before) setTimeout(() => sound('turn'), beat(500))
    if (s.over && before && !before.over)
      setTimeout(() => sound(s.winners.some((x) => this.you.includes(x)) || !this.you.length ? 'won' : 'over'), beat(900))
    this.planAuto(s)
  }

  /** All dice of one moment lie in the tray together. */
  private setRoll(events: Event[], view: View, nr: number): Event | null {
    const a = this.adapter!
    const rolled = events.filter((e) => a.roll(e, view))
    const last = rolled[rolled.length - 1]
    if (last) this.roll = { roll: { rows: rolled.flatMap((e) => a.roll(e, view)!.rows) }, event: last, nr }
    return last ?? null
  }

  private held: State | null = null
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

  private keepSelection(s: State) {
    const a = this.adapter
    if (!a) return
    const links = s.choices.filter((c) => this.you.includes(c.seat)).map((c) => a.link(c, s.view))
    const keys = [...new Set(links.map((l) => l.source).filter((k) => k !== null))]
    if (this.selected && keys.includes(this.selected)) return
    // the only thing that can act is picked unasked, unless something else could be pointed at
    this.selected = keys.length === 1 && !links.some((l) => !l.source && l.target) && links.some((l) => l.source && l.target) ? keys[0]! : null
  }

  // ------------------------------------------------------------------ answers given by themselves
  private planAuto(s: State) {
    clearTimeout(this.autoTimer)
    this.autoIn = null
    const mine = s.choices.filter((c) => this.you.includes(c.seat))
    const only = mine[0]
    if (!settings.autoPass || mine.length !== 1 || !only || s.over || this.holdAuto) {
      this.holdAuto = false
      return
    }
    if (only.amount && only.amount[1] !== only.amount[2]) return
    const ms = beat(settings.pace ? 1100 * Math.max(0.6, settings.pace) : 350)
    this.autoIn = { choice: only, ms }
    this.autoTimer = setTimeout(() => {
      this.autoIn = null
      if (this.latest === s && this.shown === s && this.back === null) this.commit(only)
    }, ms)
  }
  stopAuto() {
    clearTimeout(this.autoTimer)
    this.autoIn = null
  }

  // ------------------------------------------------------------------ what the person does
  skip() {
    if (!this.queue.length) return
    clearTimeout(this.timer)
    this.timer = undefined
    const last = this.queue[this.queue.length - 1]!
    this.history = [...this.history, ...this.queue.slice(0, -1).map((s) => ({ ply: s.ply, seat: s.events[0]?.seat ?? null, view: s.view, events: s.events }))]
    this.queue = []
    this.show(last, this.shown)
  }

  look(ply: number | null) {
    this.back = ply === null || ply >= (this.shown?.ply ?? 0) ? null : ply
    this.picker = null
    this.pending = null
  }

  select(key: string | null) {
    if (key !== this.selected) sound('pick')
    this.selected = key
    this.picker = null
    this.pending = null
  }

  escape(): boolean {
    if (this.picker || this.pending) {
      this.picker = null
      this.pending = null
      return true
    }
    if (this.autoIn) {
      this.stopAuto()
      return true
    }
    if (this.selected) {
      this.selected = null
      return true
    }
    return false
  }

  /** A spot was clicked, tapped or entered. */
  pick(spot: string) {
    if (!this.live || !this.links.length) return
    const aimed = this.links.filter((l) => l.target === spot && l.source === this.selected && (l.source || !this.selected))
    const free = this.selected ? this.links.filter((l) => l.target === spot && !l.source) : []
    const here = [...new Set(this.links.filter((l) => l.source && l.from === spot).map((l) => l.source!))]
    if (aimed.length) return this.offer(aimed.map((l) => l.choice), spot, aimed[0]!.intent)
    if (here.length) {
      const at = this.selected ? here.indexOf(this.selected) : -1
      if (at >= 0 && here.length === 1) {
        const only = this.links.filter((l) => l.source === this.selected && !l.target)
        if (only.length) return this.offer(only.map((l) => l.choice), spot, only[0]!.intent)
        return this.select(null)
      }
      const key = here[(at + 1) % here.length]!
      const all = this.links.filter((l) => l.source === key)
      this.select(key)
      if (all.length === 1 && !all[0]!.target && here.length === 1) this.offer([all[0]!.choice], spot, all[0]!.intent)
      return
    }
    if (free.length) return this.offer(free.map((l) => l.choice), spot, free[0]!.intent)
    this.select(null)
  }

  /** A piece was dragged from one spot to another. */
  drop(from: string, to: string) {
    const keys = [...new Set(this.links.filter((l) => l.from === from && l.source).map((l) => l.source!))]
    const key = this.selected && keys.includes(this.selected) ? this.selected : keys.find((k) => this.links.some((l) => l.source === k && l.target === to))
    const found = this.links.filter((l) => l.source === key && l.target === to)
    if (found.length) {
      this.selected = key ?? null
      this.offer(found.map((l) => l.choice), to, found[0]!.intent)
    }
  }

  offer(choices: Choice[], spot: string | null, intent: 'go' | 'hit' = 'go') {
    const one = choices.length === 1 ? choices[0]! : null
    if (one && !asksAmount(one)) {
      if (this.phone && (intent === 'hit' || one.odds) && this.pending?.id !== one.id) {
        this.pending = one
        this.picker = null
        return
      }
      return this.commit(one)
    }
    this.pending = null
    this.picker = { spot, choices }
  }

  commit(choice: Choice, count?: number, keep?: number) {
    const amount = choice.amount ? { count: count ?? choice.amount[1] } : {}
    this.dispatch(choice.id, (s) => ({ type: 'play', ply: s.ply, branch: s.branch, seat: choice.seat, choice: choice.id, ...amount, ...(keep ? { keep } : {}) }))
  }
  /** Several choices at once, as the game offers them. */
  shortcut(offer: Shortcut) {
    this.dispatch(offer.id, (s) => ({ type: 'shortcut', ply: s.ply, branch: s.branch, seat: offer.seat, shortcut: offer.id }))
  }
  private dispatch(id: string, message: (s: State) => ClientMessage) {
    const s = this.latest
    if (!s || this.sending) return
    this.stopAuto()
    this.picker = null
    this.pending = null
    if (this.send(message(s))) this.sending = id
  }

  get canTakeBack(): 'free' | 'practice' | 'consent' | null {
    const b = this.latest?.take_back
    if (!b || !this.you.length) return null
    return b.free > 0 ? 'free' : b.practice ? 'practice' : b.consent ? 'consent' : null
  }
  takeBack() {
    if (this.latest) {
      this.stopAuto()
      this.send({ type: 'take_back', ply: this.latest.ply })
    }
  }
  answer(yes: boolean) {
    if (this.consent) this.send({ type: 'consent', ask: this.consent.ask, yes })
    this.consent = null
  }
  hint() {
    const seat = this.choices[0]?.seat
    if (seat && this.send({ type: 'hint', seat })) this.hinting = true
  }

  send(m: ClientMessage): boolean {
    const ok = this.socket.send(m)
    if (!ok && m.type !== 'ping') this.refuse(t('line.notNow'))
    return ok
  }

  close() {
    clearTimeout(this.timer)
    clearTimeout(this.autoTimer)
    this.socket.close()
  }
}

export const asksAmount = (c: Choice) => !!c.amount && c.amount[1] !== c.amount[2]

/** New events after the old ones, each once, none beyond the present ply. */
export function mergeLog(old: Event[], fresh: Event[], ply: number): Event[] {
  const first = fresh[0]
  const kept = first ? old.filter((e) => e.ply < first.ply) : old
  return [...kept, ...fresh].filter((e) => e.ply <= ply)
}
