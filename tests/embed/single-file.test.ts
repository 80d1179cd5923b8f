import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Mounted } from '../../packages/embed/src/page/page'
import { origin } from '../browser/support/browser'
import { questionStands } from './support/answering'
import { HostedGame } from './support/hosted-game'
import { expectQuiet, ready, useSchoolPages } from './support/school-page'
import { opensDetails, type SingleFile, singleFile, tagOf } from './support/single-file'

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
    // A repeated script tag has no effect.
    script: script() + script(),
    viewport: { width: 1200, height: 4000 },
  })
  const { page } = heard
  await ready(page, 2)
  const form = page.getByRole('button', { name: 'Join Game' })
  // Cards that are drawn meanwhile push what is below them out of sight again.
  const scrolledTo = (place: string) =>
    expect
      .poll(async () => {
        await page.locator(place).first().scrollIntoViewIfNeeded()
        return form.isVisible()
      })
      .toBe(true)
  await page.evaluate(() => {
    const mounted = window.Pathquest?.render?.('#form', { widget: 'join-form' })
    Object.assign(window, { mounted })
  })
  // Far below the cards, where nothing is rendered before the user scrolls near.
  await scrolledTo('#form')
  await page.evaluate(() => (window as unknown as { mounted: Mounted }).mounted.remove())
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('searchbox').count()).toBe(1)
  // Shadow roots of the page are scanned on request.
  await page.evaluate(() => {
    const root = document.querySelector('#own')?.attachShadow({ mode: 'open' })
    if (!root) return
    const host = document.createElement('div')
    host.dataset.pathquest = 'join-form'
    root.append(host)
    window.Pathquest?.scan?.(root)
  })
  await scrolledTo('#own div')
  await expectQuiet(heard)
})

test('a file that does not match its hash does not run', async () => {
  const { page } = await open({
    body: '<div data-pathquest="join-form"></div>',
    script: script(`sha384-${'A'.repeat(64)}`),
  })
  expect(await page.evaluate(() => 'Pathquest' in window)).toBe(false)
  expect(await page.getByRole('textbox').count()).toBe(0)
})

/** Paths of scripts that the page has fetched. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

test('everything is in the file: details, Spanish and the dark theme fetch no further code', async () => {
  const heard = await open({
    body: '<div data-pathquest="career-browser" data-locale="es" data-theme="dark"></div>',
    script: script(),
  })
  const { page } = heard
  await ready(page)
  const host = page.locator('[data-pathquest]')
  const ground = () => host.evaluate((one) => getComputedStyle(one).getPropertyValue('--pq-bg'))
  await expect.poll(ground).toBe('#081a1c')
  await page.getByText('Ver todas las profesiones').waitFor()
  await page.getByRole('searchbox').fill('accountant')
  await page.getByRole('button', { name: 'Contador o contadora', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('dialog').locator('.pq-career-art svg').waitFor()
  await host.evaluate((one) => one.setAttribute('data-theme', 'light'))
  await expect.poll(ground).not.toBe('#081a1c')
  expect(await scripts(page)).toEqual([`/v1/${single.file}`])
  await expectQuiet(heard)
})

test.each([
  ['nonces alone', () => "'nonce-school'"],
  ['the hash of the file alone', () => `'${single.integrity}'`],
])('under a policy of %s, with Trusted Types, all of it works', async (_, source) => {
  const heard = await open({
    body: '<div data-pathquest="career-browser"></div>',
    script: script(),
    policy: `default-src 'none'; script-src ${source()}; connect-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
  })
  const { page } = heard
  await ready(page)
  await opensDetails(page)
  await expectQuiet(heard)
})

test('after joining, the form is replaced by the game', async () => {
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
  await questionStands(page, await game.ask(1))
  // The pieces that render the options are in the file as well.
  await page.getByRole('radiogroup', { name: 'Answers' }).waitFor()
  expect(await scripts(page)).toEqual([`/v1/${single.file}`])
  await game.end()
  await page.getByText('Total Score').waitFor()
  await expectQuiet(heard)
})

test('the game player is in the file, with its form if the page has no seat', async () => {
  const game = await HostedGame.open()
  const heard = await open({ body: '<div id="here"></div>', script: script() })
  const { page } = heard
  await page.evaluate((code) => {
    window.Pathquest?.render?.('#here', { widget: 'game-player', code })
  }, game.code)
  await page.getByLabel('Your name').fill('Amber Fox')
  await page.getByRole('button', { name: 'Join Game' }).click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  expect(await scripts(page)).toEqual([`/v1/${single.file}`])
  await expectQuiet(heard)
})
