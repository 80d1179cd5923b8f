import type { ReportQuestion } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { hardestOf } from './PlayHardest'

const asked = (id: string, rightShare: number | null) =>
  ({ question: { id }, rightShare }) as ReportQuestion

test('the three that the class knew least, without surveys and what nobody answered', () => {
  const questions = [
    asked('a', 0.5),
    asked('b', null),
    asked('c', 0),
    asked('d', 1),
    asked('e', 0.2),
  ]
  expect(hardestOf({ questions })).toEqual(['c', 'e', 'a'])
  expect(hardestOf({ questions: [asked('b', null)] })).toEqual([])
})
