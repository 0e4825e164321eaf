/** What a game tells the table so that one table can play them all. It holds no rules: it reads `args`, `view` and `drawing`. */
import type { Component } from 'svelte'
import type { Point } from './geometry'
import type { Sound } from './sound'
import type { Choice, Event, Json, Preview, View } from './wire'
import { ready, word } from './words.svelte'

export type Faction = 'rebels' | 'empire' | 'hutts'

/** A place on the board: a button with a name. */
export interface Spot {
  id: string
  x: number
  y: number
  /** Half the size of the place, for brackets and hit areas. */
  r: number
  /** The outline; without one the place is a disc. */
  poly?: Point[]
  /** A handle rather than a place: drawn as an arrow that points this way, in degrees. */
  arrow?: number
  /** What the place is called in short, for who wants it written on the board. */
  label?: string
  /** Draw targets as brackets round the centre rather than along the outline. */
  bracket?: number
  name: string
}

export interface Layout {
  /** The board's own corner, where it is not 0, 0. */
  x?: number
  y?: number
  w: number
  h: number
  spots: Spot[]
  /** The smallest scale at which what is written on the board can be read; below it the upright board is drawn, without it. */
  least?: number
  /** The game's own column stands beside this board on a desk. */
  side?: boolean
  /** Where the buttons for zooming lie, so that they cover no place; at the bottom unless told. */
  corner?: 'top'
  /** Deep space instead of snow behind the board. */
  space?: boolean
}

/** Where a choice begins and ends. `source` names a thing (a unit, a squadron), `from` the spot it stands on. */
export interface Link {
  source: string | null
  from: string | null
  target: string | null
  intent: 'go' | 'hit'
}

/** The symbol of a thing, in the colours of its side or of its seat. */
export interface Sign {
  glyph: string
  faction: Faction
  colours?: string
}

export interface Piece {
  title: string
  text: string
  glyph: string | null
  faction: Faction
  facts: [string, string][]
  stats?: { head: string[]; rows: string[][] }
}

export interface CardFace {
  id: string
  title: string
  text?: string
  glyph?: string
  sections?: [string, string, string]
  orders?: { id: string; glyph: string; name: string }[]
  tag?: string
  quiet?: boolean
  on?: boolean
}

/** Something that is counted beside the board: a track, a ship's health, the turns. */
export interface Vital {
  name: string
  glyph: string
  faction: Faction
  /** What is left or reached, and of how many. */
  n: number
  of?: number
  /** Written instead of the numbers. */
  text?: string
}

export interface HandView {
  title: string
  note: string
  faction: Faction
  cards: CardFace[]
  aside?: CardFace[]
}

export interface Effect {
  kind: 'shot' | 'blast' | 'note'
  from?: string
  to?: string
  text?: string
  faction?: Faction
}

export interface BoardProps {
  view: View
  drawing: View
  layout: Layout
  lit: Lit
  portrait: boolean
}

/** What a click on a lit place does: go there, hit what stands there, or go there by several choices at once. */
export type Intent = 'go' | 'hit' | 'far'

export interface Lit {
  can: Set<string>
  selected: string | null
  dest: Map<string, Intent>
  /** Places whose choice costs something beyond itself. */
  dear: Set<string>
  /** The way to the place that is pointed at, from where the selected thing stands. */
  path: string[]
  hot: Set<string>
  /** Where a lesson wants the player to go on. */
  call: Set<string>
  hotKeys: Set<string>
  used: Set<string>
  /** Where the last move was made. */
  last: string[]
  /** Where the choice begins and ends that the computer finds best, once it was asked. */
  best: string[]
}

export const DARK: Lit = { can: new Set(), selected: null, dest: new Map(), dear: new Set(), path: [], hot: new Set(), call: new Set(), hotKeys: new Set(), used: new Set(), last: [], best: [] }

export interface Adapter {
  /** Does this view hide anything from the other seat? Then two people on one screen need the curtain. */
  hidden(options: Record<string, Json>, view: View): boolean
  faction(seat: string | null | undefined): Faction
  layout(view: View, portrait: boolean): Layout
  subtitle(view: View): string
  seatNote(view: View, seat: string): string
  medals?(view: View, seat: string): [number, number] | null
  steps(view: View): { names: string[]; here: number } | null
  /** What has to be in sight although the board has no room for it: the tracks, in short. */
  vitals?(view: View): Vital[]
  link(choice: Choice, view: View): Link
  /** The thing that stands on a spot, whether it can act or not. */
  keyAt(spot: string, view: View): string | null
  /** What lies on a spot where nothing stands, and can be asked what it is: terrain. */
  groundAt?(spot: string, view: View): string | null
  /** The places that lines of the board join to one, where those are not simply the places beside it. */
  joined?(spot: string): string[] | null
  /** The card that an event turned up or played, for all to see. */
  shownCard?(event: Event): { card: CardFace; faction: Faction } | null
  /** What people call the thing behind a source key, with its place. */
  keyTitle(key: string, view: View): string
  glyph(choice: Choice, view: View): Sign
  keyGlyph(key: string, view: View): Sign
  piece(key: string, view: View): Piece | null
  /** Small places that exist only while something is asked: facings round a unit. */
  extra?(choices: Choice[], selected: string | null, view: View, layout: Layout): Spot[]
  hand?(view: View, seat: string | null, choices: Choice[]): HandView | null
  /** The spots and keys that an event or a choice speaks of. */
  about(args: Record<string, any>, view: View): { spots: string[]; keys: string[] }
  effects(event: Event, before: View, after: View): Effect[]
  /** What a seat has lost over the game, in words. */
  losses?(log: Event[], seat: string): string
  sound(event: Event): Sound | null
  /** Events that open a new heading in the log. */
  turnEnd?: (event: Event) => boolean
  /** Kinds of choice that close a step: shown as the one big button. */
  closing: string[]
  /** The kind of choice by which forces move in after a conquest. */
  movesIn?: string
  /** The class of a seat's own colours, where they are not those of its faction. */
  colours?(seat: string | null): string
  /** Of several attacks that could be repeated, the one that is. */
  repeatedHere?(choice: Choice, open: Choice[]): boolean
}

/** What the set-up page asks of a game beyond its options. */
export interface SetUp {
  /** What options and their values are called (`opt.NAME`, `opt.NAME.VALUE`), and what is said of the lead's (`setup.about.VALUE`). */
  word(key: string, fallback: string): string
  /** Whether an option means something beside those chosen so far. */
  fits?(option: string, chosen: Record<string, any>): boolean
  /** Options that few change: folded away under this title. */
  rare?: { title(): string; options: RegExp }
  /** What is said of the battle, where it is more than a sentence. */
  about?(preview: Preview): { title: string; text: string; facts: [string, string][] }
}

/** What the pages before the table show of a game; loaded with them. */
export interface Front {
  Cover: Component
  tab: { glyph: string; faction: Faction }
  /** The option that a game is chosen by: it has the list at the side of the set-up page. */
  lead?: string
}

export interface GameModule {
  /** The adapter of a table, from what the server says of its board. */
  adapter: (drawing: View) => Adapter
  setup: SetUp
  Ground: Component<BoardProps>
  Pieces: Component<BoardProps>
  /** Beside the board on a desk where the layout asks for it, among the goals elsewhere. */
  Side?: Component<{ view: View; drawing: View }>
}

const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts')

/** The page's half of a game; one that has none is drawn plainly, from what the server says of it. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`../games/${id}/index.ts`]
  const game = load ? (await load()).default : (await import('../plain')).plainGame(id)
  await ready()
  return game
}

/** Whose look a seat or an army has, as the server draws it. */
export const factionsOf = (drawing: View) => (seat: string | null | undefined): Faction => drawing.factions?.[seat ?? ''] ?? 'empire'

/** The first unit of a view that stands on a spot. */
export const unitAt = (view: View, spot: string): string | null => Object.entries<any>(view.units ?? {}).find(([, u]) => u?.at === spot)?.[0] ?? null

/** A board is turned only for so much more room, so that a line of text more above it does not turn it. */
const TURNS = 1.25

/** Is a board better drawn upright in this room? Where that makes it larger, or what is written on it could not be read; `before` is how it lies. */
export function isUpright(adapter: Adapter, view: View, width: number, height: number, before: boolean | null = null): boolean {
  const [wide, tall] = [adapter.layout(view, false), adapter.layout(view, true)]
  const fit = (l: Layout) => Math.min(width / l.w, height / l.h)
  const least = wide.least ?? fit(tall)
  return fit(wide) < (before === null ? least : before ? least * TURNS : least / TURNS)
}

/** Whether a die of an event counts. */
export const hits = (e: Event): boolean => !!e.roll?.rows.some((row) => row.dice.some((die) => die.state === 'counts'))

export const NO_LINK: Link = { source: null, from: null, target: null, intent: 'go' }

/** `probe-droid-2` to `Probe droid 2`: for ids that the words do not name. */
export function plainName(id: string): string {
  return id.replace(/-/g, ' ').replace(/^./, (c) => c.toUpperCase())
}

/** What people call a seat, in the words of its game or in the common ones. */
export const seatWord = (seat: string, say = word): string => say(`seat.${seat}`, plainName(seat))
