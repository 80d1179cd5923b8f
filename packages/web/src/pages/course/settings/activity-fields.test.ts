import type { LtiSettings } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import {
  type ActivityFields,
  type Known,
  toFields,
  toSettings,
  validateFields,
} from './activity-fields'

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
/** Fields with these settings, and typed changes. */
const typed = (requested: Partial<LtiSettings>, over: Partial<ActivityFields> = {}) => ({
  ...toFields({ ...settings, ...requested }),
  ...over,
})

test.each<Partial<LtiSettings>>([
  {},
  { startsAt: BEFORE, dueAt: DAY },
  { dueAt: null },
  { points: 5, attempts: 'last', afterDue: 'closed' },
])('settings survive a round trip through the fields: %j', (requested) => {
  expect(toSettings(typed(requested), known())).toEqual({ ...settings, ...requested })
})

test('an empty date is not set here; "none" needs its checkbox', () => {
  expect(toSettings(typed({ dueAt: DAY }, { dueAt: '' }), known()).dueAt).toBeUndefined()
  expect(toSettings(typed({ dueAt: DAY }, { noDue: true }), known()).dueAt).toBeNull()
})

test('values fixed by the LMS stay: its date, and points that do not count', () => {
  const fixed = known({ lmsDueAt: DAY, isGraded: false, settings: { ...settings, dueAt: BEFORE } })
  expect(toSettings(typed({}, { dueAt: '', points: 'many' }), fixed)).toMatchObject({
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
  expect(validateFields(typed(requested), known(more))).toEqual(errors)
})

test('an invalid date is reported at its field', () => {
  const fields = typed({}, { startsAt: 'soon', dueAt: 'later' })
  expect(validateFields(fields, known())).toEqual({ startsAt: 'empty', dueAt: true })
})
