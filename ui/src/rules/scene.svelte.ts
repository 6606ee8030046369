/** A scene of the rules as a table: what is done at it is tried out by the server and kept by nobody but this page. */
import type { ActionInfo, Answer, Refusal, Request, SceneView, ScoreInfo } from '../protocol'
import { Table } from '../table/table.svelte'

type Step = string | Record<string, unknown>

/** A step that is nobody's decision: what is due comes. */
const GO_ON = ''

export class Scene {
  readonly table: Table
  /** What the server said last. */
  now = $state.raw<SceneView | null>(null)
  problem = $state.raw<Refusal | null>(null)
  /** The scores before anything was done. */
  private first = $state.raw<ScoreInfo[]>([])
  private steps: Step[] = []
  /** What was tried last: it counts as done once the server has done it. */
  private tried: Step[] | null = null

  /** What to try now; null if it is done, or another way was taken. */
  readonly todo = $derived<ActionInfo | null>(this.now?.todo ?? null)
  readonly isRefused = $derived(this.now?.refused ?? false)
  readonly begun = $derived((this.now?.steps.length ?? 0) > 0)
  readonly done = $derived(this.begun && !this.todo && !this.now?.goes_on)
  /** By seat: what all that was done brought. */
  readonly gains = $derived((this.now?.table.scores ?? []).map((score, seat) => score.total - (this.first[seat]?.total ?? 0)))

  constructor(
    readonly game: string,
    readonly name: string,
    private readonly send: (request: Request) => boolean,
  ) {
    this.table = new Table(name, (request) => this.hear(request))
  }

  /** Asks for it as it stands: at the beginning, and whenever there is a new line to the server. */
  ask(): void {
    this.request(this.steps)
  }

  /** Does what is to be tried. */
  try(): void {
    if (this.now?.goes_on) this.request([...this.steps, GO_ON])
    else if (this.todo && this.isRefused) this.table.why(this.todo.text)
    else if (this.todo) this.table.act(this.todo.text)
  }

  again(): void {
    this.table.calm()
    this.request([])
  }

  /** True if the answer was for this scene. */
  take(answer: Answer): boolean {
    if (answer.type === 'scene' && answer.scene === this.name) {
      this.problem = null
      this.steps = answer.steps
      if (!this.now) this.first = answer.table.scores
      this.now = answer
      this.table.take(answer.table)
    } else if (answer.type === 'reason' && answer.table === this.name) this.table.take(answer)
    else if (answer.type === 'error' && !answer.table && this.tried) this.problem = answer
    else return false
    this.tried = null
    return true
  }

  private hear(request: Request): boolean {
    if (request.type === 'act') return this.request([...this.steps, request.action])
    if (request.type === 'end_turn') return this.request([...this.steps, GO_ON])
    if (request.type === 'undo') return this.request(this.steps.slice(0, -1))
    if (request.type === 'restart') return this.request([])
    if (request.type === 'why') return this.request(this.steps, request.intent)
    return true // nothing else can be asked of it
  }

  private request(steps: Step[], why: Step | null = null): boolean {
    this.tried = steps
    return this.send({ type: 'scene', game: this.game, scene: this.name, steps, why })
  }
}
