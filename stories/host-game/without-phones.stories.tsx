import type { HostPlayer } from '@pathquest/core/rooms/views'
import { lobby as inLobby, type Play } from '@pathquest/modes/testing/play'
import { sampleLive } from '@pathquest/sdk/testing/sample-games'
import { sampleHeader, sampleHostView } from '@pathquest/ui/testing/sample-views'
import { expect } from 'storybook/test'
import { storyQuestions } from '../support/SeenGame'
import { wordsOf } from '../support/texts'
import { untilFetched } from '../support/until-fetched'
import { asked, type HostMeta, hostStories, lobby, type Story, shows } from './host-moments'

export default {
  ...hostStories,
  title: 'App/HostGame/Without phones',
} satisfies HostMeta

type Answers = 'hands' | 'corners' | 'teams'

const teams: HostPlayer[] = ['Team 1', 'Team 2', 'Team 3'].map((displayName, i) => ({
  playerId: `gp_team_${i}`,
  displayName,
  connected: true,
}))

/** By counts nobody has a row. */
function withoutPhones(answers: Answers, isWaiting = false) {
  const isByTeams = answers === 'teams'
  const count = isByTeams ? teams.length : 28
  const header = {
    ...sampleHeader,
    ends: isByTeams ? ('ranked' as const) : ('none' as const),
    oneDevice: { answers, count },
    ...(isWaiting && { status: 'waiting' as const }),
  }
  const { deadline: _, limitMs: _l, answeredBy: _a, ...untimed } = asked
  return sampleHostView(
    isWaiting
      ? { name: 'lobby' }
      : { ...untimed, deadline: null, limitMs: null, answeredCount: 0, presentCount: count },
    {
      game: header,
      ...(!isWaiting && {
        toMark: {
          part: 'question',
          questionId: asked.question.id,
          question: asked.question,
          count,
          ...(isByTeams && { players: teams.map(({ playerId }) => playerId) }),
        },
      }),
      playerCount: count,
      players: isByTeams ? teams : [],
      leaderboard: isByTeams ? lobby.leaderboard.slice(0, 3) : [],
    },
  )
}

export const LobbyByHands: Story = shows(withoutPhones('hands', true))
export const LobbyByCorners: Story = shows(withoutPhones('corners', true))
export const LobbyOfTeams: Story = shows(withoutPhones('teams', true))

/** Counted with buttons or typed; more than there are students cannot be sent. */
export const CountHands: Story = {
  ...shows(withoutPhones('hands')),
  play: async (context) => {
    await untilFetched(context)
    const { canvas, globals, userEvent, args } = context
    const t = wordsOf(globals)
    const fields = canvas.getAllByRole('textbox')
    await userEvent.clear(fields[0] as HTMLElement)
    await userEvent.type(fields[0] as HTMLElement, '20')
    await userEvent.clear(fields[1] as HTMLElement)
    await userEvent.type(fields[1] as HTMLElement, '9')
    await expect(canvas.getByText(t('phones.tooMany', { total: 28 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('control.showResult') }))
    await expect(args.onCommand).not.toHaveBeenCalled()
    const [, less] = canvas.getAllByRole('button', { name: /^(One less|Uno menos): / })
    await userEvent.click(less as HTMLElement)
    await expect(canvas.getByText(t('phones.counted', { count: 28, total: 28 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('control.showResult') }))
    await expect(args.onCommand).toHaveBeenCalledWith('mark_answers', {
      part: 'question',
      questionId: asked.question.id,
      counts: [
        { answer: 0, count: 20 },
        { answer: 1, count: 8 },
        { answer: 2, count: 0 },
        { answer: 3, count: 0 },
      ],
    })
  },
}

/** One team after another. */
export const TeamsInTurn: Story = {
  ...shows(withoutPhones('teams')),
  play: async (context) => {
    await untilFetched(context)
    const { canvas, globals, userEvent, args } = context
    const t = wordsOf(globals)
    const first = canvas.getByText(/responde primero\.$|answers first\.$/).textContent ?? ''
    await userEvent.click((await canvas.findAllByRole('radio'))[1] as HTMLElement)
    await userEvent.click((await canvas.findAllByRole('radio'))[0] as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: t('control.showResult') }))
    const begins = teams.findIndex(({ displayName }) => first.startsWith(displayName))
    const inTurn = [...teams.slice(begins), ...teams.slice(0, begins)]
    await expect(args.onCommand).toHaveBeenCalledWith('mark_answers', {
      part: 'question',
      questionId: asked.question.id,
      marks: [
        { playerId: inTurn[0]?.playerId, answer: 1 },
        { playerId: inTurn[1]?.playerId, answer: 0 },
      ],
    })
  },
}

/** A started game of a mode, as its rules send it to the host. */
function playedByMarks(mode: string, answers: Answers, count: number): Play {
  const seats = Array.from({ length: count }, (_, i) => ({
    playerId: `gp_team_${i}`,
    displayName: `Team ${i + 1}`,
  }))
  return inLobby({
    mode,
    players: [],
    questions: storyQuestions,
    timeStretch: null,
    minAnswerMs: 0,
    oneDevice: { answers, seats },
  }).host('start')
}

const marked = (game: Play): Story => ({
  args: { state: sampleLive(game.hostView), now: game.now },
})

/** Clue after clue: who has raised a hand is not counted again. */
export const CountClues: Story = marked(
  playedByMarks('clue_trail', 'hands', 28).host('mark_answers', {
    part: 'question',
    questionId: 'trail_1',
    counts: [{ answer: 2, count: 9 }],
  }),
)

/** How sure a team is goes with its answer. */
export const TeamsAndFootings: Story = {
  ...marked(playedByMarks('sure_footing', 'teams', 2)),
  play: async (context) => {
    await untilFetched(context)
    const { canvas, globals, userEvent, args } = context
    const t = wordsOf(globals)
    // The words of the mode have come.
    const bold = { name: /^(Bold|Audaz)$/ }
    await canvas.findByRole('button', bold)
    await userEvent.click((await canvas.findAllByRole('radio'))[0] as HTMLElement)
    await userEvent.click(canvas.getByRole('button', bold))
    await expect(canvas.getByText(t('phones.answerOf', { team: 'Team 2' }))).toBeVisible()
    await userEvent.click((await canvas.findAllByRole('radio'))[1] as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: t('control.showResult') }))
    await expect(args.onCommand).toHaveBeenCalledWith('mark_answers', {
      part: 'question',
      questionId: 'qn_story_0',
      marks: [
        { playerId: 'gp_team_0', answer: 0, beside: { footing: 'bold' } },
        { playerId: 'gp_team_1', answer: 1 },
      ],
    })
  },
}

/** A choice after the question. */
export const TeamsAndBoxes: Story = marked(
  playedByMarks('strongbox', 'teams', 4).host('mark_answers', {
    part: 'question',
    questionId: 'qn_story_0',
    marks: [0, 1, 2].map((i) => ({ playerId: `gp_team_${i}`, answer: 0 })),
  }),
)

/** In place of an answer. */
export const TeamsMayShelter: Story = marked(playedByMarks('headlamps', 'teams', 3))

/** The phone in the teacher's hand counts as well. */
export const CountOnThePhone: Story = {
  args: { state: sampleLive(withoutPhones('corners')), layout: 'remote' },
}
