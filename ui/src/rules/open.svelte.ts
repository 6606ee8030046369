/** The rules that lie open over the table, if any. */
import { go, route } from '../route.svelte'

export const rulesView = $state<{ open: { game: string; rule: string } | null }>({ open: null })

/** For links to a rule: at a table they open the rules over the table instead of leaving it. */
export function openRule(event: MouseEvent, game: string, rule: string): void {
  if (route.page !== 'table') return
  event.preventDefault()
  rulesView.open = { game, rule }
}

/** The same without a link. */
export function goToRule(game: string, rule: string): void {
  if (route.page === 'table') rulesView.open = { game, rule }
  else go(`#/rules/${game}/${rule}`)
}
