import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimLtiScore, findLtiScore, type LtiScore, queueLtiScore } from '../../store'
import { PlatformRefusal } from '../services'
import { openSchool, type School } from '../services/testing/school'
import { GIVE_UP_MS } from './backoff'
import { recordTrouble } from './record-trouble'

const NOW = 10 * GIVE_UP_MS
const conflict = new PlatformRefusal('service', 409, '409: newer')
const busy = new PlatformRefusal('service', 503, '503')

let school: School
let linkId: string
beforeEach(async () => {
  school = await openSchool()
  linkId = (await school.link()).id
  const wanted = { linkId, sub: 'ana', gameSessionId: null, score: 80, scoredAt: 5_000 }
  await queueLtiScore(school.store.db, wanted, NOW)
})
afterEach(() => school.close())

const row = async (): Promise<LtiScore> =>
  (await findLtiScore(school.store.db, linkId, 'ana')) ?? expect.fail('no score')

/** A try at that time, and what became of it. */
async function tried(error: unknown, at: number, before: Partial<LtiScore> = {}) {
  const { db } = school.store
  await db.update(db.tables.ltiScores).set({ nextTryAt: at, ...before })
  const score = (await claimLtiScore(db, (await row()).id, at)) ?? expect.fail('not due')
  await recordTrouble({ store: school.store, log: school.log, now: () => at }, score, error)
  return row()
}

test('the timestamp stays the same in every try', async () => {
  expect(await tried(busy, NOW)).toMatchObject({ scoredAt: 5_000, tries: 1, state: 'pending' })
  expect(await tried(conflict, NOW + 3_000)).toMatchObject({ scoredAt: 5_000, tries: 2 })
  expect(await tried(busy, NOW + 9_000)).toMatchObject({ scoredAt: 5_000, tries: 3 })
})

test('conflict after conflict, the grade of the game takes a later time', async () => {
  for (let tries = 1; tries <= 3; tries++) {
    expect(await tried(conflict, NOW + tries)).toMatchObject({ tries, scoredAt: 5_000 })
  }
  expect(await tried(conflict, NOW + 4)).toMatchObject({
    tries: 4,
    scoredAt: NOW + 4,
    reason: 'lti_score_conflict',
    detail: '409: newer',
  })
})

test('after three days of tries it has failed, for the reason of the last one', async () => {
  expect(await tried(busy, NOW + GIVE_UP_MS - 1, { firstTryAt: NOW })).toMatchObject({
    state: 'pending',
  })
  expect(await tried(conflict, NOW + GIVE_UP_MS, { firstTryAt: NOW })).toMatchObject({
    state: 'failed',
    reason: 'lti_score_conflict',
  })
})
