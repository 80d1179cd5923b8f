import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSchool, type School } from '../../../../test/school'
import { PlatformRefusal } from '../../services'
import { claimLtiScore, findLtiScore, queueLtiScore } from '../store/scores'
import { recordFailure } from './failures'

const NOW = Date.UTC(2026, 4, 4, 9)
const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS
let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

test('a platform that asks for a year of quiet is asked again after an hour', async () => {
  const { store, log } = school
  const { id: linkId } = await school.link()
  const wanted = { linkId, sub: 'student-01', gameSessionId: null, score: 85, scoredAt: NOW }
  await queueLtiScore(store.db, wanted, NOW)
  const queued = await findLtiScore(store.db, linkId, 'student-01')
  const score = await claimLtiScore(store.db, queued?.id ?? '', NOW)
  if (!score) throw new Error('Nothing was due')
  const busy = new PlatformRefusal('service', 429, '429', YEAR_MS)
  expect(
    await recordFailure({ store, log, now: () => NOW, roster: async () => null }, score, busy),
  ).toBe(HOUR_MS)
  expect(await findLtiScore(store.db, linkId, 'student-01')).toMatchObject({
    state: 'pending',
    nextTryAt: NOW + HOUR_MS,
  })
})
