/** node checks.mjs FOLDER: a list of games, then lists of checks come in, line by line; times to load, then answers go out. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Checker } from './checks'

const checker = new Checker(async (name) => new Uint8Array(await readFile(join(process.argv[2] ?? '.', name))))
const lines = createInterface(process.stdin)[Symbol.asyncIterator]()

async function* given(): AsyncGenerator<any> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) yield JSON.parse(line.value)
}

let games: string[] | null = null
for await (const asked of given()) {
  const before = process.cpuUsage()
  let answers: unknown[]
  if (games) answers = await checker.answers(asked)
  else {
    games = asked as string[]
    answers = []
    for (const game of games) answers.push(await checker.load(game))
  }
  const { user, system } = process.cpuUsage(before)
  console.log(JSON.stringify({ answers, processor: (user + system) / 1e6 }))
}
