/** As much of a page as the library half of the client looks at. */
const media = { matches: false, addEventListener() {}, removeEventListener() {} }
const root = { dataset: {}, lang: 'en' }
const page = {
  matchMedia: () => media,
  addEventListener() {},
  removeEventListener() {},
  localStorage: { getItem: () => null, setItem() {} },
  document: { documentElement: root, querySelector: () => null, addEventListener() {}, removeEventListener() {}, hidden: false },
}
Object.assign(globalThis, { window: Object.assign(globalThis, page), ...page })
