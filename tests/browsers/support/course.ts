import { addLink, COURSE, type Link, lmsOrigin } from '../../lti/support/lms'
import { addPlainSet } from '../../lti/support/plain-sets'
import type { Page } from '../driver/page'

/** A solo activity of the course, with a set of two plain questions of this title. */
export function addSolo(title: string): Promise<Link> {
  const content_id = addPlainSet(title, 2)
  const custom = { content: 'question_set', content_id, play: 'solo', graded: 'no' }
  return addLink({ title, custom })
}

/** Opens an activity of the course as this person; resolves to our frame. */
export async function openActivity(page: Page, as: string, link: { id: string }): Promise<Page> {
  await page.goto(`${lmsOrigin}/courses/${COURSE}/activities/${link.id}?as=${as}`)
  return page.frame('tool')
}

/** The content picker of the course, launched in its frame. */
export async function openPicker(page: Page): Promise<Page> {
  await page.goto(`${lmsOrigin}/courses/${COURSE}/add?as=teacher`)
  return page.frame('tool')
}
