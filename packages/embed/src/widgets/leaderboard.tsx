import { Leaderboard } from '@pathquest/sdk/Leaderboard/Leaderboard'
import { useEffect } from 'react'
import { createMount } from '../mount'
import type { WidgetProps } from '../Stage'
import { sheets } from '../sheets/leaderboard'

/** The standings of a game that its host shares. */
function LeaderboardWidget({ options, api, headingLevel, emit, onReady, onError }: WidgetProps) {
  const { token, mode } = options
  useEffect(() => {
    if (!token) emit('error', { code: 'share_not_found', message: 'A leaderboard needs a token.' })
  }, [token, emit])
  if (!token) return null
  return (
    <div className="pq">
      <Leaderboard
        api={api}
        shareToken={token}
        mode={mode === 'full' ? 'full' : 'compact'}
        headingLevel={headingLevel}
        onReady={onReady}
        onError={onError}
      />
    </div>
  )
}

export const mount = createMount(LeaderboardWidget, sheets)
