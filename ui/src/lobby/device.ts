/** The same guest on another device: asks the server for a link, or uses one. */

export interface Link {
  token: string
  minutes: number
}

/** What the server answers: something, or the key of a sentence that says why not. */
export type Asked<T> = { found: T } | { problem: string }

/** Asks by POST, or by GET where there is nothing to say. */
export async function ask<T>(path: string, body?: object): Promise<Asked<T>> {
  try {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await fetch(path, body ? sent : {})
    const told: unknown = await answer.json()
    if (answer.ok) return { found: told as T }
    const { message } = told as { message?: string }
    return { problem: message ?? 'page-device-offline' }
  } catch {
    return { problem: 'page-device-offline' }
  }
}

export const askForLink = () => ask<Link>('api/device', {})
export const takeLink = (token: string) => ask<{ name: string }>('api/device/take', { token })

/** Where the other device has to go; the part behind # is sent to nobody. */
export function linkAddress(page: string, token: string): string {
  return `${page.split('#')[0]}#/device/${token}`
}
