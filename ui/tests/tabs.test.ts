import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Guest, Guests } from '../src/static/other-tabs'
import type { House } from '../src/static/python'

/** Those that are open, in all tabs. */
let channels: Channel[] = []
let isAsleep = false
class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor(readonly name: string) {
    channels.push(this)
  }
  postMessage(data: unknown): void {
    if (isAsleep) return
    for (const other of [...channels]) if (other !== this) other.onmessage?.({ data })
  }
  close(): void {
    channels = channels.filter((other) => other !== this)
  }
}

/** Whoever has a lock, and those who wait for it. */
const locks = new Map<string, Promise<unknown>>()
const request = (name: string, held: () => unknown) => {
  const taken = (locks.get(name) ?? Promise.resolve()).then(held)
  locks.set(name, taken)
  return taken
}

function tabs() {
  const heard: string[] = []
  const sockets: string[] = []
  const house = {
    connect: () => {
      sockets.push('came')
      return { take: (text: string) => sockets.push(text), hang_up: () => sockets.push('gone') }
    },
  }
  const guests = new Guests('x')
  guests.open(house as unknown as House)
  const guest = new Guest(
    'x',
    'tab',
    {
      joined: () => heard.push('joined'),
      lost: () => heard.push('lost'),
      text: () => undefined,
      silent: (isSilent) => heard.push(isSilent ? 'silent' : 'heard'),
    },
    '',
  )
  return { guest, heard, sockets }
}

describe('a tab whose tables are in another one', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('BroadcastChannel', Channel)
    vi.stubGlobal('navigator', { locks: { request } })
    channels = []
    isAsleep = false
    locks.clear()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('has its line again after a silence', () => {
    const { heard, sockets } = tabs()
    expect(heard).toEqual(['joined'])
    isAsleep = true
    vi.advanceTimersByTime(20_000)
    isAsleep = false
    vi.advanceTimersByTime(5000)
    expect(heard).toEqual(['joined', 'silent', 'heard', 'joined'])
    expect(sockets).toEqual(['came', 'came', 'gone'])
  })

  it('leaves nothing behind', async () => {
    const { guest, sockets } = tabs()
    guest.close()
    expect(sockets).toEqual(['came', 'gone'])
    await Promise.all(locks.values()) // nobody waits for this line any more
    expect(channels).toHaveLength(1)
  })
})
