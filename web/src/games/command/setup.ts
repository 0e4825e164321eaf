/** What the set-up page says of a battle, and which options it keeps back. */
import type { SetUp } from '../../lib/game'
import { listed } from '../../lib/words.svelte'
import { t, word } from './words'

const both = (of: Record<string, any> | undefined): string => ['rebels', 'empire'].map((k) => (Array.isArray(of?.[k]) ? of![k].length : (of?.[k] ?? '–'))).join(' / ')

export const setup: SetUp = {
  word,
  fits(option, chosen) {
    if (option === 'team') return chosen.players === 3
    if (/_leader_2$/.test(option)) return (chosen.players ?? 2) > 2
    return true
  },
  rare: { title: () => t('setup.campaign'), options: /_(support|goal|extra)$/ },
  about({ view, drawing }) {
    const badges = [...new Set(Object.values<any>(view.units ?? {}).map((u) => u?.badge).filter(Boolean))]
    const facts: [string, string][] = [[t('setup.first'), word(`seat.${view.seat}`, view.seat ?? '')], [t('setup.cards'), both(view.hands)], [t('setup.medals'), both(view.need)]]
    if (badges.length) facts.push([t('setup.forces'), listed(badges.map((b) => word(`com.badge.${b}`, b)))])
    return { title: drawing.title ?? '', text: (drawing.special ?? []).join(' '), facts }
  },
}
