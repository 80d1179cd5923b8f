import { useEffect } from 'react'
import { type Part, usePart } from '../hooks/use-lazy-chunk'
import type { LeaderboardState } from './watch-leaderboard'

const load = () => import('./later')

export type Later = Part<typeof import('./later')>

/**
 * What follows the first rows, one part; fetched beside the data where nothing stands without it.
 * That it did not come is told only where something is missing: rows that do not glide are rows.
 */
export const useLater = (
  { board, problem }: LeaderboardState,
  mode: 'compact' | 'full' | undefined,
  onError: (cause: unknown) => void,
): Later => {
  const isMissed = mode === 'full' || isRevoked(problem) || teamsOf(board) !== null
  const part = usePart<typeof import('./later')>(load, isMissed || board !== null, (cause) => {
    if (isMissed) onError(cause)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what did not come is missed
  useEffect(() => {
    if (isMissed && part.status === 'failed') part.retry()
  }, [isMissed])
  return part
}

/** The host has taken the link back. */
export const isRevoked = (problem: LeaderboardState['problem']) =>
  problem?.code === 'share_not_found'

/** The teams that are shown: none in the lobby. */
export const teamsOf = (board: LeaderboardState['board']) =>
  board?.teams?.length && board.game.status !== 'waiting' ? board.teams : null
