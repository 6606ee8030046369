/** An invitation, and the answer to it, as a short code for a link. */
import type { Candidate, End } from './sdp'

export type Kind = 'with' | 'answer'

export interface Code {
  kind: Kind
  /** Of the invitation: the answer has the same. */
  id: string
  /** When it was made, in minutes since the epoch. */
  made: number
  end: End
}

/** Why a code cannot be used; each has words of its own. */
export type Fault = 'broken' | 'old' | 'version' | 'wrong'

export class BadCode extends Error {
  constructor(readonly fault: Fault) {
    super(fault)
  }
}

const VERSION = 1
const MARKS: Record<Kind, number> = { with: 1, answer: 2 }
const ID = 4
const IS_HEX = 128
/** Minutes since the epoch when codes were invented: three bytes last for thirty years. */
const EPOCH = Date.UTC(2026, 0) / 60_000
/** Minutes after which nobody waits any more. */
const OLD = 24 * 60
const KINDS: Candidate['kind'][] = ['host', 'srflx', 'relay']
const LOCAL = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/
const enum Family {
  v4,
  v6,
  /** A name that is a UUID, as browsers make them. */
  local,
  name,
}

/** Minutes since the epoch. */
export const minutes = (): number => Math.floor(Date.now() / 60_000)

export function newId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(ID)))
}

export function write({ kind, id, made, end }: Code): string {
  const bytes = [(VERSION << 4) | MARKS[kind], ...unhex(id), ...number(made - EPOCH, 3), ...end.fingerprint]
  for (const text of [end.ufrag, end.pwd]) bytes.push(...textBytes(text))
  for (const candidate of end.candidates) bytes.push(...candidateBytes(candidate))
  return base64(Uint8Array.from([...bytes, ...number(check(bytes), 2)]))
}

/** What somebody has opened or pasted: a link with words around it, or the code alone. */
export function read(text: string, kind: Kind, now = minutes()): Code {
  const linked = /#\/(?:with|answer)\/([\w-]+)/.exec(text)?.[1]
  const bytes = unbase64(linked ?? text.replace(/\s/g, ''))
  if (!bytes || bytes.length < 48) throw new BadCode('broken')
  const body = bytes.subarray(0, -2)
  if (bytes[0]! >> 4 !== VERSION) throw new BadCode('version')
  if (check(body) !== (bytes.at(-2)! << 8) + bytes.at(-1)!) throw new BadCode('broken')
  const code = unpacked(new Reader(body))
  if (code.kind !== kind) throw new BadCode('wrong')
  if (now - code.made > OLD) throw new BadCode('old')
  return code
}

/** What is wrong with it; empty: nothing. */
export function faultOf(text: string, kind: Kind): Fault | '' {
  try {
    read(text, kind)
    return ''
  } catch (problem) {
    return problem instanceof BadCode ? problem.fault : 'broken'
  }
}

function unpacked(reader: Reader): Code {
  const mark = reader.number(1) & 15
  const kind = (Object.keys(MARKS) as Kind[]).find((each) => MARKS[each] === mark)
  if (!kind) throw new BadCode('broken')
  const id = hex(reader.bytes(ID))
  const made = reader.number(3) + EPOCH
  const fingerprint = reader.bytes(32).slice()
  const [ufrag, pwd] = [reader.text(), reader.text()]
  // as the standard wants them; nothing else may get into a description
  if (![ufrag, pwd].every((text) => /^[\w+/-]{4,127}$/.test(text))) throw new BadCode('broken')
  const candidates: Candidate[] = []
  while (reader.isMore) candidates.push(candidate(reader))
  return { kind, id, made, end: { ufrag, pwd, fingerprint, candidates } }
}

/** A text with its length; some browsers write numbers in it, which need half as much. */
function textBytes(text: string): number[] {
  return /^([\da-f]{2})+$/.test(text) ? [IS_HEX | (text.length / 2), ...unhex(text)] : [text.length, ...ascii(text)]
}

function candidateBytes({ kind, address, port }: Candidate): number[] {
  const [family, body] = addressBytes(address)
  return [(KINDS.indexOf(kind) << 4) | family, ...body, ...number(port, 2)]
}

function addressBytes(address: string): [Family, number[]] {
  const local = LOCAL.exec(address)
  if (local) return [Family.local, [...unhex(local.slice(1).join(''))]]
  if (address.includes(':')) return [Family.v6, groups(address)]
  const parts = address.split('.').map(Number)
  if (parts.length === 4 && parts.every((part) => part >= 0 && part < 256)) return [Family.v4, parts]
  return [Family.name, textBytes(address)]
}

/** An IPv6 address, written out. */
function groups(address: string): number[] {
  const [before = '', after] = address.split('%')[0]!.split('::')
  const read = (part: string) => part.split(':').filter(Boolean)
  const [first, last] = [read(before), read(after ?? '')]
  const gap = after === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...new Array<string>(Math.max(0, gap)).fill('0'), ...last].flatMap((group) => number(parseInt(group, 16), 2))
}

function candidate(reader: Reader): Candidate {
  const mark = reader.number(1)
  const kind = KINDS[mark >> 4]
  if (!kind) throw new BadCode('broken')
  return { kind, address: readAddress(reader, mark & 15), port: reader.number(2) }
}

function readAddress(reader: Reader, family: Family): string {
  if (family === Family.v4) return [...reader.bytes(4)].join('.')
  if (family === Family.v6) return Array.from({ length: 8 }, () => reader.number(2).toString(16)).join(':')
  if (family === Family.local) return `${hex(reader.bytes(16)).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`
  const name = reader.text()
  if (family !== Family.name || !/^[\w.-]+$/.test(name)) throw new BadCode('broken')
  return name
}

class Reader {
  private at = 0

  constructor(private readonly body: Uint8Array) {}

  get isMore(): boolean {
    return this.at < this.body.length
  }

  bytes(count: number): Uint8Array {
    const found = this.body.subarray(this.at, (this.at += count))
    if (found.length < count) throw new BadCode('broken')
    return found
  }

  number(count: number): number {
    return this.bytes(count).reduce((sum, byte) => sum * 256 + byte, 0)
  }

  text(): string {
    const mark = this.number(1)
    const bytes = this.bytes(mark & ~IS_HEX)
    return mark & IS_HEX ? hex(bytes) : String.fromCharCode(...bytes)
  }
}

const number = (value: number, count: number) => Array.from({ length: count }, (_, i) => (value >> (8 * (count - 1 - i))) & 255)
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0) & 127)
export const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const base64 = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

function unbase64(text: string): Uint8Array | null {
  if (!/^[\w-]{1,2000}$/.test(text)) return null
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
    return base64(bytes) === text ? bytes : null // the last letter has bits to spare, in which a slip would hide
  } catch {
    return null
  }
}

/** CRC-16: a letter that was lost on the way is noticed. */
function check(bytes: Iterable<number>): number {
  let sum = 0xffff
  for (const byte of bytes) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit++) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return sum
}
