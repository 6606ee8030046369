import { describe, expect, it } from 'vitest'
import { nearest } from '../src/board/roving'

describe('arrow keys', () => {
  const points = [
    { x: 100, y: 0 },
    { x: 200, y: 5 },
    { x: 0, y: 100 },
  ]
  it('go to the nearest place in their direction', () => {
    expect(nearest({ x: 0, y: 0 }, points, [1, 0])).toBe(0)
    expect(nearest({ x: 0, y: 0 }, points, [0, 1])).toBe(2)
  })
  it('stay where nothing follows', () => {
    expect(nearest({ x: 0, y: 0 }, points, [-1, 0])).toBe(-1)
  })
})
