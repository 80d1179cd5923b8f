import { audioOutput, type Note, playNote } from './sound'

/**
 * The music of the lobby: patterns of our own, one voice more for every few players. Sixteen steps
 * make a bar, four bars a round.
 */
interface Voice {
  type: OscillatorType
  loudness: number
  seconds: number
  /** Semitones above A2 (110 Hz) at each step of its pattern; null: silence. */
  steps: readonly (number | null)[]
}

const _ = null
const VOICES: readonly Voice[] = [
  {
    type: 'triangle',
    loudness: 0.5,
    seconds: 0.5,
    steps: [
      ...[0, _, _, _, _, _, 0, _, 7, _, _, _, 5, _, _, _],
      ...[-4, _, _, _, _, _, -4, _, 3, _, _, _, 3, _, 5, _],
    ],
  },
  {
    type: 'sine',
    loudness: 0.28,
    seconds: 0.22,
    steps: [24, _, _, 31, _, _, 28, _, 24, _, _, 31, _, 28, _, _],
  },
  {
    type: 'square',
    loudness: 0.05,
    seconds: 0.05,
    steps: [_, _, 43, _, _, _, 43, _, _, _, 43, _, _, 43, 43, _],
  },
  {
    type: 'triangle',
    loudness: 0.16,
    seconds: 0.9,
    steps: [
      ...[36, _, _, _, _, _, _, _, 38, _, _, _, 40, _, _, _],
      ...[43, _, _, _, _, _, 40, _, 38, _, _, _, _, _, _, _],
      ...[36, _, _, _, 40, _, _, _, 43, _, _, _, 45, _, _, _],
      ...[43, _, _, _, _, _, _, _, _, _, _, _, 38, _, 40, _],
    ],
  },
  {
    type: 'sine',
    loudness: 0.12,
    seconds: 0.3,
    steps: [_, _, _, 48, _, _, _, 52, _, _, _, 55, _, _, 52, _],
  },
]
const STEP_SECONDS = 0.15
const PLAYERS_PER_VOICE = 4
/** Scheduled so far ahead; a timer of a busy page comes late. */
const AHEAD_SECONDS = 0.6
const EVERY_MS = 200

/** How many voices play for a class of this size; the first one from the beginning. */
export const voicesFor = (players: number): number =>
  Math.min(VOICES.length, 1 + Math.floor(players / PLAYERS_PER_VOICE))

/** The notes of one step, of the first `voices` voices. */
export const notesAt = (step: number, voices: number): Omit<Note, 'from'>[] =>
  VOICES.slice(0, voices).flatMap(({ steps, ...voice }) => {
    const semitones = steps[step % steps.length] ?? null
    return semitones === null ? [] : [{ ...voice, hz: 110 * 2 ** (semitones / 12) }]
  })

export interface Music {
  setVoices: (voices: number) => void
  stop: () => void
}

/** null where the browser has no audio. */
export function startMusic(voices: number): Music | null {
  const output = audioOutput()
  if (!output) return null
  const { context } = output
  // Its own gain: stopping fades what is scheduled already.
  const own = context.createGain()
  own.connect(output)
  let playing = voices
  let step = 0
  let nextAt = context.currentTime + 0.1
  const schedule = () => {
    // After a suspended page: what was missed is not caught up with.
    if (nextAt < context.currentTime) nextAt = context.currentTime + 0.1
    for (; nextAt < context.currentTime + AHEAD_SECONDS; nextAt += STEP_SECONDS, step++) {
      for (const note of notesAt(step, playing)) playNote(own, { ...note, from: nextAt })
    }
  }
  schedule()
  const timer = setInterval(schedule, EVERY_MS)
  return {
    setVoices: (next) => {
      playing = next
    },
    stop: () => {
      clearInterval(timer)
      own.gain.linearRampToValueAtTime(0, context.currentTime + 0.4)
      setTimeout(() => own.disconnect(), 500)
    },
  }
}
