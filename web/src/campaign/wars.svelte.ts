/** The campaigns of this browser with the tokens of its seats, and what the server says of them. */
import { call, once, post } from '../lib/api'
import { remember, tokensOf } from '../lib/tables.svelte'
import type { CampaignMade, CampaignPage, CampaignTitle, Json, NewCampaign } from '../lib/wire'

export interface Kept {
  campaign: string
  title: string
  /** What opened the seats of this browser when the campaign was begun or joined. */
  tokens: string[]
  /** The table of the battle seen last; who sits there may have locked the seat with a key of their own since. */
  table: string
  /** The links of seats that are open to others. */
  invite: Record<string, string>
}

const KEY = 'holotable.campaigns'
const MOST = 30

function load(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((k) => typeof k?.campaign === 'string' && Array.isArray(k?.tokens)) : []
  } catch {
    return []
  }
}

export const wars: { list: Kept[] } = $state({ list: load() })

export function keep(war: Kept) {
  wars.list = [war, ...wars.list.filter((k) => k.campaign !== war.campaign)].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(wars.list))
  } catch {
    /* private window: the campaigns live as long as the page */
  }
}

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

export const war = {
  titles: () => once<CampaignTitle[]>('/api/campaigns'),
  begin: (plan: NewCampaign) => call<CampaignMade>('/api/campaigns', post('', plan)),
  page: (id: string, token: string) => call<CampaignPage>(`/api/campaigns/${id}`, bearer(token)),
  next: (id: string, token: string) => call<CampaignPage>(`/api/campaigns/${id}/next`, { method: 'POST', ...bearer(token) }),
  save: (id: string, token: string) => call<Json>(`/api/campaigns/${id}/save`, bearer(token)),
}

/** The tokens that open a campaign now: those of its last table, keys and all, or those it was begun with. */
export const tokensFor = (kept: Kept | undefined): string[] => {
  const there = kept ? tokensOf(kept.table) : []
  return there.length ? there : (kept?.tokens ?? [])
}

/** Let the table of each battle know the tokens that open it. */
export function bring(page: CampaignPage, tokens: string[]) {
  for (const battle of page.battles) if (!tokensOf(battle.table).length) remember(battle.table, { game: page.game, title: page.title, sub: battle.title, tokens })
}
