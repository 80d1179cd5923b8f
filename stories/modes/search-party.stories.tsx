import { bot } from '@pathquest/modes/search-party/bot'
import type { OwnPlay } from '@pathquest/modes/search-party/views'
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
  title: 'Modes/Search Party',
  args: { by: 'player', played: () => begun() },
} satisfies SeenMeta

const begun = () => storyGame('search_party', { minutes: 4 }).later(1_000)

const send = (game: Play, id: string, type: string): Play => {
  game.send(game.moveOf(id, type))
  return game
}

/** Answers the open card; its result is shown. */
function answer(game: Play, id: string, isRight = true): Play {
  const { stage } = game.later(300).viewOf(id)
  if (stage.name !== 'question') return game
  const { id: questionId } = stage.question
  game.send(game.moveOf(id, 'answer', { questionId, answer: isRight ? 0 : 1 }))
  return game
}

const own = (game: Play, id: string) => (game.viewOf(id).own as unknown as { play: OwnPlay }).play

/** The whole class plays to a time: some miss, and the others turn back. */
function until(ms: number, game = begun(), players = STORY_CLASS): Play {
  for (let round = 0; round * 10_000 < ms; round++) {
    game.at(round * 10_000 + 700)
    for (const [i, id] of players.entries()) {
      answer(game, id, (round * 5 + i * 3) % 7 > 1)
      const view = game.viewOf(id)
      const turnsBack = (round + i) % 2 === 0 && own(game, id).mayHelp
      const move = bot({ stage: view.stage, modeView: view.own }, () => (turnsBack ? 0 : 1), id)
      if (move && move.type !== 'answer') send(game, id, move.type)
    }
  }
  return game.at(ms)
}

/** Ana misses a question, and Ben turns back for her. */
function helped(): Play {
  const game = answer(begun(), 'Ana', false)
  answer(send(game, 'Ana', 'next'), 'Ben')
  answer(send(game, 'Ben', 'rescue'), 'Ben')
  return game
}

export const FirstCard: Story = {}
export const GoOnOrTurnBack: Story = seen('player', () =>
  answer(answer(answer(begun(), 'Ben', false), 'Cleo', false).at(10_100), 'Ana'),
)
export const NobodyOut: Story = seen('player', () => answer(begun(), 'Ana'))
export const Out: Story = seen('player', () => answer(begun(), 'Ana', false))
export const Helping: Story = seen('player', () =>
  send(answer(answer(begun(), 'Ben', false), 'Ana'), 'Ana', 'rescue'),
)
export const Helped: Story = seen('player', helped, 'Ben')
export const StruckOut: Story = seen('player', () => {
  const game = helped()
  return send(answer(game, 'Ana'), 'Ana', 'next')
})
export const Home: Story = seen('player', () => {
  const game = helped()
  return answer(send(answer(game, 'Ana'), 'Ana', 'next'), 'Ana')
})
export const NoCardLeft: Story = seen('player', () => {
  const game = begun()
  for (let i = 0; i < 3; i++) send(answer(game, 'Ana'), 'Ana', 'next')
  return answer(game, 'Ben', false)
})

export const ScreenStart: Story = seen('screen', begun)
export const ScreenOnTheWay: Story = seen('screen', () => until(100_000))
export const ScreenNight: Story = seen('screen', () => until(205_000))

const THIRTY = Array.from({ length: 30 }, (_, i) => `Player ${i + 1}`)
const thirty = () =>
  play({
    mode: 'search_party',
    players: THIRTY,
    questions: storyQuestions,
    modeSettings: { minutes: 4 },
  }).later(1_000)
export const ScreenThirty: Story = seen('screen', () => until(150_000, thirty(), THIRTY))
export const Host: Story = seen('host', () => until(100_000))

const ended = () => until(205_000).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
