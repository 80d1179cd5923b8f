import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  must,
  type Person,
  type PersonOptions,
  PHONE,
  SMALL_PHONE,
  students,
  useBrowser,
} from './support/browser'
import { heldAnswer } from './support/held-answer'
import { signUpNewcomer } from './support/newcomer'
import { isFine } from './support/page-check'

const open = useBrowser()

/** A person with a new account. */
async function newcomer(options: PersonOptions = {}): Promise<Person> {
  const person = await open(options)
  await signUpNewcomer(person, { fullName: 'Erin Explorer' })
  return person
}

const statement = (page: Page, number: number) =>
  page.getByText(`Statement ${number} of 30`, { exact: true }).waitFor()
const KEYS = { like: '1', unsure: '2', dislike: '3' }

/** Likes helping and investigating, and nothing else, from the current statement on. */
async function answerRest(page: Page, from: number): Promise<void> {
  const liked = /younger|friend|new student|sick|Coach|pattern|bridges|pond|Ask|program/
  for (let number = from; number <= 30; number++) {
    await statement(page, number)
    const text = await page.getByRole('status').filter({ hasText: /./ }).innerText()
    await page.keyboard.press(liked.test(text) ? KEYS.like : KEYS.dislike)
  }
}

/** As if the server were down for one request. */
async function failOnce({ context }: Person, path: string, method: string): Promise<void> {
  let failed = false
  await context.route(path, async (route) => {
    if (failed || route.request().method() !== method) return route.fallback()
    failed = true
    await route.abort()
  })
}

async function savedAnswers({ context }: Person): Promise<number> {
  const { draft } = await (await context.request.get('/api/interests')).json()
  return Object.keys(draft ?? {}).length
}

/** Survey answered on another device. */
async function hasAnswered({ context }: Person, liked: RegExp): Promise<void> {
  const { STATEMENTS } = await import('@pathquest/core/interests/survey')
  const answers = Object.fromEntries(
    Object.entries(STATEMENTS).map(([id, kind]) => [id, liked.test(kind) ? 'like' : 'dislike']),
  )
  const saved = await context.request.put('/api/interests', { data: { form: 1, answers } })
  expect(saved.status()).toBe(200)
}

const cards = (page: Page) => page.getByRole('list', { name: 'Careers' }).getByRole('heading')

/** Not `innerText`: it is empty until a card with `content-visibility: auto` is painted. */
const firstTitle = async (page: Page) => must(await cards(page).first().textContent())

test('a student answers by keys, stops, goes on, and finds careers with the reason', async () => {
  const person = await newcomer()
  const { page } = person
  await page.goto('/dashboard')
  const card = page.getByRole('region').filter({ hasText: 'Careers for you' })
  await page.getByRole('heading', { name: 'Careers for you' }).waitFor()
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  // The dashboard shows the same in a card.
  await page.getByRole('heading', { level: 1, name: 'What do you like to do?' }).waitFor()
  await isFine(page, 'the way into the survey')
  await page.getByRole('button', { name: 'Start' }).click()
  await statement(page, 1)
  await page.getByText('Fix a broken bike').waitFor()
  await isFine(page, 'the survey')

  // Keys, buttons, and back to an answered statement.
  await page.keyboard.press(KEYS.dislike)
  await statement(page, 2)
  await page.getByRole('button', { name: 'Like', exact: true }).click()
  await statement(page, 3)
  await page.getByRole('button', { name: 'Back' }).click()
  await statement(page, 2)
  const like = page.getByRole('button', { name: 'Like', exact: true })
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  // The previous answers are stored, and the next one is the one that fails.
  await expect.poll(() => savedAnswers(person)).toBe(2)
  await failOnce(person, '**/api/interests', 'PUT')
  const refused = page.waitForEvent('requestfailed', (one) => one.url().includes('/api/interests'))
  await page.keyboard.press(KEYS.like)
  await refused
  await page.getByText('Your last answer is not saved yet.').waitFor()
  await isFine(page, 'an answer that was not saved')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Your last answer is not saved yet.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Unsure' }).click()
  await statement(page, 4)
  await page.getByRole('button', { name: 'Stop for now' }).click()
  await page.getByText('You answered 3 of 30.').waitFor()
  await page.reload()
  await page.getByText('You answered 3 of 30.').waitFor()
  await page.getByRole('button', { name: 'Go on' }).click()
  await statement(page, 4)
  await page.reload()
  await page.getByRole('button', { name: 'Unsure' }).focus()
  await answerRest(page, 4)

  await page.getByRole('heading', { name: 'Your interests' }).waitFor()
  await page.getByText(/^You most like (helping people|finding out).* and /).waitFor()
  await isFine(page, 'the result')
  // The survey is not in the history.
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'See them with all their facts' }).click()
  await page.waitForURL('**/careers?list=match')
  await page.getByRole('status').getByText('Showing 12 careers').waitFor()
  const best = await firstTitle(page)
  await page
    .getByText(/^You like .*(helping people|finding out)/)
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: 'Salary', exact: true }).count()).toBe(0)
  await isFine(page, 'careers for you')
  await page.getByRole('button', { name: best, exact: true }).click()
  await page
    .getByRole('dialog', { name: best })
    .getByText(/^You like /)
    .waitFor()
  await page.goBack()
  await page.waitForURL('**/careers?list=match')

  await page.goto('/dashboard')
  await card.or(page.locator('.dashboard-interests')).first().waitFor()
  await expect.poll(() => page.locator('.match-list b').first().innerText()).toBe(best)
  await expect.poll(() => page.locator('.match-list > li').count()).toBe(3)
  await isFine(page, 'the dashboard with careers')
})

test('the survey is taken again without losing the result, and deleted', async () => {
  const person = await newcomer({ viewport: PHONE })
  const { page } = person
  await hasAnswered(person, /realistic/)
  await page.goto('/interests')
  await page.getByText('You most like building and fixing things').waitFor()
  await page.getByRole('button', { name: 'Take it again' }).click()
  await page.getByRole('button', { name: 'Like', exact: true }).click()
  await statement(page, 2)
  await page.goBack()
  await page.getByText('You most like building and fixing things').waitFor()
  await page.getByText('You answered 1 of 30.').waitFor()

  await page.getByRole('button', { name: 'Delete my answers' }).click()
  const ask = page.getByRole('dialog', { name: 'Delete your answers?' })
  await isFine(page, 'the question before deleting')
  await ask.getByRole('button', { name: 'Cancel' }).first().click()
  await failOnce(person, '**/api/interests', 'DELETE')
  for (const told of ['could not be deleted', 'Your answers are deleted.']) {
    await page.getByRole('button', { name: 'Delete my answers' }).click()
    await ask.getByRole('button', { name: 'Delete my answers' }).click()
    await page.getByText(told).waitFor()
  }
  await page.getByRole('heading', { name: 'What do you like to do?' }).waitFor()
  await page.goto('/careers?list=match')
  await page.getByRole('heading', { name: 'See which careers fit you' }).waitFor()
})

test('if all answers are alike, the result explains that there is no match', async () => {
  const person = await newcomer({ viewport: SMALL_PHONE })
  const { page } = person
  await hasAnswered(person, /./)
  await page.goto('/interests')
  await page.getByText('so your answers point nowhere yet').waitFor()
  await isFine(page, 'a level result')
  await page.goto('/careers?list=match')
  await page.getByRole('heading', { name: 'No career fits yet' }).waitFor()
})

test('in Spanish the survey and its result are Spanish', async () => {
  const person = await newcomer({ viewport: PHONE })
  const { page } = person
  await page.goto('/interests')
  await page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await page.reload()
  await page.getByRole('button', { name: 'Empezar' }).click()
  await page.getByText('Arreglar una bicicleta rota').waitFor()
  await page.getByRole('button', { name: 'No sé' }).click()
  await page.getByText('Frase 2 de 30').waitFor()
  await hasAnswered(person, /artistic/)
  await page.goto('/interests')
  await page.getByText('Lo que más te gusta: crear algo propio').waitFor()
  await isFine(page, 'the result in Spanish')
})

test('careers are saved and found again, even after an error', async () => {
  const person = await newcomer()
  const { page } = person
  await page.goto('/careers?list=saved')
  await page.getByRole('heading', { name: 'No saved careers yet' }).waitFor()
  await page.getByRole('button', { name: 'All careers' }).click()
  const title = await firstTitle(page)
  const save = page.getByRole('button', { name: `Save ${title}` })
  const saved = page.getByRole('button', { name: `Saved: ${title}` })
  await failOnce(person, '**/api/bookmarks/*', 'PUT')
  await save.click()
  await page.getByText('This did not work. Please try again.').waitFor()
  await save.focus()
  // Shown immediately; the page that is reloaded below fetches the stored state.
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/api/bookmarks/') && answer.ok()),
    page.keyboard.press('Enter'),
  ])
  await saved.waitFor()
  await page
    .getByRole('button', { name: 'Saved (1)' })
    .or(page.getByRole('button', { name: 'Saved', exact: true }))
    .first()
    .click()
  await page.waitForURL('**/careers?list=saved')
  await page.reload()
  await page.getByRole('status').getByText('Showing 1 career').waitFor()
  await isFine(page, 'saved careers')
  await page.getByRole('button', { name: title, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: `Saved: ${title}` }).click()
  await dialog.getByRole('button', { name: `Save ${title}` }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'No saved careers yet' }).waitFor()
})

test('a guest compares three careers, and needs an account to save one', async () => {
  const { page } = await open({ viewport: PHONE })
  await page.goto('/careers')
  const titles = (
    await Promise.all([0, 1, 2, 3].map((i) => cards(page).nth(i).textContent()))
  ).slice()
  const [first, second, third, fourth] = titles.map(must)
  const compare = (title: string) =>
    page.getByRole('button', { name: `Compare ${title}`, exact: true })
  const tray = page.getByRole('region', { name: 'Comparison' })
  await compare(must(first)).click()
  await tray.getByText('Choose one more to compare.').waitFor()
  await expect.poll(() => tray.getByRole('button', { name: 'Compare (1)' }).isDisabled()).toBe(true)
  await compare(must(second)).focus()
  await page.keyboard.press('Space')
  await compare(must(third)).click()
  await tray.getByText('3 of 3. Remove one to add another.').waitFor()
  const full = page.getByRole('button', { name: `Compare ${fourth}. You compare three careers` })
  await expect.poll(() => full.getAttribute('aria-disabled')).toBe('true')
  await full.click({ force: true })
  await tray.getByText('Remove one to add another.').waitFor()
  await isFine(page, 'the comparison at three')
  await page.reload()
  await tray.getByRole('button', { name: 'Compare (3)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare careers' })
  const table = dialog.getByRole('table')
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)
  for (const text of ['Median pay (2024)', 'Growth (2024–34)', 'Education', 'Common tasks']) {
    await table.getByText(text, { exact: true }).waitFor()
  }
  await table.getByText('Work environment', { exact: true }).waitFor()
  await isFine(page, 'careers side by side')
  // Three columns scroll within their own area.
  const area = dialog.getByRole('region', { name: 'Careers side by side' })
  await expect.poll(() => area.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true)
  await dialog.getByRole('button', { name: `Remove ${first} from the comparison` }).click()
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(2)
  await page.keyboard.press('Escape')
  await tray.getByRole('button', { name: 'Clear' }).click()
  await tray.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: `Save ${first}` }).click()
  const ask = page.getByRole('dialog', { name: 'Saving needs an account' })
  await isFine(page, 'saving as a guest')
  await ask.getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/signup')
})

test.each([
  { who: 'a student', isKnown: true },
  { who: 'a guest', isKnown: false },
])('before the page knows who is signed in, $who presses Save', async ({ isKnown }) => {
  const { page } = await (isKnown ? newcomer() : open({ once: true }))
  const session = await heldAnswer(page, '**/api/session')
  await page.goto('/careers')
  const title = await firstTitle(page)
  const told = page.waitForResponse(/\/api\/bookmarks\//)
  await page.getByRole('button', { name: `Save ${title}` }).click()
  expect((await told).status()).toBe(isKnown ? 200 : 401)
  const ask = page.getByRole('dialog', { name: 'Saving needs an account' })
  if (!isKnown) await ask.waitFor()
  await session.made
  await session.deliver()
  if (isKnown) await page.getByRole('button', { name: `Saved: ${title}` }).waitFor()
  expect(await ask.count()).toBe(isKnown ? 0 : 1)
})

test('if something does not load, an error with a retry button is shown', async () => {
  const { page, context } = await open({ account: must(students[8]), viewport: PHONE })
  const problem = { code: 'rate_limited', status: 429, params: { seconds: 5 } }
  for (const path of ['**/api/interests', '**/api/bookmarks', '**/api/careers/*']) {
    await context.route(path, (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify(problem),
      }),
    )
  }
  await page.goto('/interests')
  await page.getByRole('heading', { name: 'Your interests did not load' }).waitFor()
  await page.getByText('Too many tries. Please wait 5 seconds and try again.').waitFor()
  await isFine(page, 'interests that did not load')
  await page.goto('/dashboard')
  await page.getByText('Your interests did not load').waitFor()
  await page.goto('/careers?list=match')
  await page.getByText('The careers for you did not load.').waitFor()
  await page.getByRole('button', { name: 'Saved', exact: true }).first().click()
  await page.getByText('Your saved careers did not load.').waitFor()
  await isFine(page, 'lists that did not load')
  await context.unroute('**/api/bookmarks')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'No saved careers yet' }).waitFor()

  await page.getByRole('button', { name: 'All careers' }).click()
  for (const i of [0, 1]) {
    await page
      .getByRole('button', { name: /^Compare / })
      .nth(i)
      .click()
  }
  await page.getByRole('button', { name: 'Compare (2)' }).click()
  await page.getByText('These careers did not load.').waitFor()
  await context.unrouteAll()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText('Median pay (2024)').waitFor()
})
