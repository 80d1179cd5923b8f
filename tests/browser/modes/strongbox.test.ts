import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, PHONE, SMALL_PHONE, teachers, useBrowser } from '../support/browser'
import {
  answer,
  answerByKeys,
  closed,
  hostGame,
  openScreen,
  questionOn,
  startClass,
} from '../support/games'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const way = (page: Page, name: 'Bank' | 'Carry' | 'Key') =>
  page.getByRole('button', { name: new RegExp(`^${name}`) })
const score = (page: Page) => page.locator('.pq-me-score > b').innerText()

test('a class banks, carries and buys keys, each in secret', async () => {
  const [host, ana, ben, cleo, dan] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: SMALL_PHONE }),
    open(),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, {
    mode: 'strongbox',
    driver: 'people',
    tapToAnswer: false,
    // Three pages are checked while a decision is open: on a busy machine that takes a minute.
    timeStretch: 4,
  })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo, Dan: dan })

  // Ben plays by keyboard alone.
  const { page } = ben
  await answerByKeys(ben, 1)
  await Promise.all([answer(ana, 1), answer(cleo, 1), answer(dan, 1, false)])
  await closed(host.page)

  // Both rounds are the last two: 20 coins each, and a key costs as many.
  await ana.page.getByText('+20 coins in your box').waitFor()
  await dan.page.getByText('Your box is empty: there is nothing to decide.').waitFor()
  await screen.getByText('0 of 3 have chosen').waitFor()
  for (const one of [ana.page, screen, host.page]) await isAccessible(one, 'the decision')
  await fits(ana.page)
  await way(ana.page, 'Carry').click()
  await ana.page.getByText('You carry. The others are still choosing.').waitFor()
  await way(page, 'Key').waitFor()
  await page.keyboard.press('3')
  await page.getByText('You buy a key. The others are still choosing.').waitFor()

  // The line breaks before a choice: the box is banked.
  await cleo.context.setOffline(true)
  await cleo.page.getByText('No connection. Trying again...').waitFor()
  await screen.getByText('2 of 3 have chosen').waitFor()
  await host.page.getByRole('button', { name: 'Close Choices' }).click()
  await ana.page.getByText('A key fitted your box: 8 moved').waitFor()
  await page.getByText('Your key fitted: 8 more').waitFor()
  await cleo.context.setOffline(false)
  await cleo.page.getByText('20 coins are safe in the bank').waitFor()
  expect([await score(ana.page), await score(page), await score(cleo.page)]).toEqual([
    '0',
    '0',
    '20',
  ])
  await screen
    .getByRole('img', { name: 'In the bank 20. 1 banked, 1 carried, 1 bought a key. 1 box opened' })
    .waitFor()
  for (const one of [ana.page, screen, host.page]) await isAccessible(one, 'the decided round')
  await fits(ana.page)

  // The last question closes without an answer: the boxes come home.
  await host.page.getByRole('button', { name: 'Next Question' }).click()
  await questionOn(ana.page, 2)
  await ana.page.getByText('In your box 12').waitFor()
  await host.page.getByRole('button', { name: 'Show Result' }).click()
  await closed(host.page)
  await host.page.getByRole('button', { name: 'End Game' }).click()
  await ana.page.getByText('Keys opened 1 box, and 8 coins moved.').waitFor()
  await screen.getByText('The class earned 60 coins').waitFor()
  for (const [one, total] of [
    [ana.page, '12'],
    [page, '8'],
    [cleo.page, '20'],
  ] as const) {
    await one.locator('.pq-tiles-one').first().getByText(total, { exact: true }).waitFor()
  }
  await isAccessible(ana.page, 'the end')
})
