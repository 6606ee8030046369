import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues'
import { packing } from './packing'
import { preloads } from './preloads'
import { pyodide } from './pyodide'

const server = process.env.VICUS ?? 'http://localhost:8123'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `--mode static`: the page without a server, which `vicus static` completes. */
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [
    svelte(),
    catalogues(here('../src/vicus'), here('./src')),
    preloads(),
    mode === 'static'
      ? pyodide(here('./node_modules/pyodide'), here('../src/vicus/static/page'))
      : packing(here('../src/vicus/server/page/assets')),
  ],
  // Games keep their part of the page in their own package, outside of this folder: `$page/…` is what they share.
  resolve: {
    alias: {
      $mode: here(mode === 'static' ? './src/static/mode.ts' : './src/mode.ts'),
      $page: here('./src'),
      $games: here('../src/vicus/games'),
    },
    dedupe: ['svelte', '@fluent/bundle'],
  },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'static' ? '../src/vicus/static/page' : '../src/vicus/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  test: { setupFiles: ['tests/words.ts'] },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
}))
