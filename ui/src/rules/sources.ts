/** The rule behind a line of the log or of a score, as each game says in `texts/rules.json`. */
import type { EventInfo } from '../protocol'

/** A rule, or one for each word of a parameter; the empty word is any other. */
type Source = string | ({ by: string } & Record<string, string>)
export interface Sources {
  events?: Record<string, Source>
  lines?: Record<string, string>
}

const files = import.meta.glob<Sources>('../../../src/vicus/games/*/texts/rules.json', { import: 'default' })
const known = new Map<string, Sources>()

/** Fetches those of a game whose part is built in. */
export async function fetchSources(game: string): Promise<void> {
  const file = Object.entries(files).find(([path]) => path.split('/').at(-3) === game)?.[1]
  if (file && !known.has(game)) known.set(game, await file())
}

/** Those of a game that came as a package. */
export function addSources(game: string, sources: Sources): void {
  known.set(game, sources)
}

/** The rule by which something happened; at the end, that of the line of the score. */
export function ruleOf(game: string, { kind, params }: Pick<EventInfo, 'kind' | 'params'>): string | undefined {
  const { events = {}, lines = {} } = known.get(game) ?? {}
  if (typeof params.line === 'string' && lines[params.line]) return lines[params.line]
  const source = events[kind]
  return typeof source === 'object' ? (source[String(params[source.by])] ?? source['']) : source
}

/** The rule of a line of the score. */
export const ruleOfLine = (game: string, line: string) => known.get(game)?.lines?.[line]
