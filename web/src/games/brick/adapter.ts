import { factionsOf, hits, NO_LINK, plainName, unitAt, type Adapter } from '../../lib/game'
import { sumOf } from '../../lib/table/ending'
import { t, word } from './words'
import type { View } from '../../lib/wire'
import { boardOf, figure, glyph as pictureOf, grid, side as sideOf, TILE, type Board, type Unit } from './board'

const at = (v: View, unit: string): string | null => v.units?.[unit]?.at ?? null
const nameOf = (unit: string) => word(`brick.${unit}`, plainName(unit))
const units = (v: View) => Object.keys(v.units ?? {}).filter((u) => at(v, u))

const BASE = 'base:'

/** What a unit can do, from its numbers. */
function aboutUnit(unit: Unit): string {
  const line = t(`brick.line.${unit.line}`)
  const reach = unit.range === 1 ? t('brick.next', { line }) : t('brick.reach', { range: unit.range, line })
  return [t(`brick.kind.${unit.kind}`), reach, unit.leader ? t('brick.leader', { leader: nameOf(unit.leader) }) : t(`brick.can.${unit.kind}`)].filter(Boolean).join(' ')
}

function baseName(board: Board, space: string): string {
  const base = board.spaces.find((s) => s.id === space)!.base
  return base ? t(`brick.base.${base as 'rebels' | 'empire'}`) : ''
}

export function adapter(drawing: View): Adapter {
  const board = boardOf(drawing)
  const faction = factionsOf(drawing)
  const side = (unit: string) => sideOf(board, unit)
  const glyph = (unit: string, figures?: string[]) => pictureOf(board, unit, figures)

  return {
    hidden: (o, v) => !!o.secret_deployment && v.phase === 'deploy',
    faction,
    closing: ['end_turn'],

    layout(view, portrait) {
      const g = grid(board, portrait)
      const on = new Map(units(view).map((u) => [at(view, u)!, u]))
      return {
        w: g.w,
        h: g.h,
        spots: board.spaces.map(({ id: s }) => {
          const [x, y] = g.at(s)
          const q = TILE / 2
          const u = on.get(s)
          const who = u ? `${nameOf(u)}, ${t(`side.${side(u)}`)}, ${t('count.figures', { n: (view.units[u].figures ?? []).length })}` : ''
          return { id: s, x, y, r: q, poly: [[x - q, y - q], [x + q, y - q], [x + q, y + q], [x - q, y + q]], name: [s, baseName(board, s) || (who ? '' : t('spot.empty')), who].filter(Boolean).join(', ') }
        }),
      }
    },

    subtitle: (v) => t('turn', { n: v.turn ?? 1 }),
    seatNote: (v, seat) => t('count.units', { n: units(v).filter((u) => side(u) === faction(seat)).length }),
    steps(v) {
      if (v.phase && v.phase !== 'play') {
        const order = ['deploy', 'guns', 'heroes'].filter((p) => p === v.phase || v.options?.[p === 'deploy' ? 'secret_deployment' : p])
        return { names: [...order.map((p) => word(`brick.phase.${p}`, p)), t('brick.phase.play')], here: order.indexOf(v.phase) }
      }
      return { names: [t('brick.action1'), t('brick.action2')], here: Math.min(1, 2 - (v.actions_left ?? 2)) }
    },

    link(c, v) {
      const { unit, to, target, figure: f } = c.args
      switch (c.kind) {
        case 'move':
        case 'double_move':
          return { source: unit, from: at(v, unit), target: to, intent: 'go' }
        case 'deploy':
          return { source: unit, from: null, target: to, intent: 'go' }
        case 'attack':
          return { source: unit, from: at(v, unit), target: at(v, target), intent: 'hit' }
        case 'add_hero':
          return { source: f, from: null, target: at(v, unit), intent: 'go' }
        case 'remove':
        case 'swap_gun':
          return { source: unit, from: at(v, unit), target: null, intent: 'go' }
        default:
          return NO_LINK
      }
    },
    keyAt: (spot, v) => unitAt(v, spot),
    groundAt(spot) {
      const base = board.spaces.find((s) => s.id === spot)?.base
      return base ? BASE + base : null
    },
    keyTitle(key, v) {
      const s = at(v, key)
      return s ? t('brick.at', { unit: nameOf(key), space: s }) : nameOf(key)
    },
    glyph(c, v) {
      const u: string | undefined = c.kind === 'remove' ? undefined : (c.args.unit ?? c.args.figure)
      if (c.kind === 'remove') return { glyph: figure(c.args.figure, side(c.args.unit)), faction: side(c.args.unit) }
      if (!u) return { glyph: `f-${faction(c.seat)}`, faction: faction(c.seat) }
      return { glyph: glyph(u, v.units?.[u]?.figures), faction: side(u) }
    },
    keyGlyph: (key, v) => ({ glyph: glyph(key, v.units?.[key]?.figures), faction: side(key) }),
    piece(key, v) {
      if (key.startsWith(BASE)) {
        const of = key.slice(BASE.length) as 'rebels' | 'empire'
        return { title: t(`brick.base.${of}`), text: t(`brick.about.base.${of}`), glyph: null, faction: of, facts: [] }
      }
      const u = v.units?.[key]
      const facts: [string, string][] = []
      if (u) {
        facts.push([t('fact.at'), u.at ?? '']) 
        facts.push([t('fact.figures'), t('fact.of', { n: (u.figures ?? []).length, of: Math.max(board.units[key]?.figures ?? 0, (u.figures ?? []).length) })])
        facts.push([t('fact.moved'), (v.moved ?? []).includes(key) ? t('yes') : t('no')])
        facts.push([t('fact.attacked'), (v.attacked ?? []).includes(key) ? t('yes') : t('no')])
      }
      return { title: nameOf(key), text: board.units[key] ? aboutUnit(board.units[key]) : '', glyph: glyph(key, u?.figures), faction: side(key), facts }
    },
    about(a, v) {
      const keys = [a.unit, a.target].filter((k): k is string => typeof k === 'string')
      const spots = [a.to, a.origin].filter((s): s is string => typeof s === 'string')
      return { spots: [...spots, ...keys.map((k) => at(v, k)).filter((s): s is string => !!s)], keys }
    },
    effects(e, before, after) {
      const where = (u: string) => at(before, u) ?? at(after, u) ?? undefined
      const f = side(e.args.unit ?? '')
      if (e.kind === 'attacked') {
        return [
          { kind: 'shot', from: where(e.args.unit), to: where(e.args.target), faction: f },
          ...(hits(e) ? [{ kind: 'blast' as const, to: where(e.args.target) }] : []),
          { kind: 'note', to: where(e.args.target), text: e.roll?.rows[0]?.dice[0]?.name ?? '' },
        ]
      }
      if (e.kind === 'destroyed') return [{ kind: 'blast', to: where(e.args.unit) }]
      return []
    },
    losses: (log, seat) => t('count.units', { n: sumOf(log, 'destroyed', (e) => Number(side(e.args.unit) === faction(seat))) }),
    sound(e) {
      if (e.kind === 'attacked') return hits(e) ? 'hit' : 'miss'
      if (e.kind === 'destroyed') return 'lost'
      if (['moved', 'deployed', 'reinforced', 'hero_added', 'gun_swapped'].includes(e.kind)) return 'move'
      return null
    },
    turnEnd: (e) => e.kind === 'turn_ended',
  }
}
