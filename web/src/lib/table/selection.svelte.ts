/** What is offered, lit and picked: from the choices of the moment to the one that is played. */
import { DARK, type Adapter, type Intent, type Link, type Lit } from '../game'
import { play as sound } from '../sound'
import type { AboutMessage, Choice, Shortcut, State, View } from '../wire'

export interface Linked extends Link {
  choice: Choice
}

/** Several choices behind one spot, or one that asks how many. */
export interface Picker {
  spot: string | null
  choices: Choice[]
}

export interface About {
  spots: string[]
  keys: string[]
}

/** What a selection is made from. */
export interface Offered {
  readonly you: string[]
  readonly adapter: Adapter | null
  /** The state on the board. */
  readonly state: State | null
  /** The board as it is seen: that of `state`, or of an earlier moment. */
  readonly view: View | null
  readonly live: boolean
  /** The choices that a lesson asks for. */
  readonly called: string[]
  /** Where the last move was made. */
  readonly last: string[]
  /** The id of the choice that the computer finds best, once it was asked. */
  readonly best: string | null
  /** On a phone an attack is asked about once more. */
  readonly phone: boolean
  readonly asking: { of(thing: string | null): AboutMessage | null; routes(thing: string | null): Shortcut[]; hush(): void }
  commit(choice: Choice): void
  /** Play an attack once or to the end, as the person likes it. */
  fight(choice: Choice): void
  shortcut(offer: Shortcut, thing: string | null): void
  /** Why does a click on this place do nothing? */
  wonder(thing: string | null, place: string): void
}

const thingAt = (adapter: Adapter, spot: string, view: View) => adapter.keyAt(spot, view) ?? adapter.groundAt?.(spot, view) ?? null
const NOTHING: About = { spots: [], keys: [] }

export const asksAmount = (c: Choice) => !!c.amount && c.amount[1] !== c.amount[2]
const keysOf = (links: Link[]): string[] => [...new Set(links.flatMap((l) => (l.source === null ? [] : [l.source])))]
const choicesOf = (links: Linked[]) => links.map((l) => l.choice)

export class Selection {
  /** The unit, squadron, card or planet whose choices are spread out. */
  selected: string | null = $state(null)
  hoverSpot: string | null = $state(null)
  hoverChoice: Choice | null = $state.raw(null)
  /** The card of the hand that is pointed at. */
  hoverCard: string | null = $state(null)
  /** The thing that was pressed for long. */
  pressed: string | null = $state(null)
  /** What a line of the log or of the list speaks of. */
  hoverAbout: About = $state.raw(NOTHING)
  picker: Picker | null = $state.raw(null)
  pending: Choice | null = $state.raw(null)
  /** On a phone a long way is shown before it is gone. */
  way: Shortcut | null = $state.raw(null)

  constructor(private offered: Offered) {}

  choices: Choice[] = $derived.by(() => {
    const { state, live } = this.offered
    return live && state && !state.over ? this.mine(state) : []
  })
  links: Linked[] = $derived.by(() => {
    const a = this.offered.adapter
    const view = this.offered.state?.view
    return a && view ? this.choices.map((choice) => ({ choice, ...a.link(choice, view) })) : []
  })
  myMove: boolean = $derived(this.choices.length > 0)

  /** The things that can act, by the spot they stand on. */
  sources: Map<string, string[]> = $derived.by(() => {
    const found = new Map<string, string[]>()
    for (const l of this.links) if (l.source && l.from) found.set(l.from, [...new Set([...(found.get(l.from) ?? []), l.source])])
    return found
  })

  /** The choices that each card of the hand stands for. */
  cards: Map<string, Choice[]> = $derived.by(() => {
    const found = new Map<string, Choice[]>()
    for (const c of this.choices) if (c.args.card) found.set(c.args.card, [...(found.get(c.args.card) ?? []), c])
    return found
  })

  /** The ways of the selected thing to far places, by the place. */
  routes: Map<string, Shortcut> = $derived.by(() => {
    const { live, asking } = this.offered
    if (!live || !this.links.length) return new Map()
    const free = asking.routes(this.selected).filter((r) => !this.sources.has(r.path.at(-1)!))
    return new Map(free.map((r) => [r.path.at(-1)!, r]))
  })
  /** The way that is pointed at. */
  route: Shortcut | null = $derived(this.way ?? (this.hoverSpot && !this.aimed(this.hoverSpot).length ? (this.routes.get(this.hoverSpot) ?? null) : null))

  private aimed(spot: string): Linked[] {
    return this.links.filter((l) => l.target === spot && l.source === this.selected)
  }

  lit: Lit = $derived.by(() => {
    const hot = new Set<string>(this.hoverAbout.spots)
    const hotKeys = new Set<string>(this.hoverAbout.keys)
    if (this.hoverSpot) hot.add(this.hoverSpot)
    const l = this.linkOf(this.hoverChoice)
    if (l?.target) hot.add(l.target)
    else if (l?.from) hot.add(l.from)
    if (l?.source) hotKeys.add(l.source)
    const { last } = this.offered
    const call = this.called()
    if (!this.links.length) return { ...DARK, hot, hotKeys, last }
    return { can: new Set(keysOf(this.links)), selected: this.selected, dest: this.destinations(), dear: this.dear(), path: this.route?.path ?? [], hot, call, hotKeys, used: new Set(), last, best: this.bestSpots }
  })

  /** Where a lesson wants the player to go on: to who acts, and once that is picked, to where. */
  private called(): Set<string> {
    const asked = this.links.filter((l) => this.offered.called.includes(l.choice.id))
    const aimed = asked.filter((l) => l.target && l.source === this.selected)
    return new Set((aimed.length ? aimed.map((l) => l.target) : asked.map((l) => l.from ?? l.target)).filter((s): s is string => !!s))
  }

  private dear(): Set<string> {
    return new Set(this.links.flatMap((l) => (l.target && l.source === this.selected && l.choice.price ? [l.target] : [])))
  }

  /** The link of the choice that the computer finds best. */
  get bestLink(): Linked | null {
    const { best } = this.offered
    return best === null ? null : (this.links.find((l) => l.choice.id === best) ?? null)
  }
  private get bestSpots(): string[] {
    const l = this.bestLink
    return [l?.from, l?.target].filter((spot): spot is string => !!spot)
  }

  /** Where the selected thing may go or hit; without one, where a choice needs no source. */
  private destinations(): Map<string, Intent> {
    const dest = new Map<string, Intent>([...this.routes.keys()].map((spot) => [spot, 'far']))
    for (const l of this.links)
      if (l.target && l.source === this.selected && (l.intent === 'hit' || dest.get(l.target) !== 'hit')) dest.set(l.target, l.intent)
    return dest
  }

  /** The choice that the pointer or focus stands on: its odds are shown. */
  focus: Choice | null = $derived.by(() => {
    if (this.pending) return this.pending
    if (this.hoverChoice) return this.hoverChoice
    if (!this.hoverSpot) return null
    const at = this.aimed(this.hoverSpot)
    return at.find((l) => l.choice.odds)?.choice ?? at[0]?.choice ?? null
  })

  /** Where the odds of the choice in focus belong. */
  focusSpot: string | null = $derived.by(() => {
    const l = this.picker ? null : this.linkOf(this.focus)
    return l?.target ?? l?.from ?? null
  })

  /** The thing that the tray speaks of: the selected one, else the one that is pointed at. */
  key: string | null = $derived.by(() => {
    if (this.selected) return this.selected
    const hot = [...this.lit.hotKeys][0]
    if (hot) return hot
    const { adapter, view } = this.offered
    if (!this.hoverSpot || !adapter || !view) return null
    return this.sources.get(this.hoverSpot)?.[0] ?? adapter.keyAt(this.hoverSpot, view)
  })

  /** The thing that is looked at: pressed for long, or pointed at, else the selected one. */
  looked: string | null = $derived.by(() => this.pressed ?? this.pointed ?? this.selected)

  /** The thing under the pointer: a card of the hand, a piece, or the ground. */
  pointed: string | null = $derived.by(() => {
    const { adapter, view } = this.offered
    if (this.hoverCard) return `card:${this.hoverCard}`
    return this.hoverSpot && adapter && view ? thingAt(adapter, this.hoverSpot, view) : null
  })

  /** A place was pressed for long: its card is shown. */
  press(spot: string) {
    const { adapter, view } = this.offered
    this.pressed = adapter && view ? thingAt(adapter, spot, view) : null
  }

  linkOf(choice: Choice | null): Link | null {
    const { adapter, state } = this.offered
    return choice && adapter && state ? adapter.link(choice, state.view) : null
  }

  private mine(s: State): Choice[] {
    return s.choices.filter((c) => this.offered.you.includes(c.seat))
  }

  // ------------------------------------------------------------------ as the moments go by
  /** A new state is on the board: what was picked stays picked where it still can act. */
  renew(s: State) {
    this.close()
    this.hoverChoice = null
    const a = this.offered.adapter
    if (!a) return
    const links = this.mine(s).map((c) => a.link(c, s.view))
    const keys = keysOf(links)
    if (this.selected && keys.includes(this.selected)) return
    // the only thing that can act is picked unasked, unless something else could be pointed at
    const aimed = links.filter((l) => l.target)
    const alone = keys.length === 1 && aimed.length > 0 && aimed.every((l) => l.source)
    this.selected = alone ? keys[0]! : null
  }

  /** What was about to be played is not. */
  close() {
    this.picker = null
    this.pending = null
    this.way = null
  }

  // ------------------------------------------------------------------ what the person does
  select(key: string | null) {
    if (key !== this.selected) sound('pick')
    this.selected = key
    this.close()
  }

  /** One step back: tells whether there was one to go. */
  escape(): boolean {
    if (this.picker || this.pending || this.way) this.close()
    else if (this.selected) this.selected = null
    else return false
    return true
  }

  /** A spot was clicked, tapped or entered. */
  pick(spot: string) {
    this.offered.asking.hush()
    this.pressed = null
    if (!this.offered.live) return this.offered.wonder(null, spot)
    const aimed = this.aimed(spot)
    const route = this.routes.get(spot)
    const here = keysOf(this.links.filter((l) => l.from === spot))
    const free = this.links.filter((l) => l.target === spot && !l.source)
    if (aimed.length) this.offer(choicesOf(aimed), spot, aimed[0]!.intent)
    else if (here.length) this.pickOne(here, spot)
    else if (route) this.go(route)
    else if (free.length) this.offer(choicesOf(free), spot, free[0]!.intent)
    else this.wonder(spot)
  }

  /** Nothing can be done there: nothing stays picked, and the rules say why. */
  private wonder(spot: string) {
    this.offered.wonder(this.selected, spot)
    this.select(null)
  }

  /** Several choices at once, to a far place; on a phone the way is shown first. */
  private go(route: Shortcut) {
    if (this.offered.phone && this.way?.id !== route.id) {
      this.close()
      this.way = route
    } else this.offered.shortcut(route, this.selected)
  }

  /** A piece is being dragged: where it may go is lit. */
  lift(from: string) {
    const here = keysOf(this.links.filter((l) => l.from === from))
    if (here.length && !(this.selected && here.includes(this.selected))) this.select(here[0]!)
  }

  /** One of the things that stand on a spot; each further click goes on to the next of them. */
  private pickOne(here: string[], spot: string) {
    const at = this.selected ? here.indexOf(this.selected) : -1
    if (at >= 0 && here.length === 1) {
      const only = this.links.filter((l) => l.source === this.selected && !l.target)
      return only.length ? this.offer(choicesOf(only), spot, only[0]!.intent) : this.select(null)
    }
    const key = here[(at + 1) % here.length]!
    const all = this.links.filter((l) => l.source === key)
    this.select(key)
    if (all.length === 1 && !all[0]!.target && here.length === 1) this.offer([all[0]!.choice], spot, all[0]!.intent)
  }

  /** A piece was dragged from one spot to another. */
  drop(from: string, to: string) {
    const keys = keysOf(this.links.filter((l) => l.from === from))
    const key = this.selected && keys.includes(this.selected) ? this.selected : keys.find((k) => this.links.some((l) => l.source === k && l.target === to))
    const found = key ? this.links.filter((l) => l.source === key && l.target === to) : []
    const route = this.routes.get(to)
    if (found.length) {
      this.selected = key!
      this.offer(choicesOf(found), to, found[0]!.intent)
    } else if (route) this.offered.shortcut(route, this.selected)
    else this.wonder(to)
  }

  /** Play the one choice that is meant, or ask which and how many. */
  offer(choices: Choice[], spot: string | null, intent: Intent = 'go') {
    const one = choices.length === 1 ? choices[0]! : this.strongest(choices)
    if (!one || asksAmount(one)) {
      this.pending = null
      this.picker = { spot, choices }
    } else if (this.offered.phone && (intent === 'hit' || one.odds) && this.pending?.id !== one.id) {
      this.picker = null
      this.pending = one
    } else if (one.repeats) this.offered.fight(one)
    else this.offered.commit(one)
  }

  /** Of several strengths of one attack that can be repeated, the one that is; otherwise the person is asked which. */
  private strongest(choices: Choice[]): Choice | null {
    const { adapter } = this.offered
    return choices.every((c) => c.repeats) ? (choices.find((c) => adapter?.repeatedHere?.(c, choices)) ?? null) : null
  }
}
