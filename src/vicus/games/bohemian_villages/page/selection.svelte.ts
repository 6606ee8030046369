/** What the player is about to do: dice that are chosen, a building that is wanted. It reads the legal actions and knows no rules. */
import type { Selection } from '$page/games'
import type { Table } from '$page/table/table.svelte'
import { brings } from './brings'
import { among, name, sorted, total, within } from './dice'
import { kindOf, placing, read, same } from './pieces'
import type { Building, BuildingKind, Place, Preview, Value, Village } from './view'

export interface Die {
  face: number
  state: 'free' | 'chosen' | 'group'
}
/** A legal action, and what it would bring. */
export interface Option {
  text: string
  value: Value
  preview: Preview
}
/** Dice that can be used together. */
export interface Sum {
  /** The text of the action, once it is known. */
  text: string
  dice: number[]
  sum: number
  kind: BuildingKind | undefined
  preview: Preview
}

export class VillagesSelection implements Selection {
  chosen = $state<number[]>([])
  rerolling = $state(false)
  /** A building that several groups of dice reach: the player chooses among them. */
  wanted = $state.raw<{ value: Place; place: number } | null>(null)
  /** The building that the pointer or the focus is on. */
  pointed = $state.raw<Place | null>(null)
  /** The sums that the dice allowed before a group was chosen. */
  private before = $state.raw<Sum[]>([])
  /** What is sent as soon as it is legal. */
  private next: Value | null = null
  private endNext = false
  private roll: string
  private number: number

  readonly view = $derived.by(() => read(this.table.view)!)
  readonly legal = $derived.by<Option[]>(() => {
    const { legal = [], preview = {} } = (this.table.live ? this.table.now : null) ?? {}
    return legal.map(({ text, value }) => ({ text, value: value as unknown as Value, preview: (preview[text] ?? {}) as Preview }))
  })
  readonly uses = $derived<Sum[]>(
    this.legal
      .flatMap(({ text, value, preview }) => (value.type === 'use' ? [sumOf(text, value.dice, preview)] : []))
      .toSorted((a, b) => a.sum - b.sum || a.dice.length - b.dice.length),
  )
  readonly rerolls = $derived(this.legal.flatMap(({ text, value }) => (value.type === 'reroll' ? [{ text, dice: value.dice }] : [])))
  readonly using = $derived.by(() => this.table.mine && this.view.phase === 'use' && this.legal.length > 0)
  readonly dice = $derived.by<Die[]>(() => {
    const faces = sorted([...this.view.dice, ...this.view.group])
    const grouped = among(faces, this.view.group)
    return faces.map((face, index) => ({ face, state: grouped[index] ? 'group' : this.chosen.includes(index) ? 'chosen' : 'free' }))
  })
  readonly picked = $derived(this.dice.filter((die) => die.state === 'chosen').map((die) => die.face))
  readonly exact = $derived(this.rerolling ? undefined : this.uses.find((use) => name(use.dice) === name(this.picked)))
  /** Places that the dice reach: those that are chosen, or, as long as none are, any of them. */
  readonly reached = $derived.by(() => {
    if (this.rerolling || !this.table.mine) return []
    const sums = this.exact ? [this.exact] : this.uses.filter((use) => within(this.picked, use.dice))
    return sums.flatMap(({ preview }) => preview.places ?? [])
  })
  readonly exactReroll = $derived(this.rerolling ? this.rerolls.find(({ dice }) => name(dice) === name(this.picked))?.text : undefined)
  /** The sums to show: those of the dice, or, once a group is chosen, all that were possible before. */
  readonly sums = $derived<Sum[]>(this.uses.length ? this.uses : this.using ? this.remembered() : [])
  readonly canEnd = $derived.by(() => (this.table.now?.can_end ?? false) || this.may({ type: 'pass' }))

  constructor(readonly table: Table) {
    table.onState = () => this.arrived()
    this.roll = this.asIs()
    this.number = table.now?.number ?? -1
    this.before = this.uses
  }

  get prompt(): string {
    const { say } = this.table.texts
    if (!this.table.mine) return ''
    if (this.table.now?.can_end) return say('page-turn-done')
    if (this.using) return this.sumText('page-bv-choose-place', this.view.group)
    if (this.wanted) return say('page-bv-which-dice', { sum: this.wantedSum })
    if (this.rerolling) return this.picked.length ? say('page-bv-reroll-these', { dice: name(this.picked) }) : say('page-bv-reroll-which')
    if (this.picked.length > 1) return this.sumText('page-bv-sum', this.picked)
    return say(this.view.made ? 'page-bv-second' : 'page-bv-first')
  }

  get hint(): string {
    const { say } = this.table.texts
    if (!this.table.mine) return ''
    if (this.table.now?.can_end) return say('page-turn-done-hint')
    const pointed = this.pointed && this.option(this.pointed)
    if (pointed) return brings(pointed.preview, this.view, this.table.texts)
    if (this.using)
      return say('page-bv-choose-place-hint', {
        places: this.legal.filter(({ value }) => value.type === 'place').length,
        dice: this.view.dice.length > 1 ? this.view.dice.join('+') : 'none',
      })
    if (this.wanted || this.rerolling) return say('page-bv-escape-hint')
    if (this.exact) return say('page-bv-exact-hint')
    return say(this.may({ type: 'pass' }) ? 'page-bv-second-hint' : 'page-bv-first-hint')
  }

  /** The legal action of this value. */
  option(value: Value): Option | undefined {
    return this.legal.find((option) => same(option.value, value))
  }

  may(value: Value): boolean {
    return this.option(value) !== undefined
  }

  /** Whether the bishop or a tile can be had: at once, or with the dice that are chosen. */
  reaches(what: 'bishop' | 'tile'): boolean {
    return this.may({ type: what }) || this.exact?.preview[what] === true
  }

  /** A die is clicked. Once a group is chosen, clicking its dice takes the choice back. */
  toggle(index: number): void {
    if (!this.table.mine) return
    this.wanted = null
    this.table.calm()
    if (this.using) {
      if (this.table.now?.can_undo) this.table.undo()
      return
    }
    this.chosen = this.chosen.includes(index) ? this.chosen.filter((other) => other !== index) : [...this.chosen, index]
    const picked = this.picked
    const possible = (this.rerolling ? this.rerolls : this.uses).some(({ dice }) => within(picked, dice))
    if (picked.length > 1 && !possible) this.table.why({ type: this.rerolling ? 'reroll' : 'use', dice: sorted(picked) })
  }

  /** A sum is chosen; with a wanted building, that one is settled at once. */
  use(sum: Sum): void {
    if (this.using && name(sum.dice) === name(this.view.group)) return
    if (this.using) {
      this.next = { type: 'use', dice: sum.dice }
      this.table.undo()
    } else if (this.wanted) this.useFor(sum, this.wanted.value)
    else this.send(sum.text)
  }

  /** A building is clicked: settled at once, or with the dice that reach it. */
  settle(village: Village, building: Building): void {
    const value = placing(village, building)
    if (!this.table.mine || this.legal.length === 0) return
    const option = this.option(value)
    if (option) return this.send(option.text)
    this.wanted = null
    const groups = this.reaching((preview) => preview.places?.includes(building.place))
    if (groups.length > 1) {
      this.table.calm()
      this.wanted = { value, place: building.place }
    } else if (groups[0]) this.useFor(groups[0], value)
    else this.table.why(value)
  }

  /** Bishop or special tile: at once, or with the dice that are chosen. */
  take(what: 'bishop' | 'tile'): void {
    const option = this.option({ type: what })
    if (option) return this.send(option.text)
    const groups = this.reaching((preview) => preview[what])
    if (groups.length === 1) this.useFor(groups[0]!, { type: what })
    else this.table.why({ type: what })
  }

  reroll(): void {
    if (this.exactReroll) return this.send(this.exactReroll)
    this.rerolling = !this.rerolling
    this.chosen = []
    this.wanted = null
  }

  endTurn(): void {
    const pass = this.option({ type: 'pass' })
    if (this.table.now?.can_end) this.table.endTurn()
    else if (pass) {
      this.endNext = true
      this.send(pass.text)
    } else this.table.why({ type: 'pass' })
  }

  clear(): void {
    this.chosen = []
    this.rerolling = false
    this.wanted = null
    this.table.calm()
  }

  key(key: string): boolean {
    const die = Number(key) - 1
    if (this.dice[die]) this.toggle(die)
    else if (key === 't') this.take('tile')
    else if (key === 'b') this.take('bishop')
    else if (key === 'Escape' && (this.chosen.length || this.wanted || this.rerolling)) this.clear()
    else return false
    return true
  }

  /** Whether a sum can still be chosen: it reaches the wanted building, or has all the dice chosen so far. */
  possible(sum: Sum): boolean {
    if (this.wanted) return sum.preview.places?.includes(this.wanted.place) ?? false
    return this.using || within(this.picked, sum.dice)
  }

  /** Dice that would reach something: those that are chosen, else all that have the chosen ones among them, else any. */
  private reaching(what: (preview: Preview) => boolean | undefined): Sum[] {
    const all = this.rerolling ? [] : this.uses.filter((use) => what(use.preview))
    if (this.exact && all.includes(this.exact)) return [this.exact]
    const chosen = all.filter((use) => within(this.picked, use.dice))
    return chosen.length ? chosen : all
  }

  private get wantedSum(): number {
    return this.uses.find((use) => this.possible(use))?.sum ?? 0
  }

  private sumText(key: string, dice: number[]): string {
    const sum = total(dice)
    return this.table.texts.say(key, { dice: sorted(dice).join(' + '), sum, kind: kindOf(sum) ?? 'none' })
  }

  private remembered(): Sum[] {
    const group = this.view.group
    return this.before.some((sum) => name(sum.dice) === name(group)) ? this.before : [sumOf('', sorted(group), {})]
  }

  /** Dice that are used for this. Where nothing else is possible the server goes on by itself. */
  private useFor({ text, preview }: Sum, value: Value): void {
    const ways = (preview.places?.length ?? 0) + Number(preview.bishop ?? false) + Number(preview.tile ?? false)
    this.next = ways > 1 ? value : null
    this.send(text)
  }

  private send(action: string): void {
    this.chosen = []
    this.rerolling = false
    this.wanted = null
    this.table.act(action)
  }

  /** Whose dice lie there, and which of them: what is chosen holds as long as this does. */
  private asIs(): string {
    return JSON.stringify([this.view?.seat, this.view?.made, this.view?.dice, this.view?.group])
  }

  private arrived(): void {
    const roll = this.asIs()
    if (roll !== this.roll) this.clear()
    this.roll = roll
    if (this.uses.length) this.before = this.uses
    const { number = -1 } = this.table.now ?? {}
    if (number === this.number) return // the answer to what was sent is still on its way
    this.number = number
    const next = this.next
    this.next = null
    const option = next && this.option(next)
    if (option) this.table.act(option.text)
    else if (next && this.legal.length) this.table.why(next)
    if (this.endNext && this.table.now?.can_end) this.table.endTurn()
    this.endNext = false
  }
}

function sumOf(text: string, dice: number[], preview: Preview): Sum {
  return { text, dice, sum: total(dice), kind: kindOf(total(dice)), preview }
}
