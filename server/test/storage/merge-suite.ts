import { eq, getTableName, inArray } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, test } from 'vitest'
import { mergeProfiles } from '../../src/accounts/store/merge-profiles'
import { findProfile } from '../../src/accounts/store/profiles'
import { listBookmarks, putBookmark } from '../../src/bookmarks/store'
import { listOwnedCosmetics, listWorn } from '../../src/cosmetics'
import type { Db } from '../../src/db/db'
import * as columns from '../../src/db/schema/columns/sqlite'
import { defineTables } from '../../src/db/schema/define-tables'
import {
  insertParentLink,
  listChildren,
  listParents,
  putParentCode,
  takeParentCode,
} from '../../src/families/store/parent-links'
import { findPlayer } from '../../src/games/store/players'
import { findSurvey, saveDraft } from '../../src/interests/store'
import { findProfileByLtiIdentity } from '../../src/lti/launches/store/identities'
import { buyCosmetic, wearCosmetic } from '../../src/market/cosmetics'
import { insertOpening } from '../../src/market/store'
import { putSetRefused } from '../../src/question-sets/store/listed-sets'
import { insertSoloReward } from '../../src/rewards/store/paid-games'
import {
  awardPathkey,
  countOwnedPathkeys,
  insertPathkeyDraw,
  listOwnedPathkeys,
  listPathkeyDraws,
} from '../../src/rewards/store/pathkeys'
import { awardTokens, getTokenBalance, listLedger } from '../../src/rewards/store/token-ledger'
import { anAccount, aPlatform, aVisit, NOW } from './merge-samples'
import { aCareer, aGame, aPathkey, aPlayer, aProfile, aSet } from './samples'
import type { Bench } from './test-database'

/** Tables that name a profile, as merging knows them. */
const MERGED = [
  'accepted_answers',
  'admins',
  'audit_entries',
  'auth_user',
  'career_bookmarks',
  'class_students',
  'class_teachers',
  'concerns',
  'game_players',
  'game_sessions',
  'homework',
  'homework_students',
  'host_students',
  'host_totals',
  'interest_surveys',
  'lti_identity',
  'lti_invites',
  'lti_launches',
  'mail_choices',
  'owned_cosmetics',
  'pack_openings',
  'parent_codes',
  'parent_links',
  'pathkey_draws',
  'plan_goals',
  'plan_reflections',
  'plan_reviews',
  'plans',
  'question_images',
  'question_reports',
  'question_sets',
  'roster_classes',
  'roster_imports',
  'roster_students',
  'school_blocks',
  'school_staff',
  'schools',
  'set_editors',
  'set_favourites',
  'set_reports',
  'solo_rewards',
  'student_cards',
  'token_ledger',
  'user_pathkeys',
]

export function mergeSuite(bench: Bench): void {
  let db: Db
  let fromId: string
  let intoId: string
  beforeEach(async () => {
    db = bench.store.db
    fromId = (await aProfile(db, { displayName: 'Ada' })).id
    intoId = await anAccount(db)
  })
  const merge = () => mergeProfiles(db, { fromId, intoId, now: NOW })

  test('no table that names a profile is forgotten', () => {
    const naming = Object.values(defineTables(columns))
      .filter((table) => table instanceof SQLiteTable)
      .filter((table) =>
        getTableConfig(table).foreignKeys.some(
          (key) => getTableName(key.reference().foreignTable) === 'profiles',
        ),
      )
      .map(getTableName)
    expect(naming.sort()).toEqual(MERGED)
  })

  test('classes of both are classes of one person; the account’s membership stays as it is', async () => {
    const { classes, classStudents, classTeachers } = db.tables
    const names = ['both', 'only', 'taught'].map((name) => `cl_${name} ${fromId}`)
    const [both = '', only = '', taught = ''] = names
    await db.insert(classes).values(
      names.map((id, i) => ({
        id,
        name: 'Careers 7',
        period: '',
        code: `${i} ${fromId}`,
        createdAt: 1,
      })),
    )
    await db.insert(classStudents).values([
      { classId: both, profileId: fromId, joinedAt: 1 },
      { classId: both, profileId: intoId, joinedAt: 2 },
      { classId: only, profileId: fromId, joinedAt: 3 },
    ])
    await db.insert(classTeachers).values({ classId: taught, profileId: fromId, addedAt: 4 })
    await merge()
    const joined = await db.select().from(classStudents).where(eq(classStudents.profileId, intoId))
    expect(joined.map(({ joinedAt }) => joinedAt).sort()).toEqual([2, 3])
    const teaching = await db
      .select()
      .from(classTeachers)
      .where(eq(classTeachers.profileId, intoId))
    expect(teaching).toEqual([{ classId: taught, profileId: intoId, addedAt: 4 }])
  })

  test('the school of either is that of one person, and so are its block and its entries', async () => {
    const { auditEntries, schoolBlocks, schoolStaff, schools } = db.tables
    const schoolId = `sc_${fromId}`
    const school = { id: schoolId, name: 'Hill', city: '', state: '', createdAt: 1 }
    await db.insert(schools).values({ ...school, madeBy: fromId })
    await db
      .insert(schoolStaff)
      .values({ profileId: fromId, schoolId, role: 'counsellor', since: 2 })
    await db.insert(schoolBlocks).values({ profileId: fromId, schoolId, blockedAt: 3 })
    const entry = { id: `ae_${fromId}`, schoolId, action: 'joined' as const, at: 4 }
    await db
      .insert(auditEntries)
      .values({ ...entry, actorProfileId: fromId, subjectProfileId: fromId })
    await merge()
    const of = { profileId: intoId, schoolId }
    const staff = await db.select().from(schoolStaff).where(eq(schoolStaff.schoolId, schoolId))
    expect(staff).toEqual([{ ...of, role: 'counsellor', since: 2 }])
    const blocks = await db.select().from(schoolBlocks).where(eq(schoolBlocks.schoolId, schoolId))
    expect(blocks).toEqual([{ ...of, blockedAt: 3 }])
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.schoolId, schoolId))
    expect(entries).toEqual([{ ...entry, actorProfileId: intoId, subjectProfileId: intoId }])
    const [made] = await db.select().from(schools).where(eq(schools.id, schoolId))
    expect(made?.madeBy).toBe(intoId)
  })

  test('homework of both is homework of one person; more time of the account stays as it is', async () => {
    const { homework, homeworkStudents: t } = db.tables
    const [both, given] = [`hw_both ${fromId}`, `hw_given ${fromId}`]
    const row = {
      title: 'Nurses',
      note: '',
      content: { kind: 'deck' as const, industry: null },
      modeSettings: {},
      untimed: false,
      createdAt: 1,
    }
    await db.insert(homework).values([
      { ...row, id: both },
      { ...row, id: given, teacherProfileId: fromId },
    ])
    await db.insert(t).values([
      { homeworkId: both, profileId: fromId, extendedTo: 1 },
      { homeworkId: both, profileId: intoId, extendedTo: 2 },
      { homeworkId: given, profileId: fromId, begunAt: 3 },
    ])
    await merge()
    const own = await db.select().from(t).where(eq(t.profileId, intoId))
    expect(own.map(({ extendedTo, begunAt }) => extendedTo ?? begunAt).sort()).toEqual([2, 3])
    const [moved] = await db.select().from(homework).where(eq(homework.id, given))
    expect(moved?.teacherProfileId).toBe(intoId)
  })

  test('who has had a set refused waits for an administrator as one person, too', async () => {
    await putSetRefused(db, fromId, 5)
    await merge()
    expect((await findProfile(db, intoId))?.setRefusedAt).toBe(5)
  })

  test('XP of both become one sum; nothing is booked twice', async () => {
    await awardTokens(db, { profileId: fromId, amount: 60, reason: 'game', reference: 'gs_1' })
    await awardTokens(db, { profileId: intoId, amount: 75, reason: 'game', reference: 'gs_2' })
    expect(await merge()).toBe(true)
    expect(await getTokenBalance(db, intoId)).toBe(135)
    expect(await findProfile(db, fromId)).toBeUndefined()
    expect(await merge()).toBe(false)
    expect(await getTokenBalance(db, intoId)).toBe(135)
  })

  test.each([
    [60, 75, 75],
    [75, 60, 75],
  ])('what both were given for the same thing counts once: %i and %i are %i', async (a, b, sum) => {
    await awardTokens(db, { profileId: fromId, amount: a, reason: 'game', reference: 'gs_1' })
    await awardTokens(db, { profileId: intoId, amount: b, reason: 'game', reference: 'gs_1' })
    await merge()
    expect(await getTokenBalance(db, intoId)).toBe(sum)
    const entries = await listLedger(db, intoId)
    expect(entries.find(({ reason }) => reason === 'game')?.amount).toBe(b)
  })

  test('what each had spent of what counts once is given back: no balance is below zero', async () => {
    for (const profileId of [fromId, intoId]) {
      await awardTokens(db, { profileId, amount: 100, reason: 'game', reference: 'gs_1' })
      await awardTokens(db, {
        profileId,
        amount: -100,
        reason: 'pack',
        reference: `po ${profileId}`,
      })
    }
    await merge()
    expect(await getTokenBalance(db, intoId)).toBe(0)
  })

  test('opened packs change hands, also two of the same name', async () => {
    const opening = {
      purchaseId: 'same',
      packId: 'trail',
      price: 100,
      draws: [],
      milestones: [],
      openedAt: 1,
    }
    await insertOpening(db, { ...opening, id: `po_of ${fromId}`, profileId: fromId })
    await insertOpening(db, { ...opening, id: `po_of ${intoId}`, profileId: intoId })
    await merge()
    const { packOpenings: t } = db.tables
    const rows = await db.select().from(t).where(eq(t.profileId, intoId))
    expect(rows.map(({ id }) => id).sort()).toEqual([`po_of ${fromId}`, `po_of ${intoId}`].sort())
  })

  test('a cosmetic that both bought is owned once, paid once, and worn as the account has it', async () => {
    for (const profileId of [fromId, intoId]) {
      await awardTokens(db, { profileId, amount: 200, reason: 'game', reference: profileId })
      await buyCosmetic(bench.store, { profileId, cosmeticId: 'fir', now: 1 })
    }
    await buyCosmetic(bench.store, { profileId: fromId, cosmeticId: 'boot', now: 2 })
    await wearCosmetic(bench.store, fromId, { slot: 'avatar', cosmeticId: 'boot' })
    await wearCosmetic(bench.store, intoId, { slot: 'avatar', cosmeticId: 'fir' })
    await merge()
    const owned = await listOwnedCosmetics(db, intoId)
    expect(owned.map(({ cosmeticId }) => cosmeticId)).toEqual(['fir', 'boot'])
    expect(await listWorn(db, intoId)).toEqual(['fir'])
    expect(await getTokenBalance(db, intoId)).toBe(400 - 100 - 75)
  })

  test('copies of a pathkey add up; a milestone is one', async () => {
    const both = await aPathkey(db)
    const mine = await aPathkey(db)
    const milestone = await aPathkey(db)
    const { pathkeys } = db.tables
    await db.update(pathkeys).set({ keyType: 'milestone' }).where(eq(pathkeys.id, milestone))
    await awardPathkey(db, fromId, both, 10)
    await awardPathkey(db, fromId, both, 30)
    await awardPathkey(db, intoId, both, 20)
    await awardPathkey(db, fromId, mine, 5)
    await awardPathkey(db, fromId, milestone, 1)
    await awardPathkey(db, intoId, milestone, 2)
    await merge()
    const owned = await listOwnedPathkeys(db, intoId)
    expect(owned.map(({ pathkey, ...copy }) => [pathkey.id, copy])).toEqual([
      [both, { quantity: 3, acquiredAt: 30 }],
      [mine, { quantity: 1, acquiredAt: 5 }],
      [milestone, { quantity: 1, acquiredAt: 2 }],
    ])
    expect(await countOwnedPathkeys(db, intoId)).toEqual({ copies: 5, distinct: 3 })
  })

  test('what either saved is saved; a survey comes over unless the account has its own', async () => {
    const [one, two] = [await aCareer(db), await aCareer(db)]
    for (const [profileId, careerId] of [
      [fromId, one],
      [fromId, two],
      [intoId, two],
    ] as const) {
      await putBookmark(db, { profileId, careerId, savedAt: 1 })
    }
    await saveDraft(db, fromId, { fix_bike: 'like' }, NOW)
    const other = await aProfile(db)
    await saveDraft(db, other.id, { fix_bike: 'dislike' }, NOW)
    await merge()
    expect((await listBookmarks(db, intoId)).sort()).toEqual([one, two].sort())
    expect((await findSurvey(db, intoId)).draft).toEqual({ fix_bike: 'like' })
    await mergeProfiles(db, { fromId: other.id, intoId, now: NOW })
    expect((await findSurvey(db, intoId)).draft).toEqual({ fix_bike: 'like' })
  })

  test('seats, hosted games, sets and draws change hands', async () => {
    const played = await aGame(db)
    const seat = await aPlayer(db, played.id, { profileId: fromId })
    const hosted = await aGame(db, { hostProfileId: fromId })
    const set = await aSet(db, { creatorId: fromId })
    const pathkeyId = await aPathkey(db)
    await insertPathkeyDraw(db, {
      gameSessionId: played.id,
      playerId: seat.id,
      profileId: fromId,
      pathkeyId,
      candidates: [],
      random: 0.5,
      drawnAt: 1,
    })
    await merge()
    const { gameSessions, questionSets } = db.tables
    expect((await findPlayer(db, seat.id))?.profileId).toBe(intoId)
    expect((await listPathkeyDraws(db, played.id))[0]?.profileId).toBe(intoId)
    const [game] = await db.select().from(gameSessions).where(eq(gameSessions.id, hosted.id))
    expect(game?.hostProfileId).toBe(intoId)
    const [moved] = await db.select().from(questionSets).where(eq(questionSets.id, set.id))
    expect(moved?.creatorId).toBe(intoId)
  })

  test("where both sat in one game the course's seat is the person's, the other a guest's", async () => {
    const { id } = await aGame(db)
    const course = await aPlayer(db, id, { profileId: fromId, displayName: 'Ada' })
    const own = await aPlayer(db, id, { profileId: intoId, displayName: 'Ada L.' })
    await merge()
    expect((await findPlayer(db, course.id))?.profileId).toBe(intoId)
    expect(await findPlayer(db, own.id)).toMatchObject({ profileId: null, displayName: 'Ada L.' })
  })

  test('a host has no seat in the own class game, but keeps the one of a solo game', async () => {
    const live = await aGame(db, { hostProfileId: fromId })
    const tried = await aPlayer(db, live.id, { profileId: intoId })
    const solo = await aGame(db, { hostProfileId: fromId, sessionType: 'solo' })
    const alone = await aPlayer(db, solo.id, { profileId: fromId })
    await merge()
    expect((await findPlayer(db, tried.id))?.profileId).toBeNull()
    expect((await findPlayer(db, alone.id))?.profileId).toBe(intoId)
  })

  test('a bonus that either claimed today is claimed', async () => {
    const [one, two] = [await aSet(db), await aSet(db)]
    const day = '2025-09-01'
    await insertSoloReward(db, { profileId: fromId, questionSetId: one.id, day })
    await insertSoloReward(db, { profileId: intoId, questionSetId: one.id, day })
    await insertSoloReward(db, { profileId: fromId, questionSetId: two.id, day })
    await merge()
    for (const { id } of [one, two]) {
      const claim = { profileId: intoId, questionSetId: id, day }
      expect(await insertSoloReward(db, claim)).toBe(false)
    }
  })

  test('parents and children come over once, and nobody becomes their own parent', async () => {
    const parent = (await aProfile(db, { userType: 'parent' })).id
    const child = (await aProfile(db)).id
    await insertParentLink(db, { parentProfileId: parent, childProfileId: fromId })
    await insertParentLink(db, { parentProfileId: parent, childProfileId: intoId })
    await insertParentLink(db, { parentProfileId: fromId, childProfileId: child })
    await insertParentLink(db, { parentProfileId: intoId, childProfileId: fromId })
    await merge()
    expect((await listParents(db, intoId)).map(({ id }) => id)).toEqual([parent])
    expect((await listChildren(db, intoId)).map(({ id }) => id)).toEqual([child])
  })

  test("an account's code for a parent still works; one of a course login is gone", async () => {
    const [codeHash, expiresAt] = ['own', NOW + 1]
    await putParentCode(db, { childProfileId: intoId, codeHash, createdAt: NOW, expiresAt })
    const other = { childProfileId: fromId, codeHash: 'other', createdAt: NOW, expiresAt }
    await putParentCode(db, other)
    await merge()
    expect(await takeParentCode(db, 'own', NOW)).toBe(intoId)
    expect(await takeParentCode(db, 'other', NOW)).toBeUndefined()
  })

  test('logins and visits lead to the one profile, in which administrators stay so', async () => {
    const platform = await aPlatform(db)
    const launchId = await aVisit(db, platform, fromId)
    const { admins, ltiLaunches } = db.tables
    await db
      .insert(admins)
      .values([fromId, intoId].map((profileId) => ({ profileId, createdAt: 1 })))
    await merge()
    const identity = { issuer: platform.issuer, clientId: platform.clientId, sub: 'ada' }
    expect((await findProfileByLtiIdentity(db, identity))?.id).toBe(intoId)
    const [launch] = await db.select().from(ltiLaunches).where(eq(ltiLaunches.id, launchId))
    expect(launch?.profileId).toBe(intoId)
    const rows = await db
      .select()
      .from(admins)
      .where(inArray(admins.profileId, [fromId, intoId]))
    expect(rows.map((row) => row.profileId)).toEqual([intoId])
  })

  test('an account is never merged away, and an unknown profile changes nothing', async () => {
    const other = await anAccount(db)
    await expect(mergeProfiles(db, { fromId: other, intoId, now: NOW })).rejects.toThrow()
    expect(await mergeProfiles(db, { fromId: 'pf_none', intoId, now: NOW })).toBe(false)
    expect(await mergeProfiles(db, { fromId: intoId, intoId, now: NOW })).toBe(false)
    expect(await findProfile(db, other)).toBeDefined()
  })

  test('two that merge the same person at once make one of it', async () => {
    await awardTokens(db, { profileId: fromId, amount: 60, reason: 'game', reference: 'gs_1' })
    const merged = await Promise.all([merge(), merge()])
    expect(merged.filter(Boolean)).toHaveLength(1)
    expect(await getTokenBalance(db, intoId)).toBe(60)
  })
}
