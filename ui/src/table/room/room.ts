/** Who is ready in the waiting room, what keeps the game from beginning, and what the host's last table was like. */
import type { SeatPlan, TableView } from '../../protocol'
import { DEFAULT_LEVEL, type Remembered } from '../../settings.svelte'

export const BY_LOT = -1

type Room = Pick<TableView, 'seats' | 'you' | 'host' | 'settings'>

/** How things stand: how many play if it begins now, who is still waited for, and how many seats would be left out. */
export interface Standing {
  players: number
  people: number
  ready: number
  /** Seats of those who are not ready; the host is when beginning. */
  missing: number[]
  free: number
  /** So few that the game cannot begin. */
  tooFew: boolean
  /** Nobody else sits here: bots can take the free seats at the start. */
  alone: boolean
}

export function standing(room: Room, least: number): Standing {
  const numbered = room.seats.map((seat, number) => ({ ...seat, number }))
  const people = numbered.filter((seat) => seat.kind === 'guest')
  const players = numbered.filter((seat) => seat.kind !== 'free').length
  const missing = people.filter((seat) => !seat.ready && !seat.host).map((seat) => seat.number)
  return {
    players,
    people: people.length,
    ready: numbered.filter((seat) => seat.kind !== 'free' && (seat.ready || seat.host)).length,
    missing,
    free: numbered.length - players,
    tooFew: players < least || people.length === 0,
    alone: people.length === 1 && people[0]!.number === room.you,
  }
}

/** The table as it is to be offered for the next time: whoever else sat there may come again, or a bot plays. */
export function remembered(room: Room): Remembered {
  const seats = room.seats.map<SeatPlan>((seat, number) => {
    if (number === room.you) return { kind: 'me', colour: seat.colour }
    return { kind: 'bot', level: seat.level ?? DEFAULT_LEVEL }
  })
  const { options, open, begins, ...rest } = room.settings
  const friends = room.seats.filter((seat, number) => seat.kind !== 'bot' && number !== room.you).length
  return { seats, friends, listed: open, options, terms: { ...rest, ...(begins === BY_LOT ? { begins } : {}) } }
}
