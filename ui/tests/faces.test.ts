import { describe, expect, it } from 'vitest'
import { botLook } from '../src/parts/faces'

const LEVELS = ['beginner', 'casual', 'strong', 'master', 'grandmaster', 'mine:Bot']

describe('faces of bots', () => {
  it('follow from name and level', () => {
    for (const level of LEVELS) expect(botLook('Rosa', level)).toEqual(botLook('Rosa', level))
  })

  it('tell levels apart by what is worn or how they look', () => {
    const looks = LEVELS.map((level) => JSON.stringify({ ...botLook('Rosa', level), skin: '', hair: '' }))
    expect(new Set(looks).size).toBe(LEVELS.length)
  })

  it('differ among bots of one level', () => {
    const names = ['Rosa', 'Jonte', 'Milka', 'Tilo', 'Hedda', 'Pauli', 'Wanda', 'Enno']
    expect(new Set(names.map((name) => JSON.stringify(botLook(name, 'casual')))).size).toBeGreaterThan(5)
  })

  it('have no colours of their own', () => {
    for (const level of LEVELS) expect(JSON.stringify(botLook('Rosa', level))).not.toMatch(/#[0-9a-f]{3}|rgb/i)
  })
})
