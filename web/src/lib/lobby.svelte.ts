/** The lobby, live: the tables that their hosts have listed. */
import { api } from './api'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { TableSocket } from './socket'
import { remember } from './tables.svelte'
import type { LobbyEntry } from './wire'

export class Lobby {
  tables: LobbyEntry[] = $state.raw([])
  private socket: TableSocket

  constructor() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new TableSocket(`${scheme}://${location.host}/ws/lobby`, {
      hello: () => ({ type: 'ping' }),
      message: (m) => {
        if (m.type === 'lobby') this.tables = m.tables
      },
      line: (l) => {
        if (l === 'waiting') this.tables = []
      },
    })
  }

  /** Sit down in an open seat, and go to its table. */
  async join(entry: LobbyEntry, seat: string) {
    const { token } = await api.sitDown(entry.table, { seat, name: settings.name })
    remember(entry.table, { game: entry.game, title: entry.title, tokens: [token] })
    go(`/t/${entry.table}#${token}`)
  }

  close() {
    this.socket.close()
  }
}
