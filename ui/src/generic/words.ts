/** Anything of a game in words: the game's own where it has some, else the names that it uses. */
import type { Params, Texts } from '../i18n'
import type { ActionInfo, EventInfo } from '../protocol'

export const spaced = (name: string) => name.replaceAll('_', ' ')
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A message, unless the game has none or it wants parameters that are not there. */
function message(key: string, params: Params, texts: Texts): string | null {
  if (!texts.has(key)) return null
  try {
    return texts.say(key, params)
  } catch {
    return null
  }
}

/** Lists as a message takes them. */
function told(params: Params, texts: Texts): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? inline(name, value, texts) : value]),
  )
}

/** What a field of a view is called: `view-<field>`. */
export const label = (field: string, texts: Texts) => (texts.has(`view-${field}`) ? texts.say(`view-${field}`) : spaced(field))
export const heading = (field: string, texts: Texts) => capital(label(field, texts))

/** What a key of a table of things is called: a word of the game, if the table's name stands for words. */
export function part(field: string, key: string, texts: Texts): string {
  const word = String(texts.word(field, key))
  return word === key ? label(key, texts) : word
}

/** A value in one line. */
export function inline(field: string, value: unknown, texts: Texts): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return texts.say(value ? 'page-yes' : 'page-no')
  if (Array.isArray(value)) return value.map((item) => inline(field, item, texts)).join(', ') || '–'
  if (isRecord(value)) {
    const some = Object.entries(value).filter(([, item]) => item !== 0 && item !== null && item !== false)
    return (
      some
        .map(([key, item]) => (item === true ? part(field, key, texts) : `${part(field, key, texts)} ${inline(key, item, texts)}`))
        .join(', ') || '–'
    )
  }
  const word = texts.word(field, value)
  return typeof value === 'string' && word === value ? spaced(value) : String(word)
}

/** `action-<kind>` with the fields of the action, or its text. */
export function actionText({ text, value }: ActionInfo, texts: Texts): string {
  return message(`action-${String(value.type)}`, told(value, texts), texts) ?? capital(text)
}

/** What a group of actions is called: `actions-<kind>`. */
export function kindText(kind: string, texts: Texts): string {
  return message(`actions-${kind}`, {}, texts) ?? capital(spaced(kind))
}

/** `event-<kind>` with its parameters, or these as they are. */
export function eventText({ kind, params }: EventInfo, texts: Texts): string {
  const said = message(`event-${kind}`, told(params, texts), texts)
  if (said) return said
  const { seat, ...others } = params
  const who = typeof seat === 'number' ? `${texts.player(seat)}: ` : ''
  const about = Object.entries(others).map(([name, value]) => `${label(name, texts)} ${inline(name, value, texts)}`)
  return who + [spaced(kind), ...about].join(', ')
}

/** What an action would bring, line by line. */
export function previewText(preview: Record<string, unknown> | undefined, texts: Texts): string {
  return Object.entries(preview ?? {})
    .filter(([name, value]) => value !== false && inline(name, value, texts) !== '–')
    .map(([name, value]) => `${heading(name, texts)}: ${inline(name, value, texts)}`)
    .join(' · ')
}
