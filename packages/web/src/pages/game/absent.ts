import type { ClassAttendance } from '@pathquest/core/contracts'

type Student = NonNullable<ClassAttendance['class']>['students'][number]

/** Without a seat, or with one that the host has given away meanwhile. */
export const absentOf = (students: readonly Student[], seats: readonly string[]): Student[] =>
  students.filter(({ playerId }) => playerId === null || !seats.includes(playerId))
