import { afterEach, beforeAll, describe, test } from 'vitest'
import { origin } from '../browser/support/browser'
import { type Link, setLms } from '../lti/support/lms'
import { addPlainSet } from '../lti/support/plain-sets'
import type { Page } from './driver/page'
import { addSolo, openActivity, openPicker } from './support/course'
import { ENGINES, useEngines, type Visitor } from './support/engines'

const open = useEngines()
let solo: Link

beforeAll(async () => {
  solo = await addSolo('Lighthouse')
})
afterEach(() => setLms({ platformStorage: 'frame' }))

/** Chooses in the open picker; then the course has the content. */
async function choose(picker: Page, course: Page, title: string): Promise<void> {
  await picker.getByRole('searchbox', { name: 'Search' }).fill(title)
  await picker.getByRole('button', { name: `Add to course: ${title}` }).click()
  await course.getByRole('heading', { name: 'Activities' }).waitFor()
  await course.getByRole('link', { name: title }).first().waitFor()
}

/**
 * Opens the window that the frame offers, until it shows the app. Over plain HTTP WebKit stores no
 * `Secure` cookie: there the window's steps are done in Firefox, with the same form.
 */
async function openWindow(visitor: Visitor, tool: Page): Promise<Page> {
  const button = tool.getByRole('button', { name: 'Open in a new window' })
  await button.waitFor()
  const fields = await tool.until('the form of the window', () =>
    tool.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#open')
      return form && [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
    }),
  )
  const opened = await visitor.opened(() => button.click())
  if (visitor.transport.engine === 'Firefox') return opened
  const { page } = await open('Firefox')
  await page.goto(`${origin}/play`)
  await page.evaluate((all) => {
    // Like the page of a launch: its form sends the origin.
    const referrer = { name: 'referrer', content: 'same-origin' }
    document.head.append(Object.assign(document.createElement('meta'), referrer))
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/lti/login' })
    for (const [name, value] of all)
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    document.body.append(form)
    form.submit()
  }, fields)
  return page
}

describe.each(ENGINES)('%s', (engine) => {
  test('without cookies and storage a student plays in a new window', async () => {
    await setLms({ platformStorage: 'off' })
    const visitor = await open(engine)
    const student = engine === 'Firefox' ? 'student-03' : 'student-04'
    const tool = await openActivity(visitor.page, student, solo)
    const opened = await openWindow(visitor, tool)
    await opened.getByRole('button', { name: 'Start' }).click()
    await opened.getByText(/^Question 1 of 2/).waitFor()
    await tool.getByText('Pathquest is open in a new window.').waitFor()
  })

  test('with storage, content chosen in the frame is added to the course', async () => {
    const title = `Frame Ferry for ${engine}`
    addPlainSet(title, 2)
    const { page } = await open(engine)
    await choose(await openPicker(page), page, title)
  })

  test.each([['full'], ['off']])(
    'if the storage of the LMS is %s, content chosen in the window is added to the course',
    async (platformStorage) => {
      const title = `Window Ferry for ${engine}, ${platformStorage}`
      addPlainSet(title, 2)
      await setLms({ platformStorage })
      const visitor = await open(engine)
      const tool = await openPicker(visitor.page)
      const opened = await openWindow(visitor, tool)
      await tool.getByText('Choose in the new window.').waitFor()
      await choose(opened, visitor.page, title)
    },
  )
})
