/** Fetching parts of the page: what cannot be had now is tried again, and a newer version of the page replaces this one. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** A browser may remember a script that did not come, and never ask for it again; after so many times the page is loaded anew. */
const TRIES = 3
/** Milliseconds: a part that is broken itself must not make the page go round in circles. */
const BETWEEN_RELOADS = 60_000
const RELOADED = 'vicus.reloaded'

/** How many parts are being tried again. */
let failing = 0
/** Called when something could not be fetched, and when there is nothing missing any more. */
let tell: (missing: boolean) => void = () => {}
/** Style sheets that did not come: Vite's loader asks for each once. */
const styles = new Set<string>()

export function onMissing(told: (missing: boolean) => void): void {
  tell = told
  tell(failing > 0)
}

/** To be called once, before anything is fetched. */
export function watchStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    const [, address] = /CSS for (\S+)/.exec(event.payload.message) ?? []
    if (address) styles.add(address)
  })
}

/** What `load` gives, however often it has to be asked. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const found = await load()
      await Promise.all([...styles].map(style))
      if (tries > 1) count(-1)
      return found
    } catch (problem) {
      console.warn(String(problem))
      if (tries === 1) count(1)
      const entry = await currentEntry()
      if (entry !== null && (entry !== ownEntry() || tries >= TRIES)) reload(entry)
      await pause(Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT))
    }
  }
}

function count(by: number): void {
  failing += by
  tell(failing > 0)
}

function style(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => {
      styles.delete(address)
      done()
    }
    link.onerror = () => {
      link.remove()
      fail(new Error(`no style sheet ${address}`))
    }
    document.head.append(link)
  })
}

/** The script that this page began with. */
function ownEntry(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? ''
}

/** The script that the page begins with as the server has it now; null if it does not answer. */
async function currentEntry(): Promise<string | null> {
  try {
    const answer = await fetch(location.href.split('#')[0]!, { cache: 'no-store' })
    if (!answer.ok) return null
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
  } catch {
    return null
  }
}

/** Loads the page anew, unless that was done for the same version a moment ago. */
function reload(entry: string): void {
  try {
    const [before, at] = (sessionStorage.getItem(RELOADED) ?? '').split(' ')
    if (before === entry && Date.now() - Number(at) < BETWEEN_RELOADS) return
    sessionStorage.setItem(RELOADED, `${entry} ${Date.now()}`)
  } catch {
    return // nothing can be remembered: then better not
  }
  location.reload()
}

/** Some time, or less if the line comes back. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      done()
    }
    const timer = setTimeout(over, milliseconds)
    addEventListener('online', over)
  })
}
