/** Makes a snapshot for the next time (`snapshot.ts`), says whether there was a problem, and is gone. */
import { Fetching } from './fetching'
import type { Made } from './made'
import { loadPython, type HouseModule } from './python'
import { Snapshots, taken } from './snapshot'

export interface Order {
  place: string
  made: Made
}

self.onmessage = async ({ data: { place, made } }: MessageEvent<Order>) => {
  try {
    const fetching = new Fetching(place, made, () => undefined)
    const python = await loadPython(made, fetching, Promise.resolve(null))
    ;(python.pyimport('vicus.static.house') as HouseModule).prepare()
    await new Snapshots(place, made).keep(taken(python), fetching)
    self.postMessage('')
  } catch (problem) {
    self.postMessage(String(problem)) // the next time takes as long as this one
  }
  self.close()
}
