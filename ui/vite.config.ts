import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues'
import { licences } from './licences'
import { packing } from './packing'
import { preloads } from './preloads'
import { pyodide } from './pyodide'

const server = process.env.VICUS ?? 'http://localhost:8123'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const page = here('../src/vicus/static/page')
/** Workers are bundled apart, by plugins of their own: one list for all. */
const listing = licences(here('./node_modules'), page, ['pyodide'])

/** `--mode static`: the page without a server, which `vicus static` completes. */
export default defineConfig(({ mode }) => ({
  base: './',
  publicDir: mode === 'static' ? 'install' : 'public',
  plugins: [
    svelte(),
    catalogues(here('../src/vicus'), here('./src')),
    preloads(),
    mode === 'static' ? [pyodide(here('./node_modules/pyodide'), page), ...listing] : packing(here('../src/vicus/server/page/assets')),
  ],
  // Games keep their part of the page in their own package, outside of this folder: `$page/…` is what they share.
  resolve: {
    alias: {
      $early: here(mode === 'static' ? './src/static/early.ts' : './src/early.ts'),
      $mode: here(mode === 'static' ? './src/static/mode.ts' : './src/mode.ts'),
      $page: here('./src'),
      $games: here('../src/vicus/games'),
    },
    dedupe: ['svelte', '@fluent/bundle'],
  },
  worker: { format: 'es', plugins: () => (mode === 'static' ? [listing[0]] : []) },
  build: {
    outDir: mode === 'static' ? '../src/vicus/static/page' : '../src/vicus/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  test: { setupFiles: ['tests/words.ts'] },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
}))
