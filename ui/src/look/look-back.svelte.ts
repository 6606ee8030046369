/** Looking back at a game: what an analysis has found, the moment that is looked at, and the position then. */
import type { GamePart } from '../games'
import type { Answer, CourseView, Position, Report, Request, TurningPoint } from '../protocol'
import { route } from '../route.svelte'
import { store } from '../store.svelte'
import type { Table } from '../table/table.svelte'
import { indexOf, isOpen, mainDecision, merged, provisional, turnAt, turnsOf, type Depth } from './report'
import { described } from './words'

/** Milliseconds between two positions that are asked for while somebody drags the cursor. */
const PAUSE = 120

export class LookBack {
  report = $state.raw<Report | null>(null)
  course = $state.raw<CourseView['course'] | null>(null)
  depth = $state<Depth>('quick')
  /** The decision that is looked at; as many as there are: the end. */
  at = $state(0)
  /** Of a decision: the option that is shown on the board; null: the best. */
  private chosen = $state.raw<number | null>(null)
  /** How draws spread is shown rather than what could be done. */
  showsLuck = $state(false)
  private positions = $state.raw<ReadonlyMap<number, Position>>(new Map())
  game = $state.raw<GamePart | null>(null)

  readonly steps = $derived(this.report?.steps ?? [])
  readonly turns = $derived(this.report ? turnsOf(this.report) : [])
  readonly turning = $derived(this.report?.turning ?? [])
  readonly step = $derived(this.steps[this.at] ?? null)
  readonly turn = $derived(turnAt(this.turns, this.at))
  /** Nothing is known yet but what was played. */
  readonly isProvisional = $derived(this.report?.version === 0)
  readonly open = $derived(this.step !== null && this.report !== null && isOpen(this.step, this.report))
  readonly options = $derived(this.step?.judged?.options ?? [])
  readonly picked = $derived(this.chosen ?? 0)
  readonly isDone = $derived(this.report !== null && (this.report.public || this.report.judged >= this.report.decisions))
  /** How things stand at the cursor: after the decision, and after all that chance did. */
  readonly outlook = $derived.by(() => {
    const { report, step } = this
    if (!report) return null
    return step ? (this.steps[this.at + 1]?.before ?? report.end ?? step.after) : (report.end ?? this.steps.at(-1)?.after ?? null)
  })
  /** The position before the decision. */
  readonly position = $derived(this.positions.get(this.ply) ?? null)

  private timer = 0
  /** Nobody has chosen what to look at, and nothing was there to choose for them. */
  private untouched = false
  private asked = new Set<number>()
  private trying: { ply: number; action: string } | null = null

  constructor(
    readonly table: Table,
    private readonly send: (request: Request) => boolean,
  ) {
    table.onLook = (answer) => this.take(answer)
  }

  get ply(): number {
    return this.step?.ply ?? this.steps.length
  }

  /** Asks for everything: at first, and whenever a line stands again. */
  ask(): void {
    this.asked = new Set(this.positions.keys())
    this.send({ type: 'analyse', table: this.table.id, depth: this.depth })
    if (!this.course) this.send({ type: 'course', table: this.table.id })
  }

  deepen(depth: Depth): void {
    this.depth = depth
    this.send({ type: 'analyse', table: this.table.id, depth })
  }

  private take(answer: Answer): void {
    if (answer.type === 'analysis') this.begin(answer.report)
    else if (answer.type === 'analysis_part' && this.report) {
      this.report = merged(this.report, answer)
      if (this.untouched && this.isDone) this.goFirst()
      this.wantTurning()
    } else if (answer.type === 'course') {
      this.course = answer.course
      if (!this.report && answer.course.played.length) this.begin(provisional(this.table.now?.game ?? '', this.depth, answer.course))
    } else if (answer.type === 'position') this.positions = new Map(this.positions).set(answer.ply, answer)
    else if (answer.type === 'record' && this.trying && answer.record) this.begunFrom(answer.record)
  }

  private begin(report: Report): void {
    const first = this.report === null || this.untouched
    this.report = report
    this.depth = report.depth
    if (first) this.goFirst()
    this.wantTurning()
  }

  /** Where the address says, else the first chance that was missed, else any turning point, else the start. */
  private goFirst(): void {
    if (/^\d+$/.test(route.detail)) {
      const index = this.steps.findIndex((step) => step.ply >= Number(route.detail))
      return this.show(index < 0 ? this.steps.length : index)
    }
    const point = this.turning.find(({ kind }) => kind === 'slip') ?? this.turning[0]
    if (point) return this.showPoint(point)
    this.show(0)
    this.untouched = true // there are none yet
  }

  /** The words of turning points need the positions that they are about. */
  private wantTurning(): void {
    for (const { ply } of this.turning) this.want(ply)
  }

  private want(ply: number): void {
    if (this.asked.has(ply) || this.positions.has(ply)) return
    this.asked.add(ply)
    if (!this.send({ type: 'look', table: this.table.id, ply })) this.asked.delete(ply)
  }

  /** Looks at a decision. */
  show(at: number, luck = false): void {
    this.untouched = false
    this.at = Math.max(0, Math.min(this.steps.length, at))
    this.chosen = null
    this.showsLuck = luck
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.arrive(), this.positions.has(this.ply) ? 0 : PAUSE)
  }

  private arrive(): void {
    this.want(this.ply)
    this.table.showPly(this.ply)
    const address = `#/look/${this.table.id}`
    if (!location.hash.startsWith(address)) return // somebody goes elsewhere at this moment
    history.replaceState(history.state, '', `${address}/${this.ply}`)
  }

  /** The turn before or after, at the decision of it that matters most. */
  byTurn(by: number): void {
    const index = this.turn ? this.turns.indexOf(this.turn) : this.turns.length
    const next = this.turns[index + by]
    if (next) this.show(mainDecision(next, this.steps))
    else if (by > 0) this.show(this.steps.length)
  }

  byTurningPoint(by: number): void {
    const places = this.turning.map((point) => ({ point, index: indexOf(this.steps, point) }))
    const next = by > 0 ? places.find(({ index }) => index > this.at) : places.findLast(({ index }) => index < this.at)
    if (next) this.showPoint(next.point)
  }

  showPoint(point: TurningPoint): void {
    this.show(indexOf(this.steps, point), point.kind === 'luck')
  }

  /** The turning point that is looked at. */
  readonly point = $derived.by(() => {
    const here = this.turning.filter(({ ply }) => ply === this.step?.ply)
    return here.find(({ kind }) => (kind === 'luck') === this.showsLuck) ?? here[0] ?? null
  })

  pick(option: number): void {
    this.chosen = option
  }

  /** An action in words, where its position is known. */
  describe(action: string, ply = this.ply): { text: string; places: string[] } | null {
    const view = this.positions.get(ply)?.view ?? null
    return this.game && described(action, this.course?.actions ?? {}, view, this.game, this.table.texts)
  }

  /** A row of actions in words; those that have none are left out. */
  inWords(actions: readonly string[], ply = this.ply): string {
    return actions.flatMap((action) => this.describe(action, ply)?.text ?? []).join(', ')
  }

  /** What was played: where there is nothing to see of it on the board, what followed from it in the same turn. */
  readonly playedPlaces = $derived.by(() => {
    const { step, turn } = this
    if (!step || !turn) return []
    const later = this.steps.slice(this.at, Math.min(turn.last, this.at + 2)).map(({ played }) => played)
    const [first = '', second] = later
    const own = this.describe(first)?.places ?? []
    return own.some((place) => place !== first) || second === undefined ? own : [...own, ...(this.describe(second)?.places ?? [])]
  })
  readonly betterPlaces = $derived.by(() => {
    const option = this.options[this.picked]
    if (!option || option.action === this.step?.played) return []
    // a button that is not on the board is named by its action
    const isOnBoard = (place: string) => !(place in (this.course?.actions ?? {}))
    return [option.action, ...option.then].flatMap((action) => this.describe(action)?.places ?? []).filter(isOnBoard)
  })

  /** Plays on from here, in the place of whoever was to move, against bots: `action` first. */
  tryFrom(ply: number, action = ''): void {
    this.trying = { ply, action }
    this.table.export()
  }

  private begunFrom(record: string): void {
    const { ply, action } = this.trying!
    this.trying = null
    this.table.record = null
    store.trial = { rest: `/tried-${this.table.id}-${ply}`, action }
    store.order({ type: 'import', record, until: ply })
  }
}
