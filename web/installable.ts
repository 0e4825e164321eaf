/** What makes the page an app, made at the build: its icons from our logo, the manifest, and the service worker with its list of files. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { build, type Plugin } from 'vite'
import languages from './src/lib/languages.json' with { type: 'json' }

const LOGO = 'src/art/icon.svg'
const NIGHT = '#060b15'
/** Alphabets that few need are fetched when they are met. */
const SELDOM = /(cyrillic|greek|vietnamese)/
const ICONS = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const
const TOUCH = { name: 'apple-touch-icon.png', size: 180 }

/** The sentences of the page in a language. */
async function sentences(code: string): Promise<(key: string) => string> {
  const bundle = new FluentBundle(code, { useIsolating: false })
  bundle.addResource(new FluentResource(await readFile(`src/lib/words/${code}.ftl`, 'utf8')))
  return (key) => bundle.formatPattern(bundle.getMessage(key)!.value!)
}

/** What a system that installs the page is told in a language; the page names the one of its own language (`speak` in `src/lib/words.svelte.ts`). */
async function manifest(code: string) {
  const said = await sentences(code)
  return {
    id: '/',
    lang: code,
    name: 'Holotable',
    short_name: 'Holotable',
    description: said('app-about'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: NIGHT,
    theme_color: NIGHT,
    categories: ['games'],
    icons: ICONS.map(({ name, size, purpose }) => ({ src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    shortcuts: [
      { name: said('setup-title'), url: '/new' },
      { name: said('learn-title'), url: '/learn' },
      { name: said('rules-title'), url: '/rules' },
    ],
  }
}

/** Without scripts nobody knows the language: it is said in all of them. */
async function withoutScripts(): Promise<string> {
  const lines = languages.map(async (code) => `<p lang="${code}">${(await sentences(code))('app-needsScript')}</p>`)
  return (await Promise.all(lines)).join('')
}

export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    async transformIndexHtml(html) {
      return html.replace(/(<noscript>).*(?=<\/noscript>)/, `$1${await withoutScripts()}`)
    },
    async writeBundle({ dir }, bundle) {
      const out = dir ?? ''
      await icons(out)
      for (const code of languages) await writeFile(join(out, `manifest-${code}.webmanifest`), JSON.stringify(await manifest(code)))
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !SELDOM.test(name)).sort()
      const version = createHash('sha256').update(await readFile(join(out, 'index.html'))).update(files.join(' ')).digest('hex').slice(0, 12)
      await worker(out, files.map((name) => `/${name}`), version)
    },
  }
}

/** The worker is one file with a name that stays, so that browsers find the next version of it. */
async function worker(outDir: string, files: string[], version: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      rollupOptions: { input: 'src/app/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}

async function icons(out: string): Promise<void> {
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const logo = await readFile(LOGO, 'utf8')
  const all = [...ICONS, { ...TOUCH, purpose: 'maskable' as const }]
  for (const { name, size, purpose } of all) {
    const drawn = new Resvg(purpose === 'maskable' ? filled(logo) : logo, { fitTo: { mode: 'width', value: size } })
    await writeFile(join(out, name), drawn.render().asPng())
  }
}

/** The logo without its corners and a little smaller: a system cuts such an icon to its own shape. */
function filled(logo: string): string {
  return logo.replace(/ rx="[\d.]+"/, '').replace('<g ', '<g transform="translate(16 16) scale(.78) translate(-16 -15)" ')
}
