/** Which building makes a good out of what: read from the buildings that the server describes. */
import { KINDS, type Good, type Kind, type View } from './view'

export interface Link {
  good: Good
  kind: Kind
  input: Good | null
}

/** The building that makes a good (exchanges apart). */
export const makerOf = (good: Good, buildings: View['buildings']) => KINDS.find((kind) => buildings[kind]?.output === good) ?? null

/** From the good back to the simple one that it begins with. */
export function chainOf(good: Good, buildings: View['buildings']): Link[] {
  const links: Link[] = []
  for (let next: Good | null = good; next !== null && links.length < KINDS.length;) {
    const kind = makerOf(next, buildings)
    if (!kind) break
    const { input } = buildings[kind]
    links.push({ good: next, kind, input })
    next = input
  }
  return links
}

/** Whether somebody on this building could make the good, by producing or exchanging it. */
export const makes = (kind: Kind, good: Good, buildings: View['buildings']) =>
  buildings[kind].output === good || buildings[kind].exchanges.includes(good)
