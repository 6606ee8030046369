/** What a click on something means, as values of actions: by what is asked, and by the person that is chosen. */
import type { ActionInfo } from '$page/protocol'
import type { Bear, Build, Deliver, Good, Kind, Marry, Person, Phase, Quarter, StartKind, Value, View, Wake } from './view'

/** An action that may be done now. */
export type Legal = Omit<ActionInfo, 'value'> & { value: Value }
/** A person, or the neutral coin of a game for two. */
export type Actor = Person | 'neutral'
/** Acting with a person: with a coin, or (`extra`) with the person's tile. */
export interface Mode {
  actor: Actor
  extra: boolean
}
/** What a person tile allows, too. */
type Deed = Build | Deliver | Wake | Marry | Bear

const ACTORS: Partial<Record<Value['type'], Actor>> = {
  build: 'builder',
  deliver: 'carter',
  wake: 'watchman',
  wake_nobody: 'watchman',
  marry: 'priest',
  bear: 'midwife',
  neutral_build: 'neutral',
  neutral_marry: 'neutral',
}

const isDeed = (value: Value): value is Deed => 'extra' in value || ['build', 'deliver', 'wake', 'marry', 'bear'].includes(value.type)
export const isExtra = (value: Value) => isDeed(value) && value.extra === true
/** The same deed with the tile. */
export const withTile = (value: Value): Value => (isDeed(value) ? { ...value, extra: true } : value)
const prefixed = (value: Deed, extra: boolean): Value => (extra ? withTile(value) : value)

/** The same text for the same action, whatever the order of its fields. */
export const keyOf = (value: Value) =>
  Object.entries(value)
    .filter(([, part]) => part !== false)
    .map(([name, part]) => `${name}=${String(part)}`)
    .sort()
    .join(' ')

/** Who acts when this is done; null for what is no person's deed. */
export const actorOf = (value: Value): Actor | null => ACTORS[value.type] ?? null

export const belongsTo = (value: Value, mode: Mode) => actorOf(value) === mode.actor && isExtra(value) === mode.extra

/** The plan of these is proposed before anything is sent. */
export const isPayable = (value: Value): value is Build | Deliver => value.type === 'build' || value.type === 'deliver'

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
export function lotActions(view: View, seat: number, mode: Mode | null, village: number, place: number): Value[] {
  const own = village === seat
  const lay: Value[] = [{ type: 'lay', place }]
  const settle = (['woman', 'man', 'nobody'] as const).map((who): Value => ({ type: 'settle', place, who }))
  const byPhase: Partial<Record<Phase, Value[]>> = {
    lay,
    neutral_place: lay,
    place: lay,
    pair_1: settle.slice(0, 2),
    school: settle,
    pair_3: [{ type: 'marry', source: 'centre', village, place }],
    worker: [{ type: 'work', village, place }],
  }
  const asked = byPhase[view.phase]
  if (asked) {
    const where = site(view, seat)?.village ?? (view.phase === 'pair_1' || view.phase === 'school' ? seat : village)
    return where === village ? asked : []
  }
  if (view.phase !== 'act') return []
  const extra = mode?.extra ?? false
  if (mode?.actor === 'neutral') return own ? [{ type: 'neutral_marry', place }] : []
  if (own && view.villages[village]!.places[place]!.kind === null) return lay
  const deeds = own
    ? (['woman', 'man'] as const).map((sex): Deed => ({ type: 'bear', place, sex }))
    : (['centre', 'school'] as const).map((source): Deed => ({ type: 'marry', source, village, place }))
  return deeds.map((value) => prefixed(value, extra && mode?.actor === (own ? 'midwife' : 'priest')))
}

/** What a click on a kind of building beside the table means. */
export function kindAction(view: View, mode: Mode | null, kind: Kind): Value {
  if (view.phase === 'draft') return { type: 'choose', kind: kind as StartKind }
  if (view.phase === 'neutral_kind') return { type: 'neutral', kind: kind as StartKind }
  if (view.phase === 'act' && mode?.actor === 'neutral') return { type: 'neutral_build', kind }
  return prefixed({ type: 'build', kind }, mode?.actor === 'builder' && mode.extra)
}

export function goodAction(view: View, mode: Mode | null, good: Good): Value {
  if (view.phase === 'input') return { type: 'from', good }
  return prefixed({ type: 'deliver', good }, mode?.actor === 'carter' && mode.extra)
}

export const quarterAction = (mode: Mode | null, village: number, quarter: Quarter): Value =>
  prefixed({ type: 'wake', village, quarter }, mode?.actor === 'watchman' && mode.extra)

/** A deed of a person that can be asked about when the person can do nothing: the reason is told for this one. */
export function example(view: View, seat: number, actor: Actor): Value {
  const own = view.villages[seat]!
  const settled = own.places.find((place) => place.home && place.guest) ?? own.places.find((place) => place.home)
  const other = view.villages.find((village) => village.village !== seat)
  const alone = other?.places.find((place) => place.home && !place.guest) ?? other?.places.find((place) => place.home)
  const kinds = Object.keys(view.offer) as Kind[]
  const goods: Good[] = ['wood', 'brick', 'stone', 'grain', 'water']
  const deeds: Record<Actor, Value> = {
    builder: { type: 'build', kind: kinds.find((kind) => !view.seats[seat]!.kinds.includes(kind)) ?? kinds[0] ?? 'mine' },
    carter: { type: 'deliver', good: goods.find((good) => !view.seats[seat]!.delivered.includes(good)) ?? 'wood' },
    watchman: { type: 'wake', village: seat, quarter: 'top_left' },
    priest: { type: 'marry', source: 'centre', village: other?.village ?? 0, place: alone?.place ?? 0 },
    midwife: { type: 'bear', place: settled?.place ?? 0, sex: 'woman' },
    neutral: { type: 'neutral_build', kind: kinds[0] ?? 'mine' },
  }
  return deeds[actor]
}
