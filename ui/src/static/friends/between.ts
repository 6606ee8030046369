/** Between the tabs of this browser: an answer that was opened as a link, and who has taken it. */
import type { Fault } from './code'

/** Why an answer is of no use. `unknown`: to no invitation of this page; `used`: somebody has answered it before. */
export type AnswerFault = Fault | 'unknown' | 'used'
export type BetweenAnswers = { answer: string } | { took: string; fault: AnswerFault | '' }

export const place = location.href.split('#')[0]!
export const answers = `vicus answers ${new URL(place).pathname}`
