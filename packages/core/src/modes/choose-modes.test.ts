import { describe, expect, test } from 'vitest'
import { companyOf, filterModes, minutesOf, modesForToday } from './choose-modes'
import type { Manifest } from './manifest'

const mode = (id: string, change: Partial<Manifest> = {}): Manifest => ({
  id,
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 8, per: 'questions' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: [],
  settings: {},
  moves: {},
  ...change,
})
const minutes = { kind: 'int', min: 3, max: 12, default: 6, unit: 'min' } as const
const teamCount = { kind: 'int', min: 2, max: 6, default: 4, unit: 'teams' } as const
const idsOf = (modes: readonly Manifest[]) => modes.map(({ id }) => id)

const quiz = mode('quiz')
const talk = mode('talk', {
  bestFrom: 4,
  minPlayers: 2,
  offers: ['class'],
  lasts: { minutes: 20, per: 'questions' },
  classGain: true,
})
const climb = mode('climb', {
  pace: 'self',
  lasts: { minutes: 7, per: 'minutes' },
  settings: { minutes },
})
const teams = mode('teams', { bestFrom: 4, offers: ['class'], settings: { teamCount } })
const boss = mode('boss', { ends: 'shared' })
const survey = mode('survey', { ends: 'none' })
const year = mode('year', { lasts: { minutes: 9 } })
const ALL = [quiz, talk, climb, teams, boss, survey]

describe('A game takes', () => {
  test.each([
    ['as long as measured, where nothing is chosen', quiz, {}, 8],
    ['half as long with half as many questions', quiz, { questions: 10 }, 4],
    ['a minute at least', quiz, { questions: 1 }, 1],
    ['as long as its setting says, however many questions', climb, { questions: 5 }, 7],
    ['twice as long with twice the setting', climb, { settings: { minutes: 12 } }, 14],
    ['always the same where nothing makes it longer', year, { questions: 40 }, 9],
    ['the usual time while a setting is half typed', climb, { settings: { minutes: '1x' } }, 7],
  ])('%s', (_, one, size, expected) => {
    expect(minutesOf(one, size)).toBe(expected)
  })
})

test.each([
  ['a ranked mode: against each other', quiz, ['against']],
  ['ranked, with points for what the class does: both', talk, ['against', 'together']],
  ['a mode that asks for a number of teams: in teams', teams, ['teams']],
  ['won or lost together: together', boss, ['together']],
  ['without places: neither', survey, []],
])('%s', (_, one, company) => {
  expect(companyOf(one)).toEqual(company)
})

describe('The filter', () => {
  test.each([
    ['without a wish leaves all', {}, ['quiz', 'talk', 'climb', 'teams', 'boss', 'survey']],
    ['by time leaves what ends in it', { minutes: 7 }, ['climb']],
    [
      'by class size leaves out what needs more',
      { players: 3 },
      ['quiz', 'climb', 'boss', 'survey'],
    ],
    [
      'by class size leaves what needs just as many',
      { players: 4, minutes: 20, company: 'together' },
      ['talk', 'teams', 'boss'],
    ],
    [
      'against each other leaves what has a winner',
      { company: 'against' },
      ['quiz', 'talk', 'climb'],
    ],
    ['together leaves teams, too', { company: 'together' }, ['talk', 'teams', 'boss']],
    ['solo leaves what can be played alone', { solo: true }, ['quiz', 'climb', 'boss', 'survey']],
    ['may leave nothing', { minutes: 2 }, []],
  ] as const)('%s', (_, filter, expected) => {
    expect(idsOf(filterModes(ALL, filter))).toEqual(expected)
  })

  test('by time counts the questions that are chosen', () => {
    expect(idsOf(filterModes([quiz, talk], { minutes: 10 }, { questions: 10 }))).toEqual([
      'quiz',
      'talk',
    ])
  })
})

describe('For today', () => {
  const today = { players: 28, minutesLeft: 15, day: 20_000 }
  const days = Array.from({ length: ALL.length }, (_, i) => today.day + i)

  test('three modes are suggested, each once', () => {
    for (const day of days) expect(new Set(modesForToday(ALL, { ...today, day })).size).toBe(3)
  })

  test('all of them fit the class and the time', () => {
    for (const day of days) {
      const ids = idsOf(modesForToday(ALL, { players: 3, minutesLeft: 15, day }))
      expect(ids).toHaveLength(3)
      expect(['quiz', 'climb', 'boss', 'survey']).toEqual(expect.arrayContaining(ids))
    }
  })

  test('they differ: no two of one kind where there are three', () => {
    const twins = ['quiz 2', 'quiz 3', 'quiz 4'].map((id) => mode(id))
    for (const day of days) {
      const ids = idsOf(modesForToday([quiz, ...twins, climb, boss], { ...today, day }))
      expect(ids.filter((id) => id.startsWith('quiz')).length).toBe(1)
      expect(ids).toEqual(expect.arrayContaining(['climb', 'boss']))
    }
  })

  test('the same day suggests the same, the next day begins with another', () => {
    const first = (day: number) => modesForToday(ALL, { ...today, day })[0]?.id
    expect(modesForToday(ALL, today)).toEqual(modesForToday([...ALL], today))
    for (const day of days) expect(first(day + 1)).not.toBe(first(day))
  })

  test('no mode that fits is left out for good', () => {
    const seen = new Set(days.map((day) => modesForToday(ALL, { ...today, day })[0]?.id))
    expect([...seen].sort()).toEqual(['boss', 'climb', 'quiz', 'survey', 'teams'])
  })

  test('fewer are suggested where fewer fit, and none where none does', () => {
    expect(idsOf(modesForToday(ALL, { ...today, minutesLeft: 7 }))).toEqual(['climb'])
    expect(modesForToday(ALL, { ...today, minutesLeft: 2 })).toEqual([])
  })
})
