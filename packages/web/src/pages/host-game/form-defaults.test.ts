import { GameSettings, type HostDefaults, type QuestionSetSummary } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { EMPTY_HOST_FORM, formFrom, keepVisibleSet, toCreateGame } from './host-form'

const set = (id: string) =>
  ({
    id,
    totalQuestions: 15,
    businessDrivers: [{ driver: 'people', count: 4 }],
    kinds: [{ kind: 'choice', count: 15 }],
  }) as QuestionSetSummary
const career = { id: 'qs_1', explorationType: 'career' as const }
const game = (change: Partial<NonNullable<HostDefaults['game']>> = {}) => ({
  gameMode: 'team_challenge',
  maxPlayers: 12,
  isPublic: false,
  allowLateJoin: true,
  settings: GameSettings.parse({
    progressionControl: 'auto',
    shuffleOptions: true,
    approveNames: true,
    modeSettings: { teamCount: 3 },
  }),
  ...change,
})

test('a first form has the documents’ defaults and a set that fits', () => {
  const form = formFrom({ set: career, game: null })
  expect(form).toEqual({ ...EMPTY_HOST_FORM, wantedSetId: 'qs_1' })
  expect(keepVisibleSet(form, [set('qs_0'), set('qs_1')])).toMatchObject({
    questionSet: { id: 'qs_1' },
    wantedSetId: null,
  })
})

test('a form that starts as the last game was makes the same request again', () => {
  const last = game({ questionIds: ['a', 'b'] })
  const form = keepVisibleSet(formFrom({ set: career, game: last }), [set('qs_1')])
  const { settings, ...request } = toCreateGame(form, 'qs_1')
  expect(request).toMatchObject({
    questionIds: ['a', 'b'],
    gameMode: 'team_challenge',
    maxPlayers: 12,
    isPublic: false,
    allowLateJoin: true,
  })
  expect(GameSettings.parse(settings)).toEqual(last.settings)
})

test('the first ones and a driver are remembered as well', () => {
  const first = formFrom({ set: career, game: game({ firstQuestions: 5 }) })
  expect(first).toMatchObject({ part: 'first', firstQuestions: '5' })
  const settings = GameSettings.parse({ businessDriver: 'people' })
  const driver = formFrom({ set: career, game: game({ settings }) })
  expect(keepVisibleSet(driver, [set('qs_1')])).toMatchObject({
    part: 'driver',
    businessDriver: 'people',
  })
})

test('a wanted set that is not there leaves nothing picked, and no part of it', () => {
  const form = formFrom({ set: career, game: game({ questionIds: ['a'] }) })
  expect(keepVisibleSet(form, [set('qs_2')])).toMatchObject({
    questionSet: null,
    wantedSetId: null,
    part: 'all',
    pickedIds: [],
  })
})

test('a mode that a link names comes first, where there is such a one', () => {
  expect(formFrom({ set: career, game: game() }, 'speed_run')).toMatchObject({
    gameMode: 'speed_run',
    modeSettings: {},
  })
  expect(formFrom({ set: career, game: null }, 'hop_scotch').gameMode).toBe('career_quest')
})
