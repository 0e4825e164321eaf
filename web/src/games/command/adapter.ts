import { factionsOf, NO_LINK, plainName, unitAt, type Adapter, type Piece } from '../../lib/game'
import { ngon } from '../../lib/geometry'
import { sumOf } from '../../lib/table/ending'
import { listed } from '../../lib/words.svelte'
import { t, word } from './words'
import type { View } from '../../lib/wire'
import { card, fieldOf, full, glyph, kind, R, sectionsOf, side as sideOf, type Kind } from './board'

const hexOf = (v: View, id: string | undefined): string | null => (id ? (v.units?.[id]?.at ?? v.structures?.[id] ?? null) : null)
const nameOf = (id: string) => {
  const m = /^(.*?)-(\d+)$/.exec(id)
  return m ? `${word(`com.${m[1]}`, plainName(m[1]!))} ${m[2]}` : word(`com.${id}`, plainName(id))
}
const STEP: Record<string, string> = { deploy: 'play', play: 'play', discard: 'play', take: 'play', section: 'order', pick: 'order', order: 'order', move: 'move', attack: 'attack', reroll: 'attack', trench: 'attack', retreat: 'attack', break_through: 'attack', move_after: 'move_after' }

/** What a kind of unit can do, from its numbers. */
function aboutKind(k: Kind): string {
  const type = t(k.flying ? 'com.type.flying' : `com.type.${k.type}`)
  const move = !k.move ? t('com.still') : k.move_only > k.move ? t('com.movesOr', { move: k.move, only: k.move_only }) : t('com.moves', { move: k.move })
  const dice = t('com.dice', { dice: k.dice.join(', '), ranges: k.dice.map((_, i) => i + 1).join(', ') })
  return [type, move, dice, k.walker ? t('com.confirmed') : k.type === 'special' ? t('com.special') : ''].filter(Boolean).join(' ')
}
/** Markers that stand on the field as things of their own. */
const STRUCTURES = ['shield-generator', 'ion-cannon']
const MARKER = 'marker:'
const sentence = (text: string) => (text ? text[0]!.toUpperCase() + text.slice(1) + (/[.!]$/.test(text) ? '' : '.') : '')

export function adapter(drawing: View): Adapter {
  const field = fieldOf(drawing)
  const faction = factionsOf(drawing)
  const side = (id: string, v?: View) => sideOf(field, id, v ? hexOf(v, id) : null)
  /** The sections of a card as its owner sees them on the page. */
  function sections(f: 'rebels' | 'empire', counts: (number | 'all')[]): [string, string, string] {
    const shown = counts.map((n) => (n === 'all' ? t('com.all') : n ? String(n) : ''))
    const [first] = sectionsOf(field, f)
    return (first?.id === 'left' ? shown : shown.reverse()) as [string, string, string]
  }

  /** The markers of a hex that are still there. */
  const markersOf = (hex: string, v: View) =>
    field.markers.filter((m) => m.at.includes(hex) && !STRUCTURES.includes(m.kind) && (m.kind !== 'officer' || !v.officer || v.officer === hex) && (m.kind !== 'permanent-medal' || !(v.taken ?? []).includes(hex)))

  /** The card of what lies on a hex: its markers, and the ground under them. */
  function lying(hex: string, v: View): Piece | null {
    const found = markersOf(hex, v)
    const first = found[0]
    if (!first) return null
    const ground = v.terrain?.[hex]
    const facts: [string, string][] = [[t('fact.at'), hex]]
    if (first.side === 'rebels' || first.side === 'empire') facts.push([t('com.marker.for'), t(`side.${first.side}`)])
    if (first.count) facts.push([t('com.marker.medals'), String(first.count)])
    if (ground) facts.push([t('com.marker.ground'), word(`com.terrain.${ground}`, ground)])
    return {
      title: listed(found.map((m) => word(`com.marker.${m.kind}`, plainName(m.kind)))),
      text: found.map((m) => word(`com.about.${m.kind}`, '')).filter(Boolean).join(' '),
      glyph: first.kind === 'officer' ? 'u-leia' : null,
      faction: first.side === 'empire' ? 'empire' : 'rebels',
      facts,
    }
  }

  return {
    hidden: () => true,
    faction,

    layout(v) {
      const on = new Map<string, string[]>()
      const put = (h: string | null, id: string) => h && on.set(h, [...(on.get(h) ?? []), id])
      for (const id of Object.keys(v.units ?? {})) put(hexOf(v, id), id)
      for (const id of Object.keys(v.structures ?? {})) put(hexOf(v, id), id)
      return {
        w: field.w,
        h: field.h,
        spots: field.hexes.map(({ id, at: [x, y] }) => {
          const words = [id]
          const terrain = v.terrain?.[id]
          if (terrain) words.push(word(`com.terrain.${terrain}`, terrain))
          for (const m of markersOf(id, v)) words.push(word(`com.marker.${m.kind}`, plainName(m.kind)))
          for (const u of on.get(id) ?? []) {
            const s = v.units?.[u]
            words.push(nameOf(u))
            if (s) words.push(t(`side.${side(u)}`), t('count.figures', { n: s.figures }))
            if (s?.badge) words.push(word(`com.badge.${s.badge}`, s.badge))
          }
          if (words.length === 1) words.push(t('spot.empty'))
          return { id, x, y, r: R * 0.9, poly: ngon(x, y, R, 6, 90), label: id, name: words.join(', ') }
        }),
      }
    },

    subtitle(v) {
      const n = Math.max(1, ...Object.values<number>(v.turns ?? {}).filter((n) => typeof n === 'number'))
      const number = typeof v.scenario === 'number' ? `${v.scenario}. ` : ''
      return field.title ? t('com.turnIn', { battle: `${number}${field.title}`, n }) : t('turn', { n })
    },
    seatNote(v, seat) {
      const f = faction(seat)
      const need = v.need?.[f]
      const n = (v.medals?.[f] ?? 0) + (v.held?.[f] ?? 0)
      return need ? t('com.medals', { n, of: need }) : t('count.units', { n: Object.keys(v.units ?? {}).filter((u) => side(u) === f).length })
    },
    medals(v, seat) {
      const f = faction(seat)
      const need = v.need?.[f]
      if (!need || field.second.includes(seat)) return null
      return [Math.min(need, (v.medals?.[f] ?? 0) + (v.held?.[f] ?? 0)), need]
    },
    steps(v) {
      const all = ['play', 'order', 'move', 'attack', ...(v.step === 'move_after' ? ['move_after'] : []), 'draw']
      return { names: all.map((s) => word(`com.step.${s}`, s)), here: Math.max(0, all.indexOf(STEP[v.step] ?? 'play')) }
    },

    link(c, v) {
      const a = c.args
      switch (c.kind) {
        case 'order':
        case 'leave':
        case 'break_through':
        case 'hold':
          return { source: a.unit, from: hexOf(v, a.unit), target: null, intent: 'go' }
        case 'move':
        case 'move_after':
        case 'retreat':
        case 'deploy':
          return { source: a.unit, from: hexOf(v, a.unit), target: a.to, intent: 'go' }
        case 'attack':
          return { source: a.unit, from: hexOf(v, a.unit), target: hexOf(v, a.target), intent: 'hit' }
        case 'pick':
          return { source: null, from: null, target: hexOf(v, a.target), intent: side(a.target ?? '', v) === faction(c.seat) ? 'go' : 'hit' }
        default:
          return NO_LINK
      }
    },
    keyAt: (spot, v) => unitAt(v, spot) ?? Object.entries<any>(v.structures ?? {}).find(([, at]) => at === spot)?.[0] ?? null,
    groundAt: (spot, v) => (markersOf(spot, v).length ? MARKER + spot : v.terrain?.[spot] ? `terrain:${v.terrain[spot]}` : null),
    shownCard(e) {
      if (e.kind !== 'card_played') return null
      const f = faction(e.args.seat)
      const c = card(field, f, e.args.card)
      return { faction: f, card: { id: e.args.card, title: c?.name ?? plainName(e.args.card), text: sentence(c?.effect ?? ''), sections: c?.sections && sections(f as 'rebels' | 'empire', c.sections) } }
    },
    keyTitle(key, v) {
      const h = hexOf(v, key)
      return h ? t('com.at', { unit: nameOf(key), hex: h }) : nameOf(key)
    },
    glyph(c, v) {
      const mine = faction(c.seat)
      const a = c.args
      if (c.kind === 'attack' || c.kind === 'pick') return { glyph: glyph(a.target ?? ''), faction: side(a.target ?? '', v) }
      if (a.unit) return { glyph: glyph(a.unit), faction: side(a.unit) }
      if (c.kind === 'reroll') return { glyph: 'd-explosion', faction: mine }
      return { glyph: `f-${mine}`, faction: mine }
    },
    keyGlyph: (key, v) => ({ glyph: glyph(key), faction: side(key, v) }),
    piece(key, v) {
      if (key.startsWith(MARKER)) return lying(key.slice(MARKER.length), v)
      if (key.startsWith('terrain:')) return { title: sentence(word(`com.${key.replace(':', '.')}`, key.slice(8))).replace('.', ''), text: '', glyph: null, faction: 'empire', facts: [] }
      const u = v.units?.[key]
      if (!u && !v.structures?.[key]) return null
      const facts: [string, string][] = []
      if (u) {
        facts.push([t('fact.at'), u.at ?? ''])
        facts.push([t('fact.figures'), t('fact.of', { n: u.figures, of: full(field, key, u.badge) })])
        if ((v.ordered ?? []).includes(key)) facts.push([t('com.ordered'), t('yes')])
        if (u.badge) facts.push([t('com.badge'), word(`com.badge.${u.badge}`, u.badge)])
      }
      const k = field.kinds[kind(key)]
      return { title: nameOf(key), text: k ? aboutKind(k) : t('com.structure'), glyph: glyph(key), faction: side(key, v), facts }
    },
    hand(v, seat, choices) {
      const list = seat ? v.hands?.[seat] : null
      if (!Array.isArray(list)) return null
      const f = faction(seat)
      const now = new Set(choices.map((c) => c.args.card).filter(Boolean))
      const face = (id: string, tag?: string) => {
        const c = card(field, f, id)
        const text = sentence(c?.effect ?? choices.find((x) => x.args.card === id)?.text ?? '')
        return { id, title: c?.name ?? plainName(id), text, sections: c?.sections && sections(f as 'rebels' | 'empire', c.sections), tag, on: tag === t('com.played') }
      }
      const faces = list.map((id: string) => ({ ...face(id), quiet: choices.length > 0 && now.size > 0 && !now.has(id) }))
      const played = v.card && faction(v.seat) === faction(seat) && v.seat === seat ? [face(v.card, t('com.played'))] : []
      const support: string[] = Array.isArray(v.support?.[f]) ? v.support[f] : []
      const deck = v.decks?.[seat!]
      const out = v.discards?.[seat!]
      return {
        title: t('hand.yours'),
        note: t('com.piles', { deck: Array.isArray(deck) ? deck.length : (deck ?? 0), discards: Array.isArray(out) ? out.length : (out ?? 0) }),
        faction: faction(seat),
        cards: [...played, ...faces, ...support.map((id) => face(id, t('com.support')))].filter((c, i, l) => l.findIndex((x) => x.id === c.id) === i),
      }
    },
    about(a, v) {
      const keys = [a.unit, a.target].filter((k): k is string => typeof k === 'string')
      const spots = [a.to, a.origin, a.hex, a.at].filter((s): s is string => typeof s === 'string' && s.includes(','))
      return { spots: [...spots, ...keys.map((k) => hexOf(v, k)).filter((s): s is string => !!s)], keys }
    },
    effects(e, before, after) {
      const where = (id: string) => hexOf(before, id) ?? hexOf(after, id) ?? undefined
      const a = e.args
      if (e.kind === 'attacked') return [{ kind: 'shot', from: where(a.unit), to: where(a.target), faction: side(a.unit ?? '') }]
      if (e.kind === 'figure_lost' && a.unit) return [{ kind: 'blast', to: where(a.unit) }, { kind: 'note', to: where(a.unit), text: `−${a.count ?? 1}` }]
      if (e.kind === 'destroyed') return [{ kind: 'blast', to: where(a.unit ?? a.target) }]
      return []
    },
    losses(log, seat) {
      const mine = (unit: string) => side(unit) === faction(seat)
      return t('count.figures', { n: sumOf(log, 'figure_lost', (e) => (mine(e.args.unit) ? e.args.count : 0)) })
    },
    sound(e) {
      if (e.kind === 'figure_lost') return 'hit'
      if (e.kind === 'destroyed') return 'lost'
      if (['moved', 'retreated', 'broke_through', 'deployed', 'left', 'ordered'].includes(e.kind)) return 'move'
      if (['card_played', 'drew', 'discarded'].includes(e.kind)) return 'card'
      return null
    },
    turnEnd: (e) => e.kind === 'turn_began',
    closing: ['done', 'keep_dice', 'take_retreat'],
  }
}
