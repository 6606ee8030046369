/** What one end of a line has to know of the other: everything else in a session description is the same for all of them. */

export interface Candidate {
  kind: 'host' | 'srflx' | 'relay'
  /** An IP address, or a name that only this network knows (`….local`). */
  address: string
  port: number
}

export interface End {
  ufrag: string
  pwd: string
  /** SHA-256 of its certificate. */
  fingerprint: Uint8Array
  candidates: Candidate[]
}

/** More are no better: all of them must fit into a link. */
const MOST = 6
const KINDS = ['host', 'srflx', 'relay'] as const
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx|relay)\b/i
const HEX = /^[\dA-F]{2}(:[\dA-F]{2}){31}$/i

/** One of each kind and family before a second one of any. */
function best(candidates: readonly Candidate[]): Candidate[] {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const group = `${candidate.kind}${candidate.address.endsWith('.local') ? '.' : candidate.address.includes(':')}`
    groups.set(group, [...(groups.get(group) ?? []), candidate])
  }
  const ranked = [...groups.values()].flatMap((group) => group.map((candidate, rank) => ({ candidate, rank })))
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ candidate }) => candidate)
}

export function readSdp(sdp: string): End {
  const lines = sdp.split(/\r?\n/)
  const value = (name: string) => lines.find((line) => line.startsWith(`a=${name}:`))?.slice(name.length + 3) ?? ''
  const [hash, print = ''] = value('fingerprint').split(' ')
  if (hash?.toLowerCase() !== 'sha-256' || !HEX.test(print)) throw new Error('no fingerprint')
  const found = lines.flatMap((line): Candidate[] => {
    const [, address, port, kind] = CANDIDATE.exec(line) ?? []
    return address ? [{ kind: kind!.toLowerCase() as Candidate['kind'], address, port: Number(port) }] : []
  })
  return {
    ufrag: value('ice-ufrag'),
    pwd: value('ice-pwd'),
    fingerprint: Uint8Array.from(print.split(':'), (byte) => parseInt(byte, 16)),
    candidates: best(found),
  }
}

/** The description of an end, as a browser wants to have it. */
export function writeSdp(end: End, type: 'offer' | 'answer'): string {
  const print = [...end.fingerprint].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':')
  const candidates = end.candidates.map(({ kind, address, port }, index) => {
    const priority = ([126, 100, 0][KINDS.indexOf(kind)]! << 24) + ((65535 - index) << 8) + 255
    const related = kind === 'host' ? '' : ' raddr 0.0.0.0 rport 0'
    return `a=candidate:${index + 1} 1 udp ${priority} ${address} ${port} typ ${kind}${related}`
  })
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    `a=ice-ufrag:${end.ufrag}`,
    `a=ice-pwd:${end.pwd}`,
    'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:65536',
    ...candidates,
  ]
  return `${lines.join('\r\n')}\r\n`
}
