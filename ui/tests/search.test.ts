import { describe, expect, it } from 'vitest'
import { blocks } from '../src/rules/catalogue'
import { distance, find, fits, fold, marked, searchFor, suggestions, type Library } from '../src/rules/search'

const rule = (id: string, text: string) => ({ id, kind: 'R', text, scenes: [] })
const library: Library = {
  chapters: [
    { title: 'A turn', rules: [rule('B-10', 'Play goes clockwise.'), rule('B-13', 'Roll all four dice. The winner begins.')] },
    {
      title: 'Die Gebäude',
      rules: [rule('H-53', 'Ein Siegpunktgebäude zählt; der Fuß des Turms größer als 2.'), rule('H-54', 'Inn: one coin.')],
    },
    { title: 'Постройки', rules: [rule('C-20', 'Каждый трактир приносит монету, всё остальное ждёт.')] },
  ],
  reference: blocks('# A turn\n\n1. **Roll** the dice\n2. Pay\n\n| Inn | a coin |\n|---|---|\n| Farm | wheat |'),
  glossary: [{ id: 'inn', word: 'Inn', text: 'A house for guests', rule: 'H-54' }],
}
const ids = (words: string) => find(library, words).chapters.flatMap(({ rules }) => rules.map(({ id }) => id))

describe('the search in the rules', () => {
  it('finds the beginnings of words, and all of several words', () => {
    expect(ids('clock')).toEqual(['B-10'])
    expect(ids('four DICE')).toEqual(['B-13'])
    expect(ids('dice four')).toEqual(['B-13'])
    expect(ids('four clockwise')).toEqual([])
  })

  it('finds numbers of rules, however they are written', () => {
    expect(ids('b-10')).toEqual(['B-10'])
    expect(ids('B10')).toEqual(['B-10'])
    expect(fits('X-B-45 Nenbrad', searchFor('xb45'))).toBe(true)
  })

  it('finds German compounds inside of words, but no short word', () => {
    expect(ids('punktgeb')).toEqual(['H-53'])
    expect(ids('inn')).toEqual(['H-54'])
  })

  it('does not mind umlauts, ß and ё', () => {
    expect(fold('Größe Fuß ждёт')).toBe('grosse fuss ждет')
    expect(ids('zahlt')).toEqual(['H-53'])
    expect(ids('zaehlt')).toEqual(['H-53'])
    expect(ids('fuss')).toEqual(['H-53'])
    expect(ids('все ждет')).toEqual(['C-20'])
  })

  it('finds other endings where nothing has the word itself', () => {
    expect(ids('трактиры')).toEqual(['C-20'])
    expect(ids('Siegpunktgebäuden')).toEqual(['H-53'])
  })

  it('shows a whole chapter by its title', () => {
    expect(ids('turn')).toEqual(['B-10', 'B-13'])
  })

  it('looks into the quick reference and the glossary as well, and counts', () => {
    const found = find(library, 'inn')
    expect(found.reference).toEqual(['Inn · a coin'])
    expect(found.glossary.map(({ id }) => id)).toEqual(['inn'])
    expect(found.hits).toBe(3)
    expect(find(library, 'roll').reference).toEqual(['**Roll** the dice'])
  })

  it('marks what was found, in the letters of the text', () => {
    const hits = (text: string, words: string) =>
      marked(text, searchFor(words))
        .filter(({ hit }) => hit)
        .map((piece) => piece.text)
    expect(hits('Der Fuß des Turms', 'fuss turm')).toEqual(['Fuß', 'Turm'])
    expect(hits('Siegpunktgebäude, Gebäude', 'gebaude')).toEqual(['gebäude', 'Gebäude'])
    expect(marked('as it is', null)).toEqual([{ text: 'as it is', hit: false }])
    expect(
      marked('all of it', searchFor('it'))
        .map(({ text }) => text)
        .join(''),
    ).toBe('all of it')
  })

  it('suggests words that look alike, or those that are explained', () => {
    expect(find(library, 'clokwise').hits).toBe(0)
    expect(suggestions(library, 'clokwise')).toEqual(['clockwise'])
    expect(suggestions(library, 'qqqqqqqq')).toEqual(['Inn'])
    expect(distance('dice', 'dive', 2)).toBe(1)
  })
})
