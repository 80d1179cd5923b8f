import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, type Person, PHONE, SMALL_PHONE, teachers, useBrowser } from '../support/browser'
import {
  breakLine,
  closed,
  goOn,
  hostGame,
  openScreen,
  questionHasFocus,
  questionOn,
  startClass,
} from '../support/games'
import { fits, isAccessible } from '../support/page-check'
import { rightOption } from '../support/questions'

const open = useBrowser()

const pieces = (page: Page) => page.locator('.pq-choice')
const pieceOf = (page: Page, text: string) => pieces(page).filter({ hasText: text })
const keep = (page: Page) => page.getByRole('button', { name: 'Keep my call' })
const score = (page: Page) => page.locator('.pq-me-score > b').innerText()

/** Who holds the piece with this text. */
async function holderOf(people: readonly Person[], text: string): Promise<Person> {
  for (const person of people) if ((await pieceOf(person.page, text).count()) > 0) return person
  throw new Error(`Nobody holds ${text}.`)
}

test('a team reads its map together, by voice alone', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  const people = [ana, ben, cleo]
  const game = await hostGame(host, { mode: 'split_map', driver: 'people' })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })

  // Everybody reads some of the options, nobody all; the projector has the question alone.
  const question = await questionOn(ana.page, 1)
  const right = rightOption(question)
  await Promise.all(people.map(({ page }) => questionOn(page, 1)))
  const counts = await Promise.all(people.map(({ page }) => pieces(page).count()))
  expect(counts.sort()).toEqual([2, 2, 3])
  await screen.getByRole('heading', { name: question }).waitFor()
  expect(await screen.getByText(right, { exact: true }).count()).toBe(0)
  await isAccessible(ana.page, 'the question')
  await isAccessible(screen, 'the projector')
  await Promise.all([fits(ana.page), fits(cleo.page)])

  // By keyboard alone: a number claims, Tab goes to the call, Enter keeps it.
  await questionHasFocus(ben.page)
  await ben.page.keyboard.press('1')
  await expect.poll(() => pieces(ben.page).first().getAttribute('aria-pressed')).toBe('true')
  // Without a piece that is right nothing is claimed: the last number holds.
  const isBens = (await pieceOf(ben.page, right).count()) > 0
  if (!isBens) await ben.page.keyboard.press(String(await pieces(ben.page).count()))
  const ownRight = pieceOf(ben.page, right).first()
  if (isBens) await ownRight.click()
  await keep(ben.page).focus()
  await ben.page.keyboard.press('Enter')
  await ben.page.getByText('Kept. You can change it until all have kept.').waitFor()
  await ana.page.getByText(/^Ben holds .*, has kept$/).waitFor()
  await host.page.getByText('One team has not kept its call', { exact: false }).waitFor()

  // The line breaks: the call is as it was when it is back.
  const holder = await holderOf(people, right)
  if (holder !== ben) await pieceOf(holder.page, right).click()
  await breakLine(cleo)
  await questionOn(cleo.page, 1)
  for (const { page } of [ana, cleo]) await keep(page).click()

  await closed(host.page)
  for (const { page } of people) {
    await page.getByText('Read together: 10 points each.').waitFor()
    expect(await score(page)).toBe('10')
  }
  await screen.getByText('1 of 1 maps is whole').waitFor()
  await host.page.getByText('Every team has the whole map.', { exact: false }).waitFor()
  for (const [one, where] of [
    [cleo.page, 'the result'],
    [screen, 'the projector after it'],
    [host.page, 'the host'],
  ] as const) {
    await isAccessible(one, where)
  }

  // Nothing claimed: the right piece stays in a pocket.
  await goOn(host)
  await Promise.all(people.map(({ page }) => questionOn(page, 2)))
  await Promise.all(people.map(({ page }) => keep(page).click()))
  await closed(host.page)
  await ana.page.getByText('The right piece stayed in a pocket.').waitFor()
  await goOn(host)
  await ana.page.getByText('Your team read 1 of 2 maps whole.', { exact: false }).waitFor()
  await screen.getByText('Together the class read 1 map whole.', { exact: false }).waitFor()
  await isAccessible(ana.page, 'the end')
})
