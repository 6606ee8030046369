/** What each component is, what it does and its rule. */
import type { Texts } from '$page/i18n'
import type { Tip } from '$page/parts/tip.svelte'
import type { HelvetiaSelection } from './selection.svelte'
import { RULES } from './pieces'
import type { Good, Kind, Person, Place, View, Village } from './view'
import { bySex, capital, chainText, costText, doesText, goodName, kindName, livesText, ownerName, sentence, villageName } from './words'

/** The tip of something that is counted or named: coins, dowry, school … */
export function thingTip(thing: string, { say }: Texts, amount?: number | string): Tip {
  return {
    title: `${say(`page-hv-thing-${thing}`)}${amount === undefined ? '' : `: ${amount}`}`,
    text: say(`page-hv-about-${thing}`),
    rule: RULES[thing],
  }
}

/** Words about the neutral coin: it stands for a turn or, by an option, for one action. */
export const neutralKey = (key: string, view: View) => (view.neutral_coin_for === 'action' ? `${key}-action` : key)

export const neutralTip = (view: View, texts: Texts): Tip => ({
  ...thingTip('neutral', texts),
  text: texts.say(neutralKey('page-hv-about-neutral', view)),
})

const ruleOf = (kind: Kind, view: View) => {
  const { input, exchanges, points } = view.buildings[kind]
  return points ? RULES.victory : exchanges.length ? RULES.exchange : input ? RULES.input : RULES.work
}

const printed = (kind: Kind, view: View, { say }: Texts) => {
  const { provenance } = view.buildings[kind]
  return provenance === 'rulebook' ? undefined : say('page-hv-provenance', { provenance: say(`provenance-${provenance}`) })
}

export function kindTip(kind: Kind, view: View, texts: Texts, more = ''): Tip {
  return {
    title: kindName(kind, texts),
    text: sentence(doesText(kind, view, texts), costText(kind, view, texts), more),
    rule: ruleOf(kind, view),
    note: printed(kind, view, texts),
  }
}

/** “Top left”, or for the places straight beside the centre both of its quarters. */
export const quartersText = (place: Place, { say }: Texts) => place.quarters.map((quarter) => say(`quarter-${quarter}`)).join(', ')

export function lotTip(village: Village, place: Place, { view, table }: HelvetiaSelection): Tip {
  const { texts } = table
  if (!place.kind)
    return {
      title: texts.say('page-hv-free-place'),
      text: `${capital(quartersText(place, texts))}. ${texts.say('page-hv-about-place')}`,
      rule: RULES.place,
    }
  const lives = livesText(village, place, view, texts)
  return {
    title: kindName(place.kind, texts),
    text: sentence(doesText(place.kind, view, texts), lives && `${capital(lives)}.`),
    rule: ruleOf(place.kind, view),
  }
}

export function lotLabel(
  village: Village,
  place: Place,
  { view, table }: HelvetiaSelection,
  now: { legal: boolean; makes?: Good; wakes: boolean },
): string {
  const { texts } = table
  const { say } = texts
  return [
    place.kind ? kindName(place.kind, texts) : say('page-hv-free-place'),
    village.seat === table.now?.you ? '' : villageName(village, table.now?.you ?? null, texts),
    quartersText(place, texts),
    livesText(village, place, view, texts),
    now.makes ? say('page-hv-would-make', { good: now.makes }) : '',
    now.wakes ? say('page-hv-wakes') : '',
    now.legal ? say('page-hv-may') : '',
  ]
    .filter(Boolean)
    .join('; ')
}

export function centreTip(village: Village, { view, table }: HelvetiaSelection): Tip {
  const { texts } = table
  const coins = village.dowry.flatMap((number, seat) => (number ? [`${ownerName(seat, view, texts)} ${number}`] : []))
  const who = bySex(village.centre, texts)
  return {
    title: texts.say('page-hv-centre'),
    text: sentence(
      who && `${capital(who)}.`,
      coins.length ? `${texts.say('page-hv-thing-dowry')}: ${coins.join(', ')}.` : '',
      texts.say('page-hv-about-centre'),
    ),
    rule: RULES.centre,
  }
}

export function personTip(person: Person, view: View, texts: Texts): Tip {
  const { say } = texts
  const state = view.persons.find((one) => one.person === person)!
  const coins = state.coins.flatMap((number, seat) => (number ? [`${texts.player(seat)} ${number}`] : []))
  const tile = view.first_game
    ? ''
    : state.tile === null
      ? say('page-hv-tile-free')
      : say(state.turned ? 'page-hv-tile-used' : 'page-hv-tile-held', { seat: state.tile })
  return {
    title: capital(say(`person-${person}`)),
    text: sentence(say(`page-hv-about-${person}`), coins.length ? `${say('page-hv-thing-coins')}: ${coins.join(', ')}.` : '', tile),
    rule: RULES[person],
  }
}

export function goodTip(good: Good, view: View, texts: Texts, you: number | null): Tip {
  const { say } = texts
  const tile = view.goods_tiles[good]
  const by = view.seats.flatMap((seat, number) => (seat.delivered.includes(good) ? [texts.player(number)] : []))
  return {
    title: goodName(good, texts),
    text: sentence(
      chainText(good, view, texts),
      tile && tile.seat === null ? say('page-hv-first-earns', { points: tile.points }) : '',
      tile && tile.seat !== null ? say('page-hv-tile-of', { seat: tile.seat, points: tile.points }) : '',
      by.length ? say('page-hv-delivered-by', { who: by.join(', ') }) : say('page-hv-delivered-by-nobody'),
      you !== null && view.seats[you]?.delivered.includes(good) ? say('page-hv-delivered-once') : '',
    ),
    rule: tile ? RULES.goods_tile : RULES.good,
  }
}
