import type { QuestionSetSummary } from '@pathquest/game-core/contracts'
import { expect, test } from 'vitest'
import {
  changeHostForm,
  EMPTY_HOST_FORM,
  keepVisibleSet,
  toCreateGame,
  validateHostForm,
} from './host-form'

const set = (id: string, drivers: QuestionSetSummary['businessDrivers'] = []) =>
  ({ id, businessDrivers: drivers }) as QuestionSetSummary
const people = [{ driver: 'people' as const, count: 4 }]

test('a question set must be selected', () => {
  expect(validateHostForm(EMPTY_HOST_FORM)).toEqual({ questionSet: 'question_set_required' })
})

test('max players 1 to 100, falling back to 30 if not numeric', () => {
  const form = { ...EMPTY_HOST_FORM, questionSet: set('qs_1') }
  expect(validateHostForm({ ...form, maxPlayers: '101' }).maxPlayers).toBe('max_players_range')
  expect(validateHostForm({ ...form, maxPlayers: '0' }).maxPlayers).toBe('max_players_range')
  expect(validateHostForm({ ...form, maxPlayers: 'many' })).toEqual({})
  expect(toCreateGame({ ...form, maxPlayers: 'many' }, 'qs_1').maxPlayers).toBe(30)
})

test('team challenge is not offered for solo', () => {
  const teams = changeHostForm(EMPTY_HOST_FORM, { gameMode: 'team_challenge' })
  expect(changeHostForm(teams, { sessionType: 'solo' }).gameMode).toBe('career_quest')
})

test('a driver that the newly picked set does not have falls back to all', () => {
  const form = changeHostForm(EMPTY_HOST_FORM, { questionSet: set('qs_1', people) })
  const filtered = changeHostForm(form, { businessDriver: 'people' })
  expect(filtered.businessDriver).toBe('people')
  expect(changeHostForm(filtered, { questionSet: set('qs_2') }).businessDriver).toBe('')
})

test('a set that the filters hide is no longer picked', () => {
  const form = changeHostForm(EMPTY_HOST_FORM, { questionSet: set('qs_1') })
  expect(keepVisibleSet(form, [set('qs_1')])).toBe(form)
  expect(keepVisibleSet(form, [set('qs_2')]).questionSet).toBeNull()
})

test('a solo session is private, without late join, with auto progression, for one', () => {
  const form = changeHostForm(EMPTY_HOST_FORM, { sessionType: 'solo', allowLateJoin: true })
  expect(toCreateGame(form, 'qs_1')).toMatchObject({
    sessionType: 'solo',
    maxPlayers: 1,
    isPublic: false,
    allowLateJoin: false,
    settings: { progressionControl: 'auto' },
  })
})

test('the defaults are those of the documents', () => {
  expect(toCreateGame(EMPTY_HOST_FORM, 'qs_1')).toEqual({
    questionSetId: 'qs_1',
    gameMode: 'career_quest',
    sessionType: 'multiplayer',
    maxPlayers: 30,
    isPublic: true,
    allowLateJoin: false,
    settings: {
      progressionControl: 'manual',
      businessDriver: null,
      resultSeconds: 5,
      showResultAtOnce: false,
      runAlone: false,
      timeStretch: 1,
      teamCount: 4,
    },
  })
})
