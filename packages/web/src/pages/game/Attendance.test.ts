import { expect, test } from 'vitest'
import { absentOf } from './Attendance'

const student = (id: string, playerId: string | null) => ({ id, displayName: id, playerId })

test('absent is who has no seat in the game, or no longer', () => {
  const students = [student('ana', 'pl_1'), student('ben', null), student('cem', 'pl_3')]
  const absent = absentOf(students, ['pl_1', 'pl_2'])
  expect(absent.map(({ id }) => id)).toEqual(['ben', 'cem'])
})
