import type { LtiAttemptList } from '@pathquest/game-core/contracts'
import { expect, test } from 'vitest'
import { playsAtOnce } from './solo-start'

const attempt = (status: 'in_progress' | 'completed'): LtiAttemptList['attempts'][number] => ({
  sessionId: `gs_${status}`,
  status,
  score: status === 'completed' ? 80 : null,
  correctAnswers: 4,
  totalAnswers: 5,
  counts: status === 'completed',
  endedAt: null,
})

test('a first visit and an unfinished attempt are played at once', () => {
  expect(playsAtOnce({ attempts: [], canStart: true })).toBe(true)
  expect(playsAtOnce({ attempts: [attempt('in_progress')], canStart: true })).toBe(true)
})

test('who has finished sees the results first', () => {
  expect(playsAtOnce({ attempts: [attempt('completed')], canStart: true })).toBe(false)
})

test('a closed assignment starts nothing', () => {
  expect(playsAtOnce({ attempts: [], canStart: false })).toBe(false)
})
