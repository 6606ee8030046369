import { expect, test } from 'vitest'
import { offered } from '../src/lobby/offered'
import { FACES, personLook } from '../src/parts/faces'
import { dealtOrder, seatOf } from '../src/parts/palette'
import type { GameInfo, SeatInfo } from '../src/protocol'
import { remembered, standing } from '../src/table/room/room'

const seat = (told: Partial<SeatInfo>): SeatInfo => ({ kind: 'guest', name: '', level: null, online: true, votes: 0, ...told })
const host = seat({ host: true, colour: 4 })
const bot = seat({ kind: 'bot', level: 'strong', ready: true })
const free = seat({ kind: 'free' })
const room = (...seats: SeatInfo[]) => ({
  seats,
  you: 0,
  host: true,
  settings: { options: { movement: 'ring' }, open: false, watch: true, hints: false, begins: 0 },
})

test('who is waited for, and how many play if it begins now', () => {
  expect(standing(room(host, seat({}), bot, free), 2)).toMatchObject({
    players: 3,
    ready: 2,
    missing: [1],
    free: 1,
    tooFew: false,
    alone: false,
  })
  expect(standing(room(host, seat({ ready: true }), free), 2)).toMatchObject({ ready: 2, missing: [], tooFew: false })
  expect(standing(room(host, free, free), 2)).toMatchObject({ tooFew: true, alone: true, free: 2 })
  expect(standing({ ...room(bot, bot, free), you: null }, 2), 'nobody sits there').toMatchObject({ tooFew: true, alone: false })
})

test('a table is remembered with its bots, and with how many others sat there', () => {
  const kept = remembered(room(host, seat({ colour: 1 }), bot, free))
  expect(kept.seats).toEqual([
    { kind: 'me', colour: 4 },
    { kind: 'bot', level: 'casual' },
    { kind: 'bot', level: 'strong' },
    { kind: 'bot', level: 'casual' },
  ])
  expect(kept).toMatchObject({ friends: 2, listed: false, options: { movement: 'ring' }, terms: { watch: true, hints: false } })
  expect('begins' in kept.terms, 'who began is not remembered').toBe(false)
  expect(remembered({ ...room(host, bot), settings: { options: {}, open: true, begins: -1 } }).terms).toEqual({ begins: -1 })
})

test('what was remembered is offered as far as it fits', () => {
  const game: GameInfo = {
    name: 'g',
    players: [2, 3],
    options: { movement: ['star', 'ring'] },
    designer: '',
    publisher: '',
    rules_version: 1,
  }
  const kept = remembered(room(host, bot))
  expect(offered(game, kept, ['casual', 'strong'])).toEqual(kept)
  expect(offered(game, kept, ['casual'])?.seats[1]).toEqual({ kind: 'bot', level: 'casual' })
  expect(offered({ ...game, options: {} }, kept, ['strong'])?.options).toEqual({})
  expect(offered({ ...game, players: [3] }, kept, ['strong'])).toBeNull()
  expect(offered(game, undefined, [])).toBeNull()
})

test('every colour has a place, whoever has chosen which', () => {
  expect(dealtOrder([])).toEqual([0, 1, 2, 3, 4])
  expect(dealtOrder([4, 1])).toEqual([4, 1, 0, 2, 3])
  expect(dealtOrder([2, 0, 1])).toEqual([2, 0, 1, 3, 4])
  expect(dealtOrder([0, 1, 2, 3, 4, 5])).toEqual([0, 1, 2, 3, 4])
  expect(seatOf(4, [4, 1])).toBe(0)
  expect(seatOf(3, [4, 1])).toBe(4)
  for (const colours of [[], [3], [4, 3, 2, 1, 0]]) expect([...dealtOrder(colours)].sort()).toEqual([0, 1, 2, 3, 4])
})

test('every face is drawn, and the doll is none of them', () => {
  expect(FACES.length).toBeGreaterThan(7)
  for (const face of FACES) expect(personLook(face)).not.toBeNull()
  expect(personLook('')).toBeNull()
  expect(personLook('of a later version')).toBeNull()
})
