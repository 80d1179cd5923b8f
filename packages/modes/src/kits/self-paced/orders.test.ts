import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { modeOf } from '../../testing/look'
import { type Play, type PlayOptions, play } from '../../testing/play'
import { registerTestModes } from '../../testing/register'
import type { PlayerModeView } from './views'

registerTestModes()

const questions = Array.from({ length: 6 }, (_, i) => testQuestion(0, { id: `qn_${i}` }))
const modeView = (game: Play, id = 'ana') =>
  game.viewOf(id).own as unknown as PlayerModeView<Record<string, unknown>>

function asked(game: Play, id = 'ana') {
  const { stage } = game.viewOf(id)
  if (stage.name !== 'question') throw new Error(`${stage.name}, not a question`)
  return stage
}
/** Answers the current card; 0 is right. */
function answer(game: Play, id = 'ana', option = 0): string {
  const { id: questionId } = asked(game.later(1_000), id).question
  expect(game.says(game.moveOf(id, 'answer', { questionId, answer: option }))).toBe('ok')
  return questionId
}
function turn(game: Play, id = 'ana', option = 0): string {
  const questionId = answer(game, id, option)
  expect(game.says(game.moveOf(id, 'next'))).toBe('ok')
  return questionId
}

describe('orders of players', () => {
  const party = (change: PlayOptions = {}) =>
    play({
      mode: 'search_party',
      players: ['ana', 'ben', 'cleo', 'dan'],
      questions,
      modeSettings: { minutes: 3 },
      ...change,
    })
  const rescue = (game: Play, id: string) => game.says(game.moveOf(id, 'rescue'))

  it('[SP20] a question is put next, behind the card that is open', () => {
    const game = party().at(60_000)
    const missed = turn(game, 'ana', 1)
    answer(game, 'ben')
    expect([rescue(game, 'ben'), asked(game, 'ben').question.id]).toEqual(['ok', missed])
    const open = asked(game).question.id
    turn(game, 'ben')
    expect(asked(game).question.id).toBe(open)
    expect([turn(game), turn(game)]).toEqual([open, missed])
  })

  it('[SP20] a missed card that is set aside stays away, the only one left does not', () => {
    const game = party().at(160_000)
    const missed = turn(game, 'ana', 1)
    for (let i = 0; i < 8; i++) expect(turn(game)).not.toBe(missed)
    const short = party({ questions: questions.slice(0, 2) }).at(60_000)
    const first = turn(short, 'ana', 1)
    const last = turn(short, 'ana', 1)
    expect(last).not.toBe(first)
    expect(turn(short, 'ana', 1)).toBe(last)
  })

  it('[SP21] what all see of the class is renewed with the board', () => {
    const game = party()
    const lights = (id: string) => (modeView(game, id).play.goal as { lights: number }).lights
    turn(game)
    expect([lights('ana'), lights('ben')]).toEqual([0, 0])
    game.at(10_000)
    expect([lights('ana'), lights('ben')]).toEqual([2, 2])
    const { board, ...state } = game.game.mode as { board: Record<string, unknown> }
    const { ofClass: _, ...former } = board
    const read = modeOf(game).readState({ ...state, board: former }) as { board: typeof board }
    expect(read.board.ofClass).toBeNull()
  })
})

describe('crews', () => {
  const crew = (change: PlayOptions = {}) =>
    play({
      mode: 'key_cutter',
      players: ['ana', 'ben', 'cleo'],
      questions,
      modeSettings: { minutes: 3, crewSize: 4 },
      allowLateJoin: true,
      ...change,
    })
  const lockOf = (game: Play, id: string) => modeView(game, id).play.lock

  it('[SP22] what a member changes is there for the whole crew, also late players', () => {
    const game = crew()
    turn(game, 'ana')
    const first = { marks: { made: 1, needed: 2 } }
    expect([lockOf(game, 'ana'), lockOf(game, 'ben')]).toMatchObject([first, first])
    game.join('eve').connect('eve')
    expect(lockOf(game, 'eve')).toMatchObject(first)
    expect(modeOf(game).teamRows?.(game.game.mode)).toMatchObject([
      { playerIds: expect.arrayContaining(['ana', 'ben', 'cleo', 'eve']) },
    ])
  })

  it('[SP22] what lapses does so by itself, stretched like the clock', () => {
    const game = crew({ timeStretch: 2 })
    turn(game, 'ana')
    turn(game, 'ben')
    expect(lockOf(game.later(29_999), 'ana')).toMatchObject({ gauge: 'others' })
    expect(lockOf(game.later(1), 'ana')).toMatchObject({ gauge: 'open' })
  })
})
