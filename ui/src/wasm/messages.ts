/** What is asked of a bot worker and what it answers, by `postMessage`. Each question gets one answer, and nothing else is said. */
import type { About } from './engine'
import type { Judgement } from './tree'

export interface Load {
  kind: 'load'
  game: string
  module: WebAssembly.Module | ArrayBuffer
  about: About
}

/** The module of bots that play by a net, and the net: whoever needs them gets them ready. */
export interface Learn {
  kind: 'learn'
  game: string
  module: WebAssembly.Module
  about: About
  net: ArrayBuffer
}

export interface GreedyAsk {
  kind: 'greedy'
  game: string
  position: Uint8Array
  menu: number[]
  seat: number
  weights: number[]
  noise: number
  /** As text: it has more bits than a number here. */
  seed: string
}

/** What a net thinks of the actions on a menu. */
export interface PolicyAsk {
  kind: 'policy'
  game: string
  /** What the seat may see, and nothing else. */
  observation: Uint8Array
  players: number
  seat: number
  menu: number[]
}

export interface TreeAsk {
  game: string
  /** Names the tree, which is kept. */
  bot: string
  position: Uint8Array
  seat: number
  menu: number[]
  seed: string
  /** The bot's last action in this turn: go on below it, if the tree can. */
  last: number | null
  /** Simulations, or … */
  share: number | null
  /** … seconds. */
  seconds: number | null
  /** Room of the tree, a power of two. */
  nodes: number
}

/** A search by a net. */
export interface DeepAsk extends TreeAsk, Judgement {
  kind: 'deep'
}

export interface SearchAsk extends TreeAsk, Judgement {
  kind: 'search'
  /** The most players that the game has. */
  seats: number
  /** For an analysis: the action with which every simulation begins … */
  first?: number
  /** … and that no simulation is left out, since it is not a choice that is wanted. The seat may be -2: nothing is hidden. */
  whole?: boolean
}

export interface Forget {
  kind: 'forget'
  bot: string
}

/** What takes its time. */
export type Thought = GreedyAsk | PolicyAsk | SearchAsk | DeepAsk
export type Ask = Load | Learn | Thought | Forget

/** What a search found, for each action of the menu. */
export interface Found {
  visits: number[]
  values: number[]
  /** Simulations that were done for it. */
  done: number
  /** For an analysis (`Tree.totals`). */
  totals?: number[][]
}

export interface Chosen {
  action: number
}

export interface Opinions {
  /** Of each action of the menu. */
  logits: number[]
}

export interface Failure {
  error: string
}

/** `load`, `learn` and `forget` are answered by nothing more than their number. */
export type Reply = Found | Chosen | Opinions | Failure | object

export type Question = Ask & { id: number }
export type Answer = Reply & { id: number }
