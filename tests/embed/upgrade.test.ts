import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must, useBrowser } from '../browser/support/browser'
import { readDemoAccounts } from '../browser/support/demo-accounts'
import { closed, goOn, hostGame, questionOn, settled, startGame } from '../browser/support/games'
import { startFormer, type UpgradedProduct } from '../support/former-pages'
import { answerQuestion } from './support/answering'
import { expectQuiet, loader, ready, strictPolicy, useSchoolPages } from './support/school-page'
import { opensDetails, type SingleFile, tagOf } from './support/single-file'

let product: UpgradedProduct
beforeAll(async () => {
  product = await startFormer()
})
afterAll(() => product?.stop())

const openApp = useBrowser({ at: () => product.origin })
const openSchool = useSchoolPages()

const atProduct = (body: string, script = loader(product.origin)) =>
  openSchool({ body, script, policy: strictPolicy({ from: product.origin }) })
const teacher = (index: number) =>
  must(readDemoAccounts(product.dataDir).filter(({ userType }) => userType === 'teacher')[index])

const versionOf = async () =>
  (await (await fetch(`${product.origin}/v1/embed.json`)).json()).single as SingleFile
const show = (page: Page) =>
  page.evaluate(() => document.querySelector('#far')?.removeAttribute('hidden'))
const far = '<div id="far" hidden data-pathquest="career-browser"></div>'

/** A school's page on which a player has joined and is in the lobby. */
async function joined(code: string, name: string) {
  const heard = await atProduct(`<div data-pathquest="join-form" data-code="${code}"></div>`)
  const { page } = heard
  await ready(page)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Join Game' }).click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  return heard
}

test('embeds of the previous version play on, and fetch later chunks of their version', async () => {
  await product.become('former')
  const former = await versionOf()
  const [waiting, playing] = await Promise.all([
    openApp({ account: teacher(0) }),
    openApp({ account: teacher(1) }),
  ])
  const [lobby, game] = await Promise.all([
    hostGame(waiting, { driver: 'people' }),
    hostGame(playing, { driver: 'people' }),
  ])
  const early = await joined(lobby.code, 'Calm Fern')
  const first = await joined(game.code, 'Amber Fox')
  const second = await joined(game.code, 'Quiet Heron')
  const later = await atProduct(far)
  const single = await atProduct(far, tagOf(former, former.integrity, product.origin))
  await startGame(playing, 2)
  const one = await questionOn(playing.page, 1)
  await answerQuestion(first.page, one)
  await first.page.getByText('Answer saved. Waiting for the others.').waitFor()

  await product.become('this')
  expect((await versionOf()).file).not.toBe(former.file)

  await answerQuestion(second.page, one)
  await closed(playing.page)
  for (const { page } of [first, second]) await page.getByText('✓ Correct!').waitFor()
  await goOn(playing)
  const two = await questionOn(playing.page, 2)
  await Promise.all([answerQuestion(first.page, two), answerQuestion(second.page, two, false)])
  await closed(playing.page)
  await goOn(playing)
  await settled(playing)
  await first.page.getByText('2/2', { exact: true }).waitFor()

  await startGame(waiting, 1)
  await answerQuestion(early.page, await questionOn(waiting.page, 1))
  await closed(waiting.page)
  await early.page.getByText('✓ Correct!').waitFor()

  for (const heard of [later, single]) {
    await show(heard.page)
    await ready(heard.page)
    await opensDetails(heard.page)
    await expectQuiet(heard, product.origin)
  }
})
