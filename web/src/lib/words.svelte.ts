/** Message catalogues: every sentence of the client by key and language, as Fluent messages (`docs/translating.md`).
 *  Only the language in use is loaded; what it lacks is said in English, which is then loaded too.
 *  Each game has a catalogue of its own, loaded with it, that falls back to the common one. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import offered from './languages.json'
import { settings } from './settings.svelte'

export type Key = string
type Files = Record<string, () => Promise<unknown>>
type Args = Record<string, string | number>

const ENGLISH = 'en'
/** English made longer in strange letters, for tests of the layout. It is never offered. */
const PSEUDO = 'qps'

/** What each language that is offered calls itself. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(offered.map((code) => [code, ownName(code)]))

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** The language of the page: the one chosen, else the first of the browser's that is offered. */
export function language(): string {
  if (settings.language in LANGUAGES || settings.language === PSEUDO) return settings.language
  return (navigator.languages ?? [navigator.language]).map((name) => name.slice(0, 2)).find((code) => code in LANGUAGES) ?? ENGLISH
}

/** The locale that numbers, dates and the order of names follow. */
export const locale = (): string => (spoken.language === PSEUDO ? ENGLISH : spoken.language)

const spoken: { language: string } = $state({ language: ENGLISH })
const VOWELS: Record<string, string> = { n: 'ñn', s: 'šs', a: 'àá', e: 'éè', i: 'íì', o: 'òó', u: 'úù', y: 'ýý', A: 'ÀÁ', E: 'ÉÈ', I: 'ÍÌ', O: 'ÒÓ', U: 'ÚÙ' }
const lengthened = (text: string) => text.replace(/[aeiouynsAEIOU]/g, (letter) => VOWELS[letter]!)

/** The sentences of one folder: those of the language in use, and the English ones where it lacks some. */
class Sentences {
  private now: FluentBundle | null = $state.raw(null)
  private english: FluentBundle | null = $state.raw(null)
  private asked = false

  constructor(private files: Files) {}

  async learn(code: string): Promise<void> {
    this.now = (await this.read(code)) ?? (await this.read(ENGLISH))
  }

  private async read(code: string): Promise<FluentBundle | null> {
    const file = this.files[`./words/${code === PSEUDO ? ENGLISH : code}.ftl`]
    if (!file) return null
    const bundle = new FluentBundle(code === PSEUDO ? ENGLISH : code, { useIsolating: false, transform: code === PSEUDO ? lengthened : undefined })
    bundle.addResource(new FluentResource((await file()) as string))
    return bundle
  }

  /** The sentence of a key, if there is one. */
  say(key: string, args: Args): string | undefined {
    const id = key.replaceAll('.', '-')
    return format(this.now, id, args) ?? this.inEnglish(id, args)
  }

  private inEnglish(id: string, args: Args): string | undefined {
    if (spoken.language !== ENGLISH && !this.asked) {
      this.asked = true
      void this.read(ENGLISH).then((bundle) => (this.english = bundle))
    }
    return format(this.english, id, args)
  }
}

function format(bundle: FluentBundle | null, id: string, args: Args): string | undefined {
  const pattern = bundle?.getMessage(id)?.value
  // an array takes what goes wrong: the sentence is said as far as it goes
  return pattern == null ? undefined : bundle!.formatPattern(pattern, args, [])
}

const common = new Sentences(import.meta.glob('./words/*.ftl', { query: '?raw', import: 'default' }))
const all = [common]
const arriving = new Set<Promise<void>>()

function learn(sentences: Sentences, code: string): Promise<void> {
  const coming = sentences.learn(code).finally(() => arriving.delete(coming))
  arriving.add(coming)
  return coming
}

/** Speak a language from now on; the page changes as soon as all its words are here. */
export async function speak(code: string): Promise<void> {
  await Promise.all(all.map((sentences) => learn(sentences, code)))
  spoken.language = code
  document.documentElement.lang = locale()
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${locale()}.webmanifest`)
  document.querySelector('meta[name=description]')?.setAttribute('content', t('app.about'))
}

/** Choose a language and keep it. */
export function choose(code: string): Promise<void> {
  settings.language = code
  return speak(code)
}

/** When all words that were asked for are here: a page is shown then, so that nothing shows its keys. */
export async function ready(): Promise<void> {
  while (arriving.size) await Promise.all(arriving)
}

/** The language that is spoken now. */
export const speaking = (): string => spoken.language

/** The sentence of a key with its arguments filled in. */
export const t = (key: Key, args: Args = {}): string => common.say(key, args) ?? key

/** A word by a key made at run time; the fallback where the catalogue has none. */
export const word = (key: string, fallback: string): string => common.say(key, {}) ?? fallback

/** The sentences of one game: the files of its languages (`./words/de.ftl`). */
export function catalogue(files: Files) {
  const own = new Sentences(files)
  all.push(own)
  void learn(own, spoken.language)
  const find = (key: string, args: Args): string | undefined => own.say(key, args) ?? common.say(key, args)
  return {
    t: (key: Key, args: Args = {}): string => find(key, args) ?? key,
    word: (key: string, fallback: string): string => find(key, {}) ?? fallback,
  }
}

/** Several things in one breath, with the language's word for "and". */
export const listed = (parts: string[]): string => new Intl.ListFormat(locale()).format(parts)

/** How long ago something was, in the largest unit that fits. */
export function ago(minutes: number): string {
  if (minutes < 1) return t('ago.now')
  const past = new Intl.RelativeTimeFormat(locale(), { style: 'short' })
  if (minutes < 60) return past.format(-minutes, 'minute')
  return minutes < 1440 ? past.format(-Math.round(minutes / 60), 'hour') : past.format(-Math.round(minutes / 1440), 'day')
}

/** A difference in percent, with its sign. */
export const signedPercent = (p: number): string =>
  (Math.round(100 * p) / 100).toLocaleString(locale(), { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).replace('-', '−')

export const percent = (p: number) => {
  // halves go to the even number: 49.5% and 50.5% side by side must not make 101%
  const share = (n: number) => n.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: 0, roundingMode: 'halfEven' })
  if (p > 0.995 && p < 1) return `>${share(0.99)}`
  if (p < 0.005 && p > 0) return `<${share(0.01)}`
  return share(p)
}
