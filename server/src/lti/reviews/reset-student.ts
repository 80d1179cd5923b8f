import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { placeOf } from '../activities/attempts'
import { listLtiAttempts, setAsideSeats } from '../activities/store'
import { setAsideLtiScore } from '../grades/store/scores'
import { linkOf } from '../launches/launch-view'
import { type LtiLaunchRow, listFormerProfileIds } from '../launches/store/launches'
import { mayBeSetAside } from './review'
import { reviewedStudent } from './reviewed-student'

/**
 * Lets a student try again: what was played so far is set aside and counts no more, of profiles
 * that this login had before as well. The grade in the gradebook stays until the next one is sent.
 */
export async function resetStudent(
  services: Services,
  launch: LtiLaunchRow,
  id: string,
): Promise<void> {
  const { store, now } = services
  const link = await linkOf(services, launch)
  const { sub, profileId } = await reviewedStudent(services, launch, link, id)
  if (profileId === null) throw new AppError('attempt_missing')
  await store.transact(async (tx) => {
    const former = await listFormerProfileIds(tx, placeOf(link), { sub, profileId })
    const profileIds = [profileId, ...former]
    const attempts = await listLtiAttempts(tx, { linkIds: [link.id], profileIds })
    const seats = attempts.filter(mayBeSetAside).map(({ player }) => player.id)
    if (seats.length === 0) throw new AppError('attempt_missing')
    await setAsideSeats(tx, seats, now())
    await setAsideLtiScore(tx, { linkId: link.id, sub }, now())
  })
}
