/** The wire: every message and page the server and the browser exchange. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** A seat's view of the game: the same shape as a position, hidden things as numbers or "hidden". */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>

export interface Odds {
  title: string
  chance: number
  rows: [string, string][]
}

export interface Choice {
  id: string
  seat: string
  kind: string
  args: Record<string, any>
  text: string
  clause: string
  amount: [string, number, number] | null
  odds: Odds | null
}

export interface Event {
  ply: number
  seat: string | null
  kind: string
  args: Record<string, any>
  text: string
  clause: string
}

export type SeatKind = 'human' | 'computer' | 'open'

export interface SeatInfo {
  seat: string
  name: string
  kind: SeatKind
  level: string | null
  online: boolean
  faction: string
}

export interface OptionInfo {
  name: string
  default: Json
  help: string
  allowed: Json[] | 'custom' | null
  clause: string
}

export interface LevelInfo {
  id: string
  title: string
  text: string
}

export interface GameInfo {
  id: string
  title: string
  tagline: string
  players: string
  minutes: number | string
  weight: number
  seats_by_options?: Record<string, string[]> | null
  options: OptionInfo[]
  levels: LevelInfo[]
}

export interface RulesPage {
  title: string
  html: string
  clauses: { id: string; text: string }[]
}

export interface SeatRequest {
  kind: SeatKind
  level?: string | null
  name?: string | null
}

export interface NewTable {
  game: string
  options: Record<string, Json>
  seats: Record<string, SeatRequest>
  practice?: boolean
}

export interface TableMade {
  table: string
  tokens: Record<string, string>
  host: string
  watch: string
}

export interface Verdict {
  ok: boolean
  text: string
}

export interface ReplayPly {
  ply: number
  seat: string | null
  view: View
  events: Event[]
  text: string
}

export interface ReplayPage {
  game: string
  title: string
  options: Record<string, Json>
  seats: SeatInfo[]
  plies: ReplayPly[]
  drawing?: View
  winners?: string[]
}

export interface ChatLine {
  type: 'chat'
  seat: string | null
  name: string
  text: string
  at: number | string
}

export interface Welcome {
  type: 'welcome'
  table: string
  game: string
  title: string
  options: Record<string, Json>
  seats: SeatInfo[]
  you: string[]
  host: boolean
  drawing: View
  commitment: string
  invite: Record<string, string>
  chat: ChatLine[]
}

export interface State {
  type: 'state'
  ply: number
  branch: number
  view: View
  choices: Choice[]
  events: Event[]
  ask: { seat: string | null; text: string }
  to_act: string[]
  over: boolean
  winners: string[]
  scores: Record<string, number>
  take_back: { free: number; consent: boolean }
  secret: string | null
  seats: SeatInfo[]
  viewing: string | null
}

export interface Thinking {
  type: 'thinking'
  seat: string
  done: number
}

export interface AskConsent {
  type: 'ask_consent'
  ask: string
  seat: string
  text: string
}

export interface HintMessage {
  type: 'hint'
  ranked: { choice: string; win: number }[]
}

export interface Refused {
  type: 'refused'
  reason: string
}

export interface Pong {
  type: 'pong'
}

export type ServerMessage = Welcome | State | Thinking | ChatLine | AskConsent | HintMessage | Refused | Pong

export type ClientMessage =
  | { type: 'hello'; tokens: string[]; ply: number | null; language: string }
  | { type: 'play'; ply: number; seat: string; choice: string; count?: number }
  | { type: 'take_back'; ply: number }
  | { type: 'consent'; ask: string; yes: boolean }
  | { type: 'chat'; text: string }
  | { type: 'play_now'; seat: string }
  | { type: 'computer'; seat: string; level: string | null }
  | { type: 'resign'; seat: string }
  | { type: 'name'; seat: string; name: string }
  | { type: 'hint'; seat: string }
  | { type: 'ping' }
