/** The tables' storage: rows of text by key in IndexedDB (`vicus.static.browser_storage.Disk`). One tab owns it at a time. */

import type { Unsaved } from './messages'

const ROWS = 'rows'
const ARCHIVES = 'archives'
const OWNER = 'owner'
/** Rows that are read when somebody looks at a finished game, not when the page opens: archives and analyses. */
const isArchive = (key: string) => key.startsWith('archive ') || key.startsWith('analysis ')
/** Whoever had the tables before cannot write any more. */
class Taken extends Error {}

/** What went wrong. Browsers give errors without a stack: Python would not know them for errors, and wait for ever. */
class Failure extends Error {
  constructor(cause: DOMException | null) {
    super(cause?.message || 'nothing was written')
    this.name = cause?.name ?? 'Failure'
  }
}

/** Whether something failed because there is no room. */
export const isFull = (problem: unknown) => problem instanceof Error && problem.name === 'QuotaExceededError'

export class Disk {
  private unsaved: Unsaved = ''

  private constructor(
    private readonly database: IDBDatabase,
    private readonly owner: string,
    private readonly tell: (unsaved: Unsaved) => void,
  ) {}

  /** Opens it; from now on nobody who opened it before can write. `tell`: it cannot write, or can again. */
  static async open(name: string, owner: string, tell: (unsaved: Unsaved) => void): Promise<Disk> {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => {
      for (const store of [ROWS, ARCHIVES, OWNER]) opening.result.createObjectStore(store)
    }
    const disk = new Disk(await answer(opening), owner, tell)
    const writing = disk.transaction('readwrite')
    writing.objectStore(OWNER).put(owner, OWNER)
    await done(writing)
    return disk
  }

  /** All rows as JSON; of archives and analyses the keys alone. */
  async load(): Promise<string> {
    const reading = this.transaction('readonly')
    const rows = reading.objectStore(ROWS)
    const [keys, texts, archives] = await Promise.all([
      answer(rows.getAllKeys()),
      answer(rows.getAll()),
      answer(reading.objectStore(ARCHIVES).getAllKeys()),
    ])
    return JSON.stringify([...keys.map((key, index) => [key, texts[index]]), ...archives.map((key) => [key, ''])])
  }

  /** Undefined where there is none: that is Python's None; null is not. */
  async read(key: string): Promise<string | undefined> {
    const store = this.transaction('readonly').objectStore(isArchive(key) ? ARCHIVES : ROWS)
    return (await answer(store.get(key))) as string | undefined
  }

  /** All of these rows (JSON) or none. */
  async write(text: string): Promise<void> {
    try {
      await this.put(JSON.parse(text))
    } catch (problem) {
      if (!(problem instanceof Taken)) this.note(isFull(problem) ? 'full' : 'broken')
      throw problem
    }
    this.note('')
  }

  private async put(rows: [string, string | null][]): Promise<void> {
    const writing = this.transaction('readwrite')
    const asked = writing.objectStore(OWNER).get(OWNER)
    let problem: unknown = null
    asked.onsuccess = () => {
      try {
        if (asked.result !== this.owner) throw new Taken('another tab has the tables')
        for (const [key, value] of rows) {
          const store = writing.objectStore(isArchive(key) ? ARCHIVES : ROWS)
          if (value === null) store.delete(key)
          else store.put(value, key)
        }
      } catch (found) {
        problem = found
        writing.abort()
      }
    }
    await done(writing).catch((found) => {
      throw problem ?? found
    })
  }

  private note(unsaved: Unsaved): void {
    if (unsaved !== this.unsaved) this.tell((this.unsaved = unsaved))
  }

  private transaction(mode: IDBTransactionMode): IDBTransaction {
    // strict: what was answered must not be lost when the lights go out
    return this.database.transaction([ROWS, ARCHIVES, OWNER], mode, { durability: 'strict' })
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Failure(request.error))
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(new Failure(transaction.error))
  })
}
