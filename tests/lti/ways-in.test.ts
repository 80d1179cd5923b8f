import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/harness/product'
import { origin } from '../browser/support/browser'
import { type CookieBrowser, launchBlocking } from './support/cookie-browser'
import { arrived, openActivity } from './support/course'
import { addLink, type Link, lmsOrigin, setLms } from './support/lms'
import { addPlainSet } from './support/plain-sets'

const ASKED = /^Question 1 of/

let browser: CookieBrowser
let solo: Link

beforeAll(async () => {
  // Not even a Partitioned cookie of ours lives in a frame of this LMS.
  browser = await launchBlocking({ refuse: origin, inside: lmsOrigin })
  const content_id = addPlainSet('Ferry', 2)
  const custom = { content: 'question_set', content_id, play: 'solo', graded: 'no' }
  solo = await addLink({ title: 'Ferry', custom })
})
afterEach(() => setLms({ platformStorage: 'frame' }))
afterAll(() => browser?.close())

test.each(['frame', 'parent'])(
  'without any cookie the storage of the LMS lets a launch in: %s',
  async (platformStorage) => {
    await setLms({ platformStorage })
    const context = await browser.newContext()
    const visit = await openActivity(context, 'student-20', solo.id)
    await visit.tool.getByText(ASKED).waitFor()
    await arrived(visit)
    expect(await context.cookies(origin)).toEqual([])
    await context.close()
  },
)

test('without cookies and storage a window of its own is offered before anything is spent', async () => {
  await setLms({ platformStorage: 'off' })
  const context = await browser.newContext()
  const { tool } = await openActivity(context, 'student-21', solo.id)
  await tool.getByRole('heading', { name: 'Open Pathquest in a new window' }).waitFor()
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    tool.getByRole('button', { name: 'Open in a new window' }).click(),
  ])
  await opened.getByText(ASKED).waitFor()
  expect(opened.url()).toBe(`${origin}/play`)
  await tool.getByText('Pathquest is open in a new window.').waitFor()
  await context.close()
})

test('no page of another origin frames a launch, the app behind it, or anything else of ours', async () => {
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
