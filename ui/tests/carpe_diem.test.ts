import { describe, expect, it } from 'vitest'
import { flights } from '$games/carpe_diem/page/flights'
import { slotCorner, spot, SIZE, taskSign } from '$games/carpe_diem/page/geometry'
import { lastPlaces } from '$games/carpe_diem/page/last'
import { log } from '$games/carpe_diem/page/log'
import { bringsText, buildText } from '$games/carpe_diem/page/preview'
import { paint, pictures, turned } from '$games/carpe_diem/page/tile'
import { drawing, KINDS, lines, type Amounts, type Card, type Seat } from '$games/carpe_diem/page/pieces'
import { GOODS, type Preview, type Task, type Tile } from '$games/carpe_diem/page/view'
import { cardText, fountainText, tileText } from '$games/carpe_diem/page/words'
import { LANGUAGES, Texts } from '../src/i18n'

const tile = (sides: string, more: Partial<Tile> = {}): Tile => ({ id: 'L01', sides, chimneys: 0, single: null, dark: false, ...more })
const card = (colour: Card['colour'], require: Amounts, payout: Amounts): Card => ({
  id: 'A04',
  deck: 'A',
  colour,
  require: require as Card['require'],
  payout: payout as Card['payout'],
  provenance: 'rulebook',
})
const brought = (amounts: Amounts) => amounts as Preview['brings']
const task = (side: Task['side'], cells: number[]): Task => ({ side, slot: 1, kind: 'pond', points: 5, cells, met: false })
const event = (kind: string, params: Record<string, unknown> = {}, ply = 1) => ({ ply, kind, params })
const texts = (language: (typeof LANGUAGES)[number]) => new Texts(language, 'carpe_diem', ['Ada', 'Ben'])
const english = texts('en')
const column = [0, 6, 12, 18, 24, 30]
const row = [0, 1, 2, 3, 4, 5]

describe('a tile', () => {
  it('turns clockwise', () => {
    expect(turned(tile('PPM-'), 1).sides).toBe('-PPM')
    expect(turned(tile('PPM-'), 4).sides).toBe('PPM-')
  })

  it('is told by its pictures and their sides', () => {
    expect(pictures(tile('PPM-'))).toEqual([
      { kind: 'pond', sides: [0, 1] },
      { kind: 'merchant', sides: [2] },
    ])
    expect(tileText(tile('PPM-'), english)).toBe("Pond (top, right); merchant's dwelling (bottom)")
    expect(tileText(tile('----', { single: 'market' }), english)).toBe('Market')
    expect(tileText(tile('VV--', { chimneys: 2 }), texts('de'))).toBe('Villa (oben, rechts); 2 Schornsteine')
  })

  it('is drawn with a picture on each part, and as many chimneys as it has', () => {
    expect(paint(tile('P-M-'))).toContain('#icon-cd-good-fish')
    expect(paint(tile('P-M-'))).toContain('#icon-cd-sign-merchant')
    expect(paint(tile('VVV-', { chimneys: 2 })).match(/class="chimney"/g)).toHaveLength(2)
    expect(paint(tile('----', { single: 'bakery' }))).toContain('#icon-cd-bakery')
  })

  it('brings nothing into the document but names', () => {
    expect(paint(tile('----', { single: 'x"/><script>' as 'bakery' }))).not.toContain('script')
    expect(paint(tile('"<script>' as 'P-M-'))).not.toContain('script')
  })
})

describe('the seven spaces', () => {
  it('are linked by a star or a ring', () => {
    expect(lines('star')).toContainEqual([0, 3])
    expect(lines('star')).toContainEqual([4, 0])
    expect(lines('ring')).toEqual(Array.from({ length: 7 }, (_, space) => [space, (space + 1) % 7]))
  })

  it('lie apart from each other, with four tiles around their middle', () => {
    for (let space = 0; space < 7; space++) {
      const [a, b] = [slotCorner(space, 0), slotCorner(space, 3)]
      expect((a.x + b.x) / 2 + 23).toBeCloseTo(spot(space).x)
      expect((a.y + b.y) / 2 + 23).toBeCloseTo(spot(space).y)
    }
  })

  it('leave the signs of tasks on the frame, each at its side', () => {
    expect(taskSign(task('N', column)).y).toBeLessThan(36)
    expect(taskSign(task('S', column)).y).toBeGreaterThan(SIZE - 36)
    expect(taskSign(task('W', row)).x).toBeLessThan(36)
    expect(taskSign(task('E', row)).x).toBeGreaterThan(SIZE - 36)
  })
})

describe('cards in words', () => {
  it.each([
    ['en', 'Hand in 2 herbs: 4 points each time.', 'Have 1 finished pond and 1 finished herb garden: 1 coin and 1 bread each time.'],
    [
      'de',
      'Abgeben: 2 Kräuter – jedes Mal 4 Siegpunkte.',
      'Haben: 1 fertiger Teich und 1 fertiger Kräutergarten – jedes Mal 1 Münze und 1 Brot.',
    ],
    ['ru', 'Отдать: 2 пучка трав — каждый раз 4 очка.', 'Иметь: 1 завершённый пруд и 1 завершённый огород — каждый раз 1 монета и 1 хлеб.'],
  ] as const)('say what they want and bring (%s)', (language, give, have) => {
    expect(cardText(card('red', { herbs: 2 }, { points: 4 }), texts(language))).toBe(give)
    expect(cardText(card('green', { pond: 1, herb_garden: 1 }, { coins: 1, breads: 1 }), texts(language))).toBe(have)
  })

  it.each(LANGUAGES)('have a word for everything that is wanted, owned or brought (%s)', (language) => {
    const { has } = texts(language)
    const known = texts(language)
    const things = [...KINDS, ...GOODS, 'coins', 'breads', 'points', 'steps', 'chimneys', 'any_landscape', 'any_dwelling']
    const shown = ['grapes', 'herbs', 'chicken', 'fish', 'coins', 'breads', 'stored', 'fountain_cards', 'discs', 'banderole', 'shovel']
    const keys = [
      ...things.map((thing) => `amount-${thing}`),
      ...KINDS.map((kind) => `page-cd-about-${kind}`),
      ...[...shown, 'track', 'display'].flatMap((thing) => [`page-cd-thing-${thing}`, `page-cd-about-${thing}`]),
      ...['start', 'take', 'reward', 'craft', 'fountain', 'disc', 'card'].map((phase) => `page-cd-ask-${phase}`),
      ...['start', 'take', 'store', 'reward', 'craft', 'fountain', 'disc', 'card', 'pay', 'breads'].map(
        (phase) => `page-cd-ask-${phase}-hint`,
      ),
      ...['own', 'forum', 'cards', 'others'].map((part) => `page-cd-tab-${part}`),
      ...['turn-tile', 'answer'].map((key) => `page-key-${key}`),
      'page-line',
    ]
    expect(keys.filter((key) => !has.call(known, key))).toEqual([])
    const words = KINDS.map((kind) => fountainText(kind, known, 'standard'))
    expect(new Set(words).size).toBe(KINDS.length)
    expect(words.every((text) => text.includes('2'))).toBe(true)
  })

  it('have a drawing for everything', async () => {
    const { readdirSync } = await import('node:fs')
    const icons = new Set(
      [...readdirSync('src/icons'), ...readdirSync('../src/vicus/games/carpe_diem/page/icons')].map((name) => name.slice(0, -4)),
    )
    const things = [...KINDS, ...GOODS, 'coins', 'breads', 'points', 'steps', 'chimneys', 'any_landscape', 'any_dwelling']
    expect(things.map(drawing).filter((name) => !icons.has(name))).toEqual([])
  })
})

describe('what something would bring', () => {
  it('is told with what it costs', () => {
    expect(bringsText({ points: 4, herbs: -2 }, english)).toBe('4 points, for 2 herbs')
    expect(bringsText({ points: -8 }, english)).toBe('minus 8 points')
    expect(bringsText({}, english)).toBe('nothing')
  })

  it('of a placement is a sentence', () => {
    const seat = { frame: [task('N', column)] } as Seat
    const finishes = [
      { kind: 'villa' as const, tiles: 2, chimneys: 2 },
      { kind: 'herb_garden' as const, tiles: 2, chimneys: 0 },
    ]
    expect(buildText({ finishes, brings: brought({ herbs: 1 }), tasks: [0] }, seat, english)).toBe(
      'Finishes a villa with 2 chimneys and a herb garden of 2: 1 herb; a frame task, 5 at the end.',
    )
    expect(buildText({ finishes: [], brings: brought({}), tasks: [] }, seat, english)).toBe('Finishes nothing yet.')
    expect(buildText({ finishes, brings: brought({ herbs: 1 }) }, seat, texts('de'))).toBe(
      'Stellt eine Villa mit 2 Schornsteinen und einen Kräutergarten aus 2 Plättchen fertig: 1 Kraut.',
    )
  })
})

describe('the log', () => {
  it('tells what a line brought, and points at its place', () => {
    const lines = log(
      [
        event('took', { seat: 0, space: 2, slot: 1 }),
        event('built', { seat: 0, cell: 8, tile: 'L01' }, 2),
        event('banderole', { seat: 0, cell: 8 }, 2),
        event('steps', { seat: 0, steps: 1, space: 3 }, 2),
        event('finished', { seat: 0, kind: 'pond', tiles: 3, chimneys: 0 }, 2),
        event('gained', { seat: 0, what: 'fish', amount: 2, source: 'pond' }, 2),
      ],
      english,
    )
    expect(lines.map((line) => line.text)).toEqual([
      'Ada takes a tile from space 2',
      'Ada builds a tile: 1 step',
      'Ada finishes a pond of 3: 2 fish',
    ])
    expect(lines[0]!.places).toContain('space-2')
    expect(lines[2]!.places).toEqual(['cell-0-8'])
  })

  const herbs = { card: 'A04', wants: { herbs: 2 }, pays: { points: 4 } }
  const set = { card: 'B01', wants: { grapes: 1, herbs: 1 }, pays: { points: 3 } }

  it.each([
    ['en', 'Ben meets “2 herbs → 4 points” 2 times', 'Ben does not meet “1 grape + 1 herb → 3 points” and loses 4 points'],
    [
      'de',
      'Ben erfüllt „2 Kräuter → 4 Siegpunkte“ 2-mal',
      'Ben erfüllt „1 Traube + 1 Kraut → 3 Siegpunkte“ nicht und verliert 4 Siegpunkte',
    ],
  ] as const)('says what a card shows, not its code (%s)', (language, met, missed) => {
    const said = log([event('met', { seat: 1, ...herbs, times: 2 }), event('missed', { seat: 1, ...set, points: 4 })], texts(language))
    expect(said.map((line) => line.text)).toEqual([met, missed])
  })

  it('counts points won and lost', () => {
    const lines = log(
      [
        event('settles', { seat: 1, ...herbs, place: 5 }),
        event('met', { seat: 1, ...herbs, times: 2 }),
        event('gained', { seat: 1, what: 'points', amount: 8, source: 'card' }),
        event('missed', { seat: 1, ...set, points: 4 }),
      ],
      english,
    )
    expect(lines.map((line) => line.gain)).toEqual([8, -4])
    expect(lines[0]!.places).toEqual(['card-5'])
  })
})

describe('movement', () => {
  const seats = [{ cells: [null, tile('P-M-')] }, { cells: [tile('P-M-')] }]

  it('takes a tile from its space to the quarter, and goods from there', () => {
    const found = flights(
      [
        event('took', { seat: 1, space: 4, slot: 2 }),
        event('built', { seat: 1, cell: 0, tile: 'L01' }),
        event('gained', { seat: 1, what: 'fish', amount: 2, source: 'pond' }),
        event('steps', { seat: 1, steps: 1, space: 7 }),
      ],
      { seats, hand: null },
    )
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      ['tile-4-2', 'cell-1-0'],
      ['cell-1-0', 'fish-1'],
      ['cell-1-0', 'track-7'],
    ])
  })

  it('takes one’s own tile to the hand', () => {
    const found = flights([event('took', { seat: 0, space: 4, slot: 2 })], { seats, hand: tile('P-M-') })
    expect(found).toMatchObject([{ from: 'tile-4-2', to: 'hand' }])
  })

  it('leaves a mark where the newest move was', () => {
    const events = [event('built', { seat: 0, cell: 3 }, 1), event('disc', { seat: 1, circle: 9 }, 2), event('met', { seat: 1 }, 3)]
    expect([...lastPlaces(events, undefined, 3)]).toEqual([['circle-9', 1]])
    expect([...lastPlaces(events, undefined, 1)]).toEqual([['cell-0-3', 0]])
  })
})
