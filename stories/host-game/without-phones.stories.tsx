import type { HostPlayer } from '@pathquest/core/rooms/views'
import { sampleLive } from '@pathquest/sdk/testing/sample-games'
import { sampleHeader, sampleHostView } from '@pathquest/ui/testing/sample-views'
import { expect } from 'storybook/test'
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
    await userEvent.click(canvas.getByRole('button', { name: t('phones.show') }))
    await expect(args.onCommand).not.toHaveBeenCalled()
    const [, less] = canvas.getAllByRole('button', { name: /^(One less|Uno menos): / })
    await userEvent.click(less as HTMLElement)
    await expect(canvas.getByText(t('phones.counted', { count: 28, total: 28 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('phones.show') }))
    await expect(args.onCommand).toHaveBeenCalledWith('mark_answers', {
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
    await userEvent.click(canvas.getByRole('button', { name: t('phones.show') }))
    const begins = teams.findIndex(({ displayName }) => first.startsWith(displayName))
    const inTurn = [...teams.slice(begins), ...teams.slice(0, begins)]
    await expect(args.onCommand).toHaveBeenCalledWith('mark_answers', {
      questionId: asked.question.id,
      marks: [
        { playerId: inTurn[0]?.playerId, answer: 1 },
        { playerId: inTurn[1]?.playerId, answer: 0 },
      ],
    })
  },
}

/** The phone in the teacher's hand counts as well. */
export const CountOnThePhone: Story = {
  args: { state: sampleLive(withoutPhones('corners')), layout: 'remote' },
}
