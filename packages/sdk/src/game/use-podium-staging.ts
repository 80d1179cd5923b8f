import type { GameView } from '@pathquest/core/rooms/views'
import { useEffect, useState } from 'react'

/** How many of the three places are shown, from the third on; 4: the key has turned, all is shown. */
export type PodiumStep = 0 | 1 | 2 | 3 | 4

/** When each step comes, in ms after the game: third, a roll, second, first, the key. */
const STEPS_MS = [1_000, 4_500, 6_000, 8_000] as const
const ALL_SHOWN = STEPS_MS.length as PodiumStep

export interface PodiumStaging {
  step: PodiumStep
  isDone: boolean
  skip: () => void
}

/**
 * The podium in steps, for who saw the game end: a page that is opened later shows all of it, and so
 * does one without motion, or a game with fewer than three players and without teams.
 */
export function usePodiumStaging(view: GameView | null, sawGame: boolean): PodiumStaging {
  const [step, setStep] = useState<PodiumStep>(0)
  const isOver = view?.stage.name === 'podium'
  const isStaged = sawGame && isOver && hasPlaces(view) && hasMotion()
  useEffect(() => {
    if (!isStaged) return
    const timers = STEPS_MS.map((ms, i) =>
      setTimeout(() => setStep((before) => Math.max(before, i + 1) as PodiumStep), ms),
    )
    return () => timers.forEach(clearTimeout)
  }, [isStaged])
  const shown = isStaged ? step : ALL_SHOWN
  return {
    step: shown,
    isDone: shown === ALL_SHOWN,
    skip: () => setStep(ALL_SHOWN),
  }
}

const hasPlaces = (view: GameView): boolean => {
  const { game, leaderboard, teams } = view
  const isMany = (teams !== null && teams.length > 1) || leaderboard.length >= 3
  return !game.endedByFault && isMany && hasPodium(view)
}

/** Nobody has won a game without places, or one in which nobody has a point. */
export const hasPodium = ({ game, leaderboard }: Pick<GameView, 'game' | 'leaderboard'>): boolean =>
  game.ends === 'ranked' && (leaderboard[0]?.score ?? 0) > 0

const hasMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
