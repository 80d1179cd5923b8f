import type { LtiContent, LtiLaunch } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { launchDestination } from './destination'

const set: LtiContent = {
  kind: 'question_set',
  contentId: 'qs_1',
  play: 'live',
  gameMode: 'career_quest',
  modeSettings: {},
  graded: true,
  points: 100,
  attempts: 'best',
  attemptsAllowed: null,
  afterDue: 'count',
  startsAt: null,
  dueAt: null,
}
const launch = (change: Partial<LtiLaunch>) =>
  launchDestination({
    message: 'resource_link',
    review: null,
    role: 'student',
    looksOn: false,
    content: set,
    canChoose: false,
    ...change,
  })

test('a live activity leads the teacher to the host page and a student into the game', () => {
  expect(launch({ role: 'teacher' })).toBe('teacher')
  expect(launch({})).toBe('student_live')
})

test('a solo activity lets a student play at once', () => {
  expect(launch({ content: { ...set, play: 'solo' } })).toBe('student_solo')
  expect(launch({ content: { ...set, kind: 'career_quest', play: 'solo' } })).toBe('student_solo')
})

test('the career browser is available to every role', () => {
  const content: LtiContent = { ...set, kind: 'career_browser', contentId: null }
  for (const role of ['teacher', 'student', 'parent'] as const)
    expect(launch({ role, content })).toBe('careers')
})

test('a mentor sees their children, whatever the activity is', () => {
  expect(launch({ role: 'parent' })).toBe('children')
  expect(launch({ role: 'parent', content: null })).toBe('children')
})

test('a link without content lets the teacher choose and asks a student to wait', () => {
  expect(launch({ role: 'teacher', content: null, canChoose: true })).toBe('choose')
  expect(launch({ role: 'teacher', content: null })).toBe('not_ready')
  expect(launch({ content: null, canChoose: true })).toBe('not_ready')
})

test('only a teacher picks content for the course', () => {
  expect(launch({ message: 'deep_linking', role: 'teacher', content: null })).toBe('picker')
  expect(launch({ message: 'deep_linking', content: null })).toBe('not_ready')
  const onlooker = { role: 'teacher', looksOn: true } as const
  expect(launch({ message: 'deep_linking', ...onlooker, content: null })).toBe('not_ready')
  expect(launch(onlooker)).toBe('teacher')
})

test('a gradebook leads to one student’s work, its heading to the list of them', () => {
  const from = (studentId: string | null, change: Partial<LtiLaunch> = {}) =>
    launch({ message: 'submission_review', review: { studentId }, role: 'teacher', ...change })
  expect(from('u1')).toBe('review')
  expect(from('u1', { role: 'student' })).toBe('review')
  expect(from(null)).toBe('teacher')
  expect(from('u1', { role: 'parent' })).toBe('children')
})
