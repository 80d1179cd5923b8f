import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { at } from '../../scripts/start/paths.mjs'
import { origin } from '../browser/support/browser'
import { HostedGame } from './support/hosted-game'
import {
  events,
  expectQuiet,
  loader,
  ready,
  strictPolicy,
  useSchoolPages,
} from './support/school-page'
import { opensDetails, singleFile, tagOf } from './support/single-file'

const open = useSchoolPages()

test('every widget works under the strictest policy without console output', async () => {
  const game = await HostedGame.open()
  const { id, seatToken } = await game.join('Ana')
  const token = await game.share()
  const heard = await open({
    body: `<div id="careers" data-pathquest="career-browser" data-industry="Finance"></div>
      <pathquest-join-form id="join" code="${game.code}"></pathquest-join-form>
      <div id="game" data-pathquest="game-player" data-session-id="${game.id}" data-seat-token="${seatToken}"></div>
      <pathquest-leaderboard id="board" token="${token}" mode="full" heading-level="3"></pathquest-leaderboard>`,
    viewport: { width: 1200, height: 4000 },
  })
  const { page } = heard
  await ready(page, 4)
  const told = (await events(page)).map(({ name, target }) => `${name} ${target}`)
  expect(told.sort()).toEqual(['ready board', 'ready careers', 'ready game', 'ready join'])
  expect(id).not.toBe('')
  await page.getByRole('button', { name: 'Remove the filter Finance' }).waitFor()
  await expect.poll(() => page.getByLabel('Game code').inputValue()).toBe(game.code)
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await page.locator('#board').getByRole('heading', { level: 3 }).waitFor()
  await page.getByRole('button', { name: /Accountant/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('A Day in the Life').waitFor()
  const explore = dialog.getByRole('link', { name: /Explore This Career/ })
  await expect.poll(() => explore.getAttribute('href')).toMatch(`${origin}/careers?career=`)
  await expect.poll(() => explore.getAttribute('target')).toBe('_blank')
  await expectQuiet(heard)
})

test('widgets store nothing on the page’s site and send no cookie, not even the product’s own from a same-site page', async () => {
  // Another port of the same host is the same site, where every cookie would be sent.
  const from = origin.replace('localhost', '127.0.0.1')
  const { page } = await open({
    body: '<div data-pathquest="career-browser"></div>',
    script: loader(from),
    policy: strictPolicy({ from }),
  })
  const context = page.context()
  const cookie = { name: 'visitor', value: '1', url: from, httpOnly: true }
  await context.addCookies([cookie])
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.reload()
  await ready(page)
  const kept = await page.evaluate(async () => [
    document.cookie,
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
  ])
  expect(kept).toEqual(['', 0, 0, 0])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['visitor'])
  const headers = await Promise.all(requests.map((request) => request.allHeaders()))
  const withCookie = requests.filter((_, i) => headers[i]?.cookie).map((request) => request.url())
  // The page's own fetch does send it: this proves that there is a cookie to send.
  expect(withCookie).toContain(page.url())
  expect(withCookie.filter((url) => /\/(api|chunks)\//.test(url))).toEqual([])
  expect(requests.some((request) => request.url().startsWith(`${from}/api/careers`))).toBe(true)
})

test('a widget is fetched when it comes near the viewport, not before', async () => {
  const { page } = await open({
    body: '<p style="height:4000px"></p><div data-pathquest="join-form"></div>',
    policy: '',
  })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/v1/'))
        .map(({ name }) => name.replace(/.*\//, '').replace(/-[\da-f]{8}/, '')),
    )
  expect(await fetched()).toEqual(['embed.js'])
  await page.mouse.wheel(0, 3600)
  await ready(page)
  const files = await fetched()
  expect(files).toContain('join-form.js')
  // Chunks of other widgets were not fetched, and none twice.
  expect(files.filter((name) => /career|leaderboard|game/i.test(name))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})

test('as a module the loader distinguishes itself from a script of the page with a similar name', async () => {
  const heard = await open({
    body: '<div data-pathquest="join-form"></div>',
    script: `<script nonce="school" type="application/json" src="/videos/embed.js"></script>
      <script nonce="school" type="module" src="${origin}/v1/embed.js"></script>`,
  })
  await ready(heard.page)
  await expectQuiet(heard)
})

test.each([
  ['loader', async () => loader()],
  ['single file', async () => tagOf(await singleFile())],
])('an element of the page named currentScript is not mistaken for the %s', async (_, tag) => {
  const { page } = await open({
    body: `<img name="currentScript" src="/v1/comment.png" alt="">
      <div data-pathquest="career-browser"></div>`,
    script: await tag(),
    policy: strictPolicy().replace('img-src', "img-src 'self'"),
  })
  await ready(page)
  await opensDetails(page)
})

test('no file contains React: it is aliased to Preact', () => {
  const folder = at('packages/embed/dist/v1')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(6)
  for (const name of scripts) {
    const code = readFileSync(join(folder, name), 'utf8')
    expect(code, name).not.toMatch(
      /react\.transitional|react-dom|__SECRET_INTERNALS|__CLIENT_INTERNALS|ZodError/,
    )
  }
})
