import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qrCode } from '../src/qr/code'

const rows = (text: string) => qrCode(text).map((row) => row.map((dark) => (dark ? '█' : ' ')).join(''))
const digest = (text: string) => createHash('sha256').update(rows(text).join('\n')).digest('hex').slice(0, 16)

/** Codes that a reader has read (zxing, level M), from the smallest to the largest version that we make. */
const READ: [string, number, string][] = [
  ['x', 21, '00edc02a367ee252'],
  ['http://192.168.1.20:8000/#/t/abcDEF123456', 29, '80b92f7829b16317'],
  ['https://vicus.example/#/device/' + 'Ab3_-'.repeat(7), 37, '6569d68cdafb734f'],
  ['ü'.repeat(60), 45, 'e3504d321a518c7b'],
  ['https://some.long.host.example.org/vicus/table/#/device/' + 'Zz9_-x'.repeat(20), 53, '9926afb8e010d567'],
  ['a'.repeat(213), 57, '6f9b21489214334f'],
]

describe('a QR code', () => {
  it.each(READ)('of a text is what a reader has read: %s', (text, size, known) => {
    expect(qrCode(text).length).toBe(size)
    expect(digest(text)).toBe(known)
  })

  it('has its three corners', () => {
    const code = rows('https://vicus.example')
    const corner = ['███████', '█     █', '█ ███ █', '█ ███ █', '█ ███ █', '█     █', '███████']
    const cut = (x: number, y: number) => code.slice(y, y + 7).map((row) => row.slice(x, x + 7))
    expect(cut(0, 0)).toEqual(corner)
    expect(cut(code.length - 7, 0)).toEqual(corner)
    expect(cut(0, code.length - 7)).toEqual(corner)
  })

  it('of what is no link is refused', () => {
    expect(() => qrCode('a'.repeat(214))).toThrow(RangeError)
  })
})
