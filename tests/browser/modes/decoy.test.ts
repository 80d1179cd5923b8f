import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, SMALL_PHONE, useBrowser } from '../support/browser'
import { breakLine, hostGame, openScreen, startClass, THINKING_MS } from '../support/games'
import { signUpNewcomer } from '../support/newcomer'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const tasks = (page: Page) => page.locator('.pq-choices').getByRole('button')
const score = async (page: Page) => Number(await page.locator('.pq-me-score > b').innerText())
const layTitle = (page: Page) =>
  page.getByRole('heading', { name: 'Which would fool the others? All of these are false.' })
const walkTitle = (page: Page) => page.getByRole('heading', { name: /^Which of these does a / })
const found = (page: Page) => page.getByText(/^You found it: /)
const astray = (page: Page) => page.getByText(/^False trail\. A /)

test('two halves lay false trails for each other and walk them', async () => {
  const [host, ana, ben, cleo, dan, eve, finn] = await Promise.all([
    open(),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  // The form of a new game begins with the teacher's last mode: not that of other tests' teachers.
  await signUpNewcomer(host, { role: 'teacher' })
  // Untimed: seven pages may take longer than a phase.
  const game = await hostGame(host, {
    mode: 'decoy',
    timeStretch: null,
    modeSettings: { rounds: 4 },
  })
  const screen = await openScreen(host)
  const people = { Ana: ana, Ben: ben, Cleo: cleo, Dan: dan, Eve: eve, Finn: finn }
  const all = Object.values(people).map(({ page }) => page)
  await startClass(host, game, people)

  await Promise.all(all.map((page) => layTitle(page).waitFor()))
  await expect.poll(() => tasks(ana.page).count()).toBe(5)
  await host.page.getByText('Say: choose what the others will believe').waitFor()
  await isAccessible(ana.page, 'the laying')
  await Promise.all([fits(ana.page), fits(cleo.page)])

  // By keyboard alone: a number lays.
  await ben.page.keyboard.press('1')
  await ben.page.getByText('Laid. The others are still choosing.').waitFor()
  // The line breaks after a choice: it is kept.
  await tasks(cleo.page).nth(1).click()
  await cleo.page.getByText('Laid. The others are still choosing.').waitFor()
  await breakLine(cleo)
  await cleo.page.getByText('Laid. The others are still choosing.').waitFor()
  await screen.getByText('2 of 6 have chosen', { exact: false }).waitFor()
  for (const page of [ana, dan, eve, finn].map((one) => one.page)) await tasks(page).nth(0).click()

  await Promise.all(all.map((page) => walkTitle(page).waitFor()))
  await expect.poll(() => tasks(ana.page).count()).toBe(4)
  await fits(cleo.page)
  // A key does nothing while the tasks wait for their opening; a click would wait for it.
  await expect.poll(() => tasks(ben.page).nth(1).isEnabled()).toBe(true)
  await ana.page.waitForTimeout(THINKING_MS)
  await ben.page.keyboard.press('2')
  for (const page of [ana, cleo, dan, eve, finn].map((one) => one.page)) {
    await tasks(page).nth(0).click()
  }

  // Everybody learns the true task; who found it has at least its points.
  await Promise.all(all.map((page) => found(page).or(astray(page)).waitFor()))
  let right = 0
  for (const page of all) {
    const isFound = (await found(page).count()) === 1
    right += isFound ? 1 : 0
    expect(await score(page)).toBeGreaterThanOrEqual(isFound ? 10 : 0)
    await page.getByText(/^Your false trail: /).waitFor()
  }
  const told = await screen.getByText(/^\d of 3 found it$/).allInnerTexts()
  expect(told.map((text) => Number(text[0])).reduce((sum, count) => sum + count, 0)).toBe(right)
  for (const [one, where] of [
    [cleo.page, 'the result'],
    [screen, 'the projector after it'],
    [host.page, 'the host'],
  ] as const) {
    await isAccessible(one, where)
  }
  await fits(cleo.page)

  await host.page.getByRole('button', { name: 'Next Question' }).click()
  await layTitle(ana.page).waitFor()
  await host.page.getByRole('button', { name: 'Leave Game' }).click()
  await host.page.getByRole('button', { name: 'End game now' }).click()
  await screen.getByText(`The class found the true task ${right} of 6 times.`).waitFor()
  await ana.page.getByRole('heading', { name: 'Your false trails' }).waitFor()
  await isAccessible(ana.page, 'the end')
})
