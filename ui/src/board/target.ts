/** What the board widget needs to know about a place. It knows no rules: what is legal comes in, what is clicked goes out. */
import type { Tip } from '../parts/tip.svelte'

export interface Target {
  /** Stable name: for tests, for the log's links, and given back when somebody chooses it. */
  id: string
  /** What a screen reader says. */
  label: string
  /** Nothing where something else explains the place already. */
  tip: Tip | null
  /** You may. */
  legal?: boolean
  /** You could, with the dice or goods that are being chosen. */
  hinted?: boolean
  selected?: boolean
  /** The seat whose last move this was. */
  last?: number | null
  /** Pointed at from elsewhere, e.g. the log. */
  lit?: boolean
}
