import { factionsOf, NO_LINK, plainName, type Adapter, type Vital } from '../../lib/game'
import { listed } from '../../lib/words.svelte'
import { t, word } from './words'
import type { View } from '../../lib/wire'
import { coloursOf, galaxy, shipGlyph } from './board'

const owned = (v: View, seat: string) => Object.values<any>(v.planets ?? {}).filter((p) => p.owner === seat).length
const STEPS = ['base', 'cards', 'place', 'invade', 'fortify', 'fortify_ships', 'take_over', 'death_star', 'draw']

/** The meters are written in 17 units. */
const READABLE = 0.6
/** How far the Force stands to one side, in words. */
export const forceWords = (force: number) => (force < 0 ? t('tri.dark', { n: -force }) : force > 0 ? t('tri.light', { n: force }) : t('tri.balance'))

export function adapter(drawing: View): Adapter {
  const g = galaxy(drawing)
  const faction = factionsOf(drawing)
  const name = (id: string) => g.planets.get(id)?.name ?? plainName(id)
  /** What sets of cards bring. */
  const sets = () => t('tri.sets', { fighters: drawing.card_sets['3_fighter'], bombers: drawing.card_sets['3_bomber'], destroyers: drawing.card_sets['3_destroyer'], each: drawing.card_sets.one_of_each })

  return {
    hidden: (_, v) => Object.values<any>(v.hands ?? {}).some((h) => (Array.isArray(h) ? h.length : h) > 0) || Object.values<any>(v.planets ?? {}).some((p) => p?.bases?.length),
    faction,

    layout(v) {
      const spots = [...g.planets.values()].map((p) => {
        const s = v.planets?.[p.id]
        const words = [p.name, g.regions.find((r) => r.id === p.region)?.name ?? '']
        if (p.resource && v.mode !== 'standard') words.push(t('tri.key.resource'))
        if ((v.asteroids ?? []).includes(p.id)) words.push(t('tri.asteroids'))
        else if (s?.owner) {
          words.push(word(`seat.${s.owner}`, plainName(s.owner)), t('tri.forces', { n: s.forces ?? 0 }))
          for (const k of g.ships) if (s.ships?.[k]) words.push(`${s.ships[k]} ${word(`tri.${k}`, k)}`)
          if (s.bases?.length) words.push(t('tri.base'))
        } else words.push(t('tri.free'))
        if (v.death_star === p.id) words.push(t('tri.deathStar'))
        return { id: p.id, x: p.x, y: p.y, r: 40, bracket: 37, name: words.filter(Boolean).join(', ') }
      })
      const ds = v.death_star ? g.planets.get(v.death_star) : null
      if (ds) spots.push({ id: 'death-star', x: ds.x + 46, y: ds.y - 36, r: 32, bracket: 32, name: t('tri.deathStarAt', { planet: ds.name }) })
      return { x: 20, y: 16, w: 1570, h: 974, spots, least: v.mode === 'standard' ? 0 : READABLE, space: true }
    },

    subtitle(v) {
      const seats = Math.max(2, v.players ?? 3)
      const round = t('round', { n: Math.floor((v.turn ?? 0) / seats) + 1 })
      return v.mode === 'standard' ? `${t('tri.standard')}, ${round}` : round
    },
    vitals(v): Vital[] {
      if (v.mode === 'standard') return []
      const hutts = [...g.planets.values()].filter((p) => p.resource && v.planets?.[p.id]?.owner === 'hutts').length
      return [
        { name: t('tri.force'), glyph: 'd-force', faction: (v.force ?? -1) < 0 ? 'empire' : 'rebels', n: v.force ?? -1, text: forceWords(v.force ?? -1) },
        { name: t('tri.huttResources'), glyph: 'f-hutts', faction: 'hutts', n: hutts, of: drawing.resource_win },
      ]
    },
    seatNote(v, seat) {
      const hand = v.hands?.[seat]
      const cards = Array.isArray(hand) ? hand.length : hand
      return t('tri.planets', { n: owned(v, seat) }) + (cards ? `, ${t('cards', { n: cards })}` : '')
    },
    steps(v) {
      if (/^(claim|reinforce|death_star_setup)/.test(v.step ?? '')) {
        const all = v.mode === 'standard' ? ['claim', 'reinforce'] : ['claim', 'death_star_setup', 'reinforce']
        return { names: all.map((s) => word(`tri.step.${s}`, s)), here: all.indexOf(String(v.step).replace('_neutral', '')) }
      }
      const empire = faction(v.seat) === 'empire' && v.mode !== 'standard'
      const all = STEPS.filter((s) => {
        if (s === 'base' || s === 'death_star') return empire
        if (s === 'fortify_ships') return v.mode !== 'standard'
        if (s === 'take_over') return v.step === s
        return true
      })
      return { names: all.map((s) => word(`tri.step.${s}`, s)), here: Math.max(0, all.indexOf(v.step === 'count' ? 'cards' : v.step)) }
    },

    link(c) {
      const a = c.args
      switch (c.kind) {
        case 'attack':
          return { source: a.origin, from: a.origin, target: a.to, intent: 'hit' }
        case 'attack_death_star':
          return { source: a.origin, from: a.origin, target: 'death-star', intent: 'hit' }
        case 'fortify':
        case 'fortify_ship':
          return { source: a.origin, from: a.origin, target: a.to, intent: 'go' }
        case 'move_death_star':
          return { source: 'death-star', from: 'death-star', target: a.to, intent: 'go' }
        case 'place_ship':
          return { source: `ship:${a.ship}`, from: null, target: a.planet, intent: 'go' }
        case 'claim':
        case 'claim_neutral':
        case 'reinforce':
        case 'reinforce_neutral':
        case 'death_star':
        case 'base':
        case 'place':
        case 'take_over':
        case 'card_force':
          return { source: null, from: null, target: a.planet, intent: 'go' }
        case 'play_card':
          return { source: `card:${a.card}`, from: null, target: a.to ?? a.planet ?? null, intent: 'go' }
        case 'build':
        case 'fire':
        case 'discard':
        case 'decline':
          return { source: `card:${a.card}`, from: null, target: null, intent: 'go' }
        default:
          return NO_LINK
      }
    },
    joined(spot) {
      const ways = [...g.borders, ...g.lanes.map((l): [string, string] => [l.a, l.b])]
      return ways.flatMap(([a, b]) => (a === spot ? [b] : b === spot ? [a] : []))
    },
    keyAt: (spot, v) => (v.planets?.[spot] ? spot : null),
    groundAt: (spot, v) => (spot === 'death-star' || (v.asteroids ?? []).includes(spot) ? spot : null),
    shownCard(e) {
      const c = e.kind === 'card_played' ? g.cards.get(e.args.card) : null
      return c ? { faction: faction(e.args.seat), card: { id: c.id, title: c.name, text: c.effect } } : null
    },
    keyTitle(key, v) {
      if (key.startsWith('card:')) return g.cards.get(key.slice(5))?.name ?? plainName(key.slice(5))
      if (key.startsWith('ship:')) return word(`tri.${key.slice(5)}`, key.slice(5))
      if (key === 'death-star') return t('tri.deathStar')
      return `${name(key)}, ${t('tri.forces', { n: v.planets?.[key]?.forces ?? 0 })}`
    },
    glyph(c, v) {
      const a = c.args
      const mine = faction(c.seat)
      if (c.kind === 'attack_death_star') return { glyph: 'u-death-star', faction: 'empire' }
      if (c.kind === 'attack') {
        const owner = v.planets?.[a.to]?.owner
        const f = faction(owner)
        return { glyph: `f-${f}`, faction: f, colours: coloursOf(owner) }
      }
      if (a.ship) return { glyph: shipGlyph(a.ship), faction: mine }
      if (a.card) {
        const card = g.cards.get(a.card)
        return { glyph: card ? shipGlyph(card.class) : `f-${mine}`, faction: mine }
      }
      if (/death_star|fire/.test(c.kind)) return { glyph: 'u-death-star', faction: 'empire' }
      if (c.kind === 'base') return { glyph: 'u-base', faction: 'empire' }
      if (/neutral/.test(c.kind)) return { glyph: 'f-hutts', faction: 'hutts' }
      return { glyph: `f-${mine}`, faction: mine, colours: coloursOf(c.seat) }
    },
    keyGlyph(key, v) {
      if (key.startsWith('ship:')) return { glyph: shipGlyph(key.slice(5)), faction: faction(v.seat) }
      if (key.startsWith('card:')) {
        const card = g.cards.get(key.slice(5))
        return { glyph: card ? shipGlyph(card.class) : 'u-fighter', faction: faction(v.seat) }
      }
      if (key === 'death-star') return { glyph: 'u-death-star', faction: 'empire' }
      const owner = v.planets?.[key]?.owner
      const f = faction(owner)
      return { glyph: `f-${f}`, faction: f, colours: coloursOf(owner) }
    },
    piece(key, v) {
      if (key === 'death-star') return { title: v.death_star ? t('tri.deathStarAt', { planet: name(v.death_star) }) : t('tri.deathStar'), text: t('tri.about.deathStar'), glyph: 'u-death-star', faction: 'empire', facts: [] }
      if ((v.asteroids ?? []).includes(key)) return { title: `${name(key)}: ${t('tri.asteroids')}`, text: t('tri.about.asteroids'), glyph: null, faction: 'empire', facts: [] }
      const p = g.planets.get(key)
      const s = v.planets?.[key]
      if (!p || !s) return null
      const region = g.regions.find((r) => r.id === p.region)
      const f = faction(s.owner)
      const facts: [string, string][] = [[t('tri.fact.forces'), String(s.forces ?? 0)]]
      for (const k of g.ships) if (s.ships?.[k]) facts.push([word(`tri.${k}`, k), String(s.ships[k])])
      if (s.bases?.length) facts.push([t('tri.base'), listed(s.bases.map((b: any) => (b === 'hidden' ? t('tri.hidden') : word(`tri.marker.${b?.marker ?? b}`, String(b?.marker ?? b)))))])
      return {
        title: p.name,
        text: [t('tri.in', { region: region?.name ?? '', bonus: region?.bonus ?? 0 }), p.resource ? t('tri.resource') : ''].filter(Boolean).join(' '),
        glyph: `f-${f}`,
        faction: f,
        facts,
      }
    },
    hand(v, seat, choices) {
      const list = seat ? v.hands?.[seat] : null
      if (!Array.isArray(list)) return null
      const now = new Set(choices.map((c) => c.args.card).filter(Boolean))
      return {
        title: t('hand.yours'),
        note: sets(),
        faction: faction(seat),
        cards: list.map((id: string) => {
          const c = g.cards.get(id)
          return { id, title: c?.name ?? plainName(id), text: c?.effect ?? '', glyph: c ? shipGlyph(c.class) : undefined, on: now.has(id), tag: now.has(id) ? t('hand.now') : undefined, quiet: choices.length > 0 && !now.has(id) }
        }),
      }
    },
    about(a) {
      const spots = [a.planet, a.origin, a.to, a.target].filter((x): x is string => typeof x === 'string')
      return { spots, keys: spots }
    },
    effects(e, before) {
      const a = e.args
      if (e.kind === 'lost') return [{ kind: 'blast', to: a.planet }, { kind: 'note', to: a.planet, text: `−${a.count ?? 1}` }]
      if (e.kind === 'taken') return [{ kind: 'note', to: a.planet, text: t('tri.taken') }]
      if (e.kind === 'placed' && a.planet) return [{ kind: 'note', to: a.planet, text: `+${a.count ?? 1}` }]
      if (e.kind === 'moved' && a.to) return [{ kind: 'note', to: a.to, text: `+${a.count ?? 1}` }]
      if (e.kind === 'fired') return [{ kind: 'shot', from: 'death-star', to: a.planet, faction: 'empire' }, { kind: 'blast', to: a.planet }]
      if (e.kind === 'death_star_destroyed') return [{ kind: 'blast', to: before.death_star }]
      return []
    },
    losses(log, seat) {
      const owner = new Map<string, string>()
      let n = 0
      for (const { kind, args } of log) {
        if (['placed', 'taken', 'taken_over'].includes(kind)) owner.set(args.planet, args.seat)
        else if (kind === 'lost' && owner.get(args.planet) === seat) n += args.count
      }
      return t('tri.forces', { n })
    },
    sound(e) {
      if (e.kind === 'lost') return 'hit'
      if (['taken', 'fired', 'death_star_destroyed', 'eliminated'].includes(e.kind)) return 'lost'
      if (['placed', 'moved', 'base_placed', 'death_star_moved'].includes(e.kind)) return 'move'
      if (['card_played', 'drew'].includes(e.kind)) return 'card'
      return null
    },
    closing: ['done', 'refuse'],
    movesIn: 'move_in',
    colours: (seat) => coloursOf(seat),
    /** A repeated attack always has the most dice, so it is the one with the most that is fought to the end. */
    repeatedHere: (c, open) => !open.some((o) => o.repeats && o.args.origin === c.args.origin && o.args.to === c.args.to && Number(o.args.dice) > Number(c.args.dice)),
  }
}
