import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, origin, SMALL_PHONE, teachers, useBrowser } from './support/browser'
import { fits, isAccessible } from './support/page-check'

const open = useBrowser()
const preview = (page: Page) => page.locator('[data-pathquest]')
/** The colours of the widget inside. */
const schemeOf = (page: Page) =>
  preview(page).evaluate(
    ({ shadowRoot }) => getComputedStyle(shadowRoot?.firstElementChild as Element).colorScheme,
  )
const code = (page: Page) => page.getByRole('tabpanel').locator('code').innerText()

test('a choice is previewed, copied as code and stored in the URL', async () => {
  const { page } = await open({ account: must(teachers[0]) })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'For Your Website' }).click()
  await page.getByRole('heading', { name: 'Pathquest on Your Website', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Pathquest on Your Website | Pathquest')
  const widget = preview(page)
  await widget.getByRole('heading', { name: 'Explore Careers', level: 2 }).waitFor()

  await page.getByLabel('Industry to start with').selectOption('Health Science')
  await page.getByLabel('Language', { exact: true }).selectOption('es')
  await page.getByLabel('Heading level').selectOption('3')
  await widget.getByRole('heading', { name: 'Explora profesiones', level: 3 }).waitFor()
  await widget.getByRole('button', { name: 'Quitar el filtro Health Science' }).waitFor()
  await page.getByLabel('Theme', { exact: true }).selectOption('dark')
  await expect.poll(() => schemeOf(page)).toBe('dark')

  const snippet =
    '<div data-pathquest="career-browser" data-theme="dark" data-locale="es" ' +
    'data-heading-level="3" data-industry="Health Science" style="min-height:900px"></div>\n' +
    `<script src="${origin}/v1/embed.js" async></script>`
  await page.getByRole('button', { name: 'Copy the code' }).click()
  // Not by "Copied!": it is shown for two seconds only.
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(snippet)
  await page.waitForURL('**/embed?theme=dark&locale=es&heading-level=3&industry=Health+Science')
  await page.reload()
  await widget.getByRole('heading', { name: 'Explora profesiones', level: 3 }).waitFor()
  await expect.poll(() => code(page)).toBe(snippet)
})

test('the kinds of code are keyboard-accessible tabs; the single file has its hash', async () => {
  const { page } = await open()
  await page.goto('/embed?widget=leaderboard&token=abc')
  await page.getByRole('tab', { name: 'Script tag' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'With SRI (one file)' }).waitFor()
  await page.getByText('integrity="sha384-').waitFor()
  const { single } = await (await page.request.get('/v1/embed.json')).json()
  const tag =
    `<script src="${origin}/v1/${single.file}"\n` +
    `  integrity="${single.integrity}"\n` +
    '  crossorigin="anonymous" async></script>'
  await expect.poll(() => code(page)).toContain(tag)
  await page.keyboard.press('End')
  await page.getByRole('tabpanel', { name: 'React' }).waitFor()
  await expect.poll(() => code(page)).toContain('<Leaderboard shareToken="abc" />')
  await page.waitForURL('**/embed?token=abc&widget=leaderboard&as=react')
  // It is one file for all widgets, including the game.
  await page.goto('/embed?widget=game-player&as=single')
  await page.getByText('integrity="sha384-').waitFor()
  await expect.poll(() => code(page)).toMatch(/^<div data-pathquest="game-player"/)
  await expect.poll(() => code(page)).toContain(tag)
})

test('if the script does not load, an error with a retry button is shown', async () => {
  const { page } = await open()
  await page.route('**/v1/embed.js', (route) => route.abort(), { times: 1 })
  await page.goto('/embed?widget=join-form')
  await page.getByText('The preview did not load.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await preview(page).getByRole('button', { name: 'Join Game' }).waitFor()
})

test('it is accessible in both themes on a small phone', async () => {
  const { page } = await open({ viewport: SMALL_PHONE })
  await page.goto('/embed')
  await preview(page).scrollIntoViewIfNeeded()
  await preview(page).getByRole('heading', { name: 'Explore Careers' }).waitFor()
  await isAccessible(page)
  await fits(page)
})
