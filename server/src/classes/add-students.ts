import { distinctName, readGivenName, STUDENTS_PER_CLASS_MAX } from '@pathquest/core'
import { insertCardAccounts } from '../accounts'
import type { Db } from '../db/db'
import { checkedName } from '../names'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { cardCode, cardHash } from './card-code'
import { insertCards } from './store/cards'
import { findTaughtClass } from './store/classes'
import { insertMembers, listMembers } from './store/students'

/** An account of the class for each name; two of one name are told apart by a number. */
export async function addStudents(
  { store, secrets, now }: Pick<Services, 'store' | 'secrets' | 'now'>,
  { classId, profileId }: { classId: string; profileId: string },
  typed: readonly string[],
): Promise<void> {
  const names = checkedNames(typed)
  const createdAt = now()
  await store.transact(async (tx) => {
    // Deleted, or left, since the request was checked.
    if (!(await findTaughtClass(tx, classId, profileId))) throw new AppError('class_not_found')
    const taken = (await listMembers(tx, classId)).map(({ displayName }) => displayName)
    const free = STUDENTS_PER_CLASS_MAX - taken.length
    if (names.length > free) {
      throw free > 0 ? new AppError('class_too_small', { free }) : new AppError('class_full')
    }
    const distinct = names.map((name) => {
      const free = distinctName(name, taken)
      taken.push(free)
      return free
    })
    const students = distinct.map((name) => ({ name, classIds: [classId] }))
    await insertCardStudents(tx, secrets, students, createdAt)
  })
}

/**
 * Accounts of classes with their cards; returns their ids, in the order of the names. The first of
 * several classes looks after the card: it counts as the one that the student has been in longest.
 */
export async function insertCardStudents(
  tx: Db,
  secrets: Services['secrets'],
  students: readonly { name: string; classIds: readonly string[] }[],
  createdAt: number,
): Promise<string[]> {
  const names = students.map(({ name }) => name)
  const ids = await insertCardAccounts(tx, names, createdAt)
  const memberships = ids.flatMap((profileId, i) =>
    (students[i]?.classIds ?? []).map((classId, at) => ({
      classId,
      profileId,
      joinedAt: createdAt + at,
    })),
  )
  await insertMembers(tx, memberships)
  await insertCards(
    tx,
    ids.map((profileId) => ({
      profileId,
      serial: 1,
      codeHash: cardHash(secrets, cardCode(secrets, { profileId, serial: 1 })),
      createdAt,
      usedAt: createdAt,
    })),
  )
  return ids
}

/** Throws what is wrong with the first, and which ones are wrong. */
function checkedNames(typed: readonly string[]): string[] {
  const refused: AppError[] = []
  const names = typed.map((name, i) => {
    try {
      const field = `names.${i}`
      const read = readGivenName(name)
      if (!read.ok) throw new AppError(read.code, read.params, field)
      return checkedName(read.name, field)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push(error)
      return ''
    }
  })
  const [first] = refused
  if (!first) return names
  const fields = refused.flatMap(({ field }) => field ?? [])
  throw new AppError(first.code, first.params, fields)
}
