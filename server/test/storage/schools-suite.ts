import { beforeEach, expect, test } from 'vitest'
import { insertCardAccounts } from '../../src/accounts/store/card-accounts'
import { removeProfile } from '../../src/accounts/store/profiles'
import { endIfBlocked, isBlocked } from '../../src/auth/store'
import { insertCards } from '../../src/classes/store/cards'
import { insertClassRows } from '../../src/classes/store/classes'
import { settleSchoolOfTeachers } from '../../src/classes/store/school-of-class'
import { insertMembers } from '../../src/classes/store/students'
import { insertTeacher, removeTeacher } from '../../src/classes/store/teachers'
import type { Db } from '../../src/db/db'
import { purgeAudit, purgeSchools } from '../../src/retention/store/ended'
import { newId } from '../../src/runtime/tokens'
import { audit, auditReads, listAudit } from '../../src/schools/store/audit'
import { insertBlock, listBlocks, removeBlock } from '../../src/schools/store/blocks'
import { listClassesOf } from '../../src/schools/store/classes'
import {
  classNamesOf,
  endMemberships,
  findCounsellorsSchool,
  isStudentOf,
  listOfSchool,
  listStudents,
} from '../../src/schools/store/people'
import {
  countSchool,
  findMembership,
  findSchool,
  insertSchool,
  removeSchool,
  searchSchools,
} from '../../src/schools/store/schools'
import {
  findInvite,
  hasOtherAdmin,
  insertStaff,
  listStaff,
  putInvite,
  removeStaff,
  takeInvite,
} from '../../src/schools/store/staff'
import { aProfile } from './samples'
import type { Bench } from './test-database'

const YEAR_MS = 365 * 24 * 60 * 60_000

export function schoolsSuite(bench: Bench): void {
  let db: Db
  let school: string
  let teacher: string
  beforeEach(async () => {
    db = bench.store.db
    school = await aSchool('Riverside Middle School')
    teacher = await hired(school, 'teacher')
  })

  async function aSchool(name: string, confirmedAt: number | null = 1): Promise<string> {
    const id = newId('school')
    const place = { city: 'Tucson', state: 'AZ' }
    await insertSchool(db, { id, name, ...place, madeBy: null, createdAt: 1, confirmedAt })
    return id
  }
  async function hired(
    schoolId: string,
    role: 'teacher' | 'counsellor' | 'school_admin',
  ): Promise<string> {
    const { id } = await aProfile(db, { userType: 'teacher' })
    await insertStaff(db, { profileId: id, schoolId, role, since: 1 })
    return id
  }
  async function aClassOf(teacherId: string, name = 'Careers 7'): Promise<string> {
    const id = newId('class')
    await insertClassRows(db, [{ id, name, period: '', code: id, createdAt: 1 }], teacherId)
    return id
  }
  async function withCards(classId: string, names: string[]): Promise<string[]> {
    const ids = await insertCardAccounts(db, names, 1)
    await insertMembers(
      db,
      ids.map((profileId) => ({ classId, profileId, joinedAt: 1 })),
    )
    await insertCards(
      db,
      ids.map((profileId) => ({
        profileId,
        serial: 1,
        codeHash: profileId,
        createdAt: 1,
        usedAt: 1,
      })),
    )
    return ids
  }
  const schoolOf = async (classId: string) => {
    const rows = await db.select().from(db.tables.classes)
    return rows.find(({ id }) => id === classId)?.schoolId
  }

  test('a class belongs to the school of who teaches it longest, and stays with it', async () => {
    const other = await aSchool('Hill School')
    const stranger = await hired(other, 'teacher')
    const made = await aClassOf(teacher)
    expect(await schoolOf(made)).toBe(school)
    await insertTeacher(db, { classId: made, profileId: stranger, addedAt: 0 })
    expect(await schoolOf(made)).toBe(school)
    await removeStaff(db, teacher)
    await settleSchoolOfTeachers(db, [teacher])
    expect(await schoolOf(made)).toBe(other)
    await removeTeacher(db, made, stranger)
    expect(await schoolOf(made)).toBeNull()
  })

  test('a school that waits has no class', async () => {
    const waiting = await aSchool('Waiting School', null)
    expect(await schoolOf(await aClassOf(await hired(waiting, 'school_admin')))).toBeNull()
  })

  test('nobody works at two schools', async () => {
    const other = await aSchool('Hill School')
    const row = { profileId: teacher, schoolId: other, role: 'teacher' as const, since: 2 }
    expect(await insertStaff(db, row)).toBe(false)
    expect((await findMembership(db, teacher))?.school.id).toBe(school)
  })

  test('students are found by letters of their name, each once, in the order of names', async () => {
    const [one, two] = [await aClassOf(teacher, 'Art'), await aClassOf(teacher, 'Biology')]
    const [ana = '', angel = '', zoe = ''] = await withCards(one, ['Ana', 'Ángel', 'zoe 100%'])
    await insertMembers(db, [{ classId: two, profileId: ana, joinedAt: 2 }])
    const all = await listStudents(db, school, { q: '', page: 1 })
    expect([all.total, all.students.length]).toEqual([3, 3])
    const found = async (q: string) =>
      (await listStudents(db, school, { q, page: 1 })).students.map(({ id }) => id)
    expect(await found('AN')).toEqual([ana])
    expect(await found('ángel')).toEqual([angel])
    expect(await found('0%')).toEqual([zoe])
    expect(await found('_')).toEqual([])
    expect((await classNamesOf(db, school, [ana])).get(ana)).toEqual(['Art', 'Biology'])
    expect(await countSchool(db, school)).toEqual({ staff: 1, classes: 2, students: 3 })
  })

  test('an account is the school’s while it has a card and is in no class elsewhere', async () => {
    const [made, elsewhere] = [
      await aClassOf(teacher),
      await aClassOf((await aProfile(db, { userType: 'teacher' })).id),
    ]
    const [ana = '', ben = ''] = await withCards(made, ['Ana', 'Ben'])
    const own = (await aProfile(db)).id
    await insertMembers(db, [
      { classId: elsewhere, profileId: ben, joinedAt: 2 },
      { classId: made, profileId: own, joinedAt: 2 },
    ])
    const listed = await listOfSchool(db, school, [ana, ben, own])
    expect(listed.map(({ profileId }) => profileId)).toEqual([ana])
    await endMemberships(db, school, ben)
    expect(await isStudentOf(db, school, ben)).toBe(false)
    expect(await isStudentOf(db, school, ana)).toBe(true)
  })

  test('a counsellor has the students of the own school alone', async () => {
    const other = await aSchool('Hill School')
    const [counsellor, stranger] = [
      await hired(school, 'counsellor'),
      await hired(other, 'counsellor'),
    ]
    const [ana = ''] = await withCards(await aClassOf(teacher), ['Ana'])
    expect(await findCounsellorsSchool(db, counsellor, ana)).toBe(school)
    expect(await findCounsellorsSchool(db, stranger, ana)).toBeUndefined()
    expect(await findCounsellorsSchool(db, teacher, ana)).toBeUndefined()
  })

  test('the audit log knows names of today, and none of a deleted account', async () => {
    const [actor, subject] = [await hired(school, 'school_admin'), (await aProfile(db)).id]
    const read = { schoolId: school, action: 'plan_read' as const, actorId: actor }
    await auditReads(db, { ...read, at: 10 }, [subject])
    await auditReads(db, { ...read, at: 11 }, [subject])
    await audit(db, { schoolId: school, action: 'invited', actorId: null, at: 12 })
    const all = { limit: 10, offset: 0 }
    const { total, entries } = await listAudit(db, school, {}, all)
    expect([total, entries.map(({ action }) => action)]).toEqual([2, ['invited', 'plan_read']])
    expect((await listAudit(db, school, { person: subject, to: 10 }, all)).total).toBe(1)
    expect((await listAudit(db, school, { from: 11 }, all)).total).toBe(1)
    for (const id of [actor, subject]) await removeProfile(db, id)
    const left = await listAudit(db, school, {}, all)
    expect(left.entries).toMatchObject([{ actorName: null }, { actorId: null, subjectName: null }])
    await purgeAudit(db, 11 + YEAR_MS)
    expect((await listAudit(db, school, {}, all)).total).toBe(1)
  })

  test('a block of each school is its own, and ends the sessions that begin', async () => {
    const other = await aSchool('Hill School')
    const [ana = ''] = await withCards(await aClassOf(teacher), ['Ana'])
    const [{ userId } = { userId: '' }] = await listOfSchool(db, school, [ana])
    expect(await endIfBlocked(db, userId)).toBe(false)
    for (const schoolId of [school, other])
      await insertBlock(db, { profileId: ana, schoolId, blockedAt: 1 })
    expect(await removeBlock(db, school, ana)).toBe(true)
    expect([await isBlocked(db, ana), await endIfBlocked(db, userId)]).toEqual([true, true])
    expect(await listBlocks(db, school)).toEqual([])
    await removeSchool(db, other)
    expect(await isBlocked(db, ana)).toBe(false)
  })

  test('a link is used once, and none is left when it is too late', async () => {
    const invite = { schoolId: school, role: 'teacher' as const, expiresAt: 10 }
    const [one, late] = [`one ${school}`, `late ${school}`]
    await putInvite(db, { tokenHash: one, ...invite })
    await putInvite(db, { tokenHash: late, ...invite })
    expect((await findInvite(db, one, 9))?.school.id).toBe(school)
    expect(await findInvite(db, one, 10)).toBeUndefined()
    expect([await takeInvite(db, one), await takeInvite(db, one)]).toEqual([true, false])
    await purgeSchools(db, 10)
    expect(await takeInvite(db, late)).toBe(false)
  })

  test('a school that waits is purged once nobody works there, a confirmed one never', async () => {
    const [left, waiting] = [await aSchool('Left', null), await aSchool('Waiting', null)]
    await hired(waiting, 'school_admin')
    await removeStaff(db, teacher)
    await purgeSchools(db, 1)
    expect(await findSchool(db, left)).toBeUndefined()
    expect(await findSchool(db, waiting)).toBeDefined()
    expect(await findSchool(db, school)).toBeDefined()
  })

  test('a school that ends leaves classes and accounts, without it', async () => {
    const made = await aClassOf(teacher)
    const { profiles } = db.tables
    const { id } = await aProfile(db, { schoolId: school })
    expect(await listClassesOf(db, school)).toMatchObject([
      { row: { id: made }, students: 0, teachers: [{ id: teacher }] },
    ])
    await removeSchool(db, school)
    expect(await schoolOf(made)).toBeNull()
    expect([await listStaff(db, school), await hasOtherAdmin(db, school, teacher)]).toEqual([
      [],
      false,
    ])
    const rows = await db.select().from(profiles)
    expect(rows.find((row) => row.id === id)?.schoolId).toBeNull()
  })

  test('schools are searched by name and city, confirmed ones alone', async () => {
    const name = `Ñandú ${newId('school')}`
    const id = await aSchool(name)
    await aSchool(`${name} waiting`, null)
    const found = async (q: string) => (await searchSchools(db, q, 5)).map((row) => row.id)
    expect(await found(name.slice(0, 12).toLowerCase())).toEqual([id])
    expect(await found('100%')).toEqual([])
    expect((await found('TUCSON')).length).toBeGreaterThan(0)
  })
}
