import type { ReportQuestion } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { hardestQuestionIds } from './PlayHardest'

const asked = (id: string, rightShare: number | null) =>
  ({ question: { id }, rightShare }) as ReportQuestion

test('the three that the class knew least, without surveys and unanswered ones', () => {
  const questions = [
    asked('a', 0.5),
    asked('b', null),
    asked('c', 0),
    asked('d', 1),
    asked('e', 0.2),
  ]
  expect(hardestQuestionIds({ questions })).toEqual(['c', 'e', 'a'])
  expect(hardestQuestionIds({ questions: [asked('b', null)] })).toEqual([])
})
