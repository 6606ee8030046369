import { describe, expect, it } from 'vitest'
import { log as carpe } from '$games/carpe_diem/page/log'
import { log as helvetia } from '$games/helvetia/page/log'
import { log as villages } from '$games/bohemian_villages/page/log'
import { LANGUAGES, Texts } from '../src/i18n'
import type { EventInfo, ScorePartInfo } from '../src/protocol'
import { earned, Storyteller, turns, until } from '../src/table/story'
import { told, withoutName, type Part } from '../src/table/told'
import { endingText, filledLines, partText } from '../src/table/words'

const NAMES = ['Ada', 'Ben', 'Cleo']
const event = (kind: string, params: Record<string, unknown> = {}, ply = 1): EventInfo => ({ ply, kind, params })
const drawn = (parts: Part[] | undefined) =>
  (parts ?? []).map((part) => (typeof part === 'string' ? part : (part.icon ?? part.piece))).join('|')

describe('a sentence with pictures', () => {
  it.each(LANGUAGES)('says the same in words (%s)', (language) => {
    const texts = new Texts(language, 'bohemian_villages', NAMES)
    const dice = { pictures: [{ icon: 'die-3', label: '3' }, '+', { icon: 'die-4', label: '4' }], said: '3+4' }
    const { text, parts } = told(texts, 'event-chose', { seat: 2 }, { dice })
    expect(text).toBe(texts.say('event-chose', { seat: 2, dice: '3+4' }))
    expect(parts.map((part) => (typeof part === 'string' ? part : part.label)).join('')).toBe(text)
    expect(parts).toContainEqual({ icon: 'die-3', label: '3' })
  })

  it('leaves out the name that the head of the block says', () => {
    expect(withoutName(['Ada rolls ', 'x'], 'Ada')).toEqual({ name: 'Ada ', rest: ['rolls ', 'x'] })
    expect(withoutName(['Ada: makes '], 'Ada')).toEqual({ name: 'Ada: ', rest: ['makes '] })
    expect(withoutName(['Adam rolls'], 'Ada')).toEqual({ name: '', rest: ['Adam rolls'] })
  })
})

describe('the story', () => {
  const texts = new Texts('en', 'bohemian_villages', NAMES)
  const events = [
    event('turn', { seat: 2 }, 4),
    event('rolled', { seat: 2, dice: '3+4+4+6' }, 4),
    event('chose', { seat: 2, dice: '3+4' }, 5),
    event('set', { seat: 2, place: 3, kind: 'manufactory', village: 'Nenbrad' }, 6),
    event('turn', { seat: 0 }, 6),
    event('income', { seat: 0, inns: 2, churches: 0 }, 6),
    event('rolled', { seat: 0, dice: '1+1+2+5' }, 6),
    event('ended', { cause: 'bank' }, 7),
    event('final', { seat: 1, line: 'shops', points: 12 }, 7),
  ]

  it('has a block for each turn, and one for the end', () => {
    expect(turns(events).map((some) => some.length)).toEqual([4, 3, 2])
    const blocks = new Storyteller().tell(events, { log: villages }, texts, null)
    expect(blocks.map(({ title, seat }) => [title, seat])).toEqual([
      ['Cleo', 2],
      ['Ada', 0],
      ['The bank is empty: the game ends', null],
    ])
    expect(blocks[0]!.lines.map(({ text }) => text)).toEqual(['Cleo rolls 3 4 4 6', 'Cleo uses 3+4: a figure on the glassworks of Nenbrad'])
    expect(drawn(blocks[0]!.lines[0]!.parts)).toBe('Cleo rolls |die-3|die-4|die-4|die-6')
    expect(earned(blocks[1]!)).toBe(2)
  })

  it('does not begin a block within what is nobody’s', () => {
    const kinds = ['round_over', 'starter', 'round', 'turn', 'round_over'].map((kind) => event(kind, { seat: 0, round: 1 }))
    expect(turns(kinds, ['round_over', 'round']).map((some) => some.length)).toEqual([3, 1, 1])
  })

  it('ends where the past ends, in the middle of a turn too', () => {
    const [first] = new Storyteller().tell(events, { log: villages }, texts, null)
    expect(until(first!, 5).lines).toHaveLength(1)
    expect(until(first!, 3).lines).toHaveLength(0)
  })

  it('puts nothing into words twice that cannot change any more', () => {
    let told = 0
    const log = (some: EventInfo[], words: Texts) => {
      told += 1
      return villages(some, words)
    }
    const teller = new Storyteller()
    teller.tell(events, { log }, texts, null)
    expect(told).toBe(3)
    const again = teller.tell([...events, event('final', { seat: 2, line: 'shops', points: 5 }, 7)], { log }, texts, null)
    expect(told).toBe(4)
    expect(again[2]!.lines).toHaveLength(2)
    teller.tell(events, { log }, new Texts('de', 'bohemian_villages', NAMES), null)
    expect(told).toBe(7)
  })

  it('says which dice the bishop and tiles took', () => {
    const line = (kind: string) =>
      villages([event('chose', { seat: 1, dice: '2+2' }), event(kind, { seat: 1 })], texts).map(({ text }) => text)
    expect(line('bishop')).toEqual(['Ben uses 2+2 and fetches the bishop'])
    expect(line('took_tile')).toEqual(['Ben uses 2+2 and takes a special-action tile'])
  })
})

describe('pictures in the log', () => {
  const hen = { id: 'L07', sides: 'CC--', chimneys: 0, single: null, dark: false }
  const view = { hand: null, display: [], spaces: [], seats: [{ cells: [hen], stored_tiles: [] }] }

  it('of Carpe Diem are tiles as they lie, cards and goods', () => {
    const texts = new Texts('en', 'carpe_diem', NAMES)
    const lines = carpe(
      [
        event('took', { seat: 0, space: 2, slot: 1 }),
        event('built', { seat: 0, cell: 0, tile: 'L07' }, 2),
        event('finished', { seat: 0, kind: 'hen_yard', tiles: 4, chimneys: 0 }, 2),
        event('gained', { seat: 0, what: 'chicken', amount: 3, source: 'hen_yard' }, 2),
        event('met', { seat: 0, card: 'A04', wants: { herbs: 2 }, pays: { points: 4 }, times: 1 }, 3),
      ],
      texts,
      view,
    )
    expect(lines[2]!.text).toBe('Ada finishes a hen yard of 4: 3 chickens')
    expect(drawn(lines[2]!.parts)).toContain('cd-good-chicken')
    expect(drawn(lines[0]!.parts)).toContain('<g class="tile">')
    expect(lines[1]!.sign?.piece).toContain('<g class="tile">')
    expect(drawn(lines[3]!.parts)).toMatch(/cd-good-herbs.*→.*cd-points/)
  })

  it('of Helvetia are houses and goods', () => {
    const texts = new Texts('en', 'helvetia', NAMES)
    const [line] = helvetia(
      [
        event('worked', { seat: 0, good: 'brick', village: 0, place: 0 }),
        event('bought', { seat: 0, good: 'stone' }),
        event('built', { seat: 0, kind: 'bakehouse', village: 0, place: 3 }),
      ],
      texts,
    )
    expect(line!.sign?.icon).toBe('hv-house-bakehouse')
    expect(drawn(line!.parts)).toBe('Ada builds: bakehouse (|makes |hv-good-brick|; |buys |hv-good-stone|)')
  })
})

describe('lines of a result', () => {
  const score = (...points: number[]) => ({ total: 0, lines: points.map((number, index): [string, number] => [`line${index}`, number]) })
  const part = (reason: string) => ({ reason, params: {}, points: 0 })

  it('in which nobody has anything are left out', () => {
    expect(filledLines([score(0, 3, 0), score(0, 0, 0)])).toEqual(['line1'])
  })

  it('stay if there is something to say about their 0', () => {
    const account: Record<string, ScorePartInfo[]>[] = [{ line0: [part('no-shop')], line2: [part('hall-open')] }, {}]
    expect(filledLines([score(0, 3, 0), score(0, 0, 0)], account)).toEqual(['line1', 'line2'])
  })

  it.each(LANGUAGES)('say why they are 0 (%s)', (language) => {
    const texts = new Texts(language, 'bohemian_villages', NAMES)
    expect(partText({ reason: 'hall-open', params: { village: 'Nenbrad', free: 1 } }, texts)).toMatch(/Nenbrad/)
    expect(endingText({ rule: 'B-10', reason: 'no-figures', params: { seat: 2 } }, texts)).toMatch(/Cleo/)
  })
})
