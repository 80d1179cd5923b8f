import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSchool, type School } from '../../../../test/school'
import type { FetchGuarded } from '../../fetch-guarded'
import type { LtiLink } from '../../launches/store/links'
import { type PlatformServices, startPlatformServices } from '../../platform-services'
import {
  findLtiScore,
  type LtiScore,
  listLtiScores,
  queueLtiScore,
  resendLtiScores,
} from '../store/scores'

let school: School
let services: PlatformServices
let link: LtiLink
beforeEach(async () => {
  school = await openSchool()
  link = await school.link()
})
afterEach(async () => {
  await services.stop()
  await school.close()
})

async function start(
  fetchGuarded: FetchGuarded = school.fetchGuarded,
  now: () => number = Date.now,
): Promise<void> {
  const { store, log, signing } = school
  services = await startPlatformServices({ store, log, now, fetchGuarded, keys: { signing } })
}

async function queue(sub: string, score: number, scoredAt = Date.now()): Promise<void> {
  await queueLtiScore(school.store.db, {
    linkId: link.id,
    sub,
    gameSessionId: null,
    score,
    scoredAt,
  })
  services.wakeScores()
}

const row = async (sub: string): Promise<LtiScore> =>
  (await findLtiScore(school.store.db, link.id, sub)) ?? expect.fail('no score')
const polling = { timeout: 14_000, interval: 20 }
const reaches = (sub: string, expected: Partial<LtiScore>) =>
  expect.poll(() => row(sub), polling).toMatchObject(expected)
const isOfScores = (url: string) => new URL(url).pathname.endsWith('/scores')
const storedOf = (sub: string) =>
  school.lms
    .scoreEvents()
    .filter(({ userId, outcome }) => userId === sub && outcome === 'stored')
    .map(({ score }) => score)

describe('The sender', () => {
  test('sends a whole grade and keeps what was sent', async () => {
    await start()
    await queue('student-01', 85, 1_700_000_000_000)
    await reaches('student-01', { state: 'sent', sentScore: 85, sentVersion: 1, tries: 1 })
    expect(storedOf('student-01')).toMatchObject([
      {
        scoreGiven: 85,
        scoreMaximum: 100,
        gradingProgress: 'FullyGraded',
        timestamp: '2023-11-14T22:13:20.000Z',
      },
    ])
  })

  test('goes on after every passing fault, without a second result', async () => {
    await start()
    const faults = ['503', '500', '429', '401', '409', 'cut', 'lost_reply']
    const subs = faults.map((_, index) => `student-0${index + 1}`)
    for (const [index, kind] of faults.entries()) {
      const userId = subs[index]
      school.lms.addFault({ endpoint: 'scores', kind, userId, retryAfterSeconds: 1 })
    }
    for (const sub of subs) await queue(sub, 70)
    for (const sub of subs) {
      await reaches(sub, { state: 'sent', sentScore: 70, reason: null })
      expect(storedOf(sub)).toHaveLength(1)
    }
    // A dead token alone needs no patience.
    expect((await row('student-04')).tries).toBe(1)
    expect((await row('student-01')).tries).toBe(2)
  })

  test('says why it waits', async () => {
    await start()
    school.lms.addFault({ endpoint: 'scores', kind: '503' })
    await queue('student-01', 70)
    await reaches('student-01', { state: 'pending', reason: 'lti_platform_unreachable' })
    await reaches('student-01', { state: 'sent', reason: null, detail: null })
  })

  test('waits for a platform that gives no token', async () => {
    school.lms.addFault({ endpoint: 'token', kind: '401' })
    await start()
    await queue('student-01', 70)
    await reaches('student-01', { state: 'pending', reason: 'lti_tool_refused' })
    await reaches('student-01', { state: 'sent' })
  })

  test('says that the platform has not read our keys, and waits', async () => {
    school.lms.addFault({ endpoint: 'token', kind: 'blocked_keys' })
    await start()
    await queue('student-01', 70)
    await reaches('student-01', { state: 'pending', reason: 'lti_keys_not_read', detail: null })
    await reaches('student-01', { state: 'sent' })
  })

  test.each([
    ['400', 'lti_score_failed'],
    ['422', 'lti_score_failed'],
    ['403', 'lti_grades_not_allowed'],
  ])('does not repeat what is refused with %s until it is resent', async (kind, reason) => {
    await start()
    school.lms.addFault({ endpoint: 'scores', kind })
    await queue('student-01', 70)
    await reaches('student-01', { state: 'failed', reason, detail: `${kind}: fault_${kind}` })
    expect(storedOf('student-01')).toEqual([])
    await resendLtiScores(school.store.db, link.id, ['student-01'])
    services.wakeScores()
    await reaches('student-01', { state: 'sent', reason: null })
    expect(storedOf('student-01')).toHaveLength(1)
  })

  test('takes a column that is gone for a reason to look for another, once for all', async () => {
    await start()
    await queue('student-01', 70)
    await reaches('student-01', { state: 'sent' })
    school.lms.removeLineItem(school.lms.lineItems()[0]?.id ?? '')
    for (const sub of ['student-02', 'student-03', 'student-04']) await queue(sub, 80)
    for (const sub of ['student-02', 'student-03', 'student-04']) {
      await reaches(sub, { state: 'sent', tries: 1 })
    }
    expect(school.lms.lineItems()).toHaveLength(1)
  })

  test('does not take an unknown student for a missing column', async () => {
    await start()
    await queue('nobody', 70)
    await reaches('nobody', { state: 'failed', reason: 'lti_score_failed' })
    expect((await row('nobody')).detail).toMatch(/^404: .*not in the course/)
    expect(school.lms.lineItems()).toHaveLength(1)
  })

  test('sends a score that changes under way again afterwards, later, at its pace', async () => {
    let change = () => {}
    const isChanged = new Promise<void>((done) => {
      change = done
    })
    await start(async (url, options) => {
      const answer = await school.fetchGuarded(url, options)
      if (isOfScores(url)) await isChanged
      return answer
    })
    await queue('student-01', 70, 1_000)
    await expect.poll(() => school.lms.requests('scores'), polling).toHaveLength(1)
    await queue('student-01', 90, 1_001)
    change()
    await reaches('student-01', { state: 'sent', sentScore: 90, sentVersion: 2 })
    const [first, second] = storedOf('student-01')
    expect(first).toMatchObject({ scoreGiven: 70, timestamp: '1970-01-01T00:00:01.000Z' })
    expect(second).toMatchObject({ scoreGiven: 90, timestamp: '1970-01-01T00:00:02.000Z' })
    const [one, two] = school.lms.requests('scores').map(({ at }) => at)
    expect((two ?? 0) - (one ?? 0)).toBeGreaterThanOrEqual(2_000)
  })

  test('has at most four calls with a platform at a time', async () => {
    let underWay = 0
    let most = 0
    let fill = () => {}
    const isFull = new Promise<void>((done) => {
      fill = done
    })
    await start(async (url, options) => {
      most = Math.max(most, ++underWay)
      if (underWay === 4) fill()
      try {
        // The first ones are under way until there are four, however slowly they come.
        if (isOfScores(url)) await isFull
        return await school.fetchGuarded(url, options)
      } finally {
        underWay--
      }
    })
    school.lms.addFault({ endpoint: 'scores', kind: 'slow', delayMs: 60, times: null })
    const subs = Array.from({ length: 12 }, (_, i) => `student-${String(i + 1).padStart(2, '0')}`)
    for (const sub of subs) await queue(sub, 50)
    for (const sub of subs) await reaches(sub, { state: 'sent', tries: 1 })
    expect(most).toBe(4)
  })

  test('misses nothing that gets due while it looks', async () => {
    let at = Date.now()
    const isDue = { linkId: link.id, sub: 'student-01', gameSessionId: null, score: 70 }
    await queueLtiScore(school.store.db, { ...isDue, scoredAt: at }, at + 1)
    // Each look at the clock is a moment later than the one before.
    await start(school.fetchGuarded, () => at++)
    await reaches('student-01', { state: 'sent', tries: 1 })
  })

  test('goes on with what another process left, even in the middle of a send', async () => {
    await start()
    school.lms.addFault({ endpoint: 'scores', kind: 'late' })
    await queue('student-01', 70, 1_000)
    await expect.poll(() => school.lms.scoreEvents(), polling).toHaveLength(1)
    await services.stop()
    expect(await row('student-01')).toMatchObject({ state: 'pending', sentAt: null })
    await start()
    await reaches('student-01', { state: 'sent', sentVersion: 1, scoredAt: 1_000 })
    expect(storedOf('student-01')).toHaveLength(1)
    expect(school.lms.scoreEvents().at(-1)?.outcome).toBe('repeated')
  })

  test('leaves platforms alone that are switched off', async () => {
    const { db } = school.store
    await db.update(db.tables.ltiPlatforms).set({ isActive: false })
    await start()
    await queue('student-01', 70)
    await services.stop()
    expect(await listLtiScores(db, link.id)).toMatchObject([{ state: 'pending', tries: 0 }])
    expect(school.lms.requests()).toEqual([])
  })
})
