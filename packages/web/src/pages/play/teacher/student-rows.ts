import type { LtiGrades, LtiProgress, LtiRoster, LtiSync } from '@pathquest/game-core/contracts'

type Member = LtiRoster['members'][number]

/** One student of the course: where they are, and how their grade stands. */
export interface StudentRow {
  id: string
  name: string
  /** A teacher in the role of a student, or the LMS's own: listed, and never counted. */
  isTest: boolean
  /** Null: not in the roster (any more), or no roster. */
  state: Member['state'] | null
  attempts: number
  sync: LtiSync
  /** Of an unfinished attempt. */
  progress: LtiProgress | null
}

const NO_GRADE: LtiSync = { state: 'none', score: null, reason: null, detail: null, sentAt: null }

/** Everybody in the roster and everybody with a grade, once each, by name. */
export function studentRows(
  members: LtiRoster['members'] | undefined,
  grades: LtiGrades['rows'] | undefined,
): StudentRow[] {
  const rows = new Map<string, StudentRow>()
  for (const { id, name, role, isTest, state, progress } of members ?? [])
    if (role === 'student')
      rows.set(id, { id, name, isTest, state, attempts: 0, sync: NO_GRADE, progress })
  for (const { id, name, ...grade } of grades ?? []) {
    const known = rows.get(id)
    rows.set(id, { id, name: known?.name ?? name, state: known?.state ?? null, ...grade })
  }
  const last = ({ isTest }: StudentRow) => Number(isTest)
  return [...rows.values()].sort((a, b) => last(a) - last(b) || a.name.localeCompare(b.name))
}

/** Who is in the running game, and of how many. */
export function joinedCount(members: LtiRoster['members'] | undefined) {
  const students = (members ?? []).filter(({ role, isTest }) => role === 'student' && !isTest)
  return {
    joined: students.filter(({ state }) => state === 'joined').length,
    total: students.length,
  }
}

/** Those still to come first, each group by name. */
export function missingFirst(members: LtiRoster['members']): Member[] {
  const isHere = ({ state }: Member) => (state === 'joined' ? 1 : 0)
  return members
    .filter(({ role }) => role === 'student')
    .sort((a, b) => isHere(a) - isHere(b) || a.name.localeCompare(b.name))
}

/** How many grades stand where. */
export function gradeCounts(rows: readonly StudentRow[]) {
  const counts = { none: 0, pending: 0, sent: 0, failed: 0 }
  for (const { sync } of rows) counts[sync.state]++
  return counts
}
