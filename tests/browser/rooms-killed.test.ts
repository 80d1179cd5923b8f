import { afterAll, beforeAll, test } from 'vitest'
import { startProduct } from '../../scripts/harness/product'
import { must, PHONE, useBrowser } from './support/browser'
import { readDemoAccounts } from './support/demo-accounts'
import { answer, closed, goOn, hostGame, join, settled, startGame } from './support/games'

// A product of its own: the games of the other files keep their rooms.
let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.stop())

const open = useBrowser({ at: () => product.origin })

test('the room process is killed in the middle of a question and everyone goes on', async () => {
  const accounts = readDemoAccounts(product.dataDir)
  const one = (userType: string) => must(accounts.find((account) => account.userType === userType))
  const [host, student, guest] = await Promise.all([
    open({ account: one('teacher') }),
    open({ account: one('student'), viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await Promise.all([join(student, game.code), join(guest, game.code, 'Quiet Heron')])
  await startGame(host, 2)
  await answer(student, 1)
  await student.page.getByText('Answer saved. Waiting for the others.').waitFor()
  // As a crash would: no word, no goodbye.
  process.kill(product.roomsPid(), 'SIGKILL')
  await answer(guest, 1)
  await closed(host.page)
  for (const { page } of [student, guest]) await page.getByText('✓ Correct!').waitFor()
  await goOn(host)
  await Promise.all([answer(student, 2), answer(guest, 2)])
  await closed(host.page)
  await goOn(host)
  await settled(host)
  for (const { page } of [student, guest]) {
    await page.getByText('Questions Answered').waitFor()
    await page.getByText('2/2', { exact: true }).waitFor()
  }
})
