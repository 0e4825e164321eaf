/** As much of a page as the library half of the client looks at. */
const media = { matches: false, addEventListener() {}, removeEventListener() {} }
const root = { dataset: {}, lang: 'en' }
const page = {
  navigator: { language: 'en', languages: ['en'] },
  matchMedia: () => media,
  addEventListener() {},
  removeEventListener() {},
  localStorage: { getItem: () => null, setItem() {} },
  document: { documentElement: root, querySelector: () => null, addEventListener() {}, removeEventListener() {}, hidden: false },
}
Object.assign(globalThis, { window: Object.assign(globalThis, page), ...page })

// a page is shown when its words are here
const { speak } = await import('../src/lib/words.svelte')
await speak('en')

export {}
