import { Leaderboard } from '@pathquest/sdk/Leaderboard/Leaderboard'
import { light as sheet } from '@pathquest/sdk/styles/widgets/leaderboard.css'
import { mountOf } from '../mount'
import type { WidgetProps } from '../Stage'
import { bring } from '../sheets'

/** Who stands where in a game that its host shares. */
function LeaderboardWidget({ options, api, headingLevel, onReady, onError }: WidgetProps) {
  const { token = '', mode } = options
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

bring('leaderboard', sheet)
export const mount = mountOf(LeaderboardWidget, 'leaderboard')
