import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstStart } from '../../scripts/harness/first-start'
import { startProduct } from '../../scripts/harness/product'
import { must, PHONE, useBrowser } from './support/browser'
import { readDemoAccounts } from './support/demo-accounts'
import {
  answer,
  closed,
  goOn,
  hostGame,
  join as joinGame,
  settled,
  startGame,
} from './support/games'

// A separate server: the games of the other files must keep their rooms.
let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  product = await startProduct({ dataDir: await firstStart({ hasDemo: true }) })
})
afterAll(() => product?.stop())

const open = useBrowser({ at: () => product.origin })
const one = (userType: string) =>
  must(readDemoAccounts(product.dataDir).find((account) => account.userType === userType))

test('the rooms process is killed in the middle of a question and everyone continues', async () => {
  const [host, student, guest] = await Promise.all([
    open({ account: one('teacher') }),
    open({ account: one('student'), viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await Promise.all([joinGame(student, game.code), joinGame(guest, game.code, 'Quiet Heron')])
  await startGame(host, 2)
  await answer(student, 1)
  await student.page.getByText('Answer saved. Waiting for the others.').waitFor()
  // As in a crash: without closing connections.
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

/** The database's copy of its one player: a room sends it a second after a closing. */
function answersKept(game: string): number {
  const database = new Database(join(product.dataDir, 'pathquest.db'), { readonly: true })
  const row = database
    .prepare('select max(total_answers) as kept from game_players where game_session_id = ?')
    .get(game)
  database.close()
  return (row as { kept: number }).kept
}
const ENDED = /^This game ended early because of a problem on our side\./

test('the rooms are lost from disk: host and player see the results and why the game ended', async () => {
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
  await expect.poll(() => answersKept(game.id)).toBe(2)
  const storage = join(product.dataDir, 'rooms/storage')
  // Atomically: the rooms may be writing into it.
  renameSync(storage, `${storage}-lost`)
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
