/** What the workshop asks of the server. */
import { call, once, post } from '../lib/api'
import type { Plan, PlanCheck, WorkshopKit } from '../lib/wire'

export const shop = {
  games: () => once<string[]>('/api/workshop'),
  kit: (game: string) => once<WorkshopKit>(`/api/workshop/${game}`),
  check: (plan: Plan) => call<PlanCheck>('/api/workshop/check', post('', plan)),
}
