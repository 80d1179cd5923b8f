import { sortCareers } from '@pathquest/core/careers/careers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { careers } from '../../server/test/content'
import { must, PHONE, SMALL_PHONE, students, useBrowser } from './support/browser'
import { questionOn } from './support/games'
import { fits, isAccessible } from './support/page-check'

const open = useBrowser()
const GAMING = 'Gaming & Esports'
const NURSE = 'ca_registered-nurse'
const nurse = must(careers.find(({ id }) => id === NURSE))
const gaming = careers.filter(({ industry }) => industry === GAMING)

const all = `Showing ${careers.length.toLocaleString('en')} careers`

const shows = (page: Page, count: string) =>
  page.getByRole('status').getByText(count, { exact: true }).waitFor()
const cards = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Careers' }).getByRole('heading').allTextContents()
/** The first cards are rendered immediately, the others when the user scrolls. */
const begins = (page: Page, expected: typeof careers) =>
  expect
    .poll(async () => (await cards(page)).slice(0, 4))
    .toEqual(expected.slice(0, 4).map(({ title }) => title))
const dialogOf = (page: Page) => page.getByRole('dialog', { name: nurse.title })
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '')

async function openCareers(page: Page, search = ''): Promise<void> {
  await page.goto(`/careers${search}`)
  await page
    .getByRole('status')
    .getByText(/^Showing/)
    .waitFor()
}

test('anybody can search and filter; the URL restores the same list', async () => {
  const { page } = await open()
  await openCareers(page)
  await page.getByRole('heading', { name: 'Explore Careers', level: 1 }).waitFor()
  await shows(page, all)
  await page.getByText('Includes information from O*NET 30.1').waitFor()

  const search = page.getByRole('searchbox', { name: 'Search careers' })
  await search.pressSequentially('nURSe registered')
  await shows(page, 'Showing 1 career')
  await expect.poll(() => cards(page)).toEqual([nurse.title])
  await page.waitForURL('**/careers?q=nURSe+registered')
  await page.reload()
  await shows(page, 'Showing 1 career')
  await expect.poll(() => search.inputValue()).toBe('nURSe registered')

  await search.fill('zebra')
  await page.getByRole('heading', { name: 'No careers found' }).waitFor()
  await page.getByText('Try adjusting your search or filters to see more results.').waitFor()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await shows(page, all)
  await expect.poll(() => search.inputValue()).toBe('')
  await page.waitForURL('**/careers')
})

test('industry and sector filter, and each has a removable chip', async () => {
  const { page } = await open()
  await openCareers(page)
  await page.getByLabel('Industry').selectOption(GAMING)
  await page.getByRole('heading', { name: 'Gaming & Esports Careers', level: 1 }).waitFor()
  await shows(page, `Showing ${gaming.length} careers`)
  const sectors = await page.getByLabel('Sector').locator('option').allInnerTexts()
  const known = [...new Set(gaming.map(({ sector }) => sector))].sort()
  const within = (name: string) => gaming.filter(({ sector }) => sector === name).length
  expect(sectors).toEqual(['All Sectors', ...known.map((name) => `${name} (${within(name)})`)])
  const sector = must(known[0])
  await page.getByLabel('Sector').selectOption(sector)
  const inSector = gaming.filter((career) => career.sector === sector).length
  await shows(page, inSector === 1 ? 'Showing 1 career' : `Showing ${inSector} careers`)

  await page.getByRole('button', { name: `Remove the filter ${sector}` }).click()
  await shows(page, `Showing ${gaming.length} careers`)
  expect(await focused(page)).toBe(`Showing ${gaming.length} careers`)
  // A sector of the previous industry would match nothing in the next one.
  await page.getByLabel('Sector').selectOption(sector)
  await page.getByLabel('Industry').selectOption('Finance')
  const finance = careers.filter(({ industry }) => industry === 'Finance').length
  await shows(page, `Showing ${finance} careers`)
  await expect
    .poll(() => page.getByRole('list', { name: 'Active filters' }).innerText())
    .toBe('Finance')
  await page.getByRole('heading', { name: 'Explore Careers', level: 1 }).waitFor()
})

test('an open career leads to others that are like it, with the reason in a word', async () => {
  const { page } = await open()
  await openCareers(page, `?career=${NURSE}`)
  const similar = dialogOf(page).getByRole('region', { name: 'Like this one' })
  await expect.poll(() => similar.getByRole('listitem').count()).toBe(6)
  const first = similar.getByRole('button').first()
  const title = must((await first.locator('b').allTextContents())[0])
  await first.getByText(/^(Same|Similar) /).waitFor()
  await first.click()
  await page.getByRole('dialog', { name: title }).waitFor()
})

test('without a word to search for, a field is a way in, and so is chance', async () => {
  const { page } = await open()
  await openCareers(page)
  const fields = page.getByRole('region', { name: 'Find your field' })
  await fields.getByRole('button', { name: new RegExp(`^${GAMING}`) }).click()
  await shows(page, `Showing ${gaming.length} careers`)
  await fields.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Surprise me' }).click()
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 })
  await expect.poll(() => title.innerText()).not.toBe('Explore Careers')
  expect(gaming.map((career) => career.title)).toContain(await title.innerText())
})

test('the next careers come as somebody scrolls, and a page that fails is asked for again', async () => {
  const { page, context } = await open()
  await openCareers(page)
  const list = page.getByRole('list', { name: 'Careers' }).getByRole('article')
  await expect.poll(() => list.count()).toBe(12)
  await context.route('**/api/careers*offset*', (route) => route.abort())
  await list.last().scrollIntoViewIfNeeded()
  await page.getByText('The careers did not load.').waitFor()
  await context.unroute('**/api/careers*offset*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => list.count()).toBeGreaterThanOrEqual(36)
  const titles = await cards(page)
  const byTitle = sortCareers(careers, 'title').map(({ title }) => title)
  expect(titles).toEqual(byTitle.slice(0, titles.length))
})

test('colloquial words find a career, and a typo is tolerated', async () => {
  const { page } = await open()
  await openCareers(page)
  const search = page.getByRole('searchbox', { name: 'Search careers' })
  for (const [typed, title] of [
    ['fireman', 'Firefighter'],
    ['nusre', nurse.title],
    ['abogado', 'Lawyer'],
  ] as const) {
    await search.fill(typed)
    await expect.poll(async () => (await cards(page))[0]).toBe(title)
  }
  // Matches hidden by filters are reported, and can be shown with one click.
  await search.fill('')
  await page.getByLabel('Industry').selectOption('Finance')
  await search.fill('abogado')
  await page.getByRole('button', { name: /^Show \d+ careers? without the filters$/ }).click()
  await expect.poll(async () => (await cards(page))[0]).toBe('Lawyer')
})

test('every figure shows its year', async () => {
  const { page } = await open()
  await openCareers(page, `?career=${NURSE}`)
  const dialog = dialogOf(page)
  await dialog.getByText('2024–34', { exact: true }).waitFor()
  const salary = dialog.locator('.pq-career-fact', { hasText: 'Salary' })
  await salary.getByText('2024', { exact: true }).waitFor()
  await dialog.getByText('jobs in 2024').waitFor()
  await dialog.getByText('projected for 2034').waitFor()
  const related = dialog.getByRole('region', { name: 'Related Careers' }).getByRole('button')
  await expect.poll(() => related.first().innerText()).toMatch(/\$.+ \(2024\) · .+% \(2024–34\)/)
})

test('careers sort by title, salary and growth', async () => {
  const { page } = await open()
  await openCareers(page, '?industry=Gaming+%26+Esports')
  await begins(page, sortCareers(gaming, 'title'))
  for (const [name, sort] of [
    ['Salary', 'salary'],
    ['Growth', 'growth'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await begins(page, sortCareers(gaming, sort))
  }
  await page.waitForURL('**sort=growth**')
})

test('with the keyboard only a career opens, leads to a related one, and closes', async () => {
  const { page } = await open()
  await openCareers(page, `?q=${encodeURIComponent(nurse.title)}`)
  const card = page.getByRole('button', { name: nurse.title, exact: true })
  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await dialog.getByRole('heading', { name: 'A Day in the Life' }).waitFor()
  await expect.poll(() => focused(page)).toBe(nurse.title)
  for (const text of [nurse.description, nurse.workEnvironment, must(nurse.tasks[0])]) {
    await dialog.getByText(text, { exact: true }).waitFor()
  }
  await dialog.getByText(must(nurse.educationLevel[0]), { exact: true }).waitFor()
  await page.waitForURL(`**career=${NURSE}`)

  const first = must(careers.find(({ id }) => id === nurse.relatedCareers[0]))
  await dialog.getByRole('button', { name: first.title }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: first.title }).waitFor()
  await expect.poll(() => focused(page)).toBe(first.title)

  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.waitForURL((url) => !url.searchParams.has('career'))
  await expect.poll(() => focused(page)).toBe(nurse.title)
  // The selected career is cleared a moment after closing.
  await page.locator('.pq-career-dialog h2').waitFor({ state: 'detached' })
})

test('a career that is closed as soon as it has opened leads back to the list', async () => {
  const { page } = await open()
  await openCareers(page, '?q=nurse')
  await page.getByRole('button', { name: nurse.title, exact: true }).click()
  const dialog = dialogOf(page)
  const related = dialog.getByRole('region', { name: 'Related Careers' }).getByRole('button')
  await related.first().waitFor()
  await related.first().evaluate(async (button) => {
    const dialog = button.closest('dialog')
    ;(button as HTMLElement).click()
    // The new career is shown, its history entry is not rendered yet: press Escape immediately.
    await Promise.resolve()
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  await page.waitForURL('**/careers?q=nurse')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('Back closes an open career, and the text typed just before is preserved', async () => {
  const { page } = await open({ viewport: PHONE })
  await openCareers(page)
  await page.getByRole('searchbox').fill('nurse')
  await page.getByRole('button', { name: nurse.title, exact: true }).click()
  await dialogOf(page).waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).search).toBe('?q=nurse')
  await page.goForward()
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.waitForURL('**/careers?q=nurse')
})

test('Back goes through related careers in order, Close returns to the list directly', async () => {
  const { page } = await open()
  await openCareers(page, '?q=nurse')
  await page.getByRole('button', { name: nurse.title, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const titles = [nurse.title]
  for (let i = 0; i < 2; i++) {
    const related = dialog.getByRole('region', { name: 'Related Careers' }).getByRole('button')
    const title = must(await related.first().locator('b').textContent())
    await related.first().click()
    await page.getByRole('dialog', { name: title }).waitFor()
    await dialog.getByRole('heading', { name: 'Job Outlook' }).waitFor()
    titles.push(title)
  }
  await page.goBack()
  await page.getByRole('dialog', { name: must(titles[1]) }).waitFor()
  await page.goBack()
  await dialogOf(page).waitFor()
  await page.goForward()
  await page.getByRole('dialog', { name: must(titles[1]) }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForURL('**/careers?q=nurse')
  await page.goForward()
  await dialogOf(page).waitFor()
})

test('a student explores a career: its solo game opens, and the career opens over it', async () => {
  const { page, context } = await open({ account: must(students[4]) })
  await openCareers(page, `?career=${NURSE}`)
  await dialogOf(page).getByRole('button', { name: 'Explore This Career' }).click()
  await page.waitForURL('**/game/gs_*')
  expect(await questionOn(page, 1)).not.toBe('')
  const id = must(new URL(page.url()).pathname.split('/')[2])
  const end = { id: 'move-end', move: { type: 'end' } }
  expect((await context.request.post(`/api/games/${id}/moves`, { data: end })).ok()).toBe(true)
  await page.getByRole('button', { name: 'Explore this career' }).click()
  await dialogOf(page).getByRole('heading', { name: 'Job Outlook' }).waitFor()
  await dialogOf(page).getByRole('button', { name: 'Back to the game' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe(`/game/${id}`)
})

test('signed out, exploring asks to log in', async () => {
  const { page } = await open()
  await openCareers(page, `?career=${NURSE}`)
  await dialogOf(page).getByRole('button', { name: 'Explore This Career' }).click()
  await page.getByText('Please log in to explore careers', { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/careers')
})

test.each([
  [
    { code: 'no_question_sets', status: 404 },
    'No question sets available. Please contact your teacher to create some.',
  ],
  [{ code: 'unexpected', status: 500 }, 'Failed to start career quest. Please try again.'],
])('a quest that does not start shows the reason: %o', async (problem, text) => {
  const { page, context } = await open({ account: must(students[4]) })
  await context.route('**/api/career-quests', (route) =>
    route.fulfill({
      status: problem.status,
      contentType: 'application/problem+json',
      body: JSON.stringify(problem),
    }),
  )
  await openCareers(page, `?career=${NURSE}`)
  await dialogOf(page).getByRole('button', { name: 'Explore This Career' }).click()
  await page.getByText(text, { exact: true }).waitFor()
})

test('a search without a match shows the nearest careers and a question of the first', async () => {
  const { page } = await open({ account: must(students[4]) })
  await openCareers(page, '?q=zebra')
  await page.getByRole('heading', { name: 'No careers found' }).waitFor()
  const near = page.getByRole('region', { name: 'Maybe one of these?' })
  await expect.poll(() => near.getByRole('article').count()).toBe(6)
  await page.getByRole('button', { name: /^Try one question: / }).click()
  await page.waitForURL('**/game/*')
  await page.getByRole('radio').first().waitFor()
})

test('if careers do not load, an error with a retry button is shown, until they come by themselves', async () => {
  const { page, context } = await open()
  await context.route('**/api/careers*', (route) => route.abort())
  await page.goto('/careers?sort=salary')
  await page.getByText('The careers did not load.').waitFor()
  const asked = page.waitForRequest('**/api/careers*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await asked
  await page.getByText('The careers did not load.').waitFor()
  await context.unroute('**/api/careers*')
  await shows(page, all)
  await page.goto('/careers?career=ca_none')
  await page.getByRole('dialog').getByText('This career is not in the list any more.').waitFor()
})

test('list and details are accessible in both themes and fit 320 px', async () => {
  const { page } = await open({ viewport: SMALL_PHONE, account: must(students[4]) })
  for (const search of ['', '?q=zebra', `?career=${NURSE}`]) {
    await openCareers(page, search)
    if (search.includes('career')) {
      await dialogOf(page).getByRole('heading', { name: 'Job Outlook' }).waitFor()
    }
    await isAccessible(page)
    await fits(page)
  }
})

test('the navigation links to the careers', async () => {
  const { page } = await open({ account: must(students[4]) })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Careers', exact: true }).click()
  await shows(page, all)
  const sidebar = page.getByRole('link', { name: 'Explore Careers' })
  await expect.poll(() => sidebar.getAttribute('aria-current')).toBe('page')
})
