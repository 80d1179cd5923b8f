import { and, eq, inArray, like, or } from 'drizzle-orm'
import { isCardEmail } from '../../accounts'
import { type Db, isLoginOf, type TableName } from '../../db/db'

export interface Person {
  profileId: string
  userId: string
}

type Rows = (db: Db, person: Person) => Promise<Record<string, unknown>[]>

/** What names nobody, and why. */
const nothing = (why: string) => ({ nothingBecause: why })

const without = <Row extends object>(
  rows: Row[],
  ...secrets: (keyof Row)[]
): Record<string, unknown>[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => !secrets.includes(name as keyof Row)),
    ),
  )

const LETTER = ['text', 'html', 'link'] as const

/**
 * Every table, and what of it is about one person: their export. A table that is missing here does
 * not compile. Hashes of passwords and tokens are nobody's to read.
 */
export const PERSONAL_TABLES = {
  profiles: ({ select, tables: { profiles: t } }, { profileId }) =>
    select().from(t).where(eq(t.id, profileId)),
  authUser: async ({ select, tables: { authUser: t } }, { userId }) => {
    const rows = await select().from(t).where(eq(t.id, userId))
    // The address of an account without one is made up.
    return rows.some(({ email }) => isCardEmail(email)) ? without(rows, 'email') : rows
  },
  authSession: async ({ select, tables: { authSession: t } }, { userId }) =>
    without(await select().from(t).where(eq(t.userId, userId)), 'token'),
  authAccount: async ({ select, tables: { authAccount: t } }, { userId }) =>
    without(
      await select().from(t).where(eq(t.userId, userId)),
      'password',
      'accessToken',
      'refreshToken',
      'idToken',
    ),
  /** Links in mails. */
  authVerification: async ({ select, tables: { authVerification: t } }, { userId }) =>
    without(
      await select()
        .from(t)
        .where(like(t.value, `["${userId}",%`)),
      'identifier',
    ),
  authRateLimit: nothing('counts of requests; empty, ours are in memory'),
  accountFailures: nothing('hashes with a key, for an hour at most: they name nobody'),
  admins: ({ select, tables: { admins: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  apiProcesses: nothing('which processes run'),
  careerBookmarks: ({ select, tables: { careerBookmarks: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  careers: nothing('content'),
  /** Those that the person teaches; those of a student are named beside the membership. */
  classes: ({ select, tables: { classes: t, classTeachers: teacher } }, { profileId }) => {
    const taught = select({ id: teacher.classId })
      .from(teacher)
      .where(eq(teacher.profileId, profileId))
    return select().from(t).where(inArray(t.id, taught))
  },
  classTeachers: ({ select, tables: { classTeachers: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  classStudents: async ({ select, tables: { classStudents: t, classes } }, { profileId }) => {
    const rows = await select({ member: t, className: classes.name })
      .from(t)
      .innerJoin(classes, eq(classes.id, t.classId))
      .where(eq(t.profileId, profileId))
    return rows.map(({ member, className }) => ({ ...member, className }))
  },
  classInvites: nothing('links for colleagues: for whom, nobody knows'),
  schools: ({ select, tables: { schools: t, schoolStaff: staff } }, { profileId }) => {
    const own = select({ id: staff.schoolId }).from(staff).where(eq(staff.profileId, profileId))
    return select()
      .from(t)
      .where(or(eq(t.madeBy, profileId), inArray(t.id, own)))
      .then((rows) => without(rows, 'madeBy'))
  },
  schoolStaff: ({ select, tables: { schoolStaff: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  schoolInvites: nothing('links for colleagues: for whom, nobody knows'),
  schoolBlocks: ({ select, tables: { schoolBlocks: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  /** What the person did or what was done with their data; who else it was is others' data. */
  auditEntries: async ({ select, tables: { auditEntries: t } }, { profileId }) => {
    const rows = await select()
      .from(t)
      .where(or(eq(t.actorProfileId, profileId), eq(t.subjectProfileId, profileId)))
    return rows.map(({ actorProfileId, subjectProfileId, ...entry }) => ({
      ...entry,
      isActor: actorProfileId === profileId,
      isSubject: subjectProfileId === profileId,
    }))
  },
  rosterClasses: nothing('which classes came from a roster'),
  rosterStudents: nothing('keyed hashes of ids of a school, which are not given out'),
  rosterImports: nothing('what a roster changes, counted; with names for a day at most'),
  rosterParts: nothing('names of a roster, until they are applied'),
  studentCards: async ({ select, tables: { studentCards: t } }, { profileId }) =>
    without(await select().from(t).where(eq(t.profileId, profileId)), 'codeHash'),
  gameSessions: ({ select, tables: { gameSessions: t } }, { profileId }) =>
    select().from(t).where(eq(t.hostProfileId, profileId)),
  gamePlayers: ({ select, tables: { gamePlayers: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  gameAnswers: async ({ select, tables }, { profileId }) => {
    const { gameAnswers: t, gamePlayers: seat, gameQuestions: question } = tables
    const rows = await select({ answer: t, question: question.questionText })
      .from(t)
      .innerJoin(seat, eq(seat.id, t.playerId))
      .innerJoin(
        question,
        and(eq(question.gameSessionId, t.gameSessionId), eq(question.questionId, t.questionId)),
      )
      .where(eq(seat.profileId, profileId))
    return rows.map(({ answer, question }) => ({ ...answer, question }))
  },
  gameQuestions: nothing('copies of questions; those that were answered stand with the answers'),
  gameShares: async ({ select, tables: { gameShares: t, gameSessions: game } }, { profileId }) => {
    const hosted = select({ id: game.id }).from(game).where(eq(game.hostProfileId, profileId))
    return without(await select().from(t).where(inArray(t.gameSessionId, hosted)), 'tokenHash')
  },
  /** That the person gives, and that they have a part in, with what it is. */
  homework: ({ select, tables: { homework: t, homeworkStudents: student } }, { profileId }) => {
    const begun = select({ id: student.homeworkId })
      .from(student)
      .where(eq(student.profileId, profileId))
    return select()
      .from(t)
      .where(or(eq(t.teacherProfileId, profileId), inArray(t.id, begun)))
  },
  homeworkStudents: ({ select, tables: { homeworkStudents: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  homeworkGames: nothing('which homework a game was played for'),
  ltiAccountCodes: async (
    { select, tables: { ltiAccountCodes: t, ltiLaunches: launch } },
    { profileId },
  ) => {
    const own = select({ id: launch.id }).from(launch).where(eq(launch.profileId, profileId))
    return without(await select().from(t).where(inArray(t.launchId, own)), 'codeHash')
  },
  ltiChoices: async ({ select, tables: { ltiChoices: t, ltiLaunches: launch } }, { profileId }) => {
    const own = select({ id: launch.id }).from(launch).where(eq(launch.profileId, profileId))
    return without(await select().from(t).where(inArray(t.launchId, own)), 'waitingHash')
  },
  ltiContexts: nothing('courses'),
  ltiDeployments: nothing('what an LMS may launch'),
  ltiDocuments: nothing('keys and access tokens of the server'),
  /** Names its person by the id of the LMS, in the courses of that LMS. */
  ltiExtraTimes: async ({ select, tables }, { profileId }) => {
    const { ltiExtraTimes: t, ltiContexts: course, ltiPlatforms: platform } = tables
    const { ltiIdentities: login } = tables
    const rows = await select({ extra: t })
      .from(t)
      .innerJoin(course, eq(course.id, t.contextId))
      .innerJoin(platform, eq(platform.id, course.platformId))
      .innerJoin(login, isLoginOf(tables, t.sub))
      .where(eq(login.profileId, profileId))
    return rows.map(({ extra }) => extra)
  },
  ltiGames: nothing('which activity a game was played from'),
  ltiIdentities: ({ select, tables: { ltiIdentities: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  ltiInvites: async ({ select, tables: { ltiInvites: t } }, { profileId }) =>
    without(await select().from(t).where(eq(t.createdBy, profileId)), 'tokenHash'),
  ltiLaunches: async ({ select, tables: { ltiLaunches: t } }, { profileId }) =>
    without(
      await select().from(t).where(eq(t.profileId, profileId)),
      'handoverHash',
      'tokenHash',
      'waitingHash',
      // Of others.
      'mentorOf',
      'reviewOf',
    ),
  ltiLinks: nothing('activities of courses'),
  ltiLogins: nothing('logins under way: who it is comes after them'),
  ltiPlatforms: nothing('LMSs'),
  /** Grades name their student by the id of the LMS. */
  ltiScores: async ({ select, tables }, { profileId }) => {
    const { ltiScores: t, ltiLinks: link, ltiPlatforms: platform, ltiIdentities: login } = tables
    const rows = await select({ score: t })
      .from(t)
      .innerJoin(link, eq(link.id, t.linkId))
      .innerJoin(platform, eq(platform.id, link.platformId))
      .innerJoin(login, isLoginOf(tables, t.sub))
      .where(eq(login.profileId, profileId))
    return rows.map(({ score }) => score)
  },
  interestSurveys: ({ select, tables: { interestSurveys: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  mailChoices: ({ select, tables: { mailChoices: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  /** On their way to the person; what they say holds links that open the account. */
  mailOutbox: async ({ select, tables: { mailOutbox: t, authUser: user } }, { userId }) => {
    const address = select({ email: user.email }).from(user).where(eq(user.id, userId))
    return without(await select().from(t).where(inArray(t.toAddress, address)), ...LETTER)
  },
  ownedCosmetics: ({ select, tables: { ownedCosmetics: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  packOpenings: ({ select, tables: { packOpenings: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  parentCodes: async ({ select, tables: { parentCodes: t } }, { profileId }) =>
    without(await select().from(t).where(eq(t.childProfileId, profileId)), 'codeHash'),
  parentLinks: ({ select, tables: { parentLinks: t } }, { profileId }) =>
    select()
      .from(t)
      .where(or(eq(t.parentProfileId, profileId), eq(t.childProfileId, profileId))),
  pathkeyDraws: ({ select, tables: { pathkeyDraws: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  pathkeys: nothing('content'),
  /** What the person wrote; who has seen to it is another one. */
  concerns: async ({ select, tables: { concerns: t } }, { profileId }) =>
    without(await select().from(t).where(eq(t.profileId, profileId)), 'seenByProfileId'),
  plans: ({ select, tables: { plans: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  planGoals: ({ select, tables: { planGoals: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  planReflections: ({ select, tables: { planReflections: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  /** To the person's own plan, and to those of others by the person. */
  planReviews: async ({ select, tables: { planReviews: t } }, { profileId }) => {
    const rows = await select()
      .from(t)
      .where(or(eq(t.profileId, profileId), eq(t.reviewerProfileId, profileId)))
    return rows.map(({ profileId: of, reviewerProfileId, ...review }) =>
      of === profileId ? { ...review, profileId } : { ...review, reviewerProfileId },
    )
  },
  questionSets: ({ select, tables: { questionSets: t } }, { profileId }) =>
    select().from(t).where(eq(t.creatorId, profileId)),
  questions: ({ select, tables: { questions: t, questionSets: set } }, { profileId }) => {
    const own = select({ id: set.id }).from(set).where(eq(set.creatorId, profileId))
    return select().from(t).where(inArray(t.questionSetId, own))
  },
  questionImages: ({ select, tables: { questionImages: t } }, { profileId }) =>
    select().from(t).where(eq(t.uploadedBy, profileId)),
  questionReports: ({ select, tables: { questionReports: t } }, { profileId }) =>
    select().from(t).where(eq(t.reporterProfileId, profileId)),
  questionCounts: nothing('how many gave which answer'),
  questionFigures: nothing('sums over all games: how hard a question is'),
  acceptedAnswers: ({ select, tables: { acceptedAnswers: t } }, { profileId }) =>
    select().from(t).where(eq(t.acceptedBy, profileId)),
  hostStudents: ({ select, tables: { hostStudents: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  hostTotals: ({ select, tables: { hostTotals: t } }, { profileId }) =>
    select().from(t).where(eq(t.hostProfileId, profileId)),
  setEditors: ({ select, tables: { setEditors: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  setFavourites: ({ select, tables: { setFavourites: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  setReports: ({ select, tables: { setReports: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  setShares: async ({ select, tables: { setShares: t, questionSets: set } }, { profileId }) => {
    const own = select({ id: set.id }).from(set).where(eq(set.creatorId, profileId))
    return without(await select().from(t).where(inArray(t.questionSetId, own)), 'tokenHash')
  },
  roomErasures: nothing(
    'what is left to erase of deleted accounts, by ids that name nobody any more',
  ),
  roomStores: nothing('who runs which rooms'),
  seededContent: nothing('content'),
  settlements: nothing('what each seat was given; it stands with the seats'),
  soloRewards: ({ select, tables: { soloRewards: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  tokenLedger: ({ select, tables: { tokenLedger: t } }, { profileId }) =>
    select().from(t).where(eq(t.profileId, profileId)),
  usedGameCodes: nothing('codes of games that are over'),
  userPathkeys: async ({ select, tables: { userPathkeys: t, pathkeys } }, { profileId }) => {
    const rows = await select({ owned: t, pathkey: pathkeys.name })
      .from(t)
      .innerJoin(pathkeys, eq(pathkeys.id, t.pathkeyId))
      .where(eq(t.profileId, profileId))
    return rows.map(({ owned, pathkey }) => ({ ...owned, pathkey }))
  },
} satisfies Record<TableName, Rows | ReturnType<typeof nothing>>
