import type { HeadingLevel } from '@pathquest/ui/Card'
import { useEffect, useRef, useState } from 'react'
import { useGivenApi } from '../api/api-context'
import type { ApiClient } from '../api/client'
import type { ApiError } from '../api/error'
import { SharedLeaderboardView } from './SharedLeaderboardView'
import { type LeaderboardState, type LeaderboardWatch, watchLeaderboard } from './watch-leaderboard'

/** Props of `Leaderboard`. */
export interface LeaderboardProps {
  /** The token of the link that the game's host shares. */
  shareToken: string
  /** `compact`: the first five; `full`: everybody, with more about each. Default `compact`. */
  mode?: 'compact' | 'full' | undefined
  /** Level of the title, 1 to 4. Default 2. */
  headingLevel?: HeadingLevel | undefined
  /** Between two requests while the game runs, in milliseconds. Default 2,000, at least 1,000. */
  refreshMs?: number | undefined
  /** Default: the client of the enclosing `PathquestProvider`. */
  api?: Pick<ApiClient, 'request'> | undefined
  /** Called once, when the first rows are shown. */
  onReady?: (() => void) | undefined
  /** Called for each request that failed; the last rows stay. `share_not_found`: no longer shared. */
  onError?: ((error: ApiError) => void) | undefined
}

const NOTHING_YET: LeaderboardState = { board: null, problem: null }

/**
 * The leaderboard of a live or finished game whose host shares it. It polls the game and pauses
 * while the page is hidden.
 * @example <Leaderboard shareToken="…" mode="full" onError={report} />
 */
export function Leaderboard(props: LeaderboardProps) {
  const { shareToken, mode, headingLevel, refreshMs } = props
  const api = useGivenApi(props.api)
  const [state, setState] = useState(NOTHING_YET)
  const watch = useRef<LeaderboardWatch>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const wasReported = useRef(false)
  useEffect(() => {
    wasReported.current = false
    setState(NOTHING_YET)
    const watching = watchLeaderboard(api, {
      shareToken,
      refreshMs,
      onState(next) {
        setState(next)
        if (next.problem) latest.current.onError?.(next.problem)
      },
    })
    watch.current = watching
    return watching.stop
  }, [api, shareToken, refreshMs])
  const isLoaded = state.board !== null
  useEffect(() => {
    if (!isLoaded || wasReported.current) return
    wasReported.current = true
    latest.current.onReady?.()
  }, [isLoaded])
  return (
    <SharedLeaderboardView
      state={state}
      mode={mode}
      headingLevel={headingLevel}
      onRetry={() => watch.current?.refresh()}
    />
  )
}
