/** Openings of one's own: who holds which planets with what, what is still to come, bases, Death Star, Force and hands. */
import { plainName, seatWord, type Faction } from '../../lib/game'
import type { Plan, View, WorkshopKit } from '../../lib/wire'
import type { Brush, Editor } from '../../workshop/editors'
import type { Operations } from '../../workshop/model'
import { shipGlyph } from './board'
import { listed } from '../../lib/words.svelte'
import { t, word } from './words'
import Panel from './WorkshopPanel.svelte'

export interface World {
  owner: string
  forces: number
  ships?: Record<string, number>
  bases?: string[]
}
export interface Opening {
  planets: Record<string, World>
  /** Forces that are still to be placed when the game begins. */
  forces: Record<string, number>
  asteroids?: string[]
  death_star?: string | null
  force?: number
  hands: Record<string, string[]>
}
/** A number of players in one of the modes. */
export interface Setup {
  mode: string
  players: number
  seats: string[]
  neutral: string[]
  forces: Record<string, number>
  ships: Record<string, number>
  decks: Record<string, string | null>
}

const STAR = 'death-star'
export const openingOf = (plan: Plan): Opening => plan.options.opening
export const setupOf = (plan: Plan, kit: WorkshopKit): Setup => kit.vocabulary.setups.find((s: Setup) => s.mode === plan.options.mode && s.players === plan.options.players) ?? kit.vocabulary.setups[0]
export const isTrilogy = (setup: Setup) => setup.mode === 'trilogy'
const option = (plan: Plan, part: Record<string, unknown>): Plan => ({ ...plan, options: { ...plan.options, ...part } })
const change = (plan: Plan, part: Partial<Opening>): Plan => option(plan, { opening: { ...openingOf(plan), ...part } })

/** The planets with one of them changed; one that nobody holds is left out. */
function put(plan: Plan, at: string, world: World | null): Plan {
  const { planets } = openingOf(plan)
  if (world && at in planets) return change(plan, { planets: { ...planets, [at]: world } })
  const { [at]: _, ...rest } = planets
  return change(plan, { planets: world ? { ...rest, [at]: world } : rest })
}
function afloat(world: World, ship: string, n: number): World {
  const { ships, ...rest } = world
  const next = Object.fromEntries(Object.entries({ ...ships, [ship]: n }).filter(([, count]) => count > 0))
  return Object.keys(next).length ? { ...rest, ships: next } : rest
}
/** The opening of the rules for some players. */
export function standard(setup: Setup, kit: WorkshopKit): Opening {
  const start = { planets: {}, forces: { ...setup.forces }, hands: {} }
  return isTrilogy(setup) ? { planets: {}, forces: { ...setup.forces }, asteroids: [], death_star: null, force: kit.vocabulary.force, hands: {} } : start
}

export const operations: Operations = {
  /** One force more on a planet; one of another owner changes hands. */
  force(plan, { owner, at }) {
    const { planets, asteroids } = openingOf(plan)
    const old = planets[at]
    const next = put(plan, at, old?.owner === owner ? { ...old!, forces: old!.forces + 1 } : { owner, forces: old?.forces ?? 1 })
    return asteroids?.includes(at) ? change(next, { asteroids: asteroids.filter((p) => p !== at) }) : next
  },
  /** One force less; without any the planet is unclaimed. */
  less(plan, { at }) {
    const old = openingOf(plan).planets[at]
    return old ? put(plan, at, old.forces > 1 ? { ...old, forces: old.forces - 1 } : null) : plan
  },
  /** One ship more on a planet that somebody holds; after the last that fits there are none again. */
  ship(plan, { ship, at, most }) {
    const old = openingOf(plan).planets[at]
    if (!old) return plan
    const n = (old.ships?.[ship] ?? 0) + 1
    return put(plan, at, afloat(old, ship, n > most ? 0 : n))
  },
  /** A base of a face on a planet; the same once more takes it away. */
  base(plan, { face, at }) {
    const old = openingOf(plan).planets[at]
    if (!old) return plan
    const { bases = [], ...rest } = old
    const next = bases.includes(face) ? bases.filter((b, i) => i !== bases.indexOf(face)) : [...bases, face]
    return put(plan, at, next.length ? { ...rest, bases: next } : rest)
  },
  star: (plan, { at }) => change(plan, { death_star: openingOf(plan).death_star === at ? null : at }),
  /** A planet that is gone; once more and it is there again. */
  asteroids(plan, { at }) {
    const { asteroids = [] } = openingOf(plan)
    if (asteroids.includes(at)) return change(plan, { asteroids: asteroids.filter((p) => p !== at) })
    return change(put(plan, at, null), { asteroids: [...asteroids, at] })
  },
  /** All that stands on a planet goes to another. */
  move(plan, { from, to }) {
    if (from === STAR) return to === STAR ? plan : change(plan, { death_star: to })
    const { planets, death_star } = openingOf(plan)
    const going = planets[from]
    if (!going || to === STAR || from === to) return plan
    const next = put(put(plan, from, null), to, going)
    return death_star === from ? change(next, { death_star: to }) : next
  },
  clear(plan, { at }) {
    const { asteroids, death_star } = openingOf(plan)
    if (at === STAR) return change(plan, { death_star: null })
    const next = put(plan, at, null)
    return change(next, { ...(asteroids ? { asteroids: asteroids.filter((p) => p !== at) } : {}), ...(death_star === at ? { death_star: null } : {}) })
  },
  /** Planets that nobody holds, in this order, go to the owners in turn, a force each from what they have to place. */
  share(plan, { order, owners }) {
    return order.reduce((next: Plan, at: string, i: number) => {
      const owner = owners[i % owners.length]
      const { forces } = openingOf(next)
      return change(put(next, at, { owner, forces: 1 }), { forces: { ...forces, [owner]: Math.max(0, (forces[owner] ?? 0) - 1) } })
    }, plan)
  },
  pool: (plan, { owner, count }) => change(plan, { forces: { ...openingOf(plan).forces, [owner]: count } }),
  meter: (plan, { value }) => change(plan, { force: value }),
  hand(plan, { seat, cards }) {
    const { [seat]: _, ...others } = openingOf(plan).hands
    return change(plan, { hands: cards.length ? { ...others, [seat]: cards } : others })
  },
  limit: (plan, { count }) => option(plan, { turn_limit: count }),
  /** Other players: the opening begins anew. */
  setup: (plan, { mode, players, opening }) => option(plan, { mode, players, opening }),
}

// ------------------------------------------------------------------ what files and links may hold
const isObject = (v: unknown): v is Record<string, any> => typeof v === 'object' && v !== null && !Array.isArray(v)
const whole = (v: unknown, old: number, most = 1_000_000): number => (typeof v === 'number' && Number.isInteger(v) && v >= 0 ? Math.min(v, most) : old)
const texts = (v: unknown, known: (text: string) => boolean): string[] => (Array.isArray(v) ? v.filter((x): x is string => typeof x === 'string' && known(x)) : [])

function tidyWorld(given: unknown, owners: string[], kit: WorkshopKit, trilogy: boolean): World | null {
  if (!isObject(given) || !owners.includes(given.owner)) return null
  const ships = isObject(given.ships) ? kit.drawing.ships.map((s: string) => [s, whole(given.ships[s], 0, 99)] as const).filter(([, n]: readonly [string, number]) => n) : []
  const bases = texts(given.bases, (b) => kit.vocabulary.faces.includes(b)).slice(0, kit.vocabulary.most.bases)
  const world: World = { owner: given.owner, forces: Math.max(1, whole(given.forces, 1)) }
  if (trilogy && ships.length) world.ships = Object.fromEntries(ships)
  if (trilogy && bases.length) world.bases = bases
  return world
}

function tidy(plan: Plan, kit: WorkshopKit): Plan {
  const setup: Setup = kit.vocabulary.setups.find((s: Setup) => s.mode === plan.options.mode && s.players === plan.options.players) ?? setupOf(kit.blank, kit)
  const given = isObject(plan.options.opening) ? plan.options.opening : standard(setup, kit)
  const owners = [...setup.seats, ...setup.neutral]
  const places = new Set<string>(kit.drawing.planets.map((p: { id: string }) => p.id))
  const asteroids = isTrilogy(setup) ? [...new Set(texts(given.asteroids, (p) => places.has(p)))] : []
  const worlds = isObject(given.planets) ? Object.entries(given.planets).filter(([at]) => places.has(at) && !asteroids.includes(at)) : []
  const opening: Opening = {
    planets: Object.fromEntries(worlds.map(([at, w]) => [at, tidyWorld(w, owners, kit, isTrilogy(setup))] as const).filter((entry): entry is [string, World] => !!entry[1])),
    forces: Object.fromEntries(owners.map((owner) => [owner, whole(given.forces?.[owner], isObject(given.forces) ? 0 : setup.forces[owner]!, kit.vocabulary.most.forces)])),
    ...(isTrilogy(setup) ? { asteroids, death_star: places.has(given.death_star) ? given.death_star : null, force: kit.drawing.force_meter.some((s: { pos: number }) => s.pos === given.force) ? given.force : kit.vocabulary.force } : {}),
    hands: Object.fromEntries(setup.seats.map((seat): [string, string[]] => [seat, [...new Set(texts(given.hands?.[seat], (c) => c in kit.vocabulary.cards))]]).filter(([, cards]) => cards.length)),
  }
  const limit = whole(plan.options.turn_limit, 0)
  return option(plan, { mode: setup.mode, players: setup.players, turn_limit: limit || null, opening })
}

// ------------------------------------------------------------------ what can be laid, and how it looks
function brushes(plan: Plan, kit: WorkshopKit): Brush[] {
  const setup = setupOf(plan, kit)
  const owners = [...setup.seats, ...setup.neutral]
  const faction = (owner: string): Faction => kit.drawing.factions[owner] ?? 'empire'
  const on = (lay: (at: string) => ReturnType<Brush['lay']>) => (at: string) => (at === STAR ? null : lay(at))
  const found: Brush[] = owners.map((owner) => ({ id: `force.${owner}`, group: t('tri.shop.owners'), title: seatWord(owner, word), glyph: `f-${faction(owner)}`, faction: faction(owner), lay: on((at) => ({ kind: 'force', owner, at })) }))
  found.push({ id: 'less', group: t('tri.shop.owners'), title: t('tri.shop.less'), lay: on((at) => ({ kind: 'less', at })) })
  if (!isTrilogy(setup)) return found
  const most = Math.max(...Object.values(setup.ships))
  return [
    ...found,
    ...kit.drawing.ships.map((ship: string): Brush => ({ id: `ship.${ship}`, group: t('tri.shop.ships'), title: word(`tri.${ship}`, plainName(ship)), glyph: shipGlyph(ship), faction: 'empire', lay: on((at) => ({ kind: 'ship', ship, at, most })) })),
    ...kit.vocabulary.faces.map((face: string): Brush => ({ id: `base.${face}`, group: t('tri.shop.bases'), title: word(`tri.shop.base.${face}`, face), glyph: face === 'hidden' ? 'u-base' : `u-base-${face}`, faction: 'empire', lay: on((at) => ({ kind: 'base', face, at })) })),
    { id: 'star', group: t('tri.shop.galaxy'), title: t('tri.deathStar'), glyph: 'u-death-star', faction: 'empire', lay: on((at) => ({ kind: 'star', at })) },
    { id: 'asteroids', group: t('tri.shop.galaxy'), title: t('tri.asteroids'), glyph: 'u-asteroids', lay: on((at) => ({ kind: 'asteroids', at })) },
  ]
}

const boards = new WeakMap<WorkshopKit, Map<Setup, View>>()
/** The galaxy for the seats of a plan, the same object as long as they are the same. */
function drawing(plan: Plan, kit: WorkshopKit): View {
  const setup = setupOf(plan, kit)
  const known = boards.get(kit) ?? boards.set(kit, new Map()).get(kit)!
  return known.get(setup) ?? known.set(setup, { ...kit.drawing, seats: setup.seats }).get(setup)!
}

export default {
  operations,
  tidy,
  brushes,
  drawing,
  hint: () => t('tri.shop.hint'),
  view: (plan, kit) => ({ ...openingOf(plan), mode: setupOf(plan, kit).mode, players: setupOf(plan, kit).players, turn: 0, step: 'claim', seat: setupOf(plan, kit).seats[0] }),
  supply(name) {
    const [owner, ship] = name.split('.')
    return ship ? `${seatWord(owner!, word)}: ${word(`tri.${ship}`, ship)}` : word(`tri.shop.supply.${name}`, plainName(name))
  },
  facts(plan, kit) {
    const o = openingOf(plan)
    const lines: [string, string][] = [
      [word('opt.mode', ''), word(`opt.mode.${plan.options.mode}`, plan.options.mode)],
      [t('setup.players'), String(plan.options.players)],
      [t('tri.shop.toPlace'), listed(Object.entries(o.forces).filter(([, n]) => n).map(([owner, n]) => `${seatWord(owner, word)} ${n}`)) || '0'],
    ]
    if (plan.options.turn_limit) lines.push([t('tri.shop.limit'), String(plan.options.turn_limit)])
    if (o.force !== undefined) lines.push([t('tri.force'), o.force < 0 ? t('tri.dark', { n: -o.force }) : o.force > 0 ? t('tri.light', { n: o.force }) : t('tri.balance')])
    for (const [seat, cards] of Object.entries(o.hands)) lines.push([t('tri.shop.handOf', { seat: seatWord(seat, word) }), listed(cards.map((c) => kit.vocabulary.cards[c] ?? c))])
    return lines
  },
  laid: (plan) => [...Object.keys(openingOf(plan).planets), ...(openingOf(plan).death_star ? [STAR] : [])],
  move: (from, to) => ({ kind: 'move', from, to }),
  clear: (at) => ({ kind: 'clear', at }),
  Panel,
} satisfies Editor
