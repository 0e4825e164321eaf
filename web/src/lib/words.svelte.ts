/** Message catalogues: every sentence of the client by key and language, falling back to English word by word.
 *  Each game has a catalogue of its own, loaded with it, that falls back to the common one. */
import en from './words/en.json'
import { settings } from './settings.svelte'

export type Key = keyof typeof en
type Catalogue = Record<string, string>
type Files = Record<string, () => Promise<unknown>>
type Args = Record<string, string | number>

/** What each language calls itself; those with a catalogue are offered. */
const NAMES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  uk: 'Українська',
}

const files = import.meta.glob(['./words/*.json', '!./words/en.json'])
export const LANGUAGES: Record<string, string> = Object.fromEntries(Object.entries(NAMES).filter(([code]) => code === 'en' || `./words/${code}.json` in files))
const words: { now: Catalogue; language: string } = $state({ now: en, language: 'en' })

export function language(): string {
  if (settings.language in LANGUAGES) return settings.language
  const first = navigator.language.slice(0, 2)
  return first in LANGUAGES ? first : 'en'
}

/** What each game's catalogue does to change its language. */
const learners: ((code: string) => Promise<void>)[] = []

async function read(files: Files, code: string, english: Catalogue): Promise<Catalogue> {
  const file = files[`./words/${code}.json`]
  return file ? ((await file()) as { default: Catalogue }).default : english
}

export async function speak(code: string) {
  words.now = await read(files, code, en)
  words.language = code
  document.documentElement.lang = code
  await Promise.all(learners.map((learn) => learn(code)))
}

const find = (key: string): string | undefined => words.now[key] ?? en[key as Key]

/** Fill in the arguments of a sentence. `{n}` takes an argument; `{n|one|many}` picks by number. */
function fill(text: string, args: Args): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const v = args[name] ?? ''
    if (one !== undefined) return Number(v) === 1 ? one : many!
    return typeof v === 'number' ? v.toLocaleString(words.language) : v
  })
}

/** The sentence of a key with its arguments filled in. */
export const t = (key: Key, args: Args = {}): string => fill(find(key) ?? key, args)

/** A word by a key made at run time; the fallback where the catalogue has none. */
export const word = (key: string, fallback: string): string => find(key) ?? fallback

/** The sentences of one game: its English ones, and the files of its other languages (`./words/de.json`). */
export function catalogue<Own extends Catalogue>(own: Own, files: Files) {
  const spoken: { now: Catalogue } = $state({ now: own })
  const learn = async (code: string) => void (spoken.now = await read(files, code, own))
  learners.push(learn)
  if (words.language !== 'en') void learn(words.language)
  const findOwn = (key: string): string | undefined => spoken.now[key] ?? own[key] ?? find(key)
  return {
    t: (key: (keyof Own & string) | Key, args: Args = {}): string => fill(findOwn(key) ?? key, args),
    word: (key: string, fallback: string): string => findOwn(key) ?? fallback,
  }
}

export const percent = (p: number) => {
  if (p > 0.995 && p < 1) return '>99%'
  if (p < 0.005 && p > 0) return '<1%'
  return `${Math.round(p * 100)}%`
}
