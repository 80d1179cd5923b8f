import type { ScreenView } from '@pathquest/core/rooms/views'
import { GameScreenView } from '@pathquest/sdk/GameScreen'
import {
  manyRows,
  sampleHighlights,
  sampleLive,
  sampleLongQuestion,
  samplePodiumView,
  sampleStageWith,
  withCosmetics,
} from '@pathquest/sdk/testing/sample-games'
import {
  sampleQuestionStage as question,
  sampleResultStage as result,
  sampleHeader,
  sampleNow,
  sampleScreenView,
} from '@pathquest/ui/testing/sample-views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { wordsOf } from '../support/texts'
import { untilDressed, untilFetched } from '../support/until-fetched'

const lobby = sampleScreenView({ name: 'lobby' }, { game: { ...sampleHeader, status: 'waiting' } })

const meta = {
  title: 'App/GameScreen',
  component: GameScreenView,
  parameters: { bare: true },
  // A projector is no phone.
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: sampleLive<ScreenView>(lobby),
    now: sampleNow,
    joinAddress: 'pathquest.example/join-game',
  },
  play: untilFetched,
} satisfies Meta<typeof GameScreenView>
export default meta
type Story = StoryObj<typeof meta>

const shows = (view: ScreenView | null, state = {}): Story => ({
  args: { state: sampleLive(view, state) },
})

export const Loading: Story = {
  ...shows(null, { connection: 'connecting' }),
  play: () => {},
}
export const Lobby: Story = {}
/** Who types the code taps these as well. */
export const LobbyWithSecondStep: Story = shows({
  ...lobby,
  secondStep: { key: 'sample', length: 3, choosing: 2 },
  playerCount: 30,
  players: manyRows(30),
})
export const FullLobby: Story = shows({
  ...lobby,
  playerCount: 100,
  players: manyRows(100),
})
/** The host shows how the mode goes; players still join. */
export const HowItGoes: Story = {
  ...shows({ ...lobby, howShown: true, playerCount: 8, players: manyRows(8) }),
  play: async (context) => {
    await untilFetched(context)
    const { canvas, globals } = context
    await canvas.findByRole('heading', { name: wordsOf(globals)('game.howItGoes') })
  },
}
/** Signs and colors from the market. */
export const LobbyWithCosmetics: Story = {
  ...shows({ ...lobby, playerCount: 6, players: withCosmetics(manyRows(6)) }),
  play: untilDressed,
}
export const PodiumWithCosmetics: Story = {
  ...shows({
    ...sampleScreenView({ name: 'podium' }),
    game: { ...sampleHeader, status: 'completed' },
    leaderboard: withCosmetics(samplePodiumView().leaderboard),
  }),
  play: untilDressed,
}
/** Told to its end: the podium, and what the game was like. */
export const Highlights: Story = shows({
  ...sampleScreenView({ name: 'podium' }),
  game: { ...sampleHeader, status: 'completed' },
  leaderboard: samplePodiumView().leaderboard,
  highlights: sampleHighlights,
})
export const FourOptions: Story = shows(sampleScreenView(sampleStageWith(4)))
export const SixOptions: Story = shows(sampleScreenView(sampleStageWith(6)))
export const LongQuestion: Story = shows(sampleScreenView(sampleStageWith(4, sampleLongQuestion)))
export const Result: Story = shows(
  sampleScreenView({ ...result, yourAnswer: undefined, yourVerdict: undefined }),
)
export const Paused: Story = shows(sampleScreenView(sampleStageWith(4), { paused: true }))
const late = { secondStep: { key: 'sample', length: 3, choosing: 1 }, joinable: true }
/** Somebody who came late has the code and has yet to tap these. */
export const LateWithSecondStep: Story = {
  ...shows(sampleScreenView(sampleStageWith(4), late)),
  play: async ({ canvas, globals }) => {
    const pictures = await canvas.findByRole('list', { name: wordsOf(globals)('step.shown') })
    await expect(within(pictures).getAllByRole('listitem')).toHaveLength(3)
  },
}
/** All of them are in: the question has the projector for itself. */
export const NobodyChooses: Story = {
  ...shows(
    sampleScreenView(sampleStageWith(4), {
      ...late,
      secondStep: { ...late.secondStep, choosing: 0 },
    }),
  ),
  play: async ({ canvas, globals }) => {
    await canvas.findByText(sampleHeader.gameCode)
    await expect(canvas.queryByRole('list', { name: wordsOf(globals)('step.shown') })).toBeNull()
  },
}
export const LateWhilePaused: Story = shows(
  sampleScreenView(sampleStageWith(4), {
    ...late,
    paused: true,
    pausedByHost: { since: sampleNow, until: sampleNow + 1_000 },
  }),
)
/** The host has paused the game: how to come back stands where the question was. */
export const PausedByHost: Story = shows(
  sampleScreenView(sampleStageWith(4), {
    paused: true,
    pausedByHost: { since: sampleNow, until: sampleNow + 1_000 },
  }),
)
export const Skipped: Story = shows(
  sampleScreenView({
    ...result,
    yourAnswer: undefined,
    yourVerdict: undefined,
    isSkipped: true,
    solution: { correctIndex: null, explanation: null },
    counts: [0, 0, 0, 0],
  }),
)
export const Podium: Story = shows({
  ...sampleScreenView({ name: 'podium' }),
  leaderboard: samplePodiumView().leaderboard,
})
/** Nobody has a point: there is no first place to tell, and no podium. */
export const NoPoints: Story = {
  ...shows({
    ...sampleScreenView({ name: 'podium' }),
    leaderboard: samplePodiumView().leaderboard.map((row) => ({ ...row, score: 0 })),
  }),
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByText(wordsOf(globals)('game.noPoints'))).toBeVisible()
    await expect(canvasElement.querySelector('.pq-podium, .pq-medal')).toBeNull()
  },
}
export const Cancelled: Story = shows(sampleScreenView({ name: 'cancelled' }))

/** A fault on our side, in words for the last row. */
export const EndedByFault: Story = shows({
  ...sampleScreenView({ name: 'podium' }),
  game: { ...sampleHeader, status: 'completed', endedByFault: true },
  leaderboard: samplePodiumView().leaderboard,
})
export const CancelledByFault: Story = shows(
  sampleScreenView({ name: 'cancelled' }, { game: { ...sampleHeader, endedByFault: true } }),
)

const byCorners = {
  ...sampleHeader,
  ends: 'none' as const,
  oneDevice: { answers: 'corners' as const, count: 28 },
}
const ofNobody = { playerCount: 28, players: [], leaderboard: [], joinable: false }
/** No code: how the class answers. */
export const LobbyWithoutPhones: Story = shows(
  sampleScreenView({ name: 'lobby' }, { game: { ...byCorners, status: 'waiting' }, ...ofNobody }),
)
export const QuestionWithoutPhones: Story = shows(
  sampleScreenView(
    { ...question, deadline: null, limitMs: null, answeredCount: 0, presentCount: 28 },
    { game: byCorners, ...ofNobody, marking: {} },
  ),
)
