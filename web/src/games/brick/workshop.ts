/** Boards of one's own: links between spaces, closed spaces, variants and the turn limit. */
import { plainName } from '../../lib/game'
import type { Plan, WorkshopKit } from '../../lib/wire'
import type { Brush, Editor } from '../../workshop/editors'
import type { Operations } from '../../workshop/model'
import { t, word } from './words'
import Panel from './WorkshopPanel.svelte'

interface Layout {
  links: string[]
  closed: string[]
}

export const layoutOf = (plan: Plan): Layout => plan.options.layout
const change = (plan: Plan, part: Partial<Layout>): Plan => ({ ...plan, options: { ...plan.options, layout: { ...layoutOf(plan), ...part } } })
const joins = (link: string, a: string, b: string) => link === `${a}-${b}` || link === `${b}-${a}`

export const operations: Operations = {
  /** A link between two neighbours; one that is there already is taken away. */
  link(plan, { a, b }) {
    const { links } = layoutOf(plan)
    const kept = links.filter((link) => !joins(link, a, b))
    return change(plan, { links: kept.length < links.length ? kept : [...links, [a, b].sort().join('-')] })
  },
  /** A closed space has no links. */
  close(plan, { at }) {
    const { links, closed } = layoutOf(plan)
    if (closed.includes(at)) return change(plan, { closed: closed.filter((space) => space !== at) })
    return change(plan, { closed: [...closed, at], links: links.filter((link) => !link.split('-').includes(at)) })
  },
  option: (plan, { name, value }) => ({ ...plan, options: { ...plan.options, [name]: value } }),
}

const texts = (v: unknown): string[] => (Array.isArray(v) ? [...new Set(v.filter((x): x is string => typeof x === 'string'))] : [])

function tidy(plan: Plan, kit: WorkshopKit): Plan {
  const places = new Set(kit.drawing.spaces.map((s: { id: string }) => s.id))
  const given = (plan.options.layout ?? {}) as Partial<Layout>
  const links = texts(given.links).filter((link) => link.split('-').length === 2 && link.split('-').every((end) => places.has(end)))
  const layout = Array.isArray(given.links) ? { links, closed: texts(given.closed).filter((s) => places.has(s)) } : layoutOf(kit.blank)
  return { ...plan, options: { ...plan.options, layout } }
}

const option = (name: string) => word(`opt.${name}`, plainName(name.replace(/_/g, '-')))

export default {
  operations,
  tidy,
  brushes: (): Brush[] => [
    { id: 'link', group: t('brick.shop.board'), title: t('brick.shop.link'), joins: true, lay: (spot, from) => (from && from !== spot ? { kind: 'link', a: from, b: spot } : null) },
    { id: 'close', group: t('brick.shop.board'), title: t('brick.shop.close'), lay: (at) => ({ kind: 'close', at }) },
  ],
  view: (plan, kit) => ({ units: plan.options.secret_deployment ? {} : kit.vocabulary.units, moved: [], attacked: [] }),
  drawing: (plan, kit) => ({ ...kit.drawing, links: layoutOf(plan).links.map((link) => link.split('-')), closed: layoutOf(plan).closed }),
  supply: plainName,
  facts: (plan) => Object.entries(plan.options).filter(([name, value]) => name !== 'layout' && value).map(([name, value]): [string, string] => [option(name), value === true ? t('yes') : String(value)]),
  laid: (_, kit) => kit.drawing.spaces.map((s: { id: string }) => s.id),
  move: (from, to) => ({ kind: 'link', a: from, b: to }),
  clear: (at) => ({ kind: 'close', at }),
  Panel,
} satisfies Editor
