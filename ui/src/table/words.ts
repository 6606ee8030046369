import type { Texts } from '../i18n'

/** A number with a true minus sign; what is hidden until the end is a question mark. */
export const signed = (points: number | null) => (points === null ? '?' : points < 0 ? `−${-points}` : String(points))

/** What a line of the score is called. */
export const lineName = (line: string, { has, say }: Pick<Texts, 'has' | 'say'>) =>
  has(`line-${line}`) ? say(`line-${line}`) : line.replaceAll('_', ' ')

/** A gain as the log and the result show it. */
export const gained = (points: number) => (points > 0 ? `+${points}` : signed(points))
