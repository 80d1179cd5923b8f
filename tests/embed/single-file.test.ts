import { beforeAll, expect, test } from 'vitest'
import { origin } from '../browser/support/browser'
import { HostedGame } from './support/hosted-game'
import { expectQuiet, ready, useSchoolPages } from './support/school-page'

const open = useSchoolPages()
let single: { file: string; integrity: string }

beforeAll(async () => {
  single = (await (await fetch(`${origin}/v1/embed.json`)).json()).single
})

const script = (integrity = single.integrity) =>
  `<script nonce="school" src="${origin}/v1/${single.file}" integrity="${integrity}" crossorigin="anonymous"></script>`

test('the single file shows its three widgets by its hash, without fetching any other code', async () => {
  const game = await HostedGame.open()
  const token = await game.share()
  const heard = await open({
    body: `<div data-pathquest="career-browser"></div><div data-pathquest="join-form"></div>
      <pathquest-leaderboard token="${token}"></pathquest-leaderboard>`,
    script: script(),
    viewport: { width: 1200, height: 4000 },
  })
  const { page } = heard
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await ready(page, 3)
  await page.getByRole('button', { name: /Accountant/ }).click()
  await page.getByRole('dialog').getByText('A Day in the Life').waitFor()
  expect(scripts).toEqual([])
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

test('without the game in it the single file leads to the game in the app', async () => {
  const game = await HostedGame.open()
  const heard = await open({
    body: `<div data-pathquest="join-form" data-code="${game.code}"></div>`,
    script: script(),
  })
  const { page } = heard
  await ready(page)
  await page.getByRole('button', { name: 'Join Game' }).click()
  const link = page.getByRole('link', { name: /Open the game/ })
  expect(await link.getAttribute('href')).toBe(`${origin}/join-game?code=${game.code}`)
  // The seat went back: nobody sits in the lobby twice.
  await game.sees('an empty lobby', ({ players }) => players.length === 0)
  await expectQuiet(heard)
})

test('Spanish comes as data', async () => {
  const heard = await open({
    body: '<div data-pathquest="join-form" data-locale="es"></div>',
    script: script(),
  })
  await heard.page.getByLabel('Tu nombre').waitFor()
  await expectQuiet(heard)
})
