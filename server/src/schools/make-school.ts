import type { AdminSchools, MakeSchool, MySchool, SchoolSearch } from '@pathquest/core'
import type * as z from 'zod'
import { settleSchoolOfClasses, settleSchoolOfTeachers } from '../classes'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { newId } from '../runtime/tokens'
import type { Services } from '../services/services'
import { audit } from './store/audit'
import { listClassIdsOf } from './store/classes'
import {
  confirmSchool,
  countSchool,
  findMembership,
  findSchool,
  insertSchool,
  listSchools,
  removeSchool,
  type SchoolRow,
  searchSchools,
} from './store/schools'
import { insertStaff, listStaffIds } from './store/staff'

type Changing = Pick<Services, 'store' | 'now'>
type Fields = z.output<typeof MakeSchool>

const SEARCHED_MAX = 20

export const asSchool = ({ id, name, city, state, confirmedAt }: SchoolRow) => ({
  id,
  name,
  city,
  state,
  isConfirmed: confirmedAt !== null,
})

/** By its first teacher, who becomes its administrator: it waits for one of the site. */
export const makeSchool = ({ store, now }: Changing, profileId: string, fields: Fields) =>
  store.transact(async (tx) => {
    const [id, at] = [newId('school'), now()]
    await insertSchool(tx, { id, ...fields, madeBy: profileId, createdAt: at, confirmedAt: null })
    const row = { profileId, schoolId: id, role: 'school_admin' as const, since: at }
    if (!(await insertStaff(tx, row))) throw new AppError('school_already')
    await audit(tx, { schoolId: id, action: 'school_made', actorId: profileId, at })
  })

/** By an administrator of the site, who invites its administrator. */
export const makeConfirmedSchool = ({ store, now }: Changing, fields: Fields) =>
  store.transact(async (tx) => {
    const [id, at] = [newId('school'), now()]
    await insertSchool(tx, { id, ...fields, madeBy: null, createdAt: at, confirmedAt: at })
    await audit(tx, { schoolId: id, action: 'school_made', actorId: null, at })
  })

/** From now on it grants what it grants, also for classes that its staff made before. */
export const answerSchool = ({ store, now }: Changing, id: string, isConfirmed: boolean) =>
  store.transact(async (tx) => {
    const school = await findSchool(tx, id)
    if (school?.confirmedAt !== null) throw new AppError('school_gone')
    if (!isConfirmed) return removeSchool(tx, id)
    const at = now()
    await confirmSchool(tx, id, at)
    await settleSchoolOfTeachers(tx, await listStaffIds(tx, id))
    await audit(tx, { schoolId: id, action: 'school_confirmed', actorId: null, at })
  })

/** Its classes go to the school of a teacher who works elsewhere, or belong to none. */
export const endSchool = ({ store }: Changing, id: string) =>
  store.transact(async (tx) => {
    if (!(await findSchool(tx, id))) throw new AppError('school_gone')
    const classIds = await listClassIdsOf(tx, id)
    await removeSchool(tx, id)
    await settleSchoolOfClasses(tx, classIds)
  })

export async function mySchool(db: Db, profileId: string): Promise<MySchool> {
  const found = await findMembership(db, profileId)
  if (!found) return { school: null }
  const { school, role } = found
  return { school: { ...asSchool(school), role, ...(await countSchool(db, school.id)) } }
}

export async function adminSchools(db: Db): Promise<AdminSchools> {
  const rows = await listSchools(db)
  const schools = rows.map(({ school, maker, email, staff, classes }) => ({
    ...asSchool(school),
    createdAt: school.createdAt,
    staff,
    classes,
    madeBy: maker === null ? null : { displayName: maker, email },
  }))
  return { schools: schools.sort((a, b) => Number(a.isConfirmed) - Number(b.isConfirmed)) }
}

export async function foundSchools(db: Db, typed: string): Promise<SchoolSearch> {
  const rows = await searchSchools(db, typed, SEARCHED_MAX)
  return { schools: rows.map(({ id, name, city, state }) => ({ id, name, city, state })) }
}
