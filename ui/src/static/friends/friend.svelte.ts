/** A table in the browser of somebody else: the answer to an invitation, and the line once it stands. */
import type { Line } from '../../connection'
import type { Answer, Request, Welcome } from '../../protocol'
import { settings } from '../../settings.svelte'
import { made } from '../made'
import { place } from './between'
import { BadCode, faultOf, hex, read, write, type Fault } from './code'
import { between, company, HOUSE, isElsewhere, isTable, LETTERS, remember, SECRET, type FriendLine } from './company.svelte'
import { answer, type Dialled } from './dial'
import { OF_THE_HOST, Wire, WIRE, type Control } from './wire'

/** `failed`: the two devices cannot see each other; `gone`: the line stood, and has broken. */
export type State = 'none' | 'preparing' | 'waiting' | 'open' | 'failed' | 'gone'

/** What is asked of a table. All else the page asks of its own house, which is not at the other end. */
const OF_A_HOUSE = new Set<Request['type']>([
  ...(['lobby', 'waits', 'create', 'import', 'check_box', 'forget', 'my_games', 'my_statistics'] as const),
])
/** What a host may tell: nothing that changes anything but the table that is shown. */
const OF_A_TABLE = new Set<Answer['type']>([
  ...(['welcome', 'table', 'talk', 'reason', 'advice', 'notice', 'position', 'record', 'error'] as const),
])

/** This browser's own: never told to anybody. */
function secret(): Uint8Array<ArrayBuffer> {
  const fresh = crypto.getRandomValues(new Uint8Array(32))
  try {
    const known = localStorage.getItem(SECRET)
    if (known && /^[\da-f]{64}$/.test(known)) return Uint8Array.from(known.match(/../g)!, (pair) => parseInt(pair, 16))
    localStorage.setItem(SECRET, hex(fresh))
  } catch {
    // storage is switched off: after a reload nobody knows us any more
  }
  return fresh
}

/** What one host knows us by: the same each time. Of no use to anybody else's house, unless that one has called itself by the number of this. */
async function secretFor(house: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret(), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`vicus house ${house}`))))
}

/** Whether the other end is this browser: its tables would be here and elsewhere at the same time. */
function isOwn(house: string): boolean {
  try {
    return localStorage.getItem(HOUSE) === house
  } catch {
    return false
  }
}

/** Who we are there, and what time it is. Which games and bots there are, and what is fetched for them, this page knows by itself. */
function greeting({ name, now }: Welcome): Welcome {
  return { ...made().welcome, type: 'welcome', name: String(name).slice(0, LETTERS), now: Number(now) || Date.now() / 1000 }
}

class Friend implements FriendLine {
  state = $state<State>('none')
  fault = $state<Fault | 'own' | ''>('')
  /** To be sent to whoever has invited us. */
  link = $state('')
  /** So far the two devices do not see each other. */
  isUnseen = $state(false)
  line: Line = 'connecting'
  private code = ''
  private dialled: Dialled | null = null
  private wire: Wire | null = null
  private table = ''
  private shown = ''
  /** Those that a host may tell of: the one that we were invited to, and what follows it. */
  private readonly tables = new Set<string>()
  /** The host's house is there. */
  private isHouseOpen = false
  private isSilent = false

  /** Somebody has opened or pasted an invitation. */
  async take(text: string): Promise<void> {
    if (this.code === text && this.state !== 'failed' && this.state !== 'gone') return
    if (this.state === 'open') {
      this.fault = faultOf(text, 'with')
      if (this.fault) return // the line that stands is worth more
      company.isBroken = true // until the new one stands
    }
    this.end()
    this.code = text
    this.fault = this.link = ''
    this.isUnseen = false
    this.state = 'preparing'
    try {
      const { id, made, end } = read(text, 'with')
      const dialled = await answer(end)
      if (this.code !== text) return dialled.peer.close() // another one has come meanwhile
      this.dialled = dialled
      dialled.channel.onopen = () => this.opened(dialled)
      dialled.peer.onconnectionstatechange = () => {
        if (this.dialled !== dialled) return
        const { connectionState } = dialled.peer
        // a line that stood never recovers by itself; before, the host's own search may still find us
        if (connectionState === 'failed' && this.wire) this.wire.close()
        else this.isUnseen = connectionState === 'failed'
      }
      this.link = `${place}#/answer/${write({ kind: 'answer', id, made, end: dialled.end })}`
      this.state = 'waiting'
    } catch (problem) {
      if (this.code !== text) return
      this.code = ''
      this.fault = problem instanceof BadCode ? problem.fault : ''
      this.state = this.fault ? 'none' : 'failed' // there is nothing wrong with the link, if it is the browser that cannot
    }
  }

  send(request: Request): boolean {
    if (this.line !== 'open') return false
    if (OF_A_HOUSE.has(request.type)) return true // nobody is there who could be asked
    if (request.type === 'open') this.shown = request.table
    this.wire?.text(JSON.stringify(request))
    return true
  }

  leave(): void {
    if (this.shown) this.send({ type: 'close', table: this.shown })
    this.shown = ''
  }

  part(): void {
    this.end()
    this.state = 'none'
  }

  private opened(dialled: Dialled): void {
    const wire = new Wire(dialled.channel, OF_THE_HOST, {
      text: (text) => this.hear(text),
      control: (control) => void this.told(control),
      silent: (isSilent) => {
        this.isSilent = isSilent
        this.setLine()
      },
      closed: () => {
        if (this.wire === wire) this.broken()
      },
    })
    this.wire = wire
    this.isSilent = this.isHouseOpen = false
  }

  private async told(control: Control): Promise<void> {
    const { wire } = this
    if (this.table && (control.is === 'open' || control.is === 'lost')) {
      const isFirst = control.is === 'open' && this.state !== 'open'
      this.isHouseOpen = control.is === 'open'
      if (isFirst) this.arrive()
      this.setLine()
    } else if (control.is === 'host' && isOwn(control.house)) {
      this.fault = 'own'
      wire?.close()
    } else if (control.is === 'host' && control.wire === WIRE && isTable(control.table) && !this.table) {
      this.table = control.table
      this.tables.add(control.table)
      wire?.tell({ is: 'friend', wire: WIRE, secret: await secretFor(control.house), language: settings.language })
    } else {
      this.fault = control.is === 'host' && control.wire !== WIRE ? 'version' : 'broken'
      wire?.close()
    }
  }

  /** The table is there: that is where we go. */
  private arrive(): void {
    this.state = 'open'
    company.isBroken = false
    company.table = this.table
    if (!isElsewhere(this.table)) remember(this.table, '')
    between.line = this
    location.replace(`#/t/${this.table}`)
  }

  private hear(text: string): void {
    let told: Answer
    try {
      told = JSON.parse(text) as Answer
    } catch {
      return this.wire?.close()
    }
    if (!OF_A_TABLE.has(told?.type)) return
    if (told.type === 'table') {
      if (!this.tables.has(told.id) && told.id !== this.shown) return // a table of one's own must not be taken for theirs
      this.see(told)
    }
    between.handlers?.answer(told.type === 'welcome' ? greeting(told) : told)
  }

  private see({ id, seats, successor }: Extract<Answer, { type: 'table' }>): void {
    const host = String(seats.find((seat) => seat.host)?.name ?? '')
    company.table = id
    remember(id, host)
    if (!isTable(successor)) return
    this.tables.add(successor)
    remember(successor, host)
  }

  private setLine(): void {
    const line: Line = this.isHouseOpen && !this.isSilent ? 'open' : 'lost'
    if (line === this.line) return
    this.line = line
    between.handlers?.line(line)
    if (line === 'open') between.handlers?.opened()
  }

  private broken(): void {
    const stood = this.state === 'open'
    this.end()
    this.state = stood ? 'gone' : 'failed'
    company.isBroken = stood
  }

  /** Nothing is left of the line. */
  private end(): void {
    const { wire, dialled } = this
    this.wire = this.dialled = null
    this.table = this.code = ''
    this.tables.clear()
    this.isHouseOpen = false
    this.setLine()
    wire?.tell({ is: 'bye' })
    wire?.close()
    dialled?.peer.close()
  }
}

export const friend = new Friend()
