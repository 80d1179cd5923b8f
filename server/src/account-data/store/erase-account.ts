import { and, eq, inArray, or } from 'drizzle-orm'
import { findUserByProfile, removeMailTokens } from '../../accounts'
import { type IsDue, leaveClasses, teachesAlone } from '../../classes'
import { type Db, isLoginOf } from '../../db/db'
import { removeHomeworkOf } from '../../homework'
import { FORMER_TEACHER } from '../../question-sets'
import { endSchoolRole } from '../../schools'
import { insertErasures, isInOtherStore, listRoomsOfPerson } from './rooms-of-person'

interface Erasure {
  profileId: string
  userId: string
  /** Games whose rooms have been told already. */
  toldGames: ReadonlySet<string>
  /** Stores whose rooms were told: those of others are told later. */
  storeIds: readonly string[]
  isDue: IsDue
  now: number
}

/**
 * All or nothing: `not_due` where the account has to go no more, `rooms_left` with nothing where a game has come that its room was not told of,
 * `classes_left` where a class would be left without a teacher.
 * What names the profile by a foreign key goes with it or becomes nobody's, as the tables say.
 */
export async function eraseAccount(
  db: Db,
  { profileId, userId, toldGames, storeIds, isDue, now }: Erasure,
): Promise<'erased' | 'gone' | 'not_due' | 'rooms_left' | 'classes_left'> {
  return db.transact(async (tx) => {
    const user = await findUserByProfile(tx, profileId)
    if (!user) return 'gone'
    if (!(await isDue(tx))) return 'not_due'
    const rooms = await listRoomsOfPerson(tx, profileId, now)
    const isElsewhere = isInOtherStore(storeIds)
    if (rooms.some((room) => !toldGames.has(room.game.id) && !isElsewhere(room)))
      return 'rooms_left'
    if (await teachesAlone(tx, profileId)) return 'classes_left'
    await insertErasures(tx, rooms.filter(isElsewhere), now)
    await leaveSets(tx, profileId, now)
    await leaveGames(tx, profileId)
    await removeMailTokens(tx, userId)
    const { mailOutbox: mail } = tx.tables
    await tx.delete(mail).where(eq(mail.toAddress, user.email))
    await forgetExtraTime(tx, profileId)
    await removeHomeworkOf(tx, profileId)
    await endSchoolRole(tx, profileId)
    const { profiles } = tx.tables
    await tx.delete(profiles).where(eq(profiles.id, profileId))
    return 'erased'
  })
}

/** Says something of the person, and names them by the id of the LMS alone. */
async function forgetExtraTime(tx: Db, profileId: string): Promise<void> {
  const { ltiExtraTimes: t, ltiContexts: course, ltiIdentities: login } = tx.tables
  const { ltiPlatforms: platform } = tx.tables
  const rows = await tx
    .select({ contextId: t.contextId, sub: t.sub })
    .from(t)
    .innerJoin(course, eq(course.id, t.contextId))
    .innerJoin(platform, eq(platform.id, course.platformId))
    .innerJoin(login, isLoginOf(tx.tables, t.sub))
    .where(eq(login.profileId, profileId))
  for (const { contextId, sub } of rows) {
    await tx.delete(t).where(and(eq(t.contextId, contextId), eq(t.sub, sub)))
  }
}

/** Private sets go; public ones stay with those who play them. Games keep their own copies. */
async function leaveSets(tx: Db, profileId: string, now: number): Promise<void> {
  const { questionSets: t, profiles, setShares: share } = tx.tables
  await tx.delete(t).where(and(eq(t.creatorId, profileId), eq(t.isPublic, false)))
  const open = await tx.select({ id: t.id }).from(t).where(eq(t.creatorId, profileId))
  if (open.length === 0) return
  await tx
    .insert(profiles)
    .values({
      id: FORMER_TEACHER,
      displayName: '',
      userType: 'teacher',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  // Nobody could end these links any more; who edits by one of them stays.
  await tx.delete(share).where(
    inArray(
      share.questionSetId,
      open.map(({ id }) => id),
    ),
  )
  await tx.update(t).set({ creatorId: FORMER_TEACHER }).where(eq(t.creatorId, profileId))
}

/** Games alone go; in those of a class seat, score and answers stay, under no name. */
async function leaveGames(tx: Db, profileId: string): Promise<void> {
  const { gameSessions: game, gamePlayers: seat, gameShares: share } = tx.tables
  const seats = tx
    .select({ id: seat.gameSessionId })
    .from(seat)
    .where(eq(seat.profileId, profileId))
  await tx
    .delete(game)
    .where(
      and(
        eq(game.sessionType, 'solo'),
        or(eq(game.hostProfileId, profileId), inArray(game.id, seats)),
      ),
    )
  await tx
    .update(seat)
    .set({ displayName: '', profileId: null, character: null })
    .where(eq(seat.profileId, profileId))
  // Nobody could end the sharing any more.
  const hosted = tx.select({ id: game.id }).from(game).where(eq(game.hostProfileId, profileId))
  await tx.delete(share).where(inArray(share.gameSessionId, hosted))
}

/**
 * Parts a profile from whom somebody else may have joined to it: course logins, whose visits end,
 * parents or children, classes that others teach, and the school they work at.
 */
export async function unlinkEverybody(tx: Db, profileId: string, now: number): Promise<void> {
  const { ltiIdentities: login, ltiLaunches: visit } = tx.tables
  const { parentCodes: code, parentLinks: link } = tx.tables
  await tx.delete(login).where(eq(login.profileId, profileId))
  await tx
    .update(visit)
    .set({ handoverHash: null, tokenHash: null, expiresAt: now })
    .where(eq(visit.profileId, profileId))
  await tx.delete(code).where(eq(code.childProfileId, profileId))
  await tx
    .delete(link)
    .where(or(eq(link.parentProfileId, profileId), eq(link.childProfileId, profileId)))
  await leaveClasses(tx, profileId)
  await endSchoolRole(tx, profileId)
}
