import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, SMALL_PHONE, useBrowser } from '../support/browser'
import { hostGame, openScreen, startClass } from '../support/games'
import { signUpNewcomer } from '../support/newcomer'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const clueIs = (page: Page, number: number) =>
  page.getByText(`Clue ${number} of 6`, { exact: false }).waitFor()
const careers = (page: Page) =>
  page.getByRole('list', { name: 'Mark a career' }).getByRole('button')
const keep = (page: Page) => page.getByRole('button', { name: 'Keep my mark' })
const score = (page: Page) => page.locator('.pq-me-score > b').innerText()

test('a class follows the clues, and a mark may move until it is kept', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open(),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  // The form of a new game begins with the teacher's last mode: not that of other tests' teachers.
  await signUpNewcomer(host, { role: 'teacher' })
  const modeSettings = { careers: 3, clueSeconds: 30 }
  const game = await hostGame(host, { mode: 'clue_trail', modeSettings })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })
  await clueIs(ana.page, 1)
  await expect.poll(() => keep(ana.page).isDisabled()).toBe(true)
  await isAccessible(ana.page, 'the first clue')
  await Promise.all([fits(ana.page), fits(cleo.page)])

  // Cleo marks, loses the line, and has the mark when she is back.
  await clueIs(cleo.page, 1)
  await careers(cleo.page).nth(3).click()
  await cleo.page.getByText('Your mark brings 10 points if it is right.').waitFor()
  await cleo.context.setOffline(true)
  await cleo.page.getByText('No connection. Trying again...').waitFor()

  // By keyboard alone: a number marks, Enter keeps.
  await ben.page.keyboard.press('1')
  await ben.page.getByText('Your mark brings 10 points if it is right.').waitFor()
  await ben.page.keyboard.press('2')
  await expect.poll(() => careers(ben.page).nth(1).getAttribute('aria-pressed')).toBe('true')
  await ben.page.keyboard.press('Enter')
  await ben.page.getByText('Mark kept at clue 1.', { exact: false }).waitFor()

  await careers(ana.page).nth(0).click()
  await screen.getByText('3 of 3 have a mark, 1 kept it', { exact: false }).waitFor()
  await host.page.getByRole('button', { name: 'Next Clue' }).click()
  await clueIs(ana.page, 2)
  await ana.page.getByText('Moving it now makes it worth 9.', { exact: false }).waitFor()
  await careers(ana.page).nth(1).click()
  await ana.page.getByText('Your mark brings 9 points if it is right.').waitFor()
  await keep(ana.page).click()
  await isAccessible(screen, 'the projector')

  await cleo.context.setOffline(false)
  await cleo.page.getByText('No connection. Trying again...').waitFor({ state: 'detached' })
  expect(await careers(cleo.page).nth(3).getAttribute('aria-pressed')).toBe('true')
  await keep(cleo.page).click()

  const was = await screen.getByRole('heading', { name: /^It was: / }).innerText()

  await ana.page.getByText(was).waitFor()
  // Ana and Ben were on one career, Ben with the clue before.
  const [anas, bens] = [await score(ana.page), await score(ben.page)]
  expect([anas, bens]).toEqual(anas === '0' ? ['0', '0'] : ['9', '10'])

  await screen.getByText('3 marks').or(screen.getByText('2 marks')).first().waitFor()
  for (const [one, where] of [
    [cleo.page, 'the result'],
    [screen, 'the projector after it'],
    [host.page, 'the host'],
  ] as const) {
    await isAccessible(one, where)
  }

  await host.page.getByRole('button', { name: 'Next Career' }).click()
  for (const { page } of [ana, ben, cleo]) {
    await clueIs(page, 1)
    await careers(page).nth(0).click()
    await page.getByText('Your mark brings 10 points if it is right.').waitFor()
    await keep(page).click()
  }
  await screen.getByRole('heading', { name: /^It was: / }).waitFor()
  await host.page.getByRole('button', { name: 'Next Career' }).click()
  for (const { page } of [ana, ben, cleo]) {
    await clueIs(page, 1)
    await careers(page).nth(5).click()
    await page.getByText('Your mark brings 10 points if it is right.').waitFor()
    await keep(page).click()
  }
  await screen.getByRole('heading', { name: /^It was: / }).waitFor()
  await host.page.getByRole('button', { name: 'End Game' }).click()
  await ana.page.getByRole('heading', { name: 'Your trails' }).waitFor()
  await screen.getByText('Game Over!').waitFor()
  await isAccessible(ana.page, 'the end')
})
