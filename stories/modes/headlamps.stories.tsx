import { testQuestion } from '@pathquest/core/testing/setup'
import { type Play, play } from '@pathquest/modes/testing/play'
import {
  modeStories,
  type SeenMeta,
  STORY_CLASS,
  type Story,
  seen,
  storyQuestions,
} from '../support/SeenGame'

const questions = Array.from({ length: 10 }, (_, i) => ({
  ...(storyQuestions[i % storyQuestions.length] ?? testQuestion(0)),
  id: `qn_story_${i}`,
}))
const open = () => play({ mode: 'headlamps', players: STORY_CLASS, questions }).later(1_000)

export default {
  ...modeStories,
  title: 'Modes/Headlamps',
  args: { by: 'player', played: open },
} satisfies SeenMeta

/** The class answers the open question; `isRight` is Ana's. */
function answer(game: Play, isRight: boolean): Play {
  const { length } = STORY_CLASS
  const { stage } = game.screenView
  const index = 'index' in stage ? stage.index : 0
  for (const [i, id] of STORY_CLASS.entries()) {
    const isOwnRight = i === 0 ? isRight : (i * 3 + index) % length > 2
    game.answer(id, isOwnRight ? 'right' : 'wrong')
  }
  return game
}
const next = (game: Play): Play => game.advance().later(1_000)

/** Ana's answers in order; the question after them is open. */
const after = (...rights: boolean[]): Play =>
  rights.reduce((game, isRight) => next(answer(game, isRight)), open())
const shelter = (game: Play, id = 'Ana'): Play => {
  game.send(game.moveOf(id, 'shelter'))
  return game
}
const inHut = () => after(true, false, false, false)
const dawn = () => after(true, false, false, false, true, true, true, false, true)

export const FirstQuestion: Story = {}
export const LastLamp: Story = seen('player', () => after(true, false, false))
export const Right: Story = seen('player', () => answer(after(true, false), true))
export const LampGoesOut: Story = seen('player', () => answer(after(true), false))
export const LastLampGoesOut: Story = seen('player', () => answer(after(true, false, false), false))
export const Sheltering: Story = seen('player', () => shelter(after(true, false)))
export const Sheltered: Story = seen('player', () => shelter(after(true, false)).advance())
export const InHut: Story = seen('player', inHut)
export const InHutHalfway: Story = seen('player', () => next(answer(inHut(), true)))
export const Relit: Story = seen('player', () => answer(next(answer(inHut(), true)), true))
export const Dawn: Story = seen('player', dawn)
export const DawnClosed: Story = seen('player', () => answer(dawn(), true))

export const ScreenFirst: Story = seen('screen', open)
export const ScreenNight: Story = seen('screen', () => after(true, false, false, false))
export const ScreenClosed: Story = seen('screen', () => answer(inHut(), true))
export const ScreenDawn: Story = seen('screen', dawn)
export const ScreenDawnClosed: Story = seen('screen', () => answer(dawn(), true))
export const Host: Story = seen('host', () => answer(inHut(), true))

const ended = () => answer(dawn(), true).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
