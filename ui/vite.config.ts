import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.VICUS ?? 'http://localhost:8123'

export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: { outDir: '../src/vicus/server/page', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
