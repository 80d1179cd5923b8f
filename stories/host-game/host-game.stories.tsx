import type { HostPlayer, HostView } from '@pathquest/core/rooms/views'
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
} from '@pathquest/ui/testing/sample-views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
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
    onCommand: fn(),
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

const held = { since: sampleNow, until: sampleNow + 14 * 24 * 3_600_000 }
const stopped = {
  ...asked,
  deadline: null,
  limitMs: null,
  stopped: { leftMs: 18_000, limitMs: 30_000 },
}

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

const named = sampleHostView({ name: 'lobby' }, { game: waiting })
const [first, second, ...others] = named.players
const wishing = {
  ...named,
  players: [
    { ...(first as HostPlayer), nameWish: 'xX_Theo_Xx' },
    { ...(second as HostPlayer), nameWish: 'Priya S.', displayName: 'Golden Heron' },
    ...others,
  ],
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

/** Names show once the host has looked at them. */
export const NamesToApprove: Story = {
  ...shows(wishing),
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: t('names.approveOne', { name: 'Priya S.' }) }),
    )
    await expect(args.onCommand).toHaveBeenCalledWith('approve_name', { playerId: 'gp_2' })
    await userEvent.click(
      canvas.getByRole('button', { name: t('names.drawFor', { name: 'xX_Theo_Xx' }) }),
    )
    await expect(args.onCommand).toHaveBeenCalledWith('rename', { playerId: 'gp_1' })
  },
}

/** For one player: another name, more time, a way back on another device. */
export const HelpPlayer: Story = {
  ...shows({
    ...named,
    players: [
      {
        ...(first as HostPlayer),
        timeFactor: 1.5,
        seatCode: { code: 'K7PX', until: sampleNow + 240_000 },
      },
      ...named.players.slice(1),
    ],
  }),
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: t('seat.options', { name: 'Theo' }) }),
    )
    const dialog = within(await canvas.findByRole('dialog'))
    // Dialogs fade in.
    await waitFor(() => expect(dialog.getByText('K7PX')).toBeVisible())
    await userEvent.selectOptions(dialog.getByLabelText(t('seat.time')), '2')
    await expect(args.onCommand).toHaveBeenCalledWith('extra_time', { playerId: 'gp_1', factor: 2 })
    const name = dialog.getByLabelText(t('seat.name'))
    await userEvent.clear(name)
    await userEvent.type(name, 'Theo P.{Enter}')
    await expect(args.onCommand).toHaveBeenCalledWith('rename', {
      playerId: 'gp_1',
      displayName: 'Theo P.',
    })
  },
}

const remote = { layout: 'remote' as const, onWholeView: fn() }
/** On the phone in the host's hand nothing tells the answer while the question is open. */
export const Remote: Story = {
  args: { ...remote, state: sampleLive(sampleHostView(asked, { allows: ['skip', 'add_time'] })) },
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: t('remote.next') }))
    await expect(args.onCommand).toHaveBeenCalledWith('advance')
    await expect(canvas.queryByText('Data analyst')).toBeNull()
  },
}
export const RemoteResult: Story = {
  args: { ...remote, state: sampleLive(sampleHostView(result, { allows: [] })) },
}
export const RemoteLobby: Story = { args: { ...remote, state: sampleLive<HostView>(lobby) } }
/** Whoever comes late taps these, and the phone shows them too. */
export const RemoteSecondStep: Story = {
  args: {
    ...remote,
    state: sampleLive(
      sampleHostView(asked, { secondStep: { key: 'sample', length: 3, choosing: 1 } }),
    ),
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('list', { name: wordsOf(globals)('step.shown') })
  },
}
/** Who came late is let in by name. */
export const AtTheDoor: Story = {
  ...shows(
    sampleHostView(asked, {
      atDoor: [
        { playerId: 'gp_8', displayName: 'Quiet Heron' },
        { playerId: 'gp_9', displayName: 'Zoe' },
      ],
    }),
  ),
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: t('door.letInOne', { name: 'Zoe' }) }),
    )
    await expect(args.onCommand).toHaveBeenCalledWith('let_in', { playerId: 'gp_9' })
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
/** In a running game that takes more players both switches are with the lock. */
export const LateEntrance: Story = {
  ...shows(sampleHostView(asked, { game: { ...sampleHeader, allowLateJoin: true } })),
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(await canvas.findByText(t('host.manage')))
    await userEvent.click(canvas.getByRole('switch', { name: t('step.switch') }))
    await userEvent.click(canvas.getByRole('switch', { name: t('host.onlyLink') }))
    const commands = (args.onCommand as ReturnType<typeof fn>).mock.calls.map(([name]) => name)
    await expect(commands).toEqual(['second_step', 'only_link'])
  },
}
/** Names that wait are looked at on the phone as well. */
export const RemoteNames: Story = {
  args: { ...remote, state: sampleLive<HostView>(wishing) },
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: t('names.drawFor', { name: 'xX_Theo_Xx' }) }),
    )
    await expect(args.onCommand).toHaveBeenCalledWith('rename', { playerId: 'gp_1' })
  },
}
export const RemotePaused: Story = {
  args: {
    ...remote,
    state: sampleLive(sampleHostView(stopped, { paused: true, pausedByHost: held, allows: [] })),
  },
}

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
