/** Friends at a table of this browser: who is invited, whose answer is waited for, and who has a line. */
import type { Line } from '../../connection'
import { hosting, tell } from '../local-connection'
import type { OfFriend } from '../messages'
import { answers, place, type AnswerFault, type BetweenAnswers } from './between'
import { BadCode, hex, minutes, newId, read, write } from './code'
import { company, HOUSE } from './company.svelte'
import { connect, offer, type Dialled } from './dial'
import { OF_A_FRIEND, Wire, WIRE, type Control } from './wire'

export type { AnswerFault }
export type State = 'preparing' | 'waiting' | 'connecting' | 'open' | 'failed' | 'gone'

/** Milliseconds until a line stands, once both ends know each other. */
const CONNECTING = 30_000
/** Lines and invitations at one time. */
const MOST = 8
const SECRET = /^[\da-f]{64}$/

/** Under which friends know this browser: what they call themselves by is made of it, so that it is of no use elsewhere. */
function house(): string {
  let known = ''
  try {
    known = localStorage.getItem(HOUSE) ?? ''
    if (!known) localStorage.setItem(HOUSE, (known = hex(crypto.getRandomValues(new Uint8Array(16)))))
  } catch {
    known ||= hex(crypto.getRandomValues(new Uint8Array(16)))
  }
  return known
}

export class Invitation {
  readonly id = newId()
  state = $state<State>('preparing')
  /** To be sent to one friend. */
  link = $state('')
  private dialled: Dialled | null = null
  private wire: Wire | null = null
  private timer = 0
  private secret = ''
  private language = ''

  constructor(
    readonly table: string,
    readonly game: string,
    private readonly changed: () => void,
  ) {
    void this.prepare()
  }

  /** The friend's answer: both ends know each other. */
  async accept(text: string): Promise<void> {
    const { end } = read(text, 'answer')
    this.set('connecting')
    this.timer = window.setTimeout(() => this.end('failed'), CONNECTING)
    await connect(this.dialled!.peer, end).catch(() => this.end('failed'))
  }

  end(state: 'failed' | 'gone'): void {
    clearTimeout(this.timer)
    if (this.state === 'failed' || this.state === 'gone') return
    const { wire, dialled } = this
    this.wire = this.dialled = null
    this.set(state)
    tell({ kind: 'friend', friend: this.id, does: 'leave' })
    wire?.tell({ is: 'bye' })
    wire?.close()
    setTimeout(() => dialled?.peer.close(), 500) // the last word is on its way
  }

  /** The house of this browser has come or gone. */
  line(line: Line): void {
    if (line === 'open') this.join()
    else this.wire?.tell({ is: 'lost' })
  }

  hear(message: OfFriend): void {
    if (message.does === 'text') this.wire?.text(message.text)
    else if (message.does === 'joined') this.wire?.tell({ is: 'open' })
    else if (message.does === 'lost') this.wire?.tell({ is: 'lost' })
    else this.end('gone')
  }

  private async prepare(): Promise<void> {
    try {
      const dialled = await offer()
      if (this.state !== 'preparing') return dialled.peer.close() // it was given up meanwhile
      this.dialled = dialled
      dialled.channel.onopen = () => this.opened(dialled)
      this.link = `${place}#/with/${write({ kind: 'with', id: this.id, made: minutes(), end: dialled.end })}`
      this.set('waiting')
    } catch {
      this.end('failed')
    }
  }

  private opened({ peer, channel }: Dialled): void {
    peer.onconnectionstatechange = () => {
      if (peer.connectionState === 'failed') this.end('gone') // it never recovers by itself
    }
    this.wire = new Wire(channel, OF_A_FRIEND, {
      text: (text) => {
        if (this.secret) tell({ kind: 'friend', friend: this.id, does: 'text', text })
      },
      control: (control) => this.told(control),
      silent: () => undefined, // they are there until they are gone
      closed: () => this.end('gone'),
    })
    this.wire.tell({ is: 'host', wire: WIRE, house: house(), table: this.table, game: this.game })
  }

  private told(control: Control): void {
    if (control.is !== 'friend' || this.secret || control.wire !== WIRE || !SECRET.test(control.secret)) return this.end('gone')
    clearTimeout(this.timer)
    this.secret = control.secret
    this.language = control.language
    this.set('open')
    this.join()
  }

  private join(): void {
    const { id: friend, secret, table, language } = this
    if (this.state === 'open') tell({ kind: 'friend', friend, does: 'join', about: { secret, table, language } })
  }

  private set(state: State): void {
    this.state = state
    this.changed()
  }
}

class Host {
  invitations = $state.raw<Invitation[]>([])
  private isLost = false
  private channel: BroadcastChannel | null = null

  constructor() {
    hosting.hear = (message) => this.invitations.find(({ id }) => id === message.friend)?.hear(message)
    hosting.line = (line) => {
      // a line that stands again after nothing has happened changes nothing for friends
      if (line !== 'open') this.isLost = true
      else if (!this.isLost) return
      else this.isLost = false
      for (const invitation of this.invitations) invitation.line(line)
    }
    addEventListener('beforeunload', (event) => {
      if (company.friends) event.preventDefault()
    })
  }

  /** The invitation to a table that nobody has answered yet, or (if there is none, or for one more person) a new one. */
  invite(table: string, game: string, more = false): Invitation {
    const open = this.invitations.findLast((each) => each.table === table && (each.state === 'preparing' || each.state === 'waiting'))
    if (open && !more) return open
    this.listen()
    house() // written down before anybody can answer: other tabs hear of it late, and must know their own browser
    const made = new Invitation(table, game, () => this.count())
    const kept = this.invitations.filter(({ state }) => state !== 'failed' && state !== 'gone')
    while (kept.length >= MOST) {
      const oldest = kept.findIndex(({ state }) => state !== 'open')
      if (oldest < 0) break
      kept.splice(oldest, 1)[0]!.end('gone')
    }
    this.invitations = [...kept, made]
    return made
  }

  get isFull(): boolean {
    return this.invitations.filter(({ state }) => state === 'open').length >= MOST
  }

  /** The answer of a friend, pasted or opened as a link; the invitation that it belongs to. */
  accept(text: string): { invitation: Invitation | null; fault: AnswerFault | '' } {
    try {
      const { id } = read(text, 'answer')
      const invitation = this.invitations.find((each) => each.id === id) ?? null
      if (!invitation) return { invitation, fault: 'unknown' }
      if (invitation.state !== 'waiting') return { invitation, fault: 'used' }
      void invitation.accept(text)
      return { invitation, fault: '' }
    } catch (problem) {
      return { invitation: null, fault: problem instanceof BadCode ? problem.fault : 'broken' }
    }
  }

  private count(): void {
    company.friends = this.invitations.filter(({ state }) => state === 'open').length
    company.hasMet ||= company.friends > 0
  }

  private listen(): void {
    if (this.channel) return
    this.channel = new BroadcastChannel(answers)
    this.channel.onmessage = ({ data }: MessageEvent<BetweenAnswers>) => {
      if (!('answer' in data)) return
      const { invitation, fault } = this.accept(data.answer)
      if (invitation) this.channel!.postMessage({ took: data.answer, fault } satisfies BetweenAnswers)
    }
  }
}

export const host = new Host()
