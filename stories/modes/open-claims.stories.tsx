import { type Play, play } from '@pathquest/modes/testing/play'
import {
  modeStories,
  type SeenMeta,
  STORY_CLASS,
  type Story,
  seen,
  storyGame,
  storyQuestions,
} from '../support/SeenGame'

const SITES = ['creek', 'terrace', 'saddle', 'spur'] as const

const begun = () => storyGame('open_claims').later(2_000)

const lateGame = () =>
  play({
    mode: 'open_claims',
    players: STORY_CLASS,
    questions: storyQuestions,
    allowLateJoin: true,
  })

/** Everybody picks, most of them the same site. */
function picked(game: Play): Play {
  for (const [i, id] of STORY_CLASS.entries()) {
    const { funds } = game.viewOf(id).own as { funds: Record<string, number> }
    const byFund = [...SITES].sort((a, b) => (funds[b] ?? 0) - (funds[a] ?? 0))
    const site = byFund[i < 4 ? 0 : i % 4]
    if (game.viewOf(id).stage.name === 'waiting_next') game.send(game.moveOf(id, 'pick', { site }))
  }
  return game
}

/** Two of three are right. */
function answered(game: Play, isAnaRight = true): Play {
  game.later(2_000)
  for (const [i, id] of STORY_CLASS.entries()) {
    const isRight = i === 0 ? isAnaRight : i % 3 !== 1
    game.answer(id, isRight ? 'right' : 'wrong')
  }
  return game
}

const round = (game: Play) => answered(picked(game))
const next = (game: Play) => game.advance().later(1_500)

/** The second round, with what the first has left. */
const second = () => next(round(begun()))
const last = () => next(round(next(round(next(round(second()))))))

function ownPick(game: Play): Play {
  game.send(game.moveOf('Ana', 'pick', { site: 'saddle' }))
  return game
}

export default {
  ...modeStories,
  title: 'Modes/OpenClaims',
  args: { by: 'player', played: begun },
} satisfies SeenMeta

export const Picking: Story = {}
export const PickingAgain: Story = seen('player', second)
export const Picked: Story = seen('player', () => ownPick(second()))
export const Question: Story = seen('player', () => picked(second()).later(2_000))
export const Right: Story = seen('player', () => round(second()))
export const Wrong: Story = seen('player', () => answered(picked(second()), false))
export const LastRound: Story = seen('player', last)
export const JoinedLate: Story = {
  args: {
    by: 'player',
    playerId: 'Ivo',
    played: () => picked(lateGame()).join('Ivo').connect('Ivo'),
  },
}
export const HostPicking: Story = seen('host', second)
export const HostClosed: Story = seen('host', () => round(second()))
export const ScreenPicking: Story = seen('screen', second)
export const ScreenLastRound: Story = seen('screen', last)
export const ScreenQuestion: Story = seen('screen', () => picked(second()).later(2_000))
export const ScreenClosed: Story = seen('screen', () => round(second()))

const ended = () => round(last()).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
