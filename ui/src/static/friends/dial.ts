/** A peer connection with one data channel, and its own end of it as far as the network is known. */
import { made } from '../made'
import { readSdp, writeSdp, type End } from './sdp'

/** Milliseconds for finding out under which addresses this device is known. */
const GATHERING = 4000

export interface Dialled {
  peer: RTCPeerConnection
  channel: RTCDataChannel
  end: End
}

function begin(): { peer: RTCPeerConnection; channel: RTCDataChannel } {
  const peer = new RTCPeerConnection({ iceServers: made().ice ?? [] })
  const channel = peer.createDataChannel('vicus', { negotiated: true, id: 0, ordered: true })
  channel.binaryType = 'arraybuffer'
  return { peer, channel }
}

async function gathered(peer: RTCPeerConnection): Promise<End> {
  await peer.setLocalDescription()
  if (peer.iceGatheringState !== 'complete')
    await new Promise<void>((done) => {
      const timer = setTimeout(done, GATHERING)
      peer.addEventListener('icegatheringstatechange', () => {
        if (peer.iceGatheringState !== 'complete') return
        clearTimeout(timer)
        done()
      })
    })
  return readSdp(peer.localDescription!.sdp)
}

async function dialled(host?: End): Promise<Dialled> {
  const line = begin()
  try {
    if (host) await line.peer.setRemoteDescription({ type: 'offer', sdp: writeSdp(host, 'offer') })
    return { ...line, end: await gathered(line.peer) }
  } catch (problem) {
    line.peer.close() // browsers keep those that nobody has closed, and allow only so many
    throw problem
  }
}

/** The host's end. */
export const offer = (): Promise<Dialled> => dialled()

/** The friend's end, for an invitation. */
export const answer = (host: End): Promise<Dialled> => dialled(host)

/** The host has got the answer. */
export function connect(peer: RTCPeerConnection, friend: End): Promise<void> {
  return peer.setRemoteDescription({ type: 'answer', sdp: writeSdp(friend, 'answer') })
}
