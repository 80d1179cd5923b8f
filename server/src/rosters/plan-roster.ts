import {
  CLASS_NAME_MAX,
  CLASS_PERIOD_MAX,
  ROSTER_CLASSES_MAX,
  ROSTER_STUDENTS_MAX,
  STUDENTS_PER_CLASS_MAX,
} from '@pathquest/core/classes/class-limits'
import type { RosterPreview } from '@pathquest/core/contracts'
import { distinctName } from '@pathquest/core/players/distinct-name'
import { DISPLAY_NAME_MAX } from '@pathquest/core/rooms/timing'
import { graphemesOf, isVisible } from '@pathquest/core/visible-text'
import { FileRefusal } from '../runtime/files/file-refusal'
import { type KnownRoster, type RosterChange, type RosterClassFields, sourceHash } from './changes'
import { judgeGivenName } from './given-names'
import type { RosterClass, RosterFiles } from './read-files'

/** Of each list of the preview. */
const SHOWN_MAX = 100

export interface RosterPlan {
  preview: RosterPreview
  changes: RosterChange[]
  leaves: RosterChange[]
}

interface PlannedClass {
  hash: string
  fields: RosterClassFields
  isEnded: boolean
  /** Undefined: it is new. */
  classId: string | undefined
  /** Display names of who is in it, and of who comes. */
  names: string[]
  joining: number
}

interface KnownStudent {
  profileId: string
  name: string
  hasCard: boolean
  classIds: Set<string>
}

/** Compares a roster with what is here: what it would change, and what cannot be taken of it. */
export function planRoster(files: RosterFiles, known: KnownRoster, key: string): RosterPlan {
  const bad = new BadRows()
  const hashOf = {
    class: memoized((id) => sourceHash(key, 'class', id)),
    user: memoized((id) => sourceHash(key, 'user', id)),
  }
  const { classes, added, edited, same } = planClasses(files, known, hashOf.class, bad)
  const students = knownStudents(known)
  const users = readUsers(files, bad)
  const enrolled = readEnrollments(files, { classes, users, bad })
  const changes: RosterChange[] = [...added, ...edited]
  const counts = { added: 0, renamed: 0, same: 0 }
  let joins = 0
  for (const places of enrolled.wanted.values()) places.sort((a, b) => a.at - b.at)
  const wanted = [...enrolled.wanted].sort(([, a], [, b]) => (a[0]?.at ?? 0) - (b[0]?.at ?? 0))
  if (wanted.length > ROSTER_STUDENTS_MAX) throw tooMany()
  for (const [userId, places] of wanted) {
    const name = users.get(userId)?.name ?? ''
    const hash = hashOf.user(userId)
    const student = students.get(hash)
    const free = places.filter(({ to, line }) => {
      const isIn = to.classId !== undefined && student?.classIds.has(to.classId)
      if (isIn) return false
      if (to.names.length < STUDENTS_PER_CLASS_MAX) return true
      bad.add('enrollments.csv', line, 'class_full')
      return false
    })
    const taken = (but?: string) =>
      places.flatMap(({ to }) => to.names).filter((one) => one !== but)
    if (!student) {
      if (free.length === 0) continue
      const distinct = distinctName(name, taken())
      changes.push({ do: 'student', hash, name: distinct, classes: free.map(({ to }) => to.hash) })
      enter(free, distinct)
      counts.added++
      continue
    }
    let { name: shown } = student
    if (student.hasCard && !isCalled(shown, name)) {
      shown = distinctName(name, taken(student.name))
      changes.push({ do: 'rename', profileId: student.profileId, name: shown })
      counts.renamed++
    } else counts.same++
    if (free.length > 0) {
      const { profileId } = student
      changes.push({ do: 'join', profileId, classes: free.map(({ to }) => to.hash) })
      enter(free, shown)
      joins += free.length
    }
  }
  const leaving = planLeaves(files, known, { classes, hashOf: hashOf.user, enrolled })
  const withoutClass = [...users.values()].filter(
    ({ id, isStudent, isEnded }) =>
      isStudent !== false && !isEnded && !enrolled.named.has(id) && !files.others.has(id),
  ).length
  return {
    changes,
    leaves: leaving.map(({ leave }) => leave),
    preview: {
      classes: { added: added.length, changed: edited.length, same },
      students: counts,
      joins,
      withoutClass,
      newClasses: [...classes.values()]
        .filter(({ classId, isEnded }) => classId === undefined && !isEnded)
        .slice(0, SHOWN_MAX)
        .map(({ fields, joining }) => ({ name: fields.name, students: joining })),
      leaves: leaving.slice(0, SHOWN_MAX).map(({ shown }) => shown),
      leavesTotal: leaving.length,
      badRows: bad.rows,
      badRowsTotal: bad.total,
      changes: changes.length,
    },
  }
}

const tooMany = () =>
  new FileRefusal('roster_too_many', { students: ROSTER_STUDENTS_MAX, classes: ROSTER_CLASSES_MAX })

class BadRows {
  readonly rows: RosterPreview['badRows'] = []
  total = 0
  add(
    file: RosterPreview['badRows'][number]['file'],
    line: number,
    fault: RosterPreview['badRows'][number]['fault'],
  ): void {
    this.total++
    if (this.rows.length < SHOWN_MAX) this.rows.push({ file, line, fault })
  }
}

function planClasses(
  files: RosterFiles,
  known: KnownRoster,
  hashOf: (id: string) => string,
  bad: BadRows,
) {
  const knownClasses = new Map(known.classes.map(([hash, ...rest]) => [hash, rest]))
  const names = new Map<string, string[]>()
  for (const [classId, , name] of known.members) {
    const list = names.get(classId)
    if (list) list.push(name)
    else names.set(classId, [name])
  }
  const classes = new Map<string, PlannedClass>()
  const added: RosterChange[] = []
  const edited: RosterChange[] = []
  let same = 0
  for (const row of files.classes) {
    if (row.id === '' || classes.has(row.id)) {
      bad.add('classes.csv', row.line, row.id === '' ? 'no_id' : 'twice')
      continue
    }
    const fields = fieldsOf(row)
    if (!fields) {
      bad.add('classes.csv', row.line, 'no_name')
      continue
    }
    const hash = hashOf(row.id)
    const [classId, former] = knownClasses.get(hash) ?? []
    const { isEnded } = row
    const inside = classId === undefined ? [] : (names.get(classId) ?? [])
    classes.set(row.id, { hash, fields, isEnded, classId, names: [...inside], joining: 0 })
    if (isEnded) continue
    if (classId === undefined || !former) added.push({ do: 'class', hash, fields })
    else if (isSame(former, fields)) same++
    else edited.push({ do: 'edit', classId, fields })
  }
  if (known.classes.length + added.length > ROSTER_CLASSES_MAX) throw tooMany()
  return { classes, added, edited, same }
}

const isSame = (a: RosterClassFields, b: RosterClassFields): boolean =>
  a.name === b.name && a.period === b.period && a.grade === b.grade

/** Undefined: there is no title. Titles of schools are longer than ours. */
function fieldsOf({ name, period, grade }: RosterClass): RosterClassFields | undefined {
  const short = name.length <= CLASS_NAME_MAX ? name : `${cut(name, CLASS_NAME_MAX - 1)}…`
  if (!isVisible(short)) return undefined
  const isShort = period.length <= CLASS_PERIOD_MAX && isVisible(period)
  return { name: short, period: isShort ? period : '', grade }
}

function cut(text: string, most: number): string {
  let short = ''
  for (const sign of graphemesOf(text)) {
    if (short.length + sign.length > most) break
    short += sign
  }
  return short.trim()
}

function knownStudents({ members }: KnownRoster): Map<string, KnownStudent> {
  const students = new Map<string, KnownStudent>()
  for (const [classId, profileId, name, hash, hasCard] of members) {
    if (hash === null) continue
    const student = students.get(hash) ?? { profileId, name, hasCard, classIds: new Set() }
    student.classIds.add(classId)
    students.set(hash, student)
  }
  return students
}

interface PlannedUser {
  id: string
  /** Null: this row is not taken. */
  name: string | null
  isEnded: boolean
  isStudent: boolean | null
}

function readUsers(files: RosterFiles, bad: BadRows): Map<string, PlannedUser> {
  const users = new Map<string, PlannedUser>()
  const enrolled = new Set(files.enrollments.map(({ userId }) => userId))
  for (const { line, id, name, isEnded, isStudent } of files.users) {
    if (id === '' || users.has(id)) {
      // Teachers, parents and their rows are none of ours.
      if (isStudent !== false) bad.add('users.csv', line, id === '' ? 'no_id' : 'twice')
      continue
    }
    const user: PlannedUser = { id, name: null, isEnded, isStudent }
    users.set(id, user)
    // Nobody is told about the names of teachers, or of who is in no class.
    if (isEnded || isStudent === false || !enrolled.has(id)) continue
    const judged = judgeGivenName(name)
    if ('name' in judged) user.name = judged.name
    else bad.add('users.csv', line, judged.fault)
  }
  return users
}

interface Place {
  to: PlannedClass
  /** The order of the classes. */
  at: number
  line: number
}

function readEnrollments(
  files: RosterFiles,
  {
    classes,
    users,
    bad,
  }: { classes: Map<string, PlannedClass>; users: Map<string, PlannedUser>; bad: BadRows },
) {
  const order = new Map([...classes.keys()].map((id, at) => [id, at]))
  const badClasses = new Set(files.classes.map(({ id }) => id))
  const wanted = new Map<string, Place[]>()
  /** User and class, whether or not their rows can be taken: nobody leaves for a bad row. */
  const active = new Set<string>()
  const ended = new Set<string>()
  const named = new Set<string>()
  for (const { line, classId, userId, isEnded } of files.enrollments) {
    const to = classes.get(classId)
    const user = users.get(userId)
    named.add(userId)
    if (!user) bad.add('enrollments.csv', line, 'unknown_user')
    // The row of a class that is not taken is told already.
    else if (!to && !badClasses.has(classId)) bad.add('enrollments.csv', line, 'unknown_class')
    if (!to) continue
    const pair = pairOf(userId, classId)
    if (isEnded || user?.isEnded || to.isEnded) {
      ended.add(pair)
      continue
    }
    if (active.has(pair)) continue
    active.add(pair)
    if (!user || user.name === null) continue
    const places = wanted.get(userId) ?? []
    places.push({ to, at: order.get(classId) ?? 0, line })
    wanted.set(userId, places)
  }
  return { wanted, active, ended, named }
}

const pairOf = (userId: string, classId: string) => JSON.stringify([userId, classId])

function enter(places: readonly Place[], name: string): void {
  for (const { to } of places) {
    to.names.push(name)
    to.joining++
  }
}

/** `Ana 2` is Ana, of whom there are two. */
function isCalled(shown: string, name: string): boolean {
  if (shown === name) return true
  const [, base] = /^(.*) \d+$/.exec(shown) ?? []
  if (base === undefined) return false
  // Shortened, where the number would not have fitted.
  return base === name || (name.startsWith(base) && graphemesOf(shown).length >= DISPLAY_NAME_MAX)
}

/**
 * Who is in a class by a roster and is named there no more. Classes that this file does not name stay
 * as they are: it may be of another school.
 */
function planLeaves(
  files: RosterFiles,
  known: KnownRoster,
  {
    classes,
    hashOf,
    enrolled,
  }: {
    classes: Map<string, PlannedClass>
    hashOf: (userId: string) => string
    enrolled: { wanted: Map<string, Place[]>; active: Set<string>; ended: Set<string> }
  },
) {
  const idsOfClasses = new Map([...classes].map(([id, { classId }]) => [classId, id]))
  const idsOfUsers = new Map(
    [...files.users, ...files.enrollments.map(({ userId: id }) => ({ id }))].map(({ id }) => [
      hashOf(id),
      id,
    ]),
  )
  const ended = new Set(files.users.filter(({ isEnded }) => isEnded).map(({ id }) => id))
  const left = new Map<string, number>()
  for (const [, profileId] of known.members) left.set(profileId, (left.get(profileId) ?? 0) + 1)
  const found: {
    leave: RosterChange
    profileId: string
    stays: boolean
    shown: RosterPreview['leaves'][number]
  }[] = []
  for (const [classId, profileId, name, hash, hasCard] of known.members) {
    const rosterClass = idsOfClasses.get(classId)
    if (hash === null || rosterClass === undefined) continue
    const to = classes.get(rosterClass)
    const userId = idsOfUsers.get(hash)
    const pair = userId === undefined ? '' : pairOf(userId, rosterClass)
    if (enrolled.active.has(pair)) continue
    const isTold =
      enrolled.ended.has(pair) || to?.isEnded || (userId !== undefined && ended.has(userId))
    if (files.isDelta && !isTold) continue
    left.set(profileId, (left.get(profileId) ?? 1) - 1)
    found.push({
      leave: { do: 'leave', profileId, classId },
      profileId,
      stays: !hasCard || (userId !== undefined && enrolled.wanted.has(userId)),
      shown: { name, className: to?.fields.name ?? '', isLast: false },
    })
  }
  return found.map(({ leave, profileId, stays, shown }) => ({
    leave,
    shown: { ...shown, isLast: !stays && (left.get(profileId) ?? 0) === 0 },
  }))
}

function memoized(of: (id: string) => string): (id: string) => string {
  const known = new Map<string, string>()
  return (id) => {
    const found = known.get(id) ?? of(id)
    known.set(id, found)
    return found
  }
}
