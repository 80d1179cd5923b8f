import type { GameRow, Teaching } from '@pathquest/core/contracts'
import { GamesCard } from './GamesCard'
import { NextStepsCard } from './NextStepsCard'
import { ResultsCard } from './ResultsCard'

export interface TeachingCardsProps {
  games: readonly GameRow[]
  teaching: Teaching
}

/** A teacher's day: what runs, what to do next, what the last games came to. */
export function TeachingCards({ games, teaching }: TeachingCardsProps) {
  return (
    <>
      <div className="dashboard-columns">
        <GamesCard games={games} userType="teacher" />
        <NextStepsCard teaching={teaching} />
      </div>
      <ResultsCard results={teaching.results} />
    </>
  )
}
