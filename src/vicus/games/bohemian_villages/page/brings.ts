/** What the server says that a move would bring, in words. */
import type { Texts } from '$page/i18n'
import type { Preview, View } from './view'

/** One sentence for each thing; “Nothing at once.” if there is none. */
export function brings(preview: Preview, view: View, { say }: Texts): string {
  const mine = view.viewer
  const village = (place: number) => view.villages.find(({ buildings }) => buildings.some((building) => building.place === place))?.name
  const paid = (preview.pays ?? []).map(({ seat, coins }) =>
    say(seat === mine ? 'page-bv-brings-coins' : 'page-bv-brings-others', { owner: seat, coins }),
  )
  const woken = (preview.wakes ?? []).map(({ seat, place }) =>
    say(seat === mine ? 'page-bv-brings-own-active' : 'page-bv-brings-active', { owner: seat, village: village(place) }),
  )
  const back = mine === null ? 0 : (preview.returns?.[mine] ?? 0)
  const parts = [
    preview.evicts === undefined ? '' : say('page-bv-brings-evicts', { owner: preview.evicts }),
    preview.gets ? say(`page-bv-brings-${preview.gets}`) : '',
    ...woken,
    preview.scores ? say('page-bv-brings-scores', { kind: preview.scores }) : '',
    ...paid,
    back ? say('page-bv-brings-back', { number: back }) : '',
    preview.fills ? say('page-bv-brings-full') : '',
    preview.bishop_from === undefined ? '' : say('page-bv-brings-bishop', { owner: preview.bishop_from }),
    preview.ends ? say('page-bv-brings-end') : '',
  ].filter(Boolean)
  return parts.length ? parts.join(' ') : say('page-bv-brings-nothing')
}
