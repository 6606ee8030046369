/** The part of the page for games that have none of their own: everything that a view and the legal actions tell. */
import type { GamePart, LogLine } from '../games'
import type { Texts } from '../i18n'
import type { EventInfo } from '../protocol'
import { fetchTexts } from '../texts.svelte'
import Board from './Board.svelte'
import BroughtBoard from './BroughtBoard.svelte'
import { fetchModule } from './brought'
import './generic.css'
import Seat from './Seat.svelte'
import { ListedSelection } from './selection.svelte'
import Tray from './Tray.svelte'
import { actionText, eventText } from './words'

/** Said by the name of whoever is to play. */
const SILENT = ['turn']

export function log(events: EventInfo[], texts: Texts): LogLine[] {
  return events
    .filter((event) => !SILENT.includes(event.kind))
    .map((event) => ({
      ply: event.ply,
      seat: typeof event.params.seat === 'number' ? event.params.seat : null,
      text: eventText(event, texts),
      gain: 0,
      places: [],
      kind: event.kind,
      event,
    }))
}

export const generic: GamePart = {
  unit: 'score-total',
  ownOnBoard: false,
  selection: (table) => new ListedSelection(table),
  Board,
  Tray,
  Enlarged: Seat,
  flights: () => [],
  sounds: { ended: 'end' },
  log,
  describe: (action, _, texts) => ({ text: actionText(action, texts), places: [action.text] }),
}

/** A game that the page was not built with, as soon as its words are here; with the board that its package brings, if that can be had. */
export async function load(game: string, brought: boolean): Promise<GamePart> {
  const [found] = await Promise.all([brought && fetchModule(game), fetchTexts(game)])
  return found ? { ...generic, Board: BroughtBoard } : generic
}
