/** The page without a server (see `../mode.ts`). */
import type { Friends, HerePicker } from '../mode'
import { withRareWords } from '../texts.svelte'
import { company } from './friends/company.svelte'
import { hotseat } from './hotseat.svelte'
import { everything } from './local-connection'
import { made } from './made'

export { StaticConnection as Connection } from './connection'
export const HAS_SERVER: boolean = false
export const overlay = () => import('./Overlay.svelte')
export const foot = () => import('./Foot.svelte')
export const isCovered = (): boolean => hotseat.cover !== null
export const herePicker = (): Promise<{ default: HerePicker }> => import('./HerePicker.svelte')
/** All answers were written as files when the page was made. */
export const fileOf = (path: string): URL => new URL(`${path.replace('api/', made().answers)}.json`, location.href.split('#')[0])
export const askForEverything = async (): Promise<Response> => new Response(await everything())

export const friends: Friends = {
  seat: withRareWords(() => import('./friends/FreeSeat.svelte')),
  withPage: withRareWords(() => import('./friends/WithPage.svelte')),
  answerPage: withRareWords(() => import('./friends/AnswerPage.svelte')),
  invite: (table) => (company.inviting = { table: table.id, game: table.now!.game }),
  isGuest: () => company.isGuest,
  note: (host) => {
    if (company.isGuest) return host ? ['static-friends-note-guest', { host }] : ['static-friends-note-guest-unknown', {}]
    return company.hasMet ? ['static-friends-note-host', {}] : null
  },
}
export const canTalk = (): boolean => company.isGuest || company.hasMet
export const downKey = (): string => (company.isGuest ? 'static-friends-lost' : 'page-offline')
