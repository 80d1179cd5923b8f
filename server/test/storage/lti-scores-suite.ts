import { beforeEach, expect, test } from 'vitest'
import type { Db } from '../../src/db/db'
import {
  listOtherLineItems,
  moveToColumn,
  noteMaximum,
} from '../../src/lti/grades/store/line-items'
import {
  failLtiScore,
  markLtiScoreSent,
  retryLtiScore,
} from '../../src/lti/grades/store/score-outcomes'
import {
  claimLtiScore,
  commentLtiScore,
  findLtiScore,
  listDueLtiScores,
  listPlatformsWithDueScores,
  nextLtiScoreAt,
  queueLtiScore,
  releaseLtiScores,
  resendLtiScores,
  SCORE_LEASE_MS,
  SCORE_PACE_MS,
  setAsideLtiScore,
} from '../../src/lti/grades/store/scores'
import { aContext, aLink, aPlatform } from './lti-samples'
import { aGame } from './samples'
import type { Bench } from './test-database'

const now = 1_000_000

export function ltiScoresSuite(bench: Bench): void {
  let db: Db
  let platformId: string
  let linkId: string
  beforeEach(async () => {
    db = bench.store.db
    // What other tests queued is not due here.
    await db.delete(db.tables.ltiScores)
    platformId = (await aPlatform(db)).id
    linkId = (await aLink(db, platformId)).id
  })

  const wanted = (score: number, change = {}) => ({
    linkId,
    sub: 'ana',
    gameSessionId: null,
    score,
    scoredAt: 500,
    ...change,
  })
  const row = async () => {
    const found = await findLtiScore(db, linkId, 'ana')
    return found ?? expect.fail('no score')
  }
  const claimed = async (at = now) =>
    (await claimLtiScore(db, (await row()).id, at)) ?? expect.fail('not due')

  test('a score is due at once, for active platforms alone', async () => {
    await queueLtiScore(db, wanted(80), now)
    expect(await row()).toMatchObject({ score: 80, scoredAt: 500, state: 'pending', version: 1 })
    expect(await listPlatformsWithDueScores(db, now)).toEqual([platformId])
    expect(await listDueLtiScores(db, platformId, 5, now)).toEqual([await row()])
    expect(await nextLtiScoreAt(db, now - 1)).toBe(now)
    expect(await nextLtiScoreAt(db, now)).toBeNull()
    await db.update(db.tables.ltiPlatforms).set({ isActive: false })
    expect(await listPlatformsWithDueScores(db, now)).toEqual([])
    expect(await nextLtiScoreAt(db, now - 1)).toBeNull()
  })

  test('the same score again changes nothing, but tries a failed one again', async () => {
    await queueLtiScore(db, wanted(80), now)
    await markLtiScoreSent(db, await claimed(), now)
    await queueLtiScore(db, wanted(80, { scoredAt: 900 }), now + 1)
    expect(await row()).toMatchObject({ state: 'sent', version: 1, scoredAt: 500 })
    await failLtiScore(db, await row(), { reason: 'lti_score_failed', detail: 'no' }, now)
    await queueLtiScore(db, wanted(80), now + 2)
    expect(await row()).toMatchObject({ state: 'pending', scoredAt: 500, reason: null })
  })

  test('another score gets a timestamp of a later second', async () => {
    await queueLtiScore(db, wanted(80), now)
    await markLtiScoreSent(db, await claimed(), now)
    await queueLtiScore(db, wanted(90, { scoredAt: 501 }), now + 10)
    expect(await row()).toMatchObject({ state: 'pending', score: 90, version: 2, scoredAt: 1500 })
    expect((await row()).nextTryAt).toBe(now + SCORE_PACE_MS)
  })

  test('one process at a time has a score', async () => {
    await queueLtiScore(db, wanted(80), now)
    expect(await claimed()).toMatchObject({ tries: 1, firstTryAt: now, lastTryAt: now })
    expect(await claimLtiScore(db, (await row()).id, now + 1)).toBeUndefined()
    expect(await listDueLtiScores(db, platformId, 5, now + 1)).toEqual([])
    expect(await claimed(now + SCORE_LEASE_MS)).toMatchObject({ tries: 2, firstTryAt: now })
  })

  test('what a dead process had taken is due again, at its pace', async () => {
    await queueLtiScore(db, wanted(80), now)
    await claimed()
    await releaseLtiScores(db)
    expect((await row()).nextTryAt).toBe(now + SCORE_PACE_MS)
    await retryLtiScore(db, await row(), {
      reason: 'lti_platform_unreachable',
      detail: null,
      nextTryAt: now + 9_000,
    })
    await releaseLtiScores(db)
    expect((await row()).nextTryAt).toBe(now + 9_000)
  })

  test('a score that changes while it is sent is sent again afterwards', async () => {
    await queueLtiScore(db, wanted(80), now)
    const first = await claimed()
    await queueLtiScore(db, wanted(90), now + 5)
    expect((await row()).nextTryAt).toBe(now + SCORE_LEASE_MS)
    await markLtiScoreSent(db, first, now + 10)
    expect(await row()).toMatchObject({
      state: 'pending',
      score: 90,
      sentScore: 80,
      sentVersion: 1,
      nextTryAt: now + 10 + SCORE_PACE_MS,
    })
    await markLtiScoreSent(db, await claimed(now + 10 + SCORE_PACE_MS), now + 20)
    expect(await row()).toMatchObject({ state: 'sent', sentScore: 90, sentVersion: 2 })
  })

  test('a failure of an old score does not stop the changed one', async () => {
    await queueLtiScore(db, wanted(80), now)
    const first = await claimed()
    await queueLtiScore(db, wanted(90), now + 5)
    await failLtiScore(db, first, { reason: 'lti_score_failed', detail: 'no' }, now + 10)
    expect(await row()).toMatchObject({ state: 'pending', score: 90, reason: null })
  })

  test('resending keeps the timestamp of what never arrived, and takes a later one else', async () => {
    await queueLtiScore(db, wanted(80), now)
    await failLtiScore(db, await claimed(), { reason: 'lti_score_failed', detail: 'no' }, now)
    expect(await resendLtiScores(db, linkId, ['ana', 'ben'], now + 5_000)).toBe(1)
    expect(await row()).toMatchObject({
      state: 'pending',
      scoredAt: 500,
      tries: 0,
      nextTryAt: now + 5_000,
    })
    await markLtiScoreSent(db, await claimed(now + 5_000), now)
    await resendLtiScores(db, linkId, undefined, now + 9_000)
    expect(await row()).toMatchObject({ state: 'pending', scoredAt: now + 9_000, version: 2 })
  })

  test('a column that gives way to another, or has other points, queues what was sent', async () => {
    const link = await aLink(db, platformId)
    linkId = link.id
    const column = { maximum: 20, count: 1, isNew: true }
    await moveToColumn(db, link, { ...column, url: 'https://lms.example/items/1' }, now)
    await queueLtiScore(db, wanted(80), now)
    await markLtiScoreSent(db, await claimed(), now)
    await queueLtiScore(db, wanted(50, { sub: 'ben' }), now)
    expect(await noteMaximum(db, link, 20, now)).toBe(false)
    expect(await row()).toMatchObject({ state: 'sent', version: 1 })
    expect(await noteMaximum(db, link, 10, now + 9_000)).toBe(true)
    expect(await row()).toMatchObject({ state: 'pending', version: 2, scoredAt: now + 9_000 })
    await markLtiScoreSent(db, await claimed(now + 9_000), now + 9_000)
    const moved = { ...column, url: 'https://lms.example/items/2' }
    await moveToColumn(db, link, moved, now + 20_000)
    expect(await row()).toMatchObject({ state: 'pending', version: 3 })
    await moveToColumn(db, link, moved, now + 30_000)
    expect(await row()).toMatchObject({ version: 3 })
    // What was on its way goes into the column of today by itself.
    expect(await findLtiScore(db, linkId, 'ben')).toMatchObject({ state: 'pending', version: 1 })
    linkId = ''
  })

  test('a link remembers its line item; those of other links of the course are known', async () => {
    const { id: contextId } = await aContext(db, platformId)
    const one = await aLink(db, platformId, { contextId })
    const two = await aLink(db, platformId, { contextId })
    await moveToColumn(db, two, {
      url: 'https://lms.example/items/2',
      maximum: 20,
      count: 1,
      isNew: false,
    })
    expect(await listOtherLineItems(db, one)).toEqual(['https://lms.example/items/2'])
    expect(await listOtherLineItems(db, two)).toEqual([])
  })

  test('what is said about a grade is sent with it, and gone with its attempt', async () => {
    const game = (await aGame(db)).id
    const other = (await aGame(db)).id
    await queueLtiScore(db, wanted(80, { gameSessionId: game }), now)
    await markLtiScoreSent(db, await claimed(), now)
    await commentLtiScore(db, await row(), 'Well done.', now + 9_000)
    const said = { comment: 'Well done.', state: 'pending', version: 2, scoredAt: now + 9_000 }
    expect(await row()).toMatchObject(said)
    await queueLtiScore(db, wanted(80, { gameSessionId: game }), now)
    expect(await row()).toMatchObject(said)
    await setAsideLtiScore(db, { linkId, sub: 'ana' }, now)
    expect(await row()).toMatchObject({ ...said, setAsideAt: now })
    await queueLtiScore(db, wanted(40, { gameSessionId: other }), now)
    expect(await row()).toMatchObject({ comment: null, setAsideAt: null, score: 40 })
  })
}
