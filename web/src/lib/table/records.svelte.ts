/** The game as a file, and the proof of its dice. */
import { api, Refusal } from '../api'
import { download } from '../download'
import { tokensOf } from '../tables.svelte'
import { t } from '../words.svelte'
import type { Session } from './session.svelte'

const reason = (e: unknown) => (e instanceof Refusal && e.message !== 'offline' ? e.message : t('line.notNow'))

export class Records {
  /** What the check of the dice has found. */
  verdict = $state('')

  constructor(private session: Session) {}

  private get token(): string {
    return tokensOf(this.session.table)[0] ?? ''
  }
  async save() {
    const { table, game, connection } = this.session
    try {
      download(`holotable-${game}-${table.slice(0, 8)}.json`, await api.save(table, this.token))
    } catch (e) {
      connection.refuse(reason(e))
    }
  }
  async verify() {
    this.verdict = t('seal.checking')
    try {
      const found = await api.verify(this.session.table, this.token)
      this.verdict = found.text || t(found.ok ? 'seal.ok' : 'seal.bad')
    } catch (e) {
      this.verdict = reason(e)
    }
  }
}
