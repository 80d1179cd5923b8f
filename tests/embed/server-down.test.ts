import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerQuestion } from './support/answering'
import { HostedGame } from './support/hosted-game'
import {
  events,
  expectQuiet,
  loader,
  ready,
  strictPolicy,
  useSchoolPages,
} from './support/school-page'
import { type StoppableOrigin, startStoppable } from './support/stoppable-origin'

const open = useSchoolPages()
let product: StoppableOrigin

beforeAll(async () => {
  product = await startStoppable()
})
afterAll(() => product?.down())
beforeEach(async () => {
  await product.down()
  await product.up()
})

const atProduct = (body: string) => {
  const from = product.origin
  return open({ body, script: loader(from), policy: strictPolicy({ from }) })
}
/** Below the fold, so that the test decides when it is fetched. */
const later = (widget: string, more = '') =>
  `<div id="far" hidden data-pathquest="${widget}" ${more}></div>`

test('a widget that cannot be fetched shows an error and is rendered after Try again', async () => {
  const heard = await atProduct(later('career-browser', 'data-theme="dark"'))
  const { page } = heard
  await page.waitForFunction(() => 'Pathquest' in window)
  await product.down()
  await page.evaluate(() => document.querySelector('#far')?.removeAttribute('hidden'))
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('This did not load.')
  // Still down: the same message again.
  await again.click()
  await page.waitForFunction(
    () => document.querySelector('#far')?.shadowRoot?.querySelector('button')?.disabled === false,
  )
  await product.up()
  await again.click()
  await ready(page)
  await page.getByRole('heading', { name: 'Explore Careers' }).waitFor()
  await expectQuiet(heard, product.origin)
})

test('the message is in Spanish if the widget is', async () => {
  const { page } = await atProduct(later('join-form', 'data-locale="es"'))
  await page.waitForFunction(() => 'Pathquest' in window)
  await product.down()
  await page.evaluate(() => document.querySelector('#far')?.removeAttribute('hidden'))
  await page.getByRole('button', { name: 'Reintentar' }).waitFor()
})

test('a widget whose data does not load notifies the page and offers a retry', async () => {
  const heard = await atProduct(later('career-browser'))
  const { page } = heard
  await page.route('**/api/careers*', (route) => route.abort())
  await page.evaluate(() => document.querySelector('#far')?.removeAttribute('hidden'))
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  const error = { name: 'error', target: 'far', detail: { code: 'offline' } }
  await expect.poll(() => events(page)).toMatchObject([error])
  await page.unroute('**/api/careers*')
  await again.click()
  await ready(page)
  await expectQuiet(heard, product.origin)
})

test('clicking "Try again" twice shows one game, not two', async () => {
  const game = await HostedGame.open()
  const { seatToken } = await game.join('Amber Fox')
  const player = '**/v1/chunks/game-player-*'
  const heard = await open({ body: '<div id="later"></div>' })
  const { page } = heard
  await page.route(player, (route) => route.abort())
  await page.evaluate(
    ([sessionId, seatToken]) => {
      window.Pathquest?.render?.('#later', { widget: 'game-player', sessionId, seatToken })
    },
    [game.id, seatToken],
  )
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute(player)
  await again.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await game.ask(1)
  await page.getByRole('heading', { name: 'You are in!' }).waitFor({ state: 'detached' })
  const told = await page.evaluate(() => window.watched.events.map(({ name }) => name))
  expect(told).toEqual(['ready'])
  await expectQuiet(heard)
})

test('a part that did not load while offline is there when it is needed', async () => {
  const game = await HostedGame.open()
  const { seatToken } = await game.join('Amber Fox')
  const results = '**/v1/chunks/game-player-PlayerResults-*'
  const heard = await open({ body: '<div id="later"></div>' })
  const { page } = heard
  await page.route(results, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (one) => one.url().includes('PlayerResults'))
  await page.evaluate(
    ([sessionId, seatToken]) => {
      window.Pathquest?.render?.('#later', { widget: 'game-player', sessionId, seatToken })
    },
    [game.id, seatToken],
  )
  await answerQuestion(page, await game.ask(1))
  await refused
  await page.unroute(results)
  await game.closed(1)
  await game.end()
  await page.getByRole('heading', { name: 'Champion' }).waitFor()
})
