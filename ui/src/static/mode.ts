/** The page without a server (see `../mode.ts`). */
import { everything } from './local-connection'

export { LocalConnection as Connection } from './local-connection'
export const HAS_SERVER: boolean = false
export const overlay = () => import('./Overlay.svelte')
/** All answers were written as files when the page was made. */
export const fileOf = (path: string): URL => new URL(`${path}.json`, location.href.split('#')[0])
export const askForEverything = async (): Promise<Response> => new Response(await everything())
