/** A move in words, and where it is made. */
import type { Texts } from '$page/i18n'
import type { ActionInfo } from '$page/protocol'
import type { Described } from '$page/games'
import { site } from './intents'
import { read } from './pieces'
import type { View } from './view'
import { villageName } from './words'

type Value = Record<string, unknown>

export function describe({ text, value }: ActionInfo, shown: Record<string, unknown> | null, texts: Texts): Described {
  const view = read(shown)!
  const words = inWords(String(value.type), value, view, texts)
  return { text: value.extra ? texts.say('action-extra', { what: words }) : words, places: [...places(value, view), text] }
}

function inWords(type: string, value: Value, view: View, texts: Texts): string {
  const { say } = texts
  const seat = view.seat ?? 0
  const village = Number(value.village ?? seat)
  const place = Number(value.place ?? 0)
  const there = view.villages[village]?.places[place]
  const whose = () => villageName(view.villages[village]!, view.viewer, texts)
  switch (type) {
    case 'rob':
    case 'dowry':
      return say(`action-${type}`, { kind: value.kind, owner: value.seat })
    case 'lay': {
      const quarters = (there?.quarters ?? []).map((quarter) => say(`quarter-${quarter}`))
      return say('action-lay', { place, quarter: quarters.join(', ') })
    }
    case 'settle':
      return value.who === 'nobody'
        ? say('action-settle-nobody', { place, kind: there?.kind })
        : say('action-settle', { place, kind: there?.kind, sex: value.who })
    case 'work':
      return say('action-work', { village: whose(), kind: there?.kind, place })
    case 'marry':
      return say('action-marry', {
        source: value.source,
        village: whose(),
        who: say(`sex-${there?.home?.sex ?? 'woman'}`),
        kind: there?.kind,
      })
    case 'wake':
      return say('action-wake', { quarter: value.quarter, village: whose() })
    case 'bear':
    case 'neutral_marry':
      return say(`action-${type}`, { kind: there?.kind, sex: value.sex })
    default:
      return say(`action-${type}`, value)
  }
}

function places({ type, ...value }: Value, view: View): string[] {
  const seat = view.seat ?? 0
  const { kind, good } = value
  if (type === 'rob') return [`rob-${String(value.seat)}-${String(kind)}`]
  if (type === 'wake') return [`quarter-${String(value.village)}-${String(value.quarter)}`]
  if (typeof value.place === 'number') {
    const village = value.village ?? (type === 'lay' ? (site(view, seat)?.village ?? seat) : seat)
    return [`lot-${String(village)}-${value.place}`]
  }
  if (typeof kind === 'string') return [`kind-${kind}`]
  return typeof good === 'string' ? [`good-${good}`] : []
}
