import {
  sampleQuestionStage as question,
  sampleResultStage as result,
  samplePlayerView as view,
} from '@pathquest/ui/testing/sample-views'
import { expect, test } from 'vitest'
import { playerCueBetween } from './use-player-cues'

const right = { isCorrect: true, pointsEarned: 10 }
const wrong = { isCorrect: false, pointsEarned: 0 }
const you = (rank: number) => ({ you: { ...view(question).you, rank } })

test('a player hears the own verdict once', () => {
  expect(playerCueBetween(view(question), view({ ...result, yourVerdict: right }))).toBe('right')
  expect(playerCueBetween(view(question), view({ ...result, yourVerdict: wrong }))).toBe('wrong')
  const atOnce = view({ ...question, yourVerdict: right })
  expect(playerCueBetween(view(question), atOnce)).toBe('right')
  const closed = view({ ...result, question: question.question, yourVerdict: right })
  expect(playerCueBetween(atOnce, closed)).toBeNull()
})

test('being overtaken sounds where no verdict does', () => {
  const missed = { ...result, yourAnswer: null, yourVerdict: null }
  expect(playerCueBetween(view(question, you(2)), view(missed, you(4)))).toBe('overtaken')
  expect(playerCueBetween(view(question, you(4)), view(missed, you(2)))).toBeNull()
  expect(playerCueBetween(view(question), view({ ...question, answeredCount: 3 }))).toBeNull()
})
