/** What a person likes: kept in this browser, applied to the page at once. */

export interface Settings {
  theme: 'dark' | 'light' | 'system'
  sound: boolean
  volume: number
  /** 0 shows computer moves at once; 1 is the normal pace, 2 half as fast. */
  pace: number
  autoPass: boolean
  palette: 'standard' | 'clear'
  language: string
  odds: boolean
  /** What a click on the target of a repeatable attack does, what it leaves behind, and how many move in after it. */
  fight: 'once' | 'end'
  keep: number | null
  moveIn: 'all' | 'least' | 'ask'
  /** Write the names of places on the board. */
  labels: boolean
  /** Ask once before the key that ends a step while much can still be done. */
  askEnd: boolean
  notify: boolean
  /** Keys of one character do something at the table. */
  keys: boolean
  name: string
}

const DEFAULTS: Settings = {
  theme: 'system',
  sound: true,
  volume: 0.6,
  pace: 1,
  autoPass: true,
  palette: 'standard',
  language: '',
  odds: true,
  fight: 'end',
  keep: 1,
  moveIn: 'all',
  labels: false,
  askEnd: true,
  notify: false,
  keys: true,
  name: '',
}
const KEY = 'holotable.settings'

function load(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings: Settings = $state(load())

const night = window.matchMedia('(prefers-color-scheme: light)')
export const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)')

export function themeNow(): 'dark' | 'light' {
  if (settings.theme !== 'system') return settings.theme
  return night.matches ? 'light' : 'dark'
}

function paint() {
  const root = document.documentElement
  root.dataset.theme = themeNow()
  root.dataset.palette = settings.palette
  const bar = document.querySelector('meta[name="theme-color"]')
  bar?.setAttribute('content', themeNow() === 'dark' ? '#060b15' : '#e3ebf3')
}

/** Call once, inside a component. */
export function watchSettings() {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      /* private window: the settings live as long as the page */
    }
    paint()
  })
  $effect(() => {
    night.addEventListener('change', paint)
    return () => night.removeEventListener('change', paint)
  })
}
paint()

export function toggleTheme() {
  settings.theme = themeNow() === 'dark' ? 'light' : 'dark'
}
