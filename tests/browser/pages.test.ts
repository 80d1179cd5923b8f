import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, PHONE, SMALL_PHONE, students, teachers, useBrowser } from './support/browser'
import {
  answer,
  closed,
  goOn,
  hostGame,
  join,
  openScreen,
  questionHasFocus,
  questionOn,
  settled,
  startGame,
  THINKING_MS,
} from './support/games'
import { signUpNewcomer } from './support/newcomer'
import { fits, isAccessible, standsSpacing } from './support/page-check'
import { rightOption } from './support/questions'
import { refuse } from './support/refuse'
import { edgesAreSeen, focusIsSeen } from './support/seen-controls'

const open = useBrowser()

async function isFine(name: string, page: Page): Promise<void> {
  await isAccessible(page, name)
  await fits(page, name)
}

test('every screen of a game is accessible in both themes, from 320 px to the projector', async () => {
  const [host, student, guest] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ account: must(students[5]), viewport: SMALL_PHONE }),
    open({ viewport: PHONE }),
  ])
  await host.page.goto('/host-game')
  await host.page.getByRole('radio', { name: 'Subject' }).check()
  await host.page.getByRole('group', { name: 'Question set' }).getByRole('radio').first().check()
  await isFine('the form of a new game', host.page)
  const game = await hostGame(host, { driver: 'people', mode: 'Team challenge', teams: 2 })
  const screen = await openScreen(host)
  const screens = async (stage: string) => {
    await isFine(`${stage} of the host`, host.page)
    await isFine(`${stage} of a student`, student.page)
    await isFine(`${stage} of a guest`, guest.page)
    await isFine(`${stage} on the projector`, screen)
    for (const { page } of [host, student, guest]) {
      await edgesAreSeen(page, stage)
      await focusIsSeen(page, stage)
      await standsSpacing(page, stage)
    }
    const { content, height } = await screen.evaluate(() => ({
      content: document.documentElement.scrollHeight,
      height: document.documentElement.clientHeight,
    }))
    expect(content, `${stage} is higher than the projector`).toBeLessThanOrEqual(height)
  }
  await join(student, game.code)
  await guest.page.goto('/join-game')
  await isFine('the join form', guest.page)
  await join(guest, game.code, 'Quiet Heron')
  await host.page.getByRole('heading', { name: '2 players' }).waitFor()
  await screens('the lobby')
  await startGame(host, 2)
  await Promise.all([student, guest].map(({ page }) => questionOn(page, 1)))
  await questionOn(screen, 1)
  await screens('the question')
  await answer(student, 1, false)
  await answer(guest, 1)
  await closed(host.page)
  await student.page.getByText('✗ Incorrect').waitFor()
  await guest.page.getByText('✓ Correct!').waitFor()
  await screen.locator('[data-state="right"]').waitFor()
  await screens('the result')
  await goOn(host)
  await Promise.all([answer(student, 2), answer(guest, 2)])
  await closed(host.page)
  await goOn(host)
  await settled(host)
  await student.page.getByText('Rewards Earned').waitFor()
  await guest.page.getByText('Keep what you earn').waitFor()
  await screen.getByText('Game Over!').waitFor()
  await screens('the podium')
  await host.page.goto('/dashboard')
  await host.page.getByRole('heading', { name: 'Active Games', exact: true }).waitFor()
  await isFine('the dashboard of a teacher', host.page)
  await student.page.goto('/dashboard')
  await student.page.getByRole('heading', { name: 'Recent Pathkeys' }).waitFor()
  await isFine('the dashboard of a student', student.page)
}, 300_000)

test.each([
  '/how-to-play',
  '/developers',
  '/privacy',
  '/terms',
  '/contact',
  '/game/gs_none',
  '/game/gs_none/nowhere',
])('%s is accessible in both themes and fits 320 px', async (path) => {
  const { page } = await open({ viewport: SMALL_PHONE })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await isFine(path, page)
})

test('addresses that do not load are not reported as missing', async () => {
  const person = await open({ viewport: SMALL_PHONE })
  const { page, context } = person
  await refuse(person, '/api/site')
  await page.goto('/contact')
  await page.getByRole('heading', { name: 'Our addresses did not load' }).waitFor()
  const none = page.getByText('This Pathquest is run by your school or organisation.')
  expect(await none.count()).toBe(0)
  await isFine('/contact that did not load', page)
  await context.unroute('**/api/site')
  await page.getByRole('button', { name: 'Try again' }).click()
  await none.waitFor()
})

test('the operator’s other products are linked on the home page', async () => {
  const { page, context } = await open({ viewport: SMALL_PHONE })
  const family = [{ name: 'Trail Math', url: 'https://math.example/' }]
  await context.route('**/api/site', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), family } })
  })
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Trail Math' })
  expect(await link.getAttribute('href')).toBe('https://math.example/')
  await isFine('the home page with a family', page)
})

test('if a dashboard does not load, an error with a retry button is shown', async () => {
  // No other test plays as them.
  const person = await open()
  await signUpNewcomer(person)
  const { page, context } = person
  await context.route('**/api/dashboard', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'rate_limited', status: 429, params: { seconds: 5 } }),
    }),
  )
  await page.goto('/dashboard')
  await page.getByText('Too many tries. Please wait 5 seconds and try again.').waitFor()
  await context.unroute('**/api/dashboard')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('No pathkeys yet').waitFor()
  await page.getByText('No active games').waitFor()
})

test('a player with the keyboard only joins, answers and reads the results', async () => {
  const [host, { page, context }] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open(),
  ])
  const game = await hostGame(host, { driver: 'people' })
  const { keyboard } = page
  await page.goto('/join-game')
  await expect.poll(() => page.getByLabel('Your name').inputValue()).not.toBe('')
  await tabTo(page, 'Game code')
  await keyboard.type(game.code.toLowerCase())
  await keyboard.press('Tab')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('Key Player')
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await startGame(host, 1)

  const first = await questionOn(page, 1)
  await questionHasFocus(page)
  await page.waitForTimeout(THINKING_MS)
  await tabTo(page, (await optionsOn(page))[0] as string)
  const steps = (await optionsOn(page)).indexOf(rightOption(first))
  for (let i = 0; i < steps; i++) await keyboard.press('ArrowDown')
  if (steps === 0) await keyboard.press('Space')
  await keyboard.press('Enter')
  if (steps > 0) await tabTo(page, 'Submit Answer')
  await page.keyboard.press('Enter')
  await page.getByText('✓ Correct!').waitFor()
  await closed(host.page)
  await goOn(host)

  const second = await questionOn(page, 2)
  await questionHasFocus(page)
  await page.waitForTimeout(THINKING_MS)
  const letter = 'ABCDEF'[(await optionsOn(page)).indexOf(rightOption(second))] as string
  await keyboard.press(letter.toLowerCase())
  await keyboard.press('Enter')
  await page.getByText('✓ Correct!').waitFor()
  await closed(host.page)
  await goOn(host)
  await page.getByRole('heading', { name: 'Champion' }).waitFor()
  await tabTo(page, 'Return Home')
  await keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await context.close()
})

const optionsOn = (page: Page): Promise<string[]> =>
  page.getByRole('radio').locator('.pq-tile-text').allInnerTexts()

/** Presses Tab until the focused element has this accessible name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 30; i++) {
    const named = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      if (!element || element === document.body) return ''
      const label = (element as HTMLInputElement | null)?.labels?.[0]
      return (label ?? element).textContent ?? ''
    })
    if (named.includes(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to "${name}".`)
}
