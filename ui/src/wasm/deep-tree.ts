/** The tree of a search by a net, as `vicus.bots.deep_tree` has it: the same visits and values, bit for bit. */
import { INT16, INT64, type Cells } from './engine'
import type { Mind, Thinker } from './thinker'
import { Branches, evaluated, type Judgement } from './tree'

const SETTINGS = 4
/** The place in a path where the position stands at which every simulation begins. */
const ROOT_POSITION = 1

export class DeepTree extends Branches {
  private readonly firsts: Cells
  private readonly counts: Cells
  private readonly actions: Cells
  private readonly evaluation: Cells[]
  private mind: Mind | null = null
  /** Of the options at the root, by action; none before something has been searched there. */
  private options = new Map<number, number>()

  constructor(
    private readonly thinker: Thinker,
    /** Nodes that it has room for. */
    readonly room: number,
  ) {
    const { instance } = thinker
    super(instance, thinker.work, room, thinker.seats)
    this.firsts = instance.array([room], INT64)
    this.counts = instance.array([room], INT64)
    this.actions = instance.array([room], INT16)
    const { features } = instance.about
    this.evaluation = [2 * features, 2 * features, SETTINGS, 1].map((length) => instance.array([length], INT64))
  }

  /** Whatever it was used for before is forgotten. */
  set(known: Judgement): void {
    const numbers = evaluated(known, this.thinker.instance.about.features, SETTINGS)
    this.path.bytes().fill(0)
    this.evaluation.forEach((cells, part) => numbers[part]?.forEach((number, i) => cells.setInt(i, number)))
  }

  /** Nobody needs it any more. */
  giveBack(): void {
    this.thinker.take(this)
  }

  search(seat: number, seed: bigint, simulations: number): void {
    const { thinker, mind, firsts, counts, actions, evaluation } = this
    if (!mind) throw new Error('a search begins with a position')
    const about = [...this.work.all, ...this.rows, firsts, counts, actions, ...mind.net, ...mind.room, ...evaluation]
    thinker.instance.call('deepen', ...about, this.root, seat, seed, this.done, simulations)
    this.done += simulations
    const position = this.path.int(ROOT_POSITION)
    const first = firsts.int(position)
    this.options = new Map(Array.from({ length: counts.int(position) }, (_, i) => [actions.int(first + i), first + i]))
  }

  /** None before something has been searched: an option was tried, but mostly with other dice than those that fell. */
  override get visits(): number {
    return this.options.size ? this.visited.int(this.path.int(ROOT_POSITION)) : 0
  }

  protected override put(position: Uint8Array, seat: number): number {
    const players = super.put(position, seat)
    this.mind = this.thinker.of(players)
    this.options = new Map()
    return players
  }

  protected child(action: number): number | null {
    return this.options.get(action) ?? null
  }
}
