// The page's own line to its tables, for tests: whatever comes is kept, and anything can be asked.
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given)
    window.table = { worker: this, now: null, record: null, errors: [], advice: null, mine: null, position: null, analysis: null }
    this.addEventListener('message', ({ data }) => {
      if (data.kind !== 'text') return
      const answer = JSON.parse(data.text)
      if (answer.type === 'table') window.table.now = answer
      else if (answer.type === 'error') window.table.errors.push(answer)
      else if (answer.type === 'record') window.table.record = answer.record
      else if (['advice', 'my_games', 'position', 'analysis'].includes(answer.type)) window.table[answer.type] = answer
    })
  }
}
window.ask = (request) => window.table.worker.postMessage({ kind: 'text', text: JSON.stringify(request) })
const blink = () => new Promise((done) => setTimeout(done, 5))
/** Plays until so many decisions are made, or to the end: something legal each time, the same in every run. */
window.play = async (most) => {
  let [drawn, asked] = [1, null]
  const own = (window.playing = {}) // whoever begins anew plays alone
  while (!window.table.now?.auto_end) await blink() // as the page's settings say: nothing else ends a turn
  for (let made = 0; made < most && window.playing === own; ) {
    const { now } = window.table
    if (now && now.status !== 'playing') return now.status
    if (!now?.legal.length || asked === now.number) {
      await blink()
      continue
    }
    asked = now.number
    drawn = (drawn * 48271) % 2147483647
    window.ask({ type: 'act', table: now.id, number: now.number, action: now.legal[drawn % now.legal.length].text })
    made += 1
  }
  while (window.table.now.number === asked) await blink() // the last one is answered, too
  return window.table.now.status
}
