import { call } from '../api/call'
import type { ApiClient } from '../api/client'
import { type ApiError, toApiError } from '../api/error'
import type { SharedLeaderboard } from '../api/types'

/** The state of a watched leaderboard. */
export interface LeaderboardState {
  /** The last answer; null before the first one and after the link was revoked. */
  board: SharedLeaderboard | null
  /** Why the last request failed; `share_not_found`: no longer shared. */
  problem: ApiError | null
}

/** Which leaderboard, and its listener. */
export interface WatchLeaderboardOptions {
  /** The token of the host's share link. */
  shareToken: string
  /** Between two requests, in milliseconds. Default 2,000, at least 1,000. */
  refreshMs?: number | undefined
  /** Called after every answer and every failure. */
  onState: (state: LeaderboardState) => void
}

/** A watched leaderboard. */
export interface LeaderboardWatch {
  /** Polls now instead of at the next interval. */
  refresh(): void
  /** Stops polling. */
  stop(): void
}

const LEAST_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/**
 * Polls a shared leaderboard until its game has ended or the link is revoked. Pauses while the page
 * is hidden; failures slow it down and leave the last rows.
 */
export function watchLeaderboard(
  api: Pick<ApiClient, 'request'>,
  { shareToken, refreshMs = 2_000, onState }: WatchLeaderboardOptions,
): LeaderboardWatch {
  let board: SharedLeaderboard | null = null
  let failures = 0
  let isOver = false
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function read() {
    clearTimeout(timer)
    if (isAsking || isOver) return
    isAsking = true
    // The browser's own cache sends the ETag: a custom header would cost a preflight.
    const answer = await call(api, 'GET /api/shared/{token}/leaderboard', {
      params: { token: shareToken },
    }).catch(toApiError)
    isAsking = false
    if (isOver) return
    if ('leaderboard' in answer) heard(answer.leaderboard)
    else failed(answer)
  }

  function heard(next: SharedLeaderboard) {
    failures = 0
    board = next
    isOver = next.game.status === 'completed' && next.settled
    onState({ board, problem: null })
    plan(refreshMs)
  }
  function failed(problem: ApiError) {
    failures++
    isOver = problem.code === 'share_not_found'
    if (isOver) board = null
    onState({ board, problem })
    const asked = problem.code === 'rate_limited' ? Number(problem.params.seconds) * 1_000 : 0
    plan(Math.max(asked || 0, Math.min(refreshMs * 2 ** failures, LONGEST_WAIT_MS)))
  }
  function plan(waitMs: number) {
    if (!isOver && !isHidden()) timer = setTimeout(read, Math.max(waitMs, LEAST_MS))
  }
  function onVisibility() {
    if (isHidden()) clearTimeout(timer)
    else void read()
  }

  const page = typeof document === 'undefined' ? null : document
  const isHidden = () => page?.visibilityState === 'hidden'
  page?.addEventListener('visibilitychange', onVisibility)
  void read()
  return {
    refresh: () => void read(),
    stop() {
      isOver = true
      clearTimeout(timer)
      page?.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
