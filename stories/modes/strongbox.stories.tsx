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

type What = 'bank' | 'carry' | 'key'

const begun = () => storyGame('strongbox').later(2_000)

/** Two of three are right, and all have something to decide. */
function answered(game: Play, isAnaRight = true): Play {
  for (const [i, id] of STORY_CLASS.entries()) {
    const isRight = i === 0 ? isAnaRight : i % 3 !== 1
    game.answer(id, isRight ? 'right' : 'wrong')
  }
  return game.later(1_000)
}

const PLAN: Record<string, What> = { Dan: 'key', Gwen: 'key', Finn: 'bank', Hugo: 'bank' }

function chosen(game: Play, ana: What | null, plan = PLAN): Play {
  for (const id of STORY_CLASS) {
    const what = id === 'Ana' ? ana : (plan[id] ?? 'carry')
    if (what) game.send(game.moveOf(id, 'choose', { what }))
  }
  return game
}

const CARRY = { Dan: 'carry', Gwen: 'carry', Finn: 'carry', Hugo: 'carry' } as const
const next = (game: Play) => game.advance().later(2_000)
/** The second question, after a round in which all carry. */
const second = () => next(chosen(answered(begun()), 'carry', CARRY))
const third = () => next(chosen(answered(second()), 'carry', CARRY))

export default {
  ...modeStories,
  title: 'Modes/Strongbox',
  args: { by: 'player', played: begun },
} satisfies SeenMeta

export const Question: Story = seen('player', third)
export const Choosing: Story = seen('player', () => answered(second()))
export const ChoosingInCamp: Story = seen('player', () => answered(second(), false))
export const Chosen: Story = seen('player', () => {
  const game = answered(second())
  game.send(game.moveOf('Ana', 'choose', { what: 'carry' }))
  return game
})
export const NothingToDecide: Story = seen('player', () => answered(begun(), false))
const decided = (ana: What) => () => chosen(answered(second()), ana)
export const Banked: Story = seen('player', decided('bank'))
export const Carried: Story = seen('player', decided('carry'))
export const BoughtKey: Story = seen('player', decided('key'))
export const Opened: Story = seen('player', decided('key'), 'Cleo')
export const InCamp: Story = seen('player', () => chosen(answered(second(), false), 'carry'))
/** Three players: storms instead of keys. */
export const FewPlayers: Story = seen('player', () =>
  play({ mode: 'strongbox', players: ['Ana', 'Ben'], questions: storyQuestions })
    .later(2_000)
    .answer('Ana', 'right')
    .answer('Ben', 'right')
    .later(1_000),
)
export const HostChoosing: Story = seen('host', () => answered(second()))
export const HostDecided: Story = seen('host', decided('carry'))
export const ScreenQuestion: Story = seen('screen', third)
export const ScreenChoosing: Story = seen('screen', () => answered(second()))
export const ScreenDecided: Story = seen('screen', decided('carry'))

const ended = () => {
  const game = next(decided('carry')())
  return next(chosen(answered(game), 'bank')).host('end')
}
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
