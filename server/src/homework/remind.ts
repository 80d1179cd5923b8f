import { REMINDER_PAUSE_MS } from '@pathquest/core'
import { mailReminders } from '../notifications'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { isClosedFor } from './progress'
import type { GivenHomework } from './store/homework'
import { putStudent } from './store/students'
import { homeworkDetail } from './teacher-answers'

/**
 * Reminds who is not done: on the dashboard of each, and by mail where there is an address that wants
 * it. Nobody is reminded twice within twelve hours.
 */
export async function remindStudents(
  services: Services,
  given: GivenHomework,
  wanted: readonly string[] | undefined,
): Promise<{ reminded: number; mailed: number }> {
  const { store, now } = services
  const { row } = given
  const at = now()
  if (row.opensAt !== null && at < row.opensAt) throw new AppError('homework_not_open')
  const { students } = await homeworkDetail(store.db, given)
  const due = students.filter(
    ({ id, state, remindedAt, extendedTo }) =>
      state !== 'done' &&
      (wanted === undefined || wanted.includes(id)) &&
      !isClosedFor(row, extendedTo, at) &&
      (remindedAt === null || at - remindedAt >= REMINDER_PAUSE_MS),
  )
  const profileIds = due.map(({ id }) => id)
  await store.transact(async (tx) => {
    for (const profileId of profileIds) {
      await putStudent(tx, { homeworkId: row.id, profileId }, { remindedAt: at })
    }
  })
  const mailed = await mailReminders(services, row, profileIds)
  return { reminded: profileIds.length, mailed }
}
