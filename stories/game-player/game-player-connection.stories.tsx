import type { PlayerView } from '@pathquest/core/rooms/views'
import { GamePlayerView } from '@pathquest/sdk/GamePlayer/GamePlayerView'
import type { GamePlayerViewProps } from '@pathquest/sdk/GamePlayer/player-props'
import { sampleLive, sampleProblem } from '@pathquest/sdk/testing/sample-games'
import { LoadFailed } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import {
  sampleQuestionStage as question,
  sampleHeader,
  sampleNow,
  samplePlayerView,
} from '@pathquest/ui/testing/sample-views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { untilFetched } from '../support/until-fetched'

/** While the connection is not there, or the game is not. */
const meta = {
  title: 'Widgets/GamePlayer/Connection',
  component: GamePlayerView,
  args: {
    state: sampleLive<PlayerView>(null),
    now: sampleNow,
    onAnswer: fn(),
    onLeave: fn(),
    onUseHere: fn(),
    onReturnHome: fn(),
  },
  play: untilFetched,
} satisfies Meta<typeof GamePlayerView>
export default meta
type Story = StoryObj<typeof meta>

const shows = (
  view: PlayerView | null,
  state: Partial<GamePlayerViewProps['state']> = {},
  patch: Story['args'] = {},
) => ({ args: { state: sampleLive(view, state), ...patch } }) satisfies Story

export const Loading: Story = {
  ...shows(null, { connection: 'connecting' }),
  play: () => {},
}

export const Paused: Story = shows(samplePlayerView(question, { paused: true }))

export const Reconnecting: Story = shows(samplePlayerView(question), { connection: 'connecting' })

/** Without a socket it asks every second; nobody needs to know. */
export const Polling: Story = shows(samplePlayerView(question), { connection: 'polling' })

export const Offline: Story = shows(samplePlayerView(question), { connection: 'offline' })

/** On a page without toasts the last refusal stands above the game. */
export const Refused: Story = shows(
  samplePlayerView(question),
  {},
  { refusal: 'Answer submitted too quickly. Please take your time.' },
)

export const Replaced: Story = shows(samplePlayerView(question), { connection: 'replaced' })

export const Removed: Story = shows(samplePlayerView(question), { connection: 'removed' })

export const Gone: Story = shows(null, {
  connection: 'gone',
  problem: sampleProblem('game_not_found'),
})

/** The API said why. */
export const NotAdmitted: Story = shows(null, {
  connection: 'gone',
  problem: sampleProblem('player_not_found'),
})

/** Away from the lobby for too long: the place is somebody else's, and may be free again. */
export const Full: Story = shows(null, {
  connection: 'gone',
  problem: sampleProblem('game_full'),
})

export const TooOld: Story = shows(null, { connection: 'protocol' })

export const Cancelled: Story = shows(samplePlayerView({ name: 'cancelled' }))

/** A fault on our side before the start. */
export const CancelledByFault: Story = shows(
  samplePlayerView({ name: 'cancelled' }, { game: { ...sampleHeader, endedByFault: true } }),
)

/** The chunk of the results was not to be had. */
export const ResultsNotThere: Story = {
  render: function ResultsNotThere() {
    const t = useMessages(gameMessages)
    return (
      <div className="pq pq-widget pq-game">
        <LoadFailed retry={t('game.retry')} onRetry={fn()}>
          {t('game.partFailed')}
        </LoadFailed>
      </div>
    )
  },
}
