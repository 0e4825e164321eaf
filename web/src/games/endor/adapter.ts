import { factionsOf, NO_LINK, plainName, type Adapter, type Faction, type Spot, type Vital } from '../../lib/game'
import { sumOf } from '../../lib/table/ending'
import { listed } from '../../lib/words.svelte'
import { t, word } from './words'

import { endor, orderGlyph, shipGlyph, stack } from './board'
import type { View } from '../../lib/wire'

const shipName = (k: string, n = 1) => word(`end.${k}${n === 1 ? '' : 's'}`, word(`end.${k}`, plainName(k)))
const orderName = (o: string) => word(`end.order.${o}`, plainName(o))
const LEFT = 345
/** The tracks are written in 17 units. */
const READABLE = 0.6
const SIDES = ['rebels', 'empire'] as const

export function adapter(drawing: View): Adapter {
  const e = endor(drawing)
  const faction = factionsOf(drawing)
  const shipOf = new Map(e.ships.map((s) => [s.id, s]))
  const here = (ships: Record<string, number> | undefined) => stack(e, ships)
  /** The ships of a place, those of one side after those of the other. */
  const inWords = (ships: Record<string, number> | undefined) =>
    SIDES.flatMap((of) => {
      const own = here(ships).filter((s) => s.side === of).map((s) => `${s.n} ${shipName(s.k, s.n)}`)
      return own.length ? [`${t(`side.${of}`)}: ${listed(own)}`] : []
    }).join('; ')
  const nextTo = new Map([...e.sectors, ...e.markers].map((p) => [p.id, p.adj]))

  return {
    hidden: () => true,
    faction,

    layout(v, portrait) {
      const dx = portrait ? LEFT : 0
      const spots: Spot[] = e.sectors.map((s) => ({
        id: s.id, x: s.xy[0] - dx, y: s.xy[1], r: 58, bracket: 43, poly: e.cells.get(s.id)!.map(([x, y]) => [x - dx, y]), name: [s.id, inWords(v.ships?.[s.id]) || t('spot.empty')].join(', '),
      }))
      spots.push({ id: 'death-star', x: e.station[0] - dx, y: e.station[1], r: 100, bracket: 96, name: t('end.deathStar') })
      for (const m of e.markers) {
        const [x, y] = [m.xy[0] - dx, m.xy[1]]
        const up = v.markers?.[m.id] !== 'down'
        spots.push({ id: m.id, x, y: y - 3, r: 52, bracket: 46, poly: [[x - 60, y - 54], [x + 60, y - 54], [x + 60, y + 50], [x - 60, y + 50]], name: [t('end.marker', { id: m.id }), up ? inWords(v.ships?.[m.id]) || t('spot.empty') : t('end.lost')].join(', ') })
      }
      return { x: portrait ? 6 : 20, y: 20, w: portrait ? 898 : 1572, h: 966, spots, least: READABLE, side: portrait, space: true }
    },

    subtitle(v) {
      const order = v.order ? `, ${orderName(v.order)}` : v.phase === 'prepare' ? `, ${t('end.prepare')}` : ''
      return t('round', { n: v.round ?? 1 }) + order
    },
    seatNote(v, seat) {
      const side = faction(seat)
      const fighters = e.ships.filter((s) => !s.special && s.side === side)
      const n = Object.values<any>(v.ships ?? {}).reduce((sum, ships) => sum + fighters.reduce((m, s) => m + (ships[s.id] ?? 0), 0), 0)
      const fleets = Object.values(v.markers ?? {}).filter((m) => m === 'up').length
      return side === 'rebels' ? t('end.rebelNote', { n, fleets }) : t('end.empireNote', { n, reserve: v.tie_reserve ?? 0 })
    },
    steps(v) {
      if (v.phase === 'prepare') return { names: [t('end.prepare'), t('end.orders')], here: 0 }
      if (['assign', 'fire', 'advance'].includes(v.step)) return { names: [t('end.step.order'), word(`end.step.${v.step}`, v.step)], here: 1 }
      const all = ['order', 'move', 'attack']
      return { names: all.map((s) => word(`end.step.${s}`, s)), here: Math.max(0, all.indexOf(v.step)) }
    },

    vitals(v) {
      const left = (of: number, id: string) => Math.max(0, of - (v.hits?.[id] ?? 0))
      const track = (id: string, name: string, of: Faction): Vital[] => (e.tracks[id] ? [{ name, glyph: `u-${id}`, faction: of, n: left(e.tracks[id]!.hits, id), of: e.tracks[id]!.hits }] : [])
      return [
        { name: t('end.shield'), glyph: 'u-strike-team', faction: 'rebels', n: v.shield?.at ?? 0, of: e.points.length - 1 },
        ...track('falcon', t('end.falcon'), 'rebels'), ...track('executor', t('end.executor'), 'empire'), ...track('luke', t('end.luke'), 'rebels'), ...track('vader', t('end.vader'), 'empire'),
      ]
    },

    link(c, v) {
      const a = c.args
      switch (c.kind) {
        case 'move':
          return { source: a.origin ?? v.order, from: a.origin ?? null, target: a.to, intent: 'go' }
        case 'attack':
          return { source: a.origin, from: a.origin, target: a.to, intent: 'hit' }
        case 'attack_death_star':
          return { source: a.origin, from: a.origin, target: 'death-star', intent: 'hit' }
        case 'fire':
          return { source: null, from: null, target: a.target, intent: 'hit' }
        default:
          return NO_LINK
      }
    },
    joined: (spot) => nextTo.get(spot) ?? null,
    keyAt: (spot, v) => (v.ships?.[spot] ? spot : null),
    groundAt: (spot, v) => (spot === 'death-star' || v.markers?.[spot] ? spot : null),
    keyTitle: (key, v) => (v.ships?.[key] ? `${key}: ${inWords(v.ships[key])}` : shipName(key)),
    glyph(c, v) {
      const mine = faction(c.seat)
      const a = c.args
      if (c.kind === 'order') return { glyph: orderGlyph(a.order), faction: mine }
      if (c.kind === 'assign') return a.target === 'marker' ? { glyph: 'u-cruiser', faction: 'rebels' } : { glyph: shipGlyph(a.target), faction: shipOf.get(a.target)?.side ?? 'empire' }
      if (c.kind === 'attack_death_star') return { glyph: 'u-death-star', faction: 'empire' }
      if (c.kind === 'attack' || c.kind === 'fire') {
        const s = here(v.ships?.[a.to ?? a.target])[0]
        return s ? { glyph: s.glyph, faction: s.side } : { glyph: 'u-cruiser', faction: 'rebels' }
      }
      if (c.kind === 'advance') return { glyph: `d-${a.die}`, faction: mine }
      if (c.kind === 'pick') return { glyph: 'f-' + mine, faction: mine }
      return { glyph: v.order ? orderGlyph(v.order) : `f-${mine}`, faction: mine }
    },
    keyGlyph(key, v) {
      const ship = shipOf.get(key)
      if (ship) return { glyph: shipGlyph(key), faction: ship.side }
      const all = here(v.ships?.[key])
      const s = all.find((x) => x.k === v.order) ?? all[0]
      return s ? { glyph: s.glyph, faction: s.side } : { glyph: 'f-rebels', faction: 'rebels' }
    },
    piece(key, v) {
      if (key === 'death-star') {
        const [n, of] = [v.shield?.at ?? 0, e.points.length - 1]
        return { title: t('end.deathStar'), text: t('end.about.deathStar'), glyph: 'u-death-star', faction: 'empire', facts: [[t('end.shield'), n < of ? t('fact.of', { n, of }) : t('end.shieldDown')]] }
      }
      const ships = here(v.ships?.[key])
      if (v.markers?.[key] && !ships.length) return { title: t('end.marker', { id: key }), text: v.markers[key] === 'up' ? t('end.about.marker') : t('end.about.lost'), glyph: 'u-cruiser', faction: 'rebels', facts: [] }
      if (!ships.length) return null
      const first = ships[0]!
      return { title: key, text: inWords(v.ships[key]), glyph: first.glyph, faction: first.side, facts: ships.map((s) => [shipName(s.k, s.n), String(s.n)] as [string, string]) }
    },
    hand(v, seat, choices) {
      if (!seat) return null
      const open = (l: unknown): string[] => (Array.isArray(l) ? l.filter((c): c is string => typeof c === 'string') : [])
      const list = open(v.hands?.[seat])
      const known = open(v.piles?.[seat])
      if (!list.length && !known.length && !v.card) return null
      const face = (id: string, tag?: string, on = false) => ({ id, title: tag ?? t('end.card'), orders: (e.cards.get(id) ?? []).map((o) => ({ id: o, glyph: orderGlyph(o), name: word(`end.short.${o}`, o) })), tag, on })
      const can = new Set(choices.filter((c) => c.kind === 'pick').map((c) => c.args.card))
      const nth = [t('end.first'), t('end.second'), t('end.third')]
      if (v.phase === 'prepare')
        return { title: t('end.pick'), note: t('end.picked', { n: known.length }), faction: faction(seat), cards: [...known.map((id, i) => face(id, nth[i], true)), ...list.map((id) => ({ ...face(id), quiet: can.size > 0 && !can.has(id) }))] }
      const up = v.card && faction(v.turn) === faction(seat) && v.turn === seat ? [face(v.card, t('end.turnedUp'), true)] : []
      const extra = v.extras?.[seat] ?? 0
      return { title: t('end.pile'), note: extra ? t('end.extra', { n: extra }) : t('end.aside'), faction: faction(seat), cards: [...up, ...known.map((id, i) => face(id, i ? t('end.then') : t('end.next')))], aside: list.map((id) => face(id)) }
    },
    shownCard(event) {
      if (event.kind !== 'turned_up') return null
      const orders = (e.cards.get(event.args.card) ?? []).map((o) => ({ id: o, glyph: orderGlyph(o), name: word(`end.short.${o}`, o) }))
      // what turns a card up is often the other side's deed: its id tells whose it is
      const of: Faction = String(event.args.card).startsWith('r') ? 'rebels' : 'empire'
      const title = t('end.turnedUp')
      return { faction: of, card: { id: event.args.card, title: title[0]!.toUpperCase() + title.slice(1), orders } }
    },
    about(a) {
      const spots = [a.origin, a.to, a.at, a.target].filter((x): x is string => typeof x === 'string')
      return { spots, keys: spots }
    },
    effects(event) {
      const a = event.args
      if (event.kind === 'attacked') return [{ kind: 'shot', from: a.origin, to: a.to === 'death-star' ? 'death-star' : a.to, faction: faction(event.seat) }]
      if (event.kind === 'fired') return [{ kind: 'shot', from: 'death-star', to: a.target, faction: 'empire' }]
      if (event.kind === 'destroyed') return [{ kind: 'blast', to: a.at }, { kind: 'note', to: a.at, text: `−${a.count ?? 1}` }]
      if (event.kind === 'won' && faction(a.side) === 'rebels') return [{ kind: 'blast', to: 'death-star' }]
      return []
    },
    losses: (log, seat) => t('end.lostShips', { n: sumOf(log, 'destroyed', (x) => ((shipOf.get(x.args.ship)?.side ?? 'rebels') === faction(seat) ? (x.args.count ?? 1) : 0)) }),
    sound(event) {
      if (event.kind === 'destroyed') return 'lost'
      if (['hit', 'fired', 'duelist_lost', 'shield_down'].includes(event.kind)) return 'hit'
      if (['moved', 'deployed', 'advanced', 'ambushed'].includes(event.kind)) return 'move'
      if (['turned_up', 'picked', 'drew', 'ordered'].includes(event.kind)) return 'card'
      return null
    },
    closing: ['stay', 'no_attack', 'no_order', 'done'],
  }
}
