import { createServer } from 'node:http'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/harness/product'
import { origin } from '../browser/support/browser'
import { type CookieBrowser, launchBlocking } from './support/cookie-browser'
import { arrived, openActivity, openPicker, type Visit } from './support/course'
import { addLink, type Link, lmsOrigin, setLms } from './support/lms'
import { addPlainSet } from './support/plain-sets'

const ASKED = 'Before you start'

let browser: CookieBrowser
let solo: Link

beforeAll(async () => {
  // Not even our Partitioned cookie is stored in a frame of this LMS.
  browser = await launchBlocking({ refuse: origin, inside: lmsOrigin })
  const content_id = addPlainSet('Ferry', 2)
  const custom = { content: 'question_set', content_id, play: 'solo', graded: 'no' }
  solo = await addLink({ title: 'Ferry', custom })
})
afterEach(() => setLms({ platformStorage: 'frame' }))
afterAll(() => browser?.close())

test.each(['frame', 'parent'])(
  'without cookies a launch succeeds through the storage of the LMS: %s',
  async (platformStorage) => {
    await setLms({ platformStorage })
    const context = await browser.newContext()
    const visit = await openActivity(context, 'student-20', solo.id)
    await visit.tool.getByRole('region', { name: ASKED }).waitFor()
    await arrived(visit)
    expect(await context.cookies(origin)).toEqual([])
    await context.close()
  },
)

test('without cookies and storage a new window is offered before the login hint is used', async () => {
  await setLms({ platformStorage: 'off' })
  const context = await browser.newContext()
  const { tool } = await openActivity(context, 'student-21', solo.id)
  await tool.getByRole('heading', { name: 'Open Pathquest in a new window' }).waitFor()
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    tool.getByRole('button', { name: 'Open in a new window' }).click(),
  ])
  await opened.getByRole('region', { name: ASKED }).waitFor()
  expect(opened.url()).toBe(`${origin}/play`)
  await tool.getByText('Pathquest is open in a new window.').waitFor()
  await context.close()
})

describe('the picker through a window with the frame’s cookie refused', () => {
  const FERRY = 'Window Ferry'
  let context: BrowserContext
  let frame: Visit

  beforeAll(() => {
    addPlainSet(FERRY, 2)
  })
  beforeEach(async () => {
    await setLms({ platformStorage: 'off' })
    context = await browser.newContext()
    frame = await openPicker(context)
    return () => context.close()
  })

  const open = async (name: string): Promise<Page> => {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      frame.tool.getByRole('button', { name }).click(),
    ])
    await opened.getByRole('heading', { name: 'Choose for Science, grade 8' }).waitFor()
    return opened
  }
  const isClosed = (opened: Page) => expect.poll(() => opened.isClosed()).toBe(true)

  test('content chosen there is submitted by the frame to the form of the course', async () => {
    const opened = await open('Open in a new window')
    await frame.tool.getByText('Choose in the new window.').waitFor()
    await opened.getByRole('searchbox', { name: 'Search' }).fill(FERRY)
    // One click, without a review step.
    await opened.getByRole('button', { name: `Add to course: ${FERRY}` }).click()
    await frame.page.getByRole('heading', { name: 'Activities' }).waitFor()
    await frame.page.getByRole('link', { name: FERRY }).waitFor()
    await frame.page.getByText('Live game: the teacher starts it').first().waitFor()
    await isClosed(opened)
  })

  test('closed without a choice it can be reopened, and a cancellation is returned, too', async () => {
    const closed = await open('Open in a new window')
    await frame.tool.getByText('Choose in the new window.').waitFor()
    await closed.close()
    const opened = await open('Open it again')
    await opened.getByRole('button', { name: 'Cancel' }).click()
    await frame.page.getByRole('heading', { name: 'Activities' }).waitFor()
    await isClosed(opened)
  })

  test('if the storage of the LMS is full, the same window is used', async () => {
    await frame.page.close()
    await setLms({ platformStorage: 'full' })
    frame = await openPicker(context)
    const opened = await open('Open in a new window')
    await frame.tool.getByText('Choose in the new window.').waitFor()
    await opened.getByRole('button', { name: 'Cancel' }).click()
    await frame.page.getByRole('heading', { name: 'Activities' }).waitFor()
    await isClosed(opened)
  })

  test('if no frame waits any more the window explains what to do', async () => {
    const opened = await open('Open in a new window')
    await frame.page.close()
    await opened.getByRole('button', { name: 'Cancel' }).click()
    await opened.getByRole('heading', { name: 'Go back to your course' }).waitFor()
    await opened.getByRole('button', { name: 'Send it from here' }).click()
    await opened.getByText('There is no form of a course here').waitFor()
  })
})

test('no page of another origin can frame a launch, the app, or any other page of ours', async () => {
  const context = await browser.newContext()
  const site = createServer((request, response) => {
    const path = new URL(request.url ?? '/', origin).pathname
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe src="${origin}${path}"></iframe>`)
  })
  const port = await freePort()
  await new Promise<void>((done) => site.listen(port, '127.0.0.1', done))
  try {
    const page = await context.newPage()
    for (const path of ['/play', '/lti/login', '/lti/launch', '/', '/link-account']) {
      await page.goto(`http://127.0.0.1:${port}${path}`)
      await expect
        .poll(() => page.frames()[1]?.url(), { message: path })
        .toBe('chrome-error://chromewebdata/')
    }
  } finally {
    await context.close()
    site.closeAllConnections()
    await new Promise((done) => site.close(done))
  }
})
