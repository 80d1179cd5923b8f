import type { PlayerView } from '@pathquest/core/rooms/views'
import { GamePlayerView } from '@pathquest/sdk/GamePlayer/GamePlayerView'
import type { GamePlayerViewProps } from '@pathquest/sdk/GamePlayer/player-props'
import {
  manyRows,
  sampleLive,
  sampleLongQuestion,
  sampleSoloView,
  sampleStageWith,
  sampleTeams,
} from '@pathquest/sdk/testing/sample-games'
import {
  sampleQuestionStage as question,
  sampleResultStage as result,
  sampleHeader,
  sampleNow,
  samplePlayerView,
} from '@pathquest/ui/testing/sample-views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { samplePicture } from '../support/sample-picture'
import { wordsOf } from '../support/texts'
import { untilFetched } from '../support/until-fetched'

const meta = {
  title: 'Widgets/GamePlayer',
  component: GamePlayerView,
  args: {
    state: sampleLive<PlayerView>(null),
    now: sampleNow,
    onAnswer: fn(),
    onNext: fn(),
    onLeave: fn(),
    onUseHere: fn(),
    onReturnHome: fn(),
    careerLink: ({ id }, look) => <a href={`#${id}`} {...look} />,
  },
  play: untilFetched,
} satisfies Meta<typeof GamePlayerView>
export default meta
type Story = StoryObj<typeof meta>
type State = GamePlayerViewProps['state']

const shows = (view: PlayerView | null, state: Partial<State> = {}, patch: Story['args'] = {}) =>
  ({ args: { state: sampleLive(view, state), ...patch } }) satisfies Story
const asks = (options: number) => shows(samplePlayerView(sampleStageWith(options)))
const pending = (status: 'sending' | 'kept') => ({
  pending: {
    id: 'mv_1',
    questionId: question.question.id,
    answer: 1,
    selectedOptionIndex: 1,
    status,
  },
})

export const Lobby: Story = shows(
  samplePlayerView({ name: 'lobby' }, { game: { ...sampleHeader, status: 'waiting' } }),
)

const choosing = (retryAt: number | null) =>
  samplePlayerView(
    { name: 'lobby' },
    {
      game: { ...sampleHeader, status: 'waiting' },
      players: [],
      playerCount: 0,
      leaderboard: [],
      secondStep: { retryAt, length: 3 },
    },
  )
/** Where the host asks for it: three taps, in order, are sent together. */
export const SecondStep: Story = {
  ...shows(
    choosing(null),
    {},
    { onMove: fn(async () => ({ ok: true as const, reply: { right: false } })) },
  ),
  play: async (context) => {
    await untilFetched(context)
    const { args, canvas, globals, userEvent } = context
    const t = wordsOf(globals)
    const press = async (picture: 'fish' | 'key' | 'star') =>
      userEvent.click(canvas.getByRole('button', { name: t(`step.${picture}`) }))
    await press('fish')
    const tapped = t('step.tapped', { picture: t('step.fish'), count: 1, total: 3 })
    await expect(canvas.getByText(tapped)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('step.startOver') }))
    for (const picture of ['key', 'star', 'fish'] as const) await press(picture)
    const pictures = ['key', 'star', 'fish']
    await expect(args.onMove).toHaveBeenCalledTimes(1)
    await expect(args.onMove).toHaveBeenCalledWith('second_step', { pictures })
    await expect(await canvas.findByText(t('step.wrong'))).toBeVisible()
  },
}
/** After a wrong try. */
export const SecondStepRests: Story = shows(choosing(sampleNow + 12_000))

/** Came after the start, and knocked: nothing of the game is shown. */
export const AtTheDoor: Story = shows(
  samplePlayerView(
    { name: 'lobby' },
    { players: [], playerCount: 0, leaderboard: [], atDoor: true },
  ),
)

const untimed = { ...question, deadline: null, limitMs: null }
const byTap = samplePlayerView(untimed, { game: { ...sampleHeader, tapToAnswer: true } })
/** One tap answers: it can be taken back for a moment. */
export const OneTap: Story = {
  ...shows(byTap),
  play: async (context) => {
    await untilFetched(context)
    const { args, canvas, globals, userEvent } = context
    const t = wordsOf(globals)
    await canvas.findByText(t('tap.hint'))
    const [first] = canvas.getAllByRole('radio')
    if (!first) throw new Error('an option')
    await userEvent.click(first)
    await userEvent.click(await canvas.findByRole('button', { name: t('tap.takeBack') }))
    await canvas.findByText(t('tap.hint'))
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
}

/** The teacher looks at the name first. */
export const NameWaits: Story = shows(
  samplePlayerView(
    { name: 'lobby' },
    {
      game: { ...sampleHeader, status: 'waiting' },
      you: { ...samplePlayerView({ name: 'lobby' }).you, nameWish: 'Maya the Great' },
    },
  ),
)

/** By the host's own word: the clock stands still, and nothing can be sent. */
export const PausedByHost: Story = shows(
  samplePlayerView(
    { ...question, deadline: null, limitMs: null, stopped: { leftMs: 18_000, limitMs: 30_000 } },
    { paused: true, pausedByHost: { since: sampleNow, until: sampleNow + 1_000 } },
  ),
)
/** Somebody else has more time: the own one is over. */
export const TimeUp: Story = shows(samplePlayerView({ ...question, deadline: sampleNow - 1_000 }))
export const Skipped: Story = shows(
  samplePlayerView({
    ...result,
    isSkipped: true,
    yourAnswer: null,
    yourVerdict: null,
    solution: { correctIndex: null, explanation: null },
    counts: [0, 0, 0, 0],
  }),
)

/** Everybody is here; the own name is marked. */
export const FullLobby: Story = shows(
  samplePlayerView(
    { name: 'lobby' },
    { game: { ...sampleHeader, status: 'waiting' }, players: manyRows(100), playerCount: 100 },
  ),
)

export const TwoOptions: Story = asks(2)
export const ThreeOptions: Story = asks(3)
export const FourOptions: Story = asks(4)
export const SixOptions: Story = asks(6)

/** One column as soon as one option is long. */
export const LongQuestion: Story = shows(samplePlayerView(sampleStageWith(4, sampleLongQuestion)))

export const WithPicture: Story = shows(
  samplePlayerView(sampleStageWith(4, { imageUrl: samplePicture })),
)

/** Short dashes: a quarter of the time is left. */
export const LastSeconds: Story = shows(samplePlayerView(question), {}, { now: sampleNow + 13_000 })

/** The time is over and the question not closed yet: an answer may still come in time. */
export const TimeIsUp: Story = shows(samplePlayerView(question), {}, { now: sampleNow + 18_000 })

export const Untimed: Story = shows(
  samplePlayerView({ ...question, deadline: null, limitMs: null }),
)

export const Sending: Story = shows(samplePlayerView(question), pending('sending'))

export const AnsweredAndWaiting: Story = shows(samplePlayerView({ ...question, yourAnswer: 1 }))

/** Of a kind that came after this page: all of it but the answers. */
export const UnknownKind: Story = {
  ...shows(samplePlayerView(sampleStageWith(4, { id: 'q_later', kind: 'later', options: [] }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await expect(canvas.getByRole('heading', { name: question.question.text })).toBeVisible()
  },
}

/** Where results show at once. */
export const VerdictAtOnce: Story = shows(
  samplePlayerView(
    { ...question, yourAnswer: 1, yourVerdict: { isCorrect: true, pointsEarned: 20 } },
    { game: { ...sampleHeader, revealAtOnce: true } },
  ),
)

export const ResultRight: Story = shows(
  samplePlayerView({
    ...result,
    yourAnswer: 1,
    yourVerdict: { isCorrect: true, pointsEarned: 20 },
  }),
)
export const ResultWrong: Story = shows(samplePlayerView(result))
export const ResultMissed: Story = shows(
  samplePlayerView({ ...result, yourAnswer: null, yourVerdict: null }),
)

/** Where results show at once, a survey has none: the answer is saved. */
export const SurveyAtOnce: Story = shows(
  samplePlayerView(
    { ...question, yourAnswer: 1, yourVerdict: null },
    { game: { ...sampleHeader, revealAtOnce: true } },
  ),
)

/** No option is right: the own answer is marked, and there is how the class answered. */
export const ResultOfSurvey: Story = shows(
  samplePlayerView({
    ...result,
    solution: { correctIndex: null, explanation: null },
    yourVerdict: null,
  }),
)

/** The game goes on by itself. */
export const ResultWithNextByItself: Story = shows(
  samplePlayerView({ ...result, nextAt: sampleNow + 6_000 }),
)

/** The last one, and the game goes on by itself. */
export const ResultOfTheLast: Story = shows(
  samplePlayerView({ ...result, index: 11, isLast: true, nextAt: sampleNow + 6_000 }),
)

/** Joined while a question runs. */
export const WaitingForTheNext: Story = shows(
  samplePlayerView({ name: 'waiting_next', index: 3, total: 12 }),
)

export const Team: Story = shows(
  samplePlayerView(question, {
    game: { ...sampleHeader, mode: 'team_challenge' },
    teams: sampleTeams,
    you: { ...samplePlayerView(question).you, teamId: 'tm_2' },
  }),
)

export const Solo: Story = shows(sampleSoloView({ ...question, presentCount: 1 }))

/** Alone one goes on when one likes. */
export const SoloResult: Story = shows(sampleSoloView(result))

export const SoloResultOfTheLast: Story = shows(
  sampleSoloView({ ...result, index: 11, isLast: true }),
)
