import type { Texts } from '../i18n'
import type { Duty, ScoreInfo, ScorePartInfo } from '../protocol'

/** A number with a true minus sign; what is hidden until the end is a question mark. */
export const signed = (points: number | null) => (points === null ? '?' : points < 0 ? `−${-points}` : String(points))

/** What a line of the score is called. */
export const lineName = (line: string, { has, say }: Pick<Texts, 'has' | 'say'>) =>
  has(`line-${line}`) ? say(`line-${line}`) : line.replaceAll('_', ' ')

/** What a part of a line is, or why the line is 0. */
export const partText = ({ reason, params }: Pick<ScorePartInfo, 'reason' | 'params'>, { has, say }: Pick<Texts, 'has' | 'say'>) =>
  has(`part-${reason}`) ? say(`part-${reason}`, params) : reason.replaceAll('-', ' ')

/** What will end the game soon. */
export const endingText = ({ reason, params }: Duty, { has, say }: Pick<Texts, 'has' | 'say'>) =>
  has(`ending-${reason}`) ? say(`ending-${reason}`, params) : reason.replaceAll('-', ' ')

/** The lines of scores that tell something: one in which nobody has anything does not. */
export function filledLines(scores: readonly ScoreInfo[], account: readonly Record<string, ScorePartInfo[]>[] = []): string[] {
  const lines = (scores[0]?.lines ?? []).map(([line]) => line)
  const has = (line: string) => scores.some((score) => score.lines.find(([name]) => name === line)?.[1] !== 0)
  const tells = (line: string) => account.some((parts) => parts[line]?.some(({ reason }) => !reason.startsWith('no-')))
  return lines.filter((line) => has(line) || tells(line))
}

/** A gain as the log and the result show it. */
export const gained = (points: number) => (points > 0 ? `+${points}` : signed(points))
