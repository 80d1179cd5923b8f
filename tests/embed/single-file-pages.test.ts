import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { origin } from '../browser/support/browser'
import { HostedGame } from './support/hosted-game'
import { expectQuiet, loader, ready, socketOrigin, useSchoolPages } from './support/school-page'
import {
  findsNoPart,
  opensDetails,
  type SingleFile,
  showsDetails,
  singleFile,
  tagOf,
} from './support/single-file'

const open = useSchoolPages()
let single: SingleFile

beforeAll(async () => {
  single = await singleFile()
})

const url = (file = single.file) => `${origin}/v1/${file}`
const script = () => tagOf(single)
/** Without trusted types, since the page itself puts scripts in. */
const policy = `default-src 'none'; script-src 'nonce-school' ${origin}; connect-src ${origin} ${socketOrigin}; img-src ${origin}`
const careers = '<div data-pathquest="career-browser"></div>'

const insert = (page: Page, attributes: Record<string, string>) =>
  page.evaluate(async (wanted) => {
    const element = document.createElement('script')
    for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value)
    const loaded = new Promise((resolve, reject) => {
      element.onload = resolve
      element.onerror = reject
    })
    document.body.append(element)
    await loaded
  }, attributes)

/** Paths of the product's files that the page has asked for. */
const asked = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/v1/')),
  )

test.each([
  ['as a CMS does', () => ({ src: url(), async: '' })],
  ['with its hash', () => ({ src: url(), integrity: single.integrity, crossorigin: 'anonymous' })],
  ['as a module', () => ({ src: url(), type: 'module', crossorigin: 'anonymous' })],
])('the file that a page puts in late, %s, finds its parts', async (_, attributes) => {
  const heard = await open({ body: careers, script: '', policy })
  await insert(heard.page, attributes())
  await ready(heard.page)
  await opensDetails(heard.page)
  await expectQuiet(heard)
})

test('as a module the file knows itself from a script of the page with a similar name', async () => {
  const heard = await open({
    body: careers,
    script: `<script nonce="school" type="application/json" src="/js/pathquest-setup.js"></script>
      <script nonce="school" type="module" src="${url()}" integrity="${single.integrity}" crossorigin="anonymous"></script>`,
  })
  await ready(heard.page)
  await opensDetails(heard.page)
  await expectQuiet(heard)
})

test('the file that a trusted script puts in lets its parts in by the trust of that script', async () => {
  const heard = await open({
    body: careers,
    script: `<script nonce="school">
      const element = document.createElement('script')
      element.src = '${url()}'
      document.body.append(element)
    </script>`,
    policy: `default-src 'none'; script-src 'nonce-school' 'strict-dynamic'; connect-src ${origin}; img-src ${origin}`,
  })
  await ready(heard.page)
  await opensDetails(heard.page)
  await expectQuiet(heard)
})

test.each([
  ['the loader first', () => loader() + script()],
  ['the file first', () => script() + loader()],
])('the file and the loader on one page are one product: %s', async (_, scripts) => {
  const heard = await open({ body: careers, script: scripts() })
  await ready(heard.page)
  expect(await heard.page.getByRole('searchbox').count()).toBe(1)
  await opensDetails(heard.page)
  await expectQuiet(heard)
})

test.each([
  ['before', true],
  ['after', false],
])(
  'another version of the file %s this one: whichever came first shows the widgets',
  async (_, isFirst) => {
    const text = await (await fetch(url())).text()
    const heard = await open({ body: careers, script: '', policy })
    const { page } = heard
    const other = 'pathquest-9.9.9-0a1b2c3d.js'
    await page.route(url(other), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: text.replace(`"${single.version}"`, '"9.9.9"'),
      }),
    )
    const files = isFirst ? [other, single.file] : [single.file, other]
    for (const file of files) await insert(page, { src: url(file) })
    expect(await page.evaluate(() => window.Pathquest?.version)).toBe(
      isFirst ? '9.9.9' : single.version,
    )
    await ready(page)
    await opensDetails(page)
    await expectQuiet(heard)
  },
)

test('a page that empties its head while a part is on its way gets the part nevertheless', async () => {
  const heard = await open({ body: '<div id="later"></div>', script: script() })
  const { page } = heard
  let held: (() => void) | undefined
  await page.route('**/v1/pathquest-part-career-browser-later-*', async (route) => {
    await new Promise<void>((go) => {
      held = go
    })
    await route.continue()
  })
  // The part is fetched as soon as the first cards stand: not before it is waited for.
  await page.evaluate(() => {
    window.Pathquest?.render?.('#later', { widget: 'career-browser' })
  })
  await ready(page)
  await page.getByRole('searchbox').fill('accountant')
  await expect.poll(() => held !== undefined).toBe(true)
  await page.evaluate(() => document.head.replaceChildren())
  held?.()
  await page.getByRole('button', { name: /Accountant/ }).click()
  await showsDetails(page)
  await expectQuiet(heard)
})

test('two widgets that need the same part, and others besides, fetch each of them once', async () => {
  const heard = await open({
    body: `<div data-pathquest="career-browser" data-locale="es" data-theme="dark"></div>
      <div data-pathquest="career-browser" data-locale="es" data-theme="dark"></div>`,
    script: script(),
    viewport: { width: 1200, height: 4000 },
  })
  const { page } = heard
  await ready(page, 2)
  await expect.poll(() => page.getByText('Ver todas las profesiones').count()).toBe(2)
  const parts = (await asked(page)).filter((path) => path.includes('-part-'))
  expect(parts.length).toBeGreaterThan(2)
  expect(new Set(parts).size).toBe(parts.length)
  await expectQuiet(heard)
})

test('a page that embeds nothing without leave (COEP) has the file and its parts', async () => {
  const heard = await open({
    body: careers,
    script: script(),
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    },
  })
  const { page } = heard
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  await ready(page)
  await opensDetails(page)
  await expectQuiet(heard)
})

test('a page that lets no script in without a hash (Integrity-Policy) has the file and its parts', async () => {
  const heard = await open({
    body: careers,
    script: script(),
    headers: { 'integrity-policy': 'blocked-destinations=(script)' },
  })
  await ready(heard.page)
  await opensDetails(heard.page)
  await expectQuiet(heard)
})

test('under a policy of the hash of the file alone its widgets stand, and say that no part comes', async () => {
  const heard = await open({
    body: careers,
    script: script(),
    policy: `default-src 'none'; script-src '${single.integrity}'; connect-src ${origin}; img-src ${origin}`,
  })
  const { page } = heard
  await ready(page)
  await page.getByRole('searchbox').fill('accountant')
  await page.getByRole('button', { name: 'Try again' }).waitFor()
})

test('a browser whose preloading looks at no hash (Safari) refuses a changed part, too, and has the right one by its hash', async () => {
  const changed = '**/v1/pathquest-part-career-browser-later-*'
  const heard = await open({
    // As there: a link of a module is fetched, whatever its hash says.
    head: `<script nonce="school">
      Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })
      Object.defineProperty(HTMLLinkElement.prototype, 'integrity', { set() {} })
    </script>`,
    body: '<div id="later"></div>',
    script: script(),
    policy,
  })
  const { page } = heard
  await page.route(changed, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `window.hasRun = true\n${await response.text()}` })
  })
  const again = await findsNoPart(page)
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
  // A handler that is still at work would find its request handed on to the server.
  await page.unrouteAll({ behavior: 'wait' })
  await again.click()
  await opensDetails(page)
  expect(await heard.violations()).toEqual([])
})

test('who presses "Try again" twice has one game, not two at once', async () => {
  const game = await HostedGame.open()
  const { seatToken } = await game.join('Amber Fox')
  const player = '**/v1/pathquest-part-game-player-*'
  const heard = await open({ body: '<div id="later"></div>', script: script() })
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
