import { bot } from '@pathquest/modes/key-cutter/bot'
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
  title: 'Modes/Key Cutter',
  args: { by: 'player', played: () => begun() },
} satisfies SeenMeta

const begun = () => storyGame('key_cutter', { minutes: 4 }).later(1_000)
/** One team: two marks make its first gauge. */
const team = () =>
  play({
    mode: 'key_cutter',
    players: ['Ana', 'Ben', 'Cleo'],
    questions: storyQuestions,
    modeSettings: { minutes: 4, crewSize: 3 },
    seed: 'team',
  }).at(60_000)

function send(game: Play, id: string, type: string, fields = {}): Play {
  game.send(game.moveOf(id, type, fields))
  return game
}

/** Answers the open card. */
function answer(game: Play, id: string, isRight = true): Play {
  const { stage } = game.later(300).viewOf(id)
  if (stage.name !== 'question') return game
  const { id: questionId } = stage.question
  return send(game, id, 'answer', { questionId, answer: isRight ? 0 : 1 })
}
const next = (game: Play, id: string) => send(game, id, 'next')

/** Both are right; the gauge is for who answers last. */
const gauged = (last = 'Ana') => {
  const first = last === 'Ana' ? 'Ben' : 'Ana'
  return next(answer(answer(team(), first), last), 'Ana')
}
const turn = (game: Play, id: string, key: readonly number[]) =>
  send(game, id, 'turn', Object.fromEntries(key.map((depth, i) => [`cut${i + 1}`, depth])))
function measured(count = 4): Play {
  const game = gauged()
  for (let i = 0; i < count; i++) {
    send(game, 'Ana', 'gauge', { cut: 1 + (i % 5), depth: 3 })
    next(answer(next(answer(game, 'Ben'), 'Ben'), 'Ana'), 'Ana').later(15_000)
  }
  return game
}
/** Their secret, which no view holds: stories turn the right key with it. */
const secretOf = (game: Play): number[] =>
  Object.values(
    (game.game.mode as { shared: { locks: Record<string, { secret: number[] }> } }).shared.locks,
  )[0]?.secret ?? []

/** The whole class plays to a time. */
function until(ms: number, game = begun(), players = STORY_CLASS): Play {
  for (let round = 0; round * 3_000 < ms; round++) {
    game.at(round * 3_000 + 700)
    for (const [i, id] of players.entries()) {
      const view = game.viewOf(id)
      const move = bot({ stage: view.stage, modeView: view.own }, () => 0.5, id)
      if (move?.type === 'answer') answer(game, id, (round + i) % 4 > 0)
      else if (move) send(game, id, move.type, move)
    }
  }
  return game.at(ms)
}

export const FirstCard: Story = {}
export const OneMark: Story = seen('player', () => answer(team(), 'Ana'))
export const YourGauge: Story = seen('player', () => gauged())
export const TheirGauge: Story = seen('player', () => gauged('Ben'))
export const FreeGauge: Story = seen('player', () => gauged('Ben').later(15_000))
export const Measured: Story = seen('player', () => measured())
export const YouTurn: Story = seen('player', () => turn(measured(), 'Ana', [3, 2, 1, 4, 5]))
export const SecondIt: Story = seen('player', () => turn(measured(), 'Ben', [3, 2, 1, 4, 5]))
export const Jammed: Story = seen('player', () => {
  const game = measured()
  const [first = 1, ...rest] = secretOf(game)
  return send(turn(game, 'Ben', [(first % 5) + 1, ...rest]), 'Ana', 'second')
})
export const Opened: Story = seen('player', () => {
  const game = measured()
  return send(turn(game, 'Ben', secretOf(game)), 'Ana', 'second')
})

export const ScreenStart: Story = seen('screen', begun)
export const ScreenOpened: Story = seen('screen', () => until(150_000))
export const ScreenLastQuarter: Story = seen('screen', () => until(205_000))

const THIRTY = Array.from({ length: 30 }, (_, i) => `Player ${i + 1}`)
const thirty = () =>
  play({
    mode: 'key_cutter',
    players: THIRTY,
    questions: storyQuestions,
    modeSettings: { minutes: 4 },
  }).later(1_000)
export const ScreenThirty: Story = seen('screen', () => until(150_000, thirty(), THIRTY))
export const Host: Story = seen('host', () => until(150_000))

const ended = () => until(205_000).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
