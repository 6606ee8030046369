/** The line of a page without a server: to the tables of this browser, or to one in the browser of a friend. */
import type { Handlers, Line } from '../connection'
import type { Answer, Request } from '../protocol'
import { route } from '../route.svelte'
import { between, company, forgetFriends, isElsewhere } from './friends/company.svelte'
import { LocalConnection } from './local-connection'
import { made } from './made'

type Where = 'nowhere' | 'here' | 'elsewhere'

export class StaticConnection {
  private readonly own: LocalConnection
  private isOwnOpen = false
  private where: Where = 'nowhere'

  constructor(private readonly handlers: Handlers) {
    this.own = new LocalConnection(this.only('here'))
    between.handlers = this.only('elsewhere')
  }

  open(): void {
    // the lobby needs nothing more than this
    this.handlers.answer({ type: 'welcome', name: '', now: Date.now() / 1000, ...made().welcome } as Answer)
    this.choose()
  }

  send(request: Request): boolean {
    this.choose()
    if (this.where === 'here') return this.own.send(request)
    return this.where === 'elsewhere' && (between.line?.send(request) ?? false)
  }

  /** A new connection, as somebody else: whoever was here is forgotten. */
  reset(): void {
    forgetFriends()
    this.own.reset()
  }

  /** What comes from one of the lines while the other one is looked at is nobody's. */
  private only(where: Where): Handlers {
    const { handlers } = this
    return {
      opened: () => this.where === where && handlers.opened(),
      answer: (answer) => this.where === where && handlers.answer(answer),
      line: (line) => this.where === where && handlers.line(line),
      silent: () => this.where === where && handlers.silent(),
      renew: () => this.where === where && handlers.renew(),
    }
  }

  private wanted(): Where {
    const { page, id } = route
    if (page === 'with' || page === 'answer') return this.where === 'here' ? 'here' : 'nowhere' // nothing is asked for yet
    if (page === 'table' && isElsewhere(id)) return 'elsewhere'
    return page === 'rules' && this.where === 'elsewhere' ? this.where : 'here'
  }

  /** The address says which of the two. */
  private choose(): void {
    const wanted = this.wanted()
    if (wanted === this.where) return
    if (this.where === 'elsewhere') between.line?.leave()
    this.where = wanted
    company.isGuest = wanted === 'elsewhere'
    if (wanted === 'nowhere') this.handlers.line('connecting')
    else if (wanted === 'elsewhere' && !between.line) {
      this.where = 'nowhere'
      company.isGuest = false
      location.replace('#/with') // the line has gone with the page that had it
    } else if (wanted === 'elsewhere') this.resume(between.line!.line)
    else if (this.isOwnOpen) this.resume(this.own.line)
    else {
      this.isOwnOpen = true
      this.own.open()
    }
  }

  private resume(line: Line): void {
    this.handlers.line(line)
    if (line !== 'open') return
    const { where } = this
    // when the page knows where it is
    queueMicrotask(() => this.where === where && this.handlers.opened())
  }
}
