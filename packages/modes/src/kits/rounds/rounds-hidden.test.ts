import { resultPost } from '@pathquest/core/game'
import { describe, expect, it } from 'vitest'
import type { OwnView } from '../../decoy/views'
import { type Play, play } from '../../testing/play'

/** Each team member sees some of the options; what a team claims is held for its members. */
const begun = () => play({ mode: 'split_map', players: ['ana', 'ben'] }).later(1_000)
const move = (game: Play, id: string, type: string, fields = {}) =>
  game.says(game.moveOf(id, type, fields))
const ownOf = (game: Play, id: string) =>
  (game.viewOf(id).own as unknown as { own: { own: { option: number }[] } }).own.own

describe('a question that the mode shows', () => {
  it('[R53] is in the common stage of the host alone, and answered by what is held', () => {
    const game = begun()
    const { id: questionId = '', correctIndex } = game.setup.questions[0] ?? {}
    const right = correctIndex ?? 0
    expect([game.stageOf().name, game.stageOf('ana').name, game.hostView.stage.name]).toEqual([
      'waiting_next',
      'waiting_next',
      'question',
    ])
    expect(move(game, 'ana', 'answer', { questionId, answer: right })).toBe('not_now')
    for (const id of ['ana', 'ben']) {
      const options = ownOf(game, id).map(({ option }) => option)
      const option = options.includes(right) ? right : (options[0] ?? 0)
      expect([move(game, id, 'claim', { option }), move(game, id, 'keep')]).toEqual(['ok', 'ok'])
    }
    expect([game.stageOf().name, game.stageOf('ana').name]).toEqual(['result', 'result'])
    const { answers } = resultPost(game.setup, game.host('end').game, 'result')
    expect(answers.map(({ share, pointsEarned }) => [share, pointsEarned])).toEqual([
      [0.5, 5],
      [0.5, 5],
    ])
  })

  it('[R54] has more time, and a move that is taken back is waited for', () => {
    const game = begun()
    expect(game.hostView.stage).toMatchObject({ limitMs: 35_000 })
    move(game, 'ana', 'keep')
    expect(game.hostView.stage).toMatchObject({ answeredBy: ['ana'] })
    expect(move(game, 'ana', 'keep')).toBe('already_submitted')
    move(game, 'ana', 'hold')
    expect(game.hostView.stage).toMatchObject({ answeredBy: [] })
    move(game, 'ben', 'keep')
    expect(game.stageOf('ana').name).toBe('waiting_next')
    move(game, 'ana', 'keep')
    expect(game.stageOf('ana').name).toBe('result')
  })
})

it('[R55] a hidden question is in no stage before its closing, and can be answered', () => {
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
