import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { fonts } from './fonts'
import { installable } from './installable'

/** Where the dev server finds the table: a running `holotable serve`. */
const backend = process.env.HOLOTABLE_BACKEND ?? 'http://127.0.0.1:8000'

/** Packs every text file once at the build, smaller than a server could while somebody waits. */
const packed: Plugin = {
  name: 'packed',
  async writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
    await Promise.all(files.map((name) => pack(join(dir ?? '', name))))
  },
}

async function pack(file: string): Promise<void> {
  await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))
}

/** Words as the page needs them: without the headings and empty lines that are for who writes them. */
const bare: Plugin = {
  name: 'bare',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.ftl?raw')) return
    const text = await readFile(id.replace('?raw', ''), 'utf8')
    return `export default ${JSON.stringify(text.replace(/^(#.*)?\n/gm, ''))}`
  },
}

/** The words of one language and one part of the page are a file of their own: nobody loads those of another language. */
function words(id: string): string | undefined {
  const found = /src\/(.*)\/words\/(\w+)\.ftl/.exec(id)
  return found ? `words-${found[1]?.replaceAll('/', '-')}-${found[2]}` : undefined
}

export default defineConfig({
  plugins: [svelte(), fonts, bare, packed, installable()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/page.ts'] },
  build: {
    outDir: process.env.HOLOTABLE_WEB_OUT ?? '../holotable/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // few files: a first load of many small ones costs more in headers than it saves
    rollupOptions: { output: { experimentalMinChunkSize: 12_000, manualChunks: words } },
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': backend, '/ws': { target: backend.replace(/^http/, 'ws'), ws: true } } },
})
