// The line of a friend's page to a table in another browser, for tests: whatever comes is kept, and anything can be sent.
// To be run after page.js.
window.table = { now: null, errors: [], told: [] }
{
  const create = RTCPeerConnection.prototype.createDataChannel
  RTCPeerConnection.prototype.createDataChannel = function (...given) {
    const channel = create.apply(this, given)
    let text = []
    window.channel = channel
    channel.addEventListener('close', () => (window.isClosed = true))
    channel.addEventListener('message', ({ data }) => {
      const piece = new Uint8Array(data)
      text.push(...piece.subarray(1))
      if (!(piece[0] & 1)) return
      const answer = JSON.parse(new TextDecoder().decode(Uint8Array.from(text)))
      text = []
      if (answer.is) return
      ;(window.table.told ??= []).push(answer) // a page that had tables of its own meanwhile has begun anew
      if (answer.type === 'table') window.table.now = answer
      else if (answer.type === 'error') window.table.errors.push(answer)
    })
    return channel
  }
}
/** A message as it is, whatever it is. */
window.sendText = (text) => window.channel.send(Uint8Array.of(1, ...new TextEncoder().encode(text)))
window.ask = (request) => window.sendText(JSON.stringify(request))
