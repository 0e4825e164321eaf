/** One table's socket. It never gives up, resumes from the last ply seen, and says what it is doing. */
import type { ClientMessage, ServerMessage } from './wire'

export type Line = 'connecting' | 'open' | 'waiting' | 'closed'

export interface SocketLike {
  readyState: number
  send(data: string): void
  close(): void
  onopen: ((e: any) => void) | null
  onmessage: ((e: any) => void) | null
  onclose: ((e: any) => void) | null
  onerror: ((e: any) => void) | null
}

export interface Hooks {
  hello: () => ClientMessage
  message: (m: ServerMessage) => void
  line: (state: Line) => void
  /** There is no such table, or the link is wrong: trying again will not help. */
  gone?: () => void
  make?: (url: string) => SocketLike
}

/** A line on which nothing was heard for so long is asked whether it is there, and dropped when it does not answer. */
const QUIET = 1500
const PATIENCE = 2500
const TICK = 500
const GONE = 4404
export const wait = (attempt: number) => Math.min(15_000, 400 * 2 ** Math.min(attempt, 6))

export class TableSocket {
  private socket: SocketLike | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heard = 0
  /** When the line was asked whether it is there; 0 while no answer is awaited. */
  private asked = 0
  private ended = false

  constructor(
    private url: string,
    private hooks: Hooks,
  ) {
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.now)
      document.addEventListener('visibilitychange', this.seen)
    }
    this.connect()
  }

  private connect() {
    if (this.ended) return
    this.hooks.line(this.attempt ? 'waiting' : 'connecting')
    const socket = (this.hooks.make ?? ((u: string): SocketLike => new WebSocket(u)))(this.url)
    this.socket = socket
    socket.onopen = () => {
      this.hear()
      socket.send(JSON.stringify(this.hooks.hello()))
      clearInterval(this.beat)
      this.beat = setInterval(() => this.listen(), TICK)
    }
    socket.onmessage = (e: { data: string }) => {
      this.hear()
      const m = JSON.parse(e.data) as ServerMessage
      if (m.type === 'welcome' || m.type === 'lobby') {
        this.attempt = 0
        this.hooks.line('open')
      }
      if (m.type !== 'pong') this.hooks.message(m)
    }
    socket.onclose = (e: { code?: number } = {}) => {
      if (e.code === GONE) {
        this.hooks.gone?.()
        return this.close()
      }
      this.drop(socket)
    }
    socket.onerror = () => {}
  }

  private hear() {
    this.heard = Date.now()
    this.asked = 0
  }
  /** Counted from the question, not from the last word: the timers of a page in the background go slowly. */
  private listen() {
    const now = Date.now()
    if (this.asked && now - this.asked >= PATIENCE) this.drop()
    else if (!this.asked && now - this.heard >= QUIET && this.send({ type: 'ping' })) this.asked = now
  }

  private drop(which: SocketLike | null = this.socket) {
    if (which !== this.socket || !which) return
    this.socket = null
    which.onclose = which.onmessage = which.onopen = null
    try {
      which.close()
    } catch {
      /* already gone */
    }
    clearInterval(this.beat)
    if (this.ended) return
    this.hooks.line('waiting')
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.connect(), wait(this.attempt++) * (0.75 + Math.random() / 2))
  }

  /** Try again at once: the network is back, or the person came back to the page. */
  private now = () => {
    if (this.ended || this.socket) return
    clearTimeout(this.timer)
    this.connect()
  }
  private seen = () => {
    if (!document.hidden) this.now()
  }

  send(m: ClientMessage): boolean {
    if (!this.socket || this.socket.readyState !== 1) return false
    this.socket.send(JSON.stringify(m))
    return true
  }

  close() {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.now)
      document.removeEventListener('visibilitychange', this.seen)
    }
    const s = this.socket
    this.socket = null
    if (s) {
      s.onclose = null
      s.close()
    }
    this.hooks.line('closed')
  }
}
