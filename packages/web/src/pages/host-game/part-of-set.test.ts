import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { manifest as careerQuest } from '@pathquest/modes/career-quest/manifest'
import { expect, test } from 'vitest'
import { toCreateGame } from './create-request'
import { changeHostForm, EMPTY_HOST_FORM, validateHostForm } from './host-form'
import { pickedPart, playedIds } from './PickQuestions'
import { questionCount } from './part-of-set'

const set = (id: string, change: Partial<QuestionSetSummary> = {}) =>
  ({
    id,
    totalQuestions: 15,
    businessDrivers: [
      { driver: 'people', count: 4 },
      { driver: 'profits', count: 2 },
    ],
    kinds: [{ kind: 'choice', count: 15 }],
    ...change,
  }) as QuestionSetSummary
const form = changeHostForm(EMPTY_HOST_FORM, { questionSet: set('qs_1') })
const count = (change: object, manifest: { kinds: 'any' | readonly string[] } = careerQuest) =>
  questionCount(changeHostForm(form, change), manifest)

test('how many questions are played is counted for every part', () => {
  expect(count({})).toEqual({ count: 15, total: 15 })
  expect(count({ part: 'first' })).toEqual({ count: 10, total: 15 })
  expect(count({ part: 'first', firstQuestions: '40' })).toEqual({ count: 15, total: 15 })
  expect(count({ part: 'driver', businessDriver: 'profits' })).toEqual({ count: 2, total: 15 })
  expect(count({ part: 'picked', pickedIds: ['a', 'b'] })).toEqual({ count: 2, total: 15 })
  expect(questionCount(EMPTY_HOST_FORM, careerQuest)).toBeNull()
})

test('questions that the mode does not support are not counted', () => {
  const mixed = set('qs_2', {
    kinds: [
      { kind: 'choice', count: 12 },
      { kind: 'estimate', count: 3 },
    ],
  })
  expect(count({ questionSet: mixed }, { kinds: ['choice'] })).toEqual({ count: 12, total: 15 })
})

test('the request contains only the chosen part, whatever was filled in for another', () => {
  const filled = { firstQuestions: '7', businessDriver: 'profits', pickedIds: ['b', 'a'] } as const
  const asked = (part: 'all' | 'first' | 'driver' | 'picked') => {
    const { questionIds, firstQuestions, settings } = toCreateGame(
      changeHostForm(form, { ...filled, part }),
    )
    return { questionIds, firstQuestions, businessDriver: settings?.businessDriver }
  }
  expect(asked('all')).toEqual({ businessDriver: null })
  expect(asked('first')).toEqual({ firstQuestions: 7, businessDriver: null })
  expect(asked('driver')).toEqual({ businessDriver: 'profits' })
  expect(asked('picked')).toEqual({ questionIds: ['b', 'a'], businessDriver: null })
})

test('a driver is selected as soon as the part needs one', () => {
  expect(changeHostForm(form, { part: 'driver' }).businessDriver).toBe('people')
})

test('hand-picked questions are dropped with their set', () => {
  const picked = changeHostForm(form, { part: 'picked', pickedIds: ['a'] })
  const other = changeHostForm(picked, { questionSet: set('qs_2') })
  expect(other).toMatchObject({ part: 'all', pickedIds: [] })
  // The list was refetched: it is the same set.
  expect(changeHostForm(picked, { questionSet: set('qs_1') })).toMatchObject({ part: 'picked' })
  // Picked in the preview of another set: that one is chosen with its questions.
  const change = { questionSet: set('qs_2'), part: 'picked' as const, pickedIds: ['c'] }
  expect(changeHostForm(picked, change)).toMatchObject({ part: 'picked', pickedIds: ['c'] })
})

test('a part that is empty, too large or not a number is refused', () => {
  const error = (change: object) => validateHostForm(changeHostForm(form, change)).part
  expect(error({ part: 'picked' })).toBe('none')
  const ids = Array.from({ length: 201 }, String)
  expect(error({ part: 'picked', pickedIds: ids })).toBe('tooMany')
  for (const firstQuestions of ['', '0', '501', 'ten', '2.5']) {
    expect(error({ part: 'first', firstQuestions })).toBe('first')
  }
  expect(error({ part: 'first', firstQuestions: '500' })).toBeUndefined()
  expect(error({ part: 'all', firstQuestions: 'ten' })).toBeUndefined()
})

const questions = ['a', 'b', 'c'].map((id) => ({
  id,
  kind: 'choice',
  businessDriver: id === 'b' ? ('people' as const) : null,
}))
const ticked = (change: object, id = 'qs_1') =>
  [...playedIds(questions, set(id), changeHostForm(form, change))].join('')

test('a preview of the picked set ticks what is played, of another all of it', () => {
  expect(ticked({})).toBe('abc')
  expect(ticked({ part: 'first', firstQuestions: '2' })).toBe('ab')
  expect(ticked({ part: 'driver', businessDriver: 'people' })).toBe('b')
  expect(ticked({ part: 'picked', pickedIds: ['c', 'gone'] })).toBe('c')
  expect(ticked({ part: 'picked', pickedIds: ['c'] }, 'qs_2')).toBe('abc')
})

test('ticked questions are a part in the order of the set; all of them are the whole set', () => {
  expect(pickedPart(questions, new Set(['c', 'a']))).toEqual({
    part: 'picked',
    pickedIds: ['a', 'c'],
  })
  expect(pickedPart(questions, new Set('abc'))).toEqual({ part: 'all', pickedIds: [] })
})
