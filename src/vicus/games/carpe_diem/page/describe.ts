/** A move in words, and where it is made. */
import type { Texts } from '$page/i18n'
import type { ActionInfo } from '$page/protocol'
import type { Described } from '$page/games'
import { read, ROW, type Card } from './pieces'
import type { Tile } from './view'
import { cardText, tileText } from './words'

export function describe({ text, value }: ActionInfo, shown: Record<string, unknown> | null, texts: Texts): Described {
  const { say } = texts
  const view = read(shown)!
  const type = String(value.type)
  const { space, slot, row, column, circle, place } = value as Record<string, number>
  const tile = (found: Tile | null | undefined) => (found ? tileText(found, texts) : '')
  const card = (found: Card | null | undefined) => (found ? cardText(found, texts) : '')
  switch (type) {
    case 'start':
      return { text: say('action-start', value), places: [`space-${space}`] }
    case 'take':
    case 'bread':
      return {
        text: say(`action-${type}`, { space, tile: tile(view.spaces[space!]?.tiles[slot! - 1]) }),
        places: [`tile-${space}-${slot}`],
      }
    case 'craft':
      return { text: say('action-craft', { tile: tile(view.display[slot! - 1]) }), places: [`craft-${slot}`] }
    case 'build':
      return {
        text: say('page-cd-build-at', { row: row! + 1, column: column! + 1, turn: Number(value.turn) }),
        places: [`cell-${view.seat}-${row! * ROW + column!}`],
      }
    case 'disc':
      return {
        text: say('action-disc', { circle, brings: (view.circles[circle!]?.cards ?? []).map((at) => card(view.cards[at])).join(' / ') }),
        places: [`circle-${circle}`],
      }
    case 'card':
      return { text: say('action-card', { card: card(view.cards[place!]) }), places: [`card-${place}`, text] }
    default:
      return { text: say(`action-${type}`, value), places: [text] }
  }
}
