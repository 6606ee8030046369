/** What the player is about to do: above all where the tile in hand hovers and how it is turned. It reads the legal actions and knows no rules. */
import type { Table } from '$page/table/table.svelte'
import type { Selection } from '$page/games'
import { bringsText, buildText, waysText, type Preview } from './preview'
import { turned } from './tile'
import { columnOf, mainSeat, read, ROW, rowOf, type Phase, type Tile } from './view'
import { cardText } from './words'

/** The tile in hand over a cell, turned as it would lie. */
export interface Ghost {
  cell: number
  turn: number
  /** All turns that fit here. */
  turns: number[]
  tile: Tile
  action: string
  /** Chosen, not only pointed at. */
  pinned: boolean
}
/** An answer among a few: shown as a button in the action bar. */
export interface Answer {
  action: string
  value: Record<string, unknown>
  preview: Preview
}

/** The longest time between the two clicks of a double click, in milliseconds. */
const DOUBLE = 500
/** Phases whose answers are buttons; in all others something on the table is clicked. */
const ANSWERED: Phase[] = ['reward', 'fountain', 'card', 'pay', 'breads']
/** What must still be done: the rule and the key of its reason. */
const DUTIES: Record<Phase, readonly [string, string]> = {
  start: ['C-02', 'now-patrician'],
  take: ['C-10', 'now-take'],
  build: ['C-13', 'now-build'],
  reward: ['C-29', 'now-reward'],
  craft: ['C-26', 'now-craft'],
  fountain: ['C-30', 'now-return'],
  disc: ['C-52', 'now-disc'],
  card: ['C-52a', 'now-card'],
  pay: ['C-55', 'now-pay'],
  breads: ['C-59', 'now-breads'],
}

export const buildAction = (cell: number, turn: number) => `build ${rowOf(cell)},${columnOf(cell)} turn ${turn}`

export class CarpeSelection implements Selection {
  /** The cell that was chosen for the tile in hand. */
  pinned = $state<number | null>(null)
  /** The cell that the pointer or the focus is on. */
  over = $state<number | null>(null)
  /** How the player last turned the tile; cells where this does not fit take the first turn that does. */
  private wish = $state(0)
  /** The way it was turned last: for the movement. */
  spin = $state<1 | -1>(1)
  /** The action that the pointer or the focus is on: its preview is told below. */
  pointed = $state<string | null>(null)
  private endNext = false
  /** When a cell was first clicked, and how the tile was held then: a second click at once builds it so. */
  private clickedAt = 0
  private before = 0
  /** The only cell that fits was chosen without a click. */
  private unasked = false
  /** The decision and the tile in hand that this selection is about. */
  private ply = -1
  private handed: string | undefined

  readonly view = $derived.by(() => read(this.table.view)!)
  readonly seat = $derived.by(() => mainSeat(this.table.now?.you ?? null, this.table.turn))
  readonly own = $derived.by(() => this.view.seats[this.seat]!)
  private readonly actions = $derived.by(() => (this.table.live ? (this.table.now?.legal ?? []) : []))
  readonly legal = $derived.by(() => new Set(this.actions.map((action) => action.text)))
  /** The turns that fit, by cell. */
  readonly turns = $derived.by(() => {
    const found = new Map<number, number[]>()
    for (const { value } of this.actions) {
      if (value.type !== 'build') continue
      const cell = Number(value.row) * ROW + Number(value.column)
      found.set(cell, [...(found.get(cell) ?? []), Number(value.turn)])
    }
    return found
  })
  readonly ghost = $derived.by<Ghost | null>(() => {
    const cell = this.pinned ?? this.over
    const turns = cell === null ? undefined : this.turns.get(cell)
    const { hand } = this.view
    if (cell === null || !turns || !hand) return null
    const turn = turns.find((fits) => turned(hand, fits).sides === turned(hand, this.wish).sides) ?? turns[0]!
    return { cell, turn, turns, tile: turned(hand, turn), action: buildAction(cell, turn), pinned: this.pinned !== null }
  })
  /** The tile in hand as it is held. */
  readonly held = $derived.by<Tile | null>(() => this.ghost?.tile ?? (this.view.hand && turned(this.view.hand, this.wish)))
  readonly answers = $derived.by<Answer[]>(() =>
    this.table.mine && ANSWERED.includes(this.view.phase)
      ? this.actions.map(({ text, value }) => ({ action: text, value, preview: this.preview(text) }))
      : [],
  )
  readonly canEnd = $derived.by(() => (this.table.now?.can_end ?? false) || (this.ghost?.pinned ?? false))

  constructor(readonly table: Table) {
    table.onState = () => this.arrived()
    table.onReason = null
    this.arrived() // with what is there already: the same state once more must change nothing
  }

  /** Something is asked of this person. */
  get asked(): boolean {
    return this.table.mine && this.legal.size > 0
  }

  get prompt(): string {
    const { say } = this.table.texts
    const { phase, hand, scoring } = this.view
    if (!this.table.mine) return ''
    if (this.table.now?.can_end) return say('page-turn-done')
    const card = scoring?.card === null || scoring?.card === undefined ? null : this.view.cards[scoring.card]
    if ((phase === 'pay' || phase === 'breads') && card) return cardText(card, this.table.texts)
    if (phase === 'build' && hand) {
      if (this.ghost?.pinned) return say('page-cd-ask-here', { turns: this.ghost.turns.length })
      return say(this.turns.size === 0 ? 'page-cd-ask-store' : this.legal.has('store') ? 'page-cd-ask-build' : 'page-cd-ask-shovel')
    }
    return say(`page-cd-ask-${phase}`)
  }

  get hint(): string {
    const { texts } = this.table
    const { say } = texts
    const { phase } = this.view
    if (!this.table.mine) return ''
    if (this.table.now?.can_end) return say('page-turn-done-hint')
    if (this.ghost) return buildText(this.preview(this.ghost.action), this.own, texts)
    if (this.pointed && this.legal.has(this.pointed)) return this.told(this.pointed)
    if (phase === 'build') return this.turns.size ? waysText(this.ways, texts) : say('page-cd-ask-store-hint')
    if (phase === 'take') return say(this.own.breads ? 'page-cd-ask-take-bread-hint' : 'page-cd-ask-take-hint')
    return say(`page-cd-ask-${phase}-hint`)
  }

  /** What an action would bring. */
  preview(action: string): Preview {
    return (this.table.now?.preview[action] ?? {}) as Preview
  }

  /** A preview in one line. */
  private told(action: string): string {
    const { texts } = this.table
    const { ways, brings } = this.preview(action)
    const parts = [
      action.startsWith('bread ') ? texts.say('page-cd-costs-bread') : '',
      ways === undefined ? '' : ways ? waysText(ways, texts) : texts.say('page-cd-fits-nowhere'),
      brings ? texts.say('page-cd-would-bring', { what: bringsText(brings, texts) }) : '',
    ]
    return parts.filter(Boolean).join(' ')
  }

  private get ways(): number {
    return [...this.turns.values()].reduce((sum, turns) => sum + turns.length, 0)
  }

  /** A place on the table is chosen: the first of these actions that is legal, or the reason why the first is not. */
  choose(...actions: string[]): void {
    if (!this.asked) return
    const legal = actions.find((action) => this.legal.has(action))
    if (legal) this.table.act(legal)
    else this.table.why(actions[0]!)
  }

  /** A cell of the own quarter is chosen: the ghost comes there, turns, or is built. `clicks`: 0 is a key, 2 a double click. */
  chooseCell(cell: number, clicks: number): void {
    if (!this.asked) return
    const turns = this.turns.get(cell)
    if (!turns) return this.choose(buildAction(cell, this.wish))
    const here = this.ghost?.cell === cell
    if (clicks === 0 && here) return this.build()
    if (clicks === 2 && performance.now() - this.clickedAt < DOUBLE) {
      this.wish = this.before
      return this.build()
    }
    const fresh = this.pinned !== cell
    if (fresh || this.unasked) this.clickedAt = performance.now()
    this.before = this.wish
    this.unasked = false
    if (fresh) {
      this.pinned = cell
      this.over = cell
    } else if (turns.length > 1) this.turnIt(1)
    else this.build()
  }

  point(cell: number, on: boolean, key: boolean): void {
    if (!on) {
      if (this.over === cell) this.over = null
      return
    }
    this.over = cell
    if (key && this.pinned !== cell) this.pinned = null
  }

  /** To the next turn that fits; away from the quarter, to the next turn. */
  turnIt(by: 1 | -1): boolean {
    const ghost = this.ghost
    this.spin = by
    if (!ghost) {
      this.wish = (this.wish + by + 4) % 4
      return true
    }
    const at = ghost.turns.indexOf(ghost.turn)
    this.wish = ghost.turns[(at + by + ghost.turns.length) % ghost.turns.length]!
    return ghost.turns.length > 1
  }

  build(): void {
    if (this.ghost) this.table.act(this.ghost.action)
  }

  /** The button turns the tile, or says why no other turn fits here. */
  turnOrAsk(): void {
    const { ghost } = this
    if (ghost?.turns.length === 1) this.table.why(buildAction(ghost.cell, (ghost.turn + 1) % 4))
    else this.turnIt(1)
  }

  buildOrAsk(): void {
    if (this.ghost) this.build()
    else this.remind()
  }

  store(): void {
    this.choose('store')
  }

  endTurn(): void {
    if (this.table.now?.can_end) this.table.endTurn()
    else if (this.ghost?.pinned) {
      this.endNext = true
      this.build()
    } else this.remind()
  }

  /** Says what must still be done. */
  remind(): void {
    if (!this.asked) return
    const [rule, reason] = DUTIES[this.view.phase]
    this.table.reason = { type: 'reason', table: this.table.id, intent: '', rule, reason, params: {} }
  }

  clear(): void {
    this.pinned = null
    this.over = null
    this.table.calm()
  }

  key(key: string, shift: boolean): boolean {
    const answer = this.answers.find(({ value }, index) => ('times' in value ? Number(value.times) : index + 1) === Number(key))
    if (answer && key.trim()) this.table.act(answer.action)
    else if (key === 'r') this.turnIt(shift ? -1 : 1)
    else if (key === 'Enter' && this.ghost && !document.activeElement?.closest('button, a')) this.build()
    else if (key === 'Escape' && this.pinned !== null) this.clear()
    else return false
    return true
  }

  private arrived(): void {
    const { ply = -1 } = this.table.now ?? {}
    const handed = this.view?.hand?.id
    if (handed !== this.handed) this.wish = 0
    if (ply !== this.ply) {
      this.pinned = null
      this.pointed = null
      this.unasked = false
      const [only, ...others] = this.turns.keys()
      if (this.table.mine && only !== undefined && !others.length) {
        this.pinned = only
        this.unasked = true
      }
    }
    this.handed = handed
    if (this.endNext && this.table.now?.can_end) this.table.endTurn()
    if (ply !== this.ply) this.endNext = false
    this.ply = ply
  }
}
