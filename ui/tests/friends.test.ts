import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BadCode, faultOf, minutes, newId, read, write, type Code } from '../src/static/friends/code'
import { between, company, forgetFriends, hostOf, HOUSE, isElsewhere, remember, SECRET } from '../src/static/friends/company.svelte'
import { readSdp, writeSdp } from '../src/static/friends/sdp'
import { DEAD, OF_A_FRIEND, OF_THE_HOST, PULSE, SILENT, Wire, type Channel, type Control } from '../src/static/friends/wire'

/** As Chromium and Firefox have written them. */
const CHROMIUM = `v=0
o=- 6026696949708122660 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:2809643045 1 udp 2113937151 3409d50b-88ee-489d-be46-7a4e7b1ed872.local 50708 typ host generation 0 network-cost 999
a=candidate:1813053893 1 udp 2113942271 506839b8-a8b2-4126-8759-d4f50abee2a3.local 41381 typ host generation 0 network-cost 999
a=ice-ufrag:hRem
a=ice-pwd:1f895/aj16iq1RvqJQuJzdyZ
a=ice-options:trickle
a=fingerprint:sha-256 88:62:31:47:54:B8:03:54:13:6A:02:8A:B3:AF:37:2D:6D:51:BC:D4:84:53:E5:95:79:DA:D0:15:E8:FB:F5:58
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`.replace(/\n/g, '\r\n')
const FIREFOX = `v=0
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=sendrecv
a=fingerprint:sha-256 6D:FD:DB:34:6D:35:77:FE:BF:85:6C:26:6E:F1:04:D5:6D:0A:DA:27:53:64:28:E7:1E:DA:09:A0:BB:46:3A:FC
a=ice-options:trickle
a=candidate:0 1 UDP 2122187007 c4fec120-299e-4e1f-b0ea-d7f3f57c15e1.local 38497 typ host
a=candidate:1 1 UDP 2122252543 192.168.1.20 41306 typ host
a=candidate:2 1 TCP 2105458943 c4fec120-299e-4e1f-b0ea-d7f3f57c15e1.local 9 typ host tcptype active
a=candidate:3 1 UDP 1685987327 203.0.113.9 41306 typ srflx raddr 0.0.0.0 rport 0
a=candidate:4 1 UDP 2122252543 2001:db8::7:0:1 41307 typ host
a=end-of-candidates
a=ice-pwd:eada55638beaebf3b298c71e94a93479
a=ice-ufrag:a43064ca
a=mid:0
`.replace(/\n/g, '\r\n')

const code = (sdp: string, about: Partial<Code> = {}): Code => ({
  kind: 'with',
  id: newId(),
  made: minutes(),
  end: readSdp(sdp),
  ...about,
})
const fault = (text: string, kind: 'with' | 'answer' = 'with', now?: number) => {
  try {
    read(text, kind, now)
  } catch (problem) {
    return (problem as BadCode).fault
  }
  return 'none'
}

describe('a code', () => {
  it.each([CHROMIUM, FIREFOX])('has all that the other end needs, and is short', (sdp) => {
    const made = code(sdp)
    const text = write(made)
    expect(text.length).toBeLessThan(180)
    const { end, ...about } = read(text, 'with')
    expect(about).toEqual({ kind: 'with', id: made.id, made: made.made })
    expect({ ...end, candidates: [] }).toEqual({ ...made.end, candidates: [] })
    expect(end.candidates.map(({ port, kind }) => [port, kind])).toEqual(made.end.candidates.map(({ port, kind }) => [port, kind]))
  })

  it('becomes a description that says the same again', () => {
    const end = readSdp(CHROMIUM)
    expect(readSdp(writeSdp(end, 'offer'))).toEqual(end)
    expect(writeSdp(end, 'offer')).toContain('a=setup:actpass\r\n')
    expect(writeSdp(end, 'answer')).toContain('a=setup:active\r\n')
    const other = readSdp(FIREFOX)
    expect(other.candidates.map(({ address }) => address)).toEqual([
      'c4fec120-299e-4e1f-b0ea-d7f3f57c15e1.local',
      '192.168.1.20',
      '203.0.113.9',
      '2001:db8::7:0:1',
    ])
    expect(readSdp(writeSdp(other, 'answer'))).toEqual(other)
    const again = read(write(code(FIREFOX)), 'with').end.candidates
    expect(again.map(({ address }) => address)).toEqual([
      ...other.candidates.slice(0, 3).map(({ address }) => address),
      '2001:db8:0:0:0:7:0:1',
    ])
  })

  it('is found in whatever somebody pastes', () => {
    const text = write(code(CHROMIUM))
    for (const pasted of [text, ` ${text}\n`, `https://x.example/y/#/with/${text}`, `Come! https://x.example/#/with/${text} :-)`])
      expect(fault(pasted)).toBe('none')
    expect(fault(text.replace(/(.{40})/g, '$1\n'))).toBe('none')
  })

  it('says what is wrong with it', () => {
    const text = write(code(CHROMIUM))
    for (const bad of ['', 'hello', '<script>', text.slice(0, -1), text.slice(3), text.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))])
      expect(fault(bad)).toMatch(/broken|version/)
    const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter((letter) => letter !== text.at(-1))
    for (const letter of others) expect(fault(text.slice(0, -1) + letter)).toBe('broken')
    for (let at = 2; at < text.length; at += 7)
      expect(fault(text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1))).toBe('broken')
    expect(fault(text, 'answer')).toBe('wrong')
    expect([faultOf(text, 'with'), faultOf(text, 'answer'), faultOf('hello', 'with')]).toEqual(['', 'wrong', 'broken'])
    expect(fault(text, 'with', minutes() + 25 * 60)).toBe('old')
    expect(fault(text, 'with', minutes() - 30)).toBe('none') // clocks differ
    expect(fault(`9${text.slice(1)}`)).toBe('version')
  })

  it('brings nothing into a description but what belongs there', () => {
    const end = readSdp(CHROMIUM)
    for (const evil of ['ab\r\na=x', 'a b c d', 'ab"<>'])
      for (const bad of [
        { ...end, ufrag: evil },
        { ...end, pwd: evil },
      ])
        expect(fault(write({ ...code(CHROMIUM), end: bad }))).toBe('broken')
    const address = 'x.local 9 typ host\r\na=x'
    expect(fault(write({ ...code(CHROMIUM), end: { ...end, candidates: [{ kind: 'host', address, port: 1 }] } }))).toBe('broken')
  })
})

class Cable {
  readyState: RTCDataChannelState = 'open'
  bufferedAmount = 0
  other: Cable | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: Event) => void) | null = null
  sizes: number[] = []
  send(data: unknown): void {
    const { buffer } = Uint8Array.from(data as Uint8Array)
    this.sizes.push(buffer.byteLength)
    this.other?.onmessage?.({ data: buffer } as MessageEvent)
  }
  close(): void {
    if (this.readyState === 'closed') return
    this.readyState = 'closed'
    this.other?.close()
    this.onclose?.({} as Event)
  }
}

function ends(limits = OF_A_FRIEND) {
  const cables = [new Cable(), new Cable()] as const
  cables[0].other = cables[1]
  cables[1].other = cables[0]
  const heard: unknown[] = []
  const ear = (name: string) => ({
    text: (text: string) => heard.push([name, text]),
    control: (control: Control) => heard.push([name, control]),
    silent: (isSilent: boolean) => heard.push([name, isSilent]),
    closed: () => heard.push([name, 'closed']),
  })
  const host = new Wire(cables[0] as unknown as Channel, limits, ear('host'))
  const friend = new Wire(cables[1] as unknown as Channel, OF_THE_HOST, ear('friend'))
  return { cables, host, friend, heard }
}

describe('a wire', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('carries long texts in pieces that every browser takes', () => {
    const { cables, host, heard } = ends()
    const long = 'Ünï – ру '.repeat(20_000)
    host.text(long)
    host.text('')
    expect(heard).toEqual([
      ['friend', long],
      ['friend', ''],
    ])
    expect(Math.max(...cables[0].sizes)).toBeLessThanOrEqual(16_000)
  })

  it('ends with whoever sends too much at once, too often, or what is no message', () => {
    for (const send of [
      ({ friend }: ReturnType<typeof ends>) => friend.text('x'.repeat(OF_A_FRIEND.bytes + 1)),
      ({ friend }: ReturnType<typeof ends>) => Array.from({ length: OF_A_FRIEND.burst + 1 }, () => friend.text('x')),
      ({ cables }: ReturnType<typeof ends>) => cables[0].onmessage?.({ data: 'text' } as MessageEvent),
      ({ cables }: ReturnType<typeof ends>) => cables[1].send(Uint8Array.of()),
      ({ cables }: ReturnType<typeof ends>) => cables[1].send(Uint8Array.of(9, 9)),
      ({ cables }: ReturnType<typeof ends>) => cables[1].send(Uint8Array.of(3, 123)),
      ({ friend }: ReturnType<typeof ends>) => friend.tell({ is: 'constructor' } as unknown as Control),
      ({ friend }: ReturnType<typeof ends>) => friend.tell({ is: 'friend', wire: 1, secret: 'x'.repeat(300), language: '' }),
      ({ friend }: ReturnType<typeof ends>) => friend.tell({ is: 'bye' }),
      ({ cables }: ReturnType<typeof ends>) => Array.from({ length: 3 }, () => cables[1].send(Uint8Array.of(0))),
    ]) {
      const made = ends()
      send(made)
      expect(made.heard).toContainEqual(['host', 'closed'])
      expect(made.heard.filter((each) => (each as unknown[])[1] === 'closed').length).toBe(2)
    }
  })

  it('carries as much as it may, and nothing of it in crumbs', () => {
    const { host, friend, heard } = ends()
    const [most, word] = ['x'.repeat(OF_THE_HOST.bytes), 'x'.repeat(OF_A_FRIEND.bytes)]
    host.text(most)
    friend.text(word)
    expect(heard).toEqual([
      ['friend', most],
      ['host', word],
    ])
  })

  it('does not wait for somebody who does not read', () => {
    const { cables, host, heard } = ends()
    cables[0].bufferedAmount = 9e6
    host.text('x')
    expect(heard).toContainEqual(['host', 'closed'])
  })

  it('notices silence, that it is over, and that nobody is there any more', () => {
    const { cables, heard } = ends()
    vi.advanceTimersByTime(5 * SILENT)
    expect(heard).toEqual([]) // both give signs of life
    const [hears] = [cables[1].onmessage]
    cables[1].onmessage = null
    cables[1].other = null
    vi.advanceTimersByTime(SILENT + PULSE)
    expect(heard).toContainEqual(['host', true])
    cables[1].onmessage = hears
    cables[1].other = cables[0]
    vi.advanceTimersByTime(PULSE)
    expect(heard).toContainEqual(['host', false])
    cables[1].onmessage = null
    cables[1].other = null
    vi.advanceTimersByTime(DEAD + 2 * PULSE)
    expect(heard).toContainEqual(['host', 'closed'])
  })
})

describe('what a browser keeps of tables elsewhere', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('is bounded, whatever a host tells', () => {
    remember('abc', 'x'.repeat(5e6))
    remember('../x', 'Eve')
    expect(hostOf('abc').length).toBeLessThan(100)
    expect([isElsewhere('abc'), isElsewhere('../x')]).toEqual([true, false])
    for (let number = 0; number < 100; number++) remember(`t${number}`, 'Anna')
    expect([isElsewhere('abc'), isElsewhere('t99')]).toEqual([false, true])
    kept.set('vicus.elsewhere', 'null')
    expect(isElsewhere('abc')).toBe(false)
  })

  it('goes with everything else of somebody who wants to be forgotten', () => {
    const part = vi.fn()
    between.line = { line: 'open', send: () => true, leave: () => undefined, part }
    company.table = 'abc'
    kept.set('vicus.settings', '{}')
    for (const key of [HOUSE, SECRET]) kept.set(key, 'ab')
    remember('abc', 'Anna')
    forgetFriends()
    expect([...kept.keys()]).toEqual(['vicus.settings'])
    expect(part).toHaveBeenCalledOnce()
    expect([company.table, between.line]).toEqual(['', null])
  })
})
