import { resultPost } from '@pathquest/core/game'
import { describe, expect, it } from 'vitest'
import { type Play, play } from '../../testing/play'

/** Clues are phases within the question, in which a mark may move until it is kept. */
const begun = () => play({ mode: 'clue_trail', players: ['ana', 'ben'], timeStretch: null })
const move = (game: Play, id: string, type: string, fields = {}) =>
  game.later(1_000).says(game.moveOf(id, type, fields))

describe('answers that a mode holds', () => {
  it('[R50] are judged, scored and stored at the closing, unless an answer was sent', () => {
    const game = begun()
    const right = game.setup.questions[0]?.correctIndex ?? 0
    move(game, 'ana', 'mark', { option: right })
    game.later(1_000).answer('ben', 'wrong')
    for (let i = 0; i < 6; i++) game.advance()
    expect(game.viewOf('ana').stage).toMatchObject({
      yourAnswer: right,
      yourVerdict: { isCorrect: true, pointsEarned: 10 },
    })
    game.host('end')
    const { answers } = resultPost(game.setup, game.game, 'result')
    expect(answers.map(({ playerId, isCorrect }) => [playerId, isCorrect])).toEqual(
      expect.arrayContaining([
        ['ana', true],
        ['ben', false],
      ]),
    )
    expect(answers).toHaveLength(2)
  })

  it('[R51] a phase does not wait for who is done, and is skipped where all are', () => {
    const game = begun()
    for (const id of ['ana', 'ben']) move(game, id, 'mark', { option: 1 })
    move(game, 'ana', 'keep')
    game.advance()
    expect(game.stageOf('ben').name).toBe('waiting_next')
    expect(move(game, 'ana', 'mark', { option: 2 })).toBe('already_submitted')
    move(game, 'ben', 'keep')
    expect(game.stageOf().name).toBe('result')
  })
})
