import type { PlayerView } from '@pathquest/game-core/rooms/views'

/** What a place is worth telling of. */
export interface FinalStanding {
  /** null: the game gives none. */
  placement: number | null
  /** Who had a part in it. */
  players: number
  score: number
}

/** Who played alone has beaten nobody, whatever place is stored. */
export const standingOf = ({ game, you, leaderboard }: PlayerView): FinalStanding => ({
  placement: game.sessionType === 'solo' ? null : you.placement,
  players: leaderboard.length,
  score: you.score,
})

/** The documents' sentence for a placement; neither nothing nor the last place is a finish to cheer. */
export function placementMessage({ placement, players, score }: FinalStanding) {
  if (placement === null) return 'results.none'
  if (score === 0) return 'results.others'
  if (placement === 1) return 'results.first'
  if (placement === 2) return 'results.second'
  if (placement === 3) return 'results.third'
  return placement <= 10 && placement < players ? 'results.topTen' : 'results.others'
}

/** Worth confetti. */
export const isChampion = (standing: FinalStanding): boolean =>
  placementMessage(standing) === 'results.first'
