import { resultPost } from '@pathquest/core/game'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../play'
import { registerTestModes } from '../register'

registerTestModes()

const route = (change: PlayOptions = {}) =>
  play({ mode: 'night_route', players: ['ana', 'ben', 'cleo'], ...change })
const move = (game: Play, playerId: string, type: string, fields = {}) =>
  game.says(game.moveOf(playerId, type, fields))
/** On the question, everybody on the south path. */
const asked = (game: Play) => game.advance().later(1_000)
/** On the next question. */
const next = (game: Play) => {
  while (game.viewOf('ana').stage.name !== 'question') game.advance()
  return game.later(1_000)
}
const scores = (game: Play) => ['ana', 'ben', 'cleo'].map(game.scoreOf)

describe('night route', () => {
  it('[TN1] a right answer on the less taken path scores 2 more', () => {
    const game = route().later(1_000)
    expect(move(game, 'ana', 'pick', { path: 'north' })).toBe('ok')
    asked(game)
    expect(game.viewOf('ben').own).toMatchObject({ path: 'south' })
    for (const id of ['ana', 'ben', 'cleo']) game.answer(id, 'right')
    expect(scores(game)).toEqual([12, 10, 10])
  })

  it('[TN2] right and wrong by footing, and 2 less without an answer', () => {
    const game = asked(route())
    game.answer('ana', 'right', { footing: 'bold' }).answer('ben', 'right', { footing: 'light' })
    game.answer('cleo', 'right')
    expect(scores(game)).toEqual([13, 6, 10])
    next(game).answer('ana', 'wrong', { footing: 'bold' })
    game.answer('ben', 'wrong', { footing: 'light' }).advance()
    // Each has banked 5 after the first question.
    expect(scores(game)).toEqual([13 + 5 - 6, 6 + 5 + 3, 10 + 5 - 2])
  })

  it('[TN3] sheltering scores 60 %, ends answering and is not waited for', () => {
    const game = asked(route()).answer('ana', 'wrong').answer('ben', 'wrong')
    expect(move(game, 'cleo', 'shelter')).toBe('ok')
    expect(game.stageOf().name).toBe('result')
    expect(scores(game)).toEqual([0, 0, 6])
  })

  it('[TN4] players who were right bank or carry; the others choose nothing', () => {
    const game = asked(route())
      .answer('ana', 'right')
      .answer('ben', 'right')
      .answer('cleo', 'wrong')
    expect(move(game, 'ana', 'keep', { what: 'carry' })).toBe('ok')
    expect(move(game, 'cleo', 'keep', { what: 'bank' })).toBe('question_not_open')
    game.later(12_500)
    expect(scores(game)).toEqual([10, 15, 0])
    expect(game.viewOf('ana').own).toMatchObject({ phase: null, carried: 6 })
  })

  it('[TN5] what is carried counts at the end, also where the host ends it early', () => {
    const game = asked(route())
      .answer('ana', 'right')
      .answer('ben', 'wrong')
      .answer('cleo', 'wrong')
    move(game, 'ana', 'keep', { what: 'carry' })
    expect(game.scoreOf('ana')).toBe(10)
    expect(game.host('end').scoreOf('ana')).toBe(16)
  })

  it('[TN6] each player sees how often their footing held', () => {
    const game = asked(route()).answer('ana', 'right', { footing: 'bold' }).answer('ben', 'right')
    expect(game.viewOf('ana').you.ending).toBeUndefined()
    game.host('end')
    const endings = ['ana', 'ben', 'cleo'].map((id) => game.viewOf(id).you.ending)
    expect(endings).toEqual([{ held: { bold: 1 } }, { held: { firm: 1 } }, { held: {} }])
    const others = JSON.stringify([
      game.hostView,
      game.screenView,
      game.viewOf('ben'),
      resultPost(game.setup, game.game, 'result'),
    ])
    expect(others).not.toContain('bold')
  })
})
