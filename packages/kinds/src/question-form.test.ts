import {
  POINTS_DEFAULT,
  TIME_LIMIT_DEFAULT_SECONDS,
} from '@pathquest/core/question-sets/set-choices'
import { afterAll, describe, expect, it } from 'vitest'
import { kindError } from './check-kind'
import {
  blankFields,
  kindFault,
  newQuestion,
  type QuestionFields,
  readWhole,
  tidyQuestion,
  validateQuestion,
} from './question-form'
import { registerTestKinds } from './testing/register'

const option = (text: string, isCorrect = false) => ({ text, isCorrect })
const fine: QuestionFields = {
  ...newQuestion(),
  questionText: 'Who looks after bees?',
  options: [option('A beekeeper', true), option('A roofer')],
}
const errorsOf = (change: Partial<QuestionFields>) =>
  validateQuestion(tidyQuestion({ ...fine, ...change }))

describe('The question form', () => {
  it('Q1: starts with four blank options, 30 seconds, 10 points, medium', () => {
    expect(newQuestion()).toMatchObject({
      kind: 'choice',
      options: Array.from({ length: 4 }, () => option('')),
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'medium',
    })
  })

  it.each<[string, Partial<QuestionFields>, object]>([
    ['Q2', { questionText: ' \n ' }, { questionText: 'question_text_required' }],
    ['Q3', { questionText: 'Nine char' }, { questionText: 'question_text_short' }],
    ['Q3', { questionText: 'Ten charsx' }, {}],
    ['Q3', { questionText: '👩‍👩‍👧‍👦'.repeat(9) }, { questionText: 'question_text_short' }],
    ['Q4', { options: [option('One', true), option(' ')] }, { options: 'options_required' }],
    ['Q4', { options: [option('One'), option('', true)] }, { options: 'options_required' }],
    ['Q5', { options: [option('One'), option('Two')] }, { options: 'answer_required' }],
    [
      'Q5',
      { options: [option('One'), option('Two'), option(' ', true)] },
      { options: 'answer_required' },
    ],
    ['Q6', { options: [option('One', true), option('Two', true)] }, { options: 'answers_many' }],
    ['Q7', { timeLimitSeconds: 4 }, { timeLimitSeconds: 'time_limit_range' }],
    ['Q7', { timeLimitSeconds: 5 }, {}],
    ['Q7', { timeLimitSeconds: 300 }, {}],
    ['Q7', { timeLimitSeconds: 301 }, { timeLimitSeconds: 'time_limit_range' }],
    ['Q8', { points: 0 }, { points: 'points_range' }],
    ['Q8', { points: 100 }, {}],
    ['Q8', { points: 101 }, { points: 'points_range' }],
    ['Q9', { imageUrl: '/images/x.webp', imageAlt: '  ' }, { imageAlt: 'image_alt_required' }],
    ['Q9', { imageUrl: '/images/x.webp', imageAlt: 'A bee' }, {}],
    ['Q10', { kind: 'no_such', options: [] }, {}],
  ])('%s: %j', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })

  it('Q11: drops empty options, trims texts, drops the description where there is no image', () => {
    const options = [option(' A ', true), option(''), option('B')]
    expect(
      tidyQuestion({ ...fine, options, imageAlt: 'of nothing', explanation: '  ' }),
    ).toMatchObject({
      options: [option('A', true), option('B')],
      imageAlt: null,
      explanation: null,
    })
  })

  it.each([
    ['45', 45],
    [' 7.6 ', 8],
    ['2,4', 2],
    ['', 30],
    ['soon', 30],
    ['Infinity', 30],
    ['-3', -3],
  ])('Q12: "%s" is read as %d: invalid numbers fall back', (text, value) => {
    expect(readWhole(text, TIME_LIMIT_DEFAULT_SECONDS)).toBe(value)
    expect(readWhole('x', POINTS_DEFAULT)).toBe(10)
  })

  it('Q13: its kind must be able to read it', () => {
    expect(kindError(fine)).toBeUndefined()
    expect(kindError({ ...fine, shape: { odd: true } })).toBe('question_kind_unreadable')
    expect(kindError({ ...fine, kind: 'no_such' })).toBe('question_kind_unreadable')
    expect(kindError({ ...fine, kind: 'no_such', options: [] })).toBe('question_kind_unreadable')
  })

  describe('Q14: another kind', () => {
    afterAll(registerTestKinds())

    it('provides the initial content of a question and reports what is missing', () => {
      expect(blankFields('no_such')).toBeUndefined()
      const blank = { ...fine, kind: 'estimate', ...blankFields('estimate') }
      expect(blank).toMatchObject({ options: [], shape: { min: 0, max: 10 }, solution: null })
      expect(kindFault(blank)).toEqual({ solution: 'noTruth' })
      expect(validateQuestion(blank)).toEqual({ kind: 'question_kind_unreadable' })
      expect(validateQuestion({ ...blank, solution: 4 })).toEqual({})
      expect(kindError({ ...blank, solution: 4 })).toBeUndefined()
    })
  })
})
