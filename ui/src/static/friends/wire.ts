/**
 * Messages over a data channel: cut into pieces that every browser carries, put together again at the other end, with a sign of
 * life now and then. Whatever comes is a stranger's: too much of it ends the line.
 */

/** What the two ends tell each other beside the page's own messages. */
export type Control =
  /** The host's first word. `house`: whose tables these are; `table`: the one that it is about. */
  | { is: 'host'; wire: number; house: string; table: string; game: string }
  /** The friend's first word. `secret`: for this house alone. */
  | { is: 'friend'; wire: number; secret: string; language: string }
  /** The tables are there, or are not there for a moment. */
  | { is: 'open' }
  | { is: 'lost' }
  | { is: 'ping' }
  | { is: 'pong' }
  /** Somebody goes, and will not come back on this line. */
  | { is: 'bye' }

export const WIRE = 1

export interface Limits {
  /** Bytes of a message that comes. */
  bytes: number
  /** Pieces in a second, and at once after a pause. */
  rate: number
  burst: number
}

/** What the page of a friend sends is short; what it is sent may be a whole table with its history. */
export const OF_A_FRIEND: Limits = { bytes: 16_384, rate: 40, burst: 200 }
export const OF_THE_HOST: Limits = { bytes: 4_194_304, rate: 2000, burst: 4000 }

export interface Ear {
  text: (text: string) => void
  control: (control: Control) => void
  /** Nothing has come for a while, or something does again. */
  silent: (isSilent: boolean) => void
  /** It is over; called once. */
  closed: () => void
}

/** As much of a data channel as is used here. */
export type Channel = Pick<RTCDataChannel, 'send' | 'close' | 'bufferedAmount' | 'readyState'> & {
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: Event) => void) | null
}

const PIECE = 15_000
const HEAD = 1
const LAST = 1
const IS_CONTROL = 2
/** Bytes that wait for somebody who does not read. */
const MOST_WAITING = 8_388_608
/** Milliseconds between two signs of life; after which a line is silent, and after which nobody is there any more. */
export const PULSE = 3000
export const SILENT = 10_000
export const DEAD = 150_000

export class Wire {
  private readonly pieces: Uint8Array[] = []
  private size = 0
  private level: number
  private filled = Date.now()
  private heard = Date.now()
  private isSilent = false
  private isOver = false
  private readonly timer: ReturnType<typeof setInterval>

  constructor(
    private readonly channel: Channel,
    private readonly limits: Limits,
    private readonly ear: Ear,
  ) {
    this.level = limits.burst
    channel.onmessage = ({ data }) => this.hear(data as unknown)
    channel.onclose = () => this.close()
    this.timer = setInterval(() => this.pulse(), PULSE)
  }

  text(text: string): void {
    this.write(text, 0)
  }

  tell(control: Control): void {
    this.write(JSON.stringify(control), IS_CONTROL)
  }

  close(): void {
    if (this.isOver) return
    this.isOver = true
    clearInterval(this.timer)
    this.channel.onmessage = this.channel.onclose = null
    this.channel.close()
    this.ear.closed()
  }

  private write(text: string, mark: number): void {
    if (this.isOver || this.channel.readyState !== 'open') return
    const bytes = new TextEncoder().encode(text)
    if (this.channel.bufferedAmount + bytes.length > MOST_WAITING) return this.close()
    try {
      for (let at = 0; at === 0 || at < bytes.length; at += PIECE) {
        const piece = bytes.subarray(at, at + PIECE)
        const framed = new Uint8Array(HEAD + piece.length)
        framed[0] = mark | (at + PIECE >= bytes.length ? LAST : 0)
        framed.set(piece, HEAD)
        this.channel.send(framed)
      }
    } catch {
      this.close() // half a message would be worse than none
    }
  }

  private hear(data: unknown): void {
    if (this.isOver) return
    if (!(data instanceof ArrayBuffer) || data.byteLength < HEAD || !this.mayCome()) return this.close()
    this.heard = Date.now()
    const piece = new Uint8Array(data)
    const mark = piece[0]!
    this.size += piece.length - HEAD
    // empty ones would be kept without end, and many small ones take more room than what is in them
    const isMany = this.pieces.length >= Math.ceil(this.limits.bytes / PIECE)
    if (mark > (LAST | IS_CONTROL) || this.size > this.limits.bytes || isMany) return this.close()
    this.pieces.push(piece.subarray(HEAD))
    if (mark & LAST) this.take(mark)
    if (this.isSilent && !this.isOver) this.ear.silent((this.isSilent = false))
  }

  private take(mark: number): void {
    const bytes = new Uint8Array(this.size)
    let at = 0
    for (const piece of this.pieces.splice(0)) {
      bytes.set(piece, at)
      at += piece.length
    }
    this.size = 0
    const text = new TextDecoder().decode(bytes)
    if (!(mark & IS_CONTROL)) return this.ear.text(text)
    const control = readControl(text)
    if (!control) this.close()
    else if (control.is === 'ping') this.tell({ is: 'pong' })
    else if (control.is === 'bye') this.close()
    else if (control.is !== 'pong') this.ear.control(control)
  }

  /** A bucket: what comes faster than it fills is too much. */
  private mayCome(): boolean {
    const now = Date.now()
    this.level = Math.min(this.limits.burst, this.level + ((now - this.filled) / 1000) * this.limits.rate)
    this.filled = now
    this.level -= 1
    return this.level >= 0
  }

  private pulse(): void {
    const silence = Date.now() - this.heard
    if (silence > DEAD) return this.close()
    this.tell({ is: 'ping' })
    if (silence > SILENT && !this.isSilent) this.ear.silent((this.isSilent = true))
  }
}

const FIELDS: Record<Control['is'], readonly string[]> = {
  host: ['house', 'table', 'game'],
  friend: ['secret', 'language'],
  open: [],
  lost: [],
  ping: [],
  pong: [],
  bye: [],
}

/** A control with all that belongs to it, or nothing. */
function readControl(text: string): Control | null {
  try {
    const said = JSON.parse(text) as Record<string, unknown>
    const fields = Object.hasOwn(FIELDS, String(said.is)) ? FIELDS[said.is as Control['is']] : null
    if (!fields || !fields.every((name) => typeof said[name] === 'string' && (said[name] as string).length <= 200)) return null
    return said as unknown as Control
  } catch {
    return null
  }
}
