/** The page itself is fetched together with the small script that begins it, not after it. */
import type { HtmlTagDescriptor, Plugin } from 'vite'

export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const tags: HtmlTagDescriptor[] = []
        const add = (rel: string, file: string) => {
          if (!html.includes(file)) tags.push({ tag: 'link', attrs: { rel, crossorigin: true, href: `./${file}` }, injectTo: 'head' })
        }
        for (const found of Object.values(bundle ?? {})) {
          if (found.type !== 'chunk' || found.name !== 'page') continue
          for (const file of [found.fileName, ...found.imports]) add('modulepreload', file)
          for (const file of found.viteMetadata?.importedCss ?? []) add('stylesheet', file)
        }
        return tags
      },
    },
  }
}
