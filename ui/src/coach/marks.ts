/** "New here?": which of the things at a table somebody has not used yet, the most useful first. */
export interface Markable {
  /** As in the legend: `page-new-…` is its sentence. */
  id: string
  /** Where it is; the first that is visible. */
  place: string
  /** The key that does the same. */
  key?: string
}

export const MARKABLE: readonly Markable[] = [
  { id: 'legend', place: '[data-testid=legend-button]', key: 'l' },
  { id: 'hint', place: '[data-testid=hint-button]:not(:disabled)', key: 'h' },
  { id: 'undo', place: '[data-testid=undo]:not(:disabled)', key: 'u' },
  { id: 'enlarge', place: '[data-testid^=enlarge-]' },
  { id: 'since', place: '[data-testid=since]', key: 's' },
  { id: 'rules', place: '[data-testid=rules-button]' },
  { id: 'log', place: '[data-testid=open-log], .logbook [data-testid=log]' },
  { id: 'play', place: '[data-testid=play-pause]', key: 'p' },
  { id: 'table', place: '[data-testid=table-menu-button]' },
]

/** No more than so many are marked at a time. */
export const MOST = 2

/** What is marked now, of all that can be. */
export const marked = (known: (id: string) => boolean, visible: (mark: Markable) => boolean): Markable[] =>
  MARKABLE.filter((mark) => !known(mark.id) && visible(mark)).slice(0, MOST)

/** What a click there, or a key, has used. */
export const used = (target: Element | null, key = ''): string[] =>
  MARKABLE.filter((mark) => (key && mark.key === key) || target?.closest(mark.place)).map(({ id }) => id)
