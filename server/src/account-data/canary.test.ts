import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test/api'
import { SETTLED_MS } from '../../test/course'
import { aPlatform, claimsOf } from '../../test/lti'
import { type Person, signUp, signUpForm } from '../../test/people'
import { soon } from '../../test/soon'
import type { TableName } from '../db/db'
import { openStore } from '../db/open-store'
import type { Store } from '../db/store'
import { acceptLaunch } from '../lti/launches/accept-launch'
import { putMail } from '../mail/store'
import { awardPathkey, awardTokens } from '../rewards'
import { insertSoloReward } from '../rewards/store/paid-games'
import { loadSecrets } from '../runtime/secrets'
import { PERSONAL_TABLES } from './store/personal-tables'

const NAME = 'Canary Quixleworth'
const EMAIL = 'canary.quixleworth@school.example.org'
const SET = 'qs_nurse-shift'
const TAB = 'tab-of-host'

let server: TestServer
let store: Store
beforeEach(async () => {
  server = await startTestServer({ PATHQUEST_DEMO: 'off' })
  store = openStore(join(server.dataDir, 'pathquest.db'))
})
afterEach(async () => {
  await store.close()
  await server.stop()
})

const call = (method: string, path: string, body: unknown, by = {}) =>
  server.client(method, path, body, by)

async function aCanary(): Promise<Person> {
  const form = { ...signUpForm('student'), fullName: NAME, email: EMAIL }
  const { body, cookie } = await call('POST', '/api/auth/sign-up', form)
  return { cookie, profileId: body.user.profileId, email: EMAIL, password: form.password }
}

async function hosted(teacher: Person) {
  const requested = { questionSetId: SET, allowLateJoin: true }
  const { session } = (await call('POST', '/api/games', requested, teacher)).body
  return { ...session, path: `/api/games/${session.id}` } as {
    id: string
    gameCode: string
    path: string
  }
}
const enter = (game: { gameCode: string }, displayName: string, by = {}) =>
  call('POST', '/api/games/join', { gameCode: game.gameCode, displayName }, by)

/** The canary and a guest are on the first question, which the canary has answered. */
async function playing(teacher: Person, canary: Person) {
  const game = await hosted(teacher)
  const seat = (await enter(game, NAME, canary)).body
  await enter(game, 'Ben')
  await call('POST', `${game.path}/start`, { tab: TAB }, teacher)
  const { question } = (await call('GET', `${game.path}/view?role=player`, undefined, canary)).body
    .view.stage
  const move = { type: 'answer', questionId: question.id, selectedOptionIndex: 0 }
  await call('POST', `${game.path}/moves`, { id: 'canary-move', move }, canary)
  return { game, playerId: seat.player.id as string }
}

const rowsOf = async () => {
  const { tables } = store.db
  const names = Object.keys(tables) as TableName[]
  return Promise.all(
    names.map(async (name) => [name, await store.db.select().from(tables[name])] as const),
  )
}
/** Tables with a row that holds one of these texts. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const all = await rowsOf()
  return all
    .filter(([, rows]) => rows.some((row) => texts.some((text) => holds(row, text))))
    .map(([name]) => name)
}
const holds = (row: unknown, text: string) => JSON.stringify(row).includes(text)

/** Files of the data folder, rooms and outbox among them, with one of these texts. */
const filesWith = (texts: readonly string[]): string[] =>
  readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' }).filter((file) => {
    try {
      const bytes = readFileSync(join(server.dataDir, file), 'latin1')
      return texts.some((text) => bytes.includes(text))
    } catch {
      // A folder, or a journal that is gone by now.
      return false
    }
  })

/** One row at least in every table that can name a student. */
async function fillTables(canary: Person, teacher: Person): Promise<void> {
  const { db } = store
  const { tables } = db
  const { profileId } = canary
  await awardTokens(db, { profileId, amount: 300, reason: 'game', reference: 'gs_1' })
  const [pathkey] = await db.select().from(tables.pathkeys).limit(1)
  await awardPathkey(db, profileId, pathkey?.id as string, 1)
  await call(
    'POST',
    '/api/market/openings',
    { packId: 'trail', purchaseId: 'a'.repeat(32) },
    canary,
  )
  await call('POST', '/api/market/cosmetics', { cosmeticId: 'signpost' }, canary)
  await insertSoloReward(db, { profileId, questionSetId: SET, day: '2026-01-01' })
  await call(
    'POST',
    '/api/account/mails',
    { results: true, invitations: false, digest: true },
    canary,
  )
  await call('POST', '/api/parent-code', {}, canary)
  const parent = await signUp(server.client, 'parent')
  await db
    .insert(tables.parentLinks)
    .values({ parentProfileId: parent.profileId, childProfileId: profileId, createdAt: 1 })
  await putMail(
    db,
    {
      kind: 'reset-password',
      toAddress: EMAIL,
      subject: 'x',
      text: 'x',
      html: 'x',
      link: 'x',
      goodUntil: Number.MAX_SAFE_INTEGER,
    },
    1,
  )
  const [career] = await db.select().from(tables.careers).limit(1)
  await db
    .insert(tables.careerBookmarks)
    .values({ profileId, careerId: career?.id as string, savedAt: 1 })
  await db.insert(tables.interestSurveys).values({ profileId, form: 1, updatedAt: 1 })
  await db.insert(tables.admins).values({ profileId, createdAt: 1 })
  const aClass = { period: '', createdAt: 1 }
  await db.insert(tables.classes).values([
    { ...aClass, id: 'cl_taught', name: `Class of ${NAME}`, code: 'CANARY01' },
    { ...aClass, id: 'cl_joined', name: 'Careers 7', code: 'CANARY02' },
  ])
  await db.insert(tables.classTeachers).values([
    { classId: 'cl_taught', profileId, addedAt: 1 },
    { classId: 'cl_joined', profileId: teacher.profileId, addedAt: 1 },
  ])
  await db.insert(tables.classStudents).values({ classId: 'cl_joined', profileId, joinedAt: 1 })
  const school = { id: 'sc_canary', name: 'Hill School', city: '', state: '', createdAt: 1 }
  await db.insert(tables.schools).values({ ...school, madeBy: profileId })
  await db
    .insert(tables.schoolStaff)
    .values({ profileId, schoolId: school.id, role: 'school_admin', since: 1 })
  await db.insert(tables.auditEntries).values({
    id: 'ae_canary',
    schoolId: school.id,
    action: 'joined',
    actorProfileId: profileId,
    subjectProfileId: profileId,
    at: 1,
  })
  await db.insert(tables.schoolBlocks).values({ profileId, schoolId: school.id, blockedAt: 1 })
  const homework = {
    note: '',
    content: { kind: 'deck' as const, industry: null },
    modeSettings: {},
    untimed: false,
    createdAt: 1,
  }
  await db.insert(tables.homework).values([
    { ...homework, id: 'hw_given', teacherProfileId: profileId, title: `Homework of ${NAME}` },
    { ...homework, id: 'hw_done', teacherProfileId: teacher.profileId, title: 'Nurses' },
  ])
  await db.insert(tables.homeworkStudents).values({ homeworkId: 'hw_done', profileId, begunAt: 1 })
  await db.insert(tables.plans).values({ profileId, handedInAt: 1 })
  await db
    .insert(tables.planGoals)
    .values({ profileId, position: 0, text: `Goal of ${NAME}`, nextStep: '', setAt: 1 })
  await db.insert(tables.planReflections).values({
    id: 'rf_of_canary',
    profileId,
    question: 'liked',
    text: `Said by ${NAME}`,
    reflectedAt: 1,
  })
  const review = { comment: 'Well done', reviewedAt: 1 }
  await db.insert(tables.planReviews).values([
    { ...review, id: 'pr_of_canary', profileId, reviewerProfileId: teacher.profileId },
    { ...review, id: 'pr_by_canary', profileId: teacher.profileId, reviewerProfileId: profileId },
  ])
  await db.insert(tables.concerns).values({
    id: 'cn_of_canary',
    profileId,
    kind: 'threat',
    place: 'goal',
    text: `Written by ${NAME}`,
    writtenAt: 1,
  })
  await db
    .insert(tables.studentCards)
    .values({ profileId, serial: 1, codeHash: 'x', createdAt: 1, usedAt: 1 })
  const set = {
    id: 'qs_of_canary',
    title: 'Set of the canary',
    subject: 'Careers',
    gradeLevel: [],
    tags: [],
    creatorId: profileId,
    createdAt: 1,
    updatedAt: 1,
  }
  await db.insert(tables.questionSets).values(set)
  await db.insert(tables.questions).values({
    id: 'qn_of_canary',
    questionSetId: set.id,
    questionText: 'Who?',
    options: [],
    points: 10,
    timeLimitSeconds: 20,
    difficulty: 'easy',
    orderIndex: 0,
  })
  await db.insert(tables.questionImages).values({
    hash: 'image',
    contentType: 'image/webp',
    sizeBytes: 1,
    width: 1,
    height: 1,
    uploadedBy: profileId,
    uploadedAt: 1,
  })
  await db.insert(tables.setFavourites).values({ profileId, questionSetId: SET, savedAt: 1 })
  await db.insert(tables.setEditors).values({ questionSetId: SET, profileId, addedAt: 1 })
  const share = { questionSetId: set.id, right: 'copy' as const, tokenHash: 'x', createdAt: 1 }
  await db.insert(tables.setShares).values(share)
  const secrets = loadSecrets(server.dataDir, {})
  const platform = await aPlatform({ store })
  const claims = claimsOf(platform, { sub: 'lms-canary', name: NAME, givenName: 'Quixleworth' })
  const { handoverCode } = await acceptLaunch({ store, secrets, now: Date.now }, claims)
  const { token } = (await call('POST', '/api/session', { code: handoverCode })).body
  const { code } = (await call('POST', '/api/lti/account-code', {}, { bearer: token })).body
  expect((await call('POST', '/api/account-links', { code }, canary)).status).toBe(200)
  const [link] = await db.select().from(tables.ltiLinks)
  await db.insert(tables.ltiScores).values({
    id: 'ls_canary',
    linkId: link?.id as string,
    sub: 'lms-canary',
    score: 80,
    scoredAt: 1,
    nextTryAt: Number.MAX_SAFE_INTEGER,
    createdAt: 1,
    updatedAt: 1,
  })
  const [course] = await db.select().from(tables.ltiContexts)
  await db.insert(tables.ltiExtraTimes).values({
    contextId: course?.id as string,
    sub: 'lms-canary',
    factor: 1.5,
    updatedAt: 1,
  })
  await db.insert(tables.ltiInvites).values({
    id: 'li_canary',
    tokenHash: 'x',
    name: 'Example LMS',
    createdBy: profileId,
    createdAt: 1,
    expiresAt: 2,
  })
  const [launch] = await db.select().from(tables.ltiLaunches)
  await db.insert(tables.ltiChoices).values({
    waitingHash: 'x',
    launchId: launch?.id as string,
    items: [],
    createdAt: 1,
    expiresAt: Number.MAX_SAFE_INTEGER,
  })
  const { game, playerId } = await playing(teacher, canary)
  await call('POST', `${game.path}/end`, { tab: TAB }, teacher)
  await vi.waitFor(
    async () => expect(await db.select().from(tables.settlements)).toHaveLength(1),
    SETTLED_MS,
  )
  await db
    .insert(tables.pathkeyDraws)
    .values({
      id: 'pd_canary',
      gameSessionId: game.id,
      playerId,
      profileId,
      pathkeyId: pathkey?.id as string,
      candidates: [],
      random: 0.5,
      drawnAt: 1,
    })
    .onConflictDoNothing()
  // Somebody who hosts as well: one account has all that there can be.
  await db.update(tables.gameSessions).set({ hostProfileId: profileId })
  await db
    .insert(tables.gameShares)
    .values({ gameSessionId: game.id, tokenHash: 'share', createdAt: 1 })
  // Linking the login counts the figures of hosts anew.
  await db.insert(tables.hostTotals).values({ hostProfileId: profileId })
  const [question] = await db.select().from(tables.gameQuestions).limit(1)
  const at = { gameSessionId: game.id, questionId: question?.questionId as string }
  const [reported] = await db.select().from(tables.questionSets).limit(1)
  const questionSetId = reported?.id as string
  await db
    .insert(tables.setReports)
    .values({ questionSetId, profileId, reason: 'other', note: '', createdAt: 1 })
  await db.insert(tables.questionReports).values({
    id: 'qr_canary',
    ...at,
    reporter: playerId,
    reporterProfileId: profileId,
    reason: 'mistake',
    createdAt: 1,
  })
  await db
    .insert(tables.acceptedAnswers)
    .values({ ...at, answerKey: '1', answer: 1, acceptedBy: profileId, acceptedAt: 1 })
}

test('the export of somebody who is in every table has every table, and no secret', async () => {
  const [teacher, canary] = [await signUp(server.client, 'teacher'), await aCanary()]
  await fillTables(canary, teacher)
  const { status, body, headers } = await call('GET', '/api/account/export', undefined, canary)
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="pathquest-data.json"',
  ])
  expect(body).toMatchObject({ product: 'Pathquest', version: 1 })
  const named = Object.entries(PERSONAL_TABLES).filter(([, rows]) => typeof rows === 'function')
  expect(Object.keys(body.tables).sort()).toEqual(named.map(([name]) => name).sort())
  const empty = Object.entries(body.tables).filter(([, rows]) => (rows as []).length === 0)
  expect(empty).toEqual([])
  const [account] = await store.db.select().from(store.db.tables.authAccount)
  const [session] = await store.db.select().from(store.db.tables.authSession)
  const text = JSON.stringify(body)
  for (const secret of [account?.password, session?.token]) expect(text).not.toContain(secret)
  // An image is named by the hash of its bytes.
  expect(text).not.toMatch(/[a-z]hash"|password":|"token":/i)
}, 60_000)

test('after the deletion no row, no file and no room holds the student', async () => {
  const [teacher, canary] = [await signUp(server.client, 'teacher'), await aCanary()]
  await fillTables(canary, teacher)
  const { game } = await playing(teacher, canary)
  const lobby = await hosted(teacher)
  await enter(lobby, NAME, canary)
  const solo = (
    await call('POST', '/api/games', { questionSetId: SET, sessionType: 'solo' }, canary)
  ).body
  expect(solo.session.id).toMatch(/^gs_/)
  const texts = [NAME, EMAIL, canary.profileId]
  expect((await tablesWith(texts)).length).toBeGreaterThan(10)
  expect(filesWith([NAME]).some((file) => file.startsWith('rooms/'))).toBe(true)
  expect(await tablesWith([EMAIL])).toContain('mailOutbox')

  const requested = { password: canary.password, confirmation: EMAIL }
  const { status, setCookies } = await call('POST', '/api/account/deletion', requested, canary)
  expect(status).toBe(204)
  expect(setCookies.join()).toMatch(/session_token=;/)
  expect(await tablesWith(texts)).toEqual([])
  await vi.waitFor(async () => {
    expect(await store.truncateLog()).toBe(true)
    expect(filesWith(texts)).toEqual([])
  }, soon)
  expect(server.logged()).not.toMatch(new RegExp(`${NAME}|${EMAIL}`))
  expect((await call('GET', '/api/session', undefined, canary)).body.user).toBeNull()

  const view = await call('GET', `${game.path}/view?role=host&tab=${TAB}`, undefined, teacher)
  const names = view.body.view.leaderboard.map((row: { displayName: string }) => row.displayName)
  expect(names.sort()).toEqual(['Ben', 'Guest'])
  const waiting = await call('GET', `${lobby.path}/view?role=host&tab=${TAB}`, undefined, teacher)
  expect(waiting.body.view.players).toEqual([])
  await call('POST', `${game.path}/end`, { tab: TAB }, teacher)
  await vi.waitFor(
    async () => expect(await store.db.select().from(store.db.tables.settlements)).toHaveLength(2),
    SETTLED_MS,
  )
  expect(await tablesWith(texts)).toEqual([])
}, 60_000)
