import { expect, test, vi } from 'vitest'
import { Connection } from '../src/lib/table/connection.svelte'
import { state } from './made'

function connect() {
  let known: { ply: number; branch: number } | null = null
  const line: any = { readyState: 1, send() {}, close() {} }
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' })
  const listener = { known: () => known, welcome() {}, state() {}, hint() {}, odds() {}, past() {}, about() {}, why() {}, refused() {} }
  const connection = new Connection('t', '', listener, () => line)
  const say = (m: unknown) => line.onmessage({ data: JSON.stringify(m) })
  return { connection, say, shows: () => (known = { ply: 0, branch: 0 }) }
}

test('a table that cannot be opened says why, also after its welcome', () => {
  const { connection, say } = connect()
  say({ type: 'welcome', seats: [], chat: [], you: [] })
  expect(connection.fatal).toBeNull()
  say({ type: 'refused', reason: 'command: no such battle.' })
  expect(connection.fatal).toBe('command: no such battle.')
  connection.settle(state(0))
  expect(connection.fatal).toBeNull()
  connection.close()
})

test('what is refused later does not take the table away', () => {
  const { connection, say, shows } = connect()
  say({ type: 'welcome', seats: [], chat: [], you: [] })
  shows()
  say({ type: 'refused', reason: 'Not now.' })
  expect([connection.fatal, connection.refused]).toEqual([null, 'Not now.'])
  connection.close()
})
