/** What a click on something means, as the texts of actions: by what is asked, and by the person that is chosen. */
import type { Good, Kind, Person, Phase, Quarter, View } from './view'

/** A person, or the neutral coin of a game for two. */
export type Actor = Person | 'neutral'
/** Acting with a person: with a coin, or (`extra`) with the person's tile. */
export interface Mode {
  actor: Actor
  extra: boolean
}

const WORDS: Record<string, Actor> = {
  build: 'builder',
  deliver: 'carter',
  wake: 'watchman',
  marry: 'priest',
  bear: 'midwife',
  neutral: 'neutral',
}

export const isExtra = (text: string) => text.startsWith('extra ')
export const plain = (text: string) => (isExtra(text) ? text.slice('extra '.length) : text)
export const prefixed = (text: string, extra: boolean) => (extra ? `extra ${text}` : text)

/** Who acts when this is done; null for what is no person's deed. */
export const actorOf = (text: string): Actor | null => WORDS[plain(text).split(' ')[0]!] ?? null

export const belongsTo = (text: string, mode: Mode) => actorOf(text) === mode.actor && isExtra(text) === mode.extra

/** What is being built or laid, and in which village. */
export function site(view: View, seat: number): { village: number; kind: Kind | null } | null {
  const { phase, making } = view
  if (phase === 'lay') {
    const laid = view.villages[seat]!.places.map((place) => place.kind)
    return { village: seat, kind: view.seats[seat]!.kinds.find((kind) => !laid.includes(kind)) ?? null }
  }
  if (phase === 'neutral_place' || phase === 'neutral_sex') return { village: 2, kind: making?.goal ?? null }
  if (phase === 'place' || phase === 'mover') return { village: making?.site ?? seat, kind: making?.goal ?? null }
  return null
}

/** What a click on a place of a village means. */
export function lotActions(view: View, seat: number, mode: Mode | null, village: number, place: number): string[] {
  const own = village === seat
  const settle = [`settle ${place} woman`, `settle ${place} man`, `settle ${place} nobody`]
  const byPhase: Partial<Record<Phase, string[]>> = {
    lay: [`lay ${place}`],
    neutral_place: [`lay ${place}`],
    place: [`lay ${place}`],
    pair_1: settle.slice(0, 2),
    school: settle,
    pair_3: [`marry centre ${village} ${place}`],
    worker: [`work ${village} ${place}`],
  }
  const asked = byPhase[view.phase]
  if (asked) {
    const where = site(view, seat)?.village ?? (view.phase === 'pair_1' || view.phase === 'school' ? seat : village)
    return where === village ? asked : []
  }
  if (view.phase !== 'act') return []
  const extra = mode?.extra ?? false
  if (mode?.actor === 'neutral') return own ? [`neutral marry ${place}`] : []
  if (own && view.villages[village]!.places[place]!.kind === null) return [`lay ${place}`]
  const deeds = own
    ? [`bear ${place} woman`, `bear ${place} man`]
    : [`marry centre ${village} ${place}`, `marry school ${village} ${place}`]
  return deeds.map((text) => prefixed(text, extra && mode?.actor === (own ? 'midwife' : 'priest')))
}

/** What a click on a kind of building beside the table means. */
export function kindActions(view: View, mode: Mode | null, kind: Kind): string[] {
  if (view.phase === 'draft') return [`choose ${kind}`]
  if (view.phase === 'neutral_kind') return [`neutral ${kind}`]
  if (view.phase === 'act' && mode?.actor === 'neutral') return [`neutral build ${kind}`]
  return [prefixed(`build ${kind}`, mode?.actor === 'builder' && mode.extra)]
}

export function goodActions(view: View, mode: Mode | null, good: Good): string[] {
  if (view.phase === 'input') return [`from ${good}`]
  return [prefixed(`deliver ${good}`, mode?.actor === 'carter' && mode.extra)]
}

export const quarterAction = (mode: Mode | null, village: number, quarter: Quarter) =>
  prefixed(`wake ${village} ${quarter}`, mode?.actor === 'watchman' && mode.extra)

/** A deed of a person that can be asked about when the person can do nothing: the reason is told for this one. */
export function example(view: View, seat: number, actor: Actor): string {
  const own = view.villages[seat]!
  const settled = own.places.find((place) => place.home && place.guest) ?? own.places.find((place) => place.home)
  const other = view.villages.find((village) => village.village !== seat)
  const alone = other?.places.find((place) => place.home && !place.guest) ?? other?.places.find((place) => place.home)
  const kinds = Object.keys(view.offer) as Kind[]
  const texts: Record<Actor, string> = {
    builder: `build ${kinds.find((kind) => !view.seats[seat]!.kinds.includes(kind)) ?? kinds[0] ?? 'mine'}`,
    carter: `deliver ${['wood', 'brick', 'stone', 'grain', 'water'].find((good) => !view.seats[seat]!.delivered.includes(good as Good)) ?? 'wood'}`,
    watchman: `wake ${seat} top_left`,
    priest: `marry centre ${other?.village ?? 0} ${alone?.place ?? 0}`,
    midwife: `bear ${settled?.place ?? 0} woman`,
    neutral: `neutral build ${kinds[0] ?? 'mine'}`,
  }
  return texts[actor]
}
