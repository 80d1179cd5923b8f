import { bot } from '@pathquest/modes/daylight-course/bot'
import type { PlayerPlay } from '@pathquest/modes/daylight-course/views'
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
  title: 'Modes/DaylightCourse',
  args: { by: 'player', played: () => begun() },
} satisfies SeenMeta

const begun = () => storyGame('daylight_course').later(1_000)
const own = (game: Play, id: string) =>
  (game.viewOf(id).own as unknown as { play: PlayerPlay }).play

/** Chooses the way of the bot where one is to be chosen. */
function choose(game: Play, id: string): Play {
  const view = game.viewOf(id)
  if (own(game, id).legs.length === 0) return game
  const move = bot({ stage: view.stage, modeView: view.own }, () => 0.5, id)
  if (move?.type === 'go') game.send(game.moveOf(id, 'go', { to: move.to }))
  return game
}

/** Chooses and answers; the result is shown. */
function answer(game: Play, id: string, isRight = true): Play {
  choose(game.later(900), id)
  const { stage } = game.viewOf(id)
  if (stage.name !== 'question') return game
  const { id: questionId } = stage.question
  game.send(game.moveOf(id, 'answer', { questionId, answer: isRight ? 0 : 1 }))
  return game
}

function answers(game: Play, id: string, count: number): Play {
  for (let i = 0; i < count; i++) {
    answer(game, id, i % 4 !== 2)
    game.send(game.moveOf(id, 'next'))
  }
  return game
}

/** Answers until the next way is to be chosen. */
function toChoice(game: Play): Play {
  while (own(game, 'Ana').legs.length === 0) answers(game, 'Ana', 1)
  return game
}

/** The whole class has answered a number of cards, some more than others. */
function under(count: number): Play {
  const game = begun()
  for (const [i, id] of STORY_CLASS.entries()) answers(game, id, Math.max(1, count - (i % 4)))
  return game
}

export const FirstChoice: Story = {}
export const OnTheWay: Story = seen('player', () => choose(begun(), 'Ana'))
export const Walked: Story = seen('player', () => answer(begun(), 'Ana', true))
export const Missed: Story = seen('player', () => answer(begun(), 'Ana', false))
export const Reached: Story = seen('player', () => answer(answers(begun(), 'Ana', 1), 'Ana'))
export const ChoiceByDay: Story = seen('player', () => toChoice(answers(begun(), 'Ana', 6)))
export const Evening: Story = seen('player', () => toChoice(answers(begun(), 'Ana', 11)))
export const Dusk: Story = seen('player', () => answers(begun(), 'Ana', 16))

export const ScreenMorning: Story = seen('screen', begun)
export const ScreenByDay: Story = seen('screen', () => under(8))
export const ScreenEvening: Story = seen('screen', () => under(15))
export const Host: Story = seen('host', () => under(8))

const ended = () => under(16).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
