/** Battles of one's own: the fleets, tracks and hands that a game begins with. */
import { plainName, seatWord } from '../../lib/game'
import type { Plan, WorkshopKit } from '../../lib/wire'
import type { Brush, Editor } from '../../workshop/editors'
import type { Operations } from '../../workshop/model'
import { shipGlyph } from './board'
import { listed } from '../../lib/words.svelte'
import { t, word } from './words'
import Panel from './WorkshopPanel.svelte'

type Ships = Record<string, number>
export interface Opening {
  ships: Record<string, Ships>
  markers: Record<string, string>
  tie_reserve: number
  hits: Record<string, number>
  redeemed: boolean
  shield: { at: number; stormtroopers: number[] }
  hands: Record<string, string[]>
}

export const openingOf = (plan: Plan): Opening => plan.options.opening
const option = (plan: Plan, part: Record<string, unknown>): Plan => ({ ...plan, options: { ...plan.options, ...part } })
const change = (plan: Plan, part: Partial<Opening>): Plan => option(plan, { opening: { ...openingOf(plan), ...part } })
const rising = (numbers: number[]) => [...numbers].sort((a, b) => a - b)

// ------------------------------------------------------------------ ships in their places
/** The places with one of them changed; a place without ships is left out. */
function put(ships: Opening['ships'], at: string, here: Ships): Opening['ships'] {
  const some = Object.fromEntries(Object.entries(here).filter(([, n]) => n > 0))
  if (at in ships && Object.keys(some).length) return { ...ships, [at]: some }
  const { [at]: _, ...rest } = ships
  return Object.keys(some).length ? { ...rest, [at]: some } : rest
}
const gone = (ships: Opening['ships'], ship: string): Opening['ships'] => Object.keys(ships).reduce((all, at) => put(all, at, { ...all[at], [ship]: 0 }), ships)

export const operations: Operations = {
  /** One ship more in a place; of a ship that there is only once, it comes here or is taken away. */
  ship(plan, { ship, at, single }) {
    const { ships, markers } = openingOf(plan)
    const here = ships[at] ?? {}
    if (single) return change(plan, { ships: here[ship] ? put(ships, at, { ...here, [ship]: 0 }) : put(gone(ships, ship), at, { ...(gone(ships, ship)[at] ?? {}), [ship]: 1 }) })
    return change(plan, { ships: put(ships, at, { ...here, [ship]: (here[ship] ?? 0) + 1 }), ...(at in markers ? { markers: { ...markers, [at]: 'up' } } : {}) })
  },
  /** One ship of a place less, of the kind that there are most of. */
  less(plan, { at }) {
    const { ships } = openingOf(plan)
    const here = ships[at] ?? {}
    const [most] = Object.keys(here).sort((a, b) => here[b]! - here[a]!)
    return most ? change(plan, { ships: put(ships, at, { ...here, [most]: here[most]! - 1 }) }) : plan
  },
  /** Turn a fleet marker over; one that is lost carries nothing. */
  marker(plan, { at }) {
    const { markers, ships } = openingOf(plan)
    const up = markers[at] === 'up'
    return change(plan, { markers: { ...markers, [at]: up ? 'down' : 'up' }, ships: up ? put(ships, at, {}) : ships })
  },
  move(plan, { from, to }) {
    const { ships } = openingOf(plan)
    const going = ships[from]
    if (!going || from === to) return plan
    const there = { ...(ships[to] ?? {}) }
    for (const [ship, n] of Object.entries(going)) there[ship] = (there[ship] ?? 0) + n
    return change(plan, { ships: put(put(ships, from, {}), to, there) })
  },
  clear: (plan, { at }) => change(plan, { ships: put(openingOf(plan).ships, at, {}) }),
  /** No ship anywhere. */
  empty: (plan) => change(plan, { ships: {}, tie_reserve: 0 }),
  reserve: (plan, { count }) => change(plan, { tie_reserve: count }),
  hits: (plan, { track, count }) => change(plan, { hits: { ...openingOf(plan).hits, [track]: count } }),
  redeemed: (plan, { on }) => change(plan, { redeemed: on }),
  assault: (plan, { at }) => change(plan, { shield: { at, stormtroopers: openingOf(plan).shield.stormtroopers.filter((space) => space > at) } }),
  /** A stormtrooper on a space of the shield track; one that stands there is taken away. */
  stormtrooper(plan, { at }) {
    const { shield } = openingOf(plan)
    const others = shield.stormtroopers.filter((space) => space !== at)
    return change(plan, { shield: { ...shield, stormtroopers: others.length < shield.stormtroopers.length ? others : rising([...others, at]) } })
  },
  /** The cards of a hand; without any it is dealt. */
  hand(plan, { seat, cards }) {
    const { [seat]: _, ...others } = openingOf(plan).hands
    return change(plan, { hands: cards.length ? { ...others, [seat]: cards } : others })
  },
  players: (plan, { count }) => option(change(plan, { hands: {} }), { players: count }),
  rounds: (plan, { count }) => option(plan, { round_limit: count }),
}

// ------------------------------------------------------------------ what files and links may hold
const isObject = (v: unknown): v is Record<string, any> => typeof v === 'object' && v !== null && !Array.isArray(v)
const count = (v: unknown, old: number): number => (typeof v === 'number' && Number.isInteger(v) && v >= 0 ? Math.min(v, 999) : old)
const counts = (v: unknown, names: string[]): Record<string, number> => (isObject(v) ? Object.fromEntries(names.map((n) => [n, count(v[n], 0)] as const).filter(([, n]) => n)) : {})
const places = (kit: WorkshopKit, kind?: string): string[] => kit.drawing.places.filter((p: any) => !kind || p.kind === kind).map((p: any) => p.id)

function tidy(plan: Plan, kit: WorkshopKit): Plan {
  const given = isObject(plan.options.opening) ? plan.options.opening : openingOf(kit.blank)
  const players = String(plan.options.players) in kit.vocabulary.seats ? plan.options.players : kit.blank.options.players
  const seats: string[] = kit.vocabulary.seats[String(players)]
  const spaces: number = kit.drawing.shield_track.need.length
  const here = isObject(given.ships) ? given.ships : {}
  const stormtroopers = Array.isArray(given.shield?.stormtroopers) ? given.shield.stormtroopers.filter((n: unknown) => count(n, 0) > 0 && count(n, 0) <= spaces) : []
  const cards = (seat: string): string[] => (Array.isArray(given.hands?.[seat]) ? [...new Set<string>(given.hands[seat])].filter((c) => kit.vocabulary.cards[kit.vocabulary.sides[seat]].includes(c)) : [])
  const opening: Opening = {
    ships: Object.fromEntries(Object.keys(here).filter((at) => places(kit).includes(at)).map((at) => [at, counts(here[at], Object.keys(kit.drawing.ships))] as const).filter(([, ships]) => Object.keys(ships).length)),
    markers: Object.fromEntries(places(kit, 'marker').map((id) => [id, given.markers?.[id] === 'down' ? 'down' : 'up'])),
    tie_reserve: count(given.tie_reserve, 0),
    hits: Object.fromEntries(Object.keys(kit.drawing.hit_tracks).map((track) => [track, count(given.hits?.[track], 0)])),
    redeemed: given.redeemed === true,
    shield: { at: Math.min(count(given.shield?.at, 0), spaces), stormtroopers: rising([...new Set<number>(stormtroopers)]) },
    hands: Object.fromEntries(seats.map((seat) => [seat, cards(seat)] as const).filter(([, list]) => list.length)),
  }
  return option(plan, { players, round_limit: Math.max(1, count(plan.options.round_limit, kit.vocabulary.round_limit)), opening })
}

// ------------------------------------------------------------------ what can be laid, and how it looks
export const shipWord = (ship: string) => word(`end.${ship}s`, word(`end.${ship}`, plainName(ship)))
export const ordersOf = (kit: WorkshopKit, card: string): string => kit.drawing.cards[card].map((o: string) => word(`end.short.${o}`, o)).join(' · ')

function brushes(_: Plan, kit: WorkshopKit): Brush[] {
  const all = new Set(places(kit))
  const markers = new Set(places(kit, 'marker'))
  const ships = Object.entries<any>(kit.drawing.ships).map(([id, ship]): Brush => ({
    id: `ship.${id}`, group: t('end.shop.ships'), title: shipWord(id), glyph: shipGlyph(id), faction: ship.side,
    lay: (at) => (all.has(at) ? { kind: 'ship', ship: id, at, single: ship.total === 1 } : null),
  }))
  return [
    ...ships,
    { id: 'less', group: t('end.shop.board'), title: t('end.shop.less'), lay: (at) => (all.has(at) ? { kind: 'less', at } : null) },
    { id: 'marker', group: t('end.shop.board'), title: t('end.shop.marker'), glyph: 'u-cruiser', faction: 'rebels', lay: (at) => (markers.has(at) ? { kind: 'marker', at } : null) },
  ]
}

export default {
  operations,
  tidy,
  brushes,
  hint: () => t('end.shop.hint'),
  view: (plan, kit) => ({ ...openingOf(plan), players: plan.options.players, round: 1, phase: 'prepare', piles: Object.fromEntries(kit.vocabulary.seats[String(plan.options.players)].map((seat: string) => [seat, []])) }),
  drawing: (_, kit) => kit.drawing,
  supply: (name) => (name === 'stormtrooper' ? t('end.shop.stormtroopers') : shipWord(name)),
  facts(plan, kit) {
    const o = openingOf(plan)
    const hits = Object.entries(o.hits).filter(([, n]) => n).map(([track, n]) => `${word(`end.${track}`, plainName(track))} ${n}`)
    const hands = Object.entries(o.hands).map(([seat, cards]): [string, string] => [t('end.shop.handOf', { seat: seatWord(seat, word) }), cards.map((c) => ordersOf(kit, c)).join('; ')])
    const lines: [string, string][] = [
      [t('setup.players'), String(plan.options.players)],
      [word('opt.round_limit', ''), String(plan.options.round_limit)],
      [t('end.shop.reserve'), String(o.tie_reserve)],
      [t('end.shop.assault'), String(o.shield.at)],
    ]
    if (o.shield.stormtroopers.length) lines.push([t('end.shop.stormtroopers'), listed(o.shield.stormtroopers.map(String))])
    if (hits.length) lines.push([t('end.shop.hits'), listed(hits)])
    if (o.redeemed) lines.push([t('end.vader'), t('end.redeemed')])
    return [...lines, ...(hands.length ? hands : [[t('end.shop.hands'), t('end.shop.dealt', { n: kit.vocabulary.dealt })] as [string, string]])]
  },
  laid: (plan) => Object.keys(openingOf(plan).ships),
  move: (from, to) => ({ kind: 'move', from, to }),
  clear: (at) => ({ kind: 'clear', at }),
  Panel,
} satisfies Editor
