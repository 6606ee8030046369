/** A few soft sounds, made on the spot; off unless somebody wants them. */
import { settings } from './settings.svelte'

const NOTES: Record<string, number[]> = {
  rolled: [190, 170, 210],
  set: [392],
  evicted: [294, 262],
  earned: [523, 659],
  income: [523],
  scored: [523, 659, 784],
  bishop: [440, 330],
  took: [330],
  built: [392],
  finished: [523, 659],
  disc: [440],
  met: [523, 659, 784],
  missed: [294, 262],
  ended: [392, 494, 587],
}
let audio: AudioContext | null = null

export function play(kind: string): void {
  const notes = NOTES[kind]
  if (!settings.sound || !notes) return
  audio ??= new AudioContext()
  const start = audio.currentTime
  notes.forEach((pitch, index) => {
    const tone = audio!.createOscillator()
    const volume = audio!.createGain()
    const at = start + index * 0.09
    tone.type = kind === 'rolled' ? 'triangle' : 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.06, at)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22)
    tone.connect(volume).connect(audio!.destination)
    tone.start(at)
    tone.stop(at + 0.24)
  })
}
