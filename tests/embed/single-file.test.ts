import { beforeAll, expect, test } from 'vitest'
import type { Mounted } from '../../packages/embed/src/page/page'
import { origin } from '../browser/support/browser'
import { HostedGame } from './support/hosted-game'
import { expectQuiet, ready, useSchoolPages } from './support/school-page'

type Widget = 'career-browser' | 'join-form' | 'leaderboard'
const open = useSchoolPages()
let files: Record<Widget, { file: string; integrity: string }>

beforeAll(async () => {
  files = (await (await fetch(`${origin}/v1/embed.json`)).json()).single
})

const script = (widget: Widget, integrity = files[widget].integrity) =>
  `<script nonce="school" src="${origin}/v1/${files[widget].file}" integrity="${integrity}" crossorigin="anonymous"></script>`
const scripts = (...widgets: Widget[]) => widgets.map((widget) => script(widget)).join('')

test('there is a file of every widget but the game player', () => {
  expect(Object.keys(files)).toEqual(['career-browser', 'join-form', 'leaderboard'])
})

test('a file shows its widget by its hash, with everything in it: no other code is fetched', async () => {
  const heard = await open({
    body: '<div data-pathquest="career-browser"></div>',
    script: script('career-browser'),
  })
  const { page } = heard
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url())
  })
  await ready(page)
  await page.getByRole('searchbox').fill('accountant')
  await page.getByRole('button', { name: /Accountant/ }).click()
  await page.getByRole('dialog').getByText('A Day in the Life').waitFor()
  expect(fetched).toEqual([])
  await expectQuiet(heard)
})

test('several files stand on one page: one Pathquest renders, scans and removes for all', async () => {
  const game = await HostedGame.open()
  const token = await game.share()
  const heard = await open({
    head: `<script nonce="school">
      window.Pathquest = window.Pathquest || { queue: [], render(...call) { this.queue.push(call) } }
    </script>`,
    body: `<div data-pathquest="career-browser"></div><div id="form"></div><div id="queued"></div>
      <section id="own"></section>
      <script nonce="school">
        Pathquest.render('#queued', { widget: 'leaderboard', token: '${token}' })
      </script>`,
    // The same one twice is one.
    script: scripts('career-browser', 'join-form', 'career-browser', 'leaderboard'),
    viewport: { width: 1200, height: 4000 },
  })
  const { page } = heard
  await ready(page, 2)
  const form = page.getByRole('button', { name: 'Join Game' })
  await page.evaluate(() => {
    const mounted = window.Pathquest?.render?.('#form', { widget: 'join-form' })
    Object.assign(window, { mounted })
  })
  await form.waitFor()
  await page.evaluate(() => (window as unknown as { mounted: Mounted }).mounted.remove())
  await form.waitFor({ state: 'detached' })
  expect(await page.getByRole('searchbox').count()).toBe(1)
  // Shadow roots of the page are looked through when it asks for it.
  await page.evaluate(() => {
    const root = document.querySelector('#own')?.attachShadow({ mode: 'open' })
    if (!root) return
    const host = document.createElement('div')
    host.dataset.pathquest = 'join-form'
    root.append(host)
    window.Pathquest?.scan?.(root)
  })
  await form.waitFor()
  await expectQuiet(heard)
})

test('an element that becomes another widget is handed from file to file', async () => {
  const heard = await open({
    body: '<div id="one" data-pathquest="join-form"></div>',
    script: scripts('career-browser', 'join-form'),
  })
  const { page } = heard
  await ready(page)
  const turn = (widget: Widget) =>
    page.evaluate((name) => {
      for (const host of document.querySelectorAll<HTMLElement>('#one')) {
        host.dataset.pathquest = name
      }
    }, widget)
  await turn('career-browser')
  await page.getByRole('searchbox').waitFor()
  expect(await page.getByRole('button', { name: 'Join Game' }).count()).toBe(0)
  await turn('join-form')
  await page.getByRole('button', { name: 'Join Game' }).waitFor()
  expect(await page.getByRole('searchbox').count()).toBe(0)
  await expectQuiet(heard)
})

test('a file that is not what its hash says does not run', async () => {
  const { page } = await open({
    body: '<div data-pathquest="join-form"></div>',
    script: script('join-form', `sha384-${'A'.repeat(64)}`),
  })
  expect(await page.evaluate(() => 'Pathquest' in window)).toBe(false)
  expect(await page.getByRole('textbox').count()).toBe(0)
})

test('without the game in it the file of the join form leads to the game in the app', async () => {
  const game = await HostedGame.open()
  const heard = await open({
    body: `<div data-pathquest="join-form" data-code="${game.code}"></div>`,
    script: script('join-form'),
  })
  const { page } = heard
  await ready(page)
  await page.getByLabel('Your name').fill('Quiet Heron & Co')
  await page.getByRole('button', { name: 'Join Game' }).click()
  const link = page.getByRole('link', { name: /Open the game/ })
  await link.waitFor()
  // The seat went back: nobody sits in the lobby twice.
  await game.sees('an empty lobby', ({ players }) => players.length === 0)
  const [app] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  // What was typed once is not asked for again.
  expect(await app.getByLabel('Game code').inputValue()).toBe(game.code)
  expect(await app.getByLabel('Your name').inputValue()).toBe('Quiet Heron & Co')
  await app.getByRole('button', { name: 'Join Game' }).click()
  await game.sees('the one who joined', ({ players }) => players.length === 1)
  await expectQuiet(heard)
})

test('Spanish comes as data', async () => {
  const heard = await open({
    body: '<div data-pathquest="join-form" data-locale="es"></div>',
    script: script('join-form'),
  })
  await heard.page.getByLabel('Tu nombre').waitFor()
  await expectQuiet(heard)
})

test('the dark theme is in the file, and goes with the attribute', async () => {
  const heard = await open({
    body: '<div data-pathquest="join-form" data-theme="dark"></div>',
    script: script('join-form'),
  })
  const { page } = heard
  await ready(page)
  const host = page.locator('[data-pathquest]')
  const ground = () => host.evaluate((one) => getComputedStyle(one).getPropertyValue('--pq-bg'))
  const dark = await ground()
  await host.evaluate((one) => one.setAttribute('data-theme', 'light'))
  await expect.poll(ground).not.toBe(dark)
  expect(dark).toBe('#081a1c')
  await expectQuiet(heard)
})
