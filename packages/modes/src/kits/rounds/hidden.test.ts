import { expect, it } from 'vitest'
import type { OwnView } from '../../decoy/views'
import { play } from '../../testing/play'
import { registerTestModes } from '../../testing/register'

registerTestModes()

it('[R53] a hidden question is in no stage before its closing, and can be answered', () => {
  const game = play({ mode: 'decoy', players: ['ana', 'ben'] }).later(5_000)
  const views = () => [game.viewOf('ana'), game.hostView, game.screenView]
  expect(views().map(({ stage }) => stage.name)).toEqual(Array(3).fill('waiting_next'))
  const { walk } = game.viewOf('ana').own as unknown as OwnView
  const [first] = walk?.options ?? []
  const answer = { questionId: walk?.questionId ?? '', answer: first?.option ?? 0 }
  expect(game.says(game.moveOf('ana', 'answer', answer))).toBe('ok')
  game.advance()
  expect(views().map(({ stage }) => stage.name)).toEqual(Array(3).fill('result'))
})
