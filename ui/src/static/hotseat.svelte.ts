/**
 * Several people at this device: the page shows the table to one of them at a time, and speaks for them. Where anything is hidden,
 * a screen lies over everything while the device is handed over.
 */
import type { Face, Request } from '../protocol'
import { hideTip } from '../parts/tip.svelte'
import { route } from '../route.svelte'
import { settings } from '../settings.svelte'

export interface Somebody {
  seat: number
  /** Empty: the owner of the device. */
  id: string
  name: string
  face: Face
}

/** Told before each state of a table with several people here (`vicus.static.hotseat.Here`). */
export interface Here {
  type: 'here'
  table: string
  game: string
  name: string
  status: string
  /** Whom this page speaks for. */
  you: string
  turn: number | null
  hides: boolean
  people: Somebody[]
  colours: number[]
}

/** Milliseconds for which it is said whose turn it is, where nothing is covered. */
const BANNER = 2600

class Hotseat {
  /** What lies over the page: who is to come (nobody: bots play), and what is told of the table. */
  cover = $state.raw<{ here: Here; next: Somebody | null } | null>(null)
  /** Whose turn has begun without a cover. */
  turn = $state.raw<Somebody | null>(null)
  /** What the page's line can do for us. */
  line: {
    /** A new line that speaks for somebody. */
    speakAs: (person: string) => void
    /** Nothing of the table that was shown is left, and it is asked for anew. */
    renew: () => void
    send: (request: Request) => void
  } | null = null

  private speaker = ''
  /** The table that whoever it is for has uncovered. */
  private shown = ''
  /** Who is coming; the line that speaks for them does not stand yet. */
  private coming: Somebody | null = null
  /** At which tables the wishes of whom are known. */
  private readonly settled = new Set<string>()
  private timer = 0

  /** A request as whoever is speaking says it: the settings of the page are those of its owner. */
  said(request: Request): Request {
    return this.speaker && request.type === 'hello' ? { ...request, name: null } : request
  }

  take(here: Here): void {
    if (here.you !== this.speaker || route.page !== 'table' || here.table !== route.id) return // told to somebody who spoke before
    const next = here.people.find((person) => person.seat === here.turn) ?? null
    if (here.status !== 'playing' || !here.hides) {
      this.uncover(here.table)
      if (here.status === 'playing' && next && next.id !== this.speaker) {
        this.become(next)
        this.announce(next)
      }
    } else if (this.shown !== here.table || (next && next.id !== this.speaker)) {
      this.shown = ''
      this.cover = { here, next }
      this.turn = null
      hideTip()
      for (const thing of document.querySelectorAll('.flight')) thing.remove()
    }
  }

  /** Whoever is to come is there. */
  goOn(): void {
    const { here, next } = this.cover ?? {}
    if (!here || !next) return
    this.coming = next
    if (next.id !== this.speaker) return this.become(next)
    this.opened()
  }

  /** Nobody looks at the table any more. */
  leave(): void {
    this.cover = this.turn = this.coming = null
    this.shown = ''
    if (!this.speaker) return
    this.speaker = ''
    this.line?.speakAs('')
  }

  /** Everything begins anew: the line speaks for the owner. */
  forget(): void {
    this.speaker = this.shown = ''
    this.coming = null
    this.settled.clear()
  }

  /** The line is about to stand. */
  opened(): void {
    if (!this.coming || !this.cover) return
    this.coming = null
    this.line?.renew()
    this.uncover(this.cover.here.table)
  }

  /** The line stands, and what the page shows was asked for. */
  resumed(): void {
    const known = `${this.speaker} ${route.id}`
    if (route.page !== 'table' || !this.speaker || this.settled.has(known)) return
    this.settled.add(known)
    this.line?.send({ type: 'prefer', table: route.id, auto_end: settings.autoEnd, bot_speed: settings.botSpeed })
  }

  private become(next: Somebody): void {
    this.speaker = next.id
    this.line?.speakAs(next.id)
  }

  private uncover(table: string): void {
    this.cover = null
    this.shown = table
  }

  private announce(next: Somebody): void {
    this.turn = next
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => (this.turn = null), BANNER)
  }
}

export const hotseat = new Hotseat()
