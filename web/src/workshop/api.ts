/** What the workshop asks of the server. */
import { call, once, post, Refusal } from '../lib/api'
import type { FairnessPage, Figure, Plan, PlanCheck, WorkshopKit } from '../lib/wire'

export const shop = {
  games: () => once<string[]>('/api/workshop'),
  kit: (game: string) => once<WorkshopKit>(`/api/workshop/${game}`),
  fair: (plan: Plan) => call<FairnessPage>('/api/workshop/fairness', post('', plan)),
  /** How far the games of a plan are; a server that was started again, or another process, is asked anew. */
  fairSoFar: (id: string, plan: Plan) =>
    call<FairnessPage>(`/api/workshop/fairness/${id}`).catch((e) => {
      if (e instanceof Refusal && e.status === 404) return shop.fair(plan)
      throw e
    }),
  figures: (game: string) => once<Figure[]>(`/api/workshop/${game}/figures`),
  check: (plan: Plan) => call<PlanCheck>('/api/workshop/check', post('', plan)),
}
