import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { play } from '../play'
import { registerTestModes } from '../register'

registerTestModes()

const board = () => play({ mode: 'trail_board', questions: [testQuestion(0)] })
type Board = ReturnType<typeof board>
const own = (game: Board, playerId: string) =>
  (game.viewOf(playerId).own as { play: { worth: number[]; at: number; steps: number } }).play
function answer(game: Board, playerId: string, option: number) {
  game.later(1_000)
  game.send(game.moveOf(playerId, 'answer', { questionId: 'qn_test_0', answer: option }))
  game.send(game.moveOf(playerId, 'next'))
}
const go = (game: Board, playerId: string, to: string) =>
  game.says(game.moveOf(playerId, 'go', { to }))

describe('trail board', () => {
  it('[TW1] a right answer is two steps, any other one', () => {
    const game = board()
    answer(game, 'ana', 0)
    answer(game, 'ben', 1)
    expect([own(game, 'ana').steps, own(game, 'ben').steps]).toEqual([2, 1])
  })

  it('[TW2] a step goes to an adjacent field; a new field pays its worth, once', () => {
    const game = board()
    expect(go(game, 'ana', 'north')).toBe('question_not_open')
    answer(game, 'ana', 0)
    expect([go(game, 'ana', 'up'), go(game, 'ana', 'north')]).toEqual(['bad_message', 'ok'])
    expect(own(game, 'ana').at).toBe(7)
    expect(game.scoreOf('ana')).toBe(own(game, 'ana').worth[7])
    go(game, 'ana', 'south')
    const { worth } = own(game, 'ana')
    expect(game.scoreOf('ana')).toBe((worth[7] ?? 0) + (worth[12] ?? 0))
  })

  it('[TW3] host and projector see how many players are on each field, never who', () => {
    const { own: seen } = board().screenView
    expect((seen as { play: { standing: number[] } }).play.standing[12]).toBe(2)
    expect(JSON.stringify(seen)).not.toContain('ana')
  })

  it('[TW4] it ends when all have answered everything and have no step left', () => {
    const game = board()
    answer(game, 'ana', 1)
    answer(game, 'ben', 1)
    go(game, 'ana', 'north')
    expect(game.isOver).toBe(false)
    go(game, 'ben', 'north')
    expect(game.isOver).toBe(true)
  })
})
