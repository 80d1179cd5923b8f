import { setImmediate } from 'node:timers/promises'
import type { ChangeClass, CreateClass } from '@pathquest/core'
import type * as z from 'zod'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { newClassCode, newId } from '../runtime/tokens'
import type { Services } from '../services/services'
import {
  findClassByCode,
  findTaughtClass,
  hasMostClasses,
  insertClassRows,
  listTakenCodes,
  listTaughtClasses,
  removeClass,
  updateClass,
} from './store/classes'
import { isOnlyHere, listOnlyHere, removeMemberships } from './store/students'
import { insertTeacher, listTaughtAlone, removeInvites, removeTeacher } from './store/teachers'

type Changing = Pick<Services, 'store' | 'now'>

/** A class of this teacher; returns its id. */
export const createClass = (
  { store, now }: Changing,
  profileId: string,
  fields: z.output<typeof CreateClass>,
): Promise<string> =>
  store.transact(async (tx) => {
    if (await hasMostClasses(tx, profileId)) throw new AppError('too_many_classes')
    const [id] = await insertClasses(tx, profileId, [fields], now())
    return id as string
  })

export const changeClass = (
  { store, now }: Changing,
  id: string,
  { renewCode, isArchived, ...fields }: z.output<typeof ChangeClass>,
): Promise<void> =>
  store.transact(async (tx) =>
    updateClass(tx, id, {
      ...fields,
      ...(renewCode ? { code: await freeCode(tx) } : {}),
      ...(isArchived === undefined ? {} : { archivedAt: isArchived ? now() : null }),
    }),
  )

type ClassFields = z.output<typeof CreateClass>

/** Many at once, of one teacher; the limit is the caller's. Returns their ids, in order. */
export async function insertClasses(
  tx: Db,
  profileId: string,
  classes: readonly ClassFields[],
  createdAt: number,
): Promise<string[]> {
  const codes = await freeCodes(tx, classes.length)
  const rows = classes.map((fields, i) => ({
    id: newId('class'),
    ...fields,
    code: codes[i] as string,
    createdAt,
  }))
  await insertClassRows(tx, rows, profileId)
  return rows.map(({ id }) => id)
}

async function freeCodes(tx: Db, count: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < count) {
    while (codes.size < count) codes.add(newClassCode())
    for (const taken of await listTakenCodes(tx, [...codes])) codes.delete(taken)
  }
  return [...codes]
}

async function freeCode(tx: Db): Promise<string> {
  for (;;) {
    const code = newClassCode()
    if (!(await findClassByCode(tx, code))) return code
  }
}

/** What the deletion of an account works with. */
export type DeletionServices = Pick<Services, 'store' | 'rooms' | 'sessionSockets' | 'log' | 'now'>

/** Whether an account still has to go: asked again in the transaction that deletes it. */
export type IsDue = (db: Db) => Promise<boolean>

/**
 * Deletes an account with its rooms, which a higher feature does; the log is the caller's to
 * truncate. False: it was not due any more, and stays.
 */
export type RemoveAccount = (
  services: DeletionServices,
  student: { profileId: string; userId: string },
  isDue: IsDue,
) => Promise<boolean>

/** Students are added while others are deleted: that is not waited for for ever. */
const ROUNDS_MAX = 5

/**
 * The accounts of cards that are in no other class go first, each with its rooms. Where one cannot
 * be reached the class stays, closed, and deleting it again goes on. Nothing more goes once `isDue`
 * is false: somebody has begun to teach the class.
 */
export async function deleteClass(
  services: DeletionServices,
  removeAccount: RemoveAccount,
  id: string,
  isDue: IsDue = async () => true,
): Promise<void> {
  const { store } = services
  if (!(await store.transact((tx) => closeClass(tx, id, isDue)))) return
  try {
    for (let round = 0; round < ROUNDS_MAX; round++) {
      for (const student of await listOnlyHere(store.db, id)) {
        // Who has joined another class meanwhile goes on in it.
        const isStudentDue = async (db: Db) =>
          (await isDue(db)) && (await isOnlyHere(db, id, student.profileId))
        await removeAccount(services, student, isStudentDue)
        // SQLite runs in the thread that serves everybody.
        await setImmediate()
      }
      const isOver = await store.transact(async (tx) => {
        if (!(await isDue(tx))) return true
        if ((await listOnlyHere(tx, id)).length > 0) return false
        await removeClass(tx, id)
        return true
      })
      if (isOver) return
    }
    throw new AppError('unavailable')
  } finally {
    // Once for all accounts, also where it ended at one whose room is away.
    await store.truncateLog()
  }
}

/** Nobody comes in any more while the class is deleted, neither as a teacher nor as a student. */
async function closeClass(tx: Db, id: string, isDue: IsDue): Promise<boolean> {
  if (!(await isDue(tx))) return false
  await removeInvites(tx, id)
  await updateClass(tx, id, { isOpen: false })
  return true
}

/** Classes that nobody else teaches end with their teacher's account; others go on. */
export async function deleteClassesOf(
  services: DeletionServices,
  removeAccount: RemoveAccount,
  profileId: string,
): Promise<void> {
  for (const id of await listTaughtAlone(services.store.db, profileId)) {
    const isTaughtAlone = async (db: Db) => (await listTaughtAlone(db, profileId)).includes(id)
    await deleteClass(services, removeAccount, id, isTaughtAlone)
  }
}

/** Leaves every class as its student, and as its teacher where others teach it. */
export async function leaveClasses(tx: Db, profileId: string): Promise<void> {
  await removeMemberships(tx, profileId)
  for (const { row } of await listTaughtClasses(tx, profileId)) {
    await removeInvites(tx, row.id)
    await removeTeacher(tx, row.id, profileId)
  }
}

/** From one teacher to another, who may teach it already. False: `from` does not teach it. */
export async function handOverClass(
  tx: Db,
  { classId, from, to, at }: { classId: string; from: string; to: string; at: number },
): Promise<boolean> {
  if (!(await findTaughtClass(tx, classId, from))) return false
  if (!(await findTaughtClass(tx, classId, to)) && (await hasMostClasses(tx, to)))
    throw new AppError('too_many_classes')
  const row = { classId, profileId: to, addedAt: at }
  const added = await insertTeacher(tx, row)
  await removeTeacher(tx, classId, from)
  // Only now there is a place.
  if (added === 'full') await insertTeacher(tx, row)
  return true
}

export const teachesAlone = async (db: Db, profileId: string): Promise<boolean> =>
  (await listTaughtAlone(db, profileId)).length > 0
