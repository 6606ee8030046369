/** What the player is about to do: with which person, what is to be paid and how. It reads the legal actions and knows no rules. */
import type { Table } from '$page/table/table.svelte'
import type { Selection } from '$page/games'
import { chainOf } from './chains'
import {
  actorOf,
  belongsTo,
  example,
  goodAction,
  isExtra,
  isPayable,
  keyOf,
  kindAction,
  lotActions,
  quarterAction,
  site,
  withTile,
  type Actor,
  type Legal,
  type Mode,
} from './intents'
import { nextTarget } from './parts'
import { decisions, span, substitutes, workers } from './plan'
import { hintOf, promptOf } from './prompts'
import { lotName, mainSeat, read } from './pieces'
import { PERSONS, type Good, type Kind, type Phase, type Preview, type Quarter, type Step, type Value, type Who } from './view'

/** Phases whose answers are buttons in the action bar. */
const ANSWERED: Phase[] = ['neutral_sex', 'pair_2', 'mover', 'dowry', 'input', 'school']
/** A deed of a person is under way. */
export const IN_A_DEED: Phase[] = ['worker', 'input', 'place', 'mover', 'dowry']
/** What the builder sells. */
const isSold = (good: Good) => good === 'wood' || good === 'brick' || good === 'stone'

interface Wish {
  value: Value
  from: number
  to: number
}

export class HelvetiaSelection implements Selection {
  /** The person that was chosen, or the neutral coin. */
  private chosen = $state.raw<Mode | null>(null)
  /** The building or delivery whose payment is proposed. */
  private wanted = $state.raw<Value | null>(null)
  /** A place was chosen where several things can be done. */
  asking = $state.raw<Value[]>([])
  /** The action that the pointer or the focus is on. */
  pointed = $state.raw<Value | null>(null)
  /** The good that the pointer or the focus is on: its chain is shown. */
  good = $state.raw<Good | null>(null)
  /** What is sent as soon as it is legal, one after the other. */
  private queue: (string | Value)[] = []
  /** What shall be done instead of a proposed step, when the queue is so short. */
  private wish: Wish | null = null
  private endNext = false
  private ply: number

  readonly view = $derived.by(() => read(this.table.view)!)
  readonly seat = $derived.by(() => mainSeat(this.table.now?.you ?? null, this.table.turn))
  private readonly actions = $derived.by(() => (this.table.live ? ((this.table.now?.legal ?? []) as unknown as Legal[]) : []))
  private readonly legal = $derived(new Map(this.actions.map((action) => [keyOf(action.value), action])))
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
  readonly picked = $derived.by(() => (this.wanted ? this.find(this.wanted) : null))
  /** What confirming would send first: the chosen deed, or the first way to go on paying. */
  readonly proposal = $derived.by<Legal | null>(() => {
    if (!this.asked) return null
    return this.picked ?? (['worker', 'input'].includes(this.view.phase) ? (this.actions[0] ?? null) : null)
  })
  /** The payment to show: what is pointed at, or what is proposed. */
  readonly shown = $derived.by<Legal | null>(() => {
    const pointed = this.pointed && this.find(this.pointed)
    return pointed && this.preview(pointed.value).steps ? pointed : this.proposal
  })
  readonly steps = $derived.by<Step[]>(() => (this.shown ? (this.preview(this.shown.value).steps ?? []) : []))
  /** The places of villagers who would fall asleep, with what they make. */
  readonly working = $derived(workers(this.steps))
  /** The places of villagers who would wake. */
  readonly waking = $derived.by(
    () =>
      new Set(
        ((this.pointed && this.preview(this.pointed).wakes) ?? []).map(({ village, place, seat }) => `${lotName(village, place)}-${seat}`),
      ),
  )
  /** Villagers who could work instead of those in the proposed payment. */
  readonly instead = $derived.by(() =>
    this.picked ? substitutes(this.view, this.seat, this.preview(this.picked.value)) : new Map<string, Good[]>(),
  )
  /** The buildings that make the good that is pointed at, and what it is made of. */
  readonly chain = $derived.by(() => (this.good ? chainOf(this.good, this.view.buildings) : []))
  /** Questions whose answers are buttons. */
  readonly answers = $derived.by<Legal[]>(() => {
    if (!this.asked) return []
    if (this.asking.length) return this.found(this.asking)
    if (ANSWERED.includes(this.view.phase)) return this.actions
    return this.actions.filter(({ value }) => ['buy', 'wake_nobody'].includes(value.type))
  })
  /** Where the building that is being laid goes, and which it is. */
  readonly site = $derived.by(() => (this.asked ? site(this.view, this.seat) : null))
  readonly canEnd = $derived.by(() => (this.table.now?.can_end ?? false) || this.may({ type: 'end' }) || this.may({ type: 'pass' }))

  constructor(readonly table: Table) {
    table.onState = () => this.arrived()
    table.onReason = null
    this.ply = table.now?.ply ?? -1
    drafts.set(table, this)
  }

  /** The legal action with this value. */
  find(value: Value): Legal | null {
    return this.legal.get(keyOf(value)) ?? null
  }

  private found(values: Value[]): Legal[] {
    return values.flatMap((value) => this.find(value) ?? [])
  }

  may(value: Value): boolean {
    return this.find(value) !== null
  }

  isPointed(value: Value): boolean {
    return this.pointed !== null && keyOf(this.pointed) === keyOf(value)
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
  get legalSex(): Who {
    const value = this.actions[0]?.value
    return value?.type === 'settle' ? value.who : 'woman'
  }

  preview(value: Value): Preview {
    const { preview } = (this.table.now ?? {}) as { preview?: Record<string, Preview> }
    const action = this.find(value)
    return action ? (preview?.[action.text] ?? {}) : {}
  }

  /** Everything that can be done with a person, with a coin or with the tile. */
  deeds(mode: Mode): Legal[] {
    return this.actions.filter(({ value }) => belongsTo(value, mode))
  }

  hasExtra(actor: Actor): boolean {
    return this.deeds({ actor, extra: true }).length > 0
  }

  /** Persons light up until one is chosen; the neutral coin also beside the person of the turn, where it may be taken then. */
  mayChoose(actor: Actor): boolean {
    const { mode, view } = this
    const beside = actor === 'neutral' && mode?.actor !== 'neutral' && view.turn.paid > 0
    return view.phase === 'act' && (!mode || beside) && this.deeds({ actor, extra: false }).length > 0
  }

  /** What a click on something does now, as far as it is legal. In a turn only the chosen person's targets light up. */
  private lit(values: Value[]): boolean {
    if (!this.asked || this.asking.length) return false
    const { mode } = this
    if (this.view.phase === 'act' && (!mode || this.picked)) return false
    return values.some((value) => this.may(value) && (!mode || belongsTo(value, mode)))
  }

  lotActions(village: number, place: number): Value[] {
    return lotActions(this.view, this.seat, this.mode, village, place)
  }

  lotState(village: number, place: number) {
    const name = lotName(village, place)
    const { picked, view } = this
    const forBuilding = picked?.value.type === 'build' && village === this.seat && view.villages[village]!.free.includes(place)
    const here = new Set(this.asking.length ? this.lotActions(village, place).map(keyOf) : [])
    const question = this.asking.some((value) => here.has(keyOf(value)))
    return {
      legal: this.lit(this.lotActions(village, place)),
      hinted: this.instead.has(name) || forBuilding,
      selected: question || (this.asked && village === this.seat && this.askedAbout === place),
    }
  }

  /** Of something that one action belongs to. */
  state(value: Value) {
    return { legal: this.isLit(value), selected: this.picked !== null && this.picked === this.find(value) }
  }

  quarterAction(village: number, quarter: Quarter): Value {
    return quarterAction(this.mode, village, quarter)
  }

  isLit(value: Value): boolean {
    return this.lit([value])
  }

  kindAction(kind: Kind): Value {
    return kindAction(this.view, this.mode, kind)
  }

  goodAction(good: Good): Value {
    return goodAction(this.view, this.mode, good)
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
    else {
      const deed = example(this.view, this.seat, actor)
      this.table.why(extra ? withTile(deed) : deed)
    }
  }

  lot(village: number, place: number): void {
    if (!this.asked) return
    const { picked } = this
    if (picked && this.workInstead(village, place)) return
    const free = village === this.seat && this.view.villages[village]!.free.includes(place)
    if (picked?.value.type === 'build' && free) return this.confirm({ type: 'lay', place })
    if (picked) this.clear()
    this.choose(this.lotActions(village, place))
  }

  kind(kind: Kind): void {
    this.choose([this.kindAction(kind)])
  }

  ware(good: Good): void {
    this.choose([this.goodAction(good)])
  }

  quarter(village: number, quarter: Quarter): void {
    this.choose([this.quarterAction(village, quarter)])
  }

  /** Something is chosen that these actions belong to: done at once, asked about, or answered with the reason why not. */
  choose(values: Value[]): void {
    const [first] = values
    if (!this.asked || !first) return
    const legal = this.found(values)
    const [only] = legal
    if (only && isPayable(only.value)) {
      if (this.picked === only) return this.confirm()
      this.clear()
      this.wanted = only.value
    } else if (legal.length > 1) {
      this.clear()
      this.asking = legal.map((action) => action.value)
    } else if (only) this.send(only)
    else if (this.view.phase === 'act' && this.found(values.map(withTile)).length) this.withTile(first, values)
    else this.table.why(first)
  }

  /** Only the tile makes it possible: say so before it is used. */
  private withTile(first: Value, values: Value[]): void {
    const [only, ...more] = this.found(values.map(withTile))
    this.clear()
    this.chosen = { actor: actorOf(first)!, extra: true }
    if (only && !more.length && isPayable(only.value)) this.wanted = only.value
  }

  answer(value: Value): void {
    const action = this.find(value)
    if (action) this.send(action)
    else this.table.why(value)
  }

  /** Pays as proposed, and then does what comes after it. */
  confirm(then?: Value): void {
    const { proposal } = this
    if (!proposal) return
    const { plan = [] } = this.preview(proposal.value)
    this.send(proposal, [...plan, ...(then ? [then] : [])])
  }

  /** Another villager shall work: what comes before is done as proposed, the rest is proposed anew. */
  private workInstead(village: number, place: number): boolean {
    const goods = this.instead.get(lotName(village, place))
    const { picked } = this
    if (!goods || !picked) return false
    const preview = this.preview(picked.value)
    const found = span(preview, goods)
    if (!found) return false
    const plan = preview.plan ?? []
    this.send(picked, plan, { value: { type: 'work', village, place }, from: plan.length - found[0], to: plan.length - found[1] })
    return true
  }

  /** The steps of the proposed payment whose good could be bought instead, each with its place among the decisions. */
  readonly buyable = $derived.by(() => {
    const { picked } = this
    if (picked?.value.type !== 'build') return new Map<Step, number>()
    return new Map(
      decisions(this.preview(picked.value)).flatMap(({ step, at }) => (step.do === 'work' && isSold(step.good) ? [[step, at]] : [])),
    )
  })

  buyInstead(step: Step): void {
    const { picked } = this
    const at = this.buyable.get(step)
    if (!picked || at === undefined) return
    const { plan = [] } = this.preview(picked.value)
    this.send(picked, plan, { value: { type: 'buy' }, from: plan.length - at, to: plan.length - at })
  }

  endTurn(): void {
    if (this.table.now?.can_end) return this.table.endTurn()
    const end = this.find({ type: 'end' }) ?? this.find({ type: 'pass' })
    if (!end) return this.table.why({ type: 'end' })
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

  private send(action: Legal, queue: (string | Value)[] = [], wish: Wish | null = null): void {
    this.clear()
    this.queue = queue
    this.wish = wish
    this.table.act(action.value)
  }

  /** The next decision of a payment that was confirmed. */
  private walk(): void {
    const { wish, queue } = this
    const wished = wish && queue.length <= wish.from ? this.find(wish.value) : null
    if (wished) return this.send(wished)
    const [next, ...rest] = queue
    const action = typeof next === 'string' ? this.actions.find(({ text }) => text === next) : next && this.find(next)
    if (wish && queue.length <= wish.to) {
      this.queue = []
      this.wish = null
      return this.table.why(wish.value)
    }
    if (action) this.send(action, rest, wish)
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
    return this.picked ? isExtra(this.picked.value) : (this.actor?.extra ?? false)
  }
}

const drafts = new WeakMap<Table, HelvetiaSelection>()

/** The selection of a table, for parts of the page that are not handed it. */
export const selectionOf = (table: Table) => drafts.get(table)!
