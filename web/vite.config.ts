import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Where the dev server finds the table: a running `holotable serve`. */
const backend = process.env.HOLOTABLE_BACKEND ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/page.ts'] },
  build: {
    outDir: process.env.HOLOTABLE_WEB_OUT ?? '../holotable/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // few files: a first load of many small ones costs more in headers than it saves
    rollupOptions: { output: { experimentalMinChunkSize: 12_000 } },
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': backend, '/ws': { target: backend.replace(/^http/, 'ws'), ws: true } } },
})
