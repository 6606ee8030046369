import { beforeEach, expect, test } from 'vitest'
import type { Request, SaidInfo } from '../src/protocol'
import { settings } from '../src/settings.svelte'
import { isMuted, mute, SIGNS, Talk, unmute } from '../src/table/talk.svelte'

let at = 0
const one = (text: string, who = 'b', seat = 1): SaidInfo => ({ seat, name: who, at: ++at, text, sign: '', ply: -1, who })
const news = (...said: SaidInfo[]) => ({ type: 'talk', table: 't', said, whole: false }) as const
const whole = (...said: SaidInfo[]) => ({ type: 'talk', table: 't', said, whole: true }) as const
let sent: Request[]
let talk: Talk

beforeEach(() => {
  settings.muted = []
  sent = []
  talk = new Talk('t', (request) => sent.push(request) > 0)
})

test('what was said before one came is no news, what comes later is', () => {
  talk.take(whole(one('early')), 0)
  expect([talk.unread, talk.fresh.length]).toEqual([0, 0])
  talk.take(news(one('late')), 0)
  expect([talk.unread, talk.fresh.length, talk.said.length]).toEqual([1, 1, 2])
  talk.look()
  expect(talk.unread).toBe(0)
})

test('what was missed while the line was down is news', () => {
  const first = one('first')
  talk.take(news(first), 0)
  talk.look()
  talk.resume()
  talk.take(whole(first, one('missed')), 0)
  expect([talk.unread, talk.fresh.map(({ text }) => text)]).toEqual([1, ['missed']])
})

test('at a silent table the first words are news, after a lost line as well', () => {
  talk.resume()
  talk.take(whole(one('hello')), 0)
  expect(talk.unread).toBe(1)
})

test('what comes twice stays once', () => {
  const words = one('twice')
  talk.take(whole(words), 0)
  talk.take(news(words, one('more')), 0)
  expect(talk.said.map(({ text }) => text)).toEqual(['twice', 'more'])
})

test('whoever is muted is neither shown nor counted, whatever they call themselves', () => {
  mute({ who: 'b', name: 'Ben' })
  mute({ who: 'b', name: 'Bert' })
  expect(settings.muted).toEqual([{ who: 'b', name: 'Ben' }])
  talk.take(news(one('rude'), one('kind', 'c', 2)), 0)
  expect(talk.heard.map(({ text }) => text)).toEqual(['kind'])
  expect([talk.unread, talk.fresh.length, talk.muted.length]).toEqual([1, 1, 1])
  unmute('b')
  expect([isMuted('b'), talk.heard.length]).toEqual([false, 2])
})

test('one’s own words are not announced', () => {
  talk.take(news(one('mine', 'a', 0)), 0)
  expect(talk.fresh).toEqual([])
})

test('words are sent once, about a move or none; nothing is not sent', () => {
  expect(talk.say()).toBe(false)
  talk.draft = '  well  '
  talk.write(7)
  expect(talk.say()).toBe(true)
  talk.draft = 'again'
  talk.say()
  talk.sign(SIGNS[0])
  expect(sent).toEqual([
    { type: 'say', table: 't', text: 'well', ply: 7 },
    { type: 'say', table: 't', text: 'again', ply: -1 },
    { type: 'say', table: 't', sign: 'hello', ply: -1 },
  ])
  expect([talk.draft, talk.about, talk.open]).toEqual(['', null, true])
})

test('what cannot be sent is kept', () => {
  const down = new Talk('t', () => false)
  down.draft = 'hello?'
  expect(down.say()).toBe(false)
  expect(down.draft).toBe('hello?')
})

test('keys that are pressed before the line to write is there are not lost', () => {
  expect(talk.type('h')).toBe(false) // nobody wants to write
  talk.write()
  expect(['h', 'Shift', 'i', ' ', '!'].map((key) => talk.type(key))).toEqual([true, false, true, true, true])
  expect(talk.draft).toBe('hi !')
  expect(talk.type('Enter')).toBe(true) // nor is what sends it
  expect(sent).toEqual([{ type: 'say', table: 't', text: 'hi !', ply: -1 }])
  expect([talk.draft, talk.type('Enter')]).toEqual(['', false])
  talk.answered = talk.wishes // the line has the focus
  expect(talk.type('x')).toBe(false)
  talk.write()
  talk.open = false // another page of the book
  expect(talk.type('x')).toBe(false)
})

test('keys are not taken for words when the sheet was put away before the line came', () => {
  talk.write()
  expect(talk.type('h')).toBe(true)
  talk.putAway()
  expect([talk.type('n'), talk.type('Enter')]).toEqual([false, false])
  expect([talk.draft, sent]).toEqual(['h', []])
  talk.write() // and on where one was
  expect(talk.type('i')).toBe(true)
  expect(talk.draft).toBe('hi')
})
