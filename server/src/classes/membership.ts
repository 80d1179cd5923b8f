import {
  CLASS_INVITE_MS,
  type ClassInvite,
  type MyClasses,
  normalizeCode,
  STUDENTS_PER_CLASS_MAX,
} from '@pathquest/core'
import { alphabetical } from '@pathquest/core/alphabetical'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { newToken, tokenHash } from '../runtime/tokens'
import type { Services } from '../services/services'
import type { DeletionServices, RemoveAccount } from './change-class'
import { hasCard } from './store/cards'
import { findClassByCode, findTaughtClass, hasMostClasses } from './store/classes'
import {
  countMembers,
  insertMembers,
  isMember,
  isOnlyHere,
  listClassesOfStudent,
  removeMember,
} from './store/students'
import { findInvite, insertTeacher, putInvite, takeInvite } from './store/teachers'

type Joining = Pick<Services, 'store' | 'now'>

/** Joined again nothing changes. */
export const joinByCode = ({ store, now }: Joining, profileId: string, typed: string) =>
  store.transact(async (tx) => {
    const found = await findClassByCode(tx, normalizeCode(typed))
    if (!found?.isOpen || found.archivedAt !== null) throw new AppError('class_code_invalid')
    if (await isMember(tx, found.id, profileId)) return
    if ((await countMembers(tx, found.id)) >= STUDENTS_PER_CLASS_MAX) {
      throw new AppError('class_full')
    }
    await insertMembers(tx, [{ classId: found.id, profileId, joinedAt: now() }])
  })

/** An account of a class stays until its teachers end it: it would be left in none. */
export async function leaveClass(
  { store }: Pick<Services, 'store'>,
  classId: string,
  profileId: string,
): Promise<void> {
  if (await hasCard(store.db, profileId)) throw new AppError('account_of_class')
  const left = await store.transact((tx) => removeMember(tx, classId, profileId))
  if (left === 'none') throw new AppError('class_not_found')
}

/** The account goes as well where it is one of a card and in no other class, also by then. */
export async function removeStudent(
  services: DeletionServices,
  removeAccount: RemoveAccount,
  { classId, profileId }: { classId: string; profileId: string },
): Promise<void> {
  const { store } = services
  const remove = () => store.transact((tx) => removeMember(tx, classId, profileId))
  const removed = await remove()
  if (removed === 'none') throw new AppError('class_student_not_found')
  if (removed === 'removed') return
  const isGone = await removeAccount(services, removed, (db) => isOnlyHere(db, classId, profileId))
  if (isGone) await store.truncateLog()
  // The student has joined another class meanwhile: only this one ends.
  else if (typeof (await remove()) === 'object') throw new AppError('unavailable')
}

/** Without who else is in them. */
export async function myClasses(db: Db, profileId: string): Promise<MyClasses> {
  const classes = new Map<string, MyClasses['classes'][number]>()
  for (const { teacher, ...found } of await listClassesOfStudent(db, profileId)) {
    const known = classes.get(found.id) ?? { ...found, teachers: [] }
    if (teacher !== null) known.teachers.push(teacher)
    classes.set(found.id, known)
  }
  return { classes: [...classes.values()].sort((a, b) => alphabetical(a.name, b.name)) }
}

/** A link for one colleague; the database learns its hash alone. The link before it ends. */
export async function inviteTeacher(
  { store, now }: Joining,
  classId: string,
  profileId: string,
): Promise<ClassInvite> {
  const token = newToken()
  const expiresAt = now() + CLASS_INVITE_MS
  await store.transact(async (tx) => {
    // Deleted, or left, since the request was checked.
    if (!(await findTaughtClass(tx, classId, profileId))) throw new AppError('class_not_found')
    await putInvite(tx, { tokenHash: tokenHash(token), classId, expiresAt })
  })
  return { path: `/class-invite#${token}`, expiresAt }
}

/** Who is refused, or teaches the class already, leaves the link as it was. Returns the class. */
export const acceptInvite = (
  { store, now }: Joining,
  profileId: string,
  token: string,
): Promise<string> =>
  store.transact(async (tx) => {
    const classId = await findInvite(tx, tokenHash(token), now())
    if (classId === undefined) throw new AppError('class_invite_invalid')
    if (await findTaughtClass(tx, classId, profileId)) return classId
    if (!(await takeInvite(tx, tokenHash(token)))) throw new AppError('class_invite_invalid')
    if (await hasMostClasses(tx, profileId)) throw new AppError('too_many_classes')
    const added = await insertTeacher(tx, { classId, profileId, addedAt: now() })
    if (added === 'full') throw new AppError('class_teachers_full')
    return classId
  })
