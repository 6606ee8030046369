/** A bot worker: WebAssembly and nothing else. `bots.ts` starts it and asks. */
import { Desk } from './desk'
import type { Question } from './messages'

const desk = new Desk()

self.onmessage = async ({ data }: MessageEvent<Question>) => self.postMessage(await desk.answer(data))
