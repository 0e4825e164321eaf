/** The rulebooks and lessons, asked for while nobody waits: the service worker keeps them for a time without a network. */
import { lessonAddress } from '../lib/learn/alone'
import { language } from '../lib/words.svelte'
import type { Course, GameInfo, RulesPage } from '../lib/wire'

const DONE = 'holotable.later'
const PAUSE = 300

/** What of a game can be read or played alone, beside its rulebook and its course. */
export function further(game: string, rules: Pick<RulesPage, 'html'>, course: Course, speaks: string): string[] {
  const scenes = [...rules.html.matchAll(/data-scene="(\d+)"/g)].map((m) => `/api/rules/${game}/scenes/${m[1]}`)
  return [...scenes, ...[...course.lessons, ...course.puzzles].map((l) => lessonAddress(game, l.id, speaks))]
}

const pause = () => new Promise((done) => setTimeout(done, PAUSE))
const thrifty = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Once for each version and language; a version is the name of its first script. */
export async function keepForLater(version: string): Promise<void> {
  const done = `${version} ${language()}`
  if (localStorage.getItem(DONE) === done || thrifty()) return
  try {
    for (const { id } of await asked<GameInfo[]>('/api/games')) await keepGame(id)
    localStorage.setItem(DONE, done)
  } catch {
    /* the network is gone: at the next start again */
  }
}

async function keepGame(game: string) {
  const rules = await asked<RulesPage>(`/api/rules/${game}`)
  const course = await asked<Course>(`/api/learn/${game}`)
  for (const address of further(game, rules, course, language())) {
    await pause()
    await asked(address)
  }
}

/** An answer heard by the worker, whatever the page has kept of it. */
async function asked<T>(address: string): Promise<T> {
  const answer = await fetch(address, { headers: { 'Accept-Language': language() } })
  if (!answer.ok) throw new Error(address)
  return (await answer.json()) as T
}
