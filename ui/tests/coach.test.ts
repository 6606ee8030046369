import { describe, expect, it, vi } from 'vitest'
import { Coach } from '../src/coach/coach.svelte'
import { MARKABLE, marked, used } from '../src/coach/marks'
import { formOf } from '../src/coach/memory.svelte'
import { LANGUAGES, Texts } from '../src/i18n'
import { HOUSE, type HouseSign } from '../src/legend/house'
import { GOOD, isTime, limits, meant, mistake, MOST, NEWCOMER, seen, STREAK, type Form } from '../src/coach/judge'
import type { ActionInfo, Appraisal, WorthInfo } from '../src/protocol'
import type { Intent, Table } from '../src/table/table.svelte'

const action = (text: string, value: Record<string, unknown> = { type: text }): ActionInfo => ({ id: 0, text, value })
const worth = (text: string, chance: number, lead: number, doubt = 0.01): WorthInfo => ({
  action: action(text),
  visits: 400,
  chance,
  doubt,
  lead,
})
const found = (...options: WorthInfo[]): Appraisal => ({ type: 'appraisal', table: 't', number: 1, options })
const good: Form = { level: MOST, streak: 0, told: true }

describe('the coach', () => {
  const options = found(worth('best', 0.6, 5), worth('bad', 0.45, 1), worth('close', 0.58, 1), worth('even', 0.45, 4.9))

  it('warns of what loses chance and points', () => {
    expect(mistake(options, 'bad', NEWCOMER)).toMatchObject({ points: 4, best: { action: { text: 'best' } } })
    expect(mistake(options, 'best', NEWCOMER)).toBeNull()
    expect(mistake(options, 'close', NEWCOMER)).toBeNull()
    expect(mistake(options, 'even', NEWCOMER)).toBeNull()
  })

  it('says nothing where it cannot know', () => {
    expect(mistake(found(), 'bad', NEWCOMER)).toBeNull()
    expect(mistake(options, 'unheard of', NEWCOMER)).toBeNull()
    expect(mistake(found(worth('best', 0.6, 5), worth('bad', 0.5, 1, 0.06)), 'bad', NEWCOMER)).toBeNull()
  })

  it('expects more of somebody who plays well, and less after a mistake', () => {
    let form = NEWCOMER
    for (let decision = 0; decision < GOOD * STREAK; decision++) {
      expect(isTime(form)).toBe(false)
      form = seen(form, false)
    }
    expect(form.level).toBe(GOOD)
    expect(isTime(form)).toBe(true)
    expect(isTime({ ...form, told: true })).toBe(false)
    expect(limits(form).points).toBeGreaterThan(limits(NEWCOMER).points)
    expect(seen(form, true)).toMatchObject({ level: GOOD - 1, streak: 0 })
    expect(seen(NEWCOMER, true).level).toBe(0)
  })

  it('is quiet about small mistakes of those who can play', () => {
    const small = found(worth('best', 0.6, 5), worth('bad', 0.5, 3.5))
    expect(mistake(small, 'bad', NEWCOMER)).not.toBeNull()
    expect(mistake(small, 'bad', good)).toBeNull()
    expect(mistake(found(worth('best', 0.6, 5), worth('bad', 0.3, 1)), 'bad', good)).not.toBeNull()
  })

  it('never expects more than there is', () => {
    let form = good
    for (let decision = 0; decision < 3 * STREAK; decision++) form = seen(form, false)
    expect(form.level).toBe(MOST)
  })
})

describe('what was a mistake at first', () => {
  vi.stubGlobal('window', { setTimeout: () => 0 }) // nobody is asked here
  /** A coach that knows what three options are worth, before one of them is chosen. */
  const asked = (game: string) => {
    const legal = ['best', 'bad', 'fine'].map((text) => action(text))
    const played: string[] = []
    const table = {
      now: { game, number: 7, legal, can_end: false },
      mine: true,
      guard: null as ((intent: Intent) => boolean) | null,
      onAppraisal: null as ((told: Appraisal) => void) | null,
      act: (text: string) => played.push(text),
    }
    const coach = new Coach(table as unknown as Table, null)
    coach.begin()
    coach.look()
    table.onAppraisal!({ ...found(worth('best', 0.6, 5), worth('fine', 0.59, 5), worth('bad', 0.3, 1)), number: 7 })
    return { coach, played, tries: (text: string) => table.guard!(text) }
  }

  it('counts as one, whatever is played then', () => {
    const better = asked('better')
    expect(better.tries('bad')).toBe(true)
    better.coach.playBetter()
    expect(better.played).toEqual(['best'])
    expect(formOf('better').streak).toBe(0)

    const other = asked('other')
    other.tries('bad')
    other.coach.drop()
    expect(other.tries('fine')).toBe(false)
    expect(formOf('other').streak).toBe(0)
  })

  it('is none where nothing was held back', () => {
    const { tries } = asked('right')
    expect(tries('fine')).toBe(false)
    expect(formOf('right').streak).toBe(1)
  })
})

describe('what is meant', () => {
  const legal = [
    action('place inn', { type: 'place', kind: 'inn' }),
    action('place inn 2', { type: 'place', kind: 'inn', number: 2 }),
    action('use 1+2', { type: 'use', dice: [1, 2] }),
  ]

  it('is found by its text', () => {
    expect(meant(legal, 'use 1+2')?.text).toBe('use 1+2')
    expect(meant(legal, 'use 3+4')).toBeNull()
  })

  it('is found by its value, with or without what goes without saying', () => {
    expect(meant(legal, { type: 'place', kind: 'inn', number: 1 })?.text).toBe('place inn')
    expect(meant(legal, { type: 'place', kind: 'inn' })?.text).toBe('place inn')
    expect(meant(legal, { type: 'place', kind: 'inn', number: 2 })?.text).toBe('place inn 2')
    expect(meant(legal, { type: 'use', dice: [1, 2] })?.text).toBe('use 1+2')
    expect(meant(legal, { type: 'use', dice: [2, 2] })).toBeNull()
  })
})

describe('marks on what is new', () => {
  it('are no more than two, the most useful first, and go with the first use', () => {
    const all = marked(
      () => false,
      () => true,
    )
    expect(all.map(({ id }) => id)).toEqual(['legend', 'hint'])
    const known = new Set(['legend'])
    const next = marked(
      (id) => known.has(id),
      ({ id }) => id !== 'hint',
    )
    expect(next.map(({ id }) => id)).toEqual(['undo', 'enlarge'])
    expect(
      marked(
        () => true,
        () => true,
      ),
    ).toEqual([])
  })

  it('know what a key has used', () => {
    expect(used(null, 'h')).toEqual(['hint'])
    expect(used(null, 'l')).toEqual(['legend'])
    expect(used(null, 'x')).toEqual([])
    expect(used(null)).toEqual([])
  })

  it('have a sentence each, in every language', () => {
    for (const language of LANGUAGES) {
      const { has } = new Texts(language, null)
      expect(MARKABLE.filter(({ id }) => !has(`page-new-${id}`) || !has(HOUSE[id as HouseSign][1]))).toEqual([])
    }
  })
})
