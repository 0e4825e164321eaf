/** The chances over a finished game, as the server finds them out: asked for once, and looked after until all is told. */
import { api, Refusal } from './api'
import { t } from './words.svelte'
import type { Analysis } from './wire'

const POLL = 500

export class Analyst {
  analysis: Analysis | null = $state.raw(null)
  /** Why there is none. */
  trouble = $state('')
  ready: boolean = $derived(!!this.analysis?.curve.length)
  private gone = false
  private timer = 0
  private ask: (() => Promise<Analysis>) | null = null

  /** Begin with a save, or with the promise of one. */
  async begin(save: unknown) {
    this.ask = () => Promise.resolve(save).then((s) => api.analysis(s))
    await this.hear(this.ask())
  }

  private async hear(answer: Promise<Analysis>) {
    try {
      const s = await answer
      if (this.gone) return
      this.analysis = s
      if (s.failed) this.trouble = t('analysis.failed')
      else if (!s.curve.length) this.timer = window.setTimeout(() => void this.hear(this.further(s.id)), POLL)
    } catch (e) {
      if (!this.gone) this.trouble = e instanceof Refusal && e.message !== 'offline' ? e.message : t('home.offline')
    }
  }

  /** How far it is; another process of the server may answer, which has not heard of it and begins anew. */
  private further(id: string): Promise<Analysis> {
    return api.analysisSoFar(id).catch((e) => (this.ask ? this.ask() : Promise.reject(e)))
  }

  stop() {
    this.gone = true
    clearTimeout(this.timer)
  }
}
