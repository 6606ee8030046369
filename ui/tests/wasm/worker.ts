/** The same in a Web Worker, by messages; the modules lie beside the script. */
import { Checker } from './checks'

const checker = new Checker(async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer()))

self.onmessage = async ({ data }) => {
  try {
    self.postMessage({ answers: data.load ? [await checker.load(data.load)] : await checker.answers(data.checks) })
  } catch (problem) {
    self.postMessage({ error: String(problem) })
  }
}
