/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Made by `catalogues.ts` beside this folder: the addresses of `<language>` and `<language>/<game>`. */
declare module 'virtual:catalogues' {
  const addresses: Record<string, string>
  export default addresses
}
