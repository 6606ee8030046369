/** Going back and forth in a game. */
import { sinceLastTurn } from './history'
import type { Table } from './table.svelte'

export function step(table: Table, by: number): void {
  table.showPly(table.ply + by)
}

/** Show what the others did since one's own last turn; a spectator sees the last round. */
export function sinceMine(table: Table): void {
  if (!table.now) return
  table.replay(sinceLastTurn(table.events, table.now.you ?? table.turn ?? 0))
}
