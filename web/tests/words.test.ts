import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ago, catalogue, listed, percent, ready, speak, t } from '../src/lib/words.svelte'

beforeEach(() => speak('en'))
afterEach(() => speak('en'))

const files = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).map(([code, text]) => [`./words/${code}.ftl`, async () => text]))
const Greeting = { en: 'greeting = Good day, { $name }\nfarewell = Bye\nclose = Shut\n', de: 'greeting = Guten Tag, { $name }\n' }

test('a count picks one or many', () => {
  expect(t('count.units', { n: 1 })).toBe('1 unit')
  expect(t('count.units', { n: 4 })).toBe('4 units')
})

test('the words of a game come before the common ones, and fall back to them', async () => {
  const own = catalogue(files(Greeting))
  await ready()
  expect(own.t('greeting', { name: 'Luke' })).toBe('Good day, Luke')
  expect(own.t('close')).toBe('Shut')
  expect(own.t('cancel')).toBe(t('cancel'))
  expect(own.word('nothing.of.it', 'so')).toBe('so')
})

test('a change of language reaches every game, and what is not translated stays English', async () => {
  const own = catalogue(files(Greeting))
  await speak('de')
  expect(own.t('greeting', { name: 'Leia' })).toBe('Guten Tag, Leia')
  expect(document.documentElement.lang).toBe('de')
  own.t('farewell')
  await vi.waitFor(() => expect(own.t('farewell')).toBe('Bye'))
})

test('the pseudo-language lengthens the text and leaves what is filled in', async () => {
  const plain = t('now.waiting', { name: 'Ada' })
  await speak('qps')
  const long = t('now.waiting', { name: 'Ada' })
  expect(long).toContain('Ada')
  expect(long.length).toBeGreaterThan(plain.length * 1.3)
})

test('shares are written as the language writes them', async () => {
  expect(percent(0.5)).toBe('50%')
  expect([percent(0.495), percent(0.505)]).toEqual(['50%', '50%'])
  expect([percent(0.445), percent(0.555)]).toEqual(['44%', '56%'])
  await speak('fr')
  expect(percent(0.5)).toMatch(/^50\s%$/)
})

test('names and times are told as the language does', async () => {
  expect([listed(['Ada', 'Ben']), ago(5), ago(150), ago(0)]).toEqual(['Ada and Ben', '5 min. ago', '3 hr. ago', t('ago.now')])
  await speak('de')
  expect([listed(['Ada', 'Ben', 'Cem']), ago(1500)]).toEqual(['Ada, Ben und Cem', 'vor 1 Tag'])
})

test('every game of the page has a front and words beside its module', () => {
  const at = (found: object) => Object.keys(found).map((path) => path.split('/')[3])
  const modules = at(import.meta.glob('../src/games/*/index.ts'))
  expect(modules.length).toBeGreaterThan(0)
  expect(at(import.meta.glob('../src/games/*/front.ts'))).toEqual(modules)
  expect(at(import.meta.glob('../src/games/*/words/en.ftl'))).toEqual(modules)
})

test('every sentence that the page asks for by name is written', () => {
  const folderOf = (path: string) => path.match(/src\/(games\/\w+|campaign|workshop)\//)?.[1]
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const keysOf = (path: string) => [...read(path).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!)
  const common = new Set(keysOf('../src/lib/words/en.ftl'))
  const everywhere = new Set(Object.keys(import.meta.glob('../src/**/words/en.ftl')).flatMap(keysOf))
  const missing: string[] = []
  for (const path of Object.keys(import.meta.glob('../src/**/*.{ts,svelte}'))) {
    const own = folderOf(path) ? new Set([...common, ...keysOf(`../src/${folderOf(path)}/words/en.ftl`)]) : everywhere
    for (const found of read(path).matchAll(/\bt\('([\w.-]+)'/g)) if (!own.has(found[1]!.replaceAll('.', '-'))) missing.push(`${path}: ${found[1]}`)
  }
  expect(missing).toEqual([])
})
