import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues'
import { packing } from './packing'
import { preloads } from './preloads'

const server = process.env.VICUS ?? 'http://localhost:8123'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  base: './',
  plugins: [svelte(), catalogues(here('../src/vicus'), here('./src')), preloads(), packing(here('../src/vicus/server/page/assets'))],
  // Games keep their part of the page in their own package, outside of this folder: `$page/…` is what they share.
  resolve: { alias: { $page: here('./src'), $games: here('../src/vicus/games') }, dedupe: ['svelte', '@fluent/bundle'] },
  build: {
    outDir: '../src/vicus/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  test: { setupFiles: ['tests/words.ts'] },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
