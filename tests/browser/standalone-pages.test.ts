import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, PHONE, SMALL_PHONE, students, teachers, useBrowser } from './support/browser'
import { answer, closed, hostGame, join, startGame } from './support/games'

const open = useBrowser()

/** Matching requests are answered once the returned function was called. */
async function hold(context: BrowserContext, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await context.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('text typed before the script has loaded is preserved, and joins', async () => {
  const [host, guest] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE, once: true }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  const letScriptsCome = await hold(guest.context, '**/assets/*.js')
  const [byCode, byLink] = [guest.page, await guest.context.newPage()]
  await byCode.goto('/join-game', { waitUntil: 'commit' })
  await byCode.getByLabel('Game code').pressSequentially(game.code.toLowerCase())
  await byCode.getByLabel('Your name').pressSequentially('Quick Fox')
  await byLink.goto(`/join-game?code=${game.code}`, { waitUntil: 'commit' })
  await byLink.getByLabel('Your name').pressSequentially('Early Finch')

  letScriptsCome()
  await byCode.getByRole('button', { name: 'Join Game', disabled: false }).click()
  await byCode.getByRole('heading', { name: 'You are in!' }).waitFor()
  await byLink.getByRole('button', { name: 'Join Game', disabled: false }).click()
  await byLink.getByRole('heading', { name: 'You are in!' }).waitFor()
  await host.page.getByText('Quick Fox').waitFor()
  await host.page.getByText('Early Finch').waitFor()
})

test('the app takes over without loading a page, and Back leads to the form', async () => {
  const { page } = await open({ viewport: PHONE })
  await page.goto('/join-game')
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url())
  })
  await page.getByRole('link', { name: 'sign up', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Create Account' }).waitFor()
  await page.goBack()
  await page.getByLabel('Game code').waitFor()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Create Account' }).waitFor()
  expect(loaded).toEqual([])
})

test('a signed-in user sees their name, header and sections, and can sign out', async () => {
  const student = must(students[9])
  const { page } = await open({ account: student })
  await page.goto('/join-game')
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe(student.name)
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect
    .poll(() => sections.getByRole('link', { name: 'Join Game' }).getAttribute('aria-current'))
    .toBe('page')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
})

test('no name is generated while the user may have one', async () => {
  const student = must(students[9])
  const { page, context } = await open({ account: student, once: true })
  const letSessionCome = await hold(context, '**/api/session')
  await page.goto('/join-game')
  await page.getByLabel('Game code').fill('7K4Q2X')
  await page.getByRole('button', { name: 'Join Game', disabled: true }).waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('')
  letSessionCome()
  await page.getByRole('button', { name: 'Join Game', disabled: false }).waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe(student.name)
})

test('a typed name is not replaced by that of the account', async () => {
  const { page, context } = await open({ account: must(students[9]), once: true })
  const letSessionCome = await hold(context, '**/api/session')
  await page.goto('/join-game')
  await page.getByLabel('Your name').fill('Quick Fox')
  letSessionCome()
  await page.getByText('You are signed in as').waitFor()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Quick Fox')
})

test('a name that arrives while its field has the focus is overwritten by typing', async () => {
  const student = must(students[9])
  const { page, context } = await open({ account: student, once: true })
  const letSessionCome = await hold(context, '**/api/session')
  await page.goto('/join-game')
  const name = page.getByLabel('Your name')
  await name.focus()
  letSessionCome()
  await expect.poll(() => name.inputValue()).toBe(student.name)
  await page.keyboard.type('Quick Fox')
  expect(await name.inputValue()).toBe('Quick Fox')
})

test('a Spanish user never sees the page in English', async () => {
  const { page, context } = await open({ viewport: SMALL_PHONE, once: true })
  await context.addInitScript(() => localStorage.setItem('pathquest-language', 'es'))
  const letScriptsCome = await hold(context, '**/assets/*.js')
  await page.goto('/join-game', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1, includeHidden: true })
  await heading.waitFor({ state: 'attached' })
  expect(await heading.isVisible()).toBe(false)
  letScriptsCome()
  await page.getByLabel('Código del juego').waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es')
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a guest can join even if the session cannot be checked', async () => {
  const [host, guest] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE, once: true }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await guest.context.route('**/api/session', (route) => route.abort())
  await guest.page.goto(`/join-game?code=${game.code}`)
  await guest.page.getByRole('button', { name: 'Join Game', disabled: false }).click()
  await guest.page.getByRole('heading', { name: 'You are in!' }).waitFor()
})

test('the home page is there before its script, and keeps its place when figures arrive', async () => {
  const { page, context } = await open({ viewport: PHONE, once: true })
  const letScriptsCome = await hold(context, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: /^Try / }).waitFor()
  const students = page.getByRole('heading', { name: 'For Students' })
  const before = await students.boundingBox()
  letScriptsCome()
  await expect.poll(() => page.locator('.home-figures dd').first().innerText()).toMatch(/\d/)
  expect((await students.boundingBox())?.y).toBe(before?.y)
  expect(await accessibilityProblems(page)).toEqual([])
})

test('from the home page to a game and back without loading a page or the app', async () => {
  const [host, guest] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE, once: true }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  const { page } = guest
  await page.goto('/')
  const loaded: string[] = []
  page.on('request', (request) => {
    const ofApp = /\/assets\/(App|router|queries)-/.test(request.url())
    if (ofApp || request.isNavigationRequest()) loaded.push(request.url())
  })
  // From far below, as if it were a page of the app: to its top, with the focus on its heading.
  await page.getByRole('link', { name: 'Join a game' }).click()
  await page.getByLabel('Game code').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Join Game')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByLabel('Game code').fill(game.code)
  await page.getByRole('button', { name: 'Join Game', disabled: false }).click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await page.goBack()
  await page.getByLabel('Game code').waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /^Try / }).waitFor()
  await page.goForward()
  await page.goForward()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  expect(loaded).toEqual([])
})

test('a player’s game loads no part of the app, also when it is opened again', async () => {
  const [host, guest] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE, once: true }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  const { page } = guest
  await join(guest, game.code, 'Quick Fox')
  const ofApp: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(App|router|join)-/.test(request.url())) ofApp.push(request.url())
  })
  await page.reload()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await startGame(host, 1)
  await answer(guest, 1)
  await closed(host.page)
  await page.getByText('✓ Correct!').waitFor()
  await page.getByRole('button', { name: 'Something is wrong with this question' }).waitFor()
  expect(ofApp).toEqual([])
})

test('a stored seat of no game, and a game that does not answer, are told with a way on', async () => {
  const { page, context } = await open({ viewport: PHONE, once: true })
  await page.goto('/join-game')
  await page.evaluate(() => sessionStorage.setItem('pathquest.seat.gs_none', 'nothing'))
  await page.goto('/game/gs_none')
  await page.getByRole('heading', { name: 'Game Not Found' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await context.route('**/seat', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'rate_limited', status: 429, params: { seconds: 5 } }),
    }),
  )
  await page.evaluate(() => sessionStorage.setItem('pathquest.seat.gs_none', 'nothing'))
  await page.goto('/game/gs_none')
  await page.getByText('Too many tries. Please wait 5 seconds and try again.').waitFor()
  await context.unroute('**/seat')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('This game session does not exist.').waitFor()
})
