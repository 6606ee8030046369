/** What each component is, what it does and its rule. */
import type { Texts } from '$page/i18n'
import type { Tip } from '$page/parts/tip.svelte'
import { pictures } from './tile'
import { RULES, type Box, type Card, type Kind, type Seat } from './pieces'
import type { Task, Tile } from './view'
import { capital, cardText, cellText, fountainText, tileText } from './words'

const printed = (box: Box, { say }: Texts) => (box === 'standard' ? say('page-cd-reconstructed') : undefined)

/** A tile that lies somewhere: what it shows, and what its pictures bring. */
export function tileTip(tile: Tile, texts: Texts, box: Box, more = ''): Tip {
  const kinds: Kind[] = tile.single ? [tile.single] : pictures(tile).map((picture) => picture.kind)
  const about = kinds.map((kind) => texts.say(`page-cd-about-${kind}`)).join(' ')
  return { title: tileText(tile, texts), text: [more, about].filter(Boolean).join(' '), rule: RULES[kinds[0]!], note: printed(box, texts) }
}

export function cardTip(card: Card, texts: Texts): Tip {
  const { say } = texts
  return {
    title: say(card.colour === 'red' ? 'page-cd-red' : 'page-cd-green'),
    text: `${cardText(card, texts)} ${say('page-cd-card-missed')}`,
    rule: RULES[card.colour],
    note: card.provenance === 'rulebook' ? undefined : say('page-cd-provenance', { provenance: say(`provenance-${card.provenance}`) }),
  }
}

export function taskTip(task: Task, texts: Texts, box: Box): Tip {
  const { say } = texts
  return {
    title: say('page-cd-task', { kind: task.kind, points: task.points }),
    text: say(task.met ? 'page-cd-task-done' : 'page-cd-task-open'),
    rule: RULES.task,
    note: printed(box, texts),
  }
}

/** The tip of a thing that is counted: goods, coins, discs … */
export function thingTip(thing: string, { say }: Texts, amount?: number, more = ''): Tip {
  return {
    title: `${capital(say(`page-cd-thing-${thing}`))}${amount === undefined ? '' : `: ${amount}`}`,
    text: [say(`page-cd-about-${thing}`), more].filter(Boolean).join(' '),
    rule: RULES[thing],
  }
}

/** Fountain cards: one's own by name, others' only counted. */
export function fountainTip(seat: Seat, texts: Texts, box: Box): Tip {
  const names = (seat.fountains ?? []).map((kind) => `${fountainText(kind, texts, box)}.`)
  return thingTip('fountain_cards', texts, seat.fountain_cards, names.join(' '))
}

/** A cell of a quarter as a screen reader says it. */
export function cellSpoken(cell: number, seat: Seat, texts: Texts): string {
  const { say } = texts
  const tile = seat.cells[cell]
  const done = Object.entries(seat.done)
    .filter(([, cells]) => cells.includes(cell))
    .map(([kind]) => say('page-cd-finished-kind', { kind }))
  const what = tile
    ? [tileText(tile, texts), ...done].join(', ')
    : [
        say('page-cd-empty'),
        seat.banderoles.includes(cell) ? say('page-cd-thing-banderole') : '',
        seat.shovel === cell ? say('page-cd-thing-shovel') : '',
      ]
        .filter(Boolean)
        .join(', ')
  return `${cellText(cell, texts)}: ${what}`
}

export function cellTip(cell: number, seat: Seat, texts: Texts, box: Box): Tip {
  const tile = seat.cells[cell]
  if (tile) return tileTip(tile, texts, box)
  if (seat.banderoles.includes(cell)) return { ...thingTip('banderole', texts), note: printed(box, texts) }
  if (seat.shovel === cell) return { ...thingTip('shovel', texts), note: printed(box, texts) }
  return { title: cellText(cell, texts), text: texts.say('page-cd-about-cell'), rule: 'C-21' }
}
