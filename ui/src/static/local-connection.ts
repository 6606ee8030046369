/** The line to the tables of this browser: as `../connection.ts`, but they are in a worker, and no server is needed. */
import type { Handlers, Line } from '../connection'
import type { Answer, Request } from '../protocol'
import { begunWorker } from './early'
import { hotseat, type Here } from './hotseat.svelte'
import { expectGame, rememberGame } from './last-game'
import { loading } from './loading.svelte'
import type { OfFriend, ToTab, ToWorker } from './messages'

let worker: Worker | null = null
let collected: ((text: string | null) => void) | null = null
/** Whoever has friends at a table here, told what concerns them (`friends/host.svelte.ts`). */
export const hosting: { line: (line: Line) => void; hear: (message: OfFriend) => void } = { line: () => undefined, hear: () => undefined }

export function tell(message: ToWorker): void {
  worker?.postMessage(message)
}

/** The tables are wanted in this tab. */
export function takeOver(): void {
  loading.elsewhere = false
  tell({ kind: 'take' })
}

/** The page is kept for use without a network. */
export function tellKept(): void {
  tell({ kind: 'kept' })
}

/** Everything of whoever plays here, as JSON, when the tables are there; rejects if it cannot be had. */
export function everything(): Promise<string> {
  return new Promise((resolve, reject) => {
    collected = (text) => {
      collected = null
      if (text === null) reject(new Error('not now'))
      else resolve(text)
    }
    tell({ kind: 'everything' })
  })
}

export class LocalConnection {
  line: Line = 'connecting'

  constructor(private readonly handlers: Handlers) {
    hotseat.line = {
      speakAs: (person) => {
        this.line = 'connecting' // whatever is asked for until it stands is nobody's
        tell({ kind: 'as', person })
      },
      renew: () => this.handlers.renew(),
      send: (request) => this.send(request),
    }
  }

  open(): void {
    this.start()
    expectGame()
  }

  send(request: Request): boolean {
    if (this.line !== 'open') return false
    tell({ kind: 'text', text: JSON.stringify(hotseat.said(request)) })
    if (request.type === 'close') hotseat.leave()
    return true
  }

  /** A new connection, as somebody else. */
  reset(): void {
    hotseat.forget()
    this.tellLine('lost')
    tell({ kind: 'reset' })
  }

  private start(): void {
    worker?.terminate()
    loading.unsaved = ''
    hotseat.forget()
    const begun = begunWorker()
    worker = begun.worker
    worker.onmessage = ({ data }: MessageEvent<ToTab>) => this.hear(data)
    worker.onerror = (event) => (loading.failed = event.message || 'worker')
    if (begun.failed) loading.failed = begun.failed
    for (const message of begun.heard) this.hear(message)
  }

  private tellLine(line: Line): void {
    if (line === 'open') hotseat.opened()
    this.line = line
    this.handlers.line(line)
    hosting.line(line)
    if (line !== 'open') return
    loading.isOpen = true
    loading.elsewhere = false
    this.handlers.opened()
    if (collected) tell({ kind: 'everything' }) // whoever had the tables before has gone
    hotseat.resumed()
  }

  private take(answer: Answer | Here): void {
    if (answer.type === 'here') hotseat.take(answer)
    else {
      if (answer.type === 'table') rememberGame(answer.game)
      this.handlers.answer(answer)
    }
  }

  private hear(message: ToTab): void {
    if (message.kind === 'line') this.tellLine(message.line)
    else if (message.kind === 'text') this.take(JSON.parse(message.text) as Answer | Here)
    else if (message.kind === 'progress') loading.progress = message.progress
    else if (message.kind === 'elsewhere') loading.elsewhere = true
    else if (message.kind === 'failed') loading.failed = message.problem
    else if (message.kind === 'friend') hosting.hear(message)
    else if (message.kind === 'everything') collected?.(message.text)
    else if (message.kind === 'unsaved') loading.unsaved = message.unsaved
    else {
      this.tellLine('lost')
      this.start() // as one of several tabs
    }
  }
}
