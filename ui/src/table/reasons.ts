/** Why a move is advised, in words. */
import type { Texts } from '../i18n'
import type { Advice, ChangeInfo, OptionInfo } from '../protocol'
import { gained } from './words'

type Kind = 'gains' | 'prepares' | 'costs'
const KINDS: Kind[] = ['gains', 'prepares', 'costs']

/** What a move gains now, what it prepares, and what it costs; of the best at least why nothing of that can be told. */
export function reasons(advice: Advice, option: OptionInfo, { say }: Texts): [Kind, string][] {
  const changes = (some: ChangeInfo[]) => some.map(({ feature, by }) => say('hint-change', { feature, change: gained(by) })).join(', ')
  const told = KINDS.filter((kind) => option[kind].length).map<[Kind, string]>((kind) => [
    kind,
    say(`hint-${kind}`, { changes: changes(option[kind]) }),
  ])
  const best = option === advice.options[0]
  if (best && advice.planned && !option.gains.length && !option.prepares.length) told.unshift(['prepares', say('hint-later')])
  if (best && !told.length) told.push(['prepares', say('hint-alike')])
  return told
}
