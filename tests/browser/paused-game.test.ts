import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstStart } from '../../scripts/harness/first-start'
import { startProduct } from '../../scripts/harness/product'
import { must, PHONE, students, teachers, useBrowser } from './support/browser'
import {
  answer,
  closed,
  goOn,
  hostGame,
  join,
  openScreen,
  pauseIsKept,
  questionOn,
  settled,
  startGame,
} from './support/games'

// A separate server: it is stopped in the middle.
let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  product = await startProduct({ dataDir: await firstStart({ hasDemo: true }) })
})
afterAll(() => product?.stop())

const open = useBrowser({ at: () => product.origin })

test('a class pauses at the bell, and continues the next day after a restart with the same seats', async () => {
  const [host, student, guest] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ account: must(students[0]), viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await Promise.all([join(student, game.code), join(guest, game.code, 'Quiet Heron')])
  const screen = await openScreen(host)
  await startGame(host, 2)
  await answer(student, 1)
  await student.page.getByText('Answer saved. Waiting for the others.').waitFor()
  // The projector handles the host's keys, once it knows that the game is running.
  await screen.bringToFront()
  await questionOn(screen, 1)
  await screen.keyboard.press('p')
  await screen.getByRole('heading', { name: 'Paused' }).waitFor()
  for (const { page } of [student, guest]) await page.getByText('Paused by your teacher').waitFor()
  await host.page.getByRole('heading', { name: 'Game paused' }).waitFor()
  await pauseIsKept(host)
  await screen.close()
  for (const { page } of [host, student, guest]) await page.goto('about:blank')

  const { dataDir, port } = product
  await product.stop({ keepData: true })
  product = await startProduct({ dataDir, port })

  await host.page.goto(`${product.origin}/dashboard`)
  await host.page.getByText(/^Kept until/).waitFor()
  await host.page.getByRole('link', { name: /Resume/ }).click()
  await host.page.getByRole('heading', { name: 'Game paused' }).waitFor()
  // An account through its link, a guest through this browser's storage.
  await student.page.goto(`${product.origin}/game/${game.id}`)
  await guest.page.goto(`${product.origin}/join-game`)
  await guest.page.getByText('Quiet Heron').waitFor()
  await guest.page.getByRole('link', { name: 'Back to the Game' }).click()
  await host.page.getByText('2 of 2 players are here').waitFor()
  await host.page.getByRole('button', { name: 'Resume', exact: true, disabled: false }).waitFor()
  await host.page.keyboard.press('p')
  await answer(guest, 1)
  await closed(host.page)
  for (const { page } of [student, guest]) await page.getByText('✓ Correct!').waitFor()
  await goOn(host)
  await Promise.all([answer(student, 2), answer(guest, 2)])
  await closed(host.page)
  await goOn(host)
  await settled(host)
  for (const { page } of [student, guest]) await page.getByText('2/2', { exact: true }).waitFor()
  await expect.poll(() => host.page.getByText('Quiet Heron').count()).toBeGreaterThan(0)
})
