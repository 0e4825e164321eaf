/** One live table: the line to the server, what is shown of the game, and what the person makes of it. */
import { loadGame, type Adapter, type GameModule } from '../game'
import type { Lesson } from '../learn/lesson.svelte'
import { offer } from '../learn/progress.svelte'
import { call } from '../notify'
import { setTitle } from '../waiting.svelte'
import { go } from '../router.svelte'
import { settings } from '../settings.svelte'
import { keyOf, remember, tokensOf } from '../tables.svelte'
import { listed, t, type Key } from '../words.svelte'
import type { Choice, ClientMessage, HintMessage, Shortcut, State, View, Welcome } from '../wire'
import { adviceOf, type Advice } from './advice'
import { Asking } from './asking.svelte'
import { AutoAnswer } from './auto.svelte'
import { Connection } from './connection.svelte'
import { outcomeOf } from './ending'
import { Playback } from './playback.svelte'
import { Selection } from './selection.svelte'

/** Is one state of the same moment as another? What is known of its choices may have grown. */
const isAt = (one: State | null, other: State) => one?.ply === other.ply && one.branch === other.branch

export class Session {
  module: GameModule | null = $state.raw(null)
  /** What the computer makes of the choices, once it was asked. */
  advice: Advice | null = $state.raw(null)
  hinting = $state(false)

  /** What this table's game tells of its board; null until both have arrived. */
  readonly adapter: Adapter | null = $derived.by(() => (this.module && this.welcome ? this.module.adapter(this.welcome.drawing) : null))

  readonly connection: Connection
  readonly playback: Playback
  readonly selection: Selection
  readonly asking: Asking
  readonly auto = new AutoAnswer()
  private loading: Promise<void> | null = null
  /** Seats that are still to be locked. */
  private unlocked: string[] = []

  constructor(
    readonly table: string,
    token: string,
    private screen: { readonly phone: boolean },
    private lesson?: Lesson,
  ) {
    this.playback = new Playback(this)
    this.asking = new Asking((m) => this.connection.send(m))
    this.selection = new Selection(this)
    this.connection = new Connection(table, token, {
      known: () => this.playback.latest,
      welcome: (w) => this.welcomed(w),
      state: (s) => void this.take(s),
      hint: (h) => this.hinted(h),
      odds: (o) => this.playback.learn(o),
      past: (p) => this.playback.recall(p),
      about: (a) => this.asking.learn(a),
      why: (w) => this.asking.answer(w),
      refused: () => (this.hinting = false),
    }, lesson?.connect)
  }

  // ------------------------------------------------------------------ what the parts know of each other
  get welcome(): Welcome | null {
    return this.connection.welcome
  }
  get you(): string[] {
    return this.connection.you
  }
  get drawing(): View {
    return this.welcome?.drawing ?? {}
  }
  get game(): string {
    return this.welcome?.game ?? ''
  }
  get phone(): boolean {
    return this.screen.phone
  }
  /** The state on the board. */
  get state(): State | null {
    return this.playback.shown
  }
  get live(): boolean {
    return this.playback.live
  }
  get view(): View | null {
    return this.playback.view
  }
  /** The choices that a lesson asks for. */
  get called(): string[] {
    return this.lesson?.want ?? []
  }
  get last(): string[] {
    return this.playback.last
  }
  get best(): string | null {
    return this.advice?.best ?? null
  }
  hides(view: View): boolean {
    return !!this.adapter && !!this.welcome && this.adapter.hidden(this.welcome.options, view)
  }

  // ------------------------------------------------------------------ what arrives, and what is shown of it
  private welcomed(w: Welcome) {
    this.loading ??= loadGame(w.game).then((g) => void (this.module = g))
    if (!this.lesson) remember(this.table, { game: w.game, title: w.title, seats: w.you })
    this.unlocked = w.host ? [] : w.unlocked
  }
  /** A guest's seat gets a key of this browser: the link that brought them here is known to who sent it. */
  private lock(seat: string) {
    const key = keyOf(this.table, seat)
    if (key) this.send({ type: 'lock', seat, key })
  }
  private async take(s: State) {
    await this.loading
    this.connection.settle(s)
    this.playback.take(s)
    // a table takes no message before it has shown its state
    this.unlocked.splice(0).forEach((seat) => this.lock(seat))
    if (s.rematch && this.wantsRematch) this.toRematch()
    if (s.viewing && s.choices.some((c) => !c.odds)) this.connection.send({ type: 'odds', seat: s.viewing })
  }
  private hinted(h: HintMessage) {
    this.hinting = false
    this.advice = adviceOf(h.ranked)
  }

  /** Everything is told anew in another language. */
  speak(language: string) {
    // a lesson begins anew by itself
    if (!this.lesson && this.connection.speak(language)) this.playback.forget()
  }

  shown(s: State) {
    this.advice = null
    this.note(s)
    this.asking.renew(s)
    this.selection.renew(s)
    // where only a hidden card gives a choice, an answer by itself would tell that there is none
    if (!this.lesson && this.moveIn(s)) return
    this.auto.plan(s.over || s.ask.hides || this.lesson ? [] : s.choices.filter((c) => this.you.includes(c.seat)), (only) => {
      if (isAt(this.playback.latest, s) && isAt(this.state, s) && this.playback.back === null) this.put(only)
    })
  }
  /** After a conquest the forces move in at once, as many as the person likes; tells whether they do. */
  private moveIn(s: State): boolean {
    const only = s.choices.length === 1 && !s.over ? s.choices[0]! : null
    const moves = only && only.kind === this.adapter?.movesIn && only.amount && this.you.includes(only.seat)
    if (!moves || settings.moveIn === 'ask' || !isAt(this.playback.latest, s) || this.playback.back !== null) return false
    this.put(only, only.amount![settings.moveIn === 'all' ? 2 : 1])
    return true
  }
  jumped() {
    this.auto.hold()
  }
  covered() {
    this.auto.stop()
  }
  fetch(ply: number) {
    this.send({ type: 'look', ply })
  }

  /** Keep the list of this browser's tables true, and call a person who is looking elsewhere. */
  private note(s: State) {
    if (this.lesson) return
    const yourMove = !s.over && s.choices.some((c) => this.you.includes(c.seat))
    const others = s.seats.filter((x) => !this.you.includes(x.seat)).map((x) => x.name || (x.kind === 'computer' ? t('setup.computer') : x.title))
    const me = this.you[0]
    remember(this.table, {
      yourMove,
      over: s.over,
      outcome: s.over ? outcomeOf(s.winners, this.you, s.seats.length) : '',
      opponent: listed(others) || t('home.sameScreen'),
      faction: this.adapter && me ? this.adapter.faction(me) : 'empire',
      sub: this.adapter?.subtitle(s.view) ?? '',
    })
    if (!yourMove || !document.hidden) return
    setTitle(`● ${t('title.yourMove')}`)
    void call(s.ask.text, this.table)
  }

  // ------------------------------------------------------------------ what the person does
  look(ply: number | null) {
    this.playback.look(ply)
    this.selection.close()
  }

  /** One step back from what was begun: tells whether there was one to go. */
  escape(): boolean {
    if (this.auto.soon && !this.selection.picker && !this.selection.pending) {
      this.auto.stop()
      return true
    }
    return this.selection.escape()
  }

  /** A choice of the person: who plays on without the lesson has answered its offer, which lies over the board. */
  commit(choice: Choice, count?: number, keep?: number) {
    offer.game = ''
    this.put(choice, count, keep)
  }
  private put(choice: Choice, count?: number, keep?: number) {
    const amount = choice.amount ? { count: count ?? choice.amount[1] } : {}
    this.dispatch(choice.id, (s) => ({ type: 'play', ply: s.ply, branch: s.branch, seat: choice.seat, choice: choice.id, ...amount, ...(keep ? { keep } : {}) }))
  }
  fight(choice: Choice, way = settings.fight) {
    this.commit(choice, undefined, way === 'end' ? Math.max(1, settings.keep ?? 1) : undefined)
  }
  /** A key was pressed that has nothing to do now: it is said which, or whose move it is. */
  idle(why: Key) {
    if (this.live && this.selection.choices.length) this.asking.say('', t(why))
    else this.wonder(null, '')
  }
  /** Several choices at once, as the game offers them. */
  shortcut(quick: Shortcut, thing: string | null = null) {
    offer.game = ''
    this.dispatch(quick.id, (s) => ({ type: 'shortcut', ply: s.ply, branch: s.branch, seat: quick.seat, shortcut: quick.id, thing }))
  }
  /** A click on a place that nothing can be done with now: the rules say why. */
  wonder(thing: string | null, place: string) {
    if (!this.live && this.playback.curtain === null) return this.asking.say(place, t(this.playback.back === null ? 'why.moving' : 'why.back'), true)
    const seat = this.selection.choices[0]?.seat
    if (seat) this.asking.why(seat, thing, place)
    else if (this.state && !this.state.over) this.asking.say(place, this.state.ask.text)
  }
  private dispatch(id: string, message: (s: State) => ClientMessage) {
    const s = this.playback.latest
    if (!s || this.connection.sending) return
    this.auto.stop()
    this.selection.close()
    if (this.send(message(s))) this.connection.sending = id
  }

  get canTakeBack(): 'free' | 'practice' | 'consent' | null {
    const b = this.playback.latest?.take_back
    if (!b || !this.you.length) return null
    return b.free > 0 ? 'free' : b.practice ? 'practice' : b.consent ? 'consent' : null
  }
  takeBack() {
    if (!this.playback.latest) return
    this.auto.stop()
    this.send({ type: 'take_back', ply: this.playback.latest.ply })
  }
  /** Whether this person's seat is asked where only a hidden card would give it a choice; all see it. */
  wishAsked(on: boolean, seat = this.state?.ask.seat) {
    if (seat) this.send({ type: 'asked', seat, on })
  }
  private wantsRematch = false
  /** Ask for another table with the same people, and go there when it stands. */
  rematch(swap: boolean) {
    this.wantsRematch = this.send({ type: 'rematch', swap })
  }
  /** Go to the rematch: what opened this table opens it too. */
  toRematch() {
    const next = this.playback.latest?.rematch
    if (!next) return
    remember(next.table, { game: this.game, title: this.welcome?.title ?? '', tokens: tokensOf(this.table) })
    go(`/t/${next.table}`)
  }
  hint() {
    const seat = this.selection.choices[0]?.seat
    if (!seat) return this.idle('why.noHint')
    if (this.send({ type: 'hint', seat })) this.hinting = true
  }

  send(m: ClientMessage): boolean {
    return this.connection.send(m)
  }

  close() {
    this.playback.close()
    this.auto.stop()
    this.connection.close()
  }
}
