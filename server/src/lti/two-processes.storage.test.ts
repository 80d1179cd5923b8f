import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSchool, type School } from '../../test/school'
import type { TestDatabases } from '../../test/storage/test-database'
import { postgresDatabases } from '../../test/storage/test-postgres'
import { openStore } from '../db/open-store'
import type { Store } from '../db/store'
import type { FetchGuarded } from './fetch-guarded'
import { findLtiScore, queueLtiScore } from './grades/store/scores'
import { type PlatformServices, startPlatformServices } from './platform-services'
import { findPlatform } from './platforms/store/platforms'
import { LinkLineItems } from './services'

const SENT_MS = 15_000
const QUIET_S = 3
let databases: TestDatabases
let school: School
/** Connections of a second process to the same database. */
let other: Store
let running: PlatformServices[]
beforeAll(async () => {
  databases = await postgresDatabases()
})
afterAll(() => databases.stop())
beforeEach(async () => {
  const url = await databases.fresh()
  school = await openSchool({}, {}, url)
  other = openStore(url)
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((services) => services.stop()))
  await other.close()
  await school.close()
})

async function start(store: Store, fetchGuarded: FetchGuarded = school.fetchGuarded) {
  const { log, signing } = school
  const keys = { signing }
  running.push(await startPlatformServices({ store, log, now: Date.now, fetchGuarded, keys }))
}

test('two processes that need the column of a link make one', async () => {
  const { id } = await school.link()
  const asked = [school.store, other].flatMap((store) => {
    const items = new LinkLineItems(store, school.calls)
    return [items.ensure(id), items.ensure(id)]
  })
  const urls = new Set(await Promise.all(asked))
  expect(urls.size).toBe(1)
  expect(school.lms.lineItems()).toHaveLength(1)
})

test('the quiet that a platform asks one process for it gets from both', async () => {
  const { id: linkId } = await school.link()
  await start(school.store)
  school.lms.addFault({ endpoint: 'scores', kind: '429', retryAfterSeconds: QUIET_S })
  const queue = async (sub: string) => {
    const wanted = { linkId, sub, gameSessionId: null, score: 70, scoredAt: Date.now() }
    await queueLtiScore(school.store.db, wanted)
  }
  await queue('student-01')
  running[0]?.wakeScores()
  const until = async () => (await findPlatform(other.db, school.platform.id))?.quietUntil
  await expect.poll(until, { timeout: SENT_MS }).toEqual(expect.any(Number))
  const quietUntil = (await until()) ?? 0
  await queue('student-02')
  await start(other)
  const stateOf = async (sub: string) => (await findLtiScore(other.db, linkId, sub))?.state
  for (const sub of ['student-01', 'student-02']) {
    await expect.poll(() => stateOf(sub), { timeout: SENT_MS }).toBe('sent')
  }
  const [, ...later] = school.lms.requests('scores').map(({ at }) => at)
  for (const at of later) expect(at).toBeGreaterThanOrEqual(quietUntil)
})

test('of both together at most four sends to a platform are under way', async () => {
  const { id: linkId } = await school.link()
  let underWay = 0
  let most = 0
  const counted: FetchGuarded = async (url, options) => {
    if (!new URL(url).pathname.endsWith('/scores')) return school.fetchGuarded(url, options)
    most = Math.max(most, ++underWay)
    try {
      return await school.fetchGuarded(url, options)
    } finally {
      underWay--
    }
  }
  school.lms.addFault({ endpoint: 'scores', kind: 'slow', delayMs: 100, times: null })
  const subs = Array.from({ length: 12 }, (_, i) => `student-${String(i + 1).padStart(2, '0')}`)
  for (const sub of subs) {
    const wanted = { linkId, sub, gameSessionId: null, score: 50, scoredAt: Date.now() }
    await queueLtiScore(other.db, wanted)
  }
  await Promise.all([start(school.store, counted), start(other, counted)])
  for (const sub of subs) {
    const stateOf = async () => (await findLtiScore(other.db, linkId, sub))?.state
    await expect.poll(stateOf, { timeout: SENT_MS }).toBe('sent')
  }
  expect(most).toBeLessThanOrEqual(4)
  expect(new Set(school.lms.scoreEvents().map(({ userId }) => userId)).size).toBe(subs.length)
})
