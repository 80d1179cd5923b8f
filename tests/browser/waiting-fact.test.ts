import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, PHONE, teachers, useBrowser } from './support/browser'
import { answer, closed, goOn, hostGame, join, questionOn, startGame } from './support/games'

const open = useBrowser()

test('who waits for the others reads a fact of the career, another one each time', async () => {
  const [host, ana, ben] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { set: 'Power a House Safely' })
  await join(ana, game.code, 'Ana')
  await join(ben, game.code, 'Ben')
  await startGame(host, 2)
  await answer(ana, 1)
  const fact = ana.page.locator('.pq-fact')
  await fact.getByText('Did you know?').waitFor()
  const first = await fact.innerText()
  expect(first).toMatch(/Electrician.*\d{4}/s)
  expect(await accessibilityProblems(ana.page)).toEqual([])
  // Only for who has answered.
  await questionOn(ben.page, 1)
  expect(await ben.page.locator('.pq-fact').count()).toBe(0)
  await answer(ben, 1)
  await closed(host.page)
  await expect.poll(() => fact.count()).toBe(0)
  await goOn(host)
  await answer(ana, 2)
  await fact.waitFor()
  expect(await fact.innerText()).not.toBe(first)
})
