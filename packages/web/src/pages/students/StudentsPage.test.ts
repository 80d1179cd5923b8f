import type { StudentSummary } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { arrangeStudents, type StudentSort } from './StudentsPage'

const student = (id: string, change: Partial<StudentSummary>): StudentSummary => ({
  id,
  displayName: id,
  email: null,
  totalScore: 0,
  totalGames: 1,
  averageScore: 0,
  accuracy: null,
  pathkeysEarned: 0,
  lastActive: 0,
  ...change,
})
const students = [
  student('Ben', { totalScore: 10, totalGames: 3, accuracy: 90, email: 'B.Ruiz@school.org' }),
  student('ana', { totalScore: 30, totalGames: 2, accuracy: null }),
  student('Cem', { totalScore: 20, totalGames: 9, accuracy: 50 }),
]
const names = (search: string, sort: StudentSort) =>
  arrangeStudents(students, search, sort).map(({ id }) => id)

test('score, games and accuracy are sorted highest first, names alphabetically', () => {
  expect(names('', 'score')).toEqual(['ana', 'Cem', 'Ben'])
  expect(names('', 'games')).toEqual(['Cem', 'Ben', 'ana'])
  expect(names('', 'accuracy')).toEqual(['Ben', 'Cem', 'ana'])
  expect(names('', 'name')).toEqual(['ana', 'Ben', 'Cem'])
})

test('a search covers names and email addresses, case-insensitive', () => {
  expect(names(' ANA ', 'score')).toEqual(['ana'])
  expect(names('ruiz', 'score')).toEqual(['Ben'])
  expect(names('nobody', 'score')).toEqual([])
})
