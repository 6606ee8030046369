/** What the player is about to do: above all where the tile in hand hovers and how it is turned. It reads the legal actions and knows no rules. */
import type { Table } from '$page/table/table.svelte'
import type { Selection } from '$page/games'
import { bringsText, buildText, waysText } from './preview'
import { turned } from './tile'
import { columnOf, mainSeat, read, ROW, rowOf, same } from './pieces'
import type { Build, Phase, Preview, Tile, Value } from './view'
import { cardText } from './words'

/** The tile in hand over a cell, turned as it would lie. */
export interface Ghost {
  cell: number
  turn: number
  /** All turns that fit here. */
  turns: number[]
  tile: Tile
  value: Build
  /** Chosen, not only pointed at. */
  pinned: boolean
}
/** A legal action, and what it would bring. */
export interface Option {
  text: string
  value: Value
  preview: Preview
}

/** The longest time between the two clicks of a double click, in milliseconds. */
const DOUBLE = 500
/** Phases whose answers are buttons; in all others something on the table is clicked. */
const ANSWERED: Phase[] = ['reward', 'fountain', 'card', 'pay', 'breads']

export const building = (cell: number, turn: number): Build => ({ type: 'build', row: rowOf(cell), column: columnOf(cell), turn })

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
  pointed = $state.raw<Value | null>(null)
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
  readonly legal = $derived.by<Option[]>(() => {
    const { legal = [], preview = {} } = (this.table.live ? this.table.now : null) ?? {}
    return legal.map(({ text, value }) => ({ text, value: value as unknown as Value, preview: (preview[text] ?? {}) as Preview }))
  })
  /** The turns that fit, by cell. */
  readonly turns = $derived.by(() => {
    const found = new Map<number, number[]>()
    for (const { value } of this.legal) {
      if (value.type !== 'build') continue
      const cell = value.row * ROW + value.column
      found.set(cell, [...(found.get(cell) ?? []), value.turn ?? 0])
    }
    return found
  })
  readonly ghost = $derived.by<Ghost | null>(() => {
    const cell = this.pinned ?? this.over
    const turns = cell === null ? undefined : this.turns.get(cell)
    const { hand } = this.view
    if (cell === null || !turns || !hand) return null
    const turn = turns.find((fits) => turned(hand, fits).sides === turned(hand, this.wish).sides) ?? turns[0]!
    return { cell, turn, turns, tile: turned(hand, turn), value: building(cell, turn), pinned: this.pinned !== null }
  })
  /** The tile in hand as it is held. */
  readonly held = $derived.by<Tile | null>(() => this.ghost?.tile ?? (this.view.hand && turned(this.view.hand, this.wish)))
  /** A few options: shown as buttons in the action bar. */
  readonly answers = $derived.by<Option[]>(() => (this.table.mine && ANSWERED.includes(this.view.phase) ? this.legal : []))
  /** Of two fountain cards one is kept: asked that way round. Of more, the one that goes back is asked for. */
  readonly keeps = $derived.by(() => this.view.phase === 'fountain' && this.answers.length === 2 && this.own.fountain_cards === 0)
  readonly canEnd = $derived.by(() => (this.table.now?.can_end ?? false) || (this.ghost?.pinned ?? false))

  constructor(readonly table: Table) {
    table.onState = () => this.arrived()
    table.onReason = null
    this.arrived() // with what is there already: the same state once more must change nothing
  }

  /** Something is asked of this person. */
  get asked(): boolean {
    return this.table.mine && this.legal.length > 0
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
      return say(this.turns.size === 0 ? 'page-cd-ask-store' : this.may({ type: 'store' }) ? 'page-cd-ask-build' : 'page-cd-ask-shovel')
    }
    return say(this.keeps ? 'page-cd-ask-keep' : `page-cd-ask-${phase}`)
  }

  get hint(): string {
    const { texts } = this.table
    const { say } = texts
    const { phase } = this.view
    if (!this.table.mine) return ''
    if (this.table.now?.can_end) return say('page-turn-done-hint')
    if (this.ghost) return buildText(this.preview(this.ghost.value), this.own, texts)
    const pointed = this.pointed && this.option(this.pointed)
    if (pointed) return this.told(pointed)
    if (phase === 'build') return this.turns.size ? waysText(this.ways, texts) : say('page-cd-ask-store-hint')
    if (phase === 'take') return say(this.own.breads ? 'page-cd-ask-take-bread-hint' : 'page-cd-ask-take-hint')
    return say(this.keeps ? 'page-cd-ask-keep-hint' : `page-cd-ask-${phase}-hint`)
  }

  /** The legal action of this value. */
  option(value: Value): Option | undefined {
    return this.legal.find((option) => same(value, option.value))
  }

  may(value: Value): boolean {
    return this.option(value) !== undefined
  }

  /** What an action would bring; nothing if it is not legal. */
  preview(value: Value): Preview {
    return this.option(value)?.preview ?? {}
  }

  /** A preview in one line. */
  private told({ value, preview }: Option): string {
    const { texts } = this.table
    const { ways, brings } = preview
    const parts = [
      value.type === 'bread' ? texts.say('page-cd-costs-bread') : '',
      ways === undefined ? '' : ways ? waysText(ways, texts) : texts.say('page-cd-fits-nowhere'),
      brings ? texts.say('page-cd-would-bring', { what: bringsText(brings, texts) }) : '',
    ]
    return parts.filter(Boolean).join(' ')
  }

  private get ways(): number {
    return [...this.turns.values()].reduce((sum, turns) => sum + turns.length, 0)
  }

  /** A place on the table is chosen: the first of these actions that is legal, or the reason why the first is not. */
  choose(first: Value, ...others: Value[]): void {
    if (!this.asked) return
    const legal = [first, ...others].map((value) => this.option(value)).find((option) => option !== undefined)
    if (legal) this.table.act(legal.text)
    else this.table.why(first)
  }

  /** A cell of the own quarter is chosen: the ghost comes there, turns, or is built. `clicks`: 0 is a key, 2 a double click. */
  chooseCell(cell: number, clicks: number): void {
    if (!this.asked) return
    const turns = this.turns.get(cell)
    if (!turns) return this.choose(building(cell, this.wish))
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
    if (this.ghost) this.choose(this.ghost.value)
  }

  /** The button turns the tile, or says why no other turn fits here. */
  turnOrAsk(): void {
    const { ghost } = this
    if (ghost?.turns.length === 1) this.table.why(building(ghost.cell, (ghost.turn + 1) % 4))
    else this.turnIt(1)
  }

  buildOrAsk(): void {
    if (this.ghost) this.build()
    else this.remind()
  }

  store(): void {
    this.choose({ type: 'store' })
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
    const duty = this.table.now?.duty
    if (this.asked && duty) this.table.reason = { type: 'reason', table: this.table.id, intent: '', ...duty }
  }

  clear(): void {
    this.pinned = null
    this.over = null
    this.table.calm()
  }

  key(key: string, shift: boolean): boolean {
    const answer = this.answers.find(({ value }, index) => ('times' in value ? value.times : index + 1) === Number(key))
    if (answer && key.trim()) this.table.act(answer.text)
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
