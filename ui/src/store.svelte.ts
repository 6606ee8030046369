/** What the page knows: the lobby, and the table that is open. */
import { Connection } from '$mode'
import type { Line } from './connection'
import { changed } from './lobby/changes'
import type {
  Answer,
  BoxChecked,
  Face,
  GameInfo,
  LobbyView,
  MyGamesView,
  MyStatisticsView,
  PuzzleView,
  Reason,
  Refusal,
  Request,
  TableInfo,
  Welcome,
} from './protocol'
import { go, route } from './route.svelte'
import { forgetCoach } from './coach/memory.svelte'
import { forgetPuzzles } from './puzzles/kept'
import { forgetSettings, settings } from './settings.svelte'
import type { Scene } from './rules/scene.svelte'
import { forgetRead } from './table/read'
import { Table } from './table/table.svelte'
import { textsOf } from './texts.svelte'

class Store {
  line = $state<Line>('connecting')
  welcome = $state.raw<Welcome | null>(null)
  lobby = $state.raw<LobbyView | null>(null)
  table = $state.raw<Table | null>(null)
  problem = $state.raw<Refusal | null>(null)
  /** The scene of the rules that is being tried. */
  scene = $state.raw<Scene | null>(null)
  /** Tables that wait for this person, as they were told last; the one that has waited longest first. */
  private told = $state.raw<TableInfo[]>([])
  /** The same, as the lobby knows them while it is shown; without the table that is looked at. */
  readonly waits = $derived.by(() => {
    const all = this.lobby && !this.table ? this.lobby.mine.filter((table) => table.your_turn) : this.told
    return all.filter((table) => table.id !== this.table?.id)
  })
  /** How far our clock is ahead of the server's, in seconds. */
  skew = 0
  /** The archive, as far as it was asked for. */
  myGames = $state.raw<MyGamesView | null>(null)
  myStatistics = $state.raw<MyStatisticsView | null>(null)
  /** Words outside a table; a table has its own, with the names of its players. */
  readonly texts = $derived(textsOf(null))

  /** What the table that a link makes opens with; null where there is no link. */
  landing: string | null = null
  /** Somebody tries another way on from a position of a game: what follows the address of the table that is made, and the move. */
  trial: { rest: string; action: string } | null = null
  /** Told what the server says of a box that somebody is changing. */
  onBox: ((answer: BoxChecked) => void) | null = null
  /** Told about the puzzle that is shown, which is no table. */
  onPuzzle: ((answer: PuzzleView | Reason) => void) | null = null

  /** What was asked for while the line was down, the last of each kind: done as soon as it stands. */
  private readonly errands = new Map<Request['type'], Request>()

  private readonly connection = new Connection({
    opened: () => this.resume(),
    answer: (answer) => this.take(answer),
    line: (line) => (this.line = line),
    silent: () => this.send({ type: 'hello' }),
    renew: () => {
      this.table = null
      this.visit()
    },
  })

  get games(): GameInfo[] {
    return this.welcome?.games ?? []
  }

  /** Whether a bot needs compiled code to play as it should in a game. */
  plansAhead(game: string, level: string | null | undefined): boolean {
    return this.games.find(({ name }) => name === game)?.planners?.includes(level ?? '') ?? false
  }

  start(): void {
    this.connection.open()
  }

  send(request: Request): boolean {
    return this.connection.send(request)
  }

  /** Sends what no new connection would ask for by itself: now, or as soon as there is one. */
  order(request: Request): void {
    if (!this.send(request)) this.errands.set(request.type, request)
  }

  rename(name: string): void {
    settings.name = name.trim()
    settings.named = settings.name !== ''
    if (settings.name) this.send({ type: 'hello', name: settings.name })
  }

  /** Another face, at the table that is open as well. */
  reface(face: Face): void {
    settings.face = face
    const you = this.table?.now?.you
    if (this.table && you != null) this.table.paint(you, { face })
  }

  /** The route has changed: look at another table, or at the lobby. */
  visit(): void {
    this.problem = this.landing = null
    // whoever has gone elsewhere does not want to be taken to a table any more
    this.errands.delete('create')
    this.errands.delete('import')
    const looks = route.page === 'look'
    const atTable = route.page === 'table' || looks
    if (!atTable) this.trial = null
    if (this.table && (!atTable || route.id !== this.table.id || looks !== this.table.looksBack)) {
      this.send({ type: 'close', table: this.table.id })
      this.table = null
    }
    if (atTable && !this.table) {
      this.table = new Table(route.id, (request) => this.send(request), looks)
      this.table.skew = this.skew
      this.table.open()
      this.askWaits()
    }
    if (route.page === 'lobby') this.send({ type: 'lobby' })
  }

  /** Which other games wait: asked for at tables, where nobody shows the lobby. */
  askWaits(): void {
    if (this.table) this.send({ type: 'waits' })
  }

  /** The cookie is another guest's from now on: everything is asked for anew. */
  becomeSomebodyElse(): void {
    this.lobby = this.welcome = this.myGames = this.myStatistics = null
    this.connection.reset()
  }

  private resume(): void {
    this.send({ type: 'hello', name: settings.name || null, language: settings.language })
    if (this.table) this.table.open()
    this.scene?.ask()
    this.askWaits()
    if (route.page === 'lobby') this.send({ type: 'lobby' })
    for (const errand of this.errands.values()) this.send(errand)
    this.errands.clear()
  }

  private take(answer: Answer): void {
    if (this.scene?.take(answer)) return
    switch (answer.type) {
      case 'welcome':
        this.welcome = answer
        this.skew = Date.now() / 1000 - answer.now
        if (!settings.name) settings.name = answer.name // for now: chosen is what somebody has written (`rename`)
        break
      case 'lobby':
        this.lobby = answer
        break
      case 'lobby_change':
        if (this.lobby) this.lobby = changed(this.lobby, answer)
        break
      case 'waits':
        this.told = answer.tables
        break
      case 'my_games':
        this.myGames = answer
        break
      case 'my_statistics':
        this.myStatistics = answer
        break
      case 'created':
        // whoever goes back from a table that a link has made does not come to the link again
        if (this.trial) go(`#/t/${answer.table}${this.trial.rest}`)
        else if (this.landing === null) go(`#/t/${answer.table}`)
        else location.replace(`#/t/${answer.table}${this.landing}`)
        break
      case 'box_checked':
        this.onBox?.(answer)
        break
      case 'forgotten':
        forgetSettings()
        forgetCoach()
        forgetRead()
        forgetPuzzles()
        this.lobby = this.myGames = this.myStatistics = null
        this.connection.reset()
        go('#/')
        break
      case 'error':
        if (!(answer.table && this.table?.id === answer.table && this.table.refuse(answer))) this.problem = answer
        break
      case 'puzzle':
        this.onPuzzle?.(answer)
        break
      default:
        if (answer.type === 'reason') this.onPuzzle?.(answer)
        if (this.table) this.table.take(answer)
    }
  }
}

export const store = new Store()
