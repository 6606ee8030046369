/** Everything of a guest as one file: what the server knows, and what this browser keeps. */
import { askForEverything } from '$mode'
import { shelf } from '../box/shelf'
import { stored } from '../language'

export interface Everything {
  games: unknown[]
  records: unknown[]
  tables: { said: unknown[] }[]
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
    const text = await answer.text()
    const found = JSON.parse(text) as Everything & { message?: string }
    if (!answer.ok) return { problem: found.message ?? 'page-device-offline' }
    // as it was sent: seeds in it are larger than the numbers of a browser
    const browser = JSON.stringify({ ...stored(), boxes: shelf() })
    return { text: `${text.slice(0, text.lastIndexOf('}'))},\n"browser": ${browser}}\n`, found }
  } catch {
    return { problem: answer.ok ? 'page-mine-save-broken' : 'page-device-offline' }
  }
}

/** How many messages somebody has written. */
export const words = ({ tables }: Everything) => tables.reduce((sum, { said }) => sum + said.length, 0)
