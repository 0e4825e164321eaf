// A notice when it is somebody's turn: only with leave, only while they look elsewhere, and by the worker where there is one.
import { beforeEach, expect, test, vi } from 'vitest'
import { blocked, call, mayCall } from '../src/lib/notify'
import { settings } from '../src/lib/settings.svelte'

const made = vi.fn()
class Notice {
  static permission: NotificationPermission = 'granted'
  static answer: NotificationPermission = 'granted'
  static requestPermission = vi.fn(async () => (Notice.permission = Notice.answer))
  constructor(title: string, options: object) {
    made(title, options)
  }
}
const worker = { showNotification: vi.fn() }
let registered: typeof worker | undefined

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('Notification', Notice)
  vi.stubGlobal('window', { Notification: Notice })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registered } })
  vi.stubGlobal('document', { hidden: true })
  Object.assign(Notice, { permission: 'granted', answer: 'granted' })
  registered = undefined
  settings.notify = true
})

test('leave is asked for once, and told', async () => {
  expect(await mayCall()).toBe(true)
  expect(Notice.requestPermission).not.toHaveBeenCalled()
  Object.assign(Notice, { permission: 'default', answer: 'denied' })
  expect(await mayCall()).toBe(false)
  expect(Notice.requestPermission).toHaveBeenCalledOnce()
  expect(blocked()).toBe(true)
})

test('a browser that knows no notices says so', async () => {
  vi.stubGlobal('window', {})
  expect(await mayCall()).toBe(false)
  expect(blocked()).toBe(false)
})

test('somebody who looks elsewhere is called, of each table once', async () => {
  await call('Move a unit', 'abc')
  expect(made).toHaveBeenCalledOnce()
  expect(made).toHaveBeenCalledWith('Holotable', expect.objectContaining({ body: 'Move a unit', tag: 'abc', data: { table: 'abc' } }))
})

test('where there is a worker, it shows the notice: a phone knows no other', async () => {
  registered = worker
  await call('Move a unit', 'abc')
  expect(worker.showNotification).toHaveBeenCalledOnce()
  expect(made).not.toHaveBeenCalled()
})

test.each([
  ['who looks at the page', () => vi.stubGlobal('document', { hidden: false })],
  ['who does not wish it', () => (settings.notify = false)],
  ['who gave no leave', () => (Notice.permission = 'default')],
])('nobody is called %s', async (_, so) => {
  so()
  await call('Move a unit', 'abc')
  expect(made).not.toHaveBeenCalled()
})
