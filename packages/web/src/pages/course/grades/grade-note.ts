import type { LtiAttemptList } from '@pathquest/core/contracts'

/** A score of 0-100 as the gradebook shows it: a share of the points, to one decimal. */
export const gradePoints = (score: number, points: number): number =>
  Math.round((score * points) / 10) / 10

/** State of the grade of an ended game; null: nothing to show. */
export type GradeNote = 'on_way' | 'sent' | 'failed' | null

interface GradeNoteInput {
  attempts: LtiAttemptList | undefined
  /** The game that has just ended; null: any. */
  sessionId: string | null
  isGraded: boolean
}

/**
 * A grade counts as sent only once the game itself is among the attempts; it is queued together
 * with the result, so a stored result without one (practice) will have none.
 */
export function gradeNote({ attempts, sessionId, isGraded }: GradeNoteInput): GradeNote {
  if (!isGraded) return null
  const isStored = attempts?.attempts.some(
    (attempt) =>
      attempt.status === 'completed' && (sessionId === null || attempt.sessionId === sessionId),
  )
  if (!attempts || !isStored) return sessionId === null ? null : 'on_way'
  const { state } = attempts.sync
  if (state === 'none') return null
  return state === 'pending' ? 'on_way' : state
}
