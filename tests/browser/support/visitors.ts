import type { Page } from 'playwright-core'
import { routes } from '../../../packages/web/src/shell/routes'
import { accounts, admin, students, teachers } from './browser'

/** Who finds which pages of the route table: those with an URL of their own, without an id. */
export const VISITORS = [
  { who: 'a visitor', account: undefined, opens: ['public'] },
  { who: 'a student', account: students[8], opens: ['signed-in', 'student'] },
  { who: 'a teacher', account: teachers[0], opens: ['teacher'] },
  { who: 'an administrator', account: admin, opens: ['admin'] },
  {
    who: 'a parent',
    account: accounts.find(({ userType }) => userType === 'parent'),
    opens: ['parent'],
  },
].map(({ opens, ...visitor }) => ({
  ...visitor,
  paths: routes
    .filter(({ path, access }) => !path.includes(':') && opens.includes(access))
    .map(({ path }): string => path)
    .concat(visitor.account ? [] : ['/nowhere']),
}))

/** The page has its heading and texts, and loads nothing more. */
export async function drawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // A page that was prerendered in English is hidden until it is in the user's language.
  await page.locator('html:not([data-awaits-texts])').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}
