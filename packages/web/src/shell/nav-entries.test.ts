import { MAIL_PAGES } from '@pathquest/core/accounts/account-choices'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { navEntries } from './nav-entries'
import type { RouteEntry } from './route-entry'
import { routes as appRoutes } from './routes'

const routes = [
  { path: '/', access: 'public' },
  {
    path: '/dashboard',
    access: 'signed-in',
    nav: { header: 'nav.dashboard', sidebar: { label: 'nav.dashboard', icon: 'dashboard' } },
  },
  {
    path: '/market',
    access: 'student',
    nav: { sidebar: { label: 'nav.market', icon: 'market', for: 'student' } },
  },
  {
    path: '/host-game',
    access: 'teacher',
    nav: {
      sidebar: { label: 'nav.hostGame', icon: 'host', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/admin/lms',
    access: 'admin',
    nav: {
      sidebar: { label: 'nav.adminLms', icon: 'lms', for: 'admin', group: 'administration' },
    },
  },
  { path: '/game/:sessionId/*', access: 'public' },
] satisfies RouteEntry[]
const known = navEntries(routes)

const paths = (entries: { path: string }[]) => entries.map(({ path }) => path)

test.each(Object.entries(MAIL_PAGES))('the email %s opens a page: %s', (_, page) => {
  const path = page.replace('{id}', 'gs_1')
  expect(appRoutes.some((route) => matchPath(route.path, path) !== null)).toBe(true)
  // The route of a game matches any end of the path, its page does not.
  expect(path).not.toMatch(/^\/game\/gs_1\/./)
})

test('the sidebar shows the role’s pages, and teaching tools only to teachers', () => {
  expect(paths(known.sidebarEntries('student').general)).toEqual(['/dashboard', '/market'])
  expect(paths(known.sidebarEntries('student').teaching)).toEqual([])
  expect(paths(known.sidebarEntries('teacher').general)).toEqual(['/dashboard'])
  expect(paths(known.sidebarEntries('teacher').teaching)).toEqual(['/host-game'])
  expect(paths(known.sidebarEntries('parent').general)).toEqual(['/dashboard'])
})

test('administration is for administrators of every role', () => {
  expect(paths(known.sidebarEntries('teacher').administration)).toEqual([])
  const { general, administration } = known.sidebarEntries('parent', true)
  expect(paths(administration)).toEqual(['/admin/lms'])
  expect(paths(general)).toEqual(['/dashboard'])
})

test('the header lists only existing pages', () => {
  expect(paths(known.headerEntries())).toEqual(['/dashboard'])
})
