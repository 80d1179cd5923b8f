import type { Store } from '@pathquest/modes/high-camp/forecast'
import { STORES } from '@pathquest/modes/high-camp/manifest'
import type { CampView } from '@pathquest/modes/high-camp/views'
import { type Play, play } from '@pathquest/modes/testing/play'
import {
  modeStories,
  type SeenMeta,
  STORY_CLASS,
  type Story,
  seen,
  storyQuestions,
} from '../support/SeenGame'

const questions = Array.from({ length: 9 }, (_, i) => ({
  ...(storyQuestions[i % storyQuestions.length] as (typeof storyQuestions)[number]),
  id: `qn_story_${i}`,
}))
const open = () => play({ mode: 'high_camp', players: STORY_CLASS, questions }).later(1_000)

export default {
  ...modeStories,
  title: 'Modes/High Camp',
  args: { by: 'player', played: open },
} satisfies SeenMeta

/** The class answers; `storeOf`: what each carries. Ana is right or not. */
function answer(game: Play, isRight: boolean, storeOf: (i: number) => Store): Play {
  for (const [i, id] of STORY_CLASS.entries()) {
    const isOwnRight = i === 0 ? isRight : i % 3 > 0
    game.answer(id, isOwnRight ? 'right' : 'wrong', { store: storeOf(i) })
  }
  return game
}
const next = (game: Play): Play => game.advance().later(1_000)

/** Most of the class carries what is missing most. */
function well(game: Play, isRight = true): Play {
  const { stores } = game.screenView.own as unknown as CampView
  const coming = { food: 0, rope: 0, canvas: 0 }
  return answer(game, isRight, () => {
    const gap = (store: Store) => stores[store].high - stores[store].count - coming[store]
    const store = [...STORES].sort((a, b) => gap(b) - gap(a))[0] ?? 'food'
    coming[store] += 2
    return store
  })
}
/** Everybody carries food. */
const badly = (game: Play): Play => answer(game, false, () => 'food')

const after = (...legs: ((game: Play) => Play)[]): Play =>
  legs.reduce((game, one) => next(one(game)), open())
const chosen = () => open().answer('Ana', 'right', { store: 'canvas' })
const goodStorm = () => well(after(well, well))
const badStorm = () => badly(after(well, well, well, badly, badly))

export const FirstQuestion: Story = {}
export const Chosen: Story = seen('player', chosen)
export const Right: Story = seen('player', () => well(open()))
export const Wrong: Story = seen('player', () => well(open(), false))
export const GoodStorm: Story = seen('player', goodStorm)
export const BadStorm: Story = seen('player', badStorm)
export const SecondLeg: Story = seen('player', () => next(goodStorm()))

export const ScreenFirst: Story = seen('screen', open)
export const ScreenHalfway: Story = seen('screen', () => after(well, well))
export const ScreenGoodStorm: Story = seen('screen', goodStorm)
export const ScreenBadStorm: Story = seen('screen', badStorm)
export const Host: Story = seen('host', () => after(well))
export const HostStorm: Story = seen('host', badStorm)

const won = () => well(after(well, well, well, well, well, well, well, well)).advance()
const lost = () => next(badStorm()).host('end')
export const PlayerSummit: Story = seen('player', won)
export const PlayerBelow: Story = seen('player', lost)
export const ScreenSummit: Story = seen('screen', won)
export const ScreenBelow: Story = seen('screen', lost)
export const HostSummit: Story = seen('host', won)
