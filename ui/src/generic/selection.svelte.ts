/** A choice among the legal actions as a list: every click is an action at once, so nothing is held here. */
import type { Selection } from '../games'
import type { ActionInfo } from '../protocol'
import type { Table } from '../table/table.svelte'

export interface Group {
  /** Empty for actions that stand alone in their kind. */
  kind: string
  actions: ActionInfo[]
}

/** The action by which a player stops, in games that ask for it. */
const PASS = 'pass'

export function grouped(legal: ActionInfo[]): Group[] {
  const kinds = new Map<string, ActionInfo[]>()
  for (const action of legal) {
    const kind = String(action.value.type)
    kinds.set(kind, [...(kinds.get(kind) ?? []), action])
  }
  const alone = [...kinds.values()].filter((actions) => actions.length === 1).flat()
  const groups = [...kinds].filter(([, actions]) => actions.length > 1).map(([kind, actions]) => ({ kind, actions }))
  return alone.length ? [{ kind: '', actions: alone }, ...groups] : groups
}

export class ListedSelection implements Selection {
  readonly legal = $derived.by(() => (this.table.mine ? (this.table.now?.legal ?? []) : []))
  readonly groups = $derived(grouped(this.legal))
  /** In the order in which they are shown: for the keys 1 to 9. */
  readonly order = $derived(this.groups.flatMap((group) => group.actions))
  readonly canEnd = $derived.by(() => (this.table.now?.can_end ?? false) || this.pass !== undefined)
  private endNext = false

  constructor(readonly table: Table) {
    table.onReason = null
    table.onState = () => this.arrived()
  }

  private get pass(): ActionInfo | undefined {
    return this.legal.find((action) => action.value.type === PASS)
  }

  /** What the game asks for now, if it has words for it. */
  private get asked(): string | null {
    const duty = this.table.now?.duty
    const key = `reason-${duty?.reason}`
    return duty && this.table.texts.has(key) ? this.table.texts.say(key, duty.params) : null
  }

  get prompt(): string {
    const { say } = this.table.texts
    if (!this.table.mine) return ''
    return this.legal.length ? (this.asked ?? say('page-choose')) : say('page-turn-done')
  }

  get hint(): string {
    const { say } = this.table.texts
    if (!this.table.mine) return ''
    return this.legal.length ? say('page-choose-hint', { number: this.legal.length }) : say('page-turn-done-hint')
  }

  endTurn(): void {
    if (this.table.now?.can_end) return this.table.endTurn()
    if (!this.pass) return this.remind()
    this.endNext = true
    this.table.act(this.pass.text)
  }

  key(key: string): boolean {
    const action = this.order[Number(key) - 1]
    if (action) this.table.act(action.text)
    return action !== undefined
  }

  /** Why the turn cannot end yet: the rule that asks for something, where the game tells it. */
  private remind(): void {
    const { table } = this
    const duty = this.asked ? table.now?.duty : null
    table.calm()
    if (duty) table.reason = { type: 'reason', table: table.id, intent: '', ...duty }
    else table.problem = { type: 'error', code: 'bad_input', message: 'page-choose-first' }
  }

  private arrived(): void {
    if (this.endNext && this.table.now?.can_end) this.table.endTurn()
    this.endNext = false
  }
}
