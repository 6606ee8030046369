/** The coach at a table: explains what is met for the first time, and holds back what is clearly a mistake. */
import type { Legend, Sign } from '../legend/sign'
import type { ActionInfo, Appraisal } from '../protocol'
import type { Intent, Table } from '../table/table.svelte'
import { isTime, meant, mistake, seen, type Mistake } from './judge'
import { formOf, knows, learn, setForm } from './memory.svelte'

/** Who goes on at once is not asked about. */
const CALM = 150
/** Something else was being worked out: it is asked again, so often. */
const AGAIN = 900
const TRIES = 3

export interface Warning extends Mistake {
  intent: Intent
  /** The better option is shown on the board. */
  shown: boolean
}

export class Coach {
  /** What is held back. */
  warning = $state.raw<Warning | null>(null)
  /** What is explained. */
  lesson = $state.raw<Sign | null>(null)
  /** It says that it is hardly needed any more. */
  farewell = $state(false)
  /** What the options are worth, as soon as that is known. */
  appraisal = $state.raw<Appraisal | null>(null)
  private asked = -1
  /** The number of the state in which something was held back: whatever is done then, it was a mistake at first. */
  private warned = -1
  private tries = 0
  private timer = 0

  constructor(
    private readonly table: Table,
    private readonly legend: Legend | null,
  ) {}

  private get game(): string {
    return this.table.now!.game
  }

  /** Begins to look; returns how it ends. */
  begin(): () => void {
    const { table } = this
    table.guard = (intent) => this.holds(intent)
    table.onAppraisal = (found) => this.take(found)
    return () => {
      clearTimeout(this.timer)
      table.guard = table.onAppraisal = null
      this.drop()
    }
  }

  /** The position is another one, or is shown for the first time: all that was said of the last one is gone. */
  look(): void {
    const { now, mine } = this.table
    if (!now || now.number === this.asked) return
    this.asked = now.number
    this.appraisal = null
    this.drop()
    this.lesson = null
    clearTimeout(this.timer)
    if (!mine || now.legal.length < 2 || now.can_end) return
    this.lesson = this.newest(now.legal)
    this.tries = 0
    this.ask(CALM)
  }

  private ask(delay: number): void {
    const number = this.asked
    this.timer = window.setTimeout(() => {
      if (this.table.now?.number === number && this.table.mine) this.table.appraise()
    }, delay)
  }

  private take(found: Appraisal): void {
    if (found.number !== this.asked) return
    if (found.options.length) this.appraisal = found
    else if (++this.tries < TRIES) this.ask(AGAIN)
  }

  /** What can be done here for the first time, one thing at a time. */
  private newest(legal: readonly ActionInfo[]): Sign | null {
    if (!this.legend) return null
    const topics = legal.flatMap((action) => this.legend!.topics(action, this.table.view))
    const topic = topics.find((id) => !knows(this.game, id))
    return (topic && this.signs().find((sign) => sign.id === topic)) || null
  }

  private signs(): Sign[] {
    const { texts, view } = this.table
    return [...this.legend!.signs(texts, view).flatMap((group) => group.signs), ...this.legend!.guides(texts, view)]
  }

  /** Whether an action is not carried out yet. Where nothing is known it goes through. */
  private holds(intent: Intent): boolean {
    const action = meant(this.table.now?.legal ?? [], intent)
    if (!action) return false
    const found = this.appraisal && mistake(this.appraisal, action.text, formOf(this.game))
    if (found) {
      this.warning = { ...found, intent, shown: false }
      this.warned = this.asked
      return true
    }
    this.goes(action)
    return false
  }

  /** What is done is known from now on; what could be judged says how somebody plays. */
  private goes(action: ActionInfo): void {
    const topics = this.legend?.topics(action, this.table.view) ?? []
    learn(this.game, this.lesson ? [...topics, this.lesson.id] : topics)
    if (this.appraisal) {
      const form = seen(formOf(this.game), this.warned === this.asked)
      this.farewell = isTime(form)
      setForm(this.game, this.farewell ? { ...form, told: true } : form)
    }
    this.drop()
  }

  show(places: string[]): void {
    if (!this.warning) return
    this.warning = { ...this.warning, shown: true }
    this.table.pointed = places
  }

  /** The person knows better. */
  playAnyway(): void {
    const { warning } = this
    const action = warning && meant(this.table.now?.legal ?? [], warning.intent)
    if (!action) return this.drop()
    this.goes(action)
    this.table.act(action.text, true)
  }

  playBetter(): void {
    const better = this.warning?.best.action
    if (!better) return
    this.goes(better)
    this.table.act(better.text, true)
  }

  understood(): void {
    if (this.lesson) learn(this.game, [this.lesson.id])
    this.lesson = null
    this.farewell = false
  }

  /** The choice is taken back. */
  drop(): void {
    if (this.warning?.shown) this.table.pointed = []
    this.warning = null
  }
}
