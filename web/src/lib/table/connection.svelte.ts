/** The line to one table: its socket, who is there, what is said, and what the server asks and refuses. */
import type { ClocksThen } from '../clock'
import { call } from '../notify'
import { TableSocket, type Line, type SocketLike } from '../socket'
import { play as sound } from '../sound'
import { addToken, tokensOf } from '../tables.svelte'
import { language, t } from '../words.svelte'
import type { AboutMessage, AskConsent, ChatLine, ClientMessage, HintMessage, OddsMessage, Past, SeatInfo, ServerMessage, State, Welcome, WhyMessage } from '../wire'

const REFUSAL_SHOWN = 6000
const NEWS_SHOWN = 8000

/** What the rest of the table does with what arrives. */
export interface Listener {
  /** The moment that this browser has; the server goes on from there. */
  known: () => { ply: number; branch: number } | null
  welcome: (welcome: Welcome) => void
  state: (state: State) => void
  hint: (hint: HintMessage) => void
  odds: (odds: OddsMessage) => void
  past: (past: Past) => void
  about: (about: AboutMessage) => void
  why: (why: WhyMessage) => void
  refused: () => void
}

export class Connection {
  line: Line = $state('connecting')
  welcome: Welcome | null = $state.raw(null)
  seats: SeatInfo[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  listed = $state(false)
  clocks: ClocksThen = $state.raw({ at: 0, seats: {} })
  /** How far the computer players are, by seat. */
  thinking: Record<string, number> = $state({})
  consent: AskConsent | null = $state.raw(null)
  /** Somebody has sat down at the table; a word of it is shown for a while. */
  news: string | null = $state(null)
  refused: string | null = $state(null)
  /** Why there is no table to show. */
  fatal: string | null = $state(null)
  /** The choice that is on its way to the server. */
  sending: string | null = $state(null)

  private socket: TableSocket
  /** The language that the server was told to speak. */
  private told = ''

  constructor(
    readonly table: string,
    token: string,
    private listener: Listener,
    make?: (url: string) => SocketLike,
  ) {
    if (token) addToken(table, token)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new TableSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`, {
      hello: () => this.hello(),
      message: (m) => this.receive(m),
      gone: () => {
        this.fatal ??= t('fatal.gone')
      },
      line: (l) => {
        this.line = l
        if (l === 'waiting') this.sending = null
      },
      make,
    })
  }

  get you(): string[] {
    return this.welcome?.you ?? []
  }

  seat(id: string | null | undefined): SeatInfo | undefined {
    return this.seats.find((s) => s.seat === id)
  }

  private hello(): ClientMessage {
    const known = this.listener.known()
    this.told = language()
    return { type: 'hello', tokens: tokensOf(this.table), ply: known?.ply ?? null, branch: known?.branch ?? null, language: this.told }
  }

  /** Be told everything in another language; a line that is down says it with its next hello. Tells whether anything changes. */
  speak(language: string): boolean {
    if (!this.told || this.told === language) return false
    if (this.socket.send({ type: 'speak', language })) this.told = language
    return true
  }

  private receive(m: ServerMessage) {
    switch (m.type) {
      case 'welcome':
        this.welcome = m
        this.seats = m.seats
        this.chat = m.chat
        this.listed = m.listed
        this.fatal = null
        return this.listener.welcome(m)
      case 'state':
        return this.listener.state(m)
      case 'seats':
        this.greet(m.seats)
        this.seats = m.seats
        this.listed = m.listed
        this.clocks = { at: Date.now(), seats: m.clocks }
        return
      case 'thinking':
        this.thinking = { ...this.thinking, [m.seat]: m.done }
        return
      case 'chat':
        this.chat = [...this.chat, m]
        if (!m.seat || !this.you.includes(m.seat)) sound('chat')
        return
      case 'ask_consent':
        this.consent = m
        sound('turn')
        return
      case 'hint':
        return this.listener.hint(m)
      case 'odds':
        return this.listener.odds(m)
      case 'past':
        return this.listener.past(m)
      case 'about':
        return this.listener.about(m)
      case 'why':
        return this.listener.why(m)
      case 'stale':
        this.sending = null
        return
      case 'refused':
        this.sending = null
        this.listener.refused()
        if (!this.listener.known()) this.fatal = m.reason
        else this.refuse(m.reason)
    }
  }

  /** Say who has come: a seat that was open is somebody else's now. */
  private greet(seats: SeatInfo[]) {
    const came = seats.find((s) => s.kind === 'human' && !this.you.includes(s.seat) && this.seat(s.seat)?.kind === 'open')
    if (!came) return
    const news = t('invite.came', { name: came.name || came.title })
    this.news = news
    sound('turn')
    void call(news, this.table)
    setTimeout(() => {
      if (this.news === news) this.news = null
    }, NEWS_SHOWN)
  }

  /** A new state answers whatever was on its way. */
  settle(s: State) {
    this.seats = s.seats
    this.fatal = null
    this.clocks = { at: Date.now(), seats: s.clocks }
    this.sending = null
    this.thinking = {}
  }

  refuse(reason: string) {
    this.refused = reason
    setTimeout(() => {
      if (this.refused === reason) this.refused = null
    }, REFUSAL_SHOWN)
  }

  answer(yes: boolean) {
    if (this.consent) this.send({ type: 'consent', ask: this.consent.ask, yes })
    this.consent = null
  }

  send(m: ClientMessage): boolean {
    const ok = this.socket.send(m)
    if (!ok) this.refuse(t('line.notNow'))
    return ok
  }

  close() {
    this.socket.close()
  }
}
