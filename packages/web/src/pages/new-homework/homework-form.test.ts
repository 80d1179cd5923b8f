import type { HomeworkDetail, QuestionSetSummary } from '@pathquest/core/contracts'
import { GAME_MODE_DEFAULT } from '@pathquest/core/rooms/game-choices'
import { findManifest } from '@pathquest/modes/catalogue'
import { expect, test } from 'vitest'
import {
  changeForm,
  emptyForm,
  errorsOf,
  formToRepeat,
  gameSizeOf,
  modesOf,
  questionsLeftOut,
  titleOf,
  toCreateHomework,
  toggleSet,
} from './homework-form'

const NOW = new Date('2026-11-09T15:30').getTime()
const EMPTY = emptyForm(NOW)
const set = (id: string, totalQuestions = 10) =>
  ({
    id,
    title: `About ${id}`,
    totalQuestions,
    kinds: [{ kind: 'choice', count: totalQuestions }],
  }) as unknown as QuestionSetSummary

test('only modes that are played alone are offered, and those that fit what is played', () => {
  for (const kind of ['sets', 'careers', 'deck'] as const) {
    const modes = modesOf(kind)
    expect(modes.length).toBeGreaterThan(1)
    for (const { offers, material } of modes) {
      expect(offers).toContain('solo')
      expect(material !== undefined).toBe(kind === 'deck')
    }
  }
})

test('another kind of content takes a mode that plays it, with its settings', () => {
  const dealt = changeForm(changeForm(EMPTY, { modeSettings: { nonsense: 1 } }), { kind: 'deck' })
  expect(findManifest(dealt.gameMode)?.material).toBeDefined()
  expect(dealt.modeSettings).not.toHaveProperty('nonsense')
  expect(changeForm(dealt, { kind: 'careers' }).gameMode).toBe(GAME_MODE_DEFAULT)
  // A mode that both can be played in stays.
  const [, other] = modesOf('sets')
  const chosen = changeForm(EMPTY, { gameMode: other?.id ?? '' })
  expect(changeForm(chosen, { kind: 'careers' }).gameMode).toBe(other?.id)
})

test('one to three sets are chosen, and taken away again', () => {
  let form = EMPTY
  for (const id of ['a', 'b', 'c', 'd']) form = changeForm(form, toggleSet(form, set(id)))
  expect(form.sets.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  form = changeForm(form, toggleSet(form, set('b')))
  expect(form.sets.map(({ id }) => id)).toEqual(['a', 'c'])
})

test('the size is that of the longest set', () => {
  const form = { ...EMPTY, sets: [set('a', 4), set('b', 9)] }
  expect(gameSizeOf(form).questions).toBe(9)
  expect(gameSizeOf({ ...form, kind: 'careers' }).questions).toBeUndefined()
  expect(questionsLeftOut(form)).toBeNull()
})

test('the title is that of the first set, until one is written', () => {
  const form = { ...EMPTY, sets: [set('a'), set('b')] }
  expect(titleOf(form, 'else')).toBe('About a')
  expect(titleOf({ ...form, title: '' }, 'else')).toBe('')
  expect(titleOf({ ...form, kind: 'careers' }, 'else')).toBe('else')
  expect(titleOf({ ...form, sets: [{ ...set('a'), title: 'x'.repeat(200) }] }, '')).toHaveLength(80)
})

test('what is missing or wrong is named', () => {
  expect(errorsOf(EMPTY, '', NOW)).toEqual({ sets: true, title: true })
  const form = { ...EMPTY, sets: [set('a')] }
  expect(errorsOf(form, 'A', NOW)).toEqual({})
  expect(errorsOf({ ...form, due: '2026-11-01T08:00' }, 'A', NOW)).toEqual({ dates: 'past' })
  expect(errorsOf({ ...form, due: '' }, 'A', NOW)).toEqual({})
})

test('the request has what the form says', () => {
  const form = {
    ...EMPTY,
    sets: [set('a'), set('b')],
    industry: 'Health',
    classId: 'c1',
    attempts: '2',
    note: ' Read first. ',
  }
  expect(toCreateHomework(form, ' Nurses ')).toEqual({
    title: 'Nurses',
    note: 'Read first.',
    content: { kind: 'sets', setIds: ['a', 'b'] },
    gameMode: GAME_MODE_DEFAULT,
    modeSettings: {},
    untimed: false,
    classId: 'c1',
    opensAt: null,
    dueAt: new Date('2026-11-16T20:00').getTime(),
    attempts: 2,
  })
  expect(toCreateHomework({ ...form, kind: 'careers', classId: '' }, 'x')).toMatchObject({
    content: { kind: 'careers', industry: 'Health' },
    classId: null,
  })
})

test('homework is given again with what is still there, and a due date of its own', () => {
  const homework = {
    ...toCreateHomework({ ...EMPTY, sets: [set('b'), set('gone'), set('a')] }, 'Again'),
    note: '',
    classId: 'c1',
    attempts: 3,
    dueAt: 1,
  } as unknown as HomeworkDetail['homework']
  const form = formToRepeat({ homework }, [set('a'), set('b')], NOW)
  expect(form.sets.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(form).toMatchObject({ title: 'Again', attempts: '3', classId: '', due: EMPTY.due })
})
