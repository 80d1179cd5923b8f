import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { careers } from '../../server/test/content'
import { accessibilityProblems } from './support/axe'
import { must, PHONE, students, useBrowser } from './support/browser'

const open = useBrowser()
const all = `Showing ${careers.length.toLocaleString('en')} careers`

/** Scripts are answered once the returned function was called. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await context.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Texts that React says when markup and page differ, and what the content policy forbids. */
function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  return said
}

const shows = (page: Page, count: string | RegExp) =>
  page.getByRole('status').getByText(count).waitFor()

test('the first careers are there before any script, and are not asked for again', async () => {
  const { page, context } = await open({ viewport: PHONE, once: true })
  const said = complaints(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/careers')) asked.push(request.url())
  })
  const letScriptsCome = await holdScripts(context)
  await page.goto('/careers', { waitUntil: 'commit' })
  await shows(page, all)
  const list = page.getByRole('list', { name: 'Careers' })
  await expect.poll(() => list.getByRole('article').count()).toBe(12)
  expect(await accessibilityProblems(page)).toEqual([])
  const before = await list.elementHandle()
  letScriptsCome()
  await page.waitForLoadState('networkidle')
  // The same element: the page took the markup over, and drew nothing again.
  expect(await before?.evaluate((one) => one.isConnected)).toBe(true)
  expect(said).toEqual([])
  expect(asked.filter((url) => !url.includes('offset'))).toEqual([])
})

test('what is typed and chosen before the script counts, and so does a press', async () => {
  const [typing, pressing] = await Promise.all([
    open({ viewport: PHONE, once: true }),
    open({ viewport: PHONE, once: true }),
  ])
  const releases = await Promise.all([typing, pressing].map(({ context }) => holdScripts(context)))
  await typing.page.goto('/careers', { waitUntil: 'commit' })
  await typing.page.getByLabel('Industry').selectOption('Health Science')
  await typing.page.getByRole('searchbox').pressSequentially('nurse')
  await pressing.page.goto('/careers', { waitUntil: 'commit' })
  await pressing.page.getByRole('button', { name: /^Finance/ }).click()
  for (const release of releases) release()

  await typing.page.waitForURL('**/careers?q=nurse&industry=Health+Science')
  await typing.page.getByRole('heading', { name: 'Registered Nurse' }).waitFor()
  const finance = careers.filter(({ industry }) => industry === 'Finance').length
  await shows(pressing.page, `Showing ${finance} careers`)
})

test('markup is in the language of the browser; another choice is not seen in it', async () => {
  const { page, context } = await open({ viewport: PHONE, once: true })
  const said = complaints(page)
  await context.setExtraHTTPHeaders({ 'accept-language': 'es-MX,es;q=0.9' })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { value: ['es-MX', 'es'] }),
  )
  const letScriptsCome = await holdScripts(context)
  await page.goto('/careers', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Explora profesiones' }).waitFor()
  letScriptsCome()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  await page.evaluate(() => localStorage.setItem('pathquest-language', 'en'))
  await page.goto('/careers')
  await shows(page, all)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(said).toEqual([])
})

test('a filter in the address, an account, and steps of the history work as before', async () => {
  const { page } = await open({ account: must(students[8]) })
  const said = complaints(page)
  const loaded: string[] = []
  await page.goto('/careers?industry=Finance')
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url())
  })
  const finance = careers.filter(({ industry }) => industry === 'Finance').length
  await shows(page, `Showing ${finance} careers`)
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await sections.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await shows(page, `Showing ${finance} careers`)
  await sections.getByRole('link', { name: 'Explore Careers' }).click()
  await shows(page, all)
  expect(loaded).toEqual([])
  expect(said).toEqual([])
})
