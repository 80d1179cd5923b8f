import { SharedLeaderboardView } from '@pathquest/sdk/Leaderboard/SharedLeaderboardView'
import {
  manyRows,
  sampleProblem,
  sampleSharedBoard,
  sampleTeams,
} from '@pathquest/sdk/testing/sample-games'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

/** By its share token: what a page shows of a live or finished game. */
const meta = {
  title: 'Widgets/Leaderboard',
  component: SharedLeaderboardView,
  args: {
    state: { board: sampleSharedBoard(), problem: null },
    mode: 'compact',
    onRetry: fn(),
  },
} satisfies Meta<typeof SharedLeaderboardView>
export default meta
type Story = StoryObj<typeof meta>

const over = sampleSharedBoard({ rows: [] }, 'completed')
const cancelled = { ...over, game: { ...over.game, outcome: 'cancelled' as const } }

export const Loading: Story = { args: { state: { board: null, problem: null } } }

export const Lobby: Story = {
  args: { state: { board: sampleSharedBoard({ player_count: 6 }, 'waiting'), problem: null } },
}

export const Live: Story = {}

export const LiveInFull: Story = { args: { mode: 'full' } }

export const Finished: Story = {
  args: {
    mode: 'full',
    state: {
      board: sampleSharedBoard(
        { rows: manyRows(6).map((row, i) => ({ ...row, tokensEarned: 120 - i * 20 })) },
        'completed',
      ),
      problem: null,
    },
  },
}

/** The host ended it before it was over. */
export const Cancelled: Story = {
  args: { state: { board: cancelled, problem: null } },
}

export const Empty: Story = {
  args: { state: { board: sampleSharedBoard({ rows: [], player_count: 0 }), problem: null } },
}

export const HundredPlayers: Story = {
  args: {
    mode: 'full',
    state: {
      board: sampleSharedBoard({ rows: manyRows(100), player_count: 100 }, 'completed'),
      problem: null,
    },
  },
}

/** The first five, and how many there are besides. */
export const HundredInFive: Story = { args: { ...HundredPlayers.args, mode: 'compact' } }

export const Teams: Story = {
  args: {
    state: { board: sampleSharedBoard({ teams: sampleTeams }), problem: null },
  },
}

export const Failed: Story = {
  args: { state: { board: null, problem: sampleProblem('unavailable') } },
}

/** The line broke: the last known places stay. */
export const Stale: Story = {
  args: { state: { board: sampleSharedBoard(), problem: sampleProblem('offline') } },
}

/** The host has taken the link back. */
export const Revoked: Story = {
  args: { state: { board: null, problem: sampleProblem('share_not_found') } },
}
