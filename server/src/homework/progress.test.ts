import type { HomeworkPart } from '@pathquest/core'
import { describe, expect, test } from 'vitest'
import { homeworkProgress, isClosedFor, partProgress } from './progress'
import type { HomeworkAttempt } from './store/attempts'

const SETS = { kind: 'sets' } as const
const part = (id: string, isGone = false): HomeworkPart => ({
  id,
  title: id,
  questions: isGone ? null : 10,
  isGone,
})

const attempt = (
  partId: string,
  { score = 50, endedAt = 1_000, answered = 10, isOpen = false } = {},
): HomeworkAttempt => ({
  homeworkId: 'hw',
  part: partId,
  profileId: 'pf',
  endedAt: isOpen ? null : endedAt,
  game: {
    gameMode: 'career_quest',
    sessionType: 'solo',
    status: isOpen ? 'in_progress' : 'completed',
    outcome: isOpen ? null : 'finished',
    metadata: {},
    currentQuestionIndex: isOpen ? answered : 9,
    totalQuestions: 10,
  },
  player: { classAverageScore: isOpen ? null : score, tookPart: true, totalAnswers: answered },
})

describe('A part of homework', () => {
  test('is not begun, in progress 7 of 10, then done', () => {
    const open = attempt('a', { isOpen: true, answered: 7 })
    expect(partProgress([])).toMatchObject({ state: 'not_begun', progress: null, attempts: 0 })
    expect(partProgress([open])).toMatchObject({
      state: 'in_progress',
      progress: { answered: 7, questions: 10 },
      score: null,
    })
    expect(partProgress([attempt('a')])).toMatchObject({ state: 'done', attempts: 1 })
  })

  test('counts the best attempt, and is done since the first', () => {
    const attempts = [
      attempt('a', { score: 40, endedAt: 10 }),
      attempt('a', { score: 90, endedAt: 20 }),
      attempt('a', { score: 70, endedAt: 30 }),
    ]
    expect(partProgress(attempts)).toEqual({
      state: 'done',
      progress: null,
      score: 90,
      attempts: 3,
      doneAt: 10,
    })
  })

  test('stays done while another attempt is under way', () => {
    const again = [attempt('a'), attempt('a', { isOpen: true, answered: 2 })]
    expect(partProgress(again)).toMatchObject({
      state: 'done',
      progress: { answered: 2, questions: 10 },
    })
  })

  test('is not done by who ended it before the first answer', () => {
    const ended = attempt('a', { answered: 0 })
    ended.game.currentQuestionIndex = 0
    expect(partProgress([ended])).toMatchObject({ state: 'not_begun', attempts: 0 })
  })
})

describe('Homework', () => {
  test('of three sets is done with the last of them; its score is the mean', () => {
    const parts = [part('a'), part('b'), part('c')]
    const two = [attempt('a', { score: 100 }), attempt('b', { score: 50 })]
    expect(homeworkProgress(SETS, parts, two, null)).toMatchObject({
      state: 'in_progress',
      partsDone: 2,
      score: 75,
      doneAt: null,
    })
    const all = [...two, attempt('c', { score: 50, endedAt: 3_000 })]
    expect(homeworkProgress(SETS, parts, all, null)).toMatchObject({
      state: 'done',
      partsDone: 3,
      score: 66.7,
      doneAt: 3_000,
    })
  })

  test('does not ask for a set that was deleted, but counts what was done of it', () => {
    const parts = [part('a'), part('gone', true)]
    expect(homeworkProgress(SETS, parts, [attempt('a')], null)).toMatchObject({
      state: 'done',
      partsDone: 1,
    })
    const both = [attempt('a', { score: 100 }), attempt('gone', { score: 0 })]
    expect(homeworkProgress(SETS, parts, both, null)).toMatchObject({ partsDone: 2, score: 50 })
  })

  test('of which every set was deleted is not done by itself', () => {
    expect(homeworkProgress(SETS, [part('gone', true)], [], null).state).toBe('not_begun')
  })

  test('of a career of one’s choice has one part, whatever career was played', () => {
    const only = part('')
    const played = [attempt('ca_nurse'), attempt('ca_pilot', { score: 80 })]
    expect(homeworkProgress({ kind: 'careers' }, [only], played, null)).toMatchObject({
      state: 'done',
      attempts: 2,
      score: 80,
    })
  })

  test('is late by the last of its parts, and not with more time', () => {
    const parts = [part('a'), part('b')]
    const done = [attempt('a', { endedAt: 10 }), attempt('b', { endedAt: 30 })]
    const isLate = (dueAt: number | null) => homeworkProgress(SETS, parts, done, dueAt).isLate
    expect([isLate(20), isLate(30), isLate(null)]).toEqual([true, false, false])
    expect(homeworkProgress(SETS, parts, done.slice(0, 1), 5).isLate).toBe(false)
  })

  test('that is closed stays open for who was given more time', () => {
    const closed = { closedAt: 5 }
    expect(isClosedFor({ closedAt: null }, null, 10)).toBe(false)
    expect(isClosedFor(closed, null, 10)).toBe(true)
    expect(isClosedFor(closed, 11, 10)).toBe(false)
    expect(isClosedFor(closed, 10, 10)).toBe(true)
  })
})
