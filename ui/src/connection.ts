/** One WebSocket to the server that comes back by itself. */
import type { Answer, Request } from './protocol'

export type Line = 'connecting' | 'open' | 'lost'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** The server has too many pages of ours: trying again at once would not help. */
const TOO_MANY = 4429

export interface Handlers {
  /** Called when a connection stands: say hello and resume. */
  opened: () => void
  answer: (answer: Answer) => void
  line: (line: Line) => void
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

  constructor(private readonly handlers: Handlers) {
    addEventListener('online', () => this.hurry())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.hurry()
    })
  }

  open(): void {
    const socket = new WebSocket(address(location.href))
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.handlers.line('open')
      this.handlers.opened()
    }
    socket.onmessage = (event) => this.handlers.answer(JSON.parse(String(event.data)) as Answer)
    socket.onclose = (event) => {
      if (this.socket !== socket) return
      if (event.code === TOO_MANY) this.wait = LONGEST_WAIT
      this.handlers.line('lost')
      this.timer = window.setTimeout(() => this.open(), this.wait)
      this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT)
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

  private hurry(): void {
    if (this.socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.timer)
    this.open()
  }
}
