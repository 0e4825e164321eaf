/** The game as a file, and the proof of its dice. */
import { api, Refusal } from '../api'
import { download } from '../download'
import { tokensOf } from '../tables.svelte'
import { t } from '../words.svelte'
import type { Json } from '../wire'
import type { Session } from './session.svelte'

const reason = (e: unknown) => (e instanceof Refusal && e.message !== 'offline' ? e.message : t('line.notNow'))

export class Records {
  /** What the check of the dice has found. */
  verdict = $state('')

  constructor(private session: Session) {}

  private get token(): string {
    return tokensOf(this.session.table)[0] ?? ''
  }
  /** Whether nobody else plays or may sit down: then the whole game can be taken along, before its end too. */
  private get alone(): boolean {
    const { connection, you } = this.session
    return you.length > 0 && connection.seats.every((x) => you.includes(x.seat) || x.kind === 'computer')
  }
  /** The game as a file that can be opened again: whole, or as the key to one's own seats. */
  private async file(): Promise<Json> {
    const { table } = this.session
    const tokens = tokensOf(table)
    if (this.alone) return api.wholeSave(table, tokens.slice(0, 16))
    const save = (await api.save(table, this.token)) as Record<string, Json>
    return save.resume ? { ...save, resume: { table, tokens } } : save
  }
  async save() {
    const { table, game, connection } = this.session
    try {
      download(`holotable-${game}-${table.slice(0, 8)}.json`, await this.file())
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
