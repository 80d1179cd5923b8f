import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { type PlayOptions, play } from '../testing/play'

const questions = Array.from({ length: 8 }, (_, index) => testQuestion(index, { points: 100 }))

const speed = (change: PlayOptions = {}) => play({ mode: 'speed_run', questions, ...change })

describe('speed run', () => {
  it.each([
    [250, 99],
    [1_000, 98],
    [3_000, 93],
    [10_000, 75],
    [20_000, 50],
  ])('[SR1] a right answer after %i ms scores %i of 100', (used, score) => {
    const game = speed({ players: ['ana'] })
      .at(used)
      .answer('ana', 'right')
    expect(game.scoreOf('ana')).toBe(score)
  })

  it('[SR1] the time runs from the opening, also for a player who was away', () => {
    const game = speed().at(1_000).lose('ben').answer('ana', 'wrong').advance()
    game.later(20_000).advance()
    game.later(10_000).connect('ben').later(250).answer('ben', 'right').advance()
    expect(game.scoreOf('ben')).toBe(74)
  })

  it('[SR2] a right answer in the grace scores as at the deadline', () => {
    const game = speed({ players: ['ana'] })
      .at(20_499)
      .answer('ana', 'right')
    expect(game.scoreOf('ana')).toBe(50)
  })

  it('[SR3] a streak adds 10 % each, at most 50 %', () => {
    const game = speed({ players: ['ana'] })
    const scores = questions.map(() => {
      const before = game.scoreOf('ana')
      const score = game.later(10_000).answer('ana', 'right').scoreOf('ana') - before
      game.advance()
      return score
    })
    expect(scores).toEqual([75, 83, 90, 98, 105, 113, 113, 113])
  })

  it.each(['wrong', 'missed'] as const)('[SR4] a %s question ends the row', (broken) => {
    const game = speed().later(10_000).answer('ana', 'right').advance().advance().later(1_000)
    if (broken === 'wrong') game.answer('ana', 'wrong')
    const before = game.advance().scoreOf('ana')
    game.advance().later(10_000).answer('ana', 'right').advance()
    expect(game.scoreOf('ana') - before).toBe(75)
  })

  it('[SR5] a wrong answer scores nothing, however fast', () => {
    const game = speed({ players: ['ana'] })
      .at(250)
      .answer('ana', 'wrong')
    expect(game.scoreOf('ana')).toBe(0)
  })

  it('[SR6] a stretched limit stretches the clock of the score', () => {
    const game = speed({ players: ['ana'], timeStretch: 2 })
      .at(20_000)
      .answer('ana', 'right')
    expect(game.scoreOf('ana')).toBe(75)
  })

  it('[SR7] untimed, all points; the streak bonus stays', () => {
    const game = speed({ players: ['ana'], timeStretch: null })
    game.later(600_000).answer('ana', 'right').advance()
    expect(game.scoreOf('ana')).toBe(100)
    expect(game.later(600_000).answer('ana', 'right').scoreOf('ana')).toBe(210)
  })
})
