import { BROWSER_FLOOR } from '@pathquest/core/browser-floor'
import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lackingIn, removeLacking } from '../../scripts/test/floor/lacking'
import { must, origin, students } from '../browser/support/browser'
import { closed, goOn } from '../browser/support/games'
import { type CookieBrowser, launchBlocking } from './support/cookie-browser'
import { arrived, begin, openActivity, openPicker, reload, type Visit } from './support/course'
import { addLink, gradesOf, type Link } from './support/lms'
import { addPlainSet, answer } from './support/plain-sets'

const DESK = { width: 1280, height: 900 }

let browser: CookieBrowser
let solo: Link
let live: Link

beforeAll(async () => {
  browser = await launchBlocking()
  const content_id = addPlainSet('Lighthouse', 2)
  const one = addPlainSet('Lantern', 1)
  live = await activity('Lighthouse', { content_id, play: 'live', graded: 'yes' })
  solo = await activity('Lantern', { content_id: one, play: 'solo', graded: 'yes' })
})
afterAll(() => browser?.close())

const activity = (title: string, custom: Record<string, string>): Promise<Link> =>
  addLink({ title, custom: { content: 'question_set', ...custom }, graded: true })

/** A person with a separate device. */
async function visitor(as: string, { id }: Link): Promise<Visit> {
  return openActivity(await browser.newContext(), as, id)
}

const leave = ({ context }: Visit): Promise<void> => context.close()

const isAsked = (tool: Frame, place: number): Promise<void> =>
  tool.getByText(new RegExp(`^Question ${place} of`)).waitFor()

/** Completely visible in the window of the LMS, without scrolling. */
const inSight = ({ tool }: Visit, name: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const box = await tool.getByRole('button', { name }).boundingBox()
        return box !== null && box.y >= 0 && box.y + box.height <= DESK.height
      },
      { message: `${name} is in sight`, timeout: 30_000 },
    )
    .toBe(true)

const nextStep = ({ tool }: Visit): Promise<void> => goOn({ page: tool })

test('a reload continues; a lost session is reopened from the course; a code works once', async () => {
  const context = await browser.newContext()
  const codes: string[] = []
  context.on('response', async (response) => {
    if (!response.url().endsWith('/lti/launch')) return
    const { location = '' } = await response.allHeaders()
    // The launch is posted more than once; one of the responses continues.
    codes.push(...location.split('#h=').slice(1))
  })
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  const visit = await openActivity(context, 'student-06', solo.id)
  const { tool } = visit
  await begin(visit)
  await isAsked(tool, 1)
  await reload(visit)
  await begin(visit)
  await isAsked(tool, 1)
  await arrived(visit)

  await expect.poll(() => codes).toHaveLength(1)
  const [code = ''] = codes
  expect(code).toMatch(/^[\w-]{43}$/)
  expect(await tool.evaluate(() => JSON.stringify(window.history.state))).not.toContain(code)
  const bearer: string = await tool.evaluate(() => window.history.state.visit.token)
  for (const secret of [code, bearer]) {
    expect(asked.filter((address) => address.includes(secret))).toEqual([])
  }
  await tool.evaluate(() => window.history.replaceState(null, ''))
  await reload(visit)
  await tool.getByRole('heading', { name: 'Open again from your course' }).waitFor()

  const thief = await context.newPage()
  await thief.goto(`${origin}/play#h=${code}`)
  await thief.getByRole('heading', { name: 'Open again from your course' }).waitFor()
  await thief.getByText('A launch from your course works once.').waitFor()
  expect(thief.url()).toBe(`${origin}/play`)
  await leave(visit)
})

test('a launch with locale es is in Spanish, whatever the browser’s language, until it is switched', async () => {
  const visit = await visitor('student-28', live)
  const { tool } = visit
  await tool.getByRole('heading', { name: 'Tu docente aún no ha empezado' }).waitFor()
  await expect.poll(() => tool.evaluate(() => document.documentElement.lang)).toBe('es')
  await tool.getByRole('button', { name: 'Idioma: Español' }).click()
  await tool.getByRole('button', { name: 'English' }).click()
  await tool.getByRole('heading', { name: 'Your teacher has not started yet' }).waitFor()
  await expect.poll(() => tool.evaluate(() => document.documentElement.lang)).toBe('en')
  await leave(visit)
})

test('a network failure at the launch loses nothing: the code is still valid', async () => {
  const context = await browser.newContext()
  let lost = 0
  await context.route('**/api/session', (route) =>
    lost++ === 0 ? route.abort('internetdisconnected') : route.continue(),
  )
  const visit = await openActivity(context, 'student-07', solo.id)
  await visit.tool.getByRole('button', { name: 'Try again' }).click()
  await begin(visit)
  await isAsked(visit.tool, 1)
  expect(visit.tool.url()).toBe(`${origin}/play`)
  await leave(visit)
})

test('a page that cannot load offline shows an error, and loads when the network is back', async () => {
  const visit = await visitor('teacher', solo)
  const { context, tool } = visit
  await tool.getByRole('link', { name: 'Preview' }).waitFor()
  await context.setOffline(true)
  await tool.getByRole('link', { name: 'Preview' }).click()
  await tool.getByText('You are offline.').waitFor()
  await expect
    .poll(() => tool.getByRole('button', { name: 'Reload the page' }).isDisabled())
    .toBe(true)
  await context.setOffline(false)
  await isAsked(tool, 1)
  await leave(visit)
})

test('a live game survives a student who drops out and a teacher who leaves', async () => {
  const teacher = await visitor('teacher', live)
  await teacher.tool.getByRole('button', { name: 'Start game' }).click()
  const dropping = await visitor('student-08', live)
  const staying = await visitor('student-09', live)
  await teacher.tool.getByRole('heading', { name: '2 players' }).waitFor()
  await teacher.tool.getByRole('button', { name: 'Start Game' }).click()
  await answer(dropping.tool, 1, true)
  await dropping.tool.getByText('Answer saved. Waiting for the others.').waitFor()
  await leave(dropping)
  await answer(staying.tool, 1, false)
  await teacher.page.setViewportSize(DESK)
  await closed(teacher.tool)
  await inSight(teacher, 'Next Question')

  const back = await visitor('student-08', live)
  const co = await visitor('co-teacher', live)
  await co.tool.getByRole('button', { name: 'Resume game' }).click()
  const takeControl = co.tool.getByRole('button', { name: 'Take control' })
  await takeControl.waitFor()
  // After 15 s of absence, control would not have to be requested.
  await leave(teacher)
  await takeControl.click()
  await nextStep(co)
  await Promise.all([answer(back.tool, 2, true), answer(staying.tool, 2, true)])
  await closed(co.tool)
  await nextStep(co)
  await co.tool.getByText('All results are stored.').waitFor()
  expect(await gradesOf(live.id, ['student-08', 'student-09'])).toEqual({
    'student-08': 100,
    'student-09': 50,
  })
  await Promise.all([back, staying, co].map(leave))
})

test('a student leaves a game of the course and rejoins; its projector shows what to open', async () => {
  const content_id = addPlainSet('Semaphore', 1)
  const link = await activity('Semaphore', { content_id, play: 'live', graded: 'yes' })
  const teacher = await visitor('teacher', link)
  await teacher.tool.getByRole('button', { name: 'Start game' }).click()
  const [screen] = await Promise.all([
    teacher.context.waitForEvent('page'),
    teacher.tool.getByRole('button', { name: 'Projector screen' }).click(),
  ])
  await screen.getByText('In your course, open').waitFor()
  await screen.getByText('Science, grade 8 ›').waitFor()
  await screen.locator('b', { hasText: 'Semaphore' }).waitFor()

  const student = await visitor('student-14', link)
  await teacher.tool.getByRole('heading', { name: '1 player' }).waitFor()
  await teacher.tool.getByRole('button', { name: 'Start Game' }).click()
  await isAsked(student.tool, 1)
  await student.tool.getByRole('button', { name: 'Leave Game' }).click()
  const sure = student.tool.getByRole('dialog', { name: 'Leave this game?' })
  await sure.getByRole('button', { name: 'Leave', exact: true }).click()
  await student.tool.getByRole('heading', { name: 'You left the game' }).waitFor()
  await student.tool.getByRole('button', { name: 'Join again' }).click()
  await answer(student.tool, 1, true)
  await closed(teacher.tool)
  await nextStep(teacher)
  expect(await gradesOf(link.id, ['student-14'])).toEqual({ 'student-14': 100 })
  await Promise.all([teacher, student].map(leave))
})

test('a mentor sees the results of their own children only', async () => {
  const players = ['student-02', 'student-10']
  await Promise.all(players.map(async (as) => playOne(await visitor(as, solo))))
  await gradesOf(solo.id, players)
  const mentor = await visitor('mentor', solo)
  await mentor.tool.getByRole('heading', { name: 'How it is going' }).waitFor()
  const names = mentor.tool.getByRole('heading', { level: 2 })
  await mentor.tool
    .getByRole('listitem')
    .filter({ hasText: /^100%\s*Lantern/ })
    .waitFor()
  expect((await names.allInnerTexts()).sort()).toEqual(['Amara Osei', 'Ben Carter'])
  await leave(mentor)
})

async function playOne(visit: Visit): Promise<void> {
  await begin(visit)
  await answer(visit.tool, 1, true)
  await nextStep(visit)
  await visit.tool.getByText('Your grade is in your course: 100 of 100 points.').waitFor()
  await leave(visit)
}

test('in the oldest supported browser a teacher selects content, and a student plays to the grade', async () => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const [desk, tablet] = contexts
  await desk.addInitScript(removeLacking, lackingIn(BROWSER_FLOOR.teacher))
  await tablet.addInitScript(removeLacking, lackingIn(BROWSER_FLOOR.student))
  const { page, tool } = await openPicker(desk)
  await tool.getByRole('searchbox', { name: 'Search' }).fill('Lantern')
  await tool.getByRole('button', { name: 'Add to course: Lantern' }).click()
  await page.getByRole('heading', { name: 'Activities' }).waitFor()
  const results = await openActivity(desk, 'teacher', solo.id)
  await results.tool.getByRole('link', { name: 'Preview' }).waitFor()

  const visit = await openActivity(tablet, 'student-15', solo.id)
  await arrived(visit)
  // The features are really removed: otherwise this would prove nothing.
  expect(await visit.tool.evaluate(() => 'canParse' in URL)).toBe(false)
  await playOne(visit)
  await desk.close()
})

test('a student links the course login to an account, and unlinks it in the account', async () => {
  const account = must(students[0])
  const visit = await visitor('student-11', live)
  const { context, page, tool } = visit
  await tool.getByText('Here you are Keiko').waitFor()
  await tool.getByRole('button', { name: 'Use with your Pathquest account' }).click()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    tool.getByRole('link', { name: 'Open Pathquest' }).click(),
  ])
  await tab.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await tab.getByLabel('Email').fill(account.email)
  await tab.getByLabel('Password', { exact: true }).fill(account.password)
  await tab.getByRole('button', { name: 'Sign In' }).click()
  await tab.getByRole('checkbox', { name: 'Both are me' }).check()
  await tab.getByRole('button', { name: 'Join them' }).click()
  await tab.getByRole('heading', { name: 'Joined' }).waitFor()
  expect(tab.url()).toBe(`${origin}/settings#course-logins`)
  await page.bringToFront()
  // The event that a browser sends to every frame of a tab that becomes visible again.
  await tool.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await tool.getByText('You play with your Pathquest account').waitFor()

  await tab.bringToFront()
  await tab.getByText('Science, grade 8').waitFor()
  await tab.getByRole('button', { name: /^Unlink 127\./ }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
  await tab.getByText('No course logins yet').waitFor()
  const again = await visitor('student-11', live)
  await again.tool.getByText('Here you are Keiko').waitFor()
  await Promise.all([visit, again].map(leave))
})

test('the career browser is an activity for every role in the course', async () => {
  const careers = await addLink({ title: 'Careers', custom: { content: 'career_browser' } })
  for (const as of ['student-12', 'mentor']) {
    const visit = await visitor(as, careers)
    await arrived(visit)
    const cards = visit.tool.getByRole('list', { name: 'Careers' }).getByRole('listitem')
    await cards.first().waitFor()
    await leave(visit)
  }
})
