import { bot } from '@pathquest/modes/switchback/bot'
import type { PlayerPlay } from '@pathquest/modes/switchback/climber'
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

export default {
  ...modeStories,
  title: 'Modes/Switchback',
  args: { by: 'player', played: () => begun() },
} satisfies SeenMeta

const begun = () => storyGame('switchback', { minutes: 4 }).later(1_000)

/** Answers the open card; its result is shown. */
function answer(game: Play, id: string, isRight = true): Play {
  const { stage } = game.later(300).viewOf(id)
  if (stage.name !== 'question') return game
  const { id: questionId } = stage.question
  game.send(game.moveOf(id, 'answer', { questionId, answer: isRight ? 0 : 1 }))
  return game
}

function climb(game: Play, id: string, count: number): Play {
  for (let i = 0; i < count; i++) {
    answer(game, id)
    game.send(game.moveOf(id, 'next'))
  }
  return game
}

const camp = (game: Play, id: string): Play => {
  game.send(game.moveOf(id, 'camp'))
  return game
}

const own = (game: Play, id: string) =>
  (game.viewOf(id).own as unknown as { play: PlayerPlay }).play

/** The whole class plays to a time: each camps at a bend of their own, and misses now and then. */
function until(ms: number, game = begun(), players = STORY_CLASS): Play {
  for (let round = 0; round * 10_000 < ms; round++) {
    game.at(round * 10_000)
    for (const [i, id] of players.entries()) {
      answer(game, id, (round * 5 + i * 3) % 7 !== 0)
      const view = game.viewOf(id)
      const isHighEnough = own(game, id).inARow > i % 5
      if (isHighEnough && bot({ stage: view.stage, modeView: view.own }, () => 0, id))
        camp(game, id)
      game.send(game.moveOf(id, 'next'))
    }
  }
  return game.at(ms)
}

export const FirstCard: Story = {}
export const OnTheTrail: Story = seen('player', () => climb(begun(), 'Ana', 2))
export const GoOnOrCamp: Story = seen('player', () => answer(climb(begun(), 'Ana', 1), 'Ana'))
export const Slid: Story = seen('player', () => answer(climb(begun(), 'Ana', 2), 'Ana', false))
export const Camped: Story = seen('player', () =>
  camp(answer(climb(begun(), 'Ana', 2), 'Ana'), 'Ana'),
)
export const NoCardLeft: Story = seen('player', () => climb(begun(), 'Ana', 3))
export const HighUp: Story = seen('player', () =>
  climb(camp(answer(climb(begun(), 'Ana', 2), 'Ana'), 'Ana').at(50_000), 'Ana', 3),
)
export const Evening: Story = seen('player', () =>
  answer(climb(camp(answer(begun(), 'Ana'), 'Ana').at(190_000), 'Ana', 2), 'Ana'),
)

export const ScreenMorning: Story = seen('screen', begun)
export const ScreenByDay: Story = seen('screen', () => until(100_000))
export const ScreenEvening: Story = seen('screen', () => until(200_000))

const THIRTY = Array.from({ length: 30 }, (_, i) => `Player ${i + 1}`)
const thirty = () =>
  play({
    mode: 'switchback',
    players: THIRTY,
    questions: storyQuestions,
    modeSettings: { minutes: 4 },
  }).later(1_000)
export const ScreenThirty: Story = seen('screen', () => until(150_000, thirty(), THIRTY))
export const Host: Story = seen('host', () => until(100_000))

const ended = () => until(210_000).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
