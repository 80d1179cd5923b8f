import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSchool, type School } from '../../../../test/school'
import type { LtiLink } from '../../launches/store/links'
import { type PlatformServices, startPlatformServices } from '../../platform-services'
import { findLtiScore, type LtiScore, queueLtiScore, resendLtiScores } from '../store/scores'
import { SHOWN_BY_MS, seenStanding } from './column-reader'

let school: School
let services: PlatformServices
let link: LtiLink
/** The time that has passed beside the real one. */
let passedMs = 0
const now = () => Date.now() + passedMs

beforeEach(async () => {
  passedMs = 0
  school = await openSchool({ textColumns: true })
  const course = await school.course()
  link = await school.link({ contextId: course.id })
  const { store, log, signing, fetchGuarded } = school
  services = await startPlatformServices({ store, log, now, fetchGuarded, keys: { signing } })
  // With a token for each service: one that is asked for later is of the future for the platform.
  await services.members(course)
  await send({ 'student-30': 50 })
  pass(2_000)
  await stands('student-30', 'same')
})
afterEach(async () => {
  await services.stop()
  await school.close()
})

const pass = (ms: number) => {
  passedMs += ms
  services.wakeScores()
}
const send = async (scores: Record<string, number>) => {
  for (const [sub, score] of Object.entries(scores)) {
    const grade = { linkId: link.id, sub, gameSessionId: null, score, scoredAt: now() }
    await queueLtiScore(school.store.db, grade, now())
  }
  services.wakeScores()
  for (const sub of Object.keys(scores)) await reaches(sub, { state: 'sent' })
}
const row = async (sub: string): Promise<LtiScore> =>
  (await findLtiScore(school.store.db, link.id, sub)) ?? expect.fail('no score')
const polling = { timeout: 10_000, interval: 20 }
const reaches = (sub: string, expected: Partial<LtiScore>) =>
  expect.poll(() => row(sub), polling).toMatchObject(expected)
const stands = (sub: string, expected: 'same' | 'other') =>
  expect.poll(async () => seenStanding(await row(sub)), polling).toBe(expected)
const column = () => school.lms.lineItems()[0]?.id ?? expect.fail('no column')

describe('A grade that was sent', () => {
  test('is read back, and stands as it was sent', async () => {
    await send({ 'student-01': 85, 'student-02': 66.667 })
    pass(2_000)
    await stands('student-01', 'same')
    await stands('student-02', 'same')
    const reads = school.lms.requests('results').length
    pass(SHOWN_BY_MS)
    await send({ 'student-03': 10 })
    pass(2_000)
    await stands('student-03', 'same')
    // What is known is not asked for again.
    expect(school.lms.requests('results')).toHaveLength(reads + 1)
  })

  test('of a whole class is read by one request', async () => {
    const class_ = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`student-${String(i + 1).padStart(2, '0')}`, 50 + i]),
    )
    const reads = () => school.lms.requests('results').length
    school.lms.addFault({ endpoint: 'results', kind: '503' })
    const before = reads()
    await send(class_)
    pass(SHOWN_BY_MS)
    await expect.poll(reads, polling).toBeGreaterThan(before)
    // It was not there just then: a minute later it is.
    const dueInMs = async () => ((await linkRow())?.readBackAt ?? 0) - now()
    await expect.poll(dueInMs, polling).toBeLessThanOrEqual(60_000)
    pass(60_000)
    for (const sub of Object.keys(class_)) await stands(sub, 'same')
    expect(reads() - before).toBeLessThan(6)
  })

  test('into a column that keeps no points has not arrived, and says so', async () => {
    await send({ 'student-01': 85, 'student-02': 0 })
    school.lms.updateLineItem(column(), { isText: true })
    await send({ 'student-03': 40, 'student-01': 90 })
    pass(2_000)
    await expect.poll(async () => (await row('student-03')).seenAt, polling).not.toBeNull()
    // Some platforms work grades off after they have answered.
    await reaches('student-03', { state: 'sent' })
    pass(SHOWN_BY_MS)
    await reaches('student-03', { state: 'failed', reason: 'lti_grade_not_kept' })
    school.lms.updateLineItem(column(), { isText: false })
    await resendLtiScores(school.store.db, link.id, ['student-03'], now())
    services.wakeScores()
    await reaches('student-03', { state: 'sent', reason: null })
    pass(SHOWN_BY_MS)
    await stands('student-03', 'same')
  })

  test('into the column of an activity that came back without points is said to be missing there', async () => {
    const lineItem = { scoreMaximum: 20 }
    const { id } = school.lms.addLink({ courseId: 'science-8', title: 'Own', lineItem })
    link = await school.link({ resourceLinkId: id, contextId: link.contextId ?? '' })
    await send({ 'student-01': 80 })
    pass(2_000)
    await stands('student-01', 'same')
    school.lms.acceptGrades(id, false)
    school.lms.acceptGrades(id, true)
    await services.lookAtColumn(link)
    await expect.poll(async () => (await row('student-01')).sentVersion, polling).toBe(2)
    pass(SHOWN_BY_MS)
    await reaches('student-01', { state: 'failed', reason: 'lti_grade_not_kept' })
    const own = school.lms.lineItems().find(({ linkId }) => linkId === id)
    school.lms.updateLineItem(own?.id ?? '', { isText: false, scoreMaximum: 20 })
    // Its points are others than before: all is sent anew.
    await services.lookAtColumn((await linkRow()) ?? link)
    await reaches('student-01', { state: 'sent' })
    pass(SHOWN_BY_MS)
    await stands('student-01', 'same')
  })

  test('of nothing may be left out by a gradebook', async () => {
    school.lms.updateLineItem(column(), { isText: true })
    await send({ 'student-01': 0 })
    pass(SHOWN_BY_MS)
    await expect.poll(async () => (await row('student-01')).seenAt, polling).not.toBeNull()
    await reaches('student-01', { state: 'sent', reason: null, seenScore: null })
  })

  test('and is written over in the gradebook says what stands there', async () => {
    await send({ 'student-01': 100 })
    pass(SHOWN_BY_MS)
    await stands('student-01', 'same')
    school.lms.overrideGrade(column(), { userId: 'student-01', points: 85 })
    await resendLtiScores(school.store.db, link.id, undefined, now())
    services.wakeScores()
    await expect.poll(async () => (await row('student-01')).sentVersion, polling).toBe(2)
    pass(SHOWN_BY_MS)
    await stands('student-01', 'other')
    expect(await row('student-01')).toMatchObject({ state: 'sent', sentScore: 100, seenScore: 85 })
    // Somebody looks at it after it was taken back.
    school.lms.overrideGrade(column(), { userId: 'student-01', points: null })
    await services.lookAtColumn((await linkRow()) ?? link)
    await stands('student-01', 'same')
  })

  test('is not asked for where the platform shows no results', async () => {
    const { ltiLinks } = school.store.db.tables
    const agsScopes = link.agsScopes.filter((scope) => !scope.includes('result'))
    await school.store.db.update(ltiLinks).set({ agsScopes })
    await send({ 'student-01': 85 })
    pass(SHOWN_BY_MS)
    await services.lookAtColumn((await linkRow()) ?? link)
    expect(school.lms.requests('results')).toHaveLength(1)
    expect(seenStanding(await row('student-01'))).toBeNull()
  })
})

const linkRow = async () =>
  (await school.store.db.select().from(school.store.db.tables.ltiLinks)).find(
    ({ id }) => id === link.id,
  )
