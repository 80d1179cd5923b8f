import type { GameReport } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import {
  type CountedQuestion,
  formOfReport,
  newCountsForm,
  optionTexts,
  questionsOfReport,
  readCounts,
  readPapers,
} from './counts-form'

const choice: CountedQuestion = {
  id: 'qn_1',
  kind: 'choice',
  text: 'Who flies a plane?',
  options: ['A nurse', 'A pilot'],
  correctIndex: 1,
}
const several: CountedQuestion = {
  id: 'qn_2',
  kind: 'several',
  text: 'What is blue?',
  options: [],
  shape: ['Ink', 'Sea', 'Coal'],
  correctIndex: null,
  solution: [0, 1],
}
const typed: CountedQuestion = {
  ...several,
  id: 'qn_3',
  kind: 'typed',
  shape: {},
  solution: { accepted: ['pilot'] },
}
const none = { options: [], right: '', wrong: '' }

test('options are counted, or right and wrong, or both', () => {
  expect(readCounts(choice, { ...none, options: ['3', ' 9 '] }, 12)).toEqual({
    count: { questionId: 'qn_1', options: [3, 9] },
    answered: 12,
    fault: undefined,
  })
  expect(readCounts(several, { options: ['5', '6', '2'], right: '4', wrong: '3' }, 12)).toEqual({
    count: { questionId: 'qn_2', options: [5, 6, 2], right: 4, wrong: 3 },
    answered: 7,
    fault: undefined,
  })
  expect(readCounts(typed, { ...none, right: '4' }, 12)).toEqual({
    count: { questionId: 'qn_3', right: 4, wrong: 0 },
    answered: 4,
    fault: undefined,
  })
  expect(readCounts(choice, none, 12)).toMatchObject({ answered: 0, fault: undefined })
})

test.each([
  ['more answers than papers', choice, { ...none, options: ['7', '6'] }, 'paper_counts_many'],
  ['words', choice, { ...none, options: ['all', ''] }, 'paper_counts_incomplete'],
  ['less than none', typed, { ...none, right: '-1' }, 'paper_counts_incomplete'],
  ['more than there can be', typed, { ...none, wrong: '201' }, 'paper_counts_incomplete'],
  [
    'fewer ticks than are right',
    several,
    { options: ['3', '6', ''], right: '4', wrong: '3' },
    'paper_ticks_differ',
  ],
  [
    'more wrong ticks than wrong papers',
    several,
    { options: ['5', '6', '4'], right: '4', wrong: '3' },
    'paper_ticks_differ',
  ],
])('%s cannot be of these papers', (_, question, counts, fault) => {
  expect(readCounts(question, counts, 12).fault).toBe(fault)
})

test('there is at least one paper, and no more than a few classes have', () => {
  expect(['', '0', '1', '200', '201', 'ten'].map(readPapers)).toEqual([
    null,
    null,
    1,
    200,
    null,
    null,
  ])
})

test('the options of a question are in the words of its kind', () => {
  expect(optionTexts(choice, 'en')).toEqual(['A nurse', 'A pilot'])
  expect(optionTexts(several, 'en')).toEqual(['Ink', 'Sea', 'Coal'])
  expect(optionTexts(typed, 'en')).toEqual([])
  const poll = { ...several, kind: 'poll', shape: { options: ['In', 'Out'], asksWhy: true } }
  expect(optionTexts({ ...poll, solution: null }, 'en')).toEqual(['In', 'Out'])
})

test('what was entered comes back to be corrected, under the same id', () => {
  const entered = { options: ['5', '6', '2'], right: '4', wrong: '3' }
  const report = {
    sessionId: 'gs_1',
    byCounts: { students: 12 },
    ofClass: { id: 'cl_1' },
    questions: [
      {
        index: 0,
        question: {
          id: 'qn_2',
          kind: 'several',
          text: several.text,
          options: [],
          shape: several.shape,
        },
        solution: { correctIndex: null, of: [0, 1], explanation: null },
        answers: 7,
        rightAnswers: 4,
        counts: [5, 6, 2],
      },
    ],
  } as unknown as GameReport
  const form = formOfReport(report)
  expect(form).toEqual({ gameId: 'gs_1', papers: '12', classId: 'cl_1', counts: { qn_2: entered } })
  const [question] = questionsOfReport(report)
  expect(question).toEqual(several)
  expect(newCountsForm().gameId).toMatch(/^gs_[0-9a-z]{20}$/)
})
