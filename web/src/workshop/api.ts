/** What the workshop asks of the server. */
import { call, once, post } from '../lib/api'
import type { FairnessPage, Figure, Plan, PlanCheck, WorkshopKit } from '../lib/wire'

export const shop = {
  games: () => once<string[]>('/api/workshop'),
  kit: (game: string) => once<WorkshopKit>(`/api/workshop/${game}`),
  fair: (plan: Plan) => call<FairnessPage>('/api/workshop/fairness', post('', plan)),
  fairSoFar: (id: string) => call<FairnessPage>(`/api/workshop/fairness/${id}`),
  figures: (game: string) => once<Figure[]>(`/api/workshop/${game}/figures`),
  check: (plan: Plan) => call<PlanCheck>('/api/workshop/check', post('', plan)),
}
