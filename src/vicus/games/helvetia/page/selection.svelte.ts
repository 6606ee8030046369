/** What the player is about to do: with which person, what is to be paid and how. It reads the legal actions and knows no rules. */
import type { Table } from '$page/table/table.svelte'
import type { Selection } from '$page/games'
import { chainOf } from './chains'
import {
  actorOf,
  belongsTo,
  example,
  goodActions,
  isExtra,
  kindActions,
  lotActions,
  plain,
  prefixed,
  quarterAction,
  site,
  type Actor,
  type Mode,
} from './intents'
import { nextTarget } from './parts'
import { decisions, span, substitutes, workers } from './plan'
import { hintOf, promptOf } from './prompts'
import { lotName, mainSeat, PERSONS, read, type Good, type Kind, type Phase, type Preview, type Quarter, type Step } from './view'

/** Phases whose answers are buttons in the action bar. */
const ANSWERED: Phase[] = ['neutral_sex', 'pair_2', 'mover', 'dowry', 'input', 'school']
/** A deed of a person is under way. */
export const IN_A_DEED: Phase[] = ['worker', 'input', 'place', 'mover', 'dowry']
/** What the builder sells. */
const isSold = (good: Good) => good === 'wood' || good === 'brick' || good === 'stone'

interface Wish {
  text: string
  from: number
  to: number
}

/** The plan of these is proposed before anything is sent. */
const isPayable = (text: string) => /^(extra )?(build|deliver) /.test(text)

export class HelvetiaSelection implements Selection {
  /** The person that was chosen, or the neutral coin. */
  private chosen = $state.raw<Mode | null>(null)
  /** The building or delivery whose payment is proposed. */
  private wanted = $state.raw<string | null>(null)
  /** A place was chosen where several things can be done. */
  asking = $state.raw<string[]>([])
  /** The action that the pointer or the focus is on. */
  pointed = $state.raw<string | null>(null)
  /** The good that the pointer or the focus is on: its chain is shown. */
  good = $state.raw<Good | null>(null)
  /** What is sent as soon as it is legal, one after the other. */
  private queue: string[] = []
  /** What shall be done instead of a proposed step, when the queue is so short. */
  private wish: Wish | null = null
  private endNext = false
  private ply: number

  readonly view = $derived.by(() => read(this.table.view)!)
  readonly seat = $derived.by(() => mainSeat(this.table.now?.you ?? null, this.table.turn))
  private readonly actions = $derived.by(() => (this.table.live ? (this.table.now?.legal ?? []).map((action) => action.text) : []))
  readonly legal = $derived(new Set(this.actions))
  /** Something is asked of this person. */
  readonly asked = $derived.by(() => this.table.mine && this.actions.length > 0)
  /** With whom the player acts: as chosen, or as the turn began. */
  readonly mode = $derived.by<Mode | null>(() => {
    const { turn, phase } = this.view
    if (!this.asked || phase !== 'act') return null
    if (this.chosen && this.deeds(this.chosen).length) return this.chosen
    const begun: Mode | null = turn.person ? { actor: turn.person, extra: false } : null
    return begun && this.deeds(begun).length ? begun : null
  })
  /** The person in charge, whatever is asked. */
  readonly actor = $derived.by<Mode | null>(() => {
    const { turn, phase } = this.view
    if (phase === 'act' || !this.asked || !IN_A_DEED.includes(phase)) return this.mode
    const extra = turn.free && turn.extra !== null
    const actor = extra ? turn.extra : turn.person
    return actor ? { actor, extra } : null
  })
  /** A building or delivery that may be paid for as proposed. */
  readonly picked = $derived.by(() => (this.wanted && this.legal.has(this.wanted) ? this.wanted : null))
  /** What confirming would send first: the chosen deed, or the first way to go on paying. */
  readonly proposal = $derived.by(() => {
    if (!this.asked) return null
    return this.picked ?? (['worker', 'input'].includes(this.view.phase) ? (this.actions[0] ?? null) : null)
  })
  /** The payment to show: what is pointed at, or what is proposed. */
  readonly shown = $derived.by<string | null>(() => {
    const { pointed } = this
    if (pointed && this.legal.has(pointed) && this.preview(pointed).steps) return pointed
    return this.proposal
  })
  readonly steps = $derived.by<Step[]>(() => (this.shown ? (this.preview(this.shown).steps ?? []) : []))
  /** The places of villagers who would fall asleep, with what they make. */
  readonly working = $derived(workers(this.steps))
  /** The places of villagers who would wake. */
  readonly waking = $derived.by(
    () => new Set((this.preview(this.pointed ?? '').wakes ?? []).map(({ village, place, seat }) => `${lotName(village, place)}-${seat}`)),
  )
  /** Villagers who could work instead of those in the proposed payment. */
  readonly instead = $derived.by(() =>
    this.picked ? substitutes(this.view, this.seat, this.preview(this.picked)) : new Map<string, Good[]>(),
  )
  /** The buildings that make the good that is pointed at, and what it is made of. */
  readonly chain = $derived.by(() => (this.good ? chainOf(this.good, this.view.buildings) : []))
  /** Questions whose answers are buttons. */
  readonly answers = $derived.by<string[]>(() => {
    if (!this.asked) return []
    if (this.asking.length) return this.asking.filter((text) => this.legal.has(text))
    if (ANSWERED.includes(this.view.phase)) return this.actions
    return this.actions.filter((text) => text === 'buy' || text === 'wake nobody' || text === 'pass')
  })
  /** Where the building that is being laid goes, and which it is. */
  readonly site = $derived.by(() => (this.asked ? site(this.view, this.seat) : null))
  readonly canEnd = $derived.by(() => (this.table.now?.can_end ?? false) || this.legal.has('end') || this.legal.has('pass'))

  constructor(readonly table: Table) {
    table.onState = () => this.arrived()
    table.onReason = null
    this.ply = table.now?.ply ?? -1
    drafts.set(table, this)
  }

  get prompt(): string {
    return promptOf(this)
  }

  get hint(): string {
    return hintOf(this)
  }

  /** The building that somebody is chosen for. */
  private get askedAbout(): number | null {
    const { phase, school_place, villages } = this.view
    if (phase === 'pair_2') return villages[this.seat]!.places.find((place) => place.kind && !place.home)?.place ?? null
    return phase === 'school' ? school_place : null
  }

  /** Who of a pair is being settled. */
  get legalSex(): string {
    return this.actions[0]?.split(' ')[2] ?? 'woman'
  }

  preview(action: string): Preview {
    const { preview } = (this.table.now ?? {}) as { preview?: Record<string, Preview> }
    return this.table.live ? (preview?.[action] ?? {}) : {}
  }

  /** Everything that can be done with a person, with a coin or with the tile. */
  deeds(mode: Mode): string[] {
    return this.actions.filter((text) => belongsTo(text, mode))
  }

  hasExtra(actor: Actor): boolean {
    return this.deeds({ actor, extra: true }).length > 0
  }

  /** Persons light up until one is chosen. */
  mayChoose(actor: Actor): boolean {
    return this.view.phase === 'act' && !this.mode && this.deeds({ actor, extra: false }).length > 0
  }

  /** What a click on something does now, as far as it is legal. In a turn only the chosen person's targets light up. */
  private lit(actions: string[]): boolean {
    if (!this.asked || this.asking.length) return false
    const { mode } = this
    if (this.view.phase === 'act' && (!mode || this.picked)) return false
    return actions.some((text) => this.legal.has(text) && (!mode || belongsTo(text, mode)))
  }

  lotActions(village: number, place: number): string[] {
    return lotActions(this.view, this.seat, this.mode, village, place)
  }

  lotState(village: number, place: number) {
    const name = lotName(village, place)
    const { picked, view } = this
    const forBuilding =
      picked !== null && actorOf(picked) === 'builder' && village === this.seat && view.villages[village]!.free.includes(place)
    const question = this.asking.length > 0 && this.asking.some((text) => this.lotActions(village, place).includes(text))
    return {
      legal: this.lit(this.lotActions(village, place)),
      hinted: this.instead.has(name) || forBuilding,
      selected: question || (this.asked && village === this.seat && this.askedAbout === place),
    }
  }

  kindState(kind: Kind) {
    const actions = kindActions(this.view, this.mode, kind)
    return {
      legal: this.lit(actions),
      selected: this.picked !== null && actions.includes(this.picked),
      able: actions.some((text) => this.legal.has(text)),
    }
  }

  goodState(good: Good) {
    const actions = goodActions(this.view, this.mode, good)
    return {
      legal: this.lit(actions),
      selected: this.picked !== null && actions.includes(this.picked),
      able: actions.some((text) => this.legal.has(text)),
    }
  }

  quarterAction(village: number, quarter: Quarter): string {
    return quarterAction(this.mode, village, quarter)
  }

  isLit(action: string): boolean {
    return this.lit([action])
  }

  kindAction(kind: Kind): string {
    return kindActions(this.view, this.mode, kind)[0]!
  }

  goodAction(good: Good): string {
    return goodActions(this.view, this.mode, good)[0]!
  }

  /** A person is chosen, or let go again; `extra`: with the tile. */
  person(actor: Actor, extra = false): void {
    if (!this.asked) return
    const now = this.mode
    this.clear()
    if (now?.actor === actor && now.extra === extra && this.view.turn.person !== actor) {
      this.chosen = null
      return
    }
    const mode = { actor, extra }
    if (this.view.phase === 'act' && this.deeds(mode).length) this.chosen = mode
    else if (!extra && this.view.phase === 'act' && this.hasExtra(actor)) this.chosen = { actor, extra: true }
    else this.table.why(prefixed(example(this.view, this.seat, actor), extra))
  }

  lot(village: number, place: number): void {
    if (!this.asked) return
    const { picked } = this
    if (picked && this.workInstead(village, place)) return
    const free = village === this.seat && this.view.villages[village]!.free.includes(place)
    if (picked && actorOf(picked) === 'builder' && free) return this.confirm(`lay ${place}`)
    if (picked) this.clear()
    this.choose(this.lotActions(village, place))
  }

  kind(kind: Kind): void {
    this.choose(kindActions(this.view, this.mode, kind))
  }

  ware(good: Good): void {
    this.choose(goodActions(this.view, this.mode, good))
  }

  quarter(village: number, quarter: Quarter): void {
    this.choose([this.quarterAction(village, quarter)])
  }

  /** Something is chosen that these actions belong to: done at once, asked about, or answered with the reason why not. */
  choose(actions: string[]): void {
    if (!this.asked || !actions.length) return
    const legal = actions.filter((text) => this.legal.has(text))
    const [only] = legal
    if (only && isPayable(only)) {
      if (this.picked === only) return this.confirm()
      this.clear()
      this.wanted = only
    } else if (legal.length > 1) {
      this.clear()
      this.asking = legal
    } else if (only) this.send(only)
    else if (this.view.phase === 'act' && actions.some((text) => this.legal.has(`extra ${plain(text)}`))) this.withTile(actions)
    else this.table.why(actions[0]!)
  }

  /** Only the tile makes it possible: say so before it is used. */
  private withTile(actions: string[]): void {
    const extras = actions.map((text) => `extra ${plain(text)}`).filter((text) => this.legal.has(text))
    this.clear()
    this.chosen = { actor: actorOf(actions[0]!)!, extra: true }
    if (extras.length === 1 && isPayable(extras[0]!)) this.wanted = extras[0]!
  }

  answer(text: string): void {
    if (this.legal.has(text)) this.send(text)
    else this.table.why(text)
  }

  /** Pays as proposed, and then does what comes after it. */
  confirm(then?: string): void {
    const { proposal } = this
    if (!proposal) return
    const { plan = [] } = this.preview(proposal)
    this.send(proposal, [...plan, ...(then ? [then] : [])])
  }

  /** Another villager shall work: what comes before is done as proposed, the rest is proposed anew. */
  private workInstead(village: number, place: number): boolean {
    const goods = this.instead.get(lotName(village, place))
    const { picked } = this
    if (!goods || !picked) return false
    const preview = this.preview(picked)
    const found = span(preview, goods)
    if (!found) return false
    const plan = preview.plan ?? []
    this.send(picked, plan, { text: `work ${village} ${place}`, from: plan.length - found[0], to: plan.length - found[1] })
    return true
  }

  /** The steps of the proposed payment whose good could be bought instead, each with its place among the decisions. */
  readonly buyable = $derived.by(() => {
    const { picked } = this
    if (!picked || actorOf(picked) !== 'builder') return new Map<Step, number>()
    return new Map(decisions(this.preview(picked)).flatMap(({ step, at }) => (step.do === 'work' && isSold(step.good) ? [[step, at]] : [])))
  })

  buyInstead(step: Step): void {
    const { picked } = this
    const at = this.buyable.get(step)
    if (!picked || at === undefined) return
    const { plan = [] } = this.preview(picked)
    this.send(picked, plan, { text: 'buy', from: plan.length - at, to: plan.length - at })
  }

  endTurn(): void {
    if (this.table.now?.can_end) return this.table.endTurn()
    const end = ['end', 'pass'].find((text) => this.legal.has(text))
    if (!end) return this.table.why('end')
    this.endNext = true
    this.send(end)
  }

  clear(): void {
    this.wanted = null
    this.asking = []
    this.table.calm()
  }

  /** Something was chosen that can be let go again. */
  readonly canGoBack = $derived.by(
    () =>
      this.asked &&
      (this.asking.length > 0 || this.picked !== null || (this.chosen !== null && this.mode === this.chosen && !this.isBegun)),
  )
  /** The turn has begun with the chosen person: no other can be chosen. */
  private readonly isBegun = $derived.by(() => this.chosen?.actor === this.view.turn.person && !this.chosen?.extra)

  /** One step back: the question, the payment, the person. */
  back(): boolean {
    if (!this.canGoBack) return false
    if (this.asking.length || this.picked) this.clear()
    else this.chosen = null
    return true
  }

  key(key: string): boolean {
    const button = document.activeElement?.closest('button, a')
    /** What has the focus can itself be chosen with Enter. */
    const taken = button && (!button.matches('.place') || button.matches('.legal, .hinted'))
    const number = Number(key) - 1
    const actor = ([...PERSONS, 'neutral'] as Actor[])[number]
    if (this.answers[number] && this.answers.length > 1) this.send(this.answers[number])
    else if (actor && this.view.phase === 'act' && (actor !== 'neutral' || this.view.neutral_coin !== null)) this.person(actor)
    else if (key === 'x') this.tile()
    else if (key === 'Enter' && this.proposal && !taken) this.confirm()
    else if (key === 'n') nextTarget()
    else if (key === 'Escape') return this.back()
    else return false
    return true
  }

  /** Switches to the tile of the chosen person, or of the first person whose tile can be used. */
  private tile(): void {
    const now = this.mode?.actor
    const able = PERSONS.filter((person) => this.hasExtra(person))
    const actor = now && able.includes(now as (typeof PERSONS)[number]) ? now : able[0]
    if (this.mode?.extra) this.chosen = null
    else this.person(actor ?? now ?? 'builder', true)
  }

  private send(action: string, queue: string[] = [], wish: Wish | null = null): void {
    this.clear()
    this.queue = queue
    this.wish = wish
    this.table.act(action)
  }

  /** The next decision of a payment that was confirmed. */
  private walk(): void {
    const { wish, queue } = this
    if (wish && queue.length <= wish.from && this.legal.has(wish.text)) return this.send(wish.text)
    const [next, ...rest] = queue
    if (wish && queue.length <= wish.to) {
      this.queue = []
      this.wish = null
      return this.table.why(wish.text)
    }
    if (next !== undefined && this.legal.has(next)) this.send(next, rest, wish)
    else {
      this.queue = []
      this.wish = null
    }
  }

  private arrived(): void {
    const { ply = -1 } = this.table.now ?? {}
    const before = this.ply
    this.ply = ply
    if (ply !== before) {
      this.wanted = null
      this.asking = []
      this.pointed = null
    }
    if (!this.table.mine) this.chosen = null
    if (ply > before && this.asked) this.walk()
    else if (ply < before) {
      this.queue = []
      this.wish = null
    }
    if (this.endNext && this.table.now?.can_end) this.table.endTurn()
    if (ply !== before) this.endNext = false
  }

  /** Whether an action would be done with a tile: told apart wherever it is shown. */
  get tiled(): boolean {
    return this.picked ? isExtra(this.picked) : (this.actor?.extra ?? false)
  }
}

const drafts = new WeakMap<Table, HelvetiaSelection>()

/** The selection of a table, for parts of the page that are not handed it. */
export const selectionOf = (table: Table) => drafts.get(table)!
