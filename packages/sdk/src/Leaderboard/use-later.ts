import { type Part, usePart } from '../use-part'
import type { LeaderboardState } from './watch-leaderboard'

const load = () => import('./later')

export type Later = Part<typeof import('./later')>

/** What only some leaderboards show; one part, fetched beside the data where that is known. */
export const useLater = (
  { board, problem }: LeaderboardState,
  mode: 'compact' | 'full' | undefined,
  onError: (cause: unknown) => void,
): Later => usePart(load, mode === 'full' || isRevoked(problem) || teamsOf(board) !== null, onError)

/** The host has taken the link back. */
export const isRevoked = (problem: LeaderboardState['problem']) =>
  problem?.code === 'share_not_found'

/** The teams that are shown: none in the lobby. */
export const teamsOf = (board: LeaderboardState['board']) =>
  board?.teams?.length && board.game.status !== 'waiting' ? board.teams : null
