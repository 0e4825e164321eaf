/** The campaigns of this browser with the tokens of its seats, and what the server says of them. */
import { call, once, post } from '../lib/api'
import { remember, tokensOf } from '../lib/tables.svelte'
import type { CampaignMade, CampaignPage, CampaignTitle, CampaignVisit, Json, NewCampaign } from '../lib/wire'
import { language } from '../lib/words.svelte'

export interface Kept {
  campaign: string
  game: string
  title: string
  /** What opens the seats of this browser, the newest first: at every battle a seat can be locked with a new key. */
  tokens: string[]
  /** The table of the battle seen last. */
  table: string
  /** How far it has come. */
  sub: string
  /** The links of seats that are open to others. */
  invite: Record<string, string>
}

const KEY = 'holotable.campaigns'
const MOST = 30
/** As many tokens as the server takes. */
const MOST_TOKENS = 16

function load(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((k) => typeof k?.campaign === 'string' && Array.isArray(k?.tokens)) : []
  } catch {
    return []
  }
}

export const wars: { list: Kept[] } = $state({ list: load() })

function store(list: Kept[]) {
  wars.list = list.slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(wars.list))
  } catch {
    /* private window: the campaigns live as long as the page */
  }
}
const others = (campaign: string) => wars.list.filter((k) => k.campaign !== campaign)
export const keep = (war: Kept) => store([war, ...others(war.campaign)])
export const forget = (campaign: string) => store(others(campaign))

const visit = (tokens: string[]) => post('', { tokens, language: language() } satisfies CampaignVisit)

export const war = {
  titles: () => once<CampaignTitle[]>('/api/campaigns'),
  begin: (plan: NewCampaign) => call<CampaignMade>('/api/campaigns', post('', plan)),
  resume: (file: unknown) => call<CampaignMade>('/api/campaigns/resume', post('', file)),
  page: (id: string, tokens: string[]) => call<CampaignPage>(`/api/campaigns/${id}`, visit(tokens)),
  next: (id: string, tokens: string[]) => call<CampaignPage>(`/api/campaigns/${id}/next`, visit(tokens)),
  save: (id: string, tokens: string[]) => call<Json>(`/api/campaigns/${id}/save`, visit(tokens)),
}

/** All that can open a campaign: the keys of its last table, what opened it before, and what the address says. */
export const tokensFor = (kept: Kept | undefined, more = ''): string[] =>
  [...new Set([...(kept ? [...tokensOf(kept.table), ...kept.tokens] : []), more])].filter(Boolean).slice(0, MOST_TOKENS)

/** Let the table of each battle know the tokens that open it. */
export function bring(page: CampaignPage, tokens: string[]) {
  for (const battle of page.battles) if (!tokensOf(battle.table).length) remember(battle.table, { game: page.game, title: page.title, sub: battle.title, tokens })
}
