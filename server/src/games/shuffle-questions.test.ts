import { seededRandom } from '@pathquest/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffleQuestions } from './drawn-questions'

const questions = Array.from({ length: 12 }, (_, index) => ({
  questionId: `q_${index}`,
  questionText: `Question ${index}`,
  kind: 'choice',
  options: ['Nurse', 'Roofer', 'Pilot', 'Chef'].map((text, place) => ({
    text: `${text} ${index}`,
    isCorrect: place === index % 5,
  })),
  points: 10,
  timeLimitSeconds: 30,
  difficulty: 'easy' as const,
}))
const wish = { shuffleQuestions: true, shuffleOptions: true }
const byId = (list: ReturnType<typeof shuffleQuestions>) =>
  [...list].sort((a, b) => a.questionId.localeCompare(b.questionId, 'en', { numeric: true }))
const sorted = <Item>(items: readonly Item[]) => items.map((item) => JSON.stringify(item)).sort()

test('the same questions with the same options, each as right as it was', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const game = shuffleQuestions(questions, wish, seededRandom(seed))
      expect(byId(game).map(({ questionId }) => questionId)).toEqual(
        questions.map(({ questionId }) => questionId),
      )
      // Survey questions among them (no option is right) stay surveys.
      expect(byId(game).map(({ options }) => sorted(options))).toEqual(
        questions.map(({ options }) => sorted(options)),
      )
    }),
    { numRuns: 30 },
  )
})

test('both change places, each by its own setting alone', () => {
  const play = (change: Partial<typeof wish>) =>
    shuffleQuestions(
      questions,
      { shuffleQuestions: false, shuffleOptions: false, ...change },
      seededRandom('1'),
    )
  expect(play({})).toEqual(questions)
  expect(play({ shuffleQuestions: true })).not.toEqual(questions)
  expect(byId(play({ shuffleQuestions: true }))).toEqual(questions)
  const ids = play({ shuffleOptions: true }).map(({ questionId }) => questionId)
  expect(ids).toEqual(questions.map(({ questionId }) => questionId))
  expect(play({ shuffleOptions: true })).not.toEqual(questions)
})
