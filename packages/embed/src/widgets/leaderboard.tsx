import { Leaderboard } from '@pathquest/sdk/Leaderboard/Leaderboard'
import leaderboard from '@pathquest/sdk/styles/leaderboard.css?inline'
import badge from '@pathquest/ui/styles/badge.css?inline'
import button from '@pathquest/ui/styles/button.css?inline'
import card from '@pathquest/ui/styles/card.css?inline'
import character from '@pathquest/ui/styles/character.css?inline'
import empty from '@pathquest/ui/styles/empty.css?inline'
import inlineError from '@pathquest/ui/styles/inline-error.css?inline'
import loading from '@pathquest/ui/styles/loading.css?inline'
import standing from '@pathquest/ui/styles/standing.css?inline'
import { useEffect } from 'react'
import { createMount } from '../mount'
import type { WidgetProps } from '../Stage'

/** The sheets, in the order of the sdk’s index.css. */
const sheets = [button, badge, character, card, empty, loading, inlineError, standing, leaderboard]

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
