import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertClass } from '../../src/classes/store/classes'
import { insertMembers } from '../../src/classes/store/students'
import type { Db, NewRow } from '../../src/db/db'
import { markGameCompleted, markGameStarted } from '../../src/games/store/sessions'
import { findOpenAttempt, insertAttempt, listAttempts } from '../../src/homework/store/attempts'
import {
  findHomework,
  insertHomework,
  listHomeworkOf,
  listTaughtHomework,
  removeHomeworkOf,
} from '../../src/homework/store/homework'
import {
  isHomeworkOf,
  listMembersOf,
  mapOwnRows,
  markBegun,
  putStudent,
} from '../../src/homework/store/students'
import { purgeHomework } from '../../src/retention/store/ended'
import { newId } from '../../src/runtime/tokens'
import { aGame, aPlayer, aProfile } from './samples'
import type { Bench } from './test-database'

const DAY_MS = 24 * 3_600_000

/** Homework, and who has it to do. */
export function homeworkSuite(bench: Bench): void {
  let db: Db
  let teacher: string
  let student: string
  let classId: string
  beforeAll(() => {
    db = bench.store.db
  })
  beforeEach(async () => {
    await db.delete(db.tables.homework)
    teacher = (await aProfile(db, { userType: 'teacher' })).id
    student = (await aProfile(db)).id
    classId = newId('class')
    const row = { id: classId, name: 'Careers 7', period: '3', code: classId, createdAt: 1 }
    await insertClass(db, row, teacher)
    await insertMembers(db, [{ classId, profileId: student, joinedAt: 1 }])
  })

  async function given(change: Partial<NewRow<'homework'>> = {}): Promise<string> {
    const id = newId('homework')
    await insertHomework(db, {
      id,
      teacherProfileId: teacher,
      classId,
      title: 'Nurses',
      note: '',
      content: { kind: 'sets', setIds: ['qs_a'] },
      modeSettings: {},
      untimed: false,
      createdAt: 1,
      ...change,
    })
    return id
  }
  const idsOf = (all: { row: { id: string } }[]) => all.map(({ row }) => row.id)

  /** A solo game of the student for it. */
  async function attempt(
    homeworkId: string,
    { part = 'qs_a', createdAt = 1, isOver = false } = {},
  ) {
    const game = await aGame(db, { sessionType: 'solo', hostProfileId: student, createdAt })
    await aPlayer(db, game.id, { profileId: student })
    await insertAttempt(db, { gameSessionId: game.id, homeworkId, part })
    await markGameStarted(db, game.id, createdAt + 1)
    const times = { startedAt: createdAt + 1, endedAt: createdAt + 2 }
    if (isOver) await markGameCompleted(db, game.id, times)
    return game.id
  }

  test('is found with its class and who gave it', async () => {
    const id = await given()
    expect(await findHomework(db, id)).toMatchObject({
      row: { id, content: { kind: 'sets', setIds: ['qs_a'] }, attempts: null, closedAt: null },
      class: { id: classId, name: 'Careers 7', period: '3' },
      teacher: expect.any(String),
    })
    expect(await findHomework(db, 'hw_unknown')).toBeUndefined()
  })

  test('is listed to who teaches the class, and by a link to who gave it; latest first', async () => {
    const other = (await aProfile(db, { userType: 'teacher' })).id
    const ofClass = await given({ createdAt: 1, teacherProfileId: other })
    const byLink = await given({ createdAt: 2, classId: null })
    await given({ createdAt: 3, classId: null, teacherProfileId: other })
    const list = (fields: { classId?: string; limit?: number } = {}) =>
      listTaughtHomework(db, { profileId: teacher, limit: 10, ...fields })
    expect(idsOf(await list())).toEqual([byLink, ofClass])
    expect(idsOf(await list({ limit: 1 }))).toEqual([byLink])
    expect(idsOf(await list({ classId }))).toEqual([ofClass])
    expect(await listTaughtHomework(db, { profileId: other, classId, limit: 10 })).toEqual([])
  })

  test('is a student’s by their class, or once they have begun it by a link', async () => {
    const ofClass = await given({ createdAt: 2 })
    const byLink = await given({ createdAt: 1, classId: null })
    expect(idsOf(await listHomeworkOf(db, student, 10))).toEqual([ofClass])
    await markBegun(db, { homeworkId: byLink, profileId: student }, 5)
    expect(idsOf(await listHomeworkOf(db, student, 10))).toEqual([ofClass, byLink])
    const stranger = (await aProfile(db)).id
    expect(await listHomeworkOf(db, stranger, 10)).toEqual([])
    expect(await isHomeworkOf(db, { classId }, student)).toBe(true)
    expect(await isHomeworkOf(db, { classId }, stranger)).toBe(false)
    expect(await isHomeworkOf(db, { classId: null }, stranger)).toBe(true)
  })

  test('has as its students the class, with what each has of their own', async () => {
    const [one, two] = [await given(), await given({ classId: null })]
    await putStudent(db, { homeworkId: one, profileId: student }, { extendedTo: 9 })
    await putStudent(db, { homeworkId: one, profileId: student }, { remindedAt: 8 })
    const homework = [
      { id: one, classId },
      { id: two, classId: null },
    ]
    expect(await listMembersOf(db, homework)).toMatchObject([
      { homeworkId: one, id: student, extendedTo: 9, remindedAt: 8 },
    ])
    await markBegun(db, { homeworkId: two, profileId: student }, 5)
    await markBegun(db, { homeworkId: two, profileId: student }, 6)
    const all = await listMembersOf(db, homework)
    expect(all.map(({ homeworkId }) => homeworkId).sort()).toEqual([one, two].sort())
    expect((await mapOwnRows(db, [one, two], student)).get(two)).toMatchObject({ begunAt: 5 })
  })

  test('more time before the first attempt is kept when it is begun', async () => {
    const homeworkId = await given()
    await putStudent(db, { homeworkId, profileId: student }, { extendedTo: 9 })
    await markBegun(db, { homeworkId, profileId: student }, 5)
    expect((await mapOwnRows(db, [homeworkId], student)).get(homeworkId)).toMatchObject({
      begunAt: 5,
      extendedTo: 9,
    })
  })

  test('attempts are listed oldest first, of one student or of all', async () => {
    const homeworkId = await given()
    await attempt(homeworkId, { createdAt: 20 })
    await attempt(homeworkId, { createdAt: 10, part: 'qs_b', isOver: true })
    const list = (profileId?: string) =>
      listAttempts(db, { homeworkIds: [homeworkId], ...(profileId && { profileId }) })
    expect(await list()).toMatchObject([
      { part: 'qs_b', profileId: student, endedAt: 12, game: { outcome: 'finished' } },
      { part: 'qs_a', profileId: student, endedAt: null, game: { status: 'in_progress' } },
    ])
    expect(await list(student)).toHaveLength(2)
    expect(await list(teacher)).toEqual([])
    expect(await listAttempts(db, { homeworkIds: [] })).toEqual([])
  })

  test('an open attempt is found by its part, unless it is known to be over', async () => {
    const homeworkId = await given()
    const open = await attempt(homeworkId)
    await attempt(homeworkId, { part: 'qs_b', isOver: true })
    const find = (part: string, except: string[] = []) =>
      findOpenAttempt(db, { homeworkId, part, profileId: student, except })
    expect((await find('qs_a'))?.id).toBe(open)
    expect(await find('qs_b')).toBeUndefined()
    expect(await find('qs_a', [open])).toBeUndefined()
  })

  test('of a teacher who goes ends where it was for whoever has the link', async () => {
    const [ofClass, byLink] = [await given(), await given({ classId: null })]
    await removeHomeworkOf(db, teacher)
    expect([await findHomework(db, ofClass), await findHomework(db, byLink)]).toMatchObject([
      { row: { id: ofClass } },
      undefined,
    ])
  })

  test('is forgotten 400 days after it was given, or due', async () => {
    const now = 1_000 * DAY_MS
    const old = now - 400 * DAY_MS
    const [gone, due, young] = [
      await given({ createdAt: old }),
      await given({ createdAt: old, dueAt: old + 1 }),
      await given({ createdAt: old + 1 }),
    ]
    expect(await purgeHomework(db, now)).toBe(1)
    const left = await Promise.all([gone, due, young].map((id) => findHomework(db, id)))
    expect(left.map((found) => found?.row.id)).toEqual([undefined, due, young])
  })
}
