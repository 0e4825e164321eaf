/** Message catalogues: every sentence of the client by key and language, falling back to English word by word. */
import en from './words/en.json'
import { settings } from './settings.svelte'

export type Key = keyof typeof en
type Catalogue = Partial<Record<Key, string>>

/** What each language calls itself; those with a catalogue are offered. */
const NAMES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  uk: 'Українська',
}

const files = import.meta.glob<{ default: Catalogue }>(['./words/*.json', '!./words/en.json'])
export const LANGUAGES: Record<string, string> = Object.fromEntries(Object.entries(NAMES).filter(([code]) => code === 'en' || `./words/${code}.json` in files))
const words: { now: Catalogue; language: string } = $state({ now: en, language: 'en' })

export function language(): string {
  if (settings.language in LANGUAGES) return settings.language
  const first = navigator.language.slice(0, 2)
  return first in LANGUAGES ? first : 'en'
}

export async function speak(code: string) {
  const file = files[`./words/${code}.json`]
  words.now = file ? (await file()).default : en
  words.language = code
  document.documentElement.lang = code
}

/** The sentence of a key with its arguments filled in. `{n}` takes an argument; `{n|one|many}` picks by number. */
export function t(key: Key, args: Record<string, string | number> = {}): string {
  const text = words.now[key] ?? en[key] ?? key
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const v = args[name] ?? ''
    if (one !== undefined) return Number(v) === 1 ? one : many!
    return typeof v === 'number' ? v.toLocaleString(words.language) : v
  })
}

/** A word by a key made at run time; the fallback where the catalogue has none. */
export function word(key: string, fallback: string): string {
  return words.now[key as Key] ?? en[key as Key] ?? fallback
}

export const percent = (p: number) => {
  if (p > 0.995 && p < 1) return '>99%'
  if (p < 0.005 && p > 0) return '<1%'
  return `${Math.round(p * 100)}%`
}
