import type { GameReport, ReportQuestion } from '@pathquest/core/contracts'
import { testQuestion } from '@pathquest/core/testing/setup'
import { registerTestKinds } from '@pathquest/kinds/testing/register'
import { afterAll, expect, test } from 'vitest'
import { givenAnswers } from './QuestionItem'

afterAll(registerTestKinds())

const asked = (change: Partial<ReportQuestion>): ReportQuestion => ({
  index: 0,
  wasAsked: true,
  question: { ...testQuestion(0), options: [] },
  solution: { correctIndex: null, explanation: null },
  answers: 3,
  rightAnswers: 1,
  rightShare: 0.5,
  averageTimeMs: 1000,
  counts: null,
  accepted: [],
  openReports: 0,
  reportReasons: [],
  ...change,
})
const players = (questionId: string, given: [answer: number, share: number][]) =>
  given.map(([answer, share], index) => ({
    playerId: `player_${index}`,
    answers: [{ questionId, answer, share }],
  })) as GameReport['players']

test('every option of a choice is listed, also unchosen ones', () => {
  const question = { ...testQuestion(0), options: ['Baker', 'Roofer', 'Pilot'] }
  const solution = { correctIndex: 1, explanation: null }
  const given = givenAnswers(
    { players: [] },
    asked({ question, solution, counts: [2, 1, 0], accepted: [0] }),
    'en',
  )
  expect(
    given.map(({ text, count, isRight, isAccepted }) => [text, count, isRight, isAccepted]),
  ).toEqual([
    ['Baker', 2, false, true],
    ['Roofer', 1, true, false],
    ['Pilot', 0, false, false],
  ])
})

test('another kind puts its answers into words, in the language of the page', () => {
  const shape = { min: 0, max: 9 }
  const question = { ...testQuestion(0), kind: 'estimate', options: [], shape }
  const report = {
    players: players(question.id, [
      [4, 1],
      [7, 0.5],
      [7, 0.5],
    ]),
  }
  const solution = { correctIndex: null, explanation: null, of: 4 }
  const given = givenAnswers(report, asked({ question, solution }), 'es')
  expect(given.map(({ text, count, isRight }) => [text, count, isRight])).toEqual([
    ['7 (de 0-9)', 2, false],
    ['4 (de 0-9)', 1, true],
  ])
})

test('an answer of an unknown kind is shown as it was sent', () => {
  const question = { ...testQuestion(0), kind: 'drawing', options: [], shape: {} }
  const report = { players: players(question.id, [[7, 1]]) }
  expect(givenAnswers(report, asked({ question }), 'en')[0]).toMatchObject({ text: '7' })
})
