/** A lesson or puzzle at a table: its line to the server looks like a socket, and what the coach says lies beside it. */
import { api } from '../api'
import type { SocketLike } from '../socket'
import { language } from '../words.svelte'
import type { ClientMessage, Coach, LessonChoice, ServerMessage } from '../wire'
import { finish } from './progress.svelte'

const OPEN = 1

export class Lesson {
  coach: Coach | null = $state.raw(null)
  private made: LessonChoice[] = []
  private show = false
  private ply: number | null = null

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  /** The choices that are right now. */
  get want(): string[] {
    return this.coach?.want ?? []
  }

  connect = (): SocketLike => new LessonLine((m) => this.receive(m))

  /** The answer of a puzzle, lit on the board. */
  async reveal() {
    this.show = true
    const page = await api.lesson(this.game, this.id, this.request(this.made))
    this.coach = page.coach
  }

  private request(choices: LessonChoice[]) {
    return { choices, known: this.ply, show: this.show, language: language() }
  }

  private async receive(m: ClientMessage): Promise<ServerMessage[]> {
    if (m.type === 'ping') return [{ type: 'pong' }]
    if (m.type === 'hello') return this.begin(m.ply ?? null)
    if (m.type === 'play') return this.choose({ choice: m.choice, count: m.count ?? null })
    if (m.type === 'hint') return this.advise()
    return []
  }
  /** A hint is what the lesson wants. */
  private async advise(): Promise<ServerMessage[]> {
    await this.reveal()
    return [{ type: 'hint', ranked: this.want.map((choice) => ({ choice, win: null })) }]
  }
  private async begin(known: number | null): Promise<ServerMessage[]> {
    this.ply = known
    const page = await api.lesson(this.game, this.id, this.request(this.made))
    this.coach = page.coach
    this.ply = page.state.ply
    return [page.welcome, page.state]
  }
  private async choose(choice: LessonChoice): Promise<ServerMessage[]> {
    const page = await api.lesson(this.game, this.id, this.request([...this.made, choice]))
    this.coach = page.coach
    if (page.coach.answer !== null) return [{ type: 'stale', ply: page.state.ply, branch: page.state.branch }]
    this.made.push(choice)
    this.ply = page.state.ply
    if (page.coach.done) finish(this.game, this.id)
    return [page.state]
  }
}

/** What a table takes for its socket. */
class LessonLine implements SocketLike {
  readyState = 0
  onopen: ((e: any) => void) | null = null
  onmessage: ((e: any) => void) | null = null
  onclose: ((e: any) => void) | null = null
  onerror: ((e: any) => void) | null = null

  constructor(private answer: (m: ClientMessage) => Promise<ServerMessage[]>) {
    setTimeout(() => {
      this.readyState = OPEN
      this.onopen?.({})
    })
  }
  send(data: string) {
    this.answer(JSON.parse(data)).then(
      (messages) => messages.forEach((m) => this.onmessage?.({ data: JSON.stringify(m) })),
      (e) => this.failed(e.message),
    )
  }
  private failed(reason: string) {
    if (reason === 'offline') this.onclose?.({})
    else this.onmessage?.({ data: JSON.stringify({ type: 'refused', reason } satisfies ServerMessage) })
  }
  close() {
    this.readyState = 3
  }
}
