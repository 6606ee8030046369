/** The worker that has the tables, or speaks with the tab that has them. */
import { BotLines } from './bot-lines'
import { Disk } from './disk'
import { Fetching } from './fetching'
import { FriendLines } from './friends/lines'
import type { Made } from './made'
import type { ToTab, ToWorker } from './messages'
import { Guest, Guests } from './other-tabs'
import { loadPython, type House, type Socket } from './python'

const tell = (message: ToTab) => self.postMessage(message)

class Worker {
  private house: House | null = null
  private socket: Socket | null = null
  private guest: Guest | null = null
  /** Whom this tab speaks for; empty: the owner of the device. */
  private person = ''
  private readonly name: string
  readonly friends: FriendLines

  constructor(
    private readonly place: string,
    private readonly tab: string,
    private readonly made: Made,
  ) {
    this.name = `vicus ${new URL(place).pathname}` // of pages on one host each has its own tables
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
    tell({ kind: 'everything', text: this.house ? await this.house.everything().catch(() => null) : null })
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
      const bots = new BotLines()
      const opening = Disk.open(this.name, `${this.tab} ${Date.now()}`)
      opening.catch(() => undefined) // told below
      const python = loadPython(this.made, fetching)
      for (const [game, { wasm, about }] of Object.entries(this.made.modules)) {
        const module = fetching.bytes(wasm).then((bytes) => WebAssembly.compile(bytes))
        const facts = fetching.bytes(about).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)))
        bots.load(game, module, facts)
      }
      const start = await python
      this.house = await start(await opening, bots)
    } catch (problem) {
      tell({ kind: 'failed', problem: String(problem) })
      throw problem
    }
    this.friends.house = this.house
    this.connect(this.house)
    guests.open(this.house)
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

let worker: Worker | null = null

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    worker = new Worker(data.place, data.tab, data.made)
    void worker.start()
  } else if (data.kind === 'text') worker?.text(data.text)
  else if (data.kind === 'reset') worker?.reset()
  else if (data.kind === 'as') worker?.as(data.person)
  else if (data.kind === 'take') worker?.take()
  else if (data.kind === 'friend') worker?.friends.take(data)
  else void worker?.everything()
}
