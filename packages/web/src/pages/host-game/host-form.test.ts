import { GameSettings, type HostDefaults, type QuestionSetSummary } from '@pathquest/core/contracts'
import { manifest as careerQuest } from '@pathquest/modes/career-quest/manifest'
import { expect, test } from 'vitest'
import { toCreateGame } from './create-request'
import {
  canAsk,
  changeHostForm,
  EMPTY_HOST_FORM,
  fitsFilters,
  formFrom,
  formModes,
  gameSize,
  type HostForm,
  modeSettingsAsked,
  NO_HOST_FILTERS,
  queryOf,
  questionsLeftOut,
  takeWantedSet,
  validateHostForm,
} from './host-form'

const set = (id: string, drivers: QuestionSetSummary['businessDrivers'] = []) =>
  ({
    id,
    businessDrivers: drivers,
    careerId: null,
    gradeLevel: [6, 7, 8],
    subject: 'science',
  }) as unknown as QuestionSetSummary
const people = [{ driver: 'people' as const, count: 4 }]

test('a question set must be selected', () => {
  expect(validateHostForm(EMPTY_HOST_FORM)).toEqual({ questionSet: 'question_set_required' })
})

test('all sets are offered at first', () => {
  const sets = [set('qs_1'), { ...set('qs_2'), careerId: 'ca_nurse' }]
  expect(sets.every((one) => fitsFilters(EMPTY_HOST_FORM, one))).toBe(true)
  expect(queryOf(EMPTY_HOST_FORM)).toEqual({ sort: 'own_first' })
})

test('a set that the changed filters exclude is dropped at once', () => {
  const form = { ...EMPTY_HOST_FORM, questionSet: set('qs_1') }
  const left = (change: Parameters<typeof changeHostForm>[1]) =>
    changeHostForm(form, change).questionSet?.id
  expect(left({ explorationType: 'career' })).toBeUndefined()
  expect(left({ grade: 9 })).toBeUndefined()
  expect(left({ explorationType: 'subject', subject: 'math' })).toBeUndefined()
  expect(left({ grade: 7 })).toBe('qs_1')
  expect(left({ explorationType: 'subject', subject: 'science' })).toBe('qs_1')
  expect(left({ maxPlayers: '12' })).toBe('qs_1')
})

test('max players 1 to 100, falling back to 30 if not numeric', () => {
  const form = { ...EMPTY_HOST_FORM, questionSet: set('qs_1') }
  expect(validateHostForm({ ...form, maxPlayers: '101' }).maxPlayers).toBe('max_players_range')
  expect(validateHostForm({ ...form, maxPlayers: '0' }).maxPlayers).toBe('max_players_range')
  expect(validateHostForm({ ...form, maxPlayers: 'many' })).toEqual({})
  expect(toCreateGame({ ...form, maxPlayers: 'many' }).maxPlayers).toBe(30)
})

test('team challenge is not offered for solo', () => {
  const teams = changeHostForm(EMPTY_HOST_FORM, { gameMode: 'team_challenge' })
  expect(changeHostForm(teams, { sessionType: 'solo' }).gameMode).toBe('career_quest')
})

test('settings of a mode are sent with it, and with no other', () => {
  const teams = changeHostForm(EMPTY_HOST_FORM, { gameMode: 'team_challenge' })
  const three = changeHostForm(teams, { modeSettings: { teamCount: 3 } })
  expect(toCreateGame(three)).toMatchObject({
    gameMode: 'team_challenge',
    settings: { modeSettings: { teamCount: 3 } },
  })
  const quest = changeHostForm(three, { gameMode: 'career_quest' })
  expect(toCreateGame(quest).settings?.modeSettings).toEqual({})
})

test('a setting out of its range is refused with the form', () => {
  const teams = { ...EMPTY_HOST_FORM, questionSet: set('qs_1'), gameMode: 'team_challenge' }
  expect(validateHostForm({ ...teams, modeSettings: { teamCount: 6 } })).toEqual({})
  expect(validateHostForm({ ...teams, modeSettings: { teamCount: 'six' } })).toEqual({
    modeSettings: 'bad_request',
  })
})

test('settings that a mode does not support stay at their default', () => {
  const form = {
    ...EMPTY_HOST_FORM,
    progressionControl: 'auto' as const,
    allowLateJoin: true,
    runAlone: true,
    timeStretch: null,
  }
  const paced = { ...careerQuest, asks: ['runAlone'] as const }
  expect(toCreateGame(form, 'en', paced)).toMatchObject({
    allowLateJoin: false,
    settings: { progressionControl: 'manual', runAlone: true, timeStretch: 1 },
  })
  expect(toCreateGame(form)).toMatchObject({
    allowLateJoin: true,
    settings: { progressionControl: 'auto', timeStretch: null },
  })
})

test('questions of kinds that the mode does not support are counted', () => {
  const kinds = [
    { kind: 'choice', count: 8 },
    { kind: 'estimate', count: 2 },
  ]
  const mixed = { ...set('qs_1'), totalQuestions: 10, kinds }
  const form = { ...EMPTY_HOST_FORM, questionSet: mixed }
  expect(questionsLeftOut(form)).toBeNull()
  const choices = { ...careerQuest, kinds: ['choice'] as const }
  expect(questionsLeftOut(form, choices)).toEqual({ count: 2, total: 10 })
  expect(questionsLeftOut(EMPTY_HOST_FORM, choices)).toBeNull()
})

test('a mode has something to ask: its own careers, or a question of the set', () => {
  const only = (kind: string) => ({
    ...EMPTY_HOST_FORM,
    questionSet: { ...set('qs_1'), totalQuestions: 8, kinds: [{ kind, count: 8 }] },
  })
  const playable = (form: HostForm) =>
    formModes(form)
      .filter((mode) => canAsk(form, mode))
      .map(({ id }) => id)
  expect(playable(only('choice'))).toContain('second_look')
  expect(playable(only('order'))).not.toContain('second_look')
  expect(playable(only('order'))).toEqual(expect.arrayContaining(['career_quest', 'clue_trail']))
  expect(playable(EMPTY_HOST_FORM)).toEqual(formModes(EMPTY_HOST_FORM).map(({ id }) => id))
})

test('a game is as long as the part of the set that is played', () => {
  const form = { ...EMPTY_HOST_FORM, questionSet: { ...set('qs_1'), totalQuestions: 8, kinds: [] } }
  expect(gameSize(EMPTY_HOST_FORM).questions).toBeUndefined()
  expect(gameSize(form).questions).toBe(8)
  expect(gameSize({ ...form, part: 'first', firstQuestions: '3' }).questions).toBe(3)
  expect(gameSize({ ...form, part: 'first', firstQuestions: '' }).questions).toBeUndefined()
})

test('a driver that the newly picked set lacks falls back to all', () => {
  const form = changeHostForm(EMPTY_HOST_FORM, { questionSet: set('qs_1', people) })
  const filtered = changeHostForm(form, { part: 'driver', businessDriver: 'people' })
  expect(filtered.businessDriver).toBe('people')
  const other = changeHostForm(filtered, { questionSet: set('qs_2') })
  expect(other).toMatchObject({ part: 'all', businessDriver: '' })
})

test('sector and difficulty must equal the chosen value', () => {
  const sets = [
    { ...set('qs_1'), careerSector: 'Healthcare', difficultyLevel: 'easy' as const },
    { ...set('qs_2'), careerSector: 'Healthcare', difficultyLevel: 'hard' as const },
    { ...set('qs_3'), careerSector: null, difficultyLevel: 'hard' as const },
  ]
  const fitting = (sector: string, difficulty: '' | 'hard') =>
    sets
      .filter((one) => fitsFilters({ ...NO_HOST_FILTERS, sector, difficulty }, one))
      .map(({ id }) => id)
  expect(fitting('', '')).toEqual(['qs_1', 'qs_2', 'qs_3'])
  expect(fitting('Healthcare', '')).toEqual(['qs_1', 'qs_2'])
  expect(fitting('', 'hard')).toEqual(['qs_2', 'qs_3'])
  expect(fitting('Healthcare', 'hard')).toEqual(['qs_2'])
})

test('filters and words are asked of the server; a subject for the type subject alone', () => {
  const filters = { ...NO_HOST_FILTERS, subject: 'Science', sector: 'Healthcare', grade: 7 }
  const rest = { sort: 'own_first', career_sector: 'Healthcare', grade_level: 7 }
  expect(queryOf(filters, ' nurse ')).toEqual({ ...rest, q: 'nurse' })
  expect(queryOf({ ...filters, explorationType: 'subject' })).toEqual({
    ...rest,
    exploration_type: 'subject',
    subject: 'Science',
  })
})

test('a set that sector or difficulty exclude is no longer picked', () => {
  const easy = { ...set('qs_1'), careerSector: 'Healthcare', difficultyLevel: 'easy' as const }
  const form = changeHostForm(EMPTY_HOST_FORM, { questionSet: easy })
  expect(changeHostForm(form, { difficulty: 'easy' }).questionSet).toBe(easy)
  expect(changeHostForm(form, { difficulty: 'hard' }).questionSet).toBeNull()
  expect(changeHostForm(form, { sector: 'Business' }).questionSet).toBeNull()
})

test('a solo session is private, without late join, with auto progression, for one', () => {
  const form = changeHostForm(EMPTY_HOST_FORM, { sessionType: 'solo', allowLateJoin: true })
  expect(toCreateGame(form)).toMatchObject({
    sessionType: 'solo',
    maxPlayers: 1,
    isPublic: false,
    allowLateJoin: false,
    settings: { progressionControl: 'auto' },
  })
})

test('the defaults are those of the documents', () => {
  expect(toCreateGame({ ...EMPTY_HOST_FORM, questionSet: set('qs_1') })).toEqual({
    questionSetId: 'qs_1',
    gameMode: 'career_quest',
    sessionType: 'multiplayer',
    maxPlayers: 30,
    isPublic: true,
    allowLateJoin: false,
    settings: {
      progressionControl: 'manual',
      businessDriver: null,
      shuffleQuestions: false,
      shuffleOptions: false,
      approveNames: false,
      resultSeconds: 5,
      showResultAtOnce: false,
      countdown: true,
      runAlone: false,
      timeStretch: 1,
      modeSettings: {},
    },
  })
})

const aSet = (id: string) =>
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
    countdown: false,
    approveNames: true,
    modeSettings: { teamCount: 3 },
  }),
  ...change,
})

test('a first form has the documents’ defaults and a set that fits', () => {
  const form = formFrom({ set: career, game: null })
  expect(form).toEqual({ ...EMPTY_HOST_FORM, wantedSetId: 'qs_1' })
  expect(takeWantedSet(form, aSet('qs_1'))).toMatchObject({
    questionSet: { id: 'qs_1' },
    wantedSetId: null,
  })
})

test('a form initialised from the last game makes the same request again', () => {
  const last = game({ questionIds: ['a', 'b'] })
  const form = takeWantedSet(formFrom({ set: career, game: last }), aSet('qs_1'))
  const { settings, ...request } = toCreateGame(form)
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
  expect(takeWantedSet(driver, aSet('qs_1'))).toMatchObject({
    part: 'driver',
    businessDriver: 'people',
  })
})

test('a requested set that does not exist leaves nothing picked, and no part of it', () => {
  const form = formFrom({ set: career, game: game({ questionIds: ['a'] }) })
  for (const other of [aSet('qs_2'), undefined])
    expect(takeWantedSet(form, other)).toMatchObject({
      questionSet: null,
      wantedSetId: null,
      part: 'all',
      pickedIds: [],
    })
})

test('a mode from a link comes first, if it exists', () => {
  expect(formFrom({ set: career, game: game() }, 'speed_run')).toMatchObject({
    gameMode: 'speed_run',
    modeSettings: {},
  })
  expect(formFrom({ set: career, game: null }, 'hop_scotch').gameMode).toBe('career_quest')
})

test('without phones only modes are offered in which the class is on one thing', () => {
  const form = changeHostForm({ ...EMPTY_HOST_FORM, gameMode: 'switchback' }, { answers: 'hands' })
  expect(form.gameMode).toBe('career_quest')
  const ids = formModes(form).map(({ id }) => id)
  expect(ids).toContain('high_camp')
  expect(ids).toContain('clue_trail')
  for (const id of ['switchback', 'higher_ground', 'decoy', 'split_map']) {
    expect(ids).not.toContain(id)
  }
})

test.each([
  ['clue_trail', ['hands', 'teams']],
  ['close_contour', ['teams']],
  // Nobody sees who chose what, which a raised hand would show.
  ['common_ground', []],
  ['sure_footing', ['hands', 'corners', 'teams']],
])('%s is offered by %j', (id, ways) => {
  const offered = (['hands', 'corners', 'teams'] as const).filter((answers) =>
    formModes({ sessionType: 'multiplayer', answers }).some((mode) => mode.id === id),
  )
  expect(offered).toEqual(ways)
})

test('without phones nothing is asked that has no effect: no clock runs', () => {
  const asked = (gameMode: string, answers: HostForm['answers']) =>
    modeSettingsAsked({ gameMode, answers })
  expect(asked('clue_trail', 'hands')).toEqual(['careers'])
  expect(asked('headlamps', 'teams')).toEqual(['lamps'])
  expect(asked('clue_trail', 'devices')).toBeUndefined()
})

test('hands leave out questions that have no choices, teams answer all of them', () => {
  const kinds = [
    { kind: 'choice', count: 6 },
    { kind: 'number', count: 3 },
  ]
  const questionSet = { ...set('qs_1'), totalQuestions: 9, kinds } as QuestionSetSummary
  const form = { ...EMPTY_HOST_FORM, questionSet }
  expect(questionsLeftOut({ ...form, answers: 'hands' })).toEqual({ count: 3, total: 9 })
  expect(questionsLeftOut({ ...form, answers: 'teams' })).toBeNull()
})

test('a game without phones is asked for with its number, and teams with names', () => {
  const form = { ...EMPTY_HOST_FORM, questionSet: set('qs_1'), students: ' 28 ', teams: '2' }
  expect(toCreateGame({ ...form, answers: 'corners' }).settings?.oneDevice).toEqual({
    answers: 'corners',
    count: 28,
  })
  expect(toCreateGame({ ...form, answers: 'teams' }, 'es').settings?.oneDevice).toEqual({
    answers: 'teams',
    count: 2,
    names: ['Equipo 1', 'Equipo 2'],
  })
  expect(toCreateGame(form).settings).not.toHaveProperty('oneDevice')
})

test.each(['', '1', '61', 'many'])('%j students are no class', (students) => {
  const form = { ...EMPTY_HOST_FORM, questionSet: set('qs_1'), students }
  expect(validateHostForm({ ...form, answers: 'hands' })).toEqual({ oneDevice: true })
})

test('the next game without phones begins as the last one, and its time says nothing', () => {
  const settings = GameSettings.parse({
    oneDevice: { answers: 'hands', count: 17 },
    timeStretch: null,
  })
  const game = { gameMode: 'high_camp', maxPlayers: 17, isPublic: true, allowLateJoin: false }
  const form = formFrom({ set: null, game: { ...game, settings } })
  expect(form).toMatchObject({ answers: 'hands', students: '17', timeStretch: 1, maxPlayers: '30' })
})
