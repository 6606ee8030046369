// The page's own line to its tables, for tests: whatever comes is kept, and anything can be asked.
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given)
    window.table = { worker: this, now: null, record: null, errors: [], advice: null, mine: null, position: null }
    this.addEventListener('message', ({ data }) => {
      if (data.kind !== 'text') return
      const answer = JSON.parse(data.text)
      if (answer.type === 'table') window.table.now = answer
      else if (answer.type === 'error') window.table.errors.push(answer)
      else if (answer.type === 'record') window.table.record = answer.record
      else if (['advice', 'my_games', 'position'].includes(answer.type)) window.table[answer.type] = answer
    })
  }
}
window.ask = (request) => window.table.worker.postMessage({ kind: 'text', text: JSON.stringify(request) })
/** Plays until so many decisions are made, or to the end: something legal each time, the same in every run. */
window.play = async (most) => {
  let [drawn, asked] = [1, null]
  for (let made = 0; made < most; ) {
    const { now } = window.table
    if (now && now.status !== 'playing') return now.status
    if (!now || (!now.legal.length && !now.can_end) || asked === now.number) {
      await new Promise((done) => setTimeout(done, 5))
      continue
    }
    if (!now.legal.length) {
      // a turn may end by itself: only one that stays is ended here
      await new Promise((done) => setTimeout(done, 400))
      if (window.table.now !== now) continue
    }
    asked = now.number
    if (now.legal.length) {
      drawn = (drawn * 48271) % 2147483647
      window.ask({ type: 'act', table: now.id, number: now.number, action: now.legal[drawn % now.legal.length].text })
      made += 1
    } else window.ask({ type: 'end_turn', table: now.id, number: now.number })
  }
  while (window.table.now.number === asked) await new Promise((done) => setTimeout(done, 5)) // the last one is answered, too
  return window.table.now.status
}
