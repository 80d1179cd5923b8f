import { expect, test } from 'vitest'
import { questionSetPath } from './question-sets'

test('the subject is asked for only with the exploration type subject', () => {
  const filter = { grade: 8, subject: 'Science' }
  expect(questionSetPath({ ...filter, explorationType: 'subject' })).toBe(
    '/api/question-sets?grade_level=8&exploration_type=subject&subject=Science',
  )
  expect(questionSetPath({ ...filter, explorationType: 'career' })).toBe(
    '/api/question-sets?grade_level=8&exploration_type=career',
  )
  expect(questionSetPath({ grade: null, explorationType: null, subject: null })).toBe(
    '/api/question-sets',
  )
})
