/** Cues made by the browser itself: there is no file to fetch. */
export type Cue = 'join' | 'question' | 'last' | 'close' | 'podium'

/** Notes of a cue: pitch in Hz, when it begins and how long it sounds, in ms. */
const NOTES: Record<Cue, readonly (readonly [number, number, number])[]> = {
  join: [[660, 0, 90]],
  question: [
    [523, 0, 110],
    [784, 110, 200],
  ],
  last: [[880, 0, 60]],
  close: [
    [659, 0, 120],
    [440, 130, 240],
  ],
  podium: [
    [523, 0, 130],
    [659, 130, 130],
    [784, 260, 130],
    [1047, 390, 420],
  ],
}
const VOLUME = 0.12
const KEY = 'pathquest.sound'

/** Whether this browser wants to hear cues; off until somebody turns them on. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

export function storeSoundPreference(isWanted: boolean): void {
  try {
    localStorage.setItem(KEY, isWanted ? 'on' : 'off')
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

let context: AudioContext | null = null

/** Silent where the browser has no sound, or waits for the first touch of the page. */
export function playCue(cue: Cue): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const audio = context
  // Refused where no sound is allowed: the game says everything in words as well.
  if (audio.state === 'suspended') void audio.resume().catch(() => {})
  for (const [hz, startMs, lengthMs] of NOTES[cue]) {
    const from = audio.currentTime + startMs / 1_000
    const to = from + lengthMs / 1_000
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.value = hz
    loudness.gain.setValueAtTime(0, from)
    loudness.gain.linearRampToValueAtTime(VOLUME, from + 0.015)
    loudness.gain.exponentialRampToValueAtTime(0.001, to)
    tone.connect(loudness).connect(audio.destination)
    tone.start(from)
    tone.stop(to)
  }
}
