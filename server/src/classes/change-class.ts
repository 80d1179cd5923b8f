import { setImmediate } from 'node:timers/promises'
import type { ChangeClass, CreateClass } from '@pathquest/core'
import type * as z from 'zod'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { newClassCode, newId } from '../runtime/tokens'
import type { Services } from '../services/services'
import {
  findClassByCode,
  hasMostClasses,
  insertClass,
  listTaughtClasses,
  removeClass,
  updateClass,
} from './store/classes'
import { isOnlyHere, listOnlyHere, removeMemberships } from './store/students'
import { listTaughtAlone, removeTeacher } from './store/teachers'

type Changing = Pick<Services, 'store' | 'now'>

/** A class of this teacher; returns its id. */
export const createClass = (
  { store, now }: Changing,
  profileId: string,
  fields: z.output<typeof CreateClass>,
): Promise<string> =>
  store.transact(async (tx) => {
    if (await hasMostClasses(tx, profileId)) throw new AppError('too_many_classes')
    const id = newId('class')
    const code = await freeCode(tx)
    await insertClass(tx, { id, ...fields, code, createdAt: now() }, profileId)
    return id
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
 * be reached the class stays, and deleting it again goes on.
 */
export async function deleteClass(
  services: DeletionServices,
  removeAccount: RemoveAccount,
  id: string,
): Promise<void> {
  const { store } = services
  try {
    for (let round = 0; round < ROUNDS_MAX; round++) {
      for (const student of await listOnlyHere(store.db, id)) {
        // Who has joined another class meanwhile goes on in it.
        await removeAccount(services, student, (db) => isOnlyHere(db, id, student.profileId))
        // SQLite runs in the thread that serves everybody.
        await setImmediate()
      }
      const isRemoved = await store.transact(async (tx) => {
        if ((await listOnlyHere(tx, id)).length > 0) return false
        await removeClass(tx, id)
        return true
      })
      if (isRemoved) return
    }
    throw new AppError('unavailable')
  } finally {
    // Once for all accounts, also where it ended at one whose room is away.
    await store.truncateLog()
  }
}

/** Classes that nobody else teaches end with their teacher's account; others go on. */
export async function deleteClassesOf(
  services: DeletionServices,
  removeAccount: RemoveAccount,
  profileId: string,
): Promise<void> {
  for (const id of await listTaughtAlone(services.store.db, profileId)) {
    await deleteClass(services, removeAccount, id)
  }
}

/** Leaves every class as its student, and as its teacher where others teach it. */
export async function leaveClasses(tx: Db, profileId: string): Promise<void> {
  await removeMemberships(tx, profileId)
  for (const { row } of await listTaughtClasses(tx, profileId)) {
    await removeTeacher(tx, row.id, profileId)
  }
}

export const teachesAlone = async (db: Db, profileId: string): Promise<boolean> =>
  (await listTaughtAlone(db, profileId)).length > 0
