/** Links that hold a whole game (docs/records.md): what follows `#/r/`. */

/** Signs of a code; nothing longer is sent anywhere. */
export const LONGEST = 16_000

export interface Target {
  code: string
  /** The position that is meant; null for the game as a whole. */
  ply: number | null
  puzzle: boolean
}

export function linkTo(page: string, { code, ply, puzzle }: Target): string {
  return `${page.split('#')[0]}#/r/${code}${ply === null ? '' : `/${ply}${puzzle ? '/puzzle' : ''}`}`
}

/** `code` and `rest` as they stand in the address; null if they cannot be a link. */
export function targetOf(code: string, rest: string): Target | null {
  const found = /^(?:(\d{1,5})(\/puzzle)?)?$/.exec(rest)
  if (!found || code.length > LONGEST || !/^\d[\w-]+$/.test(code)) return null
  return { code, ply: found[1] === undefined ? null : Number(found[1]), puzzle: found[2] !== undefined }
}

/** What the table that is made opens with. */
export function landingOf({ ply, puzzle }: Target): string {
  return ply === null ? '' : puzzle ? '/puzzle' : `/${ply}`
}
