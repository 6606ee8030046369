/** What is asked, in two lines: the question, and what the answer would bring. */
import type { HelvetiaSelection } from './selection.svelte'
import { actorOf, isExtra, plain } from './intents'
import { people, type Good, type Kind, type Preview } from './view'
import { capital, chainText, joined, kindName, ownerName, sentence, stepsText, villageName } from './words'

/** Something of the deed that is picked: a kind or a good. */
const object = (text: string) => plain(text).split(' ')[1]!

function askedInTurn(selection: HelvetiaSelection): string {
  const { say } = selection.table.texts
  const { picked, mode, asking, legal } = selection
  if (asking.length) return say(actorOf(asking[0]!) === 'midwife' ? 'page-hv-ask-child' : 'page-hv-ask-source')
  if (picked)
    return actorOf(picked) === 'builder'
      ? say('page-hv-ask-build', { kind: object(picked) })
      : say('page-hv-ask-deliver', { good: object(picked) })
  if (legal.has('wake nobody')) return say('page-hv-ask-nothing')
  if (mode) return say(`page-hv-ask-${mode.actor}`)
  if (selection.view.turn.paid > 0) return say('page-hv-ask-end')
  return say(selection.view.seats[selection.seat]!.coins ? 'page-hv-ask-person' : 'page-hv-ask-no-coins')
}

export const promptOf = (selection: HelvetiaSelection) => capital(asked(selection))

function asked(selection: HelvetiaSelection): string {
  const { table, view, site } = selection
  const { texts } = table
  const { say } = texts
  if (!table.mine) return ''
  if (table.now?.can_end) return say('page-turn-done')
  const { phase, making, school_place, villages } = view
  const own = villages[selection.seat]!
  const kind = (school_place === null ? null : own.places[school_place]?.kind) ?? site?.kind ?? ''
  switch (phase) {
    case 'act':
      return askedInTurn(selection)
    case 'worker':
      return say('page-hv-ask-worker', { good: making?.wanted })
    case 'input':
      return say('page-hv-ask-input', { kind: making?.exchange, good: making?.wanted })
    case 'pair_1':
      return say('page-hv-ask-pair_1', { sex: selection.legalSex })
    case 'pair_2':
      return say('page-hv-ask-pair_2', { kind: own.places.find((place) => place.kind && !place.home)?.kind ?? '' })
    case 'neutral_place':
    case 'lay':
    case 'place':
      return say(site?.village === selection.seat ? 'page-hv-ask-place' : 'page-hv-ask-neutral_place', { kind })
    default:
      return say(`page-hv-ask-${phase}`, { kind })
  }
}

/** What the payment that is shown costs and brings. */
function paymentText(selection: HelvetiaSelection, action: string): string {
  const { view, seat, table } = selection
  const { steps = [], coins = 0, points = 0 }: Preview = selection.preview(action)
  const actor = actorOf(action)
  const all = coins + (actor && !isExtra(action) ? 1 : 0)
  return sentence(
    stepsText(steps, view, seat, table.texts),
    all ? table.texts.say('page-hv-price', { coins: all }) : isExtra(action) ? table.texts.say('page-hv-no-coin') : '',
    points ? table.texts.say('page-hv-brings', { points }) : '',
  )
}

/** What the action that is pointed at would do. */
function pointedText(selection: HelvetiaSelection, action: string): string {
  const { view, table } = selection
  const { say } = table.texts
  const preview = selection.preview(action)
  if (preview.steps) return paymentText(selection, action)
  if (preview.wakes) {
    const who = preview.wakes.map(({ village, place }) => say(`kind-${view.villages[village]!.places[place]!.kind ?? ''}`))
    return say('page-hv-wake-up', { number: who.length, who: [...new Set(who)].join(', ') })
  }
  if (preview.dowry) {
    const coins = preview.dowry.map((seat) => ownerName(seat, view, table.texts))
    return sentence(
      say('page-hv-moves-in', { sex: preview.sex }),
      coins.length ? say('page-hv-dowry-there', { who: joined(coins, table.texts) }) : say('page-hv-no-dowry'),
    )
  }
  if (preview.surrounds) return say('page-hv-surrounds')
  return ''
}

export function hintOf(selection: HelvetiaSelection): string {
  const { table, view, seat, pointed, legal, shown, mode, good } = selection
  const { texts } = table
  const { say } = texts
  if (!table.live) return ''
  const chain = good ? chainText(good, view, texts) : ''
  if (!table.mine) return chain
  if (table.now?.can_end) return say('page-turn-done-hint')
  const told = pointed && legal.has(pointed) ? pointedText(selection, pointed) : ''
  if (told) return told
  if (chain) return chain
  if (shown) return paymentText(selection, shown)
  if (selection.asking.length) return say('page-hv-escape')
  const { phase, turn } = view
  if (phase === 'act') {
    const own = view.seats[seat]!
    if (mode?.extra) return say('page-hv-with-tile-hint')
    if (mode?.actor === 'priest') {
      const waiting = { centre: people(view.villages[seat]!.centre), school: people(own.school) }
      return say('page-hv-hint-priest', waiting)
    }
    if (mode) return sentence(say(`page-hv-hint-${mode.actor}`), legal.has('end') ? say('page-hv-or-end') : '')
    if (turn.paid > 0) return say('page-hv-hint-end')
    return say('page-hv-hint-person', { coins: own.coins })
  }
  if (phase === 'pair_3')
    return say('page-hv-hint-pair_3', { village: villageName(view.villages[(seat + 1) % view.players]!, seat, texts) })
  if (phase === 'dowry' && view.bride !== null)
    return sentence(capital(villageName(view.villages[view.bride]!, seat, texts)) + '.', say('page-hv-hint-dowry'))
  return texts.has(`page-hv-hint-${phase}`) ? say(`page-hv-hint-${phase}`) : ''
}

/** The name on a button that answers a question. */
export function answerText(text: string, selection: HelvetiaSelection): string {
  const { texts } = selection.table
  const { say } = texts
  const [word, ...rest] = plain(text).split(' ')
  switch (word) {
    case 'in':
      return say(`page-hv-a-${rest[0]!}`)
    case 'settle':
      return say(`page-hv-a-${rest[1]!}`)
    case 'bear':
      return say(`page-hv-child-${rest[1]!}`)
    case 'marry':
      return say(`page-hv-from-${rest[0]!}`)
    case 'from':
      return capital(say(`good-${rest[0] as Good}`))
    case 'dowry':
      return Number(rest[0]) === selection.seat ? say('page-hv-own-coin') : say('page-hv-coin-of', { seat: Number(rest[0]) })
    case 'rob':
      return `${kindName(rest[1] as Kind, texts)} (${texts.player(Number(rest[0]))})`
    case 'wake':
      return say('page-hv-wake-nobody')
    default:
      return say(word === 'buy' ? 'page-hv-buy' : 'page-hv-pass')
  }
}
