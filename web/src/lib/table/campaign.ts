/** The way from a battle to its campaign. */
import { tokensOf } from '../tables.svelte'
import type { Session } from './session.svelte'

/** The address of the campaign that a table is a battle of, with what opens it; nothing at other tables. */
export const campaignOf = ({ table, welcome }: Session): string =>
  welcome?.campaign ? `/campaign/${welcome.campaign}#${tokensOf(table)[0] ?? ''}` : ''
