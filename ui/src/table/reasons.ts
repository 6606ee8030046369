/** Why a move is advised, in words. */
import type { Texts } from '../i18n'
import type { Advice, ChangeInfo, OptionInfo } from '../protocol'
import { gained } from './words'

type Kind = 'remark' | 'gains' | 'prepares' | 'costs'
const KINDS = ['gains', 'prepares', 'costs'] as const

/** What a move gains now, what it prepares, and what it costs; of the suggestion also what there is to remark. */
export function reasons(advice: Advice, option: OptionInfo, { say }: Texts): [Kind, string][] {
  const changes = (some: ChangeInfo[]) => some.map(({ feature, by }) => say('hint-change', { feature, change: gained(by) })).join(', ')
  const told = KINDS.filter((kind) => option[kind].length).map<[Kind, string]>((kind) => [
    kind,
    say(`hint-${kind}`, { changes: changes(option[kind]) }),
  ])
  return advice.remark && option === advice.options[0] ? [['remark', say(`hint-${advice.remark}`)], ...told] : told
}
