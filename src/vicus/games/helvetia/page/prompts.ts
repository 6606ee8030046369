/** What is asked, in two lines: the question, and what the answer would bring. */
import type { HelvetiaSelection } from './selection.svelte'
import { actorOf, isExtra, type Legal } from './intents'
import { people } from './pieces'
import type { Preview, Value } from './view'
import { neutralKey } from './tips'
import { capital, chainText, joined, kindName, ownerName, sentence, stepsText, villageName } from './words'

function askedInTurn(selection: HelvetiaSelection): string {
  const { say } = selection.table.texts
  const { picked, mode, asking } = selection
  if (asking.length) return say(actorOf(asking[0]!) === 'midwife' ? 'page-hv-ask-child' : 'page-hv-ask-source')
  if (picked?.value.type === 'build') return say('page-hv-ask-build', { kind: picked.value.kind })
  if (picked?.value.type === 'deliver') return say('page-hv-ask-deliver', { good: picked.value.good })
  if (selection.may({ type: 'wake_nobody' })) return say('page-hv-ask-nothing')
  if (mode) return say(`page-hv-ask-${mode.actor}`)
  if (selection.may({ type: 'end' })) return say('page-hv-ask-end')
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
function paymentText(selection: HelvetiaSelection, value: Value): string {
  const { view, seat, table } = selection
  const { steps = [], coins = 0, points = 0 }: Preview = selection.preview(value)
  const actor = actorOf(value)
  const all = coins + (actor && !isExtra(value) ? 1 : 0)
  return sentence(
    stepsText(steps, view, seat, table.texts),
    all ? table.texts.say('page-hv-price', { coins: all }) : isExtra(value) ? table.texts.say('page-hv-no-coin') : '',
    points ? table.texts.say('page-hv-brings', { points }) : '',
  )
}

/** What the action that is pointed at would do. */
function pointedText(selection: HelvetiaSelection, value: Value): string {
  const { view, table } = selection
  const { say } = table.texts
  const preview = selection.preview(value)
  if (preview.steps) return paymentText(selection, value)
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
  const { table, view, seat, pointed, shown, mode, good } = selection
  const { texts } = table
  const { say } = texts
  if (!table.live) return ''
  const chain = good ? chainText(good, view, texts) : ''
  if (!table.mine) return chain
  if (table.now?.can_end) return say('page-turn-done-hint')
  const told = pointed ? pointedText(selection, pointed) : ''
  if (told) return told
  if (chain) return chain
  if (shown) return paymentText(selection, shown.value)
  if (selection.asking.length) return say('page-hv-escape')
  const { phase } = view
  const canEnd = selection.may({ type: 'end' })
  const pays = view.seats[seat]?.coins !== 0
  if (phase === 'act') {
    const own = view.seats[seat]!
    if (mode?.extra) return say('page-hv-with-tile-hint')
    if (mode?.actor === 'priest') {
      const waiting = { centre: people(view.villages[seat]!.centre), school: people(own.school) }
      return say('page-hv-hint-priest', waiting)
    }
    if (mode?.actor === 'neutral') return say(neutralKey('page-hv-hint-neutral', view))
    if (mode) return sentence(say(`page-hv-hint-${mode.actor}`), canEnd ? say('page-hv-or-end') : '')
    if (!pays && selection.may({ type: 'pass' })) return say(neutralKey('page-hv-hint-neutral', view))
    if (canEnd) return say('page-hv-hint-end')
    return say('page-hv-hint-person', { coins: own.coins })
  }
  if (phase === 'pair_3')
    return say('page-hv-hint-pair_3', { village: villageName(view.villages[(seat + 1) % view.players]!, seat, texts) })
  if (phase === 'dowry' && view.bride !== null)
    return sentence(capital(villageName(view.villages[view.bride]!, seat, texts)) + '.', say('page-hv-hint-dowry'))
  return texts.has(`page-hv-hint-${phase}`) ? say(`page-hv-hint-${phase}`) : ''
}

/** The name on a button that answers a question. */
export function answerText({ value }: Legal, selection: HelvetiaSelection): string {
  const { texts } = selection.table
  const { say } = texts
  switch (value.type) {
    case 'in':
      return say(`page-hv-a-${value.sex}`)
    case 'settle':
      return say(`page-hv-a-${value.who}`)
    case 'bear':
      return say(`page-hv-child-${value.sex}`)
    case 'marry':
      return say(`page-hv-from-${value.source}`)
    case 'from':
      return capital(say(`good-${value.good}`))
    case 'dowry':
      return value.seat === selection.seat ? say('page-hv-own-coin') : say('page-hv-coin-of', { seat: value.seat })
    case 'rob':
      return `${kindName(value.kind, texts)} (${texts.player(value.seat)})`
    case 'wake_nobody':
      return say('page-hv-wake-nobody')
    default:
      return say('page-hv-buy')
  }
}
