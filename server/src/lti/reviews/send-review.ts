import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { queueScoresAnew } from '../grades/queue-scores'
import { commentLtiScore, findLtiScore, resendLtiScores } from '../grades/store/scores'
import { linkOf } from '../launches/launch-view'
import type { LtiLaunchRow } from '../launches/store/launches'
import { reviewedStudent } from './reviewed-student'

/** Sends a student's grade again, with what the teacher says about it. */
export async function sendReview(
  services: Services,
  launch: LtiLaunchRow,
  { id, comment }: { id: string; comment: string | null },
): Promise<void> {
  const { store, lti, now } = services
  const link = await linkOf(services, launch)
  const { sub } = await reviewedStudent(services, launch, link, id)
  await store.transact(async (tx) => {
    await queueScoresAnew(tx, link, (one) => one === sub, now())
    const score = await findLtiScore(tx, link.id, sub)
    if (!score) throw new AppError('grade_missing')
    const said = comment || null
    if (said === score.comment) await resendLtiScores(tx, link.id, [sub], now())
    else await commentLtiScore(tx, score, said, now())
  })
  lti.wakeScores()
}
