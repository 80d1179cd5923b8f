import { TeamBoard } from '@pathquest/sdk/Leaderboard'
import { sampleTeams } from '@pathquest/sdk/testing/sample-games'
import type { Meta, StoryObj } from '@storybook/react-vite'

/** The teams of a team challenge. */
const meta = {
  title: 'Widgets/Leaderboard/TeamBoard',
  component: TeamBoard,
  args: { teams: sampleTeams },
  decorators: [
    (Story) => (
      <div className="pq">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TeamBoard>
export default meta
type Story = StoryObj<typeof meta>

export const Teams: Story = {}

export const YourTeam: Story = { args: { yourTeamId: 'tm_3' } }
