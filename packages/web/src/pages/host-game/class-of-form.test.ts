import type { ClassSummary } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { chooseClass } from './class-of-form'
import { toCreateGame } from './create-request'
import { EMPTY_HOST_FORM, formFrom } from './host-form'

const ofStudents = (id: string, students: number) => ({ id, students }) as ClassSummary

test('a game has room for the whole class, and for a hundred at most', () => {
  const classes = [ofStudents('cl_1', 34), ofStudents('cl_2', 20), ofStudents('cl_3', 180)]
  const choose = (id: string | null) => chooseClass(EMPTY_HOST_FORM, classes, id)
  expect(choose('cl_1')).toEqual({ classId: 'cl_1', maxPlayers: '34' })
  expect(choose('cl_2')).toEqual({ classId: 'cl_2' })
  expect(choose('cl_3')).toEqual({ classId: 'cl_3', maxPlayers: '100' })
})

test('a class that this teacher does not have is none', () => {
  expect(chooseClass(EMPTY_HOST_FORM, [], 'cl_1')).toEqual({ classId: null })
  expect(chooseClass(EMPTY_HOST_FORM, [ofStudents('cl_1', 1)], null)).toEqual({ classId: null })
})

test('the class of the address is chosen, and sent', () => {
  const form = formFrom({ set: null, game: null }, null, 'cl_1')
  expect(form.classId).toBe('cl_1')
  expect(toCreateGame(form)).toMatchObject({ classId: 'cl_1' })
  expect(toCreateGame({ ...form, sessionType: 'solo' })).not.toHaveProperty('classId')
  expect(toCreateGame(EMPTY_HOST_FORM)).not.toHaveProperty('classId')
})
