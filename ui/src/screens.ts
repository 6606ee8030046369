/** The two screens that most visits begin with: each is fetched with the page itself if the address asks for it. */
export const lobby = () => import('./lobby/Lobby.svelte')
export const table = () => import('./table/TableScreen.svelte')
