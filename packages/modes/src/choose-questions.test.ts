import { expect, test } from 'vitest'
import { chooseQuestions, type QuestionChoice } from './choose-questions'

const set = [
  { id: 'a', kind: 'choice', businessDriver: 'people' },
  { id: 'b', kind: 'estimate', businessDriver: 'people' },
  { id: 'c', kind: 'choice', businessDriver: null },
  { id: 'd', kind: 'choice', businessDriver: 'product' },
] as const
const any = { kinds: 'any' } as const
const choices = { kinds: ['choice'] } as const

const choose = (choice: QuestionChoice, manifest: typeof any | typeof choices = any) => {
  const chosen = chooseQuestions(set, choice, manifest)
  return chosen.ok ? chosen.questions.map(({ id }) => id).join('') : chosen.code
}

test.each([
  ['nothing chosen', {}, 'abcd'],
  ['the first two', { firstQuestions: 2 }, 'ab'],
  ['more than there are', { firstQuestions: 9 }, 'abcd'],
  ['one driver', { businessDriver: 'people' }, 'ab'],
  ['picked by hand, in that order', { questionIds: ['d', 'a'] }, 'da'],
  ['named twice', { questionIds: ['d', 'a', 'd'] }, 'da'],
  ['picked, of one driver', { questionIds: ['d', 'b', 'a'], businessDriver: 'people' }, 'ba'],
  ['the first of those', { questionIds: ['d', 'b', 'a'], firstQuestions: 2 }, 'db'],
] as const)('%s', (_, choice, ids) => {
  expect(choose(choice)).toBe(ids)
})

test('the first ones are counted among those that the mode supports', () => {
  expect(choose({ firstQuestions: 2 }, choices)).toBe('ac')
})

test.each([
  [{ questionIds: ['a', 'x'] }, any, 'questions_not_in_set'],
  [{ businessDriver: 'profits' }, any, 'driver_not_in_set'],
  [{ questionIds: ['c'], businessDriver: 'people' }, any, 'driver_not_in_set'],
  [{ questionIds: ['b'] }, choices, 'kinds_not_for_mode'],
] as const)('%o is refused', (choice, manifest, code) => {
  expect(choose(choice, manifest)).toBe(code)
})

test('a set without questions makes no game', () => {
  expect(chooseQuestions([], { questionIds: ['a'] }, any)).toMatchObject({ code: 'no_questions' })
})

test('when played again, picked questions that were deleted are left out, unless none remains', () => {
  const again = (questionIds: string[]) => chooseQuestions(set, { questionIds }, any, true)
  expect(again(['x', 'd'])).toMatchObject({ ok: true, questions: [{ id: 'd' }] })
  expect(again(['x'])).toMatchObject({ ok: false, code: 'questions_not_in_set' })
})
