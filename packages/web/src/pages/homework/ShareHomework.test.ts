import { expect, test } from 'vitest'
import { classroomLink, teamsLink } from './ShareHomework'

const HREF = 'https://school.example/homework/hw_1?a=b&c'
const TITLE = 'Nurses & co: 100%'

test('links to other services carry address and title whole', () => {
  const classroom = new URL(classroomLink(HREF, TITLE))
  expect(classroom.host + classroom.pathname).toBe('classroom.google.com/share')
  expect(Object.fromEntries(classroom.searchParams)).toEqual({ url: HREF, title: TITLE })
  const teams = new URL(teamsLink(HREF, TITLE))
  expect(teams.host + teams.pathname).toBe('teams.microsoft.com/share')
  expect(Object.fromEntries(teams.searchParams)).toEqual({ href: HREF, msgText: TITLE })
})
