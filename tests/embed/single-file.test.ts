import { beforeAll, expect, test } from 'vitest'
import type { Mounted } from '../../packages/embed/src/page/page'
import { origin } from '../browser/support/browser'
import { HostedGame } from './support/hosted-game'
import { expectQuiet, ready, useSchoolPages } from './support/school-page'
import {
  findsNoPart,
  opensDetails,
  type SingleFile,
  singleFile,
  tagOf,
} from './support/single-file'

const open = useSchoolPages()
let single: SingleFile

beforeAll(async () => {
  single = await singleFile()
})

const script = (integrity?: string) => tagOf(single, integrity)

test('one file shows the career browser, the join form and the leaderboard', async () => {
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
    script: script() + script(),
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

test('a file that is not what its hash says does not run', async () => {
  const { page } = await open({
    body: '<div data-pathquest="join-form"></div>',
    script: script(`sha384-${'A'.repeat(64)}`),
  })
  expect(await page.evaluate(() => 'Pathquest' in window)).toBe(false)
  expect(await page.getByRole('textbox').count()).toBe(0)
})

test('what comes later is fetched as parts of the file, and nothing of it stays on the page', async () => {
  const heard = await open({
    body: '<div data-pathquest="career-browser"></div>',
    script: script(),
  })
  const { page } = heard
  await ready(page)
  await opensDetails(page)
  await expect.poll(() => page.locator('link').count()).toBe(0)
  const code = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
  expect(code).toContain(`/v1/${single.file}`)
  for (const path of code) expect(path).toMatch(/^\/v1\/pathquest-/)
  await expectQuiet(heard)
})

test.each([
  ['a part', '**/v1/pathquest-part-career-browser-later-*'],
  ['the list of all parts', '**/v1/pathquest-*.json'],
])(
  '%s that somebody changed does not run; the widget says so and goes on when it is right again',
  async (_, changed) => {
    const heard = await open({ body: '<div id="later"></div>', script: script() })
    const { page } = heard
    await page.route(changed, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/^/, ' ')
      await route.fulfill({ response, body })
    })
    const again = await findsNoPart(page)
    // A handler that is still at work would find its request handed on to the server.
    await page.unrouteAll({ behavior: 'wait' })
    await again.click()
    await opensDetails(page)
    expect(await heard.violations()).toEqual([])
  },
)

test('under a policy of nonces alone the parts come in by the nonce of the file', async () => {
  const heard = await open({
    body: '<div data-pathquest="career-browser"></div>',
    script: script(),
    policy: `default-src 'none'; script-src 'nonce-school'; connect-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
  })
  const { page } = heard
  await ready(page)
  await opensDetails(page)
  await expectQuiet(heard)
})

test('who joins by the form plays in its place', async () => {
  const game = await HostedGame.open()
  const heard = await open({
    body: `<div data-pathquest="join-form" data-code="${game.code}"></div>`,
    script: script(),
  })
  const { page } = heard
  await ready(page)
  await page.getByLabel('Your name').fill('Quiet Heron')
  await page.getByRole('button', { name: 'Join Game' }).click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  const text = await game.ask(1)
  await page.getByText(text).waitFor()
  await game.end()
  await page.getByText('Total Score').waitFor()
  await expectQuiet(heard)
})

test('the game player is a part as a whole; where it does not come, the widget says so', async () => {
  const game = await HostedGame.open()
  const player = '**/v1/pathquest-part-game-player-*'
  const heard = await open({ body: '<div id="later"></div>', script: script() })
  const { page } = heard
  await page.route(player, (route) => route.abort())
  await page.evaluate((code) => {
    window.Pathquest?.render?.('#later', { widget: 'game-player', code })
  }, game.code)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute(player)
  await again.click()
  await page.getByLabel('Your name').fill('Amber Fox')
  await page.getByRole('button', { name: 'Join Game' }).click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await expectQuiet(heard)
})

test('Spanish and the dark theme are parts', async () => {
  const heard = await open({
    body: '<div data-pathquest="join-form" data-locale="es" data-theme="dark"></div>',
    script: script(),
  })
  const { page } = heard
  await page.getByLabel('Tu nombre').waitFor()
  const host = page.locator('[data-pathquest]')
  const ground = () => host.evaluate((one) => getComputedStyle(one).getPropertyValue('--pq-bg'))
  await expect.poll(ground).toBe('#081a1c')
  await host.evaluate((one) => one.setAttribute('data-theme', 'light'))
  await expect.poll(ground).not.toBe('#081a1c')
  await expectQuiet(heard)
})
