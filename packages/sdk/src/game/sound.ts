/** Synthesised sounds: there is no file to fetch. */
export type Cue =
  | 'join'
  | 'question'
  | 'last'
  | 'close'
  | 'podium'
  /** For a player alone. */
  | 'right'
  | 'wrong'
  | 'overtaken'

/** Notes of a cue: pitch in Hz, start and duration in ms. */
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
  right: [
    [784, 0, 100],
    [1047, 100, 220],
  ],
  wrong: [[262, 0, 220]],
  overtaken: [
    [587, 0, 100],
    [494, 100, 160],
  ],
}
/** The loudest, of one note: several sound together. */
const LOUDEST = 0.24
const VOLUME_DEFAULT = 0.5
const SOUND_KEY = 'pathquest.sound'
const VOLUME_KEY = 'pathquest.volume'

/** Whether sounds are on in this browser; off by default. */
export const isSoundOn = (): boolean => readItem(SOUND_KEY) === 'on'

export const storeSoundPreference = (isWanted: boolean): void =>
  storeItem(SOUND_KEY, isWanted ? 'on' : 'off')

/** 0 to 1. */
export function readVolume(): number {
  const stored = Number(readItem(VOLUME_KEY) ?? VOLUME_DEFAULT)
  return stored >= 0 && stored <= 1 ? stored : VOLUME_DEFAULT
}

/** For all sounds of this page, at once. */
export function setVolume(volume: number): void {
  storeItem(VOLUME_KEY, String(volume))
  if (master) master.gain.value = volume * LOUDEST
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function storeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

let master: GainNode | null = null

/** What all sounds of this page go through; null where the browser has no audio. */
export function audioOutput(): GainNode | null {
  if (typeof AudioContext === 'undefined') return null
  if (!master) {
    const context = new AudioContext()
    master = context.createGain()
    master.gain.value = readVolume() * LOUDEST
    master.connect(context.destination)
  }
  const { context } = master
  // Refused where autoplay is blocked: the game shows everything in words as well.
  if (context.state === 'suspended') void (context as AudioContext).resume().catch(() => {})
  return master
}

export interface Note {
  hz: number
  /** By the clock of the audio context, in seconds. */
  from: number
  seconds: number
  /** Relative to the loudest. */
  loudness?: number
  type?: OscillatorType
}

/** One note that fades. */
export function playNote(output: GainNode, note: Note): void {
  const { hz, from, seconds, loudness = 1, type = 'triangle' } = note
  const { context } = output
  const tone = context.createOscillator()
  const gain = context.createGain()
  tone.type = type
  tone.frequency.value = hz
  gain.gain.setValueAtTime(0, from)
  gain.gain.linearRampToValueAtTime(loudness, from + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.001, from + seconds)
  tone.connect(gain).connect(output)
  tone.start(from)
  tone.stop(from + seconds)
}

/** Silent where the browser has no audio, or waits for a user gesture. */
export function playCue(cue: Cue): void {
  const output = audioOutput()
  if (!output) return
  const now = output.context.currentTime
  for (const [hz, startMs, lengthMs] of NOTES[cue]) {
    playNote(output, { hz, from: now + startMs / 1_000, seconds: lengthMs / 1_000 })
  }
}
