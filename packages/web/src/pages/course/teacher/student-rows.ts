import type { LtiGrades, LtiProgress, LtiRoster, LtiSync } from '@pathquest/core/contracts'

type Member = LtiRoster['members'][number]

/** One student of the course: their state, and the state of their grade. */
export interface StudentRow {
  id: string
  name: string
  /** A teacher in the student role, or the LMS's own test student: listed, and never counted. */
  isTest: boolean
  /** Null: not in the roster (any more), or no roster. */
  state: Member['state'] | null
  attempts: number
  sync: LtiSync
  /** Of an unfinished attempt. */
  progress: LtiProgress | null
  /** Has a grade, but is no longer in the roster of the LMS. */
  hasLeft: boolean
}

const NO_GRADE: LtiSync = {
  state: 'none',
  score: null,
  reason: null,
  detail: null,
  sentAt: null,
  seen: null,
  seenScore: null,
}

/** Everybody in the roster and everybody with a grade, once each, by name. */
export function studentRows(
  roster: Pick<LtiRoster, 'source' | 'members'> | undefined,
  grades: LtiGrades['rows'] | undefined,
): StudentRow[] {
  const rows = new Map<string, StudentRow>()
  const isNew = { attempts: 0, sync: NO_GRADE, hasLeft: false }
  for (const { id, name, role, isTest, state, progress } of roster?.members ?? [])
    if (role === 'student') rows.set(id, { id, name, isTest, state, progress, ...isNew })
  const isComplete = roster?.source === 'roster'
  for (const { id, name, ...grade } of grades ?? []) {
    const known = rows.get(id)
    const hasLeft = isComplete && !known
    rows.set(id, { id, name: known?.name ?? name, state: known?.state ?? null, hasLeft, ...grade })
  }
  const last = ({ isTest, hasLeft }: StudentRow) => (isTest ? 2 : Number(hasLeft))
  return [...rows.values()].sort((a, b) => last(a) - last(b) || a.name.localeCompare(b.name))
}

/** How many students of the course have played; those who left it are not counted. */
export function playedCount(rows: readonly StudentRow[]) {
  const students = rows.filter(({ isTest, hasLeft }) => !isTest && !hasLeft)
  const hasPlayed = ({ state, attempts }: StudentRow) => attempts > 0 || state === 'finished'
  return { played: students.filter(hasPlayed).length, total: students.length }
}

/** How many of the course are in the running game. */
export function joinedCount(members: LtiRoster['members'] | undefined) {
  const students = (members ?? []).filter(({ role, isTest }) => role === 'student' && !isTest)
  return {
    joined: students.filter(({ state }) => state === 'joined').length,
    total: students.length,
  }
}

/** Missing students first, each group by name. */
export function missingFirst(members: LtiRoster['members']): Member[] {
  const isHere = ({ state }: Member) => (state === 'joined' ? 1 : 0)
  return members
    .filter(({ role }) => role === 'student')
    .sort((a, b) => isHere(a) - isHere(b) || a.name.localeCompare(b.name))
}

/** The number of grades by state. */
export function gradeCounts(rows: readonly StudentRow[]) {
  const counts = { none: 0, pending: 0, sent: 0, failed: 0 }
  for (const { sync } of rows) counts[sync.state]++
  return counts
}

/**
 * The note about the columns of the gradebook. Deleting one is only suggested once a grade was seen
 * in the other.
 */
export function columnNote(
  rows: readonly StudentRow[],
  columns: number | null,
): 'notKept' | 'several' | 'severalUnseen' | null {
  if (rows.some(({ sync }) => sync.reason === 'lti_grade_not_kept')) return 'notKept'
  if ((columns ?? 0) <= 1) return null
  return rows.some(({ sync }) => sync.seen === 'same') ? 'several' : 'severalUnseen'
}
