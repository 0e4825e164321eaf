import { afterEach, expect, test, vi } from 'vitest'
import { catalogue, speak, t } from '../src/lib/words.svelte'

afterEach(() => speak('en'))

const German = { './words/de.json': async () => ({ default: { greeting: 'Guten Tag, {name}' } }) }

test('a count picks one or many', () => {
  expect(t('count.units', { n: 1 })).toBe('1 unit')
  expect(t('count.units', { n: 4 })).toBe('4 units')
})

test('the words of a game come before the common ones, and fall back to them', () => {
  const own = catalogue({ greeting: 'Good day, {name}', close: 'Shut' }, {})
  expect(own.t('greeting', { name: 'Luke' })).toBe('Good day, Luke')
  expect(own.t('close')).toBe('Shut')
  expect(own.t('cancel')).toBe(t('cancel'))
  expect(own.word('nothing.of.it', 'so')).toBe('so')
})

test('a change of language reaches every game, and what is not translated stays English', async () => {
  const before = catalogue({ greeting: 'Good day, {name}', farewell: 'Bye' }, German)
  await speak('de')
  const after = catalogue({ greeting: 'Good day, {name}' }, German)
  expect(before.t('greeting', { name: 'Leia' })).toBe('Guten Tag, Leia')
  expect(before.t('farewell')).toBe('Bye')
  await vi.waitFor(() => expect(after.t('greeting', { name: 'Leia' })).toBe('Guten Tag, Leia'))
})

test('every game of the page has a front and words beside its module', () => {
  const at = (files: object) => Object.keys(files).map((path) => path.split('/')[3])
  const modules = at(import.meta.glob('../src/games/*/index.ts'))
  expect(modules.length).toBeGreaterThan(0)
  expect(at(import.meta.glob('../src/games/*/front.ts'))).toEqual(modules)
  expect(at(import.meta.glob('../src/games/*/words/en.json'))).toEqual(modules)
})
