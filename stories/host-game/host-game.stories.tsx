import {
  manyRows,
  sampleLive,
  samplePodiumView,
  sampleTeams,
} from '@pathquest/sdk/testing/sample-games'
import {
  sampleResultStage as result,
  sampleHeader,
  sampleHostView,
  sampleNow,
} from '@pathquest/ui/testing/sample-views'
import { expect, type fn, within } from 'storybook/test'
import { wordsOf } from '../support/texts'
import { untilFetched } from '../support/until-fetched'
import {
  asked,
  type HostMeta,
  held,
  hostStories,
  lobby,
  type Story,
  shows,
  stopped,
  waiting,
  wishing,
} from './host-moments'

export default {
  ...hostStories,
  title: 'App/HostGame',
} satisfies HostMeta

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
/** Strangers fill it: the link alone lets people in. */
export const LobbyByLink: Story = shows({ ...lobby, game: { ...waiting, linkOnly: true } })
/** The pictures that who types the code has to tap, and how many have yet to. */
export const LobbyWithSecondStep: Story = shows({
  ...lobby,
  secondStep: { key: 'sample', length: 3, choosing: 2 },
})
/** Who came late by the code taps them while the game runs. */
export const QuestionWithSecondStep: Story = shows(
  sampleHostView(asked, { secondStep: { key: 'sample', length: 3, choosing: 1 } }),
)
export const Question: Story = shows(sampleHostView(asked))
/** The solution of the open question is covered until the host asks to see it. */
export const QuestionPeeked: Story = {
  ...shows(sampleHostView(asked)),
  play: async (context) => {
    await untilFetched(context)
    const { canvas, globals, userEvent } = context
    const t = wordsOf(globals)
    await expect(canvas.queryByText(t('game.correctAnswer'), { exact: false })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: t('control.peek') }))
    await canvas.findByRole('button', { name: t('control.cover') })
    await expect(canvas.getByText(t('game.correctAnswer'), { exact: false })).toBeVisible()
  },
}
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
/** Stopped at the bell: how long the game is kept, who is here, and the way on. */
export const Paused: Story = {
  ...shows(sampleHostView(stopped, { paused: true, pausedByHost: held, allows: [] })),
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: t('control.resume') }))
    await expect(args.onCommand).toHaveBeenCalledWith('resume')
  },
}
export const Skipped: Story = shows(
  sampleHostView({
    ...result,
    isSkipped: true,
    answeredCount: 0,
    solution: { correctIndex: null, explanation: null },
    counts: [0, 0, 0, 0],
  }),
)
/** Every control has a key, but none while somebody types or a dialog is open. */
export const Keys: Story = {
  ...shows(sampleHostView(asked, { allows: ['skip', 'add_time'] })),
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await canvas.findByRole('region', { name: t('control.bar') })
    await userEvent.keyboard('pst ?')
    const commands = (args.onCommand as ReturnType<typeof fn>).mock.calls.map(([name]) => name)
    await expect(commands).toEqual(['pause', 'skip', 'add_time', 'advance'])
    await canvas.findByRole('dialog', { name: t('keys.title') })
    await userEvent.keyboard('p')
    await expect(args.onCommand).toHaveBeenCalledTimes(4)
  },
}
/** In the lobby the key of the next step starts, and the names that wait have one of their own. */
export const LobbyKeys: Story = {
  ...shows(wishing),
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await canvas.findByRole('region', { name: t('control.bar') })
    await userEvent.keyboard('{ArrowRight}n')
    await expect(args.onCommand).toHaveBeenCalledWith('start')
    const dialog = within(
      await canvas.findByRole('dialog', { name: t('names.title', { count: 2 }) }),
    )
    await userEvent.click(dialog.getByRole('button', { name: t('names.approveAll') }))
    await expect(args.onCommand).toHaveBeenCalledWith('approve_name')
  },
}
/** The next question, the time to go, and how the class answers so far on request. */
export const Progress: Story = {
  ...shows(
    sampleHostView(
      { ...asked, index: 2, counts: [3, 1, 0, 2] },
      { startedAt: asked.openedAt - 90_000, nextQuestion: 'Who paints the scenery of a game?' },
    ),
  ),
  play: async (context) => {
    await untilFetched(context)
    const { canvas, globals, userEvent } = context
    const t = wordsOf(globals)
    await expect(canvas.queryByRole('list', { name: t('game.distribution') })).toBeNull()
    const cover = canvas.getByRole('button', { name: new RegExp(t('host.soFar')) })
    await userEvent.click(cover)
    await canvas.findByRole('list', { name: t('game.distribution') })
    // It stays where it is, with the focus, and covers them again.
    await expect(cover).toHaveFocus()
    await userEvent.click(cover)
    await expect(canvas.queryByRole('list', { name: t('game.distribution') })).toBeNull()
  },
}
