/** Missions of one's own: forces, zones, ice and the objective, written like the missions of the book. */
import { plainName, seatWord, type Faction } from '../../lib/game'
import type { Plan, View, WorkshopKit } from '../../lib/wire'
import type { Brush, Editor } from '../../workshop/editors'
import type { Operations } from '../../workshop/model'
import { fieldOf, glyph } from './board'
import { listed } from '../../lib/words.svelte'
import { t, word } from './words'
import Panel from './WorkshopPanel.svelte'

export interface Side {
  units: Record<string, number>
  waiting?: Record<string, number>
  rows?: number | null
  zone?: string[]
  no_room?: string
  apart?: Record<string, number>
  clear?: number
  in_the_middle?: string
}
interface Stand {
  at: string
  facing?: string
}
export interface Mission {
  title?: string
  alliance: Side
  empire: Side
  places_first: string
  moves_first: string
  leaves: string | null
  exits_to_win?: number
  losses_to_lose?: number
  turns?: number
  ice?: string[]
  stands?: Record<string, Stand>
}
interface KindTold {
  side: 'alliance' | 'empire'
  count: number
  numbered: boolean
  facing: boolean
}

export const missionOf = (plan: Plan): Mission => plan.options.mission
export const sideOf = (plan: Plan, side: string): Side => missionOf(plan)[side as 'alliance']
/** The mission of the book that is fought for the same. */
export const kindOf = (mission: Mission): number => (mission.leaves === 'alliance' ? 1 : mission.leaves === 'empire' ? 2 : 3)

const MEANT = ['units', 'rows', 'zone']
/** An object without what is empty and means nothing then: nothing, none, an empty text, list or object. */
function lean<T extends object>(value: T): T {
  const empty = (v: unknown) => v === undefined || v === '' || v === 0 || (typeof v === 'object' && v !== null && Object.keys(v).length === 0)
  return Object.fromEntries(Object.entries(value).filter(([key, v]) => MEANT.includes(key) || !empty(v))) as T
}
const change = (plan: Plan, part: Partial<Mission>): Plan => ({ ...plan, options: { ...plan.options, mission: lean({ ...missionOf(plan), ...part }) } })
const changeSide = (plan: Plan, side: string, part: Partial<Side>): Plan => change(plan, { [side]: lean({ ...sideOf(plan, side), ...part }) })
const counted = (counts: Record<string, number> | undefined, kind: string, count: number): Record<string, number> => {
  const { [kind]: old, ...rest } = counts ?? {}
  return count <= 0 ? rest : old === undefined ? { ...rest, [kind]: count } : { ...counts, [kind]: count }
}
const toggled = (list: string[] | undefined, at: string): string[] => (list?.includes(at) ? list.filter((h) => h !== at) : [...(list ?? []), at])

// ------------------------------------------------------------------ units that stand from the start
/** The units of a kind that stand, in order; they have its first numbers. */
const standing = (mission: Mission, kind: string): Stand[] => Object.entries(mission.stands ?? {}).filter(([unit]) => unit === kind || unit.replace(/-\d+$/, '') === kind).map(([, stand]) => stand)
const kindName = (unit: string) => unit.replace(/-\d+$/, '')
export const standsAt = (mission: Mission, at: string): string | null => Object.keys(mission.stands ?? {}).find((unit) => mission.stands![unit]!.at === at) ?? null

/** All that stand, these of a kind; a kind of one counter alone has no number. */
function stood(mission: Mission, kind: string, stands: Stand[], numbered: boolean): Record<string, Stand> {
  const others = Object.entries(mission.stands ?? {}).filter(([unit]) => unit !== kind && kindName(unit) !== kind)
  return Object.fromEntries([...others, ...stands.map((stand, i): [string, Stand] => [numbered ? `${kind}-${i + 1}` : kind, stand])])
}

/** The plan without the unit that stands on a hex; it leaves the forces too. */
function without(plan: Plan, at: string): Plan {
  const mission = missionOf(plan)
  const unit = standsAt(mission, at)
  if (!unit) return plan
  const kind = kindName(unit)
  const side = sideOf(plan, 'alliance').units[kind] !== undefined ? 'alliance' : 'empire'
  const stands = stood(mission, kind, standing(mission, kind).filter((stand) => stand.at !== at), unit !== kind)
  return change(changeSide(plan, side, { units: counted(sideOf(plan, side).units, kind, (sideOf(plan, side).units[kind] ?? 1) - 1) }), { stands })
}

export const operations: Operations = {
  title: (plan, { text }) => change({ ...plan, title: text }, { title: text }),
  /** A unit that stands on a hex from the start; the same kind once more takes it away. */
  stand(plan, { side, unit, at, facing, most, numbered }) {
    const here = standsAt(missionOf(plan), at)
    const bare = without(plan, at)
    if (here && kindName(here) === unit) return bare
    const s = sideOf(bare, side)
    const all = s.units[unit] ?? 0
    const stands = standing(missionOf(bare), unit)
    const free = all - stands.length - (s.in_the_middle === unit ? 1 : 0)
    const count = all + (s.waiting?.[unit] ?? 0) >= most && free > 0 ? all : all + 1
    const next = changeSide(bare, side, { units: counted(s.units, unit, count) })
    return change(next, { stands: stood(missionOf(next), unit, [...stands, facing ? { at, facing } : { at }], numbered), ice: missionOf(next).ice?.filter((h) => h !== at) })
  },
  /** The unit on a hex faces the next side. */
  turn(plan, { at, facings }) {
    const mission = missionOf(plan)
    const unit = standsAt(mission, at)
    const stand = unit ? mission.stands![unit]! : null
    if (!unit || !stand?.facing) return plan
    return change(plan, { stands: { ...mission.stands, [unit]: { ...stand, facing: facings[(facings.indexOf(stand.facing) + 1) % facings.length] } } })
  },
  /** How many of a kind a side has to begin with; those that stand are among them. */
  units(plan, { side, unit, count }) {
    const next = changeSide(plan, side, { units: counted(sideOf(plan, side).units, unit, count), ...(count ? {} : { in_the_middle: sideOf(plan, side).in_the_middle === unit ? undefined : sideOf(plan, side).in_the_middle }) })
    const numbered = !(missionOf(next).stands?.[unit])
    return change(next, { stands: stood(missionOf(next), unit, standing(missionOf(next), unit).slice(0, count), numbered) })
  },
  waiting: (plan, { side, unit, count }) => changeSide(plan, side, { waiting: counted(sideOf(plan, side).waiting, unit, count) }),
  /** The generators in the middle of the Alliance edge, as in the third mission. */
  middle(plan, { on, unit }) {
    if (!on) return changeSide(plan, 'alliance', { in_the_middle: undefined })
    const next = changeSide(plan, 'alliance', { units: counted(sideOf(plan, 'alliance').units, unit, 1), in_the_middle: unit })
    return change(next, { stands: stood(missionOf(next), unit, [], false) })
  },
  /** So many rows at the own edge; null is the whole map. */
  rows(plan, { side, rows }) {
    const { zone: _, ...rest } = sideOf(plan, side)
    return change(plan, { [side]: { ...rest, rows } })
  },
  /** A hex of a side's zone; a zone of rows becomes one of hexes. */
  zone(plan, { side, at, now }) {
    const { rows: _, ...rest } = sideOf(plan, side)
    return change(plan, { [side]: { ...rest, zone: toggled(rest.zone ?? now, at) } })
  },
  ice(plan, { at }) {
    const bare = without(plan, at)
    return change(bare, { ice: toggled(missionOf(bare).ice, at) })
  },
  room: (plan, { side, value }) => changeSide(plan, side, { no_room: value }),
  clearance: (plan, { side, count }) => changeSide(plan, side, { clear: count }),
  apart: (plan, { side, unit, count }) => changeSide(plan, side, { apart: counted(sideOf(plan, side).apart, unit, count) }),
  first: (plan, { what, side }) => change(plan, { [what]: side }),
  /** What is fought for: who may leave, or nobody. */
  objective(plan, { leaves, exits, losses, turns }) {
    const { exits_to_win: _, losses_to_lose: __, turns: ___, ...rest } = missionOf(plan)
    const numbers = leaves === null ? { turns } : leaves === 'alliance' ? { exits_to_win: exits, losses_to_lose: losses } : { exits_to_win: exits }
    return { ...plan, options: { ...plan.options, mission: lean({ ...rest, leaves, ...numbers }) } }
  },
  number: (plan, { key, count }) => change(plan, { [key]: count }),
  limit: (plan, { count }) => ({ ...plan, options: { ...plan.options, turn_limit: count } }),
  move(plan, { from, to }) {
    const mission = missionOf(plan)
    const unit = standsAt(mission, from)
    if (from === to) return plan
    if (!unit) return mission.ice?.includes(from) ? change(without(plan, to), { ice: [...mission.ice.filter((h) => h !== from && h !== to), to] }) : plan
    const next = without(plan, to)
    const moved = Object.entries(missionOf(next).stands ?? {}).map(([id, stand]): [string, Stand] => [id, stand.at === from ? { ...stand, at: to } : stand])
    return change(next, { stands: Object.fromEntries(moved), ice: missionOf(next).ice?.filter((h) => h !== to) })
  },
  clear: (plan, { at }) => change(without(plan, at), { ice: missionOf(plan).ice?.filter((h) => h !== at) }),
}

// ------------------------------------------------------------------ what files and links may hold
const isObject = (v: unknown): v is Record<string, any> => typeof v === 'object' && v !== null && !Array.isArray(v)
const whole = (v: unknown, old: number, most: number): number => (typeof v === 'number' && Number.isInteger(v) && v >= 0 ? Math.min(v, most) : old)

function tidySide(given: unknown, side: string, kit: WorkshopKit, hexes: (v: unknown) => string[]): Side {
  const { kinds, most, no_room } = kit.vocabulary
  const own = Object.keys(kinds).filter((k) => kinds[k].side === side)
  const from = isObject(given) ? given : {}
  const counts = (v: unknown, most: number) => (isObject(v) ? Object.fromEntries(Object.keys(v).filter((k) => own.includes(k)).map((k) => [k, whole(v[k], 0, most)] as const).filter(([, n]) => n)) : {})
  const zone = Array.isArray(from.zone) ? { zone: hexes(from.zone) } : { rows: from.rows === null ? null : whole(from.rows, 3, most.rows) }
  return {
    units: counts(from.units, 99), ...zone, no_room: no_room.includes(from.no_room) ? from.no_room : no_room[0],
    ...lean({ waiting: counts(from.waiting, 99), apart: counts(from.apart, most.distance), clear: whole(from.clear, 0, most.distance), in_the_middle: kinds[from.in_the_middle] && !kinds[from.in_the_middle].numbered ? from.in_the_middle : undefined }),
  } as Side
}

function tidy(plan: Plan, kit: WorkshopKit): Plan {
  const { sides, most, turn_limit } = kit.vocabulary
  const given = isObject(plan.options.mission) ? plan.options.mission : missionOf(kit.blank)
  const places = new Set(kit.drawing.hexes.map((h: { id: string }) => h.id))
  const hexes = (v: unknown): string[] => (Array.isArray(v) ? [...new Set(v.filter((h): h is string => typeof h === 'string' && places.has(h)))] : [])
  const leaves = sides.includes(given.leaves) ? given.leaves : given.leaves === null ? null : missionOf(kit.blank).leaves
  const stands: Record<string, Stand> = {}
  for (const [unit, stand] of Object.entries(isObject(given.stands) ? given.stands : {}))
    if (unit in kit.drawing.units && isObject(stand) && places.has(stand.at)) stands[unit] = kit.drawing.facings.includes(stand.facing) ? { at: stand.at, facing: stand.facing } : { at: stand.at }
  const numbers = leaves === null ? { turns: Math.max(1, whole(given.turns, 15, most.turns)) } : { exits_to_win: Math.max(1, whole(given.exits_to_win, 1, most.exits)), ...(leaves === 'alliance' ? { losses_to_lose: whole(given.losses_to_lose, 0, most.exits) } : {}) }
  const mission: Mission = lean({
    title: typeof given.title === 'string' ? given.title.slice(0, most.title) : '',
    alliance: tidySide(given.alliance, 'alliance', kit, hexes),
    empire: tidySide(given.empire, 'empire', kit, hexes),
    places_first: sides.includes(given.places_first) ? given.places_first : sides[0],
    moves_first: sides.includes(given.moves_first) ? given.moves_first : sides[0],
    leaves,
    ...numbers,
    ice: hexes(given.ice),
    stands,
  })
  const { reinforcements } = plan.options
  return { ...plan, title: plan.title || (mission.title ?? ''), options: { mission, turn_limit: Math.max(1, whole(plan.options.turn_limit, turn_limit, 1_000_000)), ...(reinforcements === undefined ? {} : { reinforcements }) } }
}

// ------------------------------------------------------------------ what can be laid, and how it looks
export const kindWord = (kind: string) => word(`blz.${kind}`, plainName(kind))
export const sideWord = (side: string) => seatWord(side, word)

/** The hexes of a side's zone, painted or of rows. */
export function zoneOf(plan: Plan, kit: WorkshopKit, side: string): string[] {
  const { zone, rows } = sideOf(plan, side)
  const edge: number = kit.drawing.edges[side]
  return zone ?? kit.drawing.hexes.map((h: { id: string }) => h.id).filter((id: string) => Math.abs(Number(id.split(',')[1]) - edge) < (rows ?? kit.drawing.rows))
}

function brushes(plan: Plan, kit: WorkshopKit): Brush[] {
  const faction = (side: string): Faction => kit.drawing.factions[side]
  const units = Object.entries<KindTold>(kit.vocabulary.kinds).map(([id, told]): Brush => ({
    id: `unit.${id}`, group: sideWord(told.side), title: kindWord(id), glyph: glyph(fieldOf(kit.drawing), id), faction: faction(told.side),
    lay: (at) => ({ kind: 'stand', side: told.side, unit: id, at, most: told.count, numbered: told.numbered, ...(told.facing ? { facing: kit.vocabulary.home[told.side] } : {}) }),
  }))
  const zones = kit.vocabulary.sides.map((side: string): Brush => ({ id: `zone.${side}`, group: t('blz.shop.ground'), title: t('blz.shop.zone', { side: sideWord(side) }), glyph: `f-${faction(side)}`, faction: faction(side), lay: (at) => ({ kind: 'zone', side, at, now: zoneOf(plan, kit, side) }) }))
  return [
    { id: 'ice', group: t('blz.shop.ground'), title: t('blz.ice'), tile: 't-serac', lay: (at) => ({ kind: 'ice', at }) },
    ...zones,
    { id: 'turn', group: t('blz.shop.ground'), title: t('blz.shop.turn'), lay: (at) => ({ kind: 'turn', at, facings: kit.drawing.facings }) },
    ...units,
  ]
}

function view(plan: Plan, kit: WorkshopKit): View {
  const mission = missionOf(plan)
  const units: Record<string, View> = {}
  for (const [unit, { at, facing }] of Object.entries(mission.stands ?? {})) units[unit] = { at, facing: facing ?? null, damaged: false }
  const { in_the_middle } = mission.alliance
  if (in_the_middle && mission.alliance.units[in_the_middle]) units[in_the_middle] = { at: kit.drawing.middle, facing: null, damaged: false }
  return { mission: kindOf(mission), turn: 1, step: 'setup', units, options: plan.options }
}

function drawing(plan: Plan, kit: WorkshopKit): View {
  const mission = missionOf(plan)
  const at = kindOf(mission) - 1
  const rows = Object.fromEntries(kit.vocabulary.sides.map((s: string) => [s, sideOf(plan, s).zone ? kit.drawing.rows : (sideOf(plan, s).rows ?? kit.drawing.rows)]))
  const painted = Object.fromEntries(kit.vocabulary.sides.filter((s: string) => sideOf(plan, s).zone).map((s: string) => [s, sideOf(plan, s).zone]))
  return { ...kit.drawing, zones: kit.drawing.zones.map((old: View, i: number) => (i === at ? rows : old)), turns: kit.drawing.turns.map((old: number, i: number) => (i === at ? (mission.turns ?? 0) : old)), painted, ice: mission.ice ?? [], title: mission.title ?? '' }
}

/** The units of a side in words: how many of each kind. */
const inWords = (counts: Record<string, number> | undefined): string => listed(Object.entries(counts ?? {}).map(([kind, n]) => `${n} ${kindWord(kind)}`))

export default {
  operations,
  tidy,
  brushes,
  view,
  drawing,
  supply: kindWord,
  facts(plan, kit) {
    const mission = missionOf(plan)
    const lines: [string, string][] = [[t('blz.shop.placesFirst'), sideWord(mission.places_first)], [t('blz.shop.movesFirst'), sideWord(mission.moves_first)]]
    for (const side of kit.vocabulary.sides as string[]) {
      const s = sideOf(plan, side)
      const zone = s.zone ? t('blz.shop.hexes', { n: s.zone.length }) : s.rows ? t('blz.shop.nearRows', { n: s.rows }) : t('blz.shop.anywhere')
      lines.push([sideWord(side), [inWords(s.units), s.waiting ? t('blz.shop.waits', { units: inWords(s.waiting) }) : '', zone].filter(Boolean).join('; ')])
      if (s.clear) lines.push([t('blz.shop.clear'), String(s.clear)])
    }
    return lines
  },
  laid: (plan) => [...Object.values(missionOf(plan).stands ?? {}).map((s) => s.at), ...(missionOf(plan).ice ?? [])],
  move: (from, to) => ({ kind: 'move', from, to }),
  clear: (at) => ({ kind: 'clear', at }),
  Panel,
} satisfies Editor
