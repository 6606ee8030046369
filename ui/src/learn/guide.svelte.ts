/** Where a guided game stands: which step is shown, what is to be done, and what happens to an action that is tried. */
import type { ActionInfo } from '../protocol'
import { wanted } from '../share/puzzle'
import type { Intent } from '../table/table.svelte'
import type { Lesson, Said, Step, Variation } from './lesson'

/** What a guide needs of a table. */
export interface Board {
  readonly id: string
  readonly now: { ply: number; number: number; can_end: boolean; legal: ActionInfo[] } | null
  act: (action: Intent) => void
  undo: () => void
  endTurn: () => void
  showPly: (ply: number) => void
  back: () => void
}

/** What a browser keeps of a guided game. */
export interface Progress {
  table: string
  step: number
  /** Which of the step's variations lies on the board, if one does. */
  tried?: number
  /** The player was let go. */
  done?: boolean
}

/**
 * past: an earlier step is looked at; wait: others play; read: nothing is to be done; do: something is; done: it was;
 * mistake: something else was, and is better taken back.
 */
export type Phase = 'past' | 'wait' | 'read' | 'do' | 'done' | 'mistake'

export class Guide {
  /** The step that is shown, and the one that was come to. */
  step = $state(0)
  reached = $state(0)
  tried = $state.raw<Variation | null>(null)
  /** Something else was tried than the step wants, and not played. */
  nudged = $state(false)
  /** Where somebody wants to jump to: everything up to there is done for them. */
  goal = $state(0)
  finished = $state(false)
  private returning = false
  private closes = false
  /** The number of the state in which a variation was tried: it lies on the board in a later one. */
  private triedAt = -1
  /** The number of the state in which something was sent: there is an answer before more is. */
  private sent = -1

  readonly ply = $derived.by(() => this.board.now?.ply ?? 0)
  readonly note = $derived.by<Step>(() => this.lesson.steps[this.step]!)
  readonly last = $derived.by(() => this.step === this.lesson.steps.length - 1)
  readonly phase = $derived.by<Phase>(() => {
    if (this.step < this.reached) return 'past'
    if (this.tried) return 'mistake'
    if (this.ply < this.note.ply) return 'wait'
    if (!this.note.do.length) return 'read'
    return this.ply >= this.note.ply + this.note.do.length ? 'done' : 'do'
  })
  /** What is said now. */
  readonly said = $derived.by<Said>(() => {
    if (this.tried) return this.tried
    return this.phase === 'done' && this.note.done ? this.note.done : this.note
  })

  constructor(
    readonly board: Board,
    readonly lesson: Lesson,
    kept: Progress | undefined,
    private readonly keep: (progress: Progress) => void,
  ) {
    const ply = board.now?.ply ?? 0
    const own = kept?.table === board.id ? kept : undefined
    const found = lesson.steps.findLastIndex((step) => step.ply <= ply)
    this.step = this.reached = Math.min(own?.step ?? (ply > lesson.steps[0]!.ply ? Math.max(0, found) : 0), lesson.steps.length - 1)
    const tried = own?.tried === undefined ? null : (this.note.variations[own.tried] ?? null)
    if (tried && ply > tried.ply) this.tried = tried
  }

  /** What the step wants next; none if it wants nothing. */
  get expected(): string | undefined {
    return this.phase === 'do' ? this.note.do[this.ply - this.note.ply] : undefined
  }

  /** What is still to be done, without words, before the others play. */
  private get closing(): string | undefined {
    return this.note.then[this.ply - this.note.ply - this.note.do.length]
  }

  /** Somebody wants to play something: true if that is not to be. */
  tries(action: Intent): boolean {
    const found = wanted(this.board.now?.legal ?? [], action)
    if (!found || this.finished) return false // it is said why not
    if (this.phase === 'past') this.go(this.reached)
    // who does already what a later step of this position wants has understood
    const ahead = this.lesson.steps.findIndex((step, index) => index >= this.step && step.ply === this.ply && step.do[0] === found.text)
    if (this.phase === 'read' && ahead > this.step) this.arrive(ahead)
    this.nudged = false
    if (found.text === this.expected || (this.phase === 'done' && found.text === this.closing)) return false
    const tried = this.phase === 'do' && this.note.variations.find((each) => each.ply === this.ply && each.actions[0] === found.text)
    if (tried) {
      this.tried = tried
      this.triedAt = this.board.now!.number
      this.save()
      return false
    }
    if (this.tried && this.tried.actions[this.ply - this.tried.ply] === found.text) return false
    this.nudged = true
    return true
  }

  /** Somebody wants to end the turn: true if that is not to be. */
  ends(): boolean {
    if (this.tried?.mistake) this.nudged = true
    return Boolean(this.tried?.mistake)
  }

  /** One step on. What is to be done there is done by the teacher. */
  next(): void {
    const { now } = this.board
    this.nudged = false
    if (!now || this.sent === now.number) return
    if (this.phase === 'past') this.go(this.step + 1)
    else if (this.phase === 'mistake') this.takeBack()
    else if (this.phase === 'do') this.send(() => this.board.act(this.expected!))
    else if (this.phase !== 'wait') this.advance()
  }

  back(): void {
    if (this.step > 0) this.go(this.step - 1)
  }

  /** To any step: back to look at it, forward by doing all that lies between. */
  go(step: number): void {
    this.nudged = false
    this.goal = step
    if (step > this.reached) {
      if (this.step < this.reached) this.go(this.reached)
      this.goal = step
      return
    }
    this.step = step
    if (step < this.reached) this.board.showPly(this.note.ply)
    else this.board.back()
  }

  /** Whoever knows this goes to the next thing to do. */
  skip(): void {
    const next = this.lesson.steps.findIndex((step, index) => index > this.step && step.do.length > 0)
    this.go(next < 0 ? this.lesson.steps.length - 1 : next)
  }

  /** Called whenever the table has changed: what goes on by itself does. */
  settle(): void {
    const { now } = this.board
    if (!now || this.finished) return
    if (this.tried && this.ply <= this.tried.ply && now.number !== this.triedAt) {
      this.tried = null // taken back
      this.returning = false
      this.save()
    }
    if (this.returning && this.tried) return this.takeBack()
    if (this.phase === 'done' && (this.closes || !this.note.done)) return this.next()
    if (this.goal > this.reached && this.phase !== 'wait') this.next()
  }

  takeBack(): void {
    this.returning = true
    this.send(() => this.board.undo())
  }

  /** The player goes on alone. */
  finish(): void {
    this.finished = true
    this.board.back()
    this.save()
  }

  private send(action: () => void): void {
    const { now } = this.board
    if (!now || this.sent === now.number) return
    this.sent = now.number
    action()
  }

  private advance(): void {
    if (this.last) return this.finish()
    const { closing } = this
    this.closes = this.phase === 'done' && closing !== undefined
    if (this.closes) return this.send(() => this.board.act(closing!))
    if (this.phase === 'done' && this.board.now?.can_end) this.send(() => this.board.endTurn())
    this.arrive(this.step + 1)
  }

  private arrive(step: number): void {
    this.step = this.reached = step
    this.save()
  }

  private save(): void {
    const tried = this.tried ? this.lesson.steps[this.reached]!.variations.indexOf(this.tried) : undefined
    this.keep({ table: this.board.id, step: this.reached, tried, done: this.finished || undefined })
  }
}
