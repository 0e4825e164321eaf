// Made from holotable/server/wire by tools/wire_types.py; change the models there.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** A seat's view of the game: the same shape as a position, with numbers or "hidden" for what it may not see. */
export type View = Record<string, any>

/** What there is to know of a thing at this ply. */
export interface AboutMessage {
  type: 'about'
  ply: number
  branch: number
  thing: string
  areas: Area[]
  notes: Note[]
  routes: Shortcut[]
}

/** The chances of every seat before each choice of a finished game and at its end; empty until all of it is done. */
export interface Analysis {
  id: string
  done: number
  of: number
  curve: Record<string, number>[]
  swings: AnalysisSwing[]
  failed: boolean
}

/** A choice of an analysis that mattered, and after which the chances of the seat that made it changed much. */
export interface AnalysisSwing {
  ply: number
  seat: string
  before: number
  after: number
  better: string
  cost: number
}

/** Accept that the computer gives up, which ends the game, or play on. */
export interface AnswerOffer {
  type: 'offer'
  offer: number
  accept: boolean
}

/** Places that belong to a thing as it stands, such as those it may fire at, and what people call them. */
export interface Area {
  kind: string
  text: string
  places: string[]
}

/** What your seat is asked, or (seat null) whom the table waits for. */
export interface Ask {
  seat: string | null
  text: string
  hides: boolean
  may_pass: boolean
  standing: string[]
}

/** Ask what there is to know of a thing on the board, and where it may go in one click. */
export interface AskAbout {
  type: 'about'
  thing: string
}

/** Somebody wishes to take back: answer with `consent`. */
export interface AskConsent {
  type: 'ask_consent'
  ask: number
  seat: string
  text: string
}

/** Ask the computer what it would do. */
export interface AskHint {
  type: 'hint'
  seat: string
}

/** Ask what the choices of a seat of yours may bring. */
export interface AskOdds {
  type: 'odds'
  seat: string
}

/** Open another table for the same people after the end; with `swap` everybody moves one seat on. */
export interface AskRematch {
  type: 'rematch'
  swap?: boolean
}

/** Go back to a ply; the present ply means: before my last choice. */
export interface AskTakeBack {
  type: 'take_back'
  ply: number
}

/** Ask why a click on a place does nothing, with a thing that was picked before or without one. */
export interface AskWhy {
  type: 'why'
  seat: string
  thing?: string | null
  place: string
}

/** A board as plain text, for a game whose drawing names no places. */
export interface BoardText {
  text: string
}

/** A battle of a campaign: its table, and once it is over who won, what it brought and the points after it. */
export interface CampaignBattle {
  number: number
  title: string
  table: string
  over: boolean
  winner: string | null
  news: string[]
  points: Record<string, number>
  tally: CampaignTally[]
}

/** The new campaign, and the table of the battle at hand; the tokens open all its battles. */
export interface CampaignMade {
  campaign: string
  title: string
  table: TableMade
}

/** A campaign as somebody may see it; `kept` is what only their own sides may know; a game without points has none. */
export interface CampaignPage {
  campaign: string
  game: string
  title: string
  names: Record<string, string>
  factions: Record<string, string>
  length: number
  points: Record<string, number>
  battles: CampaignBattle[]
  stages: WarStage[][]
  kept: Record<string, string[]>
  you: string[]
  waiting: string[]
  over: boolean
  winner: string | null
  verdict: string
}

/** Something that a battle gave each side: its name, and how many. */
export interface CampaignTally {
  title: string
  counts: Record<string, number>
}

/** A campaign that a game has, counted from 1. */
export interface CampaignTitle {
  game: string
  number: number
  title: string
  about: string
  seats: string[]
  options: OptionInfo[]
}

/** Who looks at a campaign: the tokens that they hold for it, and the language that it is told in. */
export interface CampaignVisit extends Tokens {
  language?: string
}

/** A line of the chat; without a seat it is an onlooker's or the table's own. */
export interface ChatLine {
  type: 'chat'
  seat: string | null
  name: string
  text: string
  at: number
}

/** One thing a seat may do now; its `odds` only where somebody has asked for them already. */
export interface Choice {
  id: string
  seat: string
  kind: string
  args: Record<string, any>
  text: string
  clause: string
  amount: [string, number, number] | null
  odds: Odds | null
  repeats: boolean
  price: string
}

/** One numbered clause of the rules; its mark says where it comes from. */
export interface Clause {
  id: string
  text: string
  mark: string
}

/** What a lesson says: the sentence of the present step, the right choices, and the answer to the last one if it was wrong. */
export interface Coach {
  lesson: string
  title: string
  number: number
  of: number
  step: number
  steps: number
  text: string
  want: string[]
  answer: string | null
  puzzle: boolean
  done: boolean
  next: string | null
}

/** Answer somebody's wish to take back. */
export interface Consent {
  type: 'consent'
  ask: number
  yes: boolean
}

/** What there is to learn of a game. */
export interface Course {
  game: string
  title: string
  lessons: LessonInfo[]
  puzzles: LessonInfo[]
}

/** Dice thrown together for one purpose. */
export interface DiceRow {
  label: string
  dice: Die[]
}

/** One die: its face, what people call it, and what it meant. */
export interface Die {
  face: string
  name: string
  sides: number
  role: 'hit' | 'force' | 'points' | 'miss' | 'again' | 'cancelled' | 'retreat' | 'ready'
  state: 'counts' | 'fails' | 'open'
}

/** How many games were won so; an empty text is any other way. */
export interface Ending {
  text: string
  games: number
}

/** Something that happened, by a seat's choice or (null) at the opening; `roll` are its dice, if any were thrown. */
export interface Event {
  ply: number
  seat: string | null
  kind: string
  args: Record<string, any>
  text: string
  clause: string
  roll: Roll | null
}

/** What games between players of one level have shown of a plan; lengths are in decisions, `falls` where units fell. */
export interface Fairness {
  level: string
  games: number
  seats: SeatShare[]
  draws: number
  shortest: number
  median: number
  longest: number
  endings: Ending[]
  falls: Record<string, number>
  luck: number
  behind: string | null
}

/** How far a look at a plan's fairness is (`done` of `of` games): what was played, and a change that was tried. */
export interface FairnessPage {
  id: string
  done: number
  of: number
  reports: Fairness[]
  suggestion: string | null
  tried: Fairness | null
  changed: Plan | null
  failed: boolean
}

/** What is known of the fairness of a battle of the game itself, which these options set up, by these rules. */
export interface Figure extends Measure {
  options: Record<string, any>
  rules: number
}

/** One picture of a scene: a view, the choices that are lit in it, and what happened since the picture before. */
export interface Frame {
  view: Record<string, any>
  lit: Choice[]
  events: Event[]
}

/** One game of the catalogue: `name` is its short name, `level` who plays for the computer where nobody is named. */
export interface GameInfo {
  id: string
  name: string
  title: string
  tagline: string
  players: string
  minutes: number
  weight: number
  options: OptionInfo[]
  levels: LevelInfo[]
  level: string
  seats: string[]
  factions: Record<string, string>
  standing: StandingInfo[]
  status: 'waiting' | 'preparing' | 'ready'
  lessons: number
  puzzles: number
}

/** A heading of the rulebook, for its contents. */
export interface Heading {
  id: string
  title: string
  level: number
}

/** The first message: who you are, and what you saw last. */
export interface Hello {
  type: 'hello'
  tokens: string[]
  ply?: number | null
  branch?: number | null
  language?: string
}

/** What the computer would do, best first. */
export interface HintMessage {
  type: 'hint'
  ranked: RankedChoice[]
}

/** A plan to begin from. */
export interface KnownPlan {
  title: string
  plan: Plan
}

/** A value of an option that may also be of one's own design, and what people call it. */
export interface KnownValue {
  value: any
  title: string
}

/** A choice that the player of a lesson makes. */
export interface LessonChoice {
  choice: string
  count?: number | null
}

/** A lesson or a puzzle in a list, and what people call the side that one plays in it. */
export interface LessonInfo {
  id: string
  title: string
  steps: number
  side: string
}

/** A lesson as it stands: the table as at any other game, and what is said of it. */
export interface LessonPage {
  welcome: Welcome
  state: State
  coach: Coach
}

/** All choices of a player in a lesson so far; `known` is the ply up to which the page has the events. */
export interface LessonPlay {
  choices?: LessonChoice[]
  known?: number | null
  show?: boolean
  language?: string
}

/** A lesson before one of its choices: the table, what is said, a right choice that leads on, and the answer to a wrong one. */
export interface LessonStep {
  state: State
  coach: Coach
  choice: LessonChoice | null
  no: string
}

/** A whole lesson, step by step, as it goes when every choice is right. */
export interface LessonWalk {
  welcome: Welcome
  steps: LessonStep[]
}

/** One strength of the computer, or (guest) a player from outside that this server offers beside them. */
export interface LevelInfo {
  id: string
  title: string
  text: string
  guest: boolean
}

/** A link to draw as a QR code. */
export interface Link {
  link: string
}

/** A listed table: to join while one of its seats is open, and to watch. `options` are those that differ from the usual. */
export interface LobbyEntry {
  table: string
  game: string
  title: string
  options: Record<string, string | number | boolean | null>
  seats: LobbySeat[]
  clock: TimeControl | null
  ply: number
  opened: number
}

/** All listed tables, newest first. */
export interface LobbyList {
  type: 'lobby'
  tables: LobbyEntry[]
}

/** Who sits in a seat of a listed table. */
export interface LobbySeat {
  seat: string
  title: string
  name: string
  kind: 'human' | 'open' | 'computer'
  faction: string
}

/** Lock your seat with a key that you have made: from now on that token opens it, and its link does no more. */
export interface Lock {
  type: 'lock'
  seat: string
  key: string
}

/** Ask how the game stood after so many choices, as your seat saw it. */
export interface LookBack {
  type: 'look'
  ply: number
}

/** What the dice of a seat brought, and what as many bring on average. */
export interface Luck {
  seat: string
  got: number
  expected: number
}

/** What is known of the fairness of a battle: who played how many games, and who won how often. */
export interface Measure {
  level: string
  games: number
  seats: SeatShare[]
}

/** Each of one's own tables in short; those that are not there, or that the tokens do not open, are left out. */
export interface MyTables {
  tables: Record<string, Summary>
}

/** What begins a campaign; seats that are not named are open. Its battles are all played by the same people. */
export interface NewCampaign {
  game: string
  number?: number
  options?: Record<string, any>
  seats?: Record<string, SeatRequest>
}

/** What opens a table; seats that are not named are open. A `battle` of the shelf brings options of its own. */
export interface NewTable {
  game: string
  options?: Record<string, any>
  battle?: string | null
  seats?: Record<string, SeatRequest>
  practice?: boolean
  standing?: string[]
  clock?: TimeControl | null
  listed?: boolean
}

/** A sentence about a thing. */
export interface Note {
  text: string
  clause: string
}

/** What somebody must do to win and how far it is, or (no seats) a rule of this battle for all. */
export interface Objective {
  text: string
  short: string
  clause: string
  seats: string[]
  done: number | null
  of: number | null
}

/** What a choice may bring, before it is made: labelled chances, the one that decides first, and labelled facts. */
export interface Odds {
  title: string
  chances: [string, number][]
  facts: [string, string][]
}

/** What the choices of a seat may bring, by their ids; choices without dice are left out. */
export interface OddsMessage {
  type: 'odds'
  ply: number
  branch: number
  seat: string
  odds: Record<string, Odds>
}

/** Seats of the computer see no way to win and would give up; answer with `offer`. */
export interface Offer {
  number: number
  seats: string[]
  text: string
}

/** One option of a game; `allowed` is a list of values, null for a whole number from 1, or "custom". */
export interface OptionInfo {
  name: string
  default: any
  help: string
  allowed: any[] | 'custom' | null
  known: KnownValue[]
  only: Record<string, Record<string, any[]>>
  clause: string
}

/** How the game stood after so many choices: the answer to `look`. */
export interface Past {
  type: 'past'
  ply: number
  branch: number
  view: Record<string, any>
  objectives: Objective[]
}

/** Are you there? */
export interface Ping {
  type: 'ping'
}

/** A battle or board of somebody's own: what is drawn in the workshop, kept as a file and sent as a link. */
export interface Plan {
  holotable_plan: number
  game: string
  title: string
  author: string
  story: string
  options: Record<string, any>
  position: Record<string, any> | null
}

/** What a look at a plan finds; one without problems can be played, by these seats and with these goals. */
export interface PlanCheck {
  problems: PlanProblem[]
  supplies: Supply[]
  seats: string[]
  objectives: Objective[]
}

/** Something wrong with a plan, and the places of the board that it is about. */
export interface PlanProblem {
  text: string
  places: string[]
}

/** Make a choice, as it was offered at this ply; with `keep` it is repeated until it is decided or so much is left. */
export interface Play {
  type: 'play'
  ply: number
  branch?: number | null
  seat: string
  choice: string
  count?: number | null
  keep?: number | null
}

/** Tell a computer player to stop thinking and play. */
export interface PlayNow {
  type: 'play_now'
  seat: string
}

/** Make several choices at once, as they were offered at this ply; with a `thing`, one of its routes. */
export interface PlayShortcut {
  type: 'shortcut'
  ply: number
  branch?: number | null
  seat: string
  shortcut: string
  thing?: string | null
}

/** I am here. */
export interface Pong {
  type: 'pong'
}

/** A fresh game as an onlooker sees it. */
export interface Preview {
  view: Record<string, any>
  seats: string[]
  drawing: Record<string, any>
}

/** A choice of the hint with the computer's estimate of winning (0 to 1). */
export interface RankedChoice {
  choice: string
  win: number | null
}

/** Why a request is refused, in one sentence. */
export interface Refusal {
  detail: string
}

/** Why your message was refused, in one sentence. */
export interface Refused {
  type: 'refused'
  reason: string
}

/** Another table for the same people: the tokens of this one open it too. */
export interface Rematch {
  table: string
  seat: string
  swap: boolean
}

/** A whole game to look at. */
export interface ReplayPage {
  game: string
  title: string
  options: Record<string, any>
  seats: string[]
  drawing: Record<string, any>
  plies: ReplayPly[]
}

/** One choice of a replay; ply 0 is the opening. Views are by seat, and by "onlooker". */
export interface ReplayPly {
  ply: number
  seat: string | null
  views: Record<string, Record<string, any>>
  objectives: Record<string, Objective[]>
  events: SeenEvent[]
  text: string
}

/** Give up. */
export interface Resign {
  type: 'resign'
  seat: string
}

/** All dice of one event; or (`settles`) those of earlier events once more, with what came of them. */
export interface Roll {
  rows: DiceRow[]
  luck: Luck | null
  settles: boolean
}

/** The rulebook of a game in our own words: guide, rules and reference; `legend` explains the marks of its clauses. */
export interface RulesPage {
  title: string
  html: string
  contents: Heading[]
  legend: string
  clauses: Clause[]
}

/** Say something to the table. */
export interface Say {
  type: 'chat'
  text: string
}

/** A scene of a rulebook: the board it is drawn on, its pictures, pairs of places joined by a line of sight, and */
export interface Scene {
  caption: string
  drawing: Record<string, any>
  frames: Frame[]
  lines: [string, string][]
  close: string[]
}

/** The seconds that a seat has left, and in how many more its clock begins to run; null while it stands still. */
export interface SeatClock {
  left: number
  starts: number | null
}

/** Who sits in a seat; without `asked` the server passes for it where only a hidden card would give it a choice. */
export interface SeatInfo {
  seat: string
  title: string
  plural: boolean
  name: string
  kind: 'human' | 'open' | 'computer'
  level: string | null
  plays: string
  online: boolean
  faction: string
  asked: boolean
  standing: StandingInfo[]
}

/** Who is to sit in a seat: the person who opens the table, anybody with the link, or the computer. */
export interface SeatRequest {
  kind: 'human' | 'open' | 'computer'
  level?: string | null
  name?: string | null
  webhook?: string | null
}

/** How often a seat wins (0 to 1), with its 95% interval. */
export interface SeatShare {
  seat: string
  title: string
  share: number
  low: number
  high: number
}

/** The seat that is yours now, and the token that opens it. */
export interface Seated {
  table: string
  seat: string
  token: string
}

/** Somebody came, left, took a seat or changed a name. */
export interface Seats {
  type: 'seats'
  seats: SeatInfo[]
  clocks: Record<string, SeatClock>
  listed: boolean
}

/** An event of a replay, with who could see it; null is an onlooker. */
export interface SeenEvent extends Event {
  seen: (string | null)[]
}

/** Say whether a seat wishes to be asked where only a hidden card would give it a choice; else the server passes for it. */
export interface SetAsked {
  type: 'asked'
  seat: string
  on: boolean
}

/** Let the computer take a seat over, or (level null) give it back. */
export interface SetComputer {
  type: 'computer'
  seat: string
  level: string | null
}

/** List the table in the lobby, or list it no more; for the host. */
export interface SetListed {
  type: 'list'
  on: boolean
}

/** Say who sits in a seat. */
export interface SetName {
  type: 'name'
  seat: string
  name: string
}

/** Answer a question of a seat once and for all, or be asked it again. */
export interface SetStanding {
  type: 'standing'
  seat: string
  name: string
  on: boolean
}

/** The battles of a game on the shelf, and whether who asks may add to them, or (as its host) take any away. */
export interface Shelf {
  battles: ShelfEntry[]
  may_add: boolean
  host: boolean
}

/** A battle on the shelf: the plan itself, and the board as a game of it begins. */
export interface ShelfBattle {
  plan: Plan
  preview: Preview
}

/** A battle on the shelf: what games between computer players have shown of it, and at how many tables it was played. */
export interface ShelfEntry {
  id: string
  game: string
  title: string
  author: string
  story: string
  seats: string[]
  figure: Measure | null
  played: number
  file: boolean
}

/** A battle that was put on the shelf, and the key that takes it away again. */
export interface Shelved {
  id: string
  key: string
}

/** Several choices in one click; with a `path`, a thing's way over these places by a click on the last of them. */
export interface Shortcut {
  id: string
  seat: string
  text: string
  path: string[]
}

/** Take an open seat of a listed table. */
export interface SitDown {
  seat: string
  name?: string
}

/** Be told everything in another language from now on; a welcome and the whole state follow. */
export interface Speak {
  type: 'speak'
  language: string
}

/** Your choice was made on an older state than the one of this ply, which was sent to you before. */
export interface Stale {
  type: 'stale'
  ply: number
  branch: number
}

/** An answer that a seat may give once and for all, what people call it, and whether it is given. */
export interface StandingInfo {
  id: string
  text: string
  on: boolean
}

/** All there is to see and to do now. */
export interface State {
  type: 'state'
  ply: number
  branch: number
  view: Record<string, any>
  viewing: string | null
  objectives: Objective[]
  choices: Choice[]
  shortcuts: Shortcut[]
  events: Event[]
  reset: boolean
  ask: Ask
  to_act: string[]
  over: boolean
  winners: string[]
  scores: Record<string, number>
  resigned: string[]
  flagged: string[]
  offer: Offer | null
  rematch: Rematch | null
  clocks: Record<string, SeatClock>
  take_back: TakeBack
  practice: boolean
  secret: string | null
  seats: SeatInfo[]
}

/** A table in short; `outdated` says why one of other rules cannot be played on. */
export interface Summary extends TableInfo {
  clocks: Record<string, SeatClock>
  ply: number
  to_act: string[]
  over: boolean
  winners: string[]
  opened: number
  outdated: string | null
}

/** How much of something a plan uses, of as much as there is. */
export interface Supply {
  name: string
  used: number
  most: number
}

/** Which table it is, who sits there, and who you are at it. */
export interface TableInfo {
  table: string
  game: string
  title: string
  options: Record<string, any>
  seats: SeatInfo[]
  you: string[]
  host: boolean
  practice: boolean
  clock: TimeControl | null
  listed: boolean
}

/** The new table: the tokens of your own (human) seats, the links of the open ones, and the host's and onlookers' tokens. */
export interface TableMade {
  table: string
  tokens: Record<string, string>
  host: string
  watch: string
  invite: Record<string, string>
}

/** What you may take back: so many choices freely, more with the others' consent, or more as practice. */
export interface TakeBack {
  free: number
  consent: boolean
  practice: boolean
}

/** How far a computer player is (0 to 1; 1 is done). */
export interface Thinking {
  type: 'thinking'
  seat: string
  done: number
}

/** How a table is timed: `amount` minutes for the game (live) or days for each turn, and an increment in seconds. */
export interface TimeControl {
  kind: 'live' | 'days'
  amount: number
  increment?: number
}

/** The tokens that somebody holds for a table. */
export interface Tokens {
  tokens: string[]
}

/** Whether the dice of a game are proved. */
export interface Verdict {
  ok: boolean
  text: string
}

/** What a battle of a campaign can be: its title, and who must have won the one before. */
export interface WarStage {
  after: string | null
  title: string
}

/** The first answer: the table and who you are at it. `waiting` says what a state is still waiting for. */
export interface Welcome extends TableInfo {
  type: 'welcome'
  drawing: Record<string, any>
  commitment: string
  invite: Record<string, string>
  watch: string | null
  unlocked: string[]
  chat: ChatLine[]
  waiting: string | null
  campaign: string | null
}

/** Why a click on a place does nothing; empty where the game has no more to say. */
export interface WhyMessage {
  type: 'why'
  place: string
  text: string
}

/** All that is needed to draw a plan of a game: its empty board, what can be laid, and plans to begin from. */
export interface WorkshopKit {
  drawing: Record<string, any>
  blank: Plan
  known: KnownPlan[]
  vocabulary: Record<string, any>
}

export type ClientMessage = Hello | Speak | Play | PlayShortcut | AskTakeBack | Consent | AnswerOffer | Say | PlayNow | SetComputer | Resign | SetName | SetAsked | Lock | AskHint | AskOdds | LookBack | SetStanding | AskAbout | AskWhy | SetListed | AskRematch | Ping

export type ServerMessage = Welcome | LobbyList | State | Stale | Seats | Thinking | ChatLine | AskConsent | HintMessage | OddsMessage | Past | AboutMessage | WhyMessage | Refused | Pong
