import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { careers } from '../../../server/test/content'
import { must, PHONE, useBrowser } from '../support/browser'
import { breakLine, hostGame, openScreen, startClass, THINKING_MS } from '../support/games'
import { signUpNewcomer } from '../support/newcomer'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const pair = (page: Page) => page.locator('[data-pick]')
const gaps = (page: Page) => page.locator('[data-gap]:enabled')
const told = (page: Page) => page.getByRole('status').filter({ hasText: /Right: |set aside/ })
const points = (page: Page, count: number) =>
  page.getByText(`${count} points`, { exact: true }).waitFor()

/** The median pay that the product was started with. */
const payOf = (title: string): number =>
  must(must(careers.find((career) => career.title === title)).salaryMedian)

/** The gap from the top where the first card belongs, once the two have come. */
async function gapOfFirst(page: Page): Promise<number> {
  await pair(page).first().waitFor()
  await page.getByText('Sorted by median pay a year, 2024').waitFor()
  const pay = payOf(await pair(page).first().innerText())
  const ridge = await page.locator('[data-card]').allInnerTexts()
  await page.waitForTimeout(THINKING_MS)
  return ridge.filter((text) => payOf(must(text.trim().split('\n')[0])) > pay).length
}

/** Places the first card, where it belongs or one gap further. */
async function place(page: Page, isRight = true): Promise<void> {
  const gap = await gapOfFirst(page)
  await pair(page).first().click()
  const count = await gaps(page).count()
  await gaps(page)
    .nth(isRight ? gap : (gap + 1) % count)
    .click()
}

test('a class sorts careers, each at their own pace', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open(),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: PHONE }),
  ])
  // The form of a new game begins with the teacher's last mode: not that of other tests' teachers.
  await signUpNewcomer(host, { role: 'teacher' })
  const game = await hostGame(host, { mode: 'higher_ground' })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })

  // Right places score the gaps that there were; a miss is shown where it belongs.
  await place(ana.page)
  await points(ana.page, 3)
  await place(ana.page)
  await points(ana.page, 7)
  await place(ana.page, false)
  await ana.page.getByRole('heading', { name: 'Not there' }).waitFor()
  await ana.page.getByText('Your place').waitFor()
  await isAccessible(ana.page, 'a miss')
  await ana.page.getByRole('button', { name: 'Next', exact: true }).click()
  await ana.page.getByText('1 of 3 set aside').waitFor()

  // By keyboard alone: a digit chooses, arrows find the gap, Enter places.
  const gap = await gapOfFirst(ben.page)
  const press = (key: string) => ben.page.keyboard.press(key)
  await press('1')
  await ben.page.getByRole('heading', { name: 'Where does it belong?' }).waitFor()
  await isAccessible(ben.page, 'a card is chosen')
  for (let i = 0; i <= gap; i++) await press('ArrowDown')
  await press('Enter')
  await told(ben.page).waitFor()
  await points(ben.page, 3)

  // The line breaks with a card chosen: the ridge is as it was.
  await pair(cleo.page).first().click()
  await breakLine(cleo)
  await place(cleo.page)
  await points(cleo.page, 3)
  await fits(cleo.page)

  await screen.getByText('4 of 5 cards in place').waitFor()
  await screen.getByRole('img', { name: /3 ridges, the highest of 4 cards/ }).waitFor()
  await isAccessible(screen, 'the projector')
  await isAccessible(host.page, 'the host')

  await host.page.getByRole('button', { name: 'End Game' }).click()
  await ana.page.getByText('Your highest ridge: 4 cards, by median pay a year, 2024').waitFor()
  await screen.getByText('Together: 0 ridges complete, 4 of 5 cards in place.').waitFor()
  await expect.poll(() => ana.page.getByText('67%').count()).toBeGreaterThan(0)
  await isAccessible(ana.page, 'the end')
  // No question was asked: there is none to look back at.
  expect(await ana.page.getByText('Look back at the questions').count()).toBe(0)
})
