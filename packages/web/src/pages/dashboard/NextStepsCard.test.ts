import type { HostedResult, Teaching } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { firstSteps, suggestions } from './NextStepsCard'

const NOTHING: Teaching = {
  results: [],
  hasOwnSet: false,
  hasStudents: false,
  unplayedSet: null,
  reportedSet: null,
}
const MODES = ['career_quest', 'speed_run']
const result = (sessionId: string, change: Partial<HostedResult> = {}): HostedResult => ({
  sessionId,
  questionSetId: 'qs_1',
  title: 'Surveying',
  gameMode: 'career_quest',
  playerCount: 20,
  classAverage: 80,
  endedAt: 1,
  ...change,
})
const played = (count: number) => Array.from({ length: count }, (_, i) => result(`gs_${i}`))
const kinds = (teaching: Partial<Teaching>) =>
  suggestions({ ...NOTHING, ...teaching }, MODES).map(({ kind }) => kind)

test('a new teacher hosts, makes a set and invites the class', () => {
  const done = (teaching: Partial<Teaching>) =>
    firstSteps({ ...NOTHING, ...teaching })?.map(({ id, isDone }) => `${id} ${isDone}`)
  expect(done({})).toEqual(['host false', 'set false', 'invite false'])
  expect(done({ results: played(1), hasOwnSet: true })).toEqual([
    'host true',
    'set true',
    'invite false',
  ])
})

test('a teacher who did all of it, or hosted three games, is no newcomer', () => {
  const all = { results: played(1), hasOwnSet: true, hasStudents: true }
  expect(firstSteps({ ...NOTHING, ...all })).toBeNull()
  expect(firstSteps({ ...NOTHING, results: played(3) })).toBeNull()
})

test('the hardest of the latest games comes first, if it was hard at all', () => {
  const results = [result('gs_1', { classAverage: 55 }), result('gs_2', { classAverage: 40 })]
  expect(suggestions({ ...NOTHING, results }, MODES)[0]).toEqual({
    kind: 'report',
    result: results[1],
    average: 40,
  })
  expect(kinds({ results: [result('gs_1', { classAverage: 60 })] })).not.toContain('report')
  expect(kinds({ results: [result('gs_1', { classAverage: null })] })).not.toContain('report')
})

test('a mode that was not played lately is suggested with the set of the last game', () => {
  expect(suggestions({ ...NOTHING, results: played(3) }, MODES)[0]).toEqual({
    kind: 'mode',
    mode: 'speed_run',
    setId: 'qs_1',
  })
  const both = [result('gs_1'), result('gs_2', { gameMode: 'speed_run' })]
  expect(kinds({ results: both })).not.toContain('mode')
})

test('a reported own question comes before everything', () => {
  const reportedSet = { id: 'qs_3', title: 'Mine', reports: 2 }
  const results = [result('gs_1', { classAverage: 30 })]
  expect(suggestions({ ...NOTHING, results, reportedSet }, MODES)[0]).toEqual({
    kind: 'reports',
    set: reportedSet,
  })
})

test('at most three, unplayed sets before the rest', () => {
  const results = [result('gs_1', { classAverage: 30 })]
  const unplayedSet = { id: 'qs_2', title: 'Mine' }
  expect(kinds({ results, unplayedSet, hasOwnSet: true })).toEqual(['report', 'unplayed', 'mode'])
  expect(kinds({ results: played(3) })).toEqual(['mode', 'set', 'invite'])
})
