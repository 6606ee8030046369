/** What a tab and its table worker tell each other. */
import type { Line } from '../connection'
import type { Made } from './made'

export type ToWorker =
  /** The first message. `place`: the folder of the page; `tab`: this tab's name. */
  | { kind: 'start'; place: string; tab: string; made: Made }
  | { kind: 'text'; text: string }
  | { kind: 'reset' }
  /** From now on this tab speaks for somebody else at this device (empty: for its owner). */
  | { kind: 'as'; person: string }
  /** The tables are wanted here, whoever has them. */
  | { kind: 'take' }
  /** The page is kept for use without a network: what makes it quicker may be kept, too. */
  | { kind: 'kept' }
  | { kind: 'everything' }
  /** A friend at another device, to whom this tab has a line. */
  | { kind: 'friend'; friend: string; does: 'join'; about: AboutFriend }
  | { kind: 'friend'; friend: string; does: 'text'; text: string }
  | { kind: 'friend'; friend: string; does: 'leave' }

/** Who comes to which table. */
export interface AboutFriend {
  secret: string
  table: string
  language: string
}

/** About a friend at another device. `lost`: the house is not there for a moment; `parted`: nobody listens any more. */
export type OfFriend =
  { kind: 'friend'; friend: string; does: 'joined' | 'lost' | 'parted' } | { kind: 'friend'; friend: string; does: 'text'; text: string }

export type ToTab =
  | { kind: 'line'; line: Line }
  | { kind: 'text'; text: string }
  | { kind: 'progress'; progress: Progress }
  /** Another tab has the tables and does not answer. */
  | { kind: 'elsewhere' }
  /** Another tab has taken the tables: this worker is of no use any more. */
  | { kind: 'taken' }
  | { kind: 'failed'; problem: string }
  | { kind: 'everything'; text: string | null }
  /** Nothing can be written, and why; empty: it can again. */
  | { kind: 'unsaved'; unsaved: Unsaved }
  | OfFriend

/** `full`: there is no room left; `broken`: anything else. */
export type Unsaved = '' | 'full' | 'broken'

export interface Progress {
  /** Megabytes, as hosts send them. */
  done: number
  all: number
  /** All is here, and begins to run. */
  starting: boolean
}

/** Between the tabs of a browser. */
export type BetweenTabs =
  /** To the tab with the tables. */
  | { to: 'house'; from: string; kind: 'leave' | 'ping' | 'everything' }
  | { to: 'house'; from: string; kind: 'join'; person: string; friend?: AboutFriend }
  | { to: 'house'; from: string; kind: 'text'; text: string }
  /** From there to another tab. `joined`: anew; `alive`: an answer to a ping; `loading`: it will be open soon;
   * `parted`: nobody listens any more. */
  | { to: string; kind: 'joined' | 'alive' | 'loading' | 'stranger' | 'parted' }
  | { to: string; kind: 'text'; text: string }
  | { to: string; kind: 'everything'; text: string | null }
  /** To all: there is a house now; whether it can write. */
  | { to: 'all'; kind: 'open' }
  | { to: string; kind: 'unsaved'; unsaved: Unsaved }
