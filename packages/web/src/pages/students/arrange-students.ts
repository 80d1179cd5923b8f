import type { StudentSummary } from '@pathquest/core/contracts'

export const STUDENT_SORTS = ['score', 'games', 'accuracy', 'name'] as const
export type StudentSort = (typeof STUDENT_SORTS)[number]

const byName = (a: StudentSummary, b: StudentSummary) =>
  a.displayName.localeCompare(b.displayName) || a.id.localeCompare(b.id)

const ORDERS: Record<StudentSort, (a: StudentSummary, b: StudentSummary) => number> = {
  score: (a, b) => b.totalScore - a.totalScore,
  games: (a, b) => b.totalGames - a.totalGames,
  accuracy: (a, b) => (b.accuracy ?? -1) - (a.accuracy ?? -1),
  name: byName,
}

/** Those whose name or e-mail address contains the search, whatever its case, in order. */
export function arrangeStudents(
  students: readonly StudentSummary[],
  search: string,
  sort: StudentSort,
): StudentSummary[] {
  const wanted = search.trim().toLowerCase()
  return students
    .filter(
      ({ displayName, email }) =>
        displayName.toLowerCase().includes(wanted) || email?.toLowerCase().includes(wanted),
    )
    .sort((a, b) => ORDERS[sort](a, b) || byName(a, b))
}
