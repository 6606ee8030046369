/** Packs the files of the page when it is built, so that the server has them ready: brotli and gzip beside each. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /\.(js|css|svg|json)$/

function brotli(content: Buffer): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants
  return brotliCompressSync(content, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length } })
}

export function packing(folder: string): Plugin {
  return {
    name: 'packing',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(folder).filter((file) => PACKED.test(file))) {
        const path = join(folder, name)
        const content = readFileSync(path)
        for (const [end, packed] of [
          ['.br', brotli(content)],
          ['.gz', gzipSync(content, { level: 9 })],
        ] as const)
          if (packed.length < content.length) writeFileSync(path + end, packed)
      }
    },
  }
}
