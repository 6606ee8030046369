/** Everything of a guest as one file: what the server knows, and what this browser keeps. */
import { askForEverything } from '$mode'
import { shelf } from '../box/shelf'
import { stored } from '../language'

export interface Everything {
  games: unknown[]
  records: unknown[]
  tables: { said: unknown[] }[]
  /** The settings of this browser, and the boxes that it keeps. */
  browser?: unknown
}

/** The file's text and what is in it, or the key of a sentence that says why not. */
export async function everything(): Promise<{ text: string; found: Everything } | { problem: string }> {
  let answer: Response
  try {
    answer = await askForEverything()
  } catch {
    return { problem: 'page-device-offline' }
  }
  try {
    const found = (await answer.json()) as Everything & { message?: string }
    if (!answer.ok) return { problem: found.message ?? 'page-device-offline' }
    found.browser = { ...stored(), boxes: shelf() }
    return { text: JSON.stringify(found, null, 1), found }
  } catch {
    return { problem: answer.ok ? 'page-mine-save-broken' : 'page-device-offline' }
  }
}

/** How many messages somebody has written. */
export const words = ({ tables }: Everything) => tables.reduce((sum, { said }) => sum + said.length, 0)
