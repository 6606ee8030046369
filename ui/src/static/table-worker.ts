/** The worker that has the tables, or speaks with the tab that has them. */
import { started } from '../wasm/bots'
import { BotLines } from './bot-lines'
import { Disk, isFull } from './disk'
import { Fetching } from './fetching'
import { FriendLines } from './friends/lines'
import type { Made } from './made'
import type { ToTab, ToWorker } from './messages'
import { learned } from './nets'
import { Guest, Guests } from './other-tabs'
import { loadPython, type House, type HouseModule, type Socket } from './python'
import type { Pyodide } from './pyodide'
import { Snapshots } from './snapshot'
import type { Order } from './snapshot-worker'

/** Milliseconds after which nothing else is waited for, and gigabytes of memory that are enough to make a snapshot. */
const CALM = 3000
const ENOUGH = 2

performance.mark('vicus: worker')

const tell = (message: ToTab) => self.postMessage(message)

class TableWorker {
  private house: House | null = null
  private socket: Socket | null = null
  private guest: Guest | null = null
  /** Whom this tab speaks for; empty: the owner of the device. */
  private person = ''
  private readonly name: string
  private readonly snapshots: Snapshots
  private python: Pyodide | null = null
  private isKept = false
  readonly friends: FriendLines

  constructor(
    private readonly place: string,
    private readonly tab: string,
    private readonly made: Made,
  ) {
    this.name = `vicus ${new URL(place).pathname}` // of pages on one host each has its own tables
    this.snapshots = new Snapshots(place, made)
    this.friends = new FriendLines(this.name, tab, tell)
  }

  async start(): Promise<void> {
    const isFree = await navigator.locks.request(this.name, { ifAvailable: true }, (lock) => {
      if (lock) void this.own()
      return lock !== null && this.held()
    })
    if (isFree === false) this.follow()
  }

  take(): void {
    this.request({ steal: true })
  }

  text(text: string): void {
    if (this.socket) this.socket.take(text)
    else this.guest?.send(text)
  }

  as(person: string): void {
    this.person = person
    if (this.house) this.reconnect(this.house)
    else this.guest?.as(person)
  }

  reset(): void {
    this.as('')
  }

  async everything(): Promise<void> {
    if (this.house) tell({ kind: 'everything', text: await this.house.everything().catch(() => null) })
    else this.guest?.everything() // if nobody answers, the tab asks again as soon as the line stands
  }

  /** The page is kept from now on: so is a snapshot. */
  kept(): void {
    this.isKept = true
    if (this.house) setTimeout(() => void this.makeSnapshot().catch(() => undefined), CALM)
  }

  private async makeSnapshot(): Promise<void> {
    const { deviceMemory = ENOUGH } = navigator as { deviceMemory?: number }
    if (deviceMemory < ENOUGH || !(await this.snapshots.isWanted(this.python!._module.HEAP8.length))) return
    const maker = new Worker(new URL('./snapshot-worker.ts', import.meta.url), { type: 'module', name: 'snapshot' })
    maker.onmessage = ({ data }: MessageEvent<string>) => performance.mark('vicus: kept', { detail: data })
    maker.postMessage({ place: this.place, made: this.made } satisfies Order)
  }

  /** Another tab has the tables, until it goes. */
  private follow(): void {
    this.guest = new Guest(
      this.name,
      this.tab,
      {
        joined: () => tell({ kind: 'line', line: 'open' }),
        lost: () => tell({ kind: 'line', line: 'lost' }),
        text: (text) => tell({ kind: 'text', text }),
        everything: (text) => tell({ kind: 'everything', text }),
        unsaved: (unsaved) => tell({ kind: 'unsaved', unsaved }),
        silent: (isSilent) => tell(isSilent ? { kind: 'elsewhere' } : { kind: 'line', line: 'connecting' }),
      },
      this.person,
    )
    this.request({})
  }

  private request(how: LockOptions): void {
    navigator.locks
      .request(this.name, how, () => {
        if (this.guest) tell({ kind: 'line', line: 'lost' })
        this.guest?.close()
        this.guest = null
        void this.own()
        return this.held()
      })
      .catch(() => tell({ kind: 'taken' })) // by another tab
  }

  /** The lock is kept as long as this worker runs. */
  private held(): Promise<never> {
    return new Promise(() => undefined)
  }

  private async own(): Promise<void> {
    const guests = new Guests(this.name)
    try {
      const fetching = new Fetching(this.place, this.made, (progress) => tell({ kind: 'progress', progress }))
      const bots = new BotLines(started, (game) => learned(this.made, fetching, game))
      const opening = Disk.open(this.name, `${this.tab} ${Date.now()}`, (unsaved) => {
        tell({ kind: 'unsaved', unsaved })
        guests.tell(unsaved)
      })
      opening.catch(() => undefined) // told below
      const opened = this.open(fetching, opening, bots)
      for (const [game, { wasm, about }] of Object.entries(this.made.modules)) {
        const coming = fetching.bytes(wasm)
        coming.catch(() => undefined) // told to whoever asks the bots
        const module = opened.then(async () => WebAssembly.compile(await coming)) // not before anybody can play
        const facts = fetching.bytes(about).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)))
        bots.load(game, module, facts)
      }
      this.house = await opened
    } catch (problem) {
      guests.close() // other tabs do not wait for what never comes
      if (isFull(problem)) tell({ kind: 'unsaved', unsaved: 'full' })
      tell({ kind: 'failed', problem: String(problem) })
      throw problem
    }
    performance.mark('vicus: open')
    this.friends.house = this.house
    this.connect(this.house)
    guests.open(this.house)
    if (this.isKept) this.kept()
  }

  /** From a snapshot where there is one that works. */
  private async open(fetching: Fetching, disk: Promise<Disk>, bots: BotLines): Promise<House> {
    const finding = this.snapshots.find()
    try {
      const house = await this.begin(await loadPython(this.made, fetching, finding), fetching, disk, bots)
      if (await finding) void this.snapshots.worked().catch(() => undefined)
      return house
    } catch (problem) {
      if (!(await finding)) throw problem
      await this.snapshots.drop(problem)
    }
    return this.begin(await loadPython(this.made, fetching, Promise.resolve(null)), fetching, disk, bots)
  }

  private async begin(python: Pyodide, fetching: Fetching, disk: Promise<Disk>, bots: BotLines): Promise<House> {
    fetching.report(true)
    this.python = python
    const { start } = python.pyimport('vicus.static.house') as HouseModule
    performance.mark('vicus: imported')
    return start(await disk, bots)
  }

  private reconnect(house: House): void {
    const before = this.socket
    this.connect(house)
    before?.hang_up()
  }

  private connect(house: House): void {
    this.socket = house.connect((text: string) => tell({ kind: 'text', text }), '', this.person)
    tell({ kind: 'line', line: 'open' })
  }
}

let worker: TableWorker | null = null

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    worker = new TableWorker(data.place, data.tab, data.made)
    void worker.start()
  } else if (data.kind === 'text') worker?.text(data.text)
  else if (data.kind === 'reset') worker?.reset()
  else if (data.kind === 'as') worker?.as(data.person)
  else if (data.kind === 'take') worker?.take()
  else if (data.kind === 'kept') worker?.kept()
  else if (data.kind === 'friend') worker?.friends.take(data)
  else void worker?.everything()
}
