import type { Play } from '@pathquest/modes/testing/play'
import {
  modeStories,
  type SeenMeta,
  STORY_CLASS,
  type Story,
  seen,
  storyGame,
} from '../support/SeenGame'

const open = () => storyGame('sure_footing').later(1_000)

export default {
  ...modeStories,
  title: 'Modes/SureFooting',
  args: { by: 'player', played: open },
} satisfies SeenMeta

const FOOTINGS = ['light', 'firm', 'bold'] as const

/** The class answers the open question; Ana's answer is the first. */
function answer(game: Play, isRight: boolean, footing: (typeof FOOTINGS)[number]): Play {
  for (const [i, id] of STORY_CLASS.entries()) {
    const own = i === 0 ? { footing } : { footing: FOOTINGS[(i * 2) % 3] }
    game.answer(id, (i === 0 ? isRight : i % 3 !== 1) ? 'right' : 'wrong', own)
  }
  return game
}
const next = (game: Play): Play => game.advance().later(1_000)

/** Three questions closed, the fourth is open. */
function onTheWay(): Play {
  const game = next(answer(open(), true, 'firm'))
  return next(answer(next(answer(game, true, 'bold')), false, 'light'))
}

export const FirstQuestion: Story = {}
export const OnTheWay: Story = seen('player', onTheWay)
export const Sent: Story = seen('player', () =>
  onTheWay().answer('Ana', 'right', { footing: 'bold' }),
)
export const Held: Story = seen('player', () => answer(onTheWay(), true, 'bold'))
export const BoldBroke: Story = seen('player', () => answer(onTheWay(), false, 'bold'))
export const LightBroke: Story = seen('player', () => answer(onTheWay(), false, 'light'))
export const NoStep: Story = seen('player', () => onTheWay().advance())

export const ScreenOpen: Story = seen('screen', () =>
  onTheWay().answer('Ben', 'right').answer('Dan', 'wrong'),
)
export const ScreenClosed: Story = seen('screen', () => answer(onTheWay(), false, 'bold'))
export const Host: Story = seen('host', () => answer(onTheWay(), true, 'bold'))

const ended = () => answer(onTheWay(), false, 'bold').host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
