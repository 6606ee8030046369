/** Bot workers for a page without anything else: the module and `bot-worker.js` lie beside it. */
import { BotLines, type Learned } from '../../src/static/bot-lines'
import { Bots } from '../../src/wasm/bots'
import type { SearchAsk } from '../../src/wasm/messages'

const HANGING = 'data:text/javascript,onmessage = () => { for (;;); }'

/** Tries out the client with real workers; the position is a list of numbers. */
async function tried(game: string, ask: Omit<SearchAsk, 'position'> & { position: number[] }): Promise<Record<string, unknown>> {
  const scripts: string[] = []
  const start = (script = 'bot-worker.js') => {
    scripts.push(script)
    return new Worker(script, { type: 'module' })
  }
  const failure = (asked: Promise<unknown>) => asked.then(String, (problem: Error) => problem.message)
  const about = await (await fetch(`${game}.json`)).json()
  const module = await WebAssembly.compile(await (await fetch(`${game}.wasm`)).arrayBuffer())
  const question = { ...ask, position: Uint8Array.from(ask.position) }

  const bots = new Bots(2, () => start())
  await bots.load(game, module, about)
  const found = await Promise.all(['a', 'b'].map((bot) => bots.search({ ...question, bot })))
  const byTime = await bots.search({ ...question, bot: 'c', share: null, seconds: 0.2 })
  const endless = failure(bots.search({ ...question, bot: 'd', share: null, seconds: 10_000 }))
  await bots.search({ ...question, bot: 'e' }) // the other worker is free
  bots.forget('d')
  const forgotten = await endless
  const wrong = await failure(bots.search({ ...question, bot: 'f', position: new Uint8Array(1) }))
  bots.close()

  const hung = new Bots(1, () => (scripts.includes(HANGING) ? start() : start(HANGING)))
  const loaded = hung.load(game, module, about)
  const ended = await failure(hung.search({ ...question, bot: 'g' }, 100))
  const again = await hung.search({ ...question, bot: 'g' })
  await loaded
  hung.close()
  return { found, byTime, forgotten, wrong, ended, again, started: scripts.length }
}

async function learned(game: string): Promise<Learned> {
  const [wasm, about, net] = await Promise.all([`thinking/${game}.wasm`, `thinking/${game}.json`, `${game}.net`].map((path) => fetch(path)))
  return { module: await WebAssembly.compile(await wasm!.arrayBuffer()), about: await about!.json(), net: await net!.arrayBuffer() }
}

/** The bots as a table asks them; the modules of these games lie beside the page. */
function lines(...games: string[]): BotLines {
  const lines = new BotLines(() => new Worker('bot-worker.js', { type: 'module' }), learned)
  for (const game of games) {
    const module = fetch(`${game}.wasm`).then(async (answer) => WebAssembly.compile(await answer.arrayBuffer()))
    lines.load(
      game,
      module,
      fetch(`${game}.json`).then((answer) => answer.json()),
    )
  }
  return lines
}

Object.assign(globalThis, { tried, lines })
