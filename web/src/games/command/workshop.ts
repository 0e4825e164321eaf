/** Battles of one's own: what can be laid on the field, what that makes of the scenario, and how the scenario looks. */
import { seatWord, type Faction } from '../../lib/game'
import type { Plan, View, WorkshopKit } from '../../lib/wire'
import { listed } from '../../lib/words.svelte'
import type { Brush, Editor } from '../../workshop/editors'
import type { Operations } from '../../workshop/model'
import { glyph } from './board'
import { onField } from './forms'
import { t, word } from './words'
import Panel from './WorkshopPanel.svelte'

export interface Marker {
  kind: string
  side: string
  count: number
  at: string[]
  units?: string
  together?: boolean
}
export type Special = { rule: string } & Record<string, any>
export interface Death {
  id: string
  count?: number
}
export interface Scenario {
  title: string
  boxes?: number
  first: string
  hand: Record<string, number>
  win: Record<string, { medals: number | null; sudden_death: Death[] }>
  units: Record<string, Record<string, string[]>>
  badges: Record<string, string[]>
  terrain: Record<string, string[]>
  markers: Marker[]
  special: Special[]
}
type Lists = Record<string, string[]>

export const scenarioOf = (plan: Plan): Scenario => plan.options.scenario
const change = (plan: Plan, part: Partial<Scenario>): Plan => ({ ...plan, options: { ...plan.options, scenario: { ...scenarioOf(plan), ...part } } })

// ------------------------------------------------------------------ lists of hexes by name
const without = (lists: Lists, hex: string): Lists => Object.fromEntries(Object.entries(lists).map(([name, at]) => [name, at.filter((h) => h !== hex)] as const).filter(([, at]) => at.length))
const withHex = (lists: Lists, name: string, hex: string): Lists => ({ ...lists, [name]: [...(lists[name] ?? []), hex] })
const nameAt = (lists: Lists, hex: string): string | null => Object.keys(lists).find((name) => lists[name]!.includes(hex)) ?? null
/** Lay a thing on a hex, where there is only one of its sort; the same thing once more takes it away. */
const toggled = (lists: Lists, name: string, hex: string): Lists => (nameAt(lists, hex) === name ? without(lists, hex) : withHex(without(lists, hex), name, hex))
const replaced = <T>(list: T[], index: number, value: T | null): T[] => list.flatMap((old, i) => (i !== index ? [old] : value === null ? [] : [value]))

const allWithout = (units: Scenario['units'], hex: string) => Object.fromEntries(Object.entries(units).map(([side, kinds]) => [side, without(kinds, hex)]))
const unitAt = (s: Scenario, hex: string): [string, string] | null => {
  for (const [side, kinds] of Object.entries(s.units)) {
    const kind = nameAt(kinds, hex)
    if (kind) return [side, kind]
  }
  return null
}

function place(s: Scenario, side: string, unit: string, at: string): Scenario['units'] {
  const units = allWithout(s.units, at)
  return { ...units, [side]: withHex(units[side] ?? {}, unit, at) }
}

function moved(s: Scenario, from: string, to: string): Partial<Scenario> {
  const unit = unitAt(s, from)
  if (unit) {
    const badge = nameAt(s.badges, from)
    const bare = without(without(s.badges, from), to)
    const rest: Scenario = { ...s, units: allWithout(s.units, from) }
    return { units: place(rest, ...unit, to), badges: badge ? withHex(bare, badge, to) : bare }
  }
  const tile = nameAt(s.terrain, from)
  if (tile) return { terrain: withHex(without(without(s.terrain, from), to), tile, to) }
  return { markers: s.markers.map((m) => ({ ...m, at: m.at.includes(to) ? m.at : m.at.map((h) => (h === from ? to : h)) })) }
}

export const operations: Operations = {
  title: (plan, { text }) => change({ ...plan, title: text }, { title: text }),
  first: (plan, { side }) => change(plan, { first: side }),
  boxes: (plan, { count }) => change(plan, { boxes: count > 1 ? count : undefined }),
  hand: (plan, { side, count }) => change(plan, { hand: { ...scenarioOf(plan).hand, [side]: count } }),
  medals(plan, { side, count }) {
    const { win } = scenarioOf(plan)
    return change(plan, { win: { ...win, [side]: { ...win[side]!, medals: count } } })
  },
  /** A sudden death of a side, with its count; null takes it away. */
  death(plan, { side, id, death }) {
    const { win } = scenarioOf(plan)
    const old = win[side]!.sudden_death
    const kept = old.some((d) => d.id === id) ? old.flatMap((d) => (d.id !== id ? [d] : death ? [death] : [])) : [...old, death]
    return change(plan, { win: { ...win, [side]: { ...win[side]!, sudden_death: kept } } })
  },
  tile: (plan, { tile, at }) => change(plan, { terrain: toggled(scenarioOf(plan).terrain, tile, at) }),
  unit(plan, { side, unit, at }) {
    const s = scenarioOf(plan)
    const same = unitAt(s, at)?.[1] === unit
    return change(plan, { units: same ? allWithout(s.units, at) : place(s, side, unit, at), badges: without(s.badges, at) })
  },
  badge: (plan, { badge, at }) => change(plan, { badges: toggled(scenarioOf(plan).badges, badge, at) }),
  /** A new marker, or (index) another one in place of an old one; null takes it away. */
  marker(plan, { index, marker }) {
    const { markers } = scenarioOf(plan)
    return change(plan, { markers: index === undefined ? [...markers, marker] : replaced(markers, index, marker) })
  },
  markerAt(plan, { index, at }) {
    const { markers } = scenarioOf(plan)
    const old = markers[index]!
    const hexes = old.at.includes(at) ? old.at.filter((h) => h !== at) : [...old.at, at]
    return change(plan, { markers: replaced(markers, index, hexes.length ? { ...old, at: hexes } : null) })
  },
  rule(plan, { index, rule }) {
    const { special } = scenarioOf(plan)
    return change(plan, { special: index === undefined ? [...special, rule] : replaced(special, index, rule) })
  },
  ruleAt(plan, { index, value, at, several }) {
    const { special } = scenarioOf(plan)
    const old = special[index]!
    const hexes: string[] = Array.isArray(old[value]) ? old[value] : []
    const next = several ? (hexes.includes(at) ? hexes.filter((h) => h !== at) : [...hexes, at]) : at
    return change(plan, { special: replaced(special, index, { ...old, [value]: next }) })
  },
  move: (plan, { from, to }) => change(plan, moved(scenarioOf(plan), from, to)),
  clear(plan, { at }) {
    const s = scenarioOf(plan)
    const markers = s.markers.map((m) => ({ ...m, at: m.at.filter((h) => h !== at) })).filter((m) => m.at.length)
    return change(plan, { units: allWithout(s.units, at), badges: without(s.badges, at), terrain: without(s.terrain, at), markers })
  },
}

// ------------------------------------------------------------------ what files and links may hold
const isObject = (v: unknown): v is Record<string, any> => typeof v === 'object' && v !== null && !Array.isArray(v)
const objects = (v: unknown): Record<string, any>[] => (Array.isArray(v) ? v.filter(isObject) : [])

function tidy(plan: Plan, kit: WorkshopKit): Plan {
  const { sides, terrain, badges, units } = kit.vocabulary
  const given = isObject(plan.options.scenario) ? plan.options.scenario : {}
  const blank = scenarioOf(kit.blank)
  const places = new Set(kit.drawing.hexes.map((h: { id: string }) => h.id))
  const hexes = (v: unknown): string[] => (Array.isArray(v) ? [...new Set(v.filter((h): h is string => typeof h === 'string' && places.has(h)))] : [])
  const lists = (v: unknown, names: string[]): Lists => (isObject(v) ? Object.fromEntries(names.map((n) => [n, hexes(v[n])] as const).filter(([, at]) => at.length)) : {})
  const bySide = <T>(of: (side: string) => T): Record<string, T> => Object.fromEntries(sides.map((s: string) => [s, of(s)]))
  const number = (v: unknown, old: number): number => (typeof v === 'number' ? v : old)
  const own = (side: string) => units.filter((u: string) => kit.drawing.units[u].side === side)
  const scenario: Scenario = {
    title: typeof given.title === 'string' ? given.title : '',
    ...(typeof given.boxes === 'number' ? { boxes: given.boxes } : {}),
    first: sides.includes(given.first) ? given.first : blank.first,
    hand: bySide((s) => number(given.hand?.[s], blank.hand[s]!)),
    win: bySide((s) => ({ medals: given.win?.[s]?.medals === null ? null : number(given.win?.[s]?.medals, blank.win[s]!.medals!), sudden_death: objects(given.win?.[s]?.sudden_death) as Death[] })),
    units: bySide((s) => lists(given.units?.[s], own(s))),
    badges: lists(given.badges, Object.keys(badges)),
    terrain: lists(given.terrain, terrain),
    markers: objects(given.markers).map((m) => ({ ...m, at: hexes(m.at) })) as Marker[],
    special: objects(given.special).filter((s) => typeof s.rule === 'string') as Special[],
  }
  return { ...plan, title: plan.title || scenario.title, options: { ...plan.options, scenario } }
}

// ------------------------------------------------------------------ what can be laid
const tile = (id: string) => word(`com.terrain.${id}`, id).replace(/^./, (c) => c.toUpperCase())
export const unitWord = (id: string) => word(`com.${id}`, id)
export const markerWord = (id: string) => word(`com.marker.${id}`, id)
const MARKER_GLYPHS: Record<string, string> = { officer: 'u-leia', 'shield-generator': 'u-generator', 'ion-cannon': 'u-ion-cannon' }

function brushes(plan: Plan, kit: WorkshopKit): Brush[] {
  const words = kit.vocabulary
  const { markers, special } = scenarioOf(plan)
  const sideOf = (unit: string): Faction => kit.drawing.units[unit].side
  const own: string = words.sides[0]
  const laid: Brush[] = [
    ...words.terrain.map((id: string): Brush => ({ id: `tile.${id}`, group: t('com.shop.terrain'), title: tile(id), tile: `t-${id}`, lay: (at) => ({ kind: 'tile', tile: id, at }) })),
    ...words.units.map((id: string): Brush => ({ id: `unit.${id}`, group: t('com.shop.units'), title: unitWord(id), glyph: glyph(id), faction: sideOf(id), lay: (at) => ({ kind: 'unit', side: sideOf(id), unit: id, at }) })),
    ...Object.keys(words.badges).map((id): Brush => ({ id: `badge.${id}`, group: t('com.shop.badges'), title: word(`com.shop.badge.${id}`, id), lay: (at) => ({ kind: 'badge', badge: id, at }) })),
    ...words.markers.map((id: string): Brush => ({ id: `marker.${id}`, group: t('com.shop.markers'), title: markerWord(id), glyph: MARKER_GLYPHS[id], lay: (at) => ({ kind: 'marker', marker: { kind: id, side: own, count: 1, at: [at] } }) })),
  ]
  const more = markers.map((m, index): Brush => ({ id: `marker#${index}`, group: '', title: markerWord(m.kind), lay: (at) => ({ kind: 'markerAt', index, at }) }))
  const rules = special.flatMap((s, index) =>
    Object.entries<any>(words.rules[s.rule] ?? {})
      .filter(([, allowed]) => onField(allowed))
      .map(([value, allowed]): Brush => ({ id: `rule#${index}.${value}`, group: '', title: value, lay: (at) => ({ kind: 'ruleAt', index, value, at, several: allowed === 'hexes' }) })),
  )
  return [...laid, ...more, ...rules]
}

// ------------------------------------------------------------------ how it looks
function view(plan: Plan, kit: WorkshopKit): View {
  const s = scenarioOf(plan)
  const units: Record<string, View> = {}
  for (const kinds of Object.values(s.units))
    for (const [kind, hexes] of Object.entries(kinds))
      hexes.forEach((at, i) => {
        const badge = nameAt(s.badges, at)
        units[`${kind}-${i + 1}`] = { at, badge, figures: kit.drawing.units[kind].figures + (kit.drawing.extra_figures[badge ?? ''] ?? 0) }
      })
  const structures: Record<string, string> = {}
  for (const m of s.markers) {
    if (m.kind === 'ion-cannon' && m.at[0]) structures[m.kind] = m.at[0]
    if (m.kind === 'shield-generator') for (const at of m.at) structures[`generator-${Object.keys(structures).length + 1}`] = at
  }
  const terrain = Object.fromEntries(Object.entries(s.terrain).flatMap(([name, hexes]) => hexes.map((h) => [h, name])))
  return { units, structures, terrain, taken: [], seat: s.first, hands: Object.fromEntries(Object.keys(s.hand).map((side) => [side, []])), need: {}, medals: {}, held: {} }
}

export default {
  operations,
  tidy,
  brushes,
  view,
  drawing: (plan, kit) => ({ ...kit.drawing, title: scenarioOf(plan).title, markers: scenarioOf(plan).markers }),
  supply: (name) => word(`com.shop.${name}`, unitWord(name)),
  facts(plan) {
    const s = scenarioOf(plan)
    const hands = Object.entries(s.hand).map(([side, count]) => `${seatWord(side, word)} ${count}`)
    return [[t('setup.first'), seatWord(s.first, word)], [t('setup.cards'), listed(hands)]]
  },
  laid(plan) {
    const s = scenarioOf(plan)
    const units = Object.values(s.units).flatMap((kinds) => Object.values(kinds))
    return [...units, ...Object.values(s.terrain), ...s.markers.map((m) => m.at)].flat()
  },
  move: (from, to) => ({ kind: 'move', from, to }),
  clear: (at) => ({ kind: 'clear', at }),
  Panel,
} satisfies Editor
