/** Fetches what bots need that play by a net: when the first of them does. */
import type { About } from '../wasm/engine'
import type { Learned } from './bot-lines'
import type { Fetching } from './fetching'
import type { Made } from './made'

export async function learned(made: Made, fetching: Fetching, game: string): Promise<Learned> {
  const paths = made.nets[game]
  if (!paths) throw new Error(`there is no net of ${game}`)
  const [wasm, about, net] = await Promise.all([paths.wasm, paths.about, paths.net].map(fetching.bytes))
  const facts = JSON.parse(new TextDecoder().decode(about)) as About
  return { module: await WebAssembly.compile(wasm!), about: facts, net: net! }
}
