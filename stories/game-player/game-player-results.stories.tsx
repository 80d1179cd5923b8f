import { podiumRowsOf } from '@pathquest/core/rooms/player-board'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { GamePlayerView } from '@pathquest/sdk/GamePlayer/GamePlayerView'
import {
  manyRows,
  sampleHighlights,
  sampleLive,
  samplePathkeys,
  samplePodiumView,
  sampleSoloView,
  sampleTeams,
  withCosmetics,
} from '@pathquest/sdk/testing/sample-games'
import { sampleHeader, sampleRows } from '@pathquest/ui/testing/sample-views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { untilDressed, untilFetched } from '../support/until-fetched'

const rewards = { tokensEarned: 60, pathkeysEarned: samplePathkeys.map(({ id }) => id) }

/** The end of a game, for everybody who played it. */
const meta = {
  title: 'Widgets/GamePlayer/Results',
  component: GamePlayerView,
  args: {
    state: sampleLive<PlayerView>(samplePodiumView({ rewards })),
    pathkeys: samplePathkeys,
    onPlayAgain: fn(),
    onReturnHome: fn(),
    onViewCollection: fn(),
    onSignUp: fn(),
    onJoinNext: fn(),
    careerLink: ({ id }, look) => <a href={`#${id}`} {...look} />,
  },
  play: untilFetched,
} satisfies Meta<typeof GamePlayerView>
export default meta
type Story = StoryObj<typeof meta>

const shows = (view: PlayerView): Story => ({ args: { state: sampleLive(view) } })

export const Rewards: Story = {}

/** What the game was like, and the own award. */
export const Highlights: Story = shows({
  ...samplePodiumView({ rewards }),
  highlights: sampleHighlights,
})

/** Signs and colors from the market. */
export const WithCosmetics: Story = {
  ...shows({
    ...samplePodiumView({ rewards }),
    leaderboard: withCosmetics(samplePodiumView().leaderboard),
  }),
  play: untilDressed,
}

export const RewardsOnTheirWay: Story = shows(samplePodiumView())

export const NoRewards: Story = shows(
  samplePodiumView({ rewards: { tokensEarned: 0, pathkeysEarned: [] } }),
)

/** Guests earn nothing, and are told how to keep what they earn. */
export const Guest: Story = shows(samplePodiumView({ signedIn: false }))

export const First: Story = shows(
  samplePodiumView({ playerId: 'gp_1', displayName: 'Theo', placement: 1, score: 220, rewards }),
)

/** The first ten are told so. */
export const AmongTheFirstTen: Story = shows({
  ...samplePodiumView({ playerId: 'gp_6', displayName: 'Quiet Heron', placement: 6, rewards }),
})

/** Joined too late to answer anything. */
export const NotPlaced: Story = shows(
  samplePodiumView({
    playerId: 'gp_9',
    placement: null,
    rank: null,
    score: 0,
    correctAnswers: 0,
    totalAnswers: 0,
    rewards: { tokensEarned: 0, pathkeysEarned: [] },
  }),
)

export const Team: Story = shows({
  ...samplePodiumView({ rewards, teamId: 'tm_2' }),
  teams: sampleTeams,
})

export const Solo: Story = shows({
  ...sampleSoloView({ name: 'podium' }, { placement: 1, rewards, totalAnswers: 12 }),
  leaderboard: [{ ...(sampleRows[0] as (typeof sampleRows)[0]), displayName: 'Explorer' }],
})

/** The last of five, with nothing: no finish to cheer. */
export const LastOfFive: Story = shows({
  ...samplePodiumView({
    playerId: 'gp_5',
    placement: 5,
    score: 0,
    correctAnswers: 0,
    totalAnswers: 9,
    rewards,
  }),
  leaderboard: sampleRows.slice(0, 5),
})

/** Nobody answered: no steps for a first place without a point. */
export const NobodyAnswered: Story = shows({
  ...samplePodiumView({
    playerId: 'gp_1',
    placement: null,
    score: 0,
    correctAnswers: 0,
    totalAnswers: 0,
    rewards: { tokensEarned: 0, pathkeysEarned: [] },
  }),
  leaderboard: sampleRows.slice(0, 5).map((row) => ({ ...row, score: 0 })),
})

/** Two on a podium for three. */
export const TwoPlayers: Story = shows({
  ...samplePodiumView({ playerId: 'gp_2', placement: 2, rewards }),
  leaderboard: sampleRows.slice(0, 2),
})

export const HundredPlayers: Story = shows({
  ...samplePodiumView({ playerId: 'gp_42', displayName: 'Jordan 42', placement: 42, rewards }),
  // As a room sends it.
  leaderboard: podiumRowsOf({ rows: manyRows(100), teams: null, highlights: null }, 'gp_42'),
  playerCount: 100,
})

/** A fault on our side: it says so, and that the points count. */
export const EndedByFault: Story = shows({
  ...samplePodiumView({ rewards }),
  game: { ...sampleHeader, status: 'completed', endedByFault: true },
})

/** The host has opened another lobby. */
export const NextGame: Story = shows({
  ...samplePodiumView({ rewards }),
  game: { ...sampleHeader, status: 'completed', nextGameCode: '9RT4ZB' },
})
