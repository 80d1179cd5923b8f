import { execFile } from 'node:child_process'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at } from '../../scripts/start/paths.mjs'
import { accessibilityProblems } from '../browser/support/axe'
import { origin, PHONE, useBrowser } from '../browser/support/browser'
import { answer } from '../browser/support/games'
import { packSdk } from '../support/pack-sdk'
import { type FileSite, serveFolder } from './support/file-site'
import { HostedGame } from './support/hosted-game'

const newcomer = useBrowser()
let folder: string
let site: FileSite

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pathquest-react-app-'))
  await cp(at('examples/react-app'), folder, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
  })
  const { file } = await packSdk(folder)
  await rename(file, join(folder, 'pathquest-sdk.tgz'))
  const run = promisify(execFile)
  await run('npm', ['install', '--prefer-offline', '--no-audit'], { cwd: folder })
  await run('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', VITE_PATHQUEST_ORIGIN: origin },
  })
  site = await serveFolder(join(folder, 'dist'))
})
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('the packed package shows careers in the colours of the school', async () => {
  const { page } = await newcomer()
  await page.goto(site.origin)
  await page.getByRole('heading', { name: 'Explore Careers' }).waitFor()
  const steps = () => page.evaluate(() => history.length)
  const before = await steps()
  await page.getByLabel('Search careers').pressSequentially('nurse')
  await expect.poll(() => page.getByLabel('Search careers').inputValue()).toBe('nurse')
  expect(await steps()).toBe(before)
  // A card that moves while the list is updated would not be clicked.
  await page.locator('[aria-busy=false] .pq-careers-grid').waitFor()
  const card = page.getByRole('button', { name: /Nurse/ }).first()
  await card.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Explore This Career' }).waitFor()
  await page.waitForURL(/#\/careers\?q=nurse&career=/)
  expect(await dialog.evaluate((it) => getComputedStyle(it).fontFamily)).toContain('Segoe UI')
  // #0f1a42, the school's own dark blue.
  const veil = await dialog.evaluate((it) => {
    const { backgroundColor, opacity } = getComputedStyle(it, '::backdrop')
    return { backgroundColor, opacity }
  })
  expect(veil).toEqual({ backgroundColor: 'rgb(15, 26, 66)', opacity: '0.6' })
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a live game is joined and answered on the school’s page', async () => {
  const student = await newcomer({ viewport: PHONE })
  const { page } = student
  const game = await HostedGame.open()
  await page.goto(`${site.origin}/#/game`)
  await page.getByLabel('Game code').fill(game.code)
  await page.getByLabel('Your name').fill('Maya')
  await page.getByRole('button', { name: 'Join Game' }).click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await game.ask(1)
  await answer(student, 1)
  await game.closed(1)
  await page.getByText('Correct!').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await student.context.cookies()).toEqual([])
})
