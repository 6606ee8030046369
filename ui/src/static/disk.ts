/** The tables' storage: rows of text by key in IndexedDB (`vicus.static.browser_storage.Disk`). One tab owns it at a time. */

const ROWS = 'rows'
const ARCHIVES = 'archives'
const OWNER = 'owner'
/** Rows that are read when somebody looks at a finished game, not when the page opens. */
const isArchive = (key: string) => key.startsWith('archive ')

export class Disk {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly owner: string,
  ) {}

  /** Opens it; from now on nobody who opened it before can write. */
  static async open(name: string, owner: string): Promise<Disk> {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => {
      for (const store of [ROWS, ARCHIVES, OWNER]) opening.result.createObjectStore(store)
    }
    const disk = new Disk(await answer(opening), owner)
    const writing = disk.transaction('readwrite')
    writing.objectStore(OWNER).put(owner, OWNER)
    await done(writing)
    return disk
  }

  /** All rows as JSON; of archives the keys alone. */
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

  async read(key: string): Promise<string | null> {
    const store = this.transaction('readonly').objectStore(isArchive(key) ? ARCHIVES : ROWS)
    return ((await answer(store.get(key))) as string | undefined) ?? null
  }

  /** All of these rows (JSON) or none. */
  async write(text: string): Promise<void> {
    const rows = JSON.parse(text) as [string, string | null][]
    const writing = this.transaction('readwrite')
    const asked = writing.objectStore(OWNER).get(OWNER)
    let isOurs = true
    asked.onsuccess = () => {
      isOurs = asked.result === this.owner
      if (!isOurs) {
        writing.abort()
        return
      }
      for (const [key, value] of rows) {
        const store = writing.objectStore(isArchive(key) ? ARCHIVES : ROWS)
        if (value === null) store.delete(key)
        else store.put(value, key)
      }
    }
    try {
      await done(writing)
    } catch (problem) {
      throw isOurs ? problem : new Error('another tab has the tables')
    }
  }

  private transaction(mode: IDBTransactionMode): IDBTransaction {
    // strict: what was answered must not be lost when the lights go out
    return this.database.transaction([ROWS, ARCHIVES, OWNER], mode, { durability: 'strict' })
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing was written'))
  })
}
