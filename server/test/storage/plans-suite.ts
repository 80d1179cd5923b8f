import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mergeProfiles } from '../../src/accounts/store/merge-profiles'
import { removeProfile } from '../../src/accounts/store/profiles'
import { listBookmarksWithReason, putBookmark } from '../../src/bookmarks/store'
import { insertConcern, purgeConcerns } from '../../src/concerns/store'
import type { Db } from '../../src/db/db'
import { countPlans } from '../../src/plans/store/class-plans'
import { findPlan, listGoals, putPlan, replaceGoals } from '../../src/plans/store/plans'
import { countPlayedByMode, listExplored, playedEver } from '../../src/plans/store/played'
import { listReflections, putReflection } from '../../src/plans/store/reflections'
import { aCareer, aGame, aPlayer, aProfile } from './samples'
import type { Bench } from './test-database'

const DAY_MS = 24 * 60 * 60_000
const ALWAYS = { fromMs: 0, untilMs: 1_000_000 }
const goal = (text: string) => ({ text, nextStep: '', setAt: 1, doneAt: null })

export function plansSuite(bench: Bench): void {
  let db: Db
  let profileId: string
  beforeEach(async () => {
    db = bench.store.db
    profileId = (await aProfile(db)).id
  })

  const reflection = (fields: { gameSessionId: string; text: string; profileId?: string }) => ({
    id: `rf_${fields.gameSessionId}${fields.profileId ?? profileId}`,
    profileId,
    careerId: null,
    question: 'liked' as const,
    tap: null,
    reflectedAt: 5,
    ...fields,
  })
  const texts = async (of: string) =>
    (await listReflections(db, of, ALWAYS)).map(({ text }) => text).sort()

  describe('a plan', () => {
    test('is neither shared nor handed in before anybody says so', async () => {
      expect(await findPlan(db, profileId)).toEqual({ isShared: false, handedInAt: null })
      await putPlan(db, profileId, { handedInAt: 4 })
      await putPlan(db, profileId, { isShared: true })
      expect(await findPlan(db, profileId)).toMatchObject({ isShared: true, handedInAt: 4 })
    })

    test('has the goals of the last time, in their order', async () => {
      await replaceGoals(db, profileId, [goal('a'), goal('b'), goal('c')])
      await replaceGoals(db, profileId, [goal('c'), goal('a')])
      expect(await listGoals(db, profileId)).toEqual([goal('c'), goal('a')])
      await replaceGoals(db, profileId, [])
      expect(await listGoals(db, profileId)).toEqual([])
    })

    test('has one reflection for each game, of its first day, in its school year', async () => {
      const { id: game } = await aGame(db)
      expect(await putReflection(db, reflection({ gameSessionId: game, text: 'first' }))).toBe('')
      const later = {
        ...reflection({ gameSessionId: game, text: 'second' }),
        id: 'x',
        reflectedAt: 9,
      }
      expect(await putReflection(db, later)).toBe('first')
      const [only, ...others] = await listReflections(db, profileId, ALWAYS)
      expect(only).toMatchObject({ gameId: game, text: 'second', at: 5, career: null })
      expect(others).toEqual([])
      expect(await listReflections(db, profileId, { fromMs: 6, untilMs: 10 })).toEqual([])
    })

    test('keeps the reason of a saved career when it is saved again without one', async () => {
      const careerId = await aCareer(db)
      const bookmark = { profileId, careerId, savedAt: 1 }
      expect(await putBookmark(db, { ...bookmark, reason: 'I like animals' })).toBe(
        'I like animals',
      )
      expect(await putBookmark(db, bookmark)).toBeNull()
      expect(await putBookmark(db, { ...bookmark, reason: 'I like animals' })).toBeNull()
      expect(await listBookmarksWithReason(db, profileId)).toMatchObject([
        { career: { id: careerId }, reason: 'I like animals', at: 1 },
      ])
    })

    test('goes with its person', async () => {
      const { id: game } = await aGame(db)
      await putPlan(db, profileId, { isShared: true })
      await replaceGoals(db, profileId, [goal('a')])
      await putReflection(db, reflection({ gameSessionId: game, text: 'said' }))
      await removeProfile(db, profileId)
      expect(await listGoals(db, profileId)).toEqual([])
      expect(await texts(profileId)).toEqual([])
      expect(await findPlan(db, profileId)).toEqual({ isShared: false, handedInAt: null })
    })
  })

  describe('what was played', () => {
    test('is counted by career and by mode, each career once at its last time', async () => {
      const careerId = await aCareer(db)
      const played = async (at: number, fields: object) => {
        const { id } = await aGame(db, fields)
        const player = await aPlayer(db, id, { profileId })
        const { gameSessions: game, gamePlayers: seat } = db.tables
        await db.update(game).set({ status: 'in_progress', startedAt: at }).where(eq(game.id, id))
        const figures = { joinedAt: at, totalAnswers: 4, correctAnswers: 3 }
        await db.update(seat).set(figures).where(eq(seat.id, player.id))
      }
      await played(10, { careerId, gameMode: 'career_quest' })
      await played(20, { careerId, gameMode: 'career_quest' })
      await played(30, { gameMode: 'speed_run' })
      expect(await listExplored(db, profileId, ALWAYS)).toMatchObject([
        { career: { id: careerId }, games: 2, at: 20 },
      ])
      expect(await listExplored(db, profileId, { fromMs: 30, untilMs: 40 })).toEqual([])
      expect(await playedEver(db, profileId)).toEqual({ careers: 1, firstAt: 10 })
      const counts = await countPlayedByMode(db, profileId, ALWAYS)
      expect(counts.sort((a, b) => a.games - b.games)).toEqual([
        { gameMode: 'speed_run', isAboutCareer: 0, games: 1, answered: 4, correct: 3 },
        { gameMode: 'career_quest', isAboutCareer: 1, games: 2, answered: 8, correct: 6 },
      ])
    })
  })

  describe('the plans of a class', () => {
    test('are counted for each student, also for those who have none', async () => {
      const { id: other } = await aProfile(db)
      const careerId = await aCareer(db)
      await putPlan(db, profileId, { handedInAt: 7 })
      await replaceGoals(db, profileId, [goal('a'), goal('b')])
      await putBookmark(db, { profileId, careerId, savedAt: 1 })
      const counts = await countPlans(db, [profileId, other])
      expect(counts.get(profileId)).toEqual({
        goals: 2,
        saved: 1,
        reflections: 0,
        handedInAt: 7,
        reviewedAt: null,
      })
      expect(counts.get(other)).toMatchObject({ goals: 0, handedInAt: null })
    })
  })

  describe('of two people who are one', () => {
    test('goals of the account stay, and every game has one reflection', async () => {
      const { id: fromId } = await aProfile(db)
      const [both, own] = [await aGame(db), await aGame(db)]
      await replaceGoals(db, fromId, [goal('theirs')])
      await replaceGoals(db, profileId, [goal('mine')])
      const of = (profile: string, gameSessionId: string, text: string) =>
        putReflection(db, reflection({ profileId: profile, gameSessionId, text }))
      await of(fromId, both.id, 'theirs of both')
      await of(fromId, own.id, 'theirs alone')
      await of(profileId, both.id, 'mine of both')
      expect(await mergeProfiles(db, { fromId, intoId: profileId, now: 10 })).toBe(true)
      expect(await listGoals(db, profileId)).toEqual([goal('mine')])
      expect(await texts(profileId)).toEqual(['mine of both', 'theirs alone'])
    })

    test('goals of the other come over where the account has none', async () => {
      const { id: fromId } = await aProfile(db)
      await putPlan(db, fromId, { handedInAt: 3 })
      await replaceGoals(db, fromId, [goal('theirs')])
      await mergeProfiles(db, { fromId, intoId: profileId, now: 10 })
      expect(await listGoals(db, profileId)).toEqual([goal('theirs')])
      expect((await findPlan(db, profileId)).handedInAt).toBe(3)
    })
  })

  describe('a concern', () => {
    const write = (id: string, text: string, writtenAt: number) =>
      insertConcern(db, { id, profileId, kind: 'threat', place: 'goal', text, writtenAt })
    const stored = async () => {
      const { concerns: t } = db.tables
      const rows = await db.select().from(t).where(eq(t.profileId, profileId))
      return rows.map(({ id }) => id).sort()
    }

    test('is stored once while nobody has seen it', async () => {
      await write('cn_1', 'words', 1)
      await write('cn_2', 'words', 2)
      await write('cn_3', 'others', 3)
      expect(await stored()).toEqual(['cn_1', 'cn_3'])
    })

    test('goes three months after it was seen to, and after a year', async () => {
      await write('cn_old', 'a', 0)
      await write('cn_seen', 'b', 300 * DAY_MS)
      await write('cn_open', 'c', 300 * DAY_MS)
      const { concerns: t } = db.tables
      await db
        .update(t)
        .set({ seenAt: 301 * DAY_MS })
        .where(eq(t.id, 'cn_seen'))
      await purgeConcerns(db, 364 * DAY_MS)
      expect(await stored()).toEqual(['cn_old', 'cn_open', 'cn_seen'])
      await purgeConcerns(db, 391 * DAY_MS)
      expect(await stored()).toEqual(['cn_open'])
    })
  })
}
