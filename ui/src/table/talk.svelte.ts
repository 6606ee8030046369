/** What is said at a table, as this page hears it. */
import type { Request, SaidInfo, Talk as Told } from '../protocol'
import { settings } from '../settings.svelte'
import { play } from '../sound'
import { keepRead, readUntil } from './read'

/** Quick reactions: each has a picture, `sign-<name>`, and words, `page-sign-<name>`. */
export const SIGNS = ['hello', 'luck', 'moment', 'ready', 'thanks', 'nice', 'ouch', 'laugh', 'think', 'hurry', 'sorry', 'played'] as const
/** Characters that can be said at once. */
export const LONGEST = 300

export const isMuted = (who: string) => settings.muted.some((other) => other.who === who)

/** Not to hear somebody any more, or to hear them again. */
export function mute({ who, name }: { who: string; name: string }): void {
  if (!isMuted(who)) settings.muted = [...settings.muted, { who, name }]
}
export function unmute(who: string): void {
  settings.muted = settings.muted.filter((other) => other.who !== who)
}

/** What comes twice: in the whole that was asked for, and as news. */
const same = (a: SaidInfo, b: SaidInfo) => a.at === b.at && a.who === b.who && a.text === b.text && a.sign === b.sign

export class Talk {
  said = $state.raw<SaidInfo[]>([])
  /** What the newest message brought: for the announcer. */
  fresh = $state.raw<SaidInfo[]>([])
  /** Whether the panel shows it, or the log. */
  open = $state(false)
  /** Whether there is room for it beside the board, as soon as that is known; otherwise it is a sheet over it. */
  beside = $state<boolean | null>(null)
  /** How many places of the page show it right now. */
  watched = $state(0)
  /** What is being written, and the move that it is about. */
  draft = $state('')
  about = $state<number | null>(null)
  /** Counts how often somebody wanted to write: the page opens the panel then. */
  wishes = $state(0)
  /** How many of these have led to the line to write: each does once. */
  answered = 0

  /** When the newest of what has been seen was said. */
  private seen = $state(0)
  /** Whether this browser has never been at this table. */
  private readonly stranger: boolean
  /** What was said before this page came is not announced. */
  private known = false

  readonly heard = $derived(this.said.filter(({ who }) => !isMuted(who)))
  readonly unread = $derived(this.watched ? 0 : this.heard.filter(({ at }) => at > this.seen).length)
  /** Those of this table who are not heard. */
  readonly muted = $derived(settings.muted.filter(({ who }) => this.said.some((one) => one.who === who)))

  constructor(
    private readonly table: string,
    private readonly send: (request: Request) => boolean,
  ) {
    const until = readUntil(table)
    this.stranger = until === null
    this.seen = until ?? 0
  }

  /** `you`: the own seat. One's own words are no news. */
  take(told: Told, you: number | null): void {
    const before = this.said
    const fresh = told.whole ? told.said.slice(before.length) : told.said.filter((one) => !before.some((other) => same(one, other)))
    this.said = told.whole ? told.said : [...before, ...fresh]
    if (!told.whole) this.known = true
    if (this.watched || (!this.known && this.stranger)) this.look()
    this.fresh = this.known ? fresh.filter(({ who, seat }) => !isMuted(who) && (seat === null || seat !== you)) : []
    this.known = true
    if (this.fresh.length) play('word')
  }

  /** The line was down, and all of it comes again: what is more than before is new. */
  resume(): void {
    this.known = true
  }

  /** All of it has been seen, and is not news after a reload, either. */
  look(): void {
    this.seen = this.said.at(-1)?.at ?? 0
    keepRead(this.table, this.seen)
  }

  /** Sends what is written; false if there is nothing, or no line. */
  say(): boolean {
    const text = this.draft.trim()
    if (!text || !this.send({ type: 'say', table: this.table, text, ply: this.about ?? -1 })) return false
    this.draft = ''
    this.about = null
    return true
  }

  sign = (sign: string) => this.send({ type: 'say', table: this.table, sign, ply: this.about ?? -1 })
  hush = (hushed: boolean) => this.send({ type: 'hush', table: this.table, hushed })

  /** Takes a key that is pressed before the line to write is there; false if nobody waits for it. */
  type(key: string): boolean {
    if (!this.open || this.answered >= this.wishes) return false
    if (key === 'Enter' && this.draft.trim()) this.say()
    else if (key.length === 1) this.draft = (this.draft + key).slice(0, LONGEST)
    else return false
    return true
  }

  /** The panel was put away before the line to write has come: nobody waits for keys any more. */
  putAway(): void {
    this.answered = this.wishes
  }

  /** Opens the panel to write about a move. */
  write(ply: number | null = null): void {
    this.about = ply
    this.open = true
    this.wishes += 1
  }
}
