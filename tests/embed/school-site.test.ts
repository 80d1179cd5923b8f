import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSchoolSite } from '../../examples/school-site/server.mjs'
import { must, origin, useBrowser } from '../browser/support/browser'
import { HostedGame } from './support/hosted-game'

const open = useBrowser()
let school: Awaited<ReturnType<typeof startSchoolSite>>

beforeAll(async () => {
  school = await startSchoolSite({ pathquest: origin })
})
afterAll(() => school?.stop())

const search = (page: Page) => page.getByLabel('Search this site')
const careers = (page: Page) => page.locator('[data-pathquest=career-browser]')
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** CSP violations, and everything else a webmaster would see in the console. */
const complaintsOn = (page: Page) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

async function visit(path: string) {
  const { context, page } = await open()
  const complaints = complaintsOn(page)
  await page.goto(school.origin + path)
  return { context, page, complaints }
}

async function openCareers() {
  const visitor = await visit('/careers')
  await careers(visitor.page)
    .getByRole('status')
    .getByText(/^Showing [\d,]+ careers$/)
    .waitFor()
  return visitor
}

test('the school’s hotkeys work outside the widget and do not fire while the user types in it', async () => {
  const { page, complaints } = await openCareers()
  await page.keyboard.press('s')
  expect(await search(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')

  const box = careers(page).getByRole('searchbox')
  await box.pressSequentially('s/nurse')
  await expect.poll(() => box.inputValue()).toBe('s/nurse')
  await box.fill('')
  await careers(page).getByLabel('Industry').press('s')
  expect(await search(page).isVisible()).toBe(false)

  await page.getByRole('heading', { name: 'Career Week' }).click()
  await page.keyboard.press('/')
  expect(await search(page).isVisible()).toBe(true)
  expect(complaints).toEqual([])
})

/** The scroll position once nothing moves: cards get their real height when they are painted. */
async function settled(page: Page): Promise<number> {
  const seen: string[] = []
  const look = () =>
    page.evaluate(
      () =>
        new Promise<string>((done) =>
          requestAnimationFrame(() => done(`${scrollY} of ${document.body.scrollHeight}`)),
        ),
    )
  await expect
    .poll(async () => {
      seen.push(await look())
      return seen.length > 2 && new Set(seen.slice(-3)).size === 1
    })
    .toBe(true)
  return scrolled(page)
}

/** A card that can be clicked without scrolling. */
async function cardInView(page: Page): Promise<Locator> {
  const bottom = must(page.viewportSize()).height
  for (const card of await careers(page).getByRole('article').getByRole('button').all()) {
    const box = await card.boundingBox()
    if (box && box.y > 0 && box.y + box.height < bottom) return card
  }
  throw new Error('No card is in view.')
}

test('Back, tabs and scroll position stay the school’s', async () => {
  const { page, complaints } = await openCareers()
  const entries = await page.evaluate(() => history.length)
  await careers(page).getByLabel('Industry').selectOption('Health Science')
  await careers(page).getByRole('searchbox').fill('registered nurse')
  await careers(page).getByText('Showing 1 career').waitFor()
  await careers(page).getByRole('button', { name: 'Clear all' }).click()
  // After filtering, the cards are rendered a row at a time, and the page grows with them.
  const scrollDown = () => page.evaluate(() => scrollTo(0, 900)).then(() => scrolled(page))
  await expect.poll(scrollDown).toBeGreaterThan(600)
  const height = await settled(page)

  await (await cardInView(page)).click()
  await careers(page).getByRole('dialog').waitFor()
  expect(await scrolled(page)).toBe(height)
  await page.keyboard.press('Escape')
  await careers(page).getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await scrolled(page)).toBe(height)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(page.url()).toBe(`${school.origin}/careers`)

  await page.evaluate(() => document.querySelector<HTMLElement>('[data-tab=schedule]')?.click())
  await page.getByRole('heading', { name: 'Schedule' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Look through careers' }).waitFor()
  expect(await scrolled(page)).toBe(height)
  expect(await careers(page).getByRole('article').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test('the old theme does not affect the widget, nor the widget the page', async () => {
  const { page } = await openCareers()
  const title = careers(page).getByRole('heading', { name: 'Explore Careers', level: 3 })
  const button = careers(page).getByRole('button', { name: 'Salary' })
  expect(await title.evaluate((one) => getComputedStyle(one).fontFamily)).not.toContain('Georgia')
  expect(await title.evaluate((one) => getComputedStyle(one).fontSize)).toBe('36px')
  expect(await button.evaluate((one) => getComputedStyle(one).textTransform)).toBe('none')
  const own = page.getByRole('heading', { name: 'Career Week' })
  expect(await own.evaluate((one) => getComputedStyle(one).fontSize)).toBe('48px')
})

test('Explore This Career opens the career in Pathquest, in a new tab', async () => {
  const { context, page, complaints } = await openCareers()
  await careers(page).getByRole('button', { name: 'Accountant' }).click()
  const [app] = await Promise.all([
    context.waitForEvent('page'),
    careers(page).getByRole('link', { name: 'Explore This Career' }).click(),
  ])
  await app.getByRole('dialog', { name: 'Accountant' }).waitFor()
  expect(new URL(app.url()).origin).toBe(origin)
  expect(page.url()).toBe(`${school.origin}/careers`)
  expect(complaints).toEqual([])
})

test('a join form that the CMS inserts late shows the game, and is removed without leftovers', async () => {
  const game = await HostedGame.open()
  const { page, complaints } = await visit('/news')
  const form = page.locator('[data-pathquest=join-form]')
  await form.getByLabel('Game code').fill(game.code)
  await form.getByLabel('Your name').fill('Sassy Salmon')
  expect(await search(page).isVisible()).toBe(false)
  await form.getByRole('button', { name: 'Join Game' }).click()
  await form.getByRole('heading', { name: 'You are in!' }).waitFor()

  const host = await form.elementHandle()
  await page.getByRole('button', { name: 'Hide this form' }).click()
  await page.waitForFunction((one) => one?.shadowRoot?.childElementCount === 0, host)
  await page.getByRole('button', { name: 'Older news' }).click()
  await page.getByRole('heading', { name: 'Leaves, raked' }).waitFor()
  expect(await page.evaluate(() => document.body.style.cssText)).toBe('')
  expect(complaints).toEqual([])
})

test('on a phone nothing is wider than the screen', async () => {
  const { page } = await open({ viewport: { width: 320, height: 640 } })
  for (const path of ['/', '/careers', '/news']) {
    await page.goto(school.origin + path)
    if (path === '/careers')
      await careers(page)
        .getByText(/^Showing/)
        .waitFor()
    const spare = await page.evaluate(
      () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
    )
    expect(spare, path).toBe(0)
  }
})
