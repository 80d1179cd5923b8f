import type { LtiAttemptList } from '@pathquest/game-core/contracts'

export const hasOpenAttempt = ({ attempts }: Pick<LtiAttemptList, 'attempts'>): boolean =>
  attempts.some(({ status }) => status === 'in_progress')

/** Whole minutes that a person may need; never none. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
