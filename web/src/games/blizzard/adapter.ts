import { factionsOf, NO_LINK, plainName, unitAt, type Adapter } from '../../lib/game'
import { ngon } from '../../lib/geometry'
import { sumOf } from '../../lib/table/ending'
import { t, word } from './words'
import type { View } from '../../lib/wire'
import { fieldOf, glyph as pictureOf, missionName, R, type Kind } from './board'

const hexOf = (v: View, id: string | undefined): string | null => (id ? (v.units?.[id]?.at ?? null) : null)
export const nameOf = (id: string) => {
  const m = /^(.*?)-(\d+)$/.exec(id)
  return m ? `${word(`blz.${m[1]}`, plainName(m[1]!))} ${m[2]}` : word(`blz.${id}`, plainName(id))
}
/** A facing's handle is one sixth of the unit's own hex, without its middle: it takes no click that is meant for another hex. */
const [HANDLE_FROM, HANDLE_AT, HANDLE_TO, HANDLE_R] = [0.36, 0.75, 0.99, 7.5]
const ICE = 'ground:ice'
const STEPS = ['march', 'commands', 'fire', 'return']

/** What a kind of unit is and can do, on either side of its counter. */
function aboutKind(id: string, k: Kind): string {
  const abilities = [...new Set([...k.front.abilities, ...k.back.abilities])]
  return [word(`blz.about.${id}`, ''), word(`blz.type.${k.type}`, ''), ...abilities.map((a) => word(`blz.can.${a}`, ''))].filter(Boolean).join(' ')
}

export function adapter(drawing: View): Adapter {
  const field = fieldOf(drawing)
  const faction = factionsOf(drawing)
  const { side } = field
  const glyph = (unit: string) => pictureOf(field, unit)
  const looking = (facing: string) => word(`blz.dir.${facing}`, facing)

  return {
    hidden: () => false,
    faction,

    layout(v) {
      const on = new Map<string, string[]>()
      for (const [id, u] of Object.entries<any>(v.units ?? {})) if (u?.at) on.set(u.at, [...(on.get(u.at) ?? []), id])
      const named = (id: string) => [nameOf(id), t(`side.${side(id)}`), v.units[id].damaged ? t('blz.damaged') : '', v.units[id].facing ? t('blz.facing', { facing: looking(v.units[id].facing) }) : '']
      const ice = new Set(field.ice)
      const spots = field.hexes.map(({ id, xy: [x, y] }) => {
        const who = (on.get(id) ?? []).flatMap(named).filter(Boolean)
        return { id, x, y, r: R * 0.88, poly: ngon(x, y, R, 6, 0), label: id, name: [id, ...(ice.has(id) ? [t('blz.ice')] : []), ...(who.length ? who : [t('spot.empty')])].join(', ') }
      })
      return { w: field.w, h: field.h, spots, side: true }
    },
    extra(choices, selected, v) {
      const faces = choices.filter((c) => (c.kind === 'face' || c.kind === 'turn') && v.units?.[c.args.unit]?.facing !== c.args.facing && (selected === null || c.args.unit === selected))
      const unit = selected ?? faces[0]?.args.unit
      const hex = hexOf(v, unit)
      if (!hex) return []
      const [x, y] = field.place(hex)
      return faces
        .filter((c) => c.args.unit === unit)
        .map((c) => {
          const arrow = field.angle(c.args.facing)
          const out = (k: number, turn = 0): [number, number] => [x + Math.cos(((arrow + turn) * Math.PI) / 180) * R * k, y + Math.sin(((arrow + turn) * Math.PI) / 180) * R * k]
          const [ax, ay] = out(HANDLE_AT)
          return { id: `face:${c.args.facing}`, x: ax, y: ay, r: HANDLE_R, arrow, poly: [out(HANDLE_FROM, -30), out(HANDLE_TO, -30), out(HANDLE_TO, 30), out(HANDLE_FROM, 30)], name: t('blz.face', { facing: looking(c.args.facing) }) }
        })
    },

    vitals(v) {
      const last = field.turns[Number(v.mission ?? 1) - 1] ?? 0
      return [
        { name: t('blz.turn'), glyph: `f-${faction(v.first)}`, faction: faction(v.first), n: v.turn ?? 1, text: last ? t('blz.turnsOf', { n: v.turn ?? 1, of: last }) : t('blz.turns', { n: v.turn ?? 1 }) },
        { name: t('blz.points'), glyph: `f-${faction(v.seat)}`, faction: faction(v.seat), n: v.points ?? 0, text: t('blz.pointsLeft', { n: v.points ?? 0 }) },
      ]
    },
    subtitle: (v) => t('blz.turnIn', { mission: missionName(field, v.mission ?? 1), n: v.turn ?? 1 }),
    seatNote: (v, seat) => t('count.units', { n: Object.entries<any>(v.units ?? {}).filter(([id, u]) => u?.at && side(id) === faction(seat)).length }),
    steps(v) {
      if (v.step === 'setup') return { names: [t('blz.step.setup'), t('blz.step.play')], here: 0 }
      return { names: STEPS.map((s) => word(`blz.step.${s}`, s)), here: v.step === 'event' ? 1 : Math.max(0, STEPS.indexOf(v.step)) }
    },

    link(c, v) {
      const a = c.args
      const from = hexOf(v, a.unit)
      switch (c.kind) {
        case 'place':
        case 'reinforce':
          return { source: a.unit, from: null, target: a.hex, intent: 'go' }
        case 'move':
        case 'step':
          return { source: a.unit, from, target: a.to === 'off' ? null : a.to, intent: 'go' }
        case 'march':
          return { source: a.unit, from, target: from ? field.ahead(from, v.units?.[a.unit]?.facing ?? null) : null, intent: 'go' }
        case 'turn':
        case 'face':
          return { source: a.unit, from, target: v.units?.[a.unit]?.facing === a.facing ? null : `face:${a.facing}`, intent: 'go' }
        case 'pushed':
          return { source: a.unit, from, target: a.hex, intent: 'go' }
        case 'rally':
        case 'follow':
        case 'stay':
          return { source: a.unit, from, target: null, intent: 'go' }
        case 'shoot':
        case 'harpoon':
        case 'self_destruct':
          return { source: a.unit, from, target: hexOf(v, a.target), intent: 'hit' }
        case 'great_shot':
          return { source: null, from: null, target: hexOf(v, a.target), intent: 'hit' }
        default:
          return NO_LINK
      }
    },
    keyAt: (spot, v) => unitAt(v, spot),
    groundAt: (spot) => (field.ice?.includes(spot) ? ICE : null),
    keyTitle(key, v) {
      const h = hexOf(v, key)
      return h ? t('blz.at', { unit: nameOf(key), hex: h }) : nameOf(key)
    },
    glyph(c) {
      const id: string = ['shoot', 'great_shot', 'harpoon', 'self_destruct'].includes(c.kind) ? c.args.target : c.args.unit
      return id ? { glyph: glyph(id), faction: side(id) } : { glyph: `f-${faction(c.seat)}`, faction: faction(c.seat) }
    },
    keyGlyph: (key) => ({ glyph: glyph(key), faction: side(key) }),
    piece(key, v) {
      if (key === ICE) return { title: t('blz.ice'), text: t('blz.about.ice'), glyph: null, faction: 'empire', facts: [] }
      const k = field.kindOf(key)
      const stats = field.kinds[k]
      if (!stats) return null
      const line = (f: typeof stats.front) => [f.speed, f.armor, f.firepower].map(String)
      const u = v.units?.[key]
      const facts: [string, string][] = []
      if (u?.at) facts.push([t('fact.at'), u.at])
      if (u?.facing) facts.push([t('blz.facingFact'), looking(u.facing)])
      const rows = [[t('blz.front'), ...line(stats.front)], [t('blz.back'), ...line(stats.back)]]
      if (u?.damaged) rows.reverse()
      return { title: nameOf(key), text: aboutKind(k, stats), glyph: glyph(key), faction: side(key), facts, stats: { head: ['', t('blz.speed'), t('blz.armor'), t('blz.fire')], rows } }
    },
    about(a, v) {
      const keys = [a.unit, a.target, a.by].filter((k): k is string => typeof k === 'string' && !!v.units?.[k])
      const spots = [a.to, a.origin, a.hex].filter((s): s is string => typeof s === 'string' && s.includes(','))
      return { spots: [...spots, ...keys.map((k) => hexOf(v, k)).filter((s): s is string => !!s)], keys }
    },
    effects(e, before, after) {
      const where = (id: string) => hexOf(before, id) ?? hexOf(after, id) ?? undefined
      const a = e.args
      if (e.kind === 'shot' || e.kind === 'harpooned') return [{ kind: 'shot', from: where(a.unit), to: where(a.target), faction: side(a.unit ?? '') }]
      if (e.kind === 'damaged' || e.kind === 'overrun') return [{ kind: 'blast', to: where(a.unit) }]
      if (e.kind === 'destroyed') return [{ kind: 'blast', to: where(a.unit) }, { kind: 'note', to: where(a.unit), text: t('blz.lost') }]
      return []
    },
    losses: (log, seat) => t('count.units', { n: sumOf(log, 'destroyed', (e) => Number(side(e.args.unit) === faction(seat))) }),
    sound(e) {
      if (e.kind === 'shot') return e.args.damage ? 'hit' : 'miss'
      if (e.kind === 'destroyed') return 'lost'
      if (['moved', 'marched', 'placed', 'turned', 'followed', 'reinforced', 'left', 'rallied'].includes(e.kind)) return 'move'
      return null
    },
    turnEnd: (e) => e.kind === 'turn_ended',
    closing: ['done'],
  }
}
