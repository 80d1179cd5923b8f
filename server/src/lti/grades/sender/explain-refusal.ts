import { AppError } from '../../../runtime/errors'
import type { LtiMember } from '../../../services/lti-services'
import type { SendFailure } from './send-failure'

/** What a platform's text says of a refusal, in a language that we know: the first that fits. */
const SAID: readonly [words: RegExp, reason: SendFailure['reason']][] = [
  [/maximum|exceed|out of range|too (high|large|many points)/i, 'lti_score_maximum'],
  [/lock(ed)?\b/i, 'lti_grade_locked'],
]

/**
 * Why a score was refused for good. Most platforms answer a bare status to it: then the roster says
 * whether there is such a student at all.
 */
export async function explainRefusal(
  failure: SendFailure,
  sub: string,
  roster: () => Promise<readonly LtiMember[] | null>,
): Promise<SendFailure> {
  if (failure.kind !== 'failed' || failure.reason !== 'lti_score_failed') return failure
  const [, said] = SAID.find(([words]) => words.test(failure.detail ?? '')) ?? []
  const reason = said ?? (await reasonByRoster(sub, roster)) ?? failure.reason
  return { ...failure, reason }
}

/** Undefined: an active student, or nobody knows. */
export async function reasonByRoster(
  sub: string,
  roster: () => Promise<readonly LtiMember[] | null>,
): Promise<SendFailure['reason'] | undefined> {
  const members = await readable(roster)
  if (members === null) return undefined
  const member = members.find((one) => one.sub === sub)
  if (!member?.isActive) return 'lti_student_left'
  return member.role === 'student' ? undefined : 'lti_student_teaches'
}

/** Null: the platform gives no roster, or none now. */
async function readable(
  roster: () => Promise<readonly LtiMember[] | null>,
): Promise<readonly LtiMember[] | null> {
  try {
    return await roster()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
