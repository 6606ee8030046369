/** A table as this page sees it: the newest state, all that happened, and the position that is being looked at. */
import { jump } from '../board/motion'
import { go } from '../route.svelte'
import type {
  Act,
  Advice,
  Answer,
  Appraisal,
  EventInfo,
  Face,
  Notice,
  Position,
  Reason,
  Refusal,
  Request,
  ScoreInfo,
  TableView,
  Terms,
} from '../protocol'
import { REPLAY_SPEEDS, settings } from '../settings.svelte'
import { textsOf, titleOf } from '../texts.svelte'
import { isAway, rested, skewOf } from './company'
import { merge } from './history'
import { Talk } from './talk.svelte'

/** An action by its text, or by its value as the game's `view.ts` declares it. */
export type Intent = string | object

/** Milliseconds that a replay shows each position. */
const REPLAY_STEP = 1100
/** The set-up has the number 0. */
const EVERYTHING = -1

export class Table {
  now = $state.raw<TableView | null>(null)
  events = $state.raw<EventInfo[]>([])
  /** What the newest message brought: for the announcer and the tumbling dice. */
  fresh = $state.raw<EventInfo[]>([])
  /** What a step forward, in the game or in a replay, has just brought: what flies over the table. */
  moment = $state.raw<EventInfo[]>([])
  past = $state.raw<Position | null>(null)
  reason = $state.raw<Reason | null>(null)
  problem = $state.raw<Refusal | null>(null)
  record = $state.raw<string | null>(null)
  /** The game as a link (`#/r/…`). */
  link = $state.raw<string | null>(null)
  /** Somebody looks for the best move: what is tried is not played, and a hint is told here. */
  puzzle: { tries: (action: Intent) => boolean; told: (advice: Advice) => void } | null = null
  /** Somebody looks at what is to be played, and may hold it back: the coach. */
  guard: ((action: Intent) => boolean) | null = null
  /** Called with what is played. */
  onAct: ((action: Intent) => void) | null = null
  /** What all options are worth, for the coach. */
  onAppraisal: ((found: Appraisal) => void) | null = null
  /** A teacher looks over the player's shoulder: what is tried, and the end of a turn, may not be wanted. */
  guide = $state.raw<{ tries: (action: Intent) => boolean; ends: () => boolean } | null>(null)
  /** The hint that was asked for; gone as soon as the position is another. */
  advice = $state.raw<Advice | null>(null)
  /** A hint is being worked out. */
  asking = $state(false)
  /** What a hint points at: places, and buttons by the text of their action. */
  pointed = $state.raw<string[]>([])
  notice = $state.raw<Notice | null>(null)
  /** Whether it is being said what will end the game. */
  warns = $state(false)
  replaying = $state(false)
  /** Where the person clicked last: the answer to an illegal click appears there. */
  asked = $state.raw<DOMRect | null>(null)
  /** What is said here. */
  readonly talk: Talk
  /** How far our clock is ahead of the server's, in seconds. */
  skew = $state(0)
  /** Called with each answer to `why`; true if it needs no bubble. */
  onReason: ((reason: Reason) => boolean) | null = null
  /** Called when a new state has arrived. */
  onState: (() => void) | null = null
  /** Called with every answer about this table, while somebody looks back at it. */
  onLook: ((answer: Answer) => void) | null = null
  /** One's own seat, though one looks back by nobody's eyes. */
  own = $state.raw<number | null>(null)

  /** Whoever the game was recorded of, while a position of theirs is looked at; else those who play here. */
  readonly people = $derived.by<{ name: string; level: string | null }[]>(() => {
    const recorded = this.now?.recorded
    return recorded && (this.past?.ply ?? this.now?.ply ?? 0) <= recorded.plies ? recorded.people : (this.now?.seats ?? [])
  })
  readonly names = $derived(this.people.map((person) => person.name))
  readonly texts = $derived(textsOf(this.now?.game ?? null, this.names))
  readonly title = $derived(this.now ? titleOf(this.now.game, this.texts) : '')
  readonly view = $derived((this.past?.view ?? this.now?.view ?? null) as Record<string, unknown> | null)
  readonly scores = $derived<ScoreInfo[]>(this.past?.scores ?? this.now?.scores ?? [])
  readonly ply = $derived(this.past?.ply ?? this.now?.ply ?? 0)
  readonly live = $derived(this.past === null)
  /** Whose turn it is. A turn that is finished but not yet ended is still its player's, though the view looks ahead. */
  readonly turn = $derived.by<number | null>(() => {
    if (!this.view || this.view.seat === null || (this.live && this.now?.status === 'abandoned')) return null
    if (this.live && this.now?.can_end) return this.now.you // finished, but not handed on: the view looks ahead
    const begun = this.events.findLast((event) => event.kind === 'turn' && event.ply <= this.ply)
    return (begun?.params.seat ?? this.view.seat) as number
  })
  readonly mine = $derived(this.live && this.now?.status === 'playing' && (this.now.legal.length > 0 || this.now.can_end))
  /** What the others see to whom nothing is asked: who is thinking, or why nobody is. */
  readonly waiting = $derived.by(() => {
    const { say } = this.texts
    if (this.now?.status === 'abandoned') return say('page-abandoned')
    if (this.turn === null) return say('play-over')
    if (this.now?.paused) return say('page-rests')
    return say(this.now && !this.now.clock?.pace.days && isAway(this.now, this.turn) ? 'page-waiting-away' : 'page-waiting-for', {
      seat: this.turn,
    })
  })
  /** There is something to choose, so something can be advised. */
  readonly canHint = $derived(this.mine && (this.now?.legal.length ?? 0) > 0 && this.now!.settings.hints !== false)

  /** The line was down, or nobody looked: the next state may be many moves on. */
  private returned = false
  private wanted: number | null = null
  private timer = 0

  constructor(
    readonly id: string,
    private readonly send: (request: Request) => boolean,
    /** A finished game is looked back at, by no player's eyes: the board shows whoever is to move. */
    readonly looksBack = false,
  ) {
    this.talk = new Talk(id, send)
  }

  open(): void {
    if (this.now) this.talk.resume()
    this.returned = this.now !== null
    this.asking = false // an answer that was on its way when the connection broke never comes
    this.send({ type: 'open', table: this.id, since: this.now?.view ? this.now.number : EVERYTHING })
  }

  /** Nobody looks at the page: over days its player is not there, then, and is told elsewhere when it is their turn. */
  hide(): void {
    if (this.now?.clock?.pace.days) this.send({ type: 'close', table: this.id })
  }

  take(answer: Answer): void {
    if (answer.type === 'table' && answer.id === this.id) {
      this.own = answer.you
      this.takeState(this.looksBack ? { ...answer, you: null } : answer)
    }
    if ('table' in answer && answer.table === this.id) this.onLook?.(answer)
    if (answer.type === 'position' && answer.table === this.id) this.takePosition(answer)
    if (answer.type === 'talk' && answer.table === this.id) this.talk.take(answer, this.now?.you ?? null)
    if (answer.type === 'record' && answer.table === this.id) {
      if (answer.link) this.link = answer.link
      else this.record = answer.record
    }
    if (answer.type === 'notice' && answer.table === this.id) this.notice = answer
    if (answer.type === 'advice' && answer.table === this.id) this.takeAdvice(answer)
    if (answer.type === 'appraisal' && answer.table === this.id) this.onAppraisal?.(answer)
    if (answer.type === 'reason' && answer.table === this.id && !this.onReason?.(answer)) this.reason = answer
  }

  /** True if the refusal is shown, or needs no showing, at the table. */
  refuse(refusal: Refusal): boolean {
    this.asking = false
    if (refusal.code === 'stale') return true
    if (refusal.code === 'unknown_table') return false
    this.problem = refusal
    return true
  }

  /** An action by its text or its value; `meant`: whatever the coach says. */
  act(action: Intent, meant = false): void {
    this.calm()
    if (this.puzzle?.tries(action) || this.guide?.tries(action)) return
    if (!meant && this.live && !this.guide && this.guard?.(action)) return
    this.onAct?.(action)
    this.tell((number) => ({ type: 'act', table: this.id, number, action: action as Act['action'] }))
  }

  undo(): void {
    this.calm()
    this.tell((number) => ({ type: 'undo', table: this.id, number }))
  }

  restart(): void {
    this.calm()
    this.tell((number) => ({ type: 'restart', table: this.id, number }))
  }

  endTurn(): void {
    this.calm()
    if (this.guide?.ends()) return
    this.tell((number) => ({ type: 'end_turn', table: this.id, number }))
  }

  why(intent: Intent): void {
    this.calm()
    this.send({ type: 'why', table: this.id, intent: intent as Act['action'] })
  }

  /** Ask for a hint, or put it away. */
  hint(): void {
    if (this.advice) return this.dropHint()
    if (!this.canHint || this.asking) return
    this.calm()
    this.tell((number) => ({ type: 'hint', table: this.id, number }))
    this.asking = true
  }

  /** Ask what all options are worth. */
  appraise(): void {
    this.tell((number) => ({ type: 'appraise', table: this.id, number }))
  }

  dropHint(): void {
    this.advice = null
    this.pointed = []
  }

  /** The face that somebody at a seat has chosen. */
  faceOf = (seat: number | null) => (seat === null ? '' : (this.now?.seats[seat]?.face ?? ''))

  sit = (seat: number) => this.send({ type: 'sit', table: this.id, seat, face: settings.face })
  leave = () => this.send({ type: 'leave', table: this.id })
  start = (fill = '') => this.send({ type: 'start', table: this.id, fill })
  ready = (ready: boolean) => this.send({ type: 'ready', table: this.id, ready })
  settle = (terms: Terms) => this.send({ type: 'plan', table: this.id, terms })
  addSeat = () => this.send({ type: 'add_seat', table: this.id })
  removeSeat = (seat: number) => this.send({ type: 'remove_seat', table: this.id, seat })
  swap = (seat: number, other: number) => this.send({ type: 'swap_seats', table: this.id, seat, other })
  seatBot = (seat: number, level: string) => this.send({ type: 'seat_bot', table: this.id, seat, level })
  freeSeat = (seat: number) => this.send({ type: 'free_seat', table: this.id, seat })
  paint = (seat: number, look: { colour?: number; face?: Face }) => this.send({ type: 'paint', table: this.id, seat, ...look })
  replace = (seat: number) => this.send({ type: 'replace', table: this.id, seat })
  takeBack = () => this.send({ type: 'take_back', table: this.id })
  resign = () => this.send({ type: 'resign', table: this.id })
  rest = (rests: boolean) => this.send({ type: 'rest', table: this.id, rests })
  abandon = (agrees: boolean) => this.send({ type: 'abandon', table: this.id, agrees })
  rematch = () => this.send({ type: 'rematch', table: this.id })
  export = () => this.send({ type: 'export', table: this.id })
  askLink = () => this.send({ type: 'export', table: this.id, link: true })

  /** Opens the talk to write about the move that led to a position. */
  talkAbout(ply: number): void {
    this.talk.write(ply)
  }

  prefer(): void {
    this.send({ type: 'prefer', table: this.id, auto_end: this.autoEnd, bot_speed: settings.botSpeed })
  }

  /** Whoever learns can take everything back. */
  private get autoEnd(): boolean {
    return settings.autoEnd && !this.now?.lesson
  }

  /** No bubble any more. */
  calm(): void {
    this.reason = null
    this.problem = null
  }

  /** Go to the position after so many decisions; the newest one is the present. */
  showPly(ply: number): void {
    this.stop()
    this.ask(ply)
  }

  back(): void {
    this.stop()
    if (this.past) this.see(null)
  }

  /** Show every move from the position on that is looked at, or all of them; or pause. */
  play(): void {
    if (this.replaying) return this.stop()
    this.replay(this.live ? 0 : this.ply)
  }

  /** The next speed of a replay. */
  faster(): void {
    const index = REPLAY_SPEEDS.findIndex((speed) => speed === settings.replaySpeed)
    settings.replaySpeed = REPLAY_SPEEDS[(index + 1) % REPLAY_SPEEDS.length]!
  }

  /** Show every move from a position on, up to now. */
  replay(from: number): void {
    this.stop()
    this.replaying = true
    this.ask(from)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.replaying = false
    this.wanted = null
  }

  private ask(ply: number): void {
    const last = this.now?.ply ?? 0
    this.calm()
    this.dropHint()
    if (ply >= last) return this.back()
    this.wanted = Math.max(0, ply)
    this.send({ type: 'look', table: this.id, ply: this.wanted })
  }

  private takePosition(position: Position): void {
    if (position.ply !== this.wanted) return
    this.see(position)
    if (this.replaying) this.timer = window.setTimeout(() => this.ask(position.ply + 1), REPLAY_STEP / (settings.replaySpeed || 1))
  }

  /** Looks at another position, or at the present. One step forward is shown as it happened, all others are jumps. */
  private see(position: Position | null): void {
    const to = position?.ply ?? this.now?.ply ?? 0
    const forward = to === this.ply + 1
    this.moment = forward ? (position?.events ?? this.events.filter((event) => event.ply === to)) : []
    if (forward) this.past = position
    else jump(() => (this.past = position))
  }

  private takeAdvice(advice: Advice): void {
    this.asking = false
    if (!this.live || advice.number !== this.now?.number) return
    if (this.puzzle) this.puzzle.told(advice)
    else this.advice = advice
  }

  private takeState(state: TableView): void {
    if (state.number !== this.now?.number) {
      this.dropHint()
      this.asking = false
    }
    this.events = merge(this.events, state)
    this.fresh = this.now && this.now.view ? state.events : []
    const before = this.now
    const first = before === null
    /** Whoever comes back, or sits elsewhere from now on, sees another position, not a move that leads to it. */
    const leaps = before !== null && (this.returned || before.you !== state.you)
    this.returned = false
    if (this.live) this.moment = leaps ? [] : this.fresh
    this.skew = skewOf(before, state, Date.now() / 1000) ?? this.skew
    if (leaps) jump(() => (this.now = rested(state)))
    else this.now = rested(state)
    this.problem = null
    if (!first && !before?.successor && state.successor) go(`#/t/${state.successor}`)
    if (first && state.you !== null && (state.auto_end !== this.autoEnd || state.bot_speed !== settings.botSpeed)) this.prefer()
    this.onState?.()
  }

  private tell(request: (number: number) => Request): void {
    if (!this.now) return
    if (!this.live) this.back()
    this.send(request(this.now.number))
  }
}
