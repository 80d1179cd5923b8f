import type { PlayerView } from '@pathquest/core/rooms/views'
import { useEffect, useRef, useState } from 'react'
import { type Cue, isSoundOn, playCue, storeSoundPreference } from './sound'

const LAST_SECONDS = [5, 4, 3, 2, 1]
/** Vibration in ms, where the phone can. */
const FELT: Partial<Record<Cue, number[]>> = {
  right: [30, 40, 60],
  wrong: [80],
  overtaken: [20],
  last: [15],
}

export interface PlayerCues {
  isOn: boolean
  toggle: () => void
}

/**
 * What a player's own phone tells by sound and touch: the own verdict, being overtaken, the last
 * five seconds. Quiet by default: it only vibrates, and neither where motion is reduced.
 */
export function usePlayerCues(view: PlayerView, clockOffsetMs: number): PlayerCues {
  const [isOn, setOn] = useState(isSoundOn)
  const before = useRef(view)
  const give = useRef((_: Cue) => {})
  give.current = (cue) => {
    if (isOn) playCue(cue)
    if (hasTouch()) navigator.vibrate(FELT[cue] ?? [])
  }
  useEffect(() => {
    const cue = playerCueBetween(before.current, view)
    before.current = view
    if (cue) give.current(cue)
  }, [view])
  const isOpen = view.stage.name === 'question' && (view.stage.yourAnswer ?? null) === null
  const deadline = isOpen && view.stage.name === 'question' ? view.stage.deadline : null
  useEffect(() => {
    if (deadline === null) return
    const leftMs = deadline - clockOffsetMs - Date.now()
    const timers = LAST_SECONDS.flatMap((seconds) => {
      const inMs = leftMs - seconds * 1_000
      return inMs > 0 ? [setTimeout(() => give.current('last'), inMs)] : []
    })
    return () => timers.forEach(clearTimeout)
  }, [deadline, clockOffsetMs])
  return {
    isOn,
    toggle: () => {
      setOn(!isOn)
      storeSoundPreference(!isOn)
      // A user gesture: from here on the browser allows sound.
      if (!isOn) playCue('join')
    },
  }
}

const hasTouch = (): boolean =>
  typeof navigator.vibrate === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The cue for a change from one view to the next: the verdict first, then what it cost. */
export function playerCueBetween(before: PlayerView, after: PlayerView): Cue | null {
  const [was, is] = [before.stage, after.stage]
  const verdict = 'yourVerdict' in is ? (is.yourVerdict ?? null) : null
  const known = 'yourVerdict' in was ? (was.yourVerdict ?? null) : null
  const isSame = 'question' in was && 'question' in is && was.question.id === is.question.id
  if (verdict && !(isSame && known))
    return verdict.isCorrect || verdict.isPartly ? 'right' : 'wrong'
  const isClosed = is.name === 'result' && was.name === 'question'
  const [rankBefore, rank] = [before.you.rank, after.you.rank]
  return isClosed && rankBefore !== null && rank !== null && rank > rankBefore ? 'overtaken' : null
}
