import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'

/** Where the dev server finds the table: a running `holotable serve`, unless HOLOTABLE_MOCK=1 asks for the stand-in. */
const backend = process.env.HOLOTABLE_BACKEND ?? 'http://127.0.0.1:8000'

async function standIn(): Promise<PluginOption> {
  if (!process.env.HOLOTABLE_MOCK) return null
  const { mock } = await import('./mock/plugin')
  return mock()
}

export default defineConfig(async ({ command }) => ({
  plugins: [svelte(), command === 'serve' ? await standIn() : null],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/page.ts'] },
  build: {
    outDir: process.env.HOLOTABLE_WEB_OUT ?? '../holotable/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: true,
  },
  server: process.env.HOLOTABLE_MOCK
    ? {}
    : { proxy: { '/api': backend, '/ws': { target: backend.replace(/^http/, 'ws'), ws: true } } },
}))
