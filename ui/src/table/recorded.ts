/** What a record says of a game, in words. */
import { levelShort } from '../parts/levels'
import type { Texts } from '../i18n'
import type { RecordedInfo } from '../protocol'

/** A date as a record has it, as people of a language write it; empty for none. */
export function shownDate(date: string, language: string): string {
  const time = new Date(date)
  return Number.isNaN(time.getTime()) ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time)
}

/** “Ada, Rosa (casual)”. */
export function shownPeople({ people }: RecordedInfo, texts: Texts): string {
  const names = people.map(({ name, level }, seat) => {
    const shown = name || texts.say('player', { number: seat + 1 })
    return level === null ? shown : `${shown} (${levelShort(level, texts)})`
  })
  return new Intl.ListFormat(texts.language).format(names)
}
