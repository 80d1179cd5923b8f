import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { recountHosts } from '../../host-totals'
import { mergeRewards, type ProfileMerge } from './merge-rewards'

/** Makes one person of two, all or nothing. False: `fromId` is gone, or both are one already. */
export async function mergeProfiles(db: Db, merge: ProfileMerge): Promise<boolean> {
  return db.transact(async (tx) => {
    const { profiles } = tx.tables
    if (merge.fromId === merge.intoId) return false
    const both = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(inArray(profiles.id, [merge.fromId, merge.intoId]))
    if (both.length < 2) return false
    if (await isAccount(tx, merge.fromId)) throw new Error('An account is never merged away')
    const hosts = await hostsOf(tx, merge)
    await mergeRewards(tx, merge)
    await mergeSeats(tx, merge)
    await moveOwned(tx, merge)
    await mergeRefusal(tx, merge)
    await mergeSaved(tx, merge)
    await mergePlans(tx, merge)
    await mergeParents(tx, merge)
    await mergeAdmins(tx, merge)
    await recountHosts(tx, hosts)
    await tx.delete(profiles).where(eq(profiles.id, merge.fromId))
    return true
  })
}

/** Whose figures change with the seats of the two; `into` hosts what `from` hosted. */
async function hostsOf(tx: Db, { fromId, intoId }: ProfileMerge): Promise<string[]> {
  const { hostStudents: student, hostTotals } = tx.tables
  const both = [fromId, intoId]
  const taught = await tx
    .selectDistinct({ id: student.hostProfileId })
    .from(student)
    .where(inArray(student.profileId, both))
  const hosted = await tx
    .select({ id: hostTotals.hostProfileId })
    .from(hostTotals)
    .where(inArray(hostTotals.hostProfileId, both))
  const hosts = [...taught, ...hosted].map(({ id }) => (id === fromId ? intoId : id))
  return [...new Set(hosts)]
}

/** Whether somebody signs in to this profile. */
export async function isAccount(db: Db, profileId: string): Promise<boolean> {
  const { authUser } = db.tables
  const rows = await db.select().from(authUser).where(eq(authUser.profileId, profileId))
  return rows.length > 0
}

/**
 * One seat per person and game: where both sat, the seat that came with `from` (an LMS counts it)
 * stays the person's and the other becomes a guest's, with its name and score. A host has no seat
 * in the own multiplayer game.
 */
async function mergeSeats(tx: Db, { fromId, intoId }: ProfileMerge): Promise<void> {
  const { gamePlayers: t, gameSessions } = tx.tables
  const gamesOf = (profileId: string) =>
    tx.select({ id: t.gameSessionId }).from(t).where(eq(t.profileId, profileId))
  await tx
    .update(t)
    .set({ profileId: null })
    .where(and(eq(t.profileId, intoId), inArray(t.gameSessionId, gamesOf(fromId))))
  await tx.update(t).set({ profileId: intoId }).where(eq(t.profileId, fromId))
  await tx
    .update(gameSessions)
    .set({ hostProfileId: intoId })
    .where(eq(gameSessions.hostProfileId, fromId))
  const hosted = tx
    .select({ id: gameSessions.id })
    .from(gameSessions)
    .where(and(eq(gameSessions.hostProfileId, intoId), eq(gameSessions.sessionType, 'multiplayer')))
  await tx
    .update(t)
    .set({ profileId: null })
    .where(and(eq(t.profileId, intoId), inArray(t.gameSessionId, hosted)))
}

/** What simply changes hands. */
async function moveOwned(tx: Db, { fromId, intoId }: ProfileMerge): Promise<void> {
  const { questionSets, pathkeyDraws, ltiIdentities, ltiLaunches, ltiInvites } = tx.tables
  const { questionImages, questionReports, acceptedAnswers, homework, rosterStudents } = tx.tables
  const { concerns, planReviews } = tx.tables
  const owned = [pathkeyDraws, ltiIdentities, ltiLaunches, rosterStudents, concerns, planReviews]
  for (const table of owned) {
    await tx.update(table).set({ profileId: intoId }).where(eq(table.profileId, fromId))
  }
  await tx.update(questionSets).set({ creatorId: intoId }).where(eq(questionSets.creatorId, fromId))
  await tx.update(ltiInvites).set({ createdBy: intoId }).where(eq(ltiInvites.createdBy, fromId))
  await tx
    .update(questionImages)
    .set({ uploadedBy: intoId })
    .where(eq(questionImages.uploadedBy, fromId))
  await tx
    .update(questionReports)
    .set({ reporterProfileId: intoId })
    .where(eq(questionReports.reporterProfileId, fromId))
  await tx
    .update(homework)
    .set({ teacherProfileId: intoId })
    .where(eq(homework.teacherProfileId, fromId))
  await tx
    .update(planReviews)
    .set({ reviewerProfileId: intoId })
    .where(eq(planReviews.reviewerProfileId, fromId))
  await tx
    .update(concerns)
    .set({ seenByProfileId: intoId })
    .where(eq(concerns.seenByProfileId, fromId))
  await tx
    .update(acceptedAnswers)
    .set({ acceptedBy: intoId })
    .where(eq(acceptedAnswers.acceptedBy, fromId))
  const { auditEntries, schools } = tx.tables
  await tx.update(schools).set({ madeBy: intoId }).where(eq(schools.madeBy, fromId))
  for (const field of ['actorProfileId', 'subjectProfileId'] as const) {
    await tx
      .update(auditEntries)
      .set({ [field]: intoId })
      .where(eq(auditEntries[field], fromId))
  }
}

/** Who has waited for an administrator as either waits as both. */
async function mergeRefusal(tx: Db, { fromId, intoId }: ProfileMerge): Promise<void> {
  const { profiles: t } = tx.tables
  const [from] = await tx.select().from(t).where(eq(t.id, fromId))
  if (from?.setRefusedAt == null) return
  await tx.update(t).set({ setRefusedAt: from.setRefusedAt }).where(eq(t.id, intoId))
}

/** What either saved, may edit, teaches, learns in or works at stays so, also a block; of two surveys that of the account stays. */
async function mergeSaved(tx: Db, { fromId, intoId }: ProfileMerge): Promise<void> {
  const { careerBookmarks, interestSurveys, setEditors, setFavourites, setReports } = tx.tables
  const { classStudents, classTeachers, homeworkStudents, schoolBlocks, schoolStaff } = tx.tables
  const saved = [careerBookmarks, interestSurveys, setEditors, setFavourites, setReports]
  for (const table of [
    ...saved,
    classStudents,
    classTeachers,
    homeworkStudents,
    schoolBlocks,
    schoolStaff,
  ]) {
    const rows = await tx.select().from(table).where(eq(table.profileId, fromId))
    for (const row of rows) {
      await tx
        .insert(table)
        .values({ ...row, profileId: intoId } as never)
        .onConflictDoNothing()
    }
  }
}

/**
 * Of two plans the goals and choices of the account stay, and where there are none those of the other;
 * of two reflections on one game the account's.
 */
async function mergePlans(tx: Db, { fromId, intoId }: ProfileMerge): Promise<void> {
  const { plans, planGoals, planReflections } = tx.tables
  const [goal] = await tx.select().from(planGoals).where(eq(planGoals.profileId, intoId)).limit(1)
  for (const table of goal ? [plans] : [plans, planGoals]) {
    const rows = await tx.select().from(table).where(eq(table.profileId, fromId))
    for (const row of rows) {
      await tx
        .insert(table)
        .values({ ...row, profileId: intoId } as never)
        .onConflictDoNothing()
    }
  }
  const known = await tx
    .select({ gameId: planReflections.gameSessionId })
    .from(planReflections)
    .where(eq(planReflections.profileId, intoId))
  const games = known.flatMap(({ gameId }) => gameId ?? [])
  await tx
    .delete(planReflections)
    .where(
      and(eq(planReflections.profileId, fromId), inArray(planReflections.gameSessionId, games)),
    )
  await tx
    .update(planReflections)
    .set({ profileId: intoId })
    .where(eq(planReflections.profileId, fromId))
}

/** Nobody becomes their own parent. */
async function mergeParents(tx: Db, { fromId, intoId }: ProfileMerge): Promise<void> {
  const { parentLinks: t } = tx.tables
  const asChild = await tx
    .select()
    .from(t)
    .where(and(eq(t.childProfileId, fromId), notInArray(t.parentProfileId, [intoId])))
  const asParent = await tx
    .select()
    .from(t)
    .where(and(eq(t.parentProfileId, fromId), notInArray(t.childProfileId, [intoId])))
  const moved = [
    ...asChild.map((link) => ({ ...link, childProfileId: intoId })),
    ...asParent.map((link) => ({ ...link, parentProfileId: intoId })),
  ]
  if (moved.length > 0) await tx.insert(t).values(moved).onConflictDoNothing()
}

async function mergeAdmins(tx: Db, { fromId, intoId }: ProfileMerge): Promise<void> {
  const { admins: t } = tx.tables
  const [admin] = await tx.select().from(t).where(eq(t.profileId, fromId))
  if (admin)
    await tx
      .insert(t)
      .values({ ...admin, profileId: intoId })
      .onConflictDoNothing()
}
