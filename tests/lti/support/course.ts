import type { BrowserContext, Frame, Page } from 'playwright-core'
import { expect } from 'vitest'
import { must, origin } from '../../browser/support/browser'
import { COURSE, lmsOrigin } from './lms'

/** An element that should be there is waited for this long, as in all tests in browsers. */
const WAIT_MS = 60_000

/** A person at a page of the course, and our frame in it. */
export interface Visit {
  context: BrowserContext
  page: Page
  tool: Frame
}

const openPage = async (context: BrowserContext, path: string, course = COURSE): Promise<Visit> => {
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  await page.goto(`${lmsOrigin}/courses/${course}/${path}`)
  return { context, page, tool: must(page.frame({ name: 'tool' })) }
}

/** The page of an activity, launched in its frame. */
export const openActivity = (
  context: BrowserContext,
  as: string,
  link: string,
  course?: string,
): Promise<Visit> => openPage(context, `activities/${link}?as=${as}`, course)

/** The gradebook of the course: everybody's for teachers, else one's own grades. */
export async function openGrades(context: BrowserContext, as: string): Promise<Page> {
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  const path = as === 'teacher' ? 'gradebook' : 'grades'
  await page.goto(`${lmsOrigin}/courses/${COURSE}/${path}?as=${as}`)
  return page
}

/** The content picker, launched in its frame. */
export const openPicker = (context: BrowserContext): Promise<Visit> =>
  openPage(context, 'add?as=teacher')

/** The frame shows the app: its URL has no code. */
export async function arrived({ tool }: Visit): Promise<void> {
  await expect.poll(() => tool.url(), { timeout: WAIT_MS }).toBe(`${origin}/play`)
}

/** The effect of an unpartitioned third-party cookie in this frame, as seen by a page. */
export const plainCookieIn = ({ tool }: Visit): Promise<string> =>
  tool.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: this is what is tested
    document.cookie = 'plain=here; SameSite=None; Secure; Path=/'
    return document.cookie
  })

/** The same over the network: which of two cookies are sent back in another site's frame. */
export async function cookiesThatCameBack(
  context: BrowserContext,
): Promise<{ plain: boolean; partitioned: boolean }> {
  const page = await context.newPage()
  await page.goto(`${lmsOrigin}/cookies`)
  const found = page.frameLocator('iframe').locator('#cookies')
  const came = async (name: string) => (await found.getAttribute(`data-${name}`)) === 'true'
  const result = { plain: await came('plain'), partitioned: await came('partitioned') }
  await page.close()
  return result
}

/** Reloads the frame, as its context menu in the browser does. */
export async function reload({ tool }: Visit): Promise<void> {
  await tool.evaluate(() => {
    Object.assign(window, { isOld: true })
    window.location.reload()
  })
  await tool.waitForFunction(() => !('isOld' in window))
}

/** The student's click that starts or resumes a solo activity. */
export const begin = ({ tool }: Visit): Promise<void> =>
  tool.getByRole('button', { name: /^(Start|Go on: \d+ of \d+)$/ }).click()
