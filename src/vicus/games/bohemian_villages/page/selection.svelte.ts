/** What the player is about to do: dice that are chosen, a building that is wanted. It reads the legal actions and knows no rules. */
import type { Reason } from '$page/protocol'
import type { Table } from '$page/table/table.svelte'
import type { Selection } from '$page/games'
import { kindOf, number, placeText, read, type Building, type Kind, type Village } from './view'

export interface Die {
  face: number
  state: 'free' | 'chosen' | 'group'
}
export interface Sum {
  text: string
  dice: number[]
  sum: number
  kind: Kind | undefined
}

const faces = (text: string) => text.split(' ')[1]!.split('+').map(Number)
const total = (dice: number[]) => dice.reduce((sum, die) => sum + die, 0)
const sorted = (dice: number[]) => dice.toSorted((a, b) => a - b)
const name = (dice: number[]) => sorted(dice).join('+')

/** Whether all of `some` lie among `all`. */
export function within(some: number[], all: number[]): boolean {
  const rest = [...all]
  return some.every((die) => {
    const at = rest.indexOf(die)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}

export class VillagesSelection implements Selection {
  chosen = $state<number[]>([])
  rerolling = $state(false)
  /** A building that several groups of dice reach: the player chooses among them. */
  wanted = $state.raw<{ text: string; sum: number } | null>(null)
  /** The sums that the dice allowed before a group was chosen. */
  private before = $state.raw<Sum[]>([])
  /** What is sent as soon as it is legal. */
  private next: string | null = null
  private endNext = false
  private asked: string | null = null
  private roll: string
  private number: number

  readonly view = $derived.by(() => read(this.table.view)!)
  readonly legal = $derived.by(() => (this.table.live ? (this.table.now?.legal ?? []).map((action) => action.text) : []))
  readonly uses = $derived<Sum[]>(
    this.legal
      .filter((text) => text.startsWith('use '))
      .map(sumOf)
      .toSorted((a, b) => a.sum - b.sum || a.dice.length - b.dice.length),
  )
  readonly rerolls = $derived(this.legal.filter((text) => text.startsWith('reroll ')))
  readonly using = $derived.by(() => this.table.mine && this.view.phase === 'use' && this.legal.length > 0)
  readonly dice = $derived.by<Die[]>(() => {
    const group = [...this.view.group]
    return sorted([...this.view.dice, ...this.view.group]).map((face, index) => {
      const at = group.indexOf(face)
      if (at >= 0) group.splice(at, 1)
      return { face, state: at >= 0 ? 'group' : this.chosen.includes(index) ? 'chosen' : 'free' }
    })
  })
  readonly picked = $derived(this.dice.filter((die) => die.state === 'chosen').map((die) => die.face))
  readonly exact = $derived(this.rerolling ? undefined : this.uses.find((use) => name(use.dice) === name(this.picked)))
  readonly exactReroll = $derived(this.rerolling ? this.rerolls.find((text) => name(faces(text)) === name(this.picked)) : undefined)
  /** The sums to show: those of the dice, or, once a group is chosen, all that were possible before. */
  readonly sums = $derived<Sum[]>(this.uses.length ? this.uses : this.using ? this.remembered() : [])
  readonly canEnd = $derived.by(() => (this.table.now?.can_end ?? false) || this.legal.includes('pass'))

  constructor(readonly table: Table) {
    table.onState = () => this.arrived()
    table.onReason = (reason) => this.answered(reason)
    this.roll = this.asIs()
    this.number = table.now?.number ?? -1
    this.before = this.uses
  }

  get prompt(): string {
    const { say } = this.table.texts
    if (!this.table.mine) return ''
    if (this.table.now?.can_end) return say('page-turn-done')
    if (this.using) return this.sumText('page-bv-choose-place', this.view.group)
    if (this.wanted) return say('page-bv-which-dice', { sum: this.wanted.sum })
    if (this.rerolling) return this.picked.length ? say('page-bv-reroll-these', { dice: name(this.picked) }) : say('page-bv-reroll-which')
    if (this.picked.length > 1) return this.sumText('page-bv-sum', this.picked)
    return say(this.view.made ? 'page-bv-second' : 'page-bv-first')
  }

  get hint(): string {
    const { say } = this.table.texts
    if (!this.table.mine) return ''
    if (this.table.now?.can_end) return say('page-turn-done-hint')
    if (this.using)
      return say('page-bv-choose-place-hint', {
        places: this.legal.filter((text) => text.startsWith('place ')).length,
        dice: this.view.dice.length > 1 ? this.view.dice.join('+') : 'none',
      })
    if (this.wanted || this.rerolling) return say('page-bv-escape-hint')
    if (this.exact) return say('page-bv-exact-hint')
    return say(this.legal.includes('pass') ? 'page-bv-second-hint' : 'page-bv-first-hint')
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
    const possible = (this.rerolling ? this.rerolls.map(faces) : this.uses.map((use) => use.dice)).some((dice) => within(picked, dice))
    if (picked.length > 1 && !possible) this.ask(`${this.rerolling ? 'reroll' : 'use'} ${name(picked)}`)
  }

  /** A sum is chosen; with a wanted building, that one is settled at once. */
  use(sum: Sum): void {
    this.next = this.wanted?.text ?? null
    if (this.using && name(sum.dice) === name(this.view.group)) return
    if (this.using) {
      this.next = sum.text
      this.table.undo()
    } else this.send(sum.text)
  }

  /** A building is clicked. */
  settle(village: Village, building: Building): void {
    const text = placeText(village, building)
    if (!this.table.mine || this.legal.length === 0) return
    if (this.legal.includes(text)) return this.send(text)
    this.asked = text
    this.wanted = null
    this.table.why(text)
  }

  /** Bishop or special tile: at once, or with the dice that are chosen. */
  take(what: 'bishop' | 'tile'): void {
    if (this.legal.includes(what)) return this.send(what)
    if (this.exact && this.exact.dice.length === 2) {
      this.next = what
      this.send(this.exact.text)
    } else {
      this.asked = what
      this.table.why(what)
    }
  }

  reroll(): void {
    if (this.exactReroll) return this.send(this.exactReroll)
    this.rerolling = !this.rerolling
    this.chosen = []
    this.wanted = null
  }

  endTurn(): void {
    if (this.table.now?.can_end) this.table.endTurn()
    else if (this.legal.includes('pass')) {
      this.endNext = true
      this.send('pass')
    } else this.ask('pass')
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

  /** Dice that would reach a kind of building, as far as the chosen ones allow. */
  reaching(kind: Kind): Sum[] {
    return this.uses.filter((use) => use.sum === number(kind) && within(this.picked, use.dice))
  }

  private sumText(key: string, dice: number[]): string {
    const sum = total(dice)
    return this.table.texts.say(key, { dice: sorted(dice).join(' + '), sum, kind: kindOf(sum) ?? 'none' })
  }

  private remembered(): Sum[] {
    const now = sumOf(`use ${name(this.view.group)}`)
    return this.before.some((sum) => sum.text === now.text) ? this.before : [now]
  }

  private ask(intent: string): void {
    this.asked = null
    this.table.why(intent)
  }

  private send(action: string): void {
    this.chosen = []
    this.rerolling = false
    this.wanted = null
    this.table.act(action)
  }

  /** The server's word on a building that was clicked while dice are chosen: if only the dice are missing, choose them. */
  private answered(reason: Reason): boolean {
    const text = this.asked
    this.asked = null
    if (!text || reason.intent !== text || reason.reason !== 'dice-first') return false
    const sum = text.startsWith('place ') ? number(text.split(' ')[1] as Kind) : 0
    const fits = this.uses.filter((use) =>
      sum ? use.sum === sum : use.dice.length === 2 && (text === 'tile' || use.dice[0] === use.dice[1]),
    )
    const chosen = fits.filter((use) => within(this.picked, use.dice))
    const groups = this.exact && this.exact.sum === sum ? [this.exact] : chosen.length ? chosen : fits
    if (groups.length === 0) return false
    if (groups.length === 1) {
      this.next = text
      this.send(groups[0]!.text)
      return true
    }
    if (sum) this.wanted = { text, sum }
    return sum > 0
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
    if (next && this.legal.includes(next)) this.table.act(next)
    else if (next && this.legal.length) this.ask(next)
    if (this.endNext && this.table.now?.can_end) this.table.endTurn()
    this.endNext = false
  }
}

function sumOf(text: string): Sum {
  const dice = faces(text)
  return { text, dice, sum: total(dice), kind: kindOf(total(dice)) }
}
