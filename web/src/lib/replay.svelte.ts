/** A finished game to look at: its file, the moment on the board, whose eyes see it, and playing it on. */
import { api, Refusal } from './api'
import { loadGame, type Adapter, type Effect, type Faction, type GameModule } from './game'
import { comeBack, playOn } from './quick'
import { saveUpTo, type Save } from './saves'
import { play as sound } from './sound'
import { effectsOf, lastSpots, rollsOf, rowsOf, soundOf } from './table/playback.svelte'
import { tokensOf } from './tables.svelte'
import { t } from './words.svelte'
import type { DiceRow, Event, Objective, ReplayPage, ReplayPly, SeenEvent, View } from './wire'

export const ONLOOKER = 'onlooker'
const ROLL_TIME = 1500
const STEP_TIME = 850

export class ReplayedGame {
  page: ReplayPage | null = $state.raw(null)
  module: GameModule | null = $state.raw(null)
  file: unknown = $state.raw(null)
  /** Why there is no game to show. */
  trouble = $state('')
  busy = $state(false)
  at = $state(0)
  eyes = $state(ONLOOKER)
  playing = $state(false)
  speed = $state(1)
  effects: { list: Effect[]; nr: number } = $state.raw({ list: [], nr: 0 })

  readonly adapter: Adapter | null = $derived.by(() => (this.module && this.page ? this.module.adapter(this.page.drawing) : null))
  index: number = $derived.by(() => (this.page ? Math.max(0, this.page.plies.findLastIndex((p) => p.ply <= this.at)) : 0))
  now: ReplayPly | null = $derived.by(() => this.page?.plies[this.index] ?? null)
  /** The board as the chosen eyes see it. */
  view: View | null = $derived.by(() => {
    const views = this.now?.views
    return views ? (views[this.eyes] ?? views[ONLOOKER] ?? Object.values(views)[0] ?? null) : null
  })
  /** What each side must do to win, as far as the chosen eyes know it. */
  objectives: Objective[] = $derived.by(() => this.now?.objectives[this.eyes] ?? this.now?.objectives[ONLOOKER] ?? [])
  /** Where the last move was made. */
  last: string[] = $derived.by(() => {
    const [a, view] = [this.adapter, this.view]
    return a && view ? lastSpots(a, view, this.log) : []
  })
  log: Event[] = $derived.by(() => this.page?.plies.slice(0, this.index + 1).flatMap((p) => this.seenOf(p)) ?? [])
  here: Event[] = $derived.by(() => (this.now ? this.seenOf(this.now) : []))
  /** The dice of the moment. */
  rows: DiceRow[] = $derived.by(() => rowsOf(this.here))

  /** The moments of the game, those with dice drawn taller. */
  plies: { ply: number; faction: Faction; big: boolean }[] = $derived.by(() => {
    const a = this.adapter
    return this.page && a ? this.page.plies.map((p) => ({ ply: p.ply, faction: a.faction(p.seat ?? ''), big: rollsOf(p.events).length > 0 })) : []
  })
  /** Where something was lost or won. */
  moments: { ply: number; text: string; seat: string | null }[] = $derived.by(() => {
    const a = this.adapter
    if (!this.page || !a) return []
    return this.page.plies.flatMap((p) => {
      const e = this.seenOf(p).find((x) => x.kind === 'won' || a.sound(x) === 'lost')
      return e ? [{ ply: p.ply, text: e.text, seat: e.seat ?? p.seat }] : []
    })
  })
  /** Luck of the first side against the others, summed up ply by ply. */
  luck: { lead: string; other: string; sums: number[] } | null = $derived.by(() => {
    const [page, a] = [this.page, this.adapter]
    if (!page || !a) return null
    const lead = page.seats.find((s) => a.faction(s) === 'rebels') ?? page.seats[0] ?? ''
    const ours = a.faction(lead)
    let sum = 0
    const sums = page.plies.map((p) => {
      for (const { roll } of p.events)
        if (roll?.luck) sum += (a.faction(roll.luck.seat) === ours ? 1 : -1) * (roll.luck.got - roll.luck.expected)
      return sum
    })
    return { lead, other: page.seats.find((s) => a.faction(s) !== ours) ?? '', sums }
  })

  private seen = (e: SeenEvent) => e.seen.includes(this.eyes === ONLOOKER ? null : this.eyes)
  private seenOf(p: ReplayPly): SeenEvent[] {
    return p.events.filter(this.seen)
  }
  /** What the chosen eyes saw of one choice, in words. */
  told(p: ReplayPly): string {
    const seen = this.seenOf(p)
    const secret = !seen.length && p.events.length > 0 && this.eyes !== p.seat
    return seen.map((e) => e.text).join(' ') || (secret ? t('replay.secret') : p.text) || t('now.start')
  }
  toldAt = (ply: number) => this.told(this.page!.plies.find((p) => p.ply === ply) ?? this.page!.plies[0]!)

  // ------------------------------------------------------------------ opening and closing
  /** Show a save, from a ply and through somebody's eyes where these are given. */
  async open(save: unknown, from: { ply: number; eyes: string }) {
    this.busy = true
    this.trouble = ''
    try {
      const page = await api.replay(save)
      this.module = await loadGame(page.game)
      this.file = save
      this.page = page
      this.eyes = page.plies[0] && from.eyes in page.plies[0].views ? from.eyes : ONLOOKER
      this.at = page.plies.some((p) => p.ply === from.ply) ? from.ply : (page.plies[0]?.ply ?? 0)
    } catch (e) {
      this.trouble = e instanceof Refusal ? (e.message === 'offline' ? t('home.offline') : e.message) : t('replay.bad')
    }
    this.busy = false
  }
  async openTable(table: string, from: { ply: number; eyes: string }) {
    this.busy = true
    this.trouble = ''
    try {
      await this.open(await api.save(table, tokensOf(table)[0] ?? ''), from)
    } catch (e) {
      this.trouble = e instanceof Refusal && e.message !== 'offline' ? e.message : t('home.offline')
      this.busy = false
    }
  }
  async openFile(file: File | undefined, from: { ply: number; eyes: string }) {
    if (!file) return
    try {
      const save = JSON.parse(await file.text())
      if (!comeBack(save)) await this.open(save, from)
    } catch {
      this.trouble = t('replay.bad')
    }
  }
  /** Whether the game is not over yet, so that it can be played on. */
  get goesOn(): boolean {
    const save = this.file as { result?: unknown; resigned?: unknown } | null
    return !!this.page && !!save && save.result === null && !save.resigned
  }
  playOn = () => this.resume(this.file)
  /** Whether the moment on the board has others after it, so that it can be played otherwise. */
  get hasMore(): boolean {
    return !!this.page && this.index < this.page.plies.length - 1
  }
  /** A practice table that begins at the moment on the board. */
  playFromHere = () => this.resume(saveUpTo(this.file as Save, this.now!.ply, this.page!.seats, this.mine))
  /** Whose seat one takes to play on: the one whose eyes one looks through, or who chooses next. */
  private get mine(): string {
    return this.eyes === ONLOOKER ? (this.page!.plies[this.index + 1]?.seat ?? this.page!.seats[0]!) : this.eyes
  }
  private async resume(save: unknown) {
    if (!this.page) return
    try {
      await playOn({ id: this.page.game, title: this.page.title }, save)
    } catch (e) {
      this.trouble = e instanceof Refusal && e.message !== 'offline' ? e.message : t('home.offline')
    }
  }
  close() {
    this.page = null
    this.playing = false
  }

  // ------------------------------------------------------------------ looking
  /** Go to a ply, null being the last; one step on is shown with its effects and sound. */
  look = (ply: number | null) => {
    const [page, a, before, old] = [this.page, this.adapter, this.view, this.index]
    if (!page) return
    this.at = ply ?? page.plies.at(-1)!.ply
    const step = a && before && this.view && this.index === old + 1
    this.effects = { list: step ? effectsOf(a, this.here, before, this.view!) : [], nr: this.effects.nr + 1 }
    const heard = step ? soundOf(a, this.here) : null
    if (heard) sound(heard)
  }
  /** So many steps on, or back. */
  step(by: number) {
    const plies = this.page?.plies
    if (plies) this.look(plies[Math.min(plies.length - 1, Math.max(0, this.index + by))]!.ply)
  }
  /** While it plays, the next step after a moment; call it in an effect. */
  run(): (() => void) | undefined {
    if (!this.playing || !this.page) return
    const last = this.index >= this.page.plies.length - 1
    const timer = setTimeout(() => (last ? (this.playing = false) : this.step(1)), (this.rows.length ? ROLL_TIME : STEP_TIME) / this.speed)
    return () => clearTimeout(timer)
  }
}
