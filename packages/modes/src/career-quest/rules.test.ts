import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { play } from '../testing/play'

const career = (players = ['ana', 'ben']) =>
  play({
    mode: 'career_quest',
    players,
    questions: [testQuestion(0), testQuestion(1, { points: 25 }), testQuestion(2)],
  })

describe('career quest', () => {
  it('[CQ1] fast or slow, a right answer scores the points of its question', () => {
    const game = career().at(300).answer('ana', 'right').at(20_400).answer('ben', 'right')
    expect([game.scoreOf('ana'), game.scoreOf('ben')]).toEqual([10, 10])
    game.advance().later(5_000).answer('ana', 'right').answer('ben', 'wrong')
    expect([game.scoreOf('ana'), game.scoreOf('ben')]).toEqual([35, 10])
  })

  it('[CQ2] a wrong or missing answer leaves the score as it is', () => {
    const game = career().at(300).answer('ana', 'right').answer('ben', 'right')
    game.advance().later(1_000).answer('ana', 'wrong').advance()
    expect([game.scoreOf('ana'), game.scoreOf('ben')]).toEqual([10, 10])
  })

  it('[CQ3] consecutive answers earn no bonus', () => {
    const game = career(['ana'])
    for (const points of [10, 35, 45]) {
      game.later(1_000).answer('ana', 'right')
      expect(game.scoreOf('ana')).toBe(points)
      game.advance()
    }
  })

  it('[CQ4] equal scores: more right answers first, then the earlier join', () => {
    const questions = [5, 5, 10].map((points, index) => testQuestion(index, { points }))
    const game = play({ players: ['ana', 'ben', 'cleo'], questions })
    game.at(1_000).answer('cleo', 'right').advance().advance()
    game.later(1_000).answer('cleo', 'right').advance().advance()
    game.later(1_000).answer('ben', 'right').answer('ana', 'right').advance().advance()
    const order = game.hostView.leaderboard.map((row) => [row.rank, row.playerId, row.score])
    expect(order).toEqual([
      [1, 'cleo', 10],
      [2, 'ana', 10],
      [3, 'ben', 10],
    ])
    expect(['ana', 'ben', 'cleo'].map(game.placeOf)).toEqual([2, 3, 1])
  })
})
