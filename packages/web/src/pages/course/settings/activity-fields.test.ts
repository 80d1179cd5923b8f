import type { LtiSettings } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { type ActivityFields, errorsOf, fieldsOf, type Known, settingsOf } from './activity-fields'

const DAY = Date.UTC(2030, 0, 2, 10)
const BEFORE = DAY - 86_400_000
const settings: LtiSettings = {
  gameMode: 'career_quest',
  modeSettings: {},
  points: 20,
  attempts: 'best',
  attemptsAllowed: null,
  afterDue: 'count',
  startsAt: null,
}
const known = (more: Partial<Known> = {}): Known => ({
  isGraded: true,
  chosenDueAt: null,
  lmsDueAt: null,
  settings,
  ...more,
})
/** Fields with these settings in them, and what is typed over them. */
const typed = (requested: Partial<LtiSettings>, over: Partial<ActivityFields> = {}) => ({
  ...fieldsOf({ ...settings, ...requested }),
  ...over,
})

test.each<Partial<LtiSettings>>([
  {},
  { startsAt: BEFORE, dueAt: DAY },
  { dueAt: null },
  { points: 5, attempts: 'last', afterDue: 'closed' },
])('settings go into fields and come out as they were: %j', (requested) => {
  expect(settingsOf(typed(requested), known())).toEqual({ ...settings, ...requested })
})

test('an empty date is not set here; none is said by its box alone', () => {
  expect(settingsOf(typed({ dueAt: DAY }, { dueAt: '' }), known()).dueAt).toBeUndefined()
  expect(settingsOf(typed({ dueAt: DAY }, { noDue: true }), known()).dueAt).toBeNull()
})

test('what the LMS fixes stays: its date, and points that do not count', () => {
  const fixed = known({ lmsDueAt: DAY, isGraded: false, settings: { ...settings, dueAt: BEFORE } })
  expect(settingsOf(typed({}, { dueAt: '', points: 'many' }), fixed)).toMatchObject({
    dueAt: BEFORE,
    points: 20,
  })
})

test.each<[Partial<LtiSettings>, Partial<Known>, object]>([
  [{ startsAt: BEFORE, dueAt: DAY }, {}, {}],
  [{ startsAt: DAY, dueAt: DAY }, {}, { startsAt: 'order' }],
  [{ startsAt: DAY }, { chosenDueAt: BEFORE }, { startsAt: 'order' }],
  [{ startsAt: DAY, dueAt: null }, { chosenDueAt: BEFORE }, {}],
  [{ startsAt: DAY }, { lmsDueAt: BEFORE }, { startsAt: 'order' }],
  [{ points: 0 }, {}, { points: true }],
  [{ points: 0 }, { isGraded: false }, {}],
])('%j with %j has the errors %j', (requested, more, errors) => {
  expect(errorsOf(typed(requested), known(more))).toEqual(errors)
})

test('a moment that is none is said at its field', () => {
  const fields = typed({}, { startsAt: 'soon', dueAt: 'later' })
  expect(errorsOf(fields, known())).toEqual({ startsAt: 'empty', dueAt: true })
})
