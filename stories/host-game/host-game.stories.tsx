import type { HostView } from '@pathquest/game-core/rooms/views'
import { HostGameView } from '@pathquest/sdk/HostGame'
import {
  manyRows,
  sampleLive,
  samplePodiumView,
  sampleTeams,
} from '@pathquest/sdk/testing/sample-games'
import {
  sampleQuestionStage as question,
  sampleResultStage as result,
  sampleHeader,
  sampleHostView,
  sampleNow,
} from '@pathquest/sdk/testing/sample-views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { wordsOf } from '../support/texts'
import { untilFetched } from '../support/until-fetched'

const waiting = { ...sampleHeader, status: 'waiting' as const }
const lobby = sampleHostView({ name: 'lobby' }, { game: waiting })
const asked = {
  ...question,
  solution: result.solution,
  answeredBy: ['gp_1', 'gp_2', 'gp_6'],
}

const meta = {
  title: 'App/HostGame',
  component: HostGameView,
  args: {
    state: sampleLive<HostView>(lobby),
    now: sampleNow,
    joinAddress: 'pathquest.example/join-game',
    onStart: fn(),
    onCancel: fn(),
    onNext: fn(),
    onEnd: fn(),
    onLock: fn(),
    onKick: fn(),
    onTakeControl: fn(),
    onLeave: fn(),
    onPlayAgain: fn(),
    onReturnHome: fn(),
  },
  play: untilFetched,
} satisfies Meta<typeof HostGameView>
export default meta
type Story = StoryObj<typeof meta>

const shows = (view: HostView | null, state = {}): Story => ({
  args: { state: sampleLive(view, state) },
})

export const Loading: Story = {
  ...shows(null, { connection: 'connecting' }),
  play: () => {},
}
export const Lobby: Story = {}
/** What was set about the game and its mode. */
export const LobbyOfTeams: Story = {
  args: {
    state: sampleLive(
      sampleHostView(
        { name: 'lobby' },
        { game: { ...waiting, mode: 'team_challenge', progression: 'auto', allowLateJoin: true } },
      ),
    ),
    settings: ['Number of teams: 3'],
  },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const facts = within(canvas.getByRole('list', { name: t('host.settings') }))
    await expect(facts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      t('host.questions', { count: 12 }),
      t('host.goesOnAuto'),
      t('host.lateJoin'),
      'Number of teams: 3',
    ])
  },
}
export const EmptyLobby: Story = shows({ ...lobby, players: [], playerCount: 0, canStart: false })
export const LockedLobby: Story = shows({ ...lobby, game: { ...waiting, locked: true } })
export const Question: Story = shows(sampleHostView(asked))
export const Result: Story = shows(sampleHostView(result))

/** The game goes on by itself. */
export const AutoResult: Story = shows(
  sampleHostView(
    { ...result, nextAt: sampleNow + 6_000 },
    { game: { ...sampleHeader, progression: 'auto' } },
  ),
)
export const Teams: Story = shows(sampleHostView(asked, { teams: sampleTeams }))

/** Another tab of the host holds the game. */
export const Mirror: Story = shows(sampleHostView(asked, { inControl: false }))
export const Offline: Story = shows(sampleHostView(asked), { connection: 'offline' })

export const Results: Story = shows({
  ...sampleHostView({ name: 'podium' }, { settled: true }),
  leaderboard: samplePodiumView().leaderboard,
})
export const ResultsOfHundred: Story = shows({
  ...sampleHostView({ name: 'podium' }),
  leaderboard: manyRows(100),
})
export const Cancelled: Story = shows(sampleHostView({ name: 'cancelled' }))

/** A fault on our side: what counts, and what to do now. */
export const EndedByFault: Story = shows({
  ...sampleHostView({ name: 'podium' }, { settled: true }),
  game: { ...sampleHeader, status: 'completed', endedByFault: true },
  leaderboard: samplePodiumView().leaderboard,
})
export const CancelledByFault: Story = shows(
  sampleHostView({ name: 'cancelled' }, { game: { ...sampleHeader, endedByFault: true } }),
)

/** Removing a player is for good: it asks, and may lock the game in the same step. */
export const RemovePlayer: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(
      canvas.getByRole('button', { name: t('host.remove', { name: 'Jordan' }) }),
    )
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: t('host.removeYes') }))
    await expect(args.onKick).toHaveBeenCalledOnce()
    await expect(args.onKick).toHaveBeenCalledWith('gp_4', true)
  },
}
