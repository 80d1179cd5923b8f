import { resultPost } from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { expect, it } from 'vitest'
import { play } from '../../testing/play'
import { registerTestModes } from '../../testing/register'

registerTestModes()

/** Right is 40 of 0 to 100; within 30 of it is half right. */
const estimate = (index: number) =>
  testQuestion(index, {
    kind: 'estimate',
    options: [],
    correctIndex: null,
    points: 25,
    shape: { min: 0, max: 100 },
    solution: 40,
  })

it('[R28] a partly right answer scores a share of the points', () => {
  const game = play({ questions: [estimate(0), testQuestion(1)] }).at(1_000)
  const guess = (playerId: string, answer: number) =>
    game.says(game.moveOf(playerId, 'answer', { questionId: 'qn_test_0', answer }))
  expect(guess('ana', 101)).toBe('option_not_found')
  expect([guess('ana', 60), guess('ben', 41)]).toEqual(['ok', 'ok'])
  expect(game.stageOf('ana')).toMatchObject({
    name: 'result',
    solution: { correctIndex: null, of: 40 },
    counts: [],
    countsOf: [0, 0, 1, 1, 0],
    yourAnswer: 60,
    yourVerdict: { isCorrect: false, pointsEarned: 13 },
  })
  const { players, answers } = resultPost(game.setup, game.host('end').game, 'result')
  expect(answers).toMatchObject([
    { answer: 60, selectedOptionIndex: null, share: 0.5, isCorrect: false, pointsEarned: 13 },
    { answer: 41, selectedOptionIndex: null, share: 1, isCorrect: true, pointsEarned: 25 },
  ])
  expect(players.map(({ score, correctAnswers }) => [score, correctAnswers])).toEqual([
    [13, 0],
    [25, 1],
  ])
  expect(players[0]?.classScore).toBeCloseTo((100 * 12.5) / 35)
})
