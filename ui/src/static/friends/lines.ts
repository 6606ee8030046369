/** In the worker: a line into the house for each friend at another device, wherever the house is. */
import type { AboutFriend, OfFriend, ToWorker } from '../messages'
import { Guest } from '../other-tabs'
import type { House, Socket } from '../python'

type Said = Extract<ToWorker, { kind: 'friend' }>

interface Way {
  text: (text: string) => void
  end: () => void
}

export class FriendLines {
  /** As soon as it is in this tab. */
  house: House | null = null
  private readonly ways = new Map<string, Way>()
  private joins = 0

  constructor(
    private readonly name: string,
    private readonly tab: string,
    private readonly post: (message: OfFriend) => void,
  ) {}

  take(said: Said): void {
    if (said.does === 'text') this.ways.get(said.friend)?.text(said.text)
    else this.leave(said.friend)
    if (said.does === 'join') this.join(said.friend, said.about)
  }

  private leave(friend: string): void {
    const way = this.ways.get(friend)
    this.ways.delete(friend)
    way?.end()
  }

  private join(friend: string, about: AboutFriend): void {
    try {
      this.ways.set(friend, this.house ? this.here(friend, about, this.house) : this.elsewhere(friend, about))
    } catch {
      this.tell(friend, 'parted')
    }
  }

  private here(friend: string, { secret, table, language }: AboutFriend, house: House): Way {
    let socket: Socket | null = null
    const isOurs = () => this.ways.get(friend)?.end === end
    const end = () => socket?.hang_up()
    socket = house.connect_friend(
      (text) => this.post({ kind: 'friend', friend, does: 'text', text }),
      () => isOurs() && this.tell(friend, 'parted'),
      secret,
      table,
      language,
    )
    this.tell(friend, 'joined')
    return { text: (text) => socket.take(text), end }
  }

  /** The house is in another tab. */
  private elsewhere(friend: string, about: AboutFriend): Way {
    const guest = new Guest(
      this.name,
      `${this.tab} ${friend} ${++this.joins}`,
      {
        joined: () => this.tell(friend, 'joined'),
        lost: () => this.tell(friend, 'lost'),
        text: (text) => this.post({ kind: 'friend', friend, does: 'text', text }),
        silent: (isSilent) => isSilent && this.tell(friend, 'lost'),
        parted: () => this.tell(friend, 'parted'),
      },
      '',
      about,
    )
    return { text: (text) => guest.send(text), end: () => guest.close() }
  }

  private tell(friend: string, does: 'joined' | 'lost' | 'parted'): void {
    this.post({ kind: 'friend', friend, does })
  }
}
