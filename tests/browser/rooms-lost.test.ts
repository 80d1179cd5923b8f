import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct } from '../../scripts/harness/product'
import { must, PHONE, useBrowser } from './support/browser'
import { readDemoAccounts } from './support/demo-accounts'
import { answer, closed, goOn, hostGame, join as joinGame, startGame } from './support/games'

// A product of its own: its rooms are taken away.
let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.stop())

const open = useBrowser({ at: () => product.origin })
/** What the database knows of the one player: a room tells it a second after a closing. */
function answersKept(): number {
  const database = new Database(join(product.dataDir, 'pathquest.db'), { readonly: true })
  const row = database.prepare('select max(total_answers) as kept from game_players').get()
  database.close()
  return (row as { kept: number }).kept
}
const ENDED = /^This game ended early because of a problem on our side\./

test('the rooms are lost from disk: host and player read the results and why the game ended', async () => {
  const accounts = readDemoAccounts(product.dataDir)
  const one = (userType: string) => must(accounts.find((account) => account.userType === userType))
  const [host, student] = await Promise.all([
    open({ account: one('teacher') }),
    open({ account: one('student'), viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await joinGame(student, game.code)
  await startGame(host, 1)
  await answer(student, 1, true)
  await closed(host.page)
  await goOn(host)
  await answer(student, 2, true)
  await closed(host.page)
  await expect.poll(answersKept).toBe(2)
  const storage = join(product.dataDir, 'rooms/storage')
  rmSync(storage, { recursive: true, force: true })
  mkdirSync(storage)
  process.kill(product.roomsPid(), 'SIGKILL')
  await host.page.getByRole('heading', { name: 'Game Over!' }).waitFor()
  for (const { page } of [host, student]) await page.getByText(ENDED).waitFor()
  await student.page.getByRole('heading', { name: 'Champion' }).waitFor()
  // A page that is opened later shows the same.
  await host.page.reload()
  await host.page.getByText(ENDED).waitFor()
  await host.page.goto(`${product.origin}/dashboard`)
  await host.page.getByText('Ended early', { exact: true }).waitFor()
})
