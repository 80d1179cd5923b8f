import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, PHONE, SMALL_PHONE, teachers, useBrowser } from '../support/browser'
import {
  answer,
  answerByKeys,
  closed,
  goOn,
  hostGame,
  openScreen,
  questionOn,
  startClass,
} from '../support/games'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const site = (page: Page, fund: number) =>
  page.getByRole('button', { name: new RegExp(`\\b${fund} in the ground`) })
const score = (page: Page) => page.locator('.pq-me-score > b').innerText()

test('a class picks its claims in secret, and shares what lies there', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: SMALL_PHONE }),
    open(),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, {
    mode: 'open_claims',
    driver: 'people',
    tapToAnswer: false,
    // Three pages are checked while a decision is open: on a busy machine that takes a minute.
    timeStretch: 4,
  })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })

  // Three players dig at two sites, and both rounds are the last two: 12 and 18 are laid.
  await site(ana.page, 18).waitFor()
  await ana.page.getByText('two sites are open').waitFor()
  for (const page of [ana.page, screen, host.page]) await isAccessible(page, 'picking')
  await fits(ana.page)
  await site(ana.page, 18).click()
  await ana.page.getByText(/^You dig at \w+\. The others/).waitFor()
  await screen.getByText('1 of 3 have picked').waitFor()

  // By keyboard alone: a digit picks the leaner site.
  const { page } = ben
  const offers = await page.locator('.pq-choice').allInnerTexts()
  await page.keyboard.press(String(offers.findIndex((text) => text.includes('12 in')) + 1))
  await page.getByText(/^You dig at \w+\. The others/).waitFor()

  // The line breaks: who has picked nothing digs at the leaner site.
  await cleo.context.setOffline(true)
  await cleo.page.getByText('No connection. Trying again...').waitFor()
  await host.page.getByRole('button', { name: 'Open Question' }).click()
  await questionOn(host.page, 1)
  await cleo.context.setOffline(false)

  await answerByKeys(ben, 1)
  await Promise.all([answer(ana, 1), answer(cleo, 1)])
  await closed(host.page)

  await ana.page.getByText(/: 18 in the ground, for one right answer/).waitFor()
  await cleo.page.getByText(/: 12 in the ground, shared by 2 right answers/).waitFor()
  await expect.poll(() => score(ana.page)).toBe('18')
  expect([await score(page), await score(cleo.page)]).toEqual(['6', '6'])
  await screen.getByRole('img', { name: /2 dug, 12 in the ground, 2 shared it, 6 each/ }).waitFor()
  for (const one of [ana.page, screen, host.page]) await isAccessible(one, 'the closed round')
  await fits(ana.page)

  // The second round closes without an answer: all of it stays.
  await goOn(host)
  await site(ana.page, 18).waitFor()
  await host.page.getByRole('button', { name: 'Open Question' }).click()
  await questionOn(host.page, 2)
  await host.page.getByRole('button', { name: 'Show Result' }).click()
  await closed(host.page)
  await host.page.getByRole('button', { name: 'End Game' }).click()
  await ana.page.getByText('The class dug out 30 of 60.').waitFor()
  await screen.getByText('The class dug out 30 of 60.').waitFor()
  await ana.page.getByRole('img', { name: /: 18 gold in/ }).waitFor()
  await isAccessible(ana.page, 'the end')
})
