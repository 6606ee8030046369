/** One WebSocket to the server that comes back by itself. */
import type { Answer, Request } from './protocol'

export type Line = 'connecting' | 'open' | 'lost'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** The server has too many pages of ours: trying again at once would not help. */
const TOO_MANY = 4429
/** A line that has been silent for so long may be dead without having been closed (a tunnel, a lid): somebody is asked to say something. */
const SILENCE = 60_000
/** The same when somebody looks at the page again. */
const SILENCE_UNSEEN = 10_000
/** How long an answer may take. */
const PATIENCE = 12_000

export interface Handlers {
  /** Called when a connection stands: say hello and resume. */
  opened: () => void
  answer: (answer: Answer) => void
  line: (line: Line) => void
  /** Called when nothing has come for long: ask for anything at all. */
  silent: () => void
  /** Called when the table that is shown is to be another person's: only without a server. */
  renew: () => void
}

export function address(page: string): string {
  const url = new URL('ws', page.split('#')[0])
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.search = ''
  return url.href
}

export class Connection {
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer = 0
  private heard = 0
  private doubt = 0

  constructor(private readonly handlers: Handlers) {
    addEventListener('online', () => this.hurry())
    addEventListener('offline', () => this.drop())
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return
      this.hurry()
      this.listen(SILENCE_UNSEEN)
    })
    setInterval(() => {
      if (!document.hidden) this.listen(SILENCE)
    }, SILENCE / 6)
  }

  open(): void {
    const socket = new WebSocket(address(location.href))
    this.socket = socket
    socket.onopen = () => {
      if (this.socket !== socket) return
      this.wait = FIRST_WAIT
      this.hear()
      this.handlers.line('open')
      this.handlers.opened()
    }
    socket.onmessage = (event) => {
      if (this.socket !== socket) return
      this.hear()
      this.handlers.answer(JSON.parse(String(event.data)) as Answer)
    }
    socket.onclose = (event) => {
      if (this.socket !== socket) return
      if (event.code === TOO_MANY) this.wait = LONGEST_WAIT
      this.lose()
    }
  }

  /** Sends, or drops what cannot be sent: a new connection asks for everything anew. */
  send(request: Request): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(request))
    return true
  }

  /** A new connection, as somebody else. */
  reset(): void {
    this.socket?.close()
  }

  /** The line is down: it is said, and tried again after a while. */
  private lose(): void {
    clearTimeout(this.doubt)
    clearTimeout(this.timer)
    this.handlers.line('lost')
    this.timer = window.setTimeout(() => this.open(), this.wait)
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT)
  }

  /** Nobody answers on this line, though it is not closed: closing it properly would take minutes. */
  private drop(): void {
    const dead = this.socket
    this.socket = null
    dead?.close()
    this.lose()
  }

  private hear(): void {
    this.heard = Date.now()
    clearTimeout(this.doubt)
    this.doubt = 0
  }

  /** Is anybody there? Asked after a silence. */
  private listen(silence: number): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.doubt || Date.now() - this.heard < silence) return
    this.doubt = window.setTimeout(() => this.drop(), PATIENCE)
    this.handlers.silent()
  }

  private hurry(): void {
    if (this.socket && this.socket.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.timer)
    this.open()
  }
}
