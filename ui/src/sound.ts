/** A few soft sounds, made on the spot; off unless somebody wants them. */
import { settings } from './settings.svelte'

const NOTES = {
  rattle: [190, 170, 210],
  place: [392],
  take: [330],
  mark: [440],
  call: [440, 330],
  loss: [294, 262],
  coin: [523],
  gain: [523, 659],
  score: [523, 659, 784],
  end: [392, 494, 587],
  word: [587, 494],
}
export type Sound = keyof typeof NOTES
let audio: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound) return
  audio ??= new AudioContext()
  const start = audio.currentTime
  NOTES[sound].forEach((pitch, index) => {
    const tone = audio!.createOscillator()
    const volume = audio!.createGain()
    const at = start + index * 0.09
    tone.type = sound === 'rattle' ? 'triangle' : 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.06, at)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22)
    tone.connect(volume).connect(audio!.destination)
    tone.start(at)
    tone.stop(at + 0.24)
  })
}
