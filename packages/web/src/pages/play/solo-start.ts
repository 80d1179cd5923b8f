import type { LtiAttemptList } from '@pathquest/game-core/contracts'

type Attempts = Pick<LtiAttemptList, 'attempts' | 'canStart'>

export const hasOpenAttempt = ({ attempts }: Attempts): boolean =>
  attempts.some(({ status }) => status === 'in_progress')

/** Who has nothing to look at plays at once; who has, decides. */
export const playsAtOnce = (list: Attempts): boolean =>
  list.canStart && (list.attempts.length === 0 || hasOpenAttempt(list))
