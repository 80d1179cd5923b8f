import type { Play } from '@pathquest/modes/testing/play'
import {
  modeStories,
  type SeenMeta,
  STORY_CLASS,
  type Story,
  seen,
  storyGame,
} from '../support/SeenGame'

export default {
  ...modeStories,
  title: 'Modes/SecondLook',
  args: { by: 'player', played: () => open() },
} satisfies SeenMeta

const open = () => storyGame('second_look').later(4_000)

/** First answers, by player; A is right. */
const FIRST = [1, 0, 2, 1, 0, 3, 1, 0]
const SECOND = [0, 0, 2, 0, 0, 0, 1, 0]

function talking(first: readonly number[] = FIRST): Play {
  const game = open()
  for (const [i, id] of STORY_CLASS.entries()) game.answer(id, first[i] ?? 0)
  return game.later(8_000)
}
const secondLook = () => talking().advance().later(3_000)

function look(game: Play, count: number): Play {
  const { id: questionId } = game.setup.questions[0] as Play['setup']['questions'][number]
  for (const [i, id] of STORY_CLASS.slice(0, count).entries()) {
    game.send(game.moveOf(id, 'look', { questionId, answer: SECOND[i] ?? 0 }))
  }
  return game
}

export const FirstLook: Story = {}
export const Talk: Story = seen('player', talking)
export const Again: Story = seen('player', secondLook)
export const Switched: Story = seen('player', () => look(secondLook(), 3))
export const Closed: Story = seen('player', () => look(secondLook(), 8))
export const Skipped: Story = seen('player', () => talking([0, 0, 0, 0, 0, 0, 1, 0]))

export const ScreenFirst: Story = seen('screen', open)
export const ScreenTalk: Story = seen('screen', talking)
export const ScreenAgain: Story = seen('screen', () => look(secondLook(), 4))
export const ScreenClosed: Story = seen('screen', () => look(secondLook(), 8))
export const ScreenSkipped: Story = seen('screen', () => talking([0, 0, 0, 0, 0, 0, 1, 0]))

export const HostTalk: Story = seen('host', talking)
export const HostClosed: Story = seen('host', () => look(secondLook(), 8))

const ended = () => look(secondLook(), 8).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
