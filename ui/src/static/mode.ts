/** The page without a server (see `../mode.ts`). */
import type { HerePicker } from '../mode'
import { hotseat } from './hotseat.svelte'
import { everything } from './local-connection'
import { made } from './made'

export { LocalConnection as Connection } from './local-connection'
export const HAS_SERVER: boolean = false
export const overlay = () => import('./Overlay.svelte')
export const foot = () => import('./Foot.svelte')
export const isCovered = (): boolean => hotseat.cover !== null
export const herePicker = (): Promise<{ default: HerePicker }> => import('./HerePicker.svelte')
/** All answers were written as files when the page was made. */
export const fileOf = (path: string): URL => new URL(`${path.replace('api/', made().answers)}.json`, location.href.split('#')[0])
export const askForEverything = async (): Promise<Response> => new Response(await everything())
