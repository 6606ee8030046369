/** Several tabs, one house: the tab that has the lock has the tables, the others speak with it. */
import type { AboutFriend, BetweenTabs, Unsaved } from './messages'
import type { House, Socket } from './python'

/** Milliseconds between two questions whether the house is there, and after which it is taken for gone. */
const PING = 3000
const PATIENCE = 9000

const lockOf = (name: string, tab: string) => `${name} tab ${tab}`

/** In the tab that has the tables: a line for each of the others. */
export class Guests {
  private readonly channel: BroadcastChannel
  private readonly sockets = new Map<string, Socket>()
  private house: House | null = null
  private unsaved: Unsaved = ''

  constructor(private readonly name: string) {
    this.channel = new BroadcastChannel(name)
    this.channel.onmessage = ({ data }: MessageEvent<BetweenTabs>) => {
      if (data.to === 'house') this.hear(data as Extract<BetweenTabs, { to: 'house' }>)
    }
  }

  open(house: House): void {
    this.house = house
    this.post({ to: 'all', kind: 'open' })
  }

  /** Whether the tables can be written. */
  tell(unsaved: Unsaved): void {
    this.unsaved = unsaved
    this.post({ to: 'all', kind: 'unsaved', unsaved })
  }

  close(): void {
    this.channel.close()
    for (const socket of this.sockets.values()) socket.hang_up()
    this.sockets.clear()
  }

  private post(message: BetweenTabs): void {
    this.channel.postMessage(message)
  }

  private hear(message: Extract<BetweenTabs, { to: 'house' }>): void {
    const { from, kind } = message
    if (!this.house) {
      if (kind !== 'leave') this.post({ to: from, kind: 'loading' })
    } else if (message.kind === 'join') this.join(from, this.lineOf(message, this.house))
    else if (kind === 'leave') this.leave(from)
    else if (!this.sockets.has(from)) this.post({ to: from, kind: 'stranger' })
    else if (kind === 'ping') this.post({ to: from, kind: 'alive' })
    else if (kind === 'everything') void this.collect(from, this.house)
    else if (message.kind === 'text') this.sockets.get(from)!.take(message.text)
  }

  private async collect(tab: string, house: House): Promise<void> {
    this.post({ to: tab, kind: 'everything', text: await house.everything().catch(() => null) })
  }

  /** For one of those at this device, or for a friend at another one. */
  private lineOf({ from, person, friend }: Extract<BetweenTabs, { kind: 'join' }>, house: House): Socket {
    const post = (text: string) => this.post({ to: from, kind: 'text', text })
    if (!friend) return house.connect(post, '', person)
    return house.connect_friend(post, () => this.post({ to: from, kind: 'parted' }), friend.secret, friend.table, friend.language)
  }

  private join(tab: string, socket: Socket): void {
    this.leave(tab)
    this.sockets.set(tab, socket)
    this.post({ to: tab, kind: 'joined' })
    this.post({ to: tab, kind: 'unsaved', unsaved: this.unsaved })
    // whoever holds this lock is there; a tab that was closed cannot say so itself
    void navigator.locks.request(lockOf(this.name, tab), () => {
      if (this.sockets.get(tab) === socket) this.leave(tab)
    })
  }

  private leave(tab: string): void {
    this.sockets.get(tab)?.hang_up()
    this.sockets.delete(tab)
  }
}

export interface HouseElsewhere {
  joined: () => void
  lost: () => void
  text: (text: string) => void
  /** What was asked for; null if it cannot be had. */
  everything?: (text: string | null) => void
  /** It cannot write, or can again. */
  unsaved?: (unsaved: Unsaved) => void
  /** It does not answer, or does again. */
  silent: (isSilent: boolean) => void
  /** Nobody listens to this friend any more. */
  parted?: () => void
}

/** In another tab: the line to the house. */
export class Guest {
  private readonly channel: BroadcastChannel
  private readonly timer: ReturnType<typeof setInterval>
  private heard = Date.now()
  private isIn = false
  private isSilent = false
  private release: () => void = () => undefined

  constructor(
    name: string,
    private readonly tab: string,
    private readonly house: HouseElsewhere,
    private person: string,
    private readonly friend?: AboutFriend,
  ) {
    this.channel = new BroadcastChannel(name)
    this.channel.onmessage = ({ data }: MessageEvent<BetweenTabs>) => {
      if (data.to === 'all' || data.to === tab) this.hear(data as Exclude<BetweenTabs, { to: 'house' }>)
    }
    this.timer = setInterval(() => this.look(), PING)
    // held as long as this line is there
    const over = new Promise<void>((release) => (this.release = release))
    void navigator.locks.request(lockOf(name, tab), () => over)
    this.join()
  }

  send(text: string): void {
    this.channel.postMessage({ to: 'house', from: this.tab, kind: 'text', text } satisfies BetweenTabs)
  }

  join(): void {
    const { tab: from, person, friend } = this
    this.channel.postMessage({ to: 'house', from, kind: 'join', person, friend } satisfies BetweenTabs)
  }

  as(person: string): void {
    this.person = person
    this.join()
  }

  /** Asks for everything of whoever plays here. */
  everything(): void {
    this.post('everything')
  }

  close(): void {
    this.post('leave')
    clearInterval(this.timer)
    this.channel.close()
    this.release()
  }

  private post(kind: 'leave' | 'ping' | 'everything'): void {
    this.channel.postMessage({ to: 'house', from: this.tab, kind } satisfies BetweenTabs)
  }

  private hear(message: Exclude<BetweenTabs, { to: 'house' }>): void {
    this.heard = Date.now()
    if (this.isSilent) {
      this.house.silent((this.isSilent = false))
      // the line was given up: it begins anew, unless that is what has come
      if (this.isIn && !['joined', 'open', 'stranger'].includes(message.kind)) this.join()
    }
    if (message.kind === 'text') this.house.text(message.text)
    else if (message.kind === 'everything') this.house.everything?.(message.text)
    else if (message.kind === 'unsaved') this.house.unsaved?.(message.unsaved)
    else if (message.kind === 'parted') this.house.parted?.()
    else if (message.kind === 'joined') {
      this.isIn = true
      this.house.joined()
    } else if (message.kind === 'open' || message.kind === 'stranger') {
      if (this.isIn) this.house.lost()
      this.isIn = false
      this.join()
    }
  }

  private look(): void {
    if (this.isIn) this.post('ping')
    else this.join()
    if (Date.now() - this.heard < PATIENCE || this.isSilent) return
    this.isSilent = true
    this.house.silent(true)
  }
}
