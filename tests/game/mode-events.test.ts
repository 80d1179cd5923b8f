import { resultPost } from '@pathquest/core/game'

import type { GameMode, ModeEvent } from '@pathquest/core/modes/mode'
import { lobby, play } from '@pathquest/modes/testing/play'
import { registerMode, registerTestModes, TEST_MODES } from '@pathquest/modes/testing/register'
import { describe, expect, it } from 'vitest'

registerTestModes()
const [treasure] = TEST_MODES as readonly [(typeof TEST_MODES)[number]]

/** The treasure chests mode under another id, with changes. */
function changed(id: string, change: (rules: GameMode) => Partial<GameMode>): string {
  const rules = { ...treasure.rules, ...change(treasure.rules) }
  return registerMode({
    ...treasure,
    rules: { ...rules, manifest: { ...treasure.rules.manifest, id } },
  })
}

describe('the game and its mode', () => {
  it('[G53] a start needs the mode’s minimum number of players', () => {
    const game = lobby({ mode: 'treasure_chests', players: ['ana'] })
    expect(game.tryHost('start')).toBe('players_needed')
    expect(game.join('ben').connect('ben').tryHost('start')).toBe('ok')
  })

  it('[G54] the mode receives a pause before any other event', () => {
    const heard: string[] = []
    const mode = changed('hears', ({ on }) => ({
      on: (state, event: ModeEvent, context) => {
        heard.push(`${event.kind} ${context.paused ? 'paused' : 'running'}`)
        return on(state, event, context)
      },
    }))
    const game = play({ mode }).loseHost().later(14_999)
    heard.length = 0
    game.later(1)
    expect(heard).toEqual(['paused paused', 'wake paused'])
    game.host('advance', { tab: null })
    expect(heard.slice(2, 4)).toEqual(['resumed running', 'advance running'])
  })

  it('[G55] a move with an unknown or invalid field is malformed', () => {
    const game = play().at(1_000)
    expect(game.tryAnswer('ana', 0, { points: 100 })).toMatchObject({ code: 'bad_message' })
    const board = play({ mode: 'trail_board' })
    expect(board.says(board.moveOf('ana', 'go', { to: 'up' }))).toBe('bad_message')
    expect(board.says(board.moveOf('ana', 'go'))).toBe('bad_message')
  })

  it('[G55] an answer is also accepted in the generic field', () => {
    const game = play().at(1_000)
    expect(game.says(game.moveOf('ana', 'answer', { questionId: 'qn_test_0', answer: 0 }))).toBe(
      'ok',
    )
  })

  it('[G56] scores of a self-paced game are posted to the server every 10 s', () => {
    const game = play({ mode: 'trail_board' }).settle().later(1_000)
    const { stage } = game.viewOf('ana')
    const questionId = stage.name === 'question' ? stage.question.id : ''
    game.send(game.moveOf('ana', 'answer', { questionId, answer: 0 }))
    const due = game.now + 10_000
    game.later(3_000).send(game.moveOf('ana', 'go', { to: 'north' }))
    expect(game.game.outbox).toMatchObject([{ kind: 'roster', dueAt: due }])
  })

  it('[G58] a game may end without places, although its mode has them', () => {
    const mode = changed('unranked', () => ({ ending: () => ({ isUnranked: true }) }))
    const game = play({ mode }).host('end')
    expect(game.screenView.game.ends).toBe('none')
    const { ends, players } = resultPost(game.setup, game.game, 'result')
    expect([ends, ...players.map(({ placement }) => placement)]).toEqual(['none', null, null])
  })

  it('[G57] negative and fractional scores and grades above 100 are clamped when settled', () => {
    const mode = changed('out_of_bounds', ({ standings }) => ({
      standings: (state, context) =>
        standings(state, context).map((row, i) => ({
          ...row,
          score: i === 0 ? -3 : 2.5,
          correctAnswers: 9,
          totalAnswers: 2,
          grade: 1.5,
        })),
    }))
    const game = play({ mode }).host('end')
    expect(resultPost(game.setup, game.game, 'result').players).toMatchObject([
      { score: 0, correctAnswers: 2, totalAnswers: 2, classScore: 100 },
      { score: 3, correctAnswers: 2, totalAnswers: 2, classScore: 100 },
    ])
  })
})
