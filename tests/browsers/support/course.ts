import { COURSE, lmsOrigin } from '../../lti/support/lms'
import type { Page } from '../driver/page'

/** The page of an activity of the course as this person; resolves to the frame that is ours. */
export async function openActivity(page: Page, as: string, link: { id: string }): Promise<Page> {
  await page.goto(`${lmsOrigin}/courses/${COURSE}/activities/${link.id}?as=${as}`)
  return page.frame('tool')
}

/** The content picker of the course, launched in its frame. */
export async function openPicker(page: Page): Promise<Page> {
  await page.goto(`${lmsOrigin}/courses/${COURSE}/add?as=teacher`)
  return page.frame('tool')
}
