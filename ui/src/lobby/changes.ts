/** The lobby after a change: tables that were told of first, the others as they were. */
import type { LobbyChange, LobbyView, TableInfo } from '../protocol'

export function changed(lobby: LobbyView, change: LobbyChange): LobbyView {
  const gone = new Set(change.gone)
  const left = new Set(change.left)
  return {
    ...lobby,
    open: merged(lobby.open, change.open ?? []).filter((table) => !gone.has(table.id)),
    mine: merged(lobby.mine, change.mine ?? []).filter((table) => !left.has(table.id)),
    ready: change.ready ?? lobby.ready,
  }
}

/** A table that is known keeps its place; a new one comes first. */
function merged(known: TableInfo[], told: TableInfo[]): TableInfo[] {
  const news = new Map(told.map((table) => [table.id, table]))
  const kept = known.map((table) => news.get(table.id) ?? table)
  return [...told.filter((table) => !known.some((other) => other.id === table.id)), ...kept]
}
