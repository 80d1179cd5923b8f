import { resultPost } from '@pathquest/core/game'
import { expect, it } from 'vitest'
import { play } from '../../testing/play'

it('[R49] points that depend on the class are in verdict, stored answer and score', () => {
  const game = play({ mode: 'open_claims', players: ['ana', 'ben'], revealAtOnce: true })
  game.later(1_000).advance().later(1_000)
  const answer = game.moveOf('ana', 'answer', { questionId: 'qn_test_0', selectedOptionIndex: 0 })
  const before = game.send(answer)
  game.answer('ben', 'wrong')
  // Both dig at the leaner of two sites.
  expect(game.scoreOf('ana')).toBe(4)
  expect(game.stageOf('ana')).toMatchObject({ yourVerdict: { isCorrect: true, pointsEarned: 4 } })
  // The same message again still gets the same acknowledgement.
  const again = game.send(answer)
  expect([before, again].map((done) => 'reply' in done && done.reply)).toEqual([
    { isCorrect: true, pointsEarned: 0 },
    { isCorrect: true, pointsEarned: 0 },
  ])
  const { answers } = resultPost(game.setup, game.host('end').game, 'result')
  expect(answers.map(({ pointsEarned }) => pointsEarned)).toEqual([4, 0])
})
