/** Boards of one's own: links between spaces, closed spaces, who starts where, variants and the turn limit. */
import { plainName } from '../../lib/game'
import type { Plan, WorkshopKit } from '../../lib/wire'
import type { Brush, Editor } from '../../workshop/editors'
import type { Operations } from '../../workshop/model'
import { boardOf, glyph, side } from './board'
import { listed } from '../../lib/words.svelte'
import { t, word } from './words'
import Panel from './WorkshopPanel.svelte'

interface Layout {
  links: string[]
  closed: string[]
  /** The space of each unit that starts on the board. */
  start: Record<string, string>
}

export const layoutOf = (plan: Plan): Layout => plan.options.layout
const change = (plan: Plan, part: Partial<Layout>): Plan => ({ ...plan, options: { ...plan.options, layout: { ...layoutOf(plan), ...part } } })
const joins = (link: string, a: string, b: string) => link === `${a}-${b}` || link === `${b}-${a}`
const without = (start: Layout['start'], at: string) => Object.fromEntries(Object.entries(start).filter(([, space]) => space !== at))

export const operations: Operations = {
  /** A link between two neighbours; one that is there already is taken away. */
  link(plan, { a, b }) {
    const { links } = layoutOf(plan)
    const kept = links.filter((link) => !joins(link, a, b))
    return change(plan, { links: kept.length < links.length ? kept : [...links, [a, b].sort().join('-')] })
  },
  /** A closed space has no links, and nobody starts there. */
  close(plan, { at }) {
    const { links, closed, start } = layoutOf(plan)
    if (closed.includes(at)) return change(plan, { closed: closed.filter((space) => space !== at) })
    return change(plan, { closed: [...closed, at], links: links.filter((link) => !link.split('-').includes(at)), start: without(start, at) })
  },
  /** A unit starts on a space in place of whoever started there; once more and it is taken off the board. */
  unit(plan, { unit, at }) {
    const { start } = layoutOf(plan)
    const { [unit]: old, ...others } = start
    return change(plan, { start: old === at ? others : { ...without(others, at), [unit]: at } })
  },
  option: (plan, { name, value }) => ({ ...plan, options: { ...plan.options, [name]: value } }),
}

const texts = (v: unknown): string[] => (Array.isArray(v) ? [...new Set(v.filter((x): x is string => typeof x === 'string'))] : [])

function tidy(plan: Plan, kit: WorkshopKit): Plan {
  const places = new Set(kit.drawing.spaces.map((s: { id: string }) => s.id))
  const given = (plan.options.layout ?? {}) as Partial<Record<keyof Layout, unknown>>
  const links = texts(given.links).filter((link) => link.split('-').length === 2 && link.split('-').every((end) => places.has(end)))
  const drawn = { links, closed: texts(given.closed).filter((s) => places.has(s)), start: tidyStart(given.start, kit, places) }
  return { ...plan, options: { ...plan.options, layout: Array.isArray(given.links) ? drawn : layoutOf(kit.blank) } }
}

/** The starting places that can be drawn, one unit to a space; a board that names none has those of the box. */
function tidyStart(given: unknown, kit: WorkshopKit, places: Set<unknown>): Layout['start'] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return kit.vocabulary.start
  const found = Object.entries(given).filter(([unit, at]) => unit in kit.vocabulary.figures && places.has(at))
  return Object.fromEntries(found.filter(([, at], i) => found.findIndex(([, other]) => other === at) === i))
}

const option = (name: string) => word(`opt.${name}`, plainName(name.replace(/_/g, '-')))
const unitWord = (unit: string) => word(`brick.${unit}`, plainName(unit))

function brushes(plan: Plan, kit: WorkshopKit): Brush[] {
  const board = boardOf(kit.drawing)
  const units = plan.options.secret_deployment ? [] : Object.keys(kit.vocabulary.figures)
  return [
    { id: 'link', group: t('brick.shop.board'), title: t('brick.shop.link'), joins: true, lay: (spot, from) => (from && from !== spot ? { kind: 'link', a: from, b: spot } : null) },
    { id: 'close', group: t('brick.shop.board'), title: t('brick.shop.close'), lay: (at) => ({ kind: 'close', at }) },
    ...units.map((unit): Brush => ({ id: `unit.${unit}`, group: t('brick.shop.start'), title: unitWord(unit), glyph: glyph(board, unit), faction: side(board, unit), lay: (at) => ({ kind: 'unit', unit, at }) })),
  ]
}

export default {
  operations,
  tidy,
  brushes,
  view(plan, kit) {
    const units = Object.entries(layoutOf(plan).start).map(([unit, at]) => [unit, { at, figures: kit.vocabulary.figures[unit] }] as const)
    return { units: plan.options.secret_deployment ? {} : Object.fromEntries(units), moved: [], attacked: [] }
  },
  drawing: (plan, kit) => ({ ...kit.drawing, links: layoutOf(plan).links.map((link) => link.split('-')), closed: layoutOf(plan).closed }),
  supply: plainName,
  hint: () => t('brick.shop.how'),
  facts(plan) {
    const chosen = Object.entries(plan.options).filter(([name, value]) => name !== 'layout' && value)
    const start = Object.entries(layoutOf(plan).start).map(([unit, at]) => `${unitWord(unit)} ${at}`)
    const variants = chosen.map(([name, value]): [string, string] => [option(name), value === true ? t('yes') : String(value)])
    return plan.options.secret_deployment ? variants : [...variants, [t('brick.shop.start'), listed(start)]]
  },
  laid: (_, kit) => kit.drawing.spaces.map((s: { id: string }) => s.id),
  move: (from, to) => ({ kind: 'link', a: from, b: to }),
  clear: (at) => ({ kind: 'close', at }),
  Panel,
} satisfies Editor
