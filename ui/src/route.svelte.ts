/**
 * Where we are: `#/`, `#/t/<table>`, `#/rules/<game>/<rule>`, `#/replay`, `#/box/<game>`, `#/mine/<game>`,
 * `#/puzzles/<game>/<puzzle>`, `#/look/<table>/<decision>`, and what a link
 * brings: `#/device/<token>`, `#/confirm/<token>`, `#/stop/<token>`, `#/r/<game>` (docs/records.md), and without a server
 * `#/with/<invitation>`, `#/answer/<code>` (docs/static.md).
 */
export interface Route {
  page:
    | 'lobby'
    | 'table'
    | 'rules'
    | 'replay'
    | 'box'
    | 'mine'
    | 'puzzles'
    | 'look'
    | 'device'
    | 'confirm'
    | 'stop'
    | 'link'
    | 'with'
    | 'answer'
  /** The table or the game. */
  id: string
  /** The rule; of a table: `replay`, a position, `puzzle`, `tried-…`; of looking back: a position; of a link what it is about. */
  detail: string
}

/** A part of the address as it was meant, or as it stands if it is broken. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function parseRoute(hash: string): Route {
  const [first = '', id = '', detail = '', ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(readable)
  if (first === 't' && id) return { page: 'table', id, detail }
  if (first === 'look' && id) return { page: 'look', id, detail }
  if (first === 'rules' && id) return { page: 'rules', id, detail }
  if (first === 'box' && id) return { page: 'box', id, detail }
  if (first === 'device' && id) return { page: 'device', id, detail }
  if ((first === 'confirm' || first === 'stop') && id) return { page: first, id, detail }
  if (first === 'with' || first === 'answer') return { page: first, id, detail }
  if (first === 'r') return { page: 'link', id, detail: [detail, ...rest].join('/') }
  if (first === 'puzzles') return { page: 'puzzles', id, detail }
  if (first === 'mine') return { page: 'mine', id, detail }
  if (first === 'replay') return { page: 'replay', id, detail }
  return { page: 'lobby', id: '', detail: '' }
}

export const route = $state<Route>(parseRoute(location.hash))

addEventListener('hashchange', () => Object.assign(route, parseRoute(location.hash)))

export function go(hash: string): void {
  location.hash = hash
}
