import { STUDENTS_PER_CLASS_MAX } from '@pathquest/core'
import { insertCardStudents, insertClasses, insertMembers } from '../classes'
import type { Db } from '../db/db'
import type { Services } from '../services/services'
import type { RosterChange } from './changes'
import {
  classesOfHashes,
  countMembersOf,
  editRosterClass,
  putRosterClasses,
  putRosterStudents,
  renameCardAccounts,
  stillTaught,
} from './store/apply'

type Of<Kind extends RosterChange['do']> = Extract<RosterChange, { do: Kind }>

/**
 * Makes a part of a roster's changes, in one transaction. The world may have changed since they were
 * previewed: returns how many students found no room, or no class.
 */
export async function applyPart(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  tx: Db,
  teacherId: string,
  changes: readonly RosterChange[],
): Promise<number> {
  const of = <Kind extends RosterChange['do']>(kind: Kind) =>
    changes.filter((change): change is Of<Kind> => change.do === kind)
  const at = now()
  await addClasses(tx, teacherId, of('class'), at)
  for (const { classId, fields } of of('edit')) {
    await editRosterClass(tx, { teacherId, classId }, fields)
  }
  const renamed = of('rename')
  const taught = await stillTaught(
    tx,
    teacherId,
    [...renamed, ...of('join')].map(({ profileId }) => profileId),
  )
  const names = new Map(
    renamed
      .filter(({ profileId }) => taught.has(profileId))
      .map(({ profileId, name }) => [profileId, name]),
  )
  await renameCardAccounts(tx, names, at)
  const places = await findPlaces(tx, teacherId, [...of('student'), ...of('join')])
  const joins = of('join').map(({ profileId, classes }) => ({
    profileId,
    // Who has left all classes of this teacher since is not brought back.
    classIds: taught.has(profileId) ? places(classes) : [],
  }))
  const students = of('student').map((one) => ({ ...one, classIds: places(one.classes) }))
  const placed = students.filter(({ classIds }) => classIds.length > 0)
  if (placed.length > 0) {
    const ids = await insertCardStudents(
      tx,
      secrets,
      placed.map(({ name, classIds }) => ({ name, classIds })),
      at,
    )
    const links = placed.map(({ hash }, i) => ({ hash, id: ids[i] as string }))
    await putRosterStudents(tx, teacherId, links)
  }
  const rows = joins.flatMap(({ profileId, classIds }) =>
    classIds.map((classId) => ({ classId, profileId, joinedAt: at })),
  )
  if (rows.length > 0) await insertMembers(tx, rows)
  const left = joins.filter(({ classIds }) => classIds.length === 0).length
  return left + students.length - placed.length
}

async function addClasses(
  tx: Db,
  teacherId: string,
  added: readonly Of<'class'>[],
  at: number,
): Promise<void> {
  if (added.length === 0) return
  const ids = await insertClasses(
    tx,
    teacherId,
    added.map(({ fields }) => fields),
    at,
  )
  const links = added.map(({ hash }, i) => ({ hash, id: ids[i] as string }))
  await putRosterClasses(tx, teacherId, links)
}

/** Gives places in classes away, while they have room. */
async function findPlaces(
  tx: Db,
  teacherId: string,
  changes: readonly (Of<'student'> | Of<'join'>)[],
): Promise<(hashes: readonly string[]) => string[]> {
  const hashes = new Set(changes.flatMap(({ classes }) => classes))
  const ids = await classesOfHashes(tx, teacherId, [...hashes])
  const members = await countMembersOf(tx, [...ids.values()])
  return (hashes) =>
    hashes.flatMap((hash) => {
      const id = ids.get(hash)
      if (id === undefined) return []
      const before = members.get(id) ?? 0
      if (before >= STUDENTS_PER_CLASS_MAX) return []
      members.set(id, before + 1)
      return [id]
    })
}
