import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, PHONE, SMALL_PHONE, teachers, useBrowser } from '../support/browser'
import {
  answer,
  answerByKeys,
  breakLine,
  closed,
  goOn,
  hostGame,
  openScreen,
  questionOn,
  startClass,
} from '../support/games'
import { fits, isAccessible } from '../support/page-check'
import { seedQuestion } from '../support/questions'

const open = useBrowser()

const shelter = (page: Page) => page.getByRole('button', { name: /^Shelter: \d+ points, no risk/ })
const scene = (page: Page, name: RegExp) => page.getByRole('img', { name })
const score = (page: Page) => page.locator('.pq-me-score > b').innerText().then(Number)

test('a class walks through the night: a lamp goes out, a shelter holds, dawn comes', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  const game = await hostGame(host, { mode: 'headlamps', driver: 'people', tapToAnswer: false })
  const screen = await openScreen(host)
  await startClass(host, game, { Ana: ana, Ben: ben, Cleo: cleo })

  // Ana shelters: what it is worth stands on the button.
  const { points } = seedQuestion(await questionOn(ana.page, 1))
  const worth = Math.round(points * 0.6)
  await isAccessible(ana.page, 'the question')
  await ana.page.getByText(`Shelter: ${worth} points, no risk (2 left)`).waitFor()
  await shelter(ana.page).click()
  await ana.page.getByRole('heading', { name: 'You are sheltered' }).waitFor()
  await isAccessible(ana.page, 'the shelter')
  expect(await answerByKeys(ben, 1)).toBe(points)

  // Cleo's line breaks; back again, her answer is wrong.
  await questionOn(cleo.page, 1)
  await fits(cleo.page)
  await breakLine(cleo)
  await answer(cleo, 1, false)
  await closed(host.page)
  await ana.page.getByText('You sheltered', { exact: true }).waitFor()
  await ben.page.getByText(`+${points}, and your lamps burn on.`).waitFor()
  await cleo.page.getByText('A lamp goes out. 2 are left, and the hut’s fire grows.').waitFor()
  await scene(screen, /^8 lamps lit · 1 went out\. 10 in the fire$/).waitFor()
  expect(await Promise.all([ana, ben, cleo].map(({ page }) => score(page)))).toEqual([
    worth,
    points,
    0,
  ])
  for (const [page, where] of [
    [cleo.page, 'the result'],
    [screen, 'the projector'],
    [host.page, 'the host'],
  ] as const) {
    await isAccessible(page, where)
  }

  // The last question: nobody shelters, right answers count double, and all are lit.
  await goOn(host)
  await scene(screen, /Dawn: everybody is out, double points/).waitFor()
  await questionOn(ana.page, 2)
  expect(await shelter(ana.page).count()).toBe(0)
  const last = await answerByKeys(ben, 2)
  await Promise.all([answer(ana, 2), answer(cleo, 2)])
  await closed(host.page)
  await scene(screen, /100% of the class is lit: 20 points for all/).waitFor()
  await ana.page
    .getByText(`+${2 * last}, and your lamps burn on. Dawn: +20 for everybody.`)
    .waitFor()
  expect(await score(cleo.page)).toBe(2 * last + 20)

  await goOn(host)
  await cleo.page.getByText('1 lamp went out', { exact: true }).waitFor()
  await ben.page.getByText('Not one of your lamps went out.').waitFor()
  await screen.getByText('100% of the class reached the morning with a light.').waitFor()
  await isAccessible(cleo.page, 'the end')
})
