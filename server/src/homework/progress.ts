import type { HomeworkContent, HomeworkPart, HomeworkState } from '@pathquest/core'
import { gradeOf, isFinished, questionsOf } from '../games'
import type { HomeworkAttempt } from './store/attempts'
import type { HomeworkRow } from './store/homework'

export interface PartProgress {
  state: HomeworkState
  /** Of the latest attempt that is under way. */
  progress: { answered: number; questions: number } | null
  /** The best; null: none, or nothing to grade. */
  score: number | null
  /** Finished ones. */
  attempts: number
  /** Since the first was finished. */
  doneAt: number | null
}

export interface HomeworkProgress extends PartProgress {
  partsDone: number
  isLate: boolean
}

/** How far a student is with one part: the best attempt counts, the first makes it done. */
export function partProgress(attempts: readonly HomeworkAttempt[]): PartProgress {
  const finished = attempts.filter(isFinished)
  const open = attempts.findLast(({ game }) => game.status === 'in_progress')
  const scores = finished.flatMap((attempt) => gradeOf(attempt) ?? [])
  const ends = finished.flatMap(({ endedAt }) => endedAt ?? [])
  return {
    state: finished.length > 0 ? 'done' : open ? 'in_progress' : 'not_begun',
    progress: open
      ? { answered: open.player.totalAnswers, questions: questionsOf(open.game) }
      : null,
    score: scores.length > 0 ? Math.max(...scores) : null,
    attempts: finished.length,
    doneAt: ends.length > 0 ? Math.min(...ends) : null,
  }
}

/** The attempts at one part; where there is one part, whatever career was chosen, all of them. */
export const attemptsAt = (
  { kind }: Pick<HomeworkContent, 'kind'>,
  part: Pick<HomeworkPart, 'id'>,
  attempts: readonly HomeworkAttempt[],
): HomeworkAttempt[] => attempts.filter((attempt) => kind !== 'sets' || attempt.part === part.id)

/**
 * All parts are to be done, except those whose set was deleted before. Late is who finished the last
 * of them after the due date.
 */
export function homeworkProgress(
  content: Pick<HomeworkContent, 'kind'>,
  parts: readonly HomeworkPart[],
  attempts: readonly HomeworkAttempt[],
  dueAt: number | null,
): HomeworkProgress {
  const all = parts
    .map((part) => ({ part, ...partProgress(attemptsAt(content, part, attempts)) }))
    .filter(({ part, state }) => !part.isGone || state === 'done')
  const done = all.filter(({ state }) => state === 'done')
  const isDone = all.length > 0 && done.length === all.length
  const scores = done.flatMap(({ score }) => score ?? [])
  const doneAt = isDone ? Math.max(...done.map(({ doneAt }) => doneAt ?? 0)) : null
  return {
    state: isDone
      ? 'done'
      : all.some(({ state }) => state !== 'not_begun')
        ? 'in_progress'
        : 'not_begun',
    progress: all.findLast(({ progress }) => progress)?.progress ?? null,
    score: scores.length > 0 ? mean(scores) : null,
    attempts: all.reduce((sum, { attempts }) => sum + attempts, 0),
    doneAt,
    partsDone: done.length,
    isLate: dueAt !== null && doneAt !== null && doneAt > dueAt,
  }
}

/** With one decimal, as a score is. */
const mean = (scores: readonly number[]): number =>
  Math.round((10 * scores.reduce((sum, score) => sum + score, 0)) / scores.length) / 10

/** Closed is closed, but for who was given more time. */
export const isClosedFor = (
  { closedAt }: Pick<HomeworkRow, 'closedAt'>,
  extendedTo: number | null,
  now: number,
): boolean => closedAt !== null && (extendedTo === null || now >= extendedTo)
